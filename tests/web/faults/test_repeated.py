"""A click that repeats the last one was meant for what lay there before: it makes no second move. Nor does a key that is held."""

import time

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Server
from web.browsing import MAY_ACT, VISIBLE_PLACE, Person, settled

GAMES = [("witches", 3), ("wandering_towers", 2), ("broom_service", 2)]
RHYTHM = 0.12  # seconds between the clicks of a hand
TRIES = 8
COUNT_CLICKS = """() => {
  window.clicks = [];
  addEventListener('click', (event) => window.clicks.push(event.timeStamp), true);
}"""


@pytest.mark.parametrize("what", [".board .lit", ".moves button"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_double_click_is_one_move(browser: Browser, server: Server, game: str, players: int, what: str) -> None:
    person = Person(browser, server)
    person.sit_at(game, players)
    page = person.page
    expect(page.locator(".moves button").first).to_be_visible()
    page.evaluate(COUNT_CLICKS)
    assert {double_click(person, what) for _ in range(TRIES)} <= {0, 1}
    assert person.real_faults == []
    person.close()


def double_click(person: Person, what: str) -> int:
    """Clicks twice at one place, in the list where the board has none, again when the answer is there; how many moves that made, a packet as one."""
    page = person.page
    expect(page.locator(MAY_ACT).first).to_be_visible()
    before, place = person.acknowledged, page.evaluate(VISIBLE_PLACE, [[what, 0.0], [MAY_ACT, 0.0]])
    first, packet = time.time(), page.locator(".gather.confirm").count()
    gathered, tapped = page.locator(".gather").count(), page.locator(".board .chosen")
    count = tapped.count()
    click_at(page, place, first)
    settled(page)
    click_at(page, place, first + RHYTHM)
    settled(page)
    clicked = page.evaluate("window.clicks.slice(-2)")
    assert clicked[1] - clicked[0] == pytest.approx(RHYTHM * 1000, abs=5)
    if gathered and not packet and what == ".board .lit":
        assert tapped.count() > count, "what was tapped in is not tapped out again"
    return min(person.acknowledged - before, 1) if packet else person.acknowledged - before


def click_at(page: Page, place: dict[str, float], when: float) -> None:
    """A click that a hand made at this time, however late the machine comes to it."""
    session = page.context.new_cdp_session(page)
    for kind in ("mousePressed", "mouseReleased"):
        session.send("Input.dispatchMouseEvent", {"type": kind, **place, "button": "left", "clickCount": 1, "timestamp": when})
    session.detach()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_held_key_is_one_move(browser: Browser, server: Server, game: str, players: int) -> None:
    person = Person(browser, server)
    person.sit_at(game, players)
    page = person.page
    press_and_hold(page)
    expect(page.locator(".moves button").first).to_be_visible()
    assert person.acknowledged == 1
    page.keyboard.up("Enter")
    person.close()


def press_and_hold(page: Page) -> None:
    """Presses Enter on the first move, and keeps it down while the next ones come."""
    page.locator(".moves button").first.focus()
    for _ in range(12):
        page.keyboard.down("Enter")  # each but the first is a repeat
        settled(page)
        page.evaluate("() => new Promise(requestAnimationFrame)")
