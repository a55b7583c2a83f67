"""Pieces travel: in the order things happened, and to where they belong, also when one clicks before they have arrived."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Server
from web.browsing import Person, all_wait_for_me, clicking, settled
from web.looking import LAID_OUT
from web.playing import finished

# Which pieces set out, in this order.
WATCH = """() => {
  window.started = [];
  document.addEventListener('transitionstart', ({ target, propertyName }) => {
    if (['left', 'top', 'transform'].includes(propertyName) && target.closest('.board')) started.push(target.innerHTML + target.className);
  });
}"""
RESTING = """() => document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""
PLACES = """() => {
  const board = document.querySelector('.board').getBoundingClientRect();
  const place = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.ariaLabel, ...[x - board.x, y - board.y, width, height].map(Math.round)];
  };
  return [...document.querySelectorAll('.board [aria-label]')].filter((one) => one.checkVisibility()).map(place).map(String).sort();
}"""


def moving(browser: Browser, server: Server) -> Person:
    return Person(browser, server, reduced_motion="no-preference")


def places(page: Page) -> list[str]:
    """Where everything with a name is on the board, once nothing moves any more."""
    page.mouse.move(1, 1)
    expect(page.locator('.board [aria-busy="true"]')).to_have_count(0)
    page.evaluate(LAID_OUT)
    page.wait_for_function(RESTING)
    return list(page.evaluate(PLACES))


def step_with(person: Person, table: str, *kinds: str) -> int:
    """The first move of a finished game in which all this happened."""
    steps = person.ask("GET", f"/tables/{table}/replay")["steps"]
    return next(int(step["number"]) for step in steps if set(kinds) <= {event["kind"] for event in step["events"]})


def shown_at(person: Person, table: str, number: int) -> Page:
    page = person.open(f"/replay/{table}?move={number}")
    arrive_at(page, number)
    return page


def arrive_at(page: Page, number: int) -> None:
    """Waits until this move is on the board: its number is there before."""
    expect(page.locator(".controls .at")).to_contain_text(f"Move {number} of")
    expect(page.locator(".replay > .middle")).to_have_attribute("aria-busy", "false")
    expect(page.locator(".board [aria-label]").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "kinds", "options"),
    [
        ("witches", ["card", "trick"], {"rounds": 1}),
        ("wandering_towers", ["wizard_home", "castle_moved"], {"spells": "none"}),
        ("broom_service", ["fly"], {}),
    ],
)
def test_pieces_travel_to_where_they_belong(browser: Browser, server: Server, game: str, kinds: list[str], options: dict[str, Any]) -> None:
    person = moving(browser, server)
    table = finished(person, game, 3 if game == "witches" else 2, **options)
    number = step_with(person, table, *kinds)
    page = shown_at(person, table, number - 1)
    before = places(page)
    page.evaluate(WATCH)
    page.get_by_role("button", name="One move on").click()
    arrive_at(page, number)
    arrived = places(page)
    if game == "wandering_towers":
        order = ["castle" if "castle" in piece.lower() else "wizard" for piece in page.evaluate("started")]
        assert order.index("wizard") < order.index("castle"), "the castle moves on after the wizard has come home"
    assert arrived != before
    assert arrived == places(shown_at(person, table, number))
    assert person.real_faults == []
    person.close()


def arrival(page: Page) -> list[str]:
    """Where everything is once nothing moves any more."""
    before: list[str] = []
    for _ in range(20):
        page.wait_for_timeout(300)
        now = places(page)
        if now == before:
            return now
        before = now
    raise AssertionError("something moves on and on")


@pytest.mark.parametrize(("game", "players"), [("witches", 4), ("wandering_towers", 4), ("broom_service", 3)])
def test_who_does_not_wait_for_the_pieces_breaks_nothing(browser: Browser, server: Server, game: str, players: int) -> None:
    person, act = moving(browser, server), clicking(random.Random(6))
    person.sit_at(game, players)
    page = person.page
    for _ in range(14):
        expect(page.locator(".moves button").first).to_be_visible()
        act(page)
        settled(page)
    back = page.locator(".sentence").get_by_role("button", name="Back")
    while back.count():  # nothing is half chosen any more
        back.press("Enter")
    all_wait_for_me(page)
    arrived = arrival(page)
    page.reload()
    all_wait_for_me(page)
    assert arrived == arrival(page)
    assert person.real_faults == []
    person.close()
