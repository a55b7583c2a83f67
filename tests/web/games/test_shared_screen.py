"""Several people at one screen: whole games, with a curtain between those whose hands are secret."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Server
from web.browsing import IS_BUSY, MAY_ACT, MOST_CLICKS, PHONE, Person, axe_clean, by_keyboard, clicking, to_the_end, until
from web.reading import Truth, check_reading

GAMES = [("witches", 3, {"rounds": 1}), ("broom_service", 2, {})]
# What the curtain says, once something can be done; "open" where there is none, and nothing when the game is over.
CURTAIN = f"""({IS_BUSY}) ? null : document.querySelector('.outcome') ? '' : document.querySelector('.curtain .primary')
  ? document.querySelector('.curtain h1').innerText : document.querySelector('{MAY_ACT}') ? 'open' : null"""
NAMES = ["Bella", "Carla", "Dora"]
WATCH_FOR_CURTAINS = """
  window.curtains = 0;
  new MutationObserver(() => (curtains += document.querySelectorAll('.curtain').length)).observe(document.body, {childList: true, subtree: true});
"""


def sit_together(person: Person, game: str, players: int, options: Any, bots: int = 0) -> str:
    """Everybody at one screen, and bots; begun."""
    person.ask("POST", "/people/guest", {"name": "Agnes"})
    seats = [
        {"kept_for": "me"},
        *[{"kept_for": "me", "name": name} for name in NAMES[: players - bots - 1]],
        *[{"kept_for": "bot", "bot": "random"}] * bots,
    ]
    made = person.ask("POST", "/tables", {"game": game, "seats": seats, "options": options})
    person.ask("POST", f"/tables/{made['id']}/start")
    person.open(f"/t/{made['id']}")
    return str(made["id"])


def opening(page: Page, act: Any) -> Any:
    """Opens the curtain where it is closed, else acts."""

    def each(page: Page) -> None:
        if page.locator(".curtain").count():
            assert page.locator(".board, .log, .moves, .chat").count() == 0, "something shows through the curtain"
            page.locator(".curtain .primary").press("Enter")  # a click where the last one was, at once, is taken for a double click
            expect(page.locator(".moves")).to_be_visible()
        else:
            act(page)

    return each


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_whole_game(browser: Browser, server: Server, game: str, players: int, options: Any) -> None:
    person = Person(browser, server)
    table = sit_together(person, game, players, options)
    expect(person.page.locator(".curtain h1")).to_have_text("It is Agnes’s turn")
    axe_clean(person.page)
    shared_to_the_end(person.page, clicking(random.Random(game)))
    counts = check_reading(person, Truth(person, table))
    assert sorted(counts, key=str) == list(range(players)) and min(counts.values()) > 5
    assert person.real_faults == []
    person.close()


def shared_to_the_end(page: Page, act: Any) -> None:
    """Plays everybody's turns until the game is over; the curtain closed at least once for each."""
    opened: set[str] = set()
    for _ in range(MOST_CLICKS):
        curtain = until(page, CURTAIN)
        if curtain == "":
            assert len(opened) > 1
            return
        opened |= {curtain} - {"open"}
        opening(page, act)(page)
    raise AssertionError("the game does not end")


def test_by_keyboard_with_a_bot_on_a_phone(browser: Browser, server: Server) -> None:
    person = Person(browser, server, viewport=PHONE)
    sit_together(person, "witches", 3, {"rounds": 1}, bots=1)
    shared_to_the_end(person.page, by_keyboard)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
    person.close()


def test_no_curtain_where_everybody_sees_the_same(browser: Browser, server: Server) -> None:
    """Who plays together at the towers has one open hand."""
    person = Person(browser, server)
    table = sit_together(person, "wandering_towers", 2, {"mode": "cooperative"})
    page, act, turns = person.page, clicking(random.Random(2)), set()
    expect(page.locator(".moves button").first).to_be_visible()
    page.evaluate(WATCH_FOR_CURTAINS)

    def watched(page: Page) -> None:
        turns.add(page.locator(".seats li", has_text="you").inner_text())
        act(page)

    to_the_end(page, watched)
    assert page.evaluate("curtains") == 0, "not even for a moment, while only one of the two has been told of a move"
    assert len({name for turn in turns for name in ("Agnes", "Bella") if name in turn}) == 2
    assert set(check_reading(person, Truth(person, table))) == {0, 1}
    person.close()


def test_a_reload_closes_the_curtain(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    sit_together(person, "witches", 3, {"rounds": 1})
    page = person.page
    page.locator(".curtain .primary").click()
    expect(page.locator(".moves button").first).to_be_visible()
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
    person.close()


def test_asked_for_on_the_page(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page = person.open("/new/wandering_towers")
    page.get_by_label("Your name").fill("Agnes")
    page.get_by_label("People at this screen").select_option("2")
    page.get_by_label("Name at seat 2").fill("Bella")
    for seat in (3, 4):
        page.get_by_label(f"Seat {seat}").select_option("bot:random")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".curtain h1")).to_have_text(re.compile("(Agnes|Bella)’s turn"))
    assert person.real_faults == []
    person.close()
