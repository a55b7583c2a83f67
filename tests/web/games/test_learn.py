"""Guides: each is gone through in a browser by what it asks for; the steps fit the prepared game, and every step has its words."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from server.running import Server
from web.browsing import PHONE, Person, clicking, settled

import coven
from coven.server.features.guides.guide import SEAT, guide_of

LEARN = Path(__file__).resolve().parents[3] / "web" / "src" / "learn"
GAMES = ["witches", "wandering_towers", "broom_service"]
MOST_STEPS = 1000
GOES_ON = ".guide .primary:enabled, .moves .pointed, .confirm .primary, .moves button"
LAST = "Play now"


def steps_of(game: str) -> list[tuple[str, str | None]]:
    """The steps of a guide: id, and the move it asks for."""
    text = (LEARN / f"{game}.ts").read_text(encoding="utf-8")
    return [(id, move or None) for id, move in re.findall(r"\{ id: '([a-z-]+)'(?:, move: '([^']+)')?", text)]


@pytest.mark.parametrize("game", GAMES)
def test_the_prepared_game_can_be_played_under_the_present_rules(game: str) -> None:
    found = coven.game(game)
    guide = guide_of(found)
    assert guide.rules_version == found.version, "tools/content/make_guides.py, then read the steps again"
    table = found.new_table(guide.players, guide.options, bytes.fromhex(guide.seed))
    for seat, move in guide.moves:
        table.play(seat, move)
    assert [move for seat, move in guide.moves if seat == SEAT] == [move for _, move in steps_of(game) if move]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_words_and_no_words_are_left_over(game: str) -> None:
    prefix = f"learn-{game.replace('_', '-')}-"
    told = re.findall(r"^([a-z-]+) =", (LEARN / "words" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert [key.removeprefix(prefix) for key in told if key.startswith(prefix)] == [id for id, _ in steps_of(game)]


def go_through(page: Page) -> int:
    """Does what the guide asks for until its last step; returns how often something was done."""
    alone = clicking(random.Random(3))
    for count in range(MOST_STEPS):
        expect(page.locator(GOES_ON).first).to_be_visible()
        if page.locator(".guide .primary").inner_text() == LAST:
            return count
        go_on(page, alone)
    raise AssertionError("the guide does not end")


def go_on(page: Page, alone: Callable[[Page], None]) -> None:
    """Reads on, or does what is asked for, or what a person does who was left alone."""
    on = page.locator(".guide .primary")
    if on.is_enabled():
        on.click()
    elif page.locator(".confirm .primary").count():
        page.locator(".confirm .primary").click()
    elif page.locator(".board .pointed").count():
        page.locator(".board .pointed").first.dispatch_event("click")
    elif page.locator(".moves .pointed").count():
        page.locator(".moves .pointed").click()
    else:
        alone(page)
    settled(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_gone_through_by_what_it_asks_for(browser: Browser, server: Server, game: str) -> None:
    person = Person(browser, server)
    page = person.open(f"/learn/{game}")
    page.locator("button.primary").click()
    expect(page.locator(".guide")).to_be_visible()
    assert go_through(page) >= len(steps_of(game)) - 1
    guide = page.url
    page.get_by_role("button", name=LAST).click()
    expect(page).not_to_have_url(guide)
    expect(page.locator(".board .lit").first).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)
    going = [one["summary"] for one in person.ask("GET", "/me/tables") if one["summary"]["status"] == "playing"]
    assert [one["guide"] for one in going] == [False], "nobody waits in the guide"
    assert person.real_faults == []
    person.close()


def test_a_guide_begins_on_the_first_page_and_is_marked_among_my_games(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.open("/").get_by_role("button", name="Learn to play").first.click()
    expect(person.page.locator(".guide")).to_contain_text("Welcome to Witches")
    person.open("/games")
    expect(person.page.locator("main li", has_text="Witches")).to_contain_text("Guide")
    person.close()


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "desk"])
def test_the_trick_is_in_sight_when_the_guide_asks_for_a_card(browser: Browser, server: Server, viewport: ViewportSize) -> None:
    """After the sheet below the table was read, too."""
    person = Person(browser, server, viewport=viewport)
    page = person.open("/learn/witches")
    page.locator("button.primary").click()
    for _ in range(MOST_STEPS):
        expect(page.locator(GOES_ON).first).to_be_visible()
        if page.locator(".guide").get_by_text("You have one air card left").count():
            break
        go_on(page, clicking(random.Random(3)))
    expect(page.locator(".board .laid").first).to_be_in_viewport()
    expect(page.locator(".board .pointed").first).to_be_in_viewport(ratio=0.9)
    person.close()


def test_a_guide_can_be_read_back_holds_back_and_is_left(browser: Browser, server: Server) -> None:
    person = Person(browser, server, viewport=PHONE)
    page = person.open("/learn/witches")
    page.locator("button.primary").click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Welcome to Witches")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("sorted by suit")
    guide.get_by_role("button", name="Back").click()
    expect(guide).to_contain_text("Welcome to Witches")
    page.get_by_role("button", name="Pass Wizard").click()
    expect(guide).to_contain_text("That would be allowed too")
    page.reload()
    expect(guide).to_contain_text("sorted by suit")
    guide.get_by_role("button", name="Leave").click()
    expect(page.locator(".boxes")).to_be_visible()
    person.close()


def test_what_the_guide_says_and_the_result_stay_in_sight(browser: Browser, server: Server) -> None:
    """Also where the page is scrolled to the sheet below the table, and at the end."""
    person, alone = Person(browser, server, viewport={"width": 1440, "height": 900}), clicking(random.Random(3))
    page = person.open("/learn/witches")
    page.locator("button.primary").click()
    said = page.locator(".guide [role=status]")
    for _ in range(MOST_STEPS):
        expect(page.locator(GOES_ON).first).to_be_visible()
        expect(said).to_be_in_viewport(ratio=1)
        if page.locator(".outcome").count():
            break
        go_on(page, alone)
    expect(page.locator("#outcome-title")).to_be_in_viewport(ratio=1)
    expect(said).to_be_in_viewport(ratio=1)
    person.close()
