"""Words and the terminal: every event, option value, phase and card has a sentence; the ring is drawn for every seat."""

import random
from typing import Any

import pytest
from rich.console import Console

from coven.games.wandering_towers.notation import CARD_TEXTS, SPELL_NAMES
from coven.games.wandering_towers.sight import PHASES
from coven.games.wandering_towers.terminal import draw
from coven.table.options import Choice
from coven.table.table import Table
from coven.table.words import LANGUAGES, say
from tests.wandering_towers.build import GAME

MIXED = {"mode": "teams", "master": True, "spells": "random", "spell_count": 8, "memory": "own"}


def some_moves(players: int, options: dict[str, Any], count: int) -> Table:
    at = GAME.new_table(players, options, seed=5)
    chance = random.Random(5)
    while not at.is_over and len(at) < count:
        at.play(at.to_act[0], chance.choice(at.moves(at.to_act[0])))
    return at


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_cards_spells_and_option_values_have_words(language: str) -> None:
    speak = GAME.words(language)
    keys = [f"phase-{name}" for name in PHASES] + [f"prompt-{name}" for name in PHASES]
    keys += [f"option-{option.name}-{value}" for option in GAME.options if isinstance(option, Choice) for value in option.choices]
    missing = [key for key in (key.replace("_", "-") for key in keys) if not speak.has(key)]
    missing += [key for key in (*(f"card-{card}" for card in CARD_TEXTS), *(f"spell-{name}" for name in SPELL_NAMES)) if not speak.has(key)]
    assert missing == []


@pytest.mark.parametrize(("players", "options"), [(4, MIXED), (3, {"spells": "random", "spell_count": 8}), (1, {"spells": "random"})])
def test_every_event_has_a_sentence_in_every_language(players: int, options: dict[str, Any]) -> None:
    at = some_moves(players, options, 200)
    for number in range(len(at) + 1):
        for event in at.events(0, number):
            for language in LANGUAGES:
                key = f"event-{event.kind}".replace("_", "-")
                told = say(GAME.words(language), "event", event.kind, {**event.args, "player": "Ada"})
                assert told != key, key
                assert "{" not in told, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), [(6, MIXED), (2, {}), (1, {"spells": "random"}), (3, {"mode": "cooperative"})])
def test_the_ring_is_drawn_for_every_seat_within_a_hundred_columns(language: str, players: int, options: dict[str, Any]) -> None:
    at = some_moves(players, options, 60)
    names = [f"Player {seat + 1}" for seat in range(players)]
    for seat in (None, *range(players)):
        console = Console(width=100, record=True, file=None, force_terminal=False, quiet=False)
        with console.capture() as captured:
            console.print(draw(at.view(seat), GAME.words(language), names))
        text = captured.get()
        assert max(map(len, text.splitlines())) <= 100
        for number in range(1, 10):
            assert f"T{number}" in text
        assert "♜" in text
