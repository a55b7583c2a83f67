"""Every message that each browser got during a game is read again: nothing in it that its seat could not know."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from server.running import Server
from web.browsing import MAY_ACT, Person, clicking, settled, to_the_end
from web.playing import goes_on, played_out
from web.reading import Truth, check_reading

CLICKS = 30  # rounds of clicks: enough for every seat to act in every game
GAMES = [("witches", 3, {"rounds": 1}), ("wandering_towers", 2, {"mode": "cooperative"}), ("broom_service", 2, {})]
FOUR = [("witches", 4, {"rounds": 1}), ("wandering_towers", 4, {"mode": "cooperative"}), ("broom_service", 4, {"side": "back"})]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_each_context_is_told_what_its_seat_may_know(browser: Browser, server: Server, game: str, players: int, options: Any) -> None:
    play_and_read([Person(browser, server) for _ in range(2)], game, players, options)


@pytest.mark.parametrize(("game", "players", "options"), FOUR)
def test_four_contexts_play_to_the_end(browser: Browser, server: Server, game: str, players: int, options: Any) -> None:
    play_and_read([Person(browser, server) for _ in range(4)], game, players, options)


def test_four_rivals_at_the_towers(browser: Browser, server: Server) -> None:
    """Where each has cards of their own: all four play, then three leave their seats to bots, and are told as much as before."""
    people = [Person(browser, server) for _ in range(4)]
    table = seated(people, "wandering_towers", 4, {"spells": "random", "spell_count": 4})
    play_together(people, 12)
    for person in people[1:]:
        person.page.get_by_role("button", name="Let a bot play").click()
        expect(person.page.locator(".banner")).to_contain_text("A bot is playing for you")
    to_the_end(people[0].page, clicking(random.Random(5)))
    read(people, table)


def play_and_read(people: list[Person], game: str, players: int, options: Any) -> None:
    """They begin by clicks; the rest of the game is played elsewhere in their names, and their pages are told of it as of any other move."""
    table = seated(people, game, players, options)
    play_together(people, CLICKS)
    played_out(people, table, game)
    for person in people:
        expect(person.page.locator(".outcome")).to_be_visible()
    read(people, table)


def read(people: list[Person], table: str) -> None:
    """Reads what everybody was told of a finished game."""
    truth = Truth(people[0], table)
    for seat, person in enumerate(people):
        assert check_reading(person, truth)[seat] > 5
        assert person.real_faults == []
        person.close()


def seated(people: list[Person], game: str, players: int, options: Any) -> str:
    """A table of these people, one seat after the other, and bots; all but the first come by the link."""
    for number, person in enumerate(people):
        person.ask("POST", "/people/guest", {"name": f"Person {number}"})
    seats = [{"kept_for": "me"}, *[{"kept_for": "friends"}] * (len(people) - 1), *[{"kept_for": "bot", "bot": "random"}] * (players - len(people))]
    made = people[0].ask("POST", "/tables", {"game": game, "seats": seats, "options": options})
    for friend in people[1:]:
        friend.ask("POST", f"/tables/{made['id']}/join", {"key": made["key"]})
    for person in people:
        person.open(f"/t/{made['id']}")
        person.page.locator("h1, .table").first.wait_for()
    people[0].ask("POST", f"/tables/{made['id']}/start")
    return str(made["id"])


def play_together(people: list[Person], most: int) -> None:
    """Each acts when it may, until the game is over or so many rounds of clicks are made."""
    rng = random.Random(3)
    for _ in range(most):
        if not goes_on(people):
            break
        for page in (person.page for person in people):
            if page.locator(MAY_ACT).count() and not page.locator(".outcome").count():
                clicking(rng)(page)
                settled(page)
