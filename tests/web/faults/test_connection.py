"""What goes wrong on the way heals by itself: reload, a dropped connection, a lost message, a server that starts again, several tabs."""

import random
from pathlib import Path
from types import SimpleNamespace

from playwright.sync_api import Browser, Page, expect
from server.running import Server, serving
from web.browsing import Person, all_wait_for_me, clicking, settled, to_the_end
from web.cutting import Wire
from web.reading import Truth, check_reading

LOST = "The connection is lost"


def play_some(page: Page, count: int) -> None:
    act = clicking(random.Random(7))
    for _ in range(count):
        expect(page.locator(".moves button").first).to_be_visible()
        act(page)
        settled(page)


def plays_of(person: Person, table: str) -> int:
    """How many cards I have played, as the server knows it."""
    return sum(event["kind"] == "card" and event["seat"] == 0 for event in person.ask("GET", f"/tables/{table}/events")["events"])


def test_reload_in_mid_game(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    table = person.sit_at("witches", 3, rounds=1)
    play_some(person.page, 8)
    before = person.page.locator(".log li").all_inner_texts()
    person.reload()
    expect(person.page.locator(".moves button").first).to_be_visible()
    expect(person.page.locator(".log li").first).to_have_text(before[0])  # the log comes after the moves
    assert person.page.locator(".log li").all_inner_texts()[: len(before)] == before
    to_the_end(person.page, clicking(random.Random(1)))
    assert check_reading(person, Truth(person, table))[0] > 5
    assert person.real_faults == []
    person.close()


def test_server_restart_in_mid_game(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person = Person(browser, server)
        table = person.sit_at("wandering_towers", 2, mode="cooperative")
        play_some(person.page, 4)
        server.kill()
        expect(person.page.locator(".sentence")).to_contain_text(LOST)
        assert person.page.locator(".moves button").count() == 0, "nothing can be chosen while nobody listens"
        server.start()
        expect(person.page.locator(".sentence")).not_to_contain_text(LOST)
        to_the_end(person.page, clicking(random.Random(1)))
        assert check_reading(person, Truth(person, table))[0] > 5
        person.close()


def test_dropped_connection_loses_and_doubles_no_move(browser: Browser, server: Server) -> None:
    with Wire(int(server.url.rsplit(":", 1)[1])) as wire:
        person = Person(browser, SimpleNamespace(url=wire.url))  # type: ignore[arg-type]
        person.prefer(confirm="never")
        table = person.sit_at("witches", 3, rounds=1)
        for _ in range(5):  # the packet of four, then a card
            person.page.locator(".moves button").first.press("Enter")
            settled(person.page)
        expect(person.page.locator(".moves button").first).to_be_visible()
        played = plays_of(person, table)
        wire.swallows = True
        person.page.locator(".moves button").first.press("Enter")
        expect(person.page.locator(".moves")).to_have_attribute("aria-busy", "true")
        wire.cut()
        expect(person.page.locator(".sentence")).to_contain_text(LOST)
        wire.mend()
        settled(person.page)
        expect(person.page.locator(".sentence")).not_to_contain_text(LOST)
        assert plays_of(person, table) == played + 1
        to_the_end(person.page, clicking(random.Random(1)))
        assert check_reading(person, Truth(person, table))[0] > 5
        person.close()


def test_two_tabs_stay_in_step(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    table = person.sit_at("broom_service", 2)
    other = person.new_page()
    other.goto(f"{server.url}/t/{table}")
    expect(other.locator(".moves button").first).to_be_visible()
    play_some(person.page, 2)
    play_some(other, 2)
    for page in (person.page, other):
        all_wait_for_me(page)
    told = other.locator(".log li").all_inner_texts()
    assert len(told) > 1
    expect(person.page.locator(".log li")).to_have_text(told)
    assert person.real_faults == []
    person.close()
