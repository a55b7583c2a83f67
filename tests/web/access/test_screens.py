"""Screens that come up on the way, in German: axe finds nothing by night and by day, no text leaves its box on a desk, a tablet, a phone."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Server, serving
from web.browsing import PHONE, Person, axe_clean, clicking, settled
from web.looking import look_at
from web.playing import finished, goes_on, together

NAME = "Friederike Wolkenstein"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that thinks briefly."""
    folder: Path = tmp_path_factory.mktemp("screens")
    with serving(folder, hint_simulations=20, review_simulations=8, hint_rate=1000) as running:
        yield running


def german(browser: Browser, server: Server, name: str = NAME) -> Person:
    person = Person(browser, server, locale="de-DE")
    person.ask("POST", "/people/guest", {"name": name})
    return person


def test_before_a_game(browser: Browser, server: Server) -> None:
    host, stranger = german(browser, server), Person(browser, server, locale="de-DE")
    seats = [{"kept_for": "me"}, {"kept_for": "friends"}, {"kept_for": "anyone"}]
    made = host.ask("POST", "/tables", {"game": "broom_service", "seats": seats, "public": True})
    page = host.open(f"/t/{made['id']}#key={made['key']}")
    expect(page.get_by_role("img", name="QR")).to_be_visible()
    look_at(page)
    other = stranger.open(f"/t/{made['id']}#key={made['key']}")
    expect(other.get_by_role("textbox")).to_be_visible()
    look_at(other)
    expect(stranger.open("/open").locator("li", has_text=NAME)).to_be_visible()
    look_at(other)
    for path in ("/rules", "/rules/wandering_towers", "/rules/broom_service", "/learn/wandering_towers", "/learn/broom_service"):
        expect(stranger.open(path).locator("h1")).to_be_visible()
        look_at(other)
    host.ask("POST", f"/tables/{made['id']}/leave")
    expect(page.locator("#invite-link")).to_have_count(0)
    look_at(page)
    host.ask("POST", "/people/account", {"login": "friederike", "password": "a long password"})
    page = host.open("/account")
    form = page.locator("form", has=page.get_by_role("button", name="Wiederherstellungscodes"))
    form.get_by_label("Passwort").fill("a long password")
    form.get_by_role("button").click()
    expect(page.locator(".codes li")).to_have_count(8)
    look_at(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.get_by_role("button", name="Menü").click()
    expect(page.get_by_role("navigation").get_by_role("link").first).to_be_visible()
    axe_clean(page)
    assert host.real_faults == stranger.real_faults == []
    host.close()
    stranger.close()


def test_at_a_table(browser: Browser, server: Server) -> None:
    """Two people, who must agree to what is taken back and confirm every move."""
    people = [german(browser, server), german(browser, server, "Kunigunde Donnerblitz")]
    for person in people:
        person.prefer(confirm="always")
    together(people, "witches", 1, {"rounds": 1}, undo="consent")
    page, other = people[0].page, people[1].page
    page.locator(".moves button").first.click()
    expect(page.locator(".confirm")).to_be_visible()
    look_at(page)
    page.keyboard.press("Escape")
    refused = until_refused(people)
    refused.locator(".board .askable").first.dispatch_event("click")
    expect(refused.locator(".refusal")).to_be_visible()
    look_at(refused)
    refused.locator(".refusal button").first.click()
    expect(refused.locator("dialog .wanted")).to_be_visible()
    look_at(refused)
    refused.keyboard.press("Escape")
    page.locator("#chat summary").click()
    page.get_by_label("Etwas sagen").fill("Donaudampfschifffahrtsgesellschaftskapitänsmützen sind hier nicht erlaubt")
    page.get_by_role("button", name="Senden").click()
    ask = page.get_by_role("button", name=re.compile("Um Zurücknehmen bitten|Zurücknehmen"))
    ask.click()
    for each in (page, other):
        expect(each.locator(".banner")).to_contain_text(NAME)
        each.get_by_role("button", name="Verlassen").click()
        look_at(each)
    for person in people:
        assert person.real_faults == []
        person.close()


def until_refused(people: list[Person]) -> Page:
    """Plays until somebody must follow suit, so that other cards are dimmed; returns their page."""
    act = clicking(random.Random(4))
    while goes_on(people):
        for page in (person.page for person in people):
            if page.locator(".board .askable").count() and page.locator(".moves button").count():
                return page
            if page.locator(".moves button").count():
                act(page)
                settled(page)
    raise AssertionError("every card may always be played")


def test_a_curtain(browser: Browser, server: Server) -> None:
    person = german(browser, server)
    made = person.ask(
        "POST", "/tables", {"game": "wandering_towers", "seats": [{"kept_for": "me"}, {"kept_for": "me", "name": "Kunigunde Donnerblitz"}]}
    )
    person.ask("POST", f"/tables/{made['id']}/start")
    expect(person.open(f"/t/{made['id']}").locator(".curtain h1")).to_be_visible()
    look_at(person.page)
    person.page.locator(".curtain .primary").click()
    expect(person.page.locator(".moves button").first).to_be_visible()
    look_at(person.page)
    person.close()


@pytest.mark.parametrize("game", ["witches", "wandering_towers", "broom_service"])
def test_a_hint(browser: Browser, server: Server, game: str) -> None:
    person = german(browser, server)
    person.sit_at(game, 3)
    page = person.page
    page.get_by_role("button", name="Tipp").click()
    expect(page.locator(".hint-card .reasons li").first).to_be_visible()
    look_at(page)
    assert person.real_faults == []
    person.close()


ENDS = [("witches", 3, {"rounds": 1}), ("wandering_towers", 2, {"mode": "cooperative"}), ("broom_service", 2, {})]


@pytest.mark.parametrize(("game", "players", "options"), ENDS)
def test_after_a_game(browser: Browser, server: Server, game: str, players: int, options: dict[str, Any]) -> None:
    """The end, the replay, and the review with one seat's eyes: its turning points lead to their moves."""
    person = german(browser, server)
    table = finished(person, game, players, **options)
    page = person.open(f"/t/{table}")
    expect(page.locator(".outcome")).to_be_visible()
    look_at(page)
    page = person.open(f"/replay/{table}?move=12")
    expect(page.locator(".controls")).to_contain_text("12")
    expect(page.locator(".board svg:visible").first).to_be_visible()
    if game == "witches":  # the only one with hands to show
        page.locator(".controls").get_by_label("Gesehen von").select_option("open")
        expect(page.locator(".hands .hand")).to_have_count(players)
    look_at(page)
    review = page.locator(".review")
    review.get_by_role("combobox").select_option("1")
    review.get_by_role("button").first.click()
    expect(review.locator("svg[role=img]")).to_be_visible()
    turns, points = review.locator(".turns button"), review.locator("svg circle.turn")
    expect(points).to_have_count(turns.count())
    if turns.count():
        number = re.search(r"\d+", turns.first.inner_text())
        turns.first.click()
        expect(page.locator(".controls .at")).to_have_text(re.compile(rf"\b{number[0] if number else ''}\b"))
    asked = [told["seat"] for told in person.told if isinstance(told, dict) and "state" in told and "seat" in told]
    assert all(seat == 1 for seat in asked)
    look_at(page)
    assert person.real_faults == []
    person.close()
