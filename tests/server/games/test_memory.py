"""What a table takes in memory, streams of all viewers included, does not grow with the length of its game."""

import gc
import random
import tracemalloc

import pytest
from server.safety.test_secrecy_in_desks import new_match

from coven.server.live.match import Match
from coven.server.live.steps import Played
from coven.server.live.streams import REMEMBERED

LONG, SHORT = 6 * REMEMBERED, 2 * REMEMBERED  # moves; after the shorter all that is remembered is full


def play_on(match: Match, moves: int, chance: random.Random) -> None:
    while match.to_act and len(match.table.keeper) < moves:
        seat, number = chance.choice(match.to_act), len(match.table.keeper)
        match.apply(Played(seat=seat, move=chance.choice(match.table.moves(seat)).text, id=f"m{number}"), float(number))


def taken() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.parametrize("game", ["witches", "wandering_towers"])  # whose games are long enough
def test_a_long_game_takes_no_more_than_a_short_one(game: str) -> None:
    """Were views, events or states of every move kept, it would be three times as much."""
    play_on(new_match(game, 6, 2), SHORT, random.Random(2))  # what is made once for all tables is there
    match, chance = new_match(game, 6, 1), random.Random(1)
    tracemalloc.start()
    try:
        before = taken()
        play_on(match, SHORT, chance)
        short = taken() - before
        play_on(match, LONG, chance)
        long = taken() - before
    finally:
        tracemalloc.stop()
    assert len(match.table.keeper) == LONG and long < 2 * short, (short, long)
