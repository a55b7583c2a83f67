"""Everything can be reached and done by keyboard alone, and where one is can always be seen."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Server, serving
from waiting import wait_until
from web.browsing import Person, all_wait_for_me, by_keyboard, settled, unfold
from web.playing import finished

MOST_STOPS = 400
# How each thing that may be reached looks before anything has the focus.
# Of a group of radio buttons Tab meets the chosen one; arrow keys do the rest.
NOTE_ALL = """() => {
  const REACHED = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
  const look = (element) => {
    const of = (one) => {
      const style = getComputedStyle(one);
      const outline = style.outlineStyle === 'none' || style.outlineWidth === '0px' ? '' : style.outline;
      return [outline, style.boxShadow, style.stroke, style.strokeWidth, style.fill].join('|');
    };
    return [element, ...element.querySelectorAll(':scope > .halo')].map(of).join(' ');
  };
  const isMet = (element) => element.checkVisibility({ visibilityProperty: true }) && !(element.type === 'radio' && !element.checked);
  document.activeElement?.blur();
  window.noted = { look, before: new Map([...document.querySelectorAll(REACHED)].filter(isMet).map((one) => [one, look(one)])), met: new Set() };
  return noted.before.size;
}"""
# Whether the thing in focus is met for the first time, and what is wrong with it.
NOTE_FOCUS = """() => {
  const here = document.activeElement;
  if (here === document.body || noted.met.has(here)) return { isNew: false, fault: null };
  noted.met.add(here);
  const name = `${here.tagName}.${here.getAttribute('class') ?? ''} ${here.ariaLabel ?? here.textContent.trim().slice(0, 40)}`;
  const box = here.getBoundingClientRect();
  if (noted.look(here) === noted.before.get(here)) return { isNew: true, fault: `${name} looks the same in focus` };
  if (box.bottom < 0 || box.top > innerHeight) return { isNew: true, fault: `${name} is out of sight` };
  return { isNew: true, fault: null };
}"""
UNMET = """() => [...noted.before.keys()].filter((one) => one.isConnected && !noted.met.has(one))
  .map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''} ${one.ariaLabel ?? one.textContent.trim().slice(0, 40)}`)"""

NAME = """() => {
  const here = document.activeElement;
  return here === document.body ? '' : (here.ariaLabel ?? here.labels?.[0]?.innerText ?? here.textContent).trim();
}"""


def walk_through(page: Page) -> int:
    """Goes through the page with Tab: everything is met, and each is seen to have the focus; returns how much there is."""
    page.evaluate("document.fonts.ready.then(() => undefined)")
    count = int(page.evaluate(NOTE_ALL))
    again = 0
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        told = page.evaluate(NOTE_FOCUS)
        assert told["fault"] is None, (page.url, told["fault"])
        again = 0 if told["isNew"] else again + 1
        if again > 2:
            break
    assert page.evaluate(UNMET) == [], page.url
    return count


def go_to(page: Page, name: str) -> None:
    """Goes on with Tab until something of this name has the focus."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        named = page.evaluate(NAME)
        if re.search(name, named):
            return
    raise AssertionError(f"{name} can't be reached by Tab")


def enter(page: Page, name: str) -> None:
    go_to(page, name)
    page.keyboard.press("Enter")


def test_the_pages(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    for path in ("/", "/new/witches", "/new/broom_service", "/settings", "/account", "/rules/witches", "/learn", "/ratings", "/open", "/daily"):
        page = person.open(path)
        expect(page.locator("h1")).to_be_visible()
        assert walk_ready(page) > 8, path
    person.close()


@pytest.mark.parametrize(("game", "options"), [("witches", {"rounds": 1}), ("wandering_towers", {"mode": "cooperative"}), ("broom_service", {})])
def test_a_table_and_its_replay(browser: Browser, server: Server, game: str, options: dict[str, Any]) -> None:
    person = Person(browser, server)
    person.sit_at(game, 3)
    page = person.page
    for _ in range(2):
        all_wait_for_me(page)
        page.wait_for_load_state("networkidle")
        assert walk_through(page) > 15
        by_keyboard(page)
        settled(page)
    person.open(f"/replay/{finished(person, game, 3, **options)}")
    at = page.locator(".controls .at")
    expect(at).to_contain_text("Move 0 of")
    if game == "witches":
        page.wait_for_load_state("networkidle")
        assert walk_through(page) > 60  # the list of steps among them
    else:
        walk_some(page)
    go_to(page, "Move 0 of")
    page.keyboard.press("ArrowRight")
    expect(at).to_contain_text("Move 1 of")
    enter(page, "One move on")
    expect(at).to_contain_text("Move 2 of")
    person.close()


def test_before_and_after_a_game(browser: Browser, server: Server) -> None:
    host, stranger = Person(browser, server), Person(browser, server)
    over = finished(host, "witches", 3, rounds=1)
    expect(host.open(f"/t/{over}").locator(".outcome")).to_be_visible()
    assert walk_ready(host.page) > 10
    made = host.ask("POST", "/tables", {"game": "broom_service", "seats": [{"kept_for": "me"}, {"kept_for": "friends"}, {"kept_for": "anyone"}]})
    expect(host.open(f"/t/{made['id']}#key={made['key']}").locator("#invite-link")).to_be_visible()
    assert walk_ready(host.page) > 10
    page = stranger.open(f"/t/{made['id']}#key={made['key']}")
    expect(page.get_by_label("Your name")).to_be_visible()
    assert walk_ready(page) > 8
    go_to(page, "Your name")
    page.keyboard.type("Bella")
    page.keyboard.press("Enter")
    expect(page.locator("li", has_text="Bella")).to_contain_text("you")
    assert walk_ready(page) > 10
    expect(host.page.locator("li", has_text="Bella")).to_be_visible()
    host.close()
    stranger.close()


HAND = "document.activeElement.closest('.hand') !== null"
FOCUSED = "document.activeElement.ariaLabel ?? ''"


def test_after_a_card_the_focus_stays_in_the_hand_and_a_second_enter_plays_nothing(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.sit_at("witches", 3, rounds=1)
    page = person.page
    all_wait_for_me(page)
    for _ in range(4):
        page.locator(".hand .lit").first.press("Enter")
    page.keyboard.press("Control+Enter")
    person.wait_for_acknowledged(4)
    for count in range(5, 8):  # the first tricks
        all_wait_for_me(page)
        go_to(page, "^(Fire|Water|Earth|Air|Wizard|Queen)")
        page.keyboard.press("Enter")
        if page.locator(".confirm .primary").count():
            page.locator(".confirm .primary").press("Enter")
        person.wait_for_acknowledged(count)
        all_wait_for_me(page)
        wait_until(lambda: page.evaluate("document.activeElement !== document.body"), person.pause)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        assert page.locator(".confirm").count() == 0 and page.locator(".board .chosen").count() == 0
        assert person.acknowledged == count
    person.close()


def test_arrow_keys_go_along_a_hand_and_over_the_map(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.sit_at("witches", 3)
    page = person.page
    all_wait_for_me(page)
    go_to(page, "^(Fire|Water|Earth|Air|Wizard|Queen)")
    cards = page.locator(".hand [role=button]")
    names = [card.get_attribute("aria-label") for card in cards.all()]
    cards.first.focus()
    for name in names[1:4]:
        page.keyboard.press("ArrowRight")
        assert page.evaluate(FOCUSED) == name
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED) == names[2] and page.evaluate(HAND)
    person.sit_at("broom_service", 3)
    all_wait_for_me(page)
    page.locator(".role-card.whole").first.focus()
    page.keyboard.press("ArrowDown")
    below = page.evaluate("document.activeElement.getBoundingClientRect().top")
    assert below > page.locator(".role-card.whole").first.evaluate("(card) => card.getBoundingClientRect().bottom") - 1
    person.close()


def walk_ready(page: Page) -> int:
    """Walks through a page whose folded parts are opened and whose parts are all there."""
    unfold(page)
    page.wait_for_load_state("networkidle")
    return walk_through(page)


def walk_some(page: Page) -> None:
    """The buttons and fields above the list of steps, which alone are hundreds."""
    page.evaluate(NOTE_ALL)
    for _ in range(40):
        page.keyboard.press("Tab")
        assert page.evaluate(NOTE_FOCUS)["fault"] is None


def test_from_the_first_page_to_the_last_by_keys(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page = person.open("/")
    expect(page.locator(".box").first).to_be_visible()
    open_a_table(page)
    move_and_take_back(page)
    read_and_talk(page)
    leave(page)
    enter(page, "^Settings$")
    expect(page.locator("h1")).to_have_text("Settings")
    go_to(page, "Language")
    page.keyboard.press("ArrowDown")
    expect(page.locator("html")).to_have_attribute("lang", re.compile("de|nl"))
    assert person.real_faults == []
    person.close()


def open_a_table(page: Page) -> None:
    enter(page, "New table")
    expect(page.locator("h1")).to_contain_text("Witches")
    go_to(page, "Your name")
    page.keyboard.type("Agnes")
    for seat in range(2, page.locator("select[aria-label^='Seat']").count() + 2):
        go_to(page, f"Seat {seat}")
        page.keyboard.type("bot, r")
        page.keyboard.press("Enter")
    enter(page, "Open the table")
    expect(page.locator(".moves button").first.or_(page.get_by_role("button", name="Start the game"))).to_be_visible()
    if page.get_by_role("button", name="Start the game").count():
        enter(page, "Start the game")


def move_and_take_back(page: Page) -> None:
    expect(page.locator(".sentence")).to_contain_text("choose")
    asked = page.locator(".sentence").inner_text()
    enter(page, "^Pass ")  # in the list of moves each is made at once
    settled(page)
    expect(page.locator(".sentence p")).not_to_have_text(asked)
    enter(page, "^Take back")
    expect(page.locator(".sentence p")).to_have_text(asked)


def read_and_talk(page: Page) -> None:
    enter(page, "^Rules$")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    enter(page, "^Chat$")
    go_to(page, "Say something")
    page.keyboard.type("Hello")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Hello")


def test_a_bot_plays_for_me_by_keys(browser: Browser, tmp_path: Path) -> None:
    """With bots that take their time: others would have played the game to its end meanwhile."""
    with serving(tmp_path, bot_pace_least=600, bot_pace_most=600) as server:
        person = Person(browser, server)
        person.sit_at("witches", 3)
        enter(person.page, "Let a bot play")
        expect(person.page.locator(".banner")).to_be_visible()
        enter(person.page, "Play on myself")
        expect(person.page.locator(".banner")).to_have_count(0)
        person.close()


def leave(page: Page) -> None:
    enter(page, "^Leave$")
    enter(page, "^Leave$")
    expect(page.locator(".box").first).to_be_visible()
