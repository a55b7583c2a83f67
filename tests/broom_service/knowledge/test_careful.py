"""What the careful bot does at the table, one habit a test, and how well it does with them."""

import random

import numpy as np
import pytest

from coven.bots import Bot
from coven.games.broom_service.bots.careful import careful
from coven.kernel.types import U64
from tests.broom_service.build import (
    FG,
    GAME,
    HEAVY_11,
    HW,
    PD,
    RG,
    TURBO_AB,
    TWO_MOVES_TILE,
    VD,
    WANDS_TILE,
    WF,
    play,
    table,
)


def choice(at, seat, luck=0):
    """The careful bot's move for a seat, whatever it cannot know."""
    out = np.zeros(GAME.rules.actions, np.int16)
    action = int(careful(at.box.plain, at.imagined(seat, luck), seat, U64(luck * 0x9E3779B97F4A7C15 % 2**64), out))
    assert at.refusal(seat, action) is None, GAME.move(action).text
    return GAME.move(action).text


def plays(at, seat=0):
    """Its move whatever its luck; several, if that depends on it."""
    return " or ".join(sorted({choice(at, seat, luck) for luck in range(5)}))


def test_the_last_to_be_asked_is_brave():
    at = table([[FG, RG], [FG, HW]])
    play(at, f"brave {FG}")
    assert plays(at, 1) == f"brave {FG}"


def test_a_brave_one_delivers_where_it_pays_most():
    at = table([[PD, RG], [RG]], pawns=[[3, 1], [0, 1]], resources=[[1, 1, 1, 1], [1, 1, 1, 1]])
    play(at, f"brave {PD}")
    assert plays(at) == "deliver 0 t1"


def test_a_coward_goes_to_the_market_rather_than_do_nothing():
    at = table([[WF, RG], [FG]], event="black-market", resources=[[0, 0, 0, 0]] * 2)
    play(at, f"cowardly {WF}")
    assert plays(at) == "market"


def test_a_coward_uses_the_points_tile_rather_than_do_nothing():
    at = table([[WF, RG], [FG]], {"side": "back"}, tiles=[[0, 0, 1], [0, 0, 0]], resources=[[0, 0, 0, 0]] * 2)
    play(at, f"cowardly {WF}")
    assert plays(at) == "use points"


def test_with_many_wands_and_bolts_the_fairy_is_chosen():
    clouds = [{"kind": HEAVY_11, "owner": None}, {"kind": 6, "owner": None}, {"kind": 6, "owner": 0}, {"kind": 5, "owner": 0}]
    at = table([[], []], phase="choosing", clouds=clouds, pawns=[[3, 4], [0, 1]], resources=[[0, 0, 0, 5], [1, 1, 1, 1]])
    assert plays(at) == f"choose {WF}"


def test_a_druid_is_chosen_where_a_delivery_waits():
    at = table([[], []], phase="choosing", round=7, pawns=[[5, 5], [0, 1]], resources=[[0, 0, 1, 0], [0, 0, 0, 0]])
    assert plays(at) == f"choose {VD}"


def test_resources_of_a_tile_come_before_the_delivery():
    at = table([["mountain-witch", RG], [RG]], {"mountain_tiles": True}, pawns=[[4, 0], [0, 1]], mountain_tiles=[WANDS_TILE, TWO_MOVES_TILE, 0])
    play(at, "brave mountain-witch", "fly 0 a8")
    assert plays(at) == "use mountain"


def test_the_turbo_broom_goes_where_more_can_be_delivered():
    at = table([[HW, RG], [RG]], {"side": "back"}, pawns=[[0, 1], [0, 1]], hill_tiles=[TURBO_AB, None])
    play(at, f"cowardly {HW}", "fly 0 a3")
    assert plays(at) == "jump A"


def test_a_set_is_handed_in_in_the_last_round():
    at = table([[WF], []], event="the-works", round=7, resources=[[1, 1, 1, 1], [0, 0, 0, 0]], pawns=[[2, 2]] * 2)
    play(at, f"cowardly {WF}")
    assert plays(at) == "hand in"


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (4, {"storm_clouds": True}), (3, {"side": "back", "storm_clouds": True, "partial_gains": True})]
)
def test_it_plays_whole_games_and_never_looks_into_other_hands(players, options):
    """Its move is the same in every world its seat holds possible, and is always allowed."""
    at = GAME.new_table(players, options, seed=players)
    out = np.zeros(GAME.rules.actions, np.int16)
    luck = random.Random(players)
    while not at.is_over:
        seat = at.to_act[0]
        word = U64(luck.getrandbits(64))
        chosen = {int(careful(at.box.plain, at.imagined(seat, world), seat, word, out)) for world in range(2)}
        chosen.add(int(careful(at.box.plain, at.keeper.state, seat, word, out)))
        assert len(chosen) == 1
        at.play(seat, GAME.move(chosen.pop()))
    assert min(at.outcome.scores) > -20


def test_it_changes_nothing_in_the_state_it_is_given():
    at = GAME.new_table(3, seed=1)
    before = at.keeper.state.tobytes()
    choice(at, 1)
    careful(at.box.plain, at.keeper.state, 1, U64(5), np.zeros(GAME.rules.actions, np.int16))
    assert at.keeper.state.tobytes() == before


@pytest.mark.parametrize("options", [{}, {"side": "back", "storm_clouds": True}])
def test_it_beats_three_random_seats(options):
    """Measured over thousands of games it wins nearly all of them; here a few must do."""
    won = 0
    for number in range(6):
        at = GAME.new_table(4, options, seed=number)
        seat_of_bot = number % 4
        bots = [Bot("careful" if seat == seat_of_bot else "random", GAME, seed=number * 4 + seat) for seat in range(4)]
        while not at.is_over:
            seat = at.to_act[0]
            at.play(seat, bots[seat].choose(at, seat))
        won += seat_of_bot in at.outcome.winners
    assert won >= 5
