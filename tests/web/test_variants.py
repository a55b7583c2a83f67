"""Every declared variant of every game is begun and moved in, in the browser."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from server.running import Server
from web.browsing import Person, clicking, settled
from web.reading import during_play

import coven
from coven.errors import CovenError
from coven.table.options import Choice, Flag

MOST_CLICKS = 12  # to make one whole move


def variants_of(name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The declared variants, and of a game without any each other value of its options."""
    game = coven.game(name)
    yield from game.about.variants
    for option in game.options if not game.about.variants else ():
        values = option.choices if isinstance(option, Choice) else [True, False] if isinstance(option, Flag) else []
        for value in values:
            if value != option.default and is_allowed(game, {option.name: value}):
                yield game.players[0], {option.name: value}


def is_allowed(game: coven.Game, options: dict[str, Any]) -> bool:
    try:
        game.check_options(game.players[0], options)
    except CovenError:
        return False
    return True


@pytest.mark.parametrize("game", ["witches", "wandering_towers", "broom_service"])
def test_every_variant_is_begun_and_moved_in(browser: Browser, server: Server, game: str) -> None:
    person, found = Person(browser, server), list(variants_of(game))
    assert len(found) > 4
    for players, options in found:
        table = person.sit_at(game, players, **options)
        expect(person.page.locator(".moves button").first).to_be_visible()
        move_once(person)
        assert person.real_faults == [], options
        person.ask("POST", f"/tables/{table}/leave")
    person.close()


def move_once(person: Person) -> None:
    """Clicks until a move is acknowledged."""
    before, act = acknowledged(person), clicking(Random(1))
    for _ in range(MOST_CLICKS):
        act(person.page)
        settled(person.page)
        if acknowledged(person) > before:
            return
        expect(person.page.locator(".confirm .primary, .board .lit, .moves button").first).to_be_attached()
    raise AssertionError("no move was made")


def acknowledged(person: Person) -> int:
    return sum(message.get("type") == "ack" for message in during_play(person.told))
