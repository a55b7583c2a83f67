"""Cauldron: the smallest game with every room, to be copied when you add one.

Hidden hands, a choice made by all at once, chance, refusals, an option, an end with a reason.
"""

from pathlib import Path

from template.cauldron.options import OPTIONS
from template.cauldron.state import END_REASONS, PHASES, PLAYERS, REFUSALS, SEATS

from coven.table.game import Game
from coven.table.parts import About, Checks, Faces, Rules

ABOUT = About(
    name="cauldron",
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
    returns=(1 - SEATS, SEATS - 1),
)


def _rules() -> Rules:
    from template.cauldron import knowledge, rules
    from template.cauldron.bots import BOTS
    from template.cauldron.box import build_box
    from template.cauldron.knowledge.observe import SECTIONS
    from template.cauldron.most_moves import most_moves
    from template.cauldron.state import ACTIONS, STATE

    return Rules.of(rules, knowledge, layout=STATE, actions=ACTIONS, build_box=build_box, most_moves=most_moves, bots=BOTS, sections=SECTIONS)


def _faces() -> Faces:
    from template.cauldron import position, terminal, view
    from template.cauldron.picture import picture
    from template.cauldron.view.events import PRIVATE_NOTES

    return Faces.of(view, position, quiet_events=frozenset({"thrown"}), private_notes=PRIVATE_NOTES, terminal=terminal, picture=picture)


def _checks() -> Checks:
    from template.cauldron.invariants import FAULTS, broken_invariant

    return Checks(broken_invariant=broken_invariant, faults=FAULTS)


GAME = Game(ABOUT, _rules, _faces, _checks)
