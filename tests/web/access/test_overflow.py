"""German words are long: no text leaves its box, on any screen, on a phone and on a desk."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from server.running import Server
from web.browsing import PATIENCE, PHONE, Person, clicking, settled, to_the_end, unfold
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
        expect(person.page.locator(".moves button, .outcome").first).to_be_visible(timeout=PATIENCE)
        assert too_wide(person.page) == []
        act(person.page)
        settled(person.page)


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
