"""Broom Service: witches, druids and gatherers deliver potions; be brave for more, or cowardly and safe."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from coven.errors import CovenError
from coven.games.broom_service import position, rules, view
from coven.games.broom_service.box import build_box
from coven.games.broom_service.careful import careful
from coven.games.broom_service.imagine import imagine
from coven.games.broom_service.layout import EVENTS
from coven.games.broom_service.names import END_REASONS, SIDE_NAMES
from coven.games.broom_service.observe import OBSERVATION_SIZE, observe
from coven.games.broom_service.sound import FAULTS, sound
from coven.games.broom_service.state import ACTIONS, OPTIONS, STATE
from coven.table.game import Game
from coven.table.options import Choice, Flag, Number
from coven.table.values import Reason

FEWEST_HEAVY = {"front": 10, "back": 11}  # R52: the cloud spaces of the standard board, less the eight storm clouds
MOST_HEAVY = 24
LONGEST_ROUND = 60  # moves of one seat in a round: choosing, placing up to six roles, and their actions
LONGEST_CHAINS = 500  # moves of one seat in a game that amulets, storm clouds and a fist full of resources add


def most_moves(players: int, options: Mapping[str, Any]) -> int:
    """No game is longer: each round uses up an event, and every chain the amulets and clouds it is made of."""
    return players * (EVENTS * LONGEST_ROUND + LONGEST_CHAINS)


def check_together(players: int, options: Mapping[str, Any]) -> None:
    """Fewer heavy clouds only beside storm clouds, and not fewer than the cloud spaces ask for (R52)."""
    heavy, least = options["heavy_clouds"], FEWEST_HEAVY[options["side"]]
    if heavy is None:
        return
    if not options["storm_clouds"]:
        raise CovenError("bad_option", "Option heavy_clouds: fewer heavy clouds are used only together with storm clouds.", option="heavy_clouds")
    if heavy < least:
        message = f"Option heavy_clouds: the {options['side']} needs at least {least} heavy clouds, not {heavy}."
        raise CovenError("bad_option", message, option="heavy_clouds", value=heavy, least=least)


GAME = Game(
    name="broom_service",
    version=1,
    players=(2, 3, 4, 5),
    options=(
        Choice("side", SIDE_NAMES),
        Flag("storm_clouds"),
        Number("heavy_clouds", min(FEWEST_HEAVY.values()), MOST_HEAVY, None, absent=True),
        Flag("mountain_tiles"),
        Choice("first_leader", ("random", "first_seat")),
        Flag("partial_gains"),
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
        Reason("unknown_move", "R64"),
        Reason("game_over", "R67"),
        Reason("not_your_turn", "R1"),
        Reason("not_choosing", "R38"),
        Reason("already_chosen", "R38"),
        Reason("too_few_chosen", "R38"),
        Reason("not_placing", "R1"),
        Reason("not_in_hand", "R1"),
        Reason("must_follow", "R1"),
        Reason("must_be_brave", "R21"),
        Reason("not_acting", "R1"),
        Reason("not_flying", "R4"),
        Reason("not_delivering", "R17"),
        Reason("not_charming", "R15"),
        Reason("not_gathering", "R59"),
        Reason("not_jumping", "R43"),
        Reason("no_such_area", "R63"),
        Reason("over_water", "R13"),
        Reason("not_adjacent", "R16"),
        Reason("wrong_landscape", "R17"),
        Reason("under_cloud", "R13"),
        Reason("wrong_pawn", "R33"),
        Reason("no_such_tower", "R64"),
        Reason("out_of_reach", "R17"),
        Reason("tower_closed", "R18"),
        Reason("no_potion", "R17"),
        Reason("no_cloud", "R15"),
        Reason("too_few_wands", "R15"),
        Reason("no_such_yield", "R59"),
        Reason("nothing_left", "R42"),
        Reason("wrong_circle", "R43"),
        Reason("no_event", "R22"),
        Reason("no_forest_tile", "R55"),
        Reason("no_mountain_tile", "R27"),
        Reason("no_fist", "R37"),
        Reason("no_works", "R51"),
        Reason("must_go_on", "R43"),
    ),
    end_reasons=END_REASONS[1:],
    most_moves=most_moves,
    folder=Path(__file__).parent,
    check_together=check_together,
    sound=sound,
    faults=FAULTS,
    bots={"careful": careful},
    benchmarks={"": (4, {}), "everything": (4, {"side": "back", "storm_clouds": True})},
)
