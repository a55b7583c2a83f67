"""Pieces travel: in the order things happened, and to where they belong, also when one clicks before they have arrived."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Server
from web.browsing import PHONE, Person, all_wait_for_me, clicking, is_over, settled
from web.looking import LAID_OUT
from web.playing import finished

# Which pieces set out, in this order.
WATCH = """() => {
  window.started = [];
  document.addEventListener('transitionstart', ({ target, propertyName }) => {
    if (['left', 'top', 'transform'].includes(propertyName) && target.closest('.board')) started.push(target.innerHTML + target.className);
  });
}"""
RESTS = 5  # looks, longer together than anything is left to be looked at before the next goes on
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
    """Where everything with a name is on the board that nobody points at, once nothing moves any more."""
    page.mouse.move(1, 1)
    return where_all_is(page)


def where_all_is(page: Page) -> list[str]:
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
    expect(page.get_by_role("button", name="Skip to my turn")).to_have_count(0)
    before: list[str] = []
    alike = 0
    for _ in range(100):
        page.wait_for_timeout(300)
        now = places(page)
        alike = alike + 1 if now == before else 0
        if alike == RESTS:
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


def test_pointing_at_roles_moves_nothing(browser: Browser, server: Server) -> None:
    """What a role does is told on a card over the rest, some of it in more lines than others."""
    person = moving(browser, server)
    person.sit_at("broom_service", 3)
    page = person.page
    before = arrival(page)
    cards = page.locator(".roles.ten > *")
    expect(cards).to_have_count(10)
    told = set()
    for card in cards.all():
        card.hover()
        expect(card).to_have_attribute("aria-describedby", "explanation")
        told.add(page.get_by_role("tooltip").inner_text())
        assert where_all_is(page) == before
        page.mouse.move(5, 5)  # the next lies beneath the explanation, perhaps
        expect(page.get_by_role("tooltip")).to_have_count(0)
    assert len(told) == 10
    assert person.real_faults == []
    person.close()


# Where each of these begins on the page, however far it is scrolled.
BEGINNINGS = """(panels) => {
  const placed = (one) => { const { x, y } = one.getBoundingClientRect(); return [Math.round(x + scrollX), Math.round(y + scrollY)]; };
  const found = panels.map((panel) => [panel, document.querySelector(`.board .board ${panel}`)]);
  return Object.fromEntries(found.filter(([, one]) => one?.checkVisibility()).map(([panel, one]) => [panel, placed(one)]));
}"""
PANELS = {
    "witches": [".table", ".hand"],
    "wandering_towers": [".seats", ".place", ".hand", ".spells"],
    "broom_service": [".sheet", ".event", ".seats", ".stage", ".roles.held"],
}
ACTS = 26  # about a whole round of Broom Service
MOST_ACTS = 400  # until every panel has been there: a click that repeats the last does nothing for a while
LOOKS = 40  # at a finished game
TOLD = [".event", ".bewitched", "section.turn"]
HEIGHTS = """(panels) => {
  const found = panels.map((panel) => [panel, document.querySelector(`.board .board ${panel}`)]).filter(([, one]) => one);
  return Object.fromEntries(found.map(([panel, one]) => [panel, one.offsetHeight]));
}"""


SCREENS = [(390, 844), (844, 390), (1440, 900)]  # and the tablet, on which one game is laid out in a way of its own


@pytest.mark.parametrize(
    ("game", "players", "options", "width", "height"),
    [
        *[("witches", 4, {}, *screen) for screen in SCREENS],
        # from the first action on cards may be thrown away too: then most is offered beneath them
        *[("wandering_towers", 4, {"discard": "any"}, *screen) for screen in SCREENS],
        *[("broom_service", 3, {}, *screen) for screen in (*SCREENS, (820, 1180))],
    ],
)
def test_panels_stay_where_they_are(
    browser: Browser, server: Server, game: str, players: int, options: dict[str, Any], width: int, height: int
) -> None:
    """Sentences grow longer, choices come and go, hands are chosen and played: what is no part of that stays."""
    person, act = Person(browser, server, viewport={"width": width, "height": height}), clicking(random.Random(4))
    person.sit_at(game, players, **options)
    first: dict[str, list[int]] = {}
    for acts in range(MOST_ACTS):
        if is_over(person.page) or (acts >= ACTS and set(first) == set(PANELS[game])):
            break
        for panel, place in person.page.evaluate(BEGINNINGS, PANELS[game]).items():
            told = person.page.locator(".sentence").inner_text()
            assert first.setdefault(panel, place) == place, f"{panel} has moved: {told}"
        act(person.page)
        settled(person.page)
    assert set(first) == set(PANELS[game])
    assert person.real_faults == []
    person.close()


def test_what_is_told_takes_the_same_room_all_game(browser: Browser, server: Server) -> None:
    """In German, whose words are longest: events, bewitched roles, who leads and what each has said, from the first move to the last."""
    person = Person(browser, server, viewport={"width": 1366, "height": 900}, locale="de-DE")
    table = finished(person, "broom_service", 3)
    moves = len(person.ask("GET", f"/tables/{table}/replay")["steps"])
    page = person.open(f"/replay/{table}?move=1")
    heights: dict[str, set[int]] = {panel: set() for panel in TOLD}
    for number in range(1, moves, moves // LOOKS):
        page.get_by_role("slider").fill(str(number))
        expect(page.locator(".controls .at")).to_contain_text(f"Zug {number} von")
        expect(page.locator(".replay > .middle")).to_have_attribute("aria-busy", "false")
        for panel, height in page.evaluate(HEIGHTS, TOLD).items():
            heights[panel].add(height)
    assert {panel: len(seen) for panel, seen in heights.items()} == dict.fromkeys(TOLD, 1), heights
    assert person.real_faults == []
    person.close()


def test_a_map_larger_than_its_frame_follows_every_flight(browser: Browser, server: Server) -> None:
    """On a phone: whoever flies is in sight when they have arrived."""
    person = Person(browser, server, viewport=PHONE)
    table = finished(person, "broom_service", 3)
    steps = person.ask("GET", f"/tables/{table}/replay")["steps"]
    flights = [int(step["number"]) for step in steps if any(event["kind"] == "fly" for event in step["events"])][:4]
    assert len(flights) > 1
    for number in flights:
        page = shown_at(person, table, number - 1)
        before = pawns(page)
        page.get_by_role("button", name="One move on").click()
        arrive_at(page, number)
        arrived = pawns(page) - before
        assert len(arrived) == 1, arrived
        frame = page.locator(".map.zoomed")
        page.wait_for_function(WITHIN, arg=[frame.element_handle(), page.get_by_label(arrived.pop(), exact=True).element_handle()])
    assert person.real_faults == []
    person.close()


def pawns(page: Page) -> set[str]:
    """Every pawn by its name, which says where it stands; roles speak of pawns too."""
    return {label.split(",")[0] for label in places(page) if re.match(r"[^,]+’s pawn \d in ", label)}


# Whether the middle of one thing is in the frame of another.
WITHIN = """([frame, thing]) => {
  const [outer, inner] = [frame, thing].map((one) => one.getBoundingClientRect());
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return outer.left < x && x < outer.right && outer.top < y && y < outer.bottom;
}"""


def test_a_role_that_is_held_tells_what_it_does_and_is_not_chosen(browser: Browser, server: Server) -> None:
    person = Person(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    person.sit_at("broom_service", 3)
    page = person.page
    expect(page.locator(".told .shown")).to_contain_text("Hold a role")
    card, other = page.locator(".roles.ten > *").nth(4), page.locator(".roles.ten > *").nth(5)
    card.scroll_into_view_if_needed()
    fingers, box = person.context.new_cdp_session(page), card.bounding_box()
    assert box is not None
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    expect(page.get_by_role("tooltip")).to_contain_text("Valley druid")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    other.tap()
    expect(page.locator(".roles.ten .taken")).to_have_count(1)
    expect(other).to_have_attribute("aria-pressed", "true")
    assert person.real_faults == []
    person.close()
