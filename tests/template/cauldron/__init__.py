"""Cauldron: the smallest game with everything our games have, to be copied when you add one.

Hidden hands, a choice made by all at once, chance, refusals, an option, an end with a reason.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from template.cauldron import position, rules, view
from template.cauldron.box import MOST_ROUNDS, build_box
from template.cauldron.imagine import imagine
from template.cauldron.observe import OBSERVATION_SIZE, observe
from template.cauldron.state import KINDS, OPTIONS, STATE

from coven.table.game import Game
from coven.table.options import Number
from coven.table.values import Reason


def most_moves(box: Any, players: int, options: Mapping[str, Any]) -> int:
    """One herb a seat and round."""
    return players * int(options["rounds"])


GAME = Game(
    name="cauldron",
    version=1,
    players=(2, 3, 4),
    options=(Number("rounds", 1, MOST_ROUNDS, 4),),
    state=STATE,
    option_layout=OPTIONS,
    actions=KINDS,
    rules=rules,
    imagine=imagine,
    observe=observe,
    observation_size=OBSERVATION_SIZE,
    views=view,
    positions=position,
    build_box=build_box,
    refusals=(Reason("allowed", ""), Reason("game_over", "C4"), Reason("already_thrown", "C2"), Reason("not_in_hand", "C1")),
    end_reasons=view.END_REASONS,
    most_moves=most_moves,
    folder=Path(__file__).parent,
    sound=rules.sound,
    faults=("", "a herb is lost or made"),
    benchmarks={"": (4, {})},
)
