"""In mid-move everything may happen: reload, a lost or late answer, the server's end, another device, a click too many. Each move is made once."""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Server, serving
from waiting import wait_until
from web.browsing import MOST_ACTS, Person, clicking, settled
from web.cutting import Wire
from web.reading import Unfinished, check_reading, stored_steps

GAMES = [("witches", 3, {"rounds": 1}), ("wandering_towers", 3, {}), ("broom_service", 2, {})]
LOST = "The connection is lost"


@pytest.fixture
def at_wire(browser: Browser, tmp_path: Path) -> Iterator[tuple[Server, Wire, Person]]:
    """A server of its own, and somebody whose way to it can be cut and slowed down."""
    with serving(tmp_path) as server, Wire(int(server.url.rsplit(":", 1)[1])) as wire:
        person = Person(browser, SimpleNamespace(url=wire.url))  # type: ignore[arg-type]
        yield server, wire, person
        person.close()


def made(server: Server, table: str) -> int:
    """How many moves people have made at a table, as it is stored."""
    return sum(step["step"] == "played" and bool(step.get("id")) for step in stored_steps(server, table))


def wait_for(server: Server, table: str, count: int) -> None:
    wait_until(lambda: made(server, table) == count)


def pick(page: Page) -> None:
    """Makes the first move of the list, whole."""
    expect(page.locator(".moves button").first).to_be_visible()
    page.locator(".moves button").first.press("Enter")


def pick_busy(page: Page) -> None:
    """The same; it is under way."""
    pick(page)
    expect(page.locator(".moves")).to_have_attribute("aria-busy", "true")


def is_healed(page: Page) -> None:
    settled(page)
    expect(page.locator(".sentence")).not_to_contain_text(LOST)
    expect(page.locator(".moves button").first).to_be_visible()


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_move_under_way_is_made_once(at_wire: tuple[Server, Wire, Person], game: str, players: int, options: dict[str, Any]) -> None:
    server, wire, person = at_wire
    person.prefer(confirm="never")
    table, page = person.sit_at(game, players, **options), person.page
    pick(page)
    is_healed(page)
    count = made(server, table)
    for number, lose in enumerate((answer_lost_with_the_page, answer_lost_with_the_connection, never_arrived, server_ends), count + 1):
        person.all_read()  # what is lost on the way now are answers to moves alone
        lose(server, wire, page, lambda number=number: wait_for(server, table, number))
        is_healed(page)
        assert made(server, table) == number
    assert check_reading(person, Unfinished(server, table))[0] > 5


def answer_lost_with_the_page(_: Server, wire: Wire, page: Page, is_stored: Callable[[], None]) -> None:
    wire.holds = True
    pick_busy(page)
    is_stored()
    wire.cut()
    wire.mend()
    page.reload()


def answer_lost_with_the_connection(_: Server, wire: Wire, page: Page, is_stored: Callable[[], None]) -> None:
    """Sent again."""
    wire.holds = True
    pick(page)
    is_stored()
    wire.cut()
    expect(page.locator(".sentence")).to_contain_text(LOST)
    assert page.locator(".moves button").count() == 0
    wire.mend()


def never_arrived(_: Server, wire: Wire, page: Page, is_stored: Callable[[], None]) -> None:
    """Sent again."""
    wire.swallows = True
    pick_busy(page)
    wire.cut()
    wire.mend()
    is_stored()


def server_ends(server: Server, wire: Wire, page: Page, is_stored: Callable[[], None]) -> None:
    """Before it could answer."""
    wire.holds = True
    pick_busy(page)
    server.kill()
    wire.mend()
    expect(page.locator(".sentence")).to_contain_text(LOST)
    server.start()
    is_stored()


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_move_half_chosen_is_no_move(at_wire: tuple[Server, Wire, Person], game: str, players: int, options: dict[str, Any]) -> None:
    server, wire, person = at_wire
    person.prefer(confirm="always")
    table, page = person.sit_at(game, players, **options), person.page
    confirm, act = page.locator(".confirm"), clicking(random.Random(3))

    choose_half(page, act)
    page.reload()
    expect(page.locator(".moves button").first).to_be_visible()
    expect(confirm).to_have_count(0)
    assert made(server, table) == 0

    choose_half(page, act)
    wire.cut()
    expect(page.locator(".sentence")).to_contain_text(LOST)
    expect(confirm).to_have_count(0)
    wire.mend()
    is_healed(page)
    server.kill()
    expect(page.locator(".sentence")).to_contain_text(LOST)
    server.start()
    is_healed(page)
    choose_half(page, act)
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    assert made(server, table) == 0
    choose_half(page, act)
    gathered = 1 if game == "wandering_towers" else page.locator(":is(.hand, .roles.ten) .chosen").count()  # there one half of a card is one move
    confirm.locator(".primary").press("Enter")  # no click that may repeat the last
    wait_until(lambda: made(server, table) >= max(1, gathered))


