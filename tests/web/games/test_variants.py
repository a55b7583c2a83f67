"""Every declared variant of every game is begun and moved in, in the browser."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from server.running import Server
from web.browsing import Person, clicking, move_once

import coven
from coven.errors import CovenError
from coven.table.options import Choice, Flag


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
        move_once(person, clicking(Random(1)))
        assert person.real_faults == [], options
        person.ask("POST", f"/tables/{table}/leave")
    person.close()
