"""Witches: a trick-taking game in which points are bad, unless one takes all of the fire."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from coven.games.witches import position, rules, view
from coven.games.witches.box import PLAYERS, build_box
from coven.games.witches.careful import careful
from coven.games.witches.imagine import imagine
from coven.games.witches.observe import OBSERVATION_SIZE, observe
from coven.games.witches.score import score_round
from coven.games.witches.sound import FAULTS, sound
from coven.games.witches.state import ACTIONS, CARDS, GUARD_ROUNDS, OPTIONS, RANKS, STATE
from coven.table.game import Game
from coven.table.options import Choice, Flag, Number
from coven.table.values import Reason

__all__ = ["GAME", "score_round"]

LARGEST_LIMIT = 1000


def fewest_points(box: Any) -> int:
    """What a round brings all seats together at the least: one has the fire beside the earth witch, another the green cards beside the air witch.

    The fire witch lies elsewhere, or with the fire if her cap makes it cheaper.
    """
    return max(0, min(RANKS - 1, int(box.fire_cap)) - int(box.earth_points))


def most_rounds(box: Any, players: int, options: Mapping[str, Any]) -> int:
    """No game has more: those agreed on, or as many as it takes to bring everybody to the limit, or what the guard allows (R56)."""
    if options["tie"] == "play_on":
        return GUARD_ROUNDS
    if options["rounds"] is not None:
        return int(options["rounds"])
    fewest = fewest_points(box)
    if fewest == 0 or options["last_spell"] == "rescue" or options["earth_variant"]:  # the sheet need not grow
        return GUARD_ROUNDS
    return min(GUARD_ROUNDS, players * (int(options["limit"]) - 1) // fewest + 1)


def most_moves(box: Any, players: int, options: Mapping[str, Any]) -> int:
    """No game is longer: the packets and cards of a round and a word about its spell, in as many rounds as there can be."""
    return most_rounds(box, players, options) * (players * int(box.pass_cards[players]) + CARDS + 1)


GAME = Game(
    name="witches",
    version=1,
    players=PLAYERS,
    options=(
        Number("limit", 1, LARGEST_LIMIT, 70),
        Number("rounds", 1, GUARD_ROUNDS, None, absent=True),
        Choice("dealer", ("rotate", "fixed")),
        Choice("tie", ("shared", "play_on")),
        Choice("last_spell", ("choice", "transfer", "rescue")),
        Flag("earth_variant"),
        Flag("air_blocks_own_spell"),
    ),
    state=STATE,
    option_layout=OPTIONS,
    actions=ACTIONS,
    rules=rules,
    imagine=imagine,
    observe=observe,
    observation_size=OBSERVATION_SIZE,
    views=view,
    positions=position,
    build_box=build_box,
    refusals=(
        Reason("allowed", ""),
        Reason("unknown_move", "R12"),
        Reason("game_over", "R38"),
        Reason("not_your_turn", "R5"),
        Reason("not_passing", "R61"),
        Reason("not_playing", "R7"),
        Reason("not_casting", "R60"),
        Reason("not_in_hand", "R2"),
        Reason("must_follow", "R13"),
        Reason("already_passed", "R61"),
    ),
    end_reasons=view.END_REASONS[1:],
    most_moves=most_moves,
    folder=Path(__file__).parent,
    bots={"careful": careful},
    sound=sound,
    faults=FAULTS,
)
