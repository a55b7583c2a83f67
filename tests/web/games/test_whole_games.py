"""Whole games in a real Chromium to the end, each on another screen: by mouse, by keyboard alone, by touch; what was told meanwhile is read."""

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
Size = dict[str, int]
DESKS: list[Size] = [{"width": 1440, "height": 900}, {"width": 1366, "height": 768}, {"width": 820, "height": 1180}]
AT_200_PERCENT: Size = {"width": 640, "height": 400}  # of a desk of 1280 × 800
ZOOMED: list[Size] = [AT_200_PERCENT, {"width": 1280, "height": 800}, AT_200_PERCENT]
PHONES: list[Size] = [PHONE, {"width": 375, "height": 667}, {"width": 844, "height": 390}]


def on(games: list[tuple[str, int, dict[str, Any]]], screens: list[Size]) -> Any:
    """Each game on a screen of its own."""
    given = [(*game, screen) for game, screen in zip(games, screens, strict=True)]
    named = [f"{game}-{screen['width']}x{screen['height']}" for game, _, _, screen in given]
    return pytest.mark.parametrize(("game", "players", "options", "screen"), given, ids=named)


@on(RIVALS, DESKS)
def test_by_mouse(browser: Browser, server: Server, game: str, players: int, options: Any, screen: Size) -> None:
    person = Person(browser, server, viewport=screen)
    table = person.sit_at(game, players, **options)
    assert to_the_end(person.page, clicking(random.Random(game))) > 5
    expect(person.page.locator(".outcome h2")).to_be_visible()
    assert check_reading(person, Truth(person, table))[0] > 5
    assert person.real_faults == []
    person.close()


@on(GAMES, ZOOMED)
def test_by_keyboard_alone(browser: Browser, server: Server, game: str, players: int, options: Any, screen: Size) -> None:
    person = Person(browser, server, viewport=screen)
    table = person.sit_at(game, players, **options)
    assert to_the_end(person.page, by_keyboard) > 5
    assert check_reading(person, Truth(person, table))[0] > 5
    assert person.real_faults == []
    person.close()


@on(GAMES, PHONES)
def test_on_a_phone_by_touch(browser: Browser, server: Server, game: str, players: int, options: Any, screen: Size) -> None:
    person = Person(browser, server, viewport=screen, has_touch=True, is_mobile=True)
    table = person.sit_at(game, players, **options)
    assert to_the_end(person.page, clicking(random.Random(game), tap=True)) > 5
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
    assert check_reading(person, Truth(person, table))[0] > 5
    assert person.real_faults == []
    person.close()