def test_a_packet_partly_sent_goes_on(at_wire: tuple[Server, Wire, Person]) -> None:
    """After the connection was lost; what was sent before the page was left is not sent again, and the rest can be chosen anew."""
    server, wire, person = at_wire
    table, page = person.sit_at("witches", 3, rounds=1), person.page
    gather(page, 4)
    wire.holds = True
    page.locator(".confirm .primary").press("Enter")
    wait_for(server, table, 1)
    wire.cut()
    expect(page.locator(".sentence")).to_contain_text(LOST)
    wire.mend()
    wait_for(server, table, 4)
    is_healed(page)

    other = person.sit_at("witches", 3, rounds=1)
    gather(page, 4)
    wire.holds = True
    page.locator(".confirm .primary").press("Enter")
    wait_for(server, other, 1)
    wire.cut()
    wire.mend()
    page.reload()
    expect(page.locator(".gather [role=status]")).to_have_text("1 of 4 chosen")
    gather(page, 3)
    page.locator(".confirm .primary").press("Enter")
    wait_for(server, other, 4)
    is_healed(page)


def gather(page: Page, count: int) -> None:
    for _ in range(count):
        page.locator(".board .lit").first.press("Enter")
    expect(page.locator(".confirm .primary")).to_be_enabled()


def choose_half(page: Page, act: Any) -> None:
    """Chooses on the board, up to the word of confirmation."""
    expect(page.locator(".moves button").first).to_be_visible()
    for _ in range(MOST_ACTS):  # a click where the last one was, at once, is taken for a double click
        if page.locator(".confirm").count():
            return
        act(page)
    raise AssertionError("nothing to confirm")


def test_a_late_click_and_one_too_many_on_two_devices(browser: Browser, at_wire: tuple[Server, Wire, Person]) -> None:
    """Two devices of one account: what one plays the other shows; a click on what is over says so, one while sending does nothing."""
    server, wire, person = at_wire
    person.prefer(confirm="never")
    table, page, sent = person.sit_at("witches", 3, rounds=1), person.page, list[str]()
    person.ask("POST", "/people/account", {"login": "agnes", "password": "a long password"})
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame)["type"])))
    page.reload()
    other = Person(browser, server)
    other.prefer(confirm="never")
    sign_in(other)
    other.open(f"/t/{table}")
    for each in (page, other.page):
        expect(each.locator(".sentence")).to_contain_text("choose 4 cards")

    wire.holds = True
    pick(other.page)
    expect(other.page.locator(".sentence")).to_contain_text("choose 3 cards")
    page.locator(".moves button").last.click()
    expect(page.locator(".moves")).to_have_attribute("aria-busy", "true")
    for place in page.locator(".board .held").all()[:4]:
        place.dispatch_event("click")
    page.keyboard.press("Enter")
    wire.mend()
    expect(page.locator(".refusal")).to_contain_text("Something has happened")
    expect(page.locator(".sentence")).to_contain_text("choose 3 cards")
    assert sent.count("play") == 1
    assert made(server, table) == 1

    pick(page)
    for each in (page, other.page):
        expect(each.locator(".sentence")).to_contain_text("choose 2 cards")
    expect(page.locator(".refusal")).to_have_count(0)
    for number in (3, 4):
        expect(other.page.get_by_role("button", name="Take back")).to_be_enabled()
        other.page.get_by_role("button", name="Take back").press("Enter")
        for each in (page, other.page):
            expect(each.locator(".sentence")).to_contain_text(f"choose {number} cards")
    assert other.real_faults == []
    other.close()


def sign_in(person: Person) -> None:
    page = person.open("/account")
    form = page.locator("form", has=page.get_by_role("button", name="Sign in"))
    form.get_by_label("Login").fill("agnes")
    form.get_by_label("Password").fill("a long password")
    form.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("link", name="Agnes", exact=True)).to_be_visible()
