"""The careful bot: sensible in small things, much better than random play, and blind to what its seat can't know."""

import numpy as np
import pytest

from coven.bots import Bot
from coven.games.wandering_towers.careful import careful
from coven.table.table import Table
from tests.wandering_towers.build import GAME, MASTER, listed, table

GAMES = 40


def choice(at: Table, seat: int = 0) -> str:
    return Bot("careful", GAME, 1).choose(at, seat).text


def test_it_brings_a_wizard_home() -> None:
    at = table(wizards={13: [0], 11: [0], "T5": [1]}, castle=14, hands={0: "W1 T2 T5"})
    assert choice(at) == "W1 wizard"
    at.play(0, "W1 wizard")
    assert choice(at) == "wizard 13"


def test_it_locks_up_others_to_fill_a_flask() -> None:
    at = table(wizards={"T5": [1, 2], 9: [0]}, castle=15, stacks={11: ["T9"]}, hands={0: "T1 T1 T1"})
    at.play(0, "T1 tower")
    assert choice(at) == "tower T4"


def test_it_casts_a_spell_that_brings_a_wizard_home() -> None:
    at = table(wizards={13: [0], "T5": [1]}, castle=14, hands={0: "T2 T2 T5"}, full={0: 2})
    assert choice(at) == "cast move_wizard"


WITH_FREE = {"spells": "chosen", "with_free_wizard": True}


def test_it_frees_a_wizard_into_the_castle_rather_than_fill_a_flask() -> None:
    at = table(wizards={2: [0], 11: [0], "T5": [1]}, castle=2, hands={0: "T1 T3 T5"}, full={0: 1}, options=WITH_FREE)
    assert "cast move_tower" in listed(at)
    assert choice(at) == "free T2"


def test_it_keeps_its_flask_where_a_card_brings_a_wizard_home_as_well() -> None:
    at = table(wizards={2: [0], 1: [0], "T5": [1]}, stacks={12: ["T1"]}, castle=2, hands={0: "W1 T3 T5"}, full={0: 1}, options=WITH_FREE)
    assert choice(at) != "free T2"


@pytest.mark.parametrize("players", [2, 4])
def test_its_choice_on_the_true_state_is_its_choice_on_every_imagined_one(players: int) -> None:
    """Not through `Bot`, which imagines before it chooses."""
    at, out = GAME.new_table(players, MASTER, seed=players), np.zeros(GAME.actions, np.int16)
    box, redrawn = at.box.record, False
    for number in range(40):
        seat = at.to_act[0]
        chosen = careful(box, at._state.copy(), seat, np.uint64(number), out)
        for seed in range(2):
            world = at.imagined(seat, seed)
            redrawn = redrawn or world.hand.tolist() != at._state.hand.tolist()
            assert careful(box, world, seat, np.uint64(number), out) == chosen
        at.play(seat, int(chosen) if number % 3 else at.moves(seat)[0])
    assert redrawn


def test_it_beats_three_random_seats_in_most_games() -> None:
    won = 0
    for number in range(GAMES):
        at = GAME.new_table(4, seed=number)
        bots = [Bot("careful" if seat == number % 4 else "random", GAME, number) for seat in range(4)]
        while not at.is_over:
            at.play(at.to_act[0], bots[at.to_act[0]].choose(at, at.to_act[0]))
        assert at.outcome is not None
        won += at.outcome.winners == (number % 4,)
    assert won >= 0.8 * GAMES
