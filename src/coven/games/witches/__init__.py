"""Witches: a trick-taking game in which points are bad, unless one takes all of the fire."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from coven.games.witches.options import OPTIONS, check_together
from coven.games.witches.state import END_REASONS, PHASES, PLAYERS, REFUSALS, SEATS
from coven.table.game import Game
from coven.table.parts import About, Checks, Faces, Rules

ABOUT = About(
    name="witches",
    version=1,
    players=PLAYERS,
    options=OPTIONS,
    phases=PHASES,
    refusals=REFUSALS,
    end_reasons=END_REASONS,
    folder=Path(__file__).parent,
    simultaneous=True,
    hidden_information=True,
    chance=True,
    fewest_points_win=True,
    returns=(1 - SEATS, SEATS - 1),
    check_together=check_together,
    daily=(4, {"rounds": 1}),  # 18 decisions of one's own; a whole game has about 160
)


def _rules() -> Rules:
    from coven.games.witches import knowledge, rules
    from coven.games.witches.bots import BOTS, SEARCH
    from coven.games.witches.box import build_box
    from coven.games.witches.knowledge.observe import SECTIONS
    from coven.games.witches.most_moves import most_moves
    from coven.games.witches.state import ACTIONS, STATE

    return Rules.of(
        rules,
        knowledge,
        layout=STATE,
        actions=ACTIONS,
        build_box=build_box,
        most_moves=most_moves,
        bots=BOTS,
        search=SEARCH,
        sections=SECTIONS,
    )


def _faces() -> Faces:
    from coven.games.witches import position, terminal, view
    from coven.games.witches.knowledge import shows
    from coven.games.witches.view.events import PRIVATE_NOTES
    from coven.games.witches.view.reasons import REASONING

    return Faces.of(
        view,
        position,
        quiet_events=frozenset({"packet_ready"}),
        private_notes=PRIVATE_NOTES,
        shows=shows,
        pause_events=frozenset({"round_scored"}),
        terminal=terminal,
        reasoning=REASONING,
    )


def _checks() -> Checks:
    from coven.games.witches.invariants import FAULTS, broken_invariant

    return Checks(broken_invariant=broken_invariant, faults=FAULTS)


GAME = Game(ABOUT, _rules, _faces, _checks)


def score_round(piles: Sequence[str | Sequence[str]], *, air_blocks_own_spell: bool = False, box: Any = None) -> dict[str, Any]:
    """The points of one round from each seat's pile, such as `["R1 R11 Z", "G12", ""]`, with spell and breakdown."""
    from coven.games.witches.view.counting import counted_round

    return counted_round(piles, air_blocks_own_spell, box)
