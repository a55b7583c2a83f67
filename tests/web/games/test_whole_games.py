"""Whole games in a real Chromium to the end: by mouse, by keyboard alone, on a phone by touch; what was told meanwhile is read."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from server.running import Server
from web.browsing import PHONE, Person, by_keyboard, clicking, to_the_end
from web.reading import Truth, check_reading

GAMES = [
    ("witches", 4, {"rounds": 1}),
    ("wandering_towers", 2, {"mode": "cooperative"}),
    ("broom_service", 2, {}),
]
RIVALS = [("witches", 3, {"rounds": 2}), ("wandering_towers", 3, {"bot": "careful"}), ("broom_service", 4, {"side": "back"})]


@pytest.mark.parametrize(("game", "players", "options"), RIVALS)
def test_by_mouse(browser: Browser, server: Server, game: str, players: int, options: Any) -> None:
    person = Person(browser, server)
    table = person.sit_at(game, players, **options)
    assert to_the_end(person.page, clicking(random.Random(game))) > 5
    expect(person.page.locator(".outcome h2")).to_be_visible()
    assert check_reading(person, Truth(person, table))[0] > 5
    assert person.real_faults == []
    person.close()


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_by_keyboard_alone(browser: Browser, server: Server, game: str, players: int, options: Any) -> None:
    person = Person(browser, server)
    table = person.sit_at(game, players, **options)
    assert to_the_end(person.page, by_keyboard) > 5
    assert check_reading(person, Truth(person, table))[0] > 5
    assert person.real_faults == []
    person.close()


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_on_a_phone_by_touch(browser: Browser, server: Server, game: str, players: int, options: Any) -> None:
    person = Person(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    table = person.sit_at(game, players, **options)
    assert to_the_end(person.page, clicking(random.Random(game), tap=True)) > 5
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
    assert check_reading(person, Truth(person, table))[0] > 5
    assert person.real_faults == []
    person.close()
