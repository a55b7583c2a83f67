"""Where the system chooses the colours, glow and shadow are gone: what may be chosen and who is asked is seen all the same."""

import random

import pytest
from playwright.sync_api import Browser, expect
from server.running import Server
from web.browsing import Person, clicking, settled

GAMES = [("witches", 4), ("wandering_towers", 4), ("broom_service", 3)]
# What is lit or asked and has neither an outline nor a border of its own, nor (where it is drawn) a line around it.
UNSEEN = """() => {
  const isDrawn = (element) => element.matches('g, path');
  const line = (element) => getComputedStyle(element.matches('g') ? element.querySelector(':scope > .halo') : element).stroke;
  const hasOutline = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px';
  const isSeen = (element) => isDrawn(element) ? line(element) !== 'none' : hasOutline(getComputedStyle(element));
  return [...document.querySelectorAll('.board :is(.lit, .chosen, .asked, .turn)')]
    .filter((element) => element.checkVisibility() && !isSeen(element)).map((element) => element.outerHTML.slice(0, 120));
}"""
ASKED = """() => [...document.querySelectorAll('.side .seats .asked')].map((seat) => getComputedStyle(seat).borderInlineStartWidth)"""


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_is_lit_and_who_is_asked_is_seen(browser: Browser, server: Server, game: str, players: int) -> None:
    person = Person(browser, server, forced_colors="active")
    person.sit_at(game, players)
    page, act = person.page, clicking(random.Random(3))
    lit = 0
    for _ in range(14):
        expect(page.locator(".moves button, .outcome").first).to_be_visible()
        lit += page.locator(".board .lit").count()
        assert page.evaluate(UNSEEN) == []
        assert set(page.evaluate(ASKED)) <= {"4px"}
        act(page)
        settled(page)
    assert lit > 20
    person.close()


def test_what_is_lit_is_seen_where_a_click_has_left_the_focus(browser: Browser, server: Server) -> None:
    """A click gives the focus without showing it, and once took the outline away with that."""
    person = Person(browser, server, forced_colors="active")
    person.sit_at("wandering_towers", 4)
    lit = person.page.locator(".board .half.lit").first
    expect(lit).to_be_visible()
    assert lit.evaluate("(piece) => { piece.focus({ focusVisible: false }); return piece.matches(':focus:not(:focus-visible)'); }")
    assert person.page.evaluate(UNSEEN) == []
    person.close()
