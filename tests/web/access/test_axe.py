"""axe finds no violation on any screen, by night and by day."""

import random

import pytest
from playwright.sync_api import Browser, expect
from server.running import Server
from web.browsing import PHONE, Person, axe_clean, clicking, to_the_end, unfold

SCREENS = [
    "/",
    "/open",
    "/games",
    "/learn",
    "/learn/witches",
    "/rules/witches",
    "/settings",
    "/account",
    "/p",
    "/p/nobody",
    "/friends",
    "/new/witches",
    "/new/wandering_towers",
    "/new/broom_service",
    "/nowhere",
    "/daily",
    "/daily/witches/2020-01-01",
    "/ratings",
    "/ratings/witches/3",
    "/admin",
    "/t/not-a-table",
    "/replay/not-a-table",
]
GAMES = [("witches", 4, {"rounds": 1}), ("wandering_towers", 6, {}), ("broom_service", 5, {"side": "back"})]


def test_pages(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.ask("POST", "/people/guest", {"name": "Agnes"})
    for path in SCREENS:
        page = person.open(path)
        expect(page.locator("h1")).to_be_visible()
        unfold(page)
        axe_clean(page)
    person.close()


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_tables(browser: Browser, server: Server, game: str, players: int, options: dict[str, str]) -> None:
    person = Person(browser, server)
    person.sit_at(game, players, **options)
    page = person.page
    for _ in range(3):
        expect(page.locator(".moves button").first).to_be_visible()
        axe_clean(page)
        clicking(random.Random(5))(page)
    person.close()


def test_a_guide(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page = person.open("/learn/broom_service")
    page.locator("button.primary").click()
    expect(page.locator(".guide")).to_be_visible()
    axe_clean(page)
    person.close()


def test_the_end_and_the_replay_on_a_phone(browser: Browser, server: Server) -> None:
    person = Person(browser, server, viewport=PHONE)
    table = person.sit_at("witches", 3, rounds=1)
    to_the_end(person.page, clicking(random.Random(1)))
    axe_clean(person.page)
    page = person.open(f"/replay/{table}")
    expect(page.locator(".controls")).to_be_visible()
    axe_clean(page)
    person.close()
