"""Standing answers: what a person would rather not be asked is set beside the table, and asked no more."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Browser, Page, expect
from server.running import Server
from web.browsing import Person, clicking, move_once

QUESTION = "Ask me about spells around a move only if I hold at least this many full flasks"
MOST_MOVES = 30
MOST_TABLES = 8  # at one of seven nobody is asked in so many moves


def windows(person: Person) -> int:
    """How often the person was asked about a spell."""
    presents = [message.get("present") for stream in person.streams for message in stream if message["type"] == "update"]
    return sum(any(move["kind"] == "skip" for move in present["moves"]) for present in presents if present)


def until_asked(person: Person, act: Callable[[Page], None]) -> None:
    """Plays until the person is asked about a spell, at another table where that takes long."""
    for _ in range(MOST_TABLES):
        person.sit_at("wandering_towers", 2, master=True)
        expect(person.page.locator(".moves button").first).to_be_visible()
        for _ in range(MOST_MOVES):
            move_once(person, act)
            if windows(person):
                return
    raise AssertionError("nobody is ever asked about a spell")


def test_nobody_is_asked_about_spells_who_said_so(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page, act = person.page, clicking(Random(1))
    until_asked(person, act)
    sent = person.acknowledged
    page.get_by_text("Don’t ask me every time").click()
    page.get_by_label(QUESTION).fill("18")
    page.get_by_label(QUESTION).press("Enter")
    person.wait_for_acknowledged(sent + 1)
    page.reload()
    page.get_by_text("Don’t ask me every time").click()
    expect(page.get_by_label(QUESTION)).to_have_value("18")
    before = windows(person)
    for _ in range(10):
        move_once(person, act)
    assert windows(person) == before
    assert person.real_faults == []
    person.close()


def test_games_without_such_settings_offer_none(browser: Browser, server: Server) -> None:
    person = Person(browser, server, locale="de-DE")
    person.sit_at("wandering_towers", 2, master=True)
    expect(person.page.get_by_text("Nicht jedes Mal fragen")).to_be_visible()
    for game, players in (("wandering_towers", 2), ("witches", 3)):
        person.sit_at(game, players)
        expect(person.page.locator(".moves button").first).to_be_visible()
        expect(person.page.get_by_text("Nicht jedes Mal fragen")).to_have_count(0)
    person.close()
