"""Wandering Towers: wizards race to a wandering castle, and towers wander over them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from coven.games.wandering_towers import position, rules, view
from coven.games.wandering_towers.box import PLAYERS, build_box
from coven.games.wandering_towers.careful import careful
from coven.games.wandering_towers.events import reveals
from coven.games.wandering_towers.imagine import imagine
from coven.games.wandering_towers.observe import OBSERVATION_SIZE, observe
from coven.games.wandering_towers.sound import FAULTS, sound
from coven.games.wandering_towers.standing import SETTINGS, standing_answer
from coven.games.wandering_towers.state import ACTIONS, GUARD_ROUNDS, OPTIONS, SPELL_FLAGS, STATE
from coven.games.wandering_towers.together import BASIC_FLAGS, RANDOM_SPELLS, check_together, is_solo
from coven.table.game import Game
from coven.table.options import Choice, Flag, Number
from coven.table.values import Reason

MASTER = {"master": True, "spells": "random", "spell_count": 8}  # with every spell there is
ACTION_MOVES = 40  # more than the decisions of one action without the others' windows
WINDOW_MOVES = 12  # more than what one seat can do in the two windows of an action


def most_moves(box: Any, players: int, options: Mapping[str, Any]) -> int:
    """No game is longer: the decisions of a turn in as many rounds as the guard allows; against the deck, thirty turns."""
    if is_solo(players, options):
        return 40 * ACTION_MOVES
    return GUARD_ROUNDS * players * 2 * (ACTION_MOVES + players * WINDOW_MOVES)


GAME = Game(
    name="wandering_towers",
    version=2,
    players=PLAYERS,
    options=(
        Choice("mode", ("competitive", "teams", "cooperative")),
        Flag("master"),
        Choice("spells", ("basic", "chosen", "random", "none")),
        Number("spell_count", 1, 8, RANDOM_SPELLS),
        *(Flag(name, name in BASIC_FLAGS) for name in SPELL_FLAGS),
        Choice("discard", ("second", "any", "never")),
        Flag("spell_in_action", True),
        Flag("spells_on_others"),
        Flag("others_entry_ends_turn"),
        Flag("spell_after_special"),
        Flag("tower_before_draw"),
        Flag("master_spell_before_card", True),
        Flag("finish_round"),
        Choice("memory", ("none", "own", "all")),
        Choice("bot_memory", ("perfect", "forgetful")),
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
        Reason("unknown_move", "15"),
        Reason("game_over", "37"),
        Reason("not_your_turn", "15"),
        Reason("not_now", "15"),
        Reason("not_in_hand", "15"),
        Reason("not_on_card", "21"),
        Reason("side_is_dead", "52"),
        Reason("card_is_alive", "18"),
        Reason("no_discard", "17"),
        Reason("card_was_played", "19"),
        Reason("no_wizard_there", "10"),
        Reason("no_room", "9"),
        Reason("castle_is_there", "7"),
        Reason("side_not_announced", "21"),
        Reason("no_roll_left", "20"),
        Reason("move_is_possible", "52"),
        Reason("spell_not_in_play", "23"),
        Reason("too_few_flasks", "22"),
        Reason("spell_used", "22"),
        Reason("no_target", "26"),
        Reason("not_your_wizard", "24"),
        Reason("not_on_top", "27"),
        Reason("must_aim", "53"),
        Reason("no_teams", "39"),
        Reason("already_asked", "60"),
        Reason("no_flask", "60"),
        Reason("flasks_go_the_other_way", "60"),
        Reason("cannot_wait", "59"),
        Reason("no_spell_now", "66"),
        Reason("no_slot_now", "33"),
        Reason("partners_not_now", "60"),
        Reason("name_a_tower", "29"),
        Reason("named_with_piece", "59"),
        Reason("not_against_the_deck", "45"),
        Reason("aim_at_announced", "57"),
        Reason("already_freed", "51"),
    ),
    end_reasons=view.END_REASONS[1:],
    most_moves=most_moves,
    folder=Path(__file__).parent,
    reveals=reveals,
    check_together=check_together,
    sound=sound,
    faults=FAULTS,
    bots={"careful": careful},
    is_fair_in_arena=lambda options: options["bot_memory"] == "perfect",  # the true state remembers what a forgetful bot does not
    settings=SETTINGS,
    standing=standing_answer,
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
