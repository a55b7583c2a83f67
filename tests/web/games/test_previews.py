"""Before a move: where it leads is seen; by touch a first tap shows, a second does. After it: the log is a tap away."""

import re

from playwright.sync_api import Browser, Page, expect
from server.running import Server
from web.browsing import PHONE, VISIBLE_PLACE, Person, is_over, settled

MOST = 40  # moves until a tower may be chosen


def to_a_tower(page: Page) -> None:
    """Plays cards for towers until one is to be chosen."""
    for _ in range(MOST):
        assert not is_over(page)
        if page.locator('.moves button[data-move^="tower T"]').count():
            return
        cards = page.locator('.moves button[data-move$=" tower"]')
        (cards if cards.count() else page.locator(".moves button")).first.press("Enter")
        settled(page)
    raise AssertionError("no tower can be chosen")


def tap(page: Page, what: str) -> None:
    place = page.evaluate(VISIBLE_PLACE, [[what, 0]])
    page.touchscreen.tap(place["x"], place["y"])


def test_a_first_tap_shows_the_move_and_a_second_makes_it(browser: Browser, server: Server) -> None:
    person = Person(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    person.sit_at("wandering_towers", 2)
    page = person.page
    to_a_tower(page)
    before = person.acknowledged
    expect(page.locator(".ghost")).to_have_count(0)
    tap(page, ".ring .tower.lit")
    expect(page.locator(".ghost .tower").first).to_be_visible()
    expect(page.locator(".ring .lifted").first).to_be_visible()
    expect(page.locator(".sentence")).to_contain_text("tap again")
    assert person.acknowledged == before, "nothing was sent"
    tap(page, ".ring .touched")
    person.wait_for_acknowledged(before + 1)
    expect(page.locator(".ghost")).to_have_count(0)
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".log.over")).to_contain_text("Tower")
    page.locator(".log.over").get_by_role("button", name="Close").click()
    expect(page.locator(".log.over")).to_have_count(0)
    assert person.real_faults == []
    person.close()


def test_what_is_pointed_at_or_focused_shows_where_it_leads(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.sit_at("wandering_towers", 2)
    page = person.page
    to_a_tower(page)
    place = page.evaluate(VISIBLE_PLACE, [[".ring .tower.lit", 0]])
    page.mouse.move(place["x"], place["y"])
    expect(page.locator(".ghost .tower").first).to_be_visible()
    expect(page.locator(".ring .tower.lit").first).to_have_attribute("aria-label", re.compile("goes to space"))
    page.mouse.move(1, 1)
    expect(page.locator(".ghost")).to_have_count(0)
    page.locator(".moves button").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator(".ghost").first).to_be_visible()
    assert person.real_faults == []
    person.close()
