"""German and Dutch words are long: no text leaves its box, on any screen, on a phone and on a desk."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from server.running import Server
from web.browsing import PHONE, Person, clicking, settled, to_the_end, unfold
from web.looking import too_wide

DESK = {"width": 1440, "height": 900}
SCREENS = [
    "/",
    "/open",
    "/games",
    "/learn",
    "/learn/witches",
    "/rules",
    "/rules/witches",
    "/rules/wandering_towers",
    "/rules/broom_service",
    "/settings",
    "/account",
    "/p",
    "/p/nobody",
    "/friends",
    "/new/witches",
    "/new/wandering_towers",
    "/new/broom_service",
    "/daily",
    "/daily/witches/2020-01-01",
    "/ratings",
    "/ratings/witches/3",
    "/admin",
    "/nowhere",
    "/t/not-a-table",
    "/replay/not-a-table",
]
GAMES = [("witches", 6, {"rounds": 1}), ("wandering_towers", 6, {"spells": "random", "spell_count": 8}), ("broom_service", 5, {"side": "back"})]


@pytest.fixture(params=[PHONE, DESK], ids=["390", "1440"])
def person(request: Any, browser: Browser, server: Server) -> Any:
    somebody = Person(browser, server, viewport=request.param, locale="de-DE")
    yield somebody
    somebody.close()


def test_pages(person: Person) -> None:
    person.ask("POST", "/people/guest", {"name": "Friederike Wolkenstein"})
    for path in SCREENS:
        page = person.open(path)
        expect(page.locator("h1")).to_be_visible()
        unfold(page)
        assert too_wide(page) == [], path


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_tables(person: Person, game: str, players: int, options: dict[str, Any]) -> None:
    person.sit_at(game, players, **options)
    act = clicking(random.Random(7))
    for _ in range(14):
        expect(person.page.locator(".moves button, .outcome").first).to_be_visible()
        assert too_wide(person.page) == []
        act(person.page)
        settled(person.page)


@pytest.mark.parametrize("width", [390, 1024, 1280])
def test_dutch_names_of_roles_stay_on_their_cards(browser: Browser, server: Server, width: int) -> None:
    somebody = Person(browser, server, viewport={"width": width, "height": 900}, locale="nl-NL")
    somebody.sit_at("broom_service", 4)
    expect(somebody.page.get_by_role("button", name="vruchtenverzamelaar").first).to_be_visible()
    assert too_wide(somebody.page) == []
    somebody.close()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "nl-NL"])
def test_the_head_of_the_page_is_one_line_at_every_width(browser: Browser, server: Server, locale: str) -> None:
    somebody = Person(browser, server, locale=locale)
    somebody.ask("POST", "/people/guest", {"name": "Friederike Wolkenstein"})
    page = somebody.page
    for path, seen in (("/rules", "h1"), (f"/t/{somebody.begin('witches', 3)}", ".hand .held")):
        somebody.open(path)
        expect(page.locator(seen).first).to_be_visible()
        for width in (360, 740, 800, 860, 958, 964, 1000, 1024, 1152, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            expect(page.locator("header .brand")).to_be_visible()
            assert page.locator("header").evaluate("(head) => head.getBoundingClientRect().height") < 72, (path, width)
            assert too_wide(page) == [], (path, width)
    somebody.close()


def test_the_end_and_the_guide(person: Person) -> None:
    person.sit_at("witches", 3, rounds=1)
    to_the_end(person.page, clicking(random.Random(1)))
    assert too_wide(person.page) == []
    expect(person.open("/games").locator("section li").first).to_be_visible()
    assert too_wide(person.page) == []
    for game in ("witches", "wandering_towers", "broom_service"):
        page = person.open(f"/learn/{game}")
        page.locator("button.primary").click()
        expect(page.locator(".guide")).to_be_visible()
        assert too_wide(page) == [], game
