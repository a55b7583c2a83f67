"""What happened is seen for a moment where it happened; a round ends with its score sheet, a game with how one fared."""

import random

from playwright.sync_api import Browser, Page, expect
from server.running import Server
from web.browsing import Person, clicking, settled, until
from web.playing import finished

# Every bubble that was ever shown, however briefly.
WATCH = """() => {
  window.bubbles = [];
  const look = () => document.querySelectorAll('.bubble').forEach((one) => bubbles.push(one.textContent));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
MOST = 80  # acts in which a round ends
BRAVE = '.moves button[data-move^="brave "]'


def to_my_role(page: Page) -> None:
    """Chooses roles until one may be played bravely."""
    for _ in range(MOST):
        until(page, "document.querySelector('.moves button') ? true : null")
        if page.locator(BRAVE).count():
            return
        page.locator(".moves button").first.press("Enter")
        confirm = page.locator(".confirm .primary")
        if confirm.count():
            confirm.press("Enter")
        settled(page)
    raise AssertionError("no role can be played")


def test_who_is_brave_says_so_at_their_seat(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.prefer(speed="fast")
    person.sit_at("broom_service", 3)
    to_my_role(person.page)
    person.page.evaluate(WATCH)
    person.page.locator(BRAVE).first.press("Enter")
    until(person.page, "bubbles.includes('Brave!') ? true : null")
    expect(person.page.locator(".bubble")).to_have_count(0)
    assert person.real_faults == []
    person.close()


def test_a_round_ends_with_its_score_sheet(browser: Browser, server: Server) -> None:
    person, act = Person(browser, server), clicking(random.Random(7))
    person.prefer(speed="fast")
    person.sit_at("broom_service", 2)
    page, sheet = person.page, person.page.get_by_role("dialog", name="Scores")
    page.get_by_role("button", name="Scores").click()
    expect(sheet).to_contain_text("If it ended now")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    for _ in range(MOST):
        if sheet.count():
            break
        until(page, "document.querySelector('.moves button, .scores') ? true : null")
        act(page)
        settled(page)
    expect(sheet).to_contain_text("Round 1 of 7")
    shown = sheet.locator("tr.sum").first.locator("td").all_inner_texts()
    assert shown == page.locator(".board .seats strong").all_inner_texts(), "as the view has it"
    settled(page)
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Close").press("Enter")
    expect(sheet).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Scores").click()
    expect(sheet).to_contain_text("Round 1 of 7")
    assert person.real_faults == []
    person.close()


def test_the_end_says_how_one_fared(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    for game in ("witches", "broom_service"):
        table = finished(person, game, 3)
        page = person.open(f"/t/{table}")
        outcome = person.ask("GET", f"/tables/{table}")["outcome"]
        title = page.locator("#outcome-title")
        words = ["You won", "You came second", "You came third"]
        expect(title).to_contain_text(words[outcome["places"][0] - 1])
        expect(page.locator(".outcome li", has_text="Agnes").locator("small")).to_contain_text("round 1" if game == "witches" else "at the start")
        page.get_by_role("button", name="Scores").click()
        expect(page.get_by_role("dialog", name="Scores")).to_be_visible()
    assert person.real_faults == []
    person.close()
