"""Broom Service: witches, druids and gatherers deliver potions; be brave for more, or cowardly and safe."""

from pathlib import Path

from coven.games.broom_service.box.layout import PLAYERS, SEATS
from coven.games.broom_service.options import OPTIONS, check_together
from coven.games.broom_service.state import END_REASONS, PHASES, REFUSALS
from coven.table.game import Game
from coven.table.parts import About, Checks, Faces, Rules

ABOUT = About(
    name="broom_service",
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
    scores_compare=True,
    daily=(2, {}),  # about 80 decisions of one's own with any number, but half as many of others as with four
    check_together=check_together,
    variants=(
        (2, {"storm_clouds": True}),
        (3, {"storm_clouds": True, "heavy_clouds": 12}),
        (4, {"mountain_tiles": True}),
        (5, {"storm_clouds": True, "mountain_tiles": True}),
        (2, {"side": "back"}),
        (3, {"side": "back", "storm_clouds": True}),
        (4, {"side": "back", "storm_clouds": True, "heavy_clouds": 11}),
        (5, {"side": "back", "storm_clouds": True, "partial_gains": True}),
    ),
    benchmarks={"": (4, {}), "everything": (4, {"side": "back", "storm_clouds": True})},
)


def _rules() -> Rules:
    from coven.games.broom_service import knowledge, rules
    from coven.games.broom_service.bots import BOTS, SEARCH
    from coven.games.broom_service.box import build_box
    from coven.games.broom_service.knowledge.observe import SECTIONS
    from coven.games.broom_service.most_moves import most_moves
    from coven.games.broom_service.state import ACTIONS, STATE

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
    from coven.games.broom_service import box_tools, position, terminal, view
    from coven.games.broom_service.knowledge import reveals, shows
    from coven.games.broom_service.picture import ground, picture, printed
    from coven.games.broom_service.view.events import PRIVATE_NOTES
    from coven.games.broom_service.view.reasons import REASONING

    return Faces.of(
        view,
        position,
        quiet_events=frozenset({"ready"}),
        private_notes=PRIVATE_NOTES,
        pause_events=frozenset({"round"}),
        reveals=reveals,
        shows=shows,
        terminal=terminal,
        picture=picture,
        printed=printed,
        ground=ground,
        reasoning=REASONING,
        box_tool=box_tools,
    )


def _checks() -> Checks:
    from coven.games.broom_service.invariants import FAULTS, broken_invariant

    return Checks(broken_invariant=broken_invariant, faults=FAULTS)


GAME = Game(ABOUT, _rules, _faces, _checks)
