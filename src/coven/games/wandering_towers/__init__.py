"""Wandering Towers: wizards race to a wandering castle, and towers wander over them."""

from pathlib import Path

from coven.games.wandering_towers.options import OPTIONS, SETTINGS, SETTINGS_NEED, SPELL_FLAGS, check_together
from coven.games.wandering_towers.state import END_REASONS, PHASES, PLAYERS, REFUSALS, SEATS
from coven.table.game import Game
from coven.table.parts import About, Checks, Faces, Rules

MASTER = {"master": True, "spells": "random", "spell_count": 8}  # with every spell there is

ABOUT = About(
    name="wandering_towers",
    version=3,
    players=PLAYERS,
    options=OPTIONS,
    phases=PHASES,
    refusals=REFUSALS,
    end_reasons=END_REASONS,
    folder=Path(__file__).parent,
    simultaneous=False,
    hidden_information=True,
    chance=True,
    returns=(1 - SEATS, SEATS - 1),
    daily=(5, {}),  # three wizards each: about 30 decisions of one's own; with four seats 47, with two 58
    check_together=check_together,
    settings=SETTINGS,
    settings_need=SETTINGS_NEED,
    variants=(
        *((2 + number % 5, {"spells": "chosen", **{name: name == chosen for name in SPELL_FLAGS}}) for number, chosen in enumerate(SPELL_FLAGS)),
        (2, {"spells": "random", "spell_count": 1}),
        (3, {"spells": "random", "spell_count": 8}),
        (5, {"spells": "none"}),
        (5, {"master": True}),
        (4, MASTER),
        (2, {**MASTER, "master_spell_before_card": False}),
        (4, {"mode": "teams"}),
        (6, {"mode": "teams", "finish_round": True}),
        (6, {"mode": "teams", **MASTER}),
        (4, {"mode": "teams", **MASTER, "finish_round": True}),
        (1, {"spells": "random"}),
        (3, {"mode": "cooperative"}),
        (5, {"mode": "cooperative", "spells": "random"}),
        (2, {"spells_on_others": True, "others_entry_ends_turn": True}),
        (3, {"spell_after_special": True, "spells": "random", "spell_count": 8}),
    ),
    benchmarks={"": (4, {}), "master": (4, {"master": True, "spells": "random"}), "teams": (4, {"mode": "teams"})},
)


def _rules() -> Rules:
    from coven.games.wandering_towers import knowledge, rules
    from coven.games.wandering_towers.bots import BOTS, SEARCH
    from coven.games.wandering_towers.box import build_box
    from coven.games.wandering_towers.knowledge.observe import SECTIONS
    from coven.games.wandering_towers.most_moves import most_moves
    from coven.games.wandering_towers.state import ACTIONS, STATE

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
    from coven.games.wandering_towers import position, terminal, view
    from coven.games.wandering_towers.knowledge import reveals, shows
    from coven.games.wandering_towers.view.events import PRIVATE_NOTES
    from coven.games.wandering_towers.view.reasons import REASONING
    from coven.games.wandering_towers.view.standing import standing_answer

    return Faces.of(
        view,
        position,
        private_notes=PRIVATE_NOTES,
        reveals=reveals,
        shows=shows,
        standing_answer=standing_answer,
        terminal=terminal,
        reasoning=REASONING,
    )


def _checks() -> Checks:
    from coven.games.wandering_towers.invariants import FAULTS, broken_invariant

    return Checks(broken_invariant=broken_invariant, faults=FAULTS, is_fair_in_arena=lambda options: options["bot_memory"] == "perfect")


GAME = Game(ABOUT, _rules, _faces, _checks)
