"""Broom Service: witches, druids and gatherers deliver potions; be brave for more, or cowardly and safe."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from coven.errors import CovenError
from coven.games.broom_service import position, rules, view
from coven.games.broom_service.box import build_box
from coven.games.broom_service.careful import careful
from coven.games.broom_service.imagine import imagine
from coven.games.broom_service.layout import EVENTS, ROLES
from coven.games.broom_service.names import END_REASONS, SIDE_NAMES
from coven.games.broom_service.observe import OBSERVATION_SIZE, observe
from coven.games.broom_service.sound import FAULTS, sound
from coven.games.broom_service.state import ACTIONS, OPTIONS, STATE
from coven.table.game import Game
from coven.table.options import Choice, Flag, Number
from coven.table.values import Reason

MOST_HEAVY = 60  # no box has more
FLIGHT_MOVES = 4  # of one flight: fly, jump, deliver, leave the rest


def longest_round(box: Any) -> int:
    """Moves of one seat in a round: choosing and adding roles, placing each, and its action; at the end a word about an event."""
    roles = min(ROLES, max(int(box.more_high), int(box.hand_size) + 1) + 1)
    pieces = max(int(box.yield_gain.sum(axis=-1).max()), int(box.distillery_resources))
    return roles + 2 + roles * (1 + max(FLIGHT_MOVES, pieces + 2)) + 2


def longest_chains(box: Any) -> int:
    """Moves of one seat in a game that its amulets add, each once, and of a fist as full as it can get."""
    mountains = int(box.mountain_spaces.max()) * (2 + FLIGHT_MOVES * max(1, int(box.mountain_times.max())))
    return mountains + longest_round(box) * EVENTS + int(box.start_wands.max()) + int(box.start_potions.sum())


def most_moves(box: Any, players: int, options: Mapping[str, Any]) -> int:
    """No game is longer: each round uses up an event, and every chain the amulets and clouds it is made of."""
    storms = int(box.clouds.max()) * FLIGHT_MOVES
    return players * (int(box.rounds) * longest_round(box) + longest_chains(box)) + storms


def storm_clouds(box: Any) -> int:
    return int((box.cloud_count * box.cloud_storm).sum())


def check_together(box: Any, players: int, options: Mapping[str, Any]) -> None:
    """Fewer heavy clouds only beside storm clouds: as many as the cloud spaces ask for, and not more than there are (R52)."""
    heavy = options["heavy_clouds"]
    if heavy is None:
        return
    if not options["storm_clouds"]:
        raise CovenError("bad_option", "Option heavy_clouds: fewer heavy clouds are used only together with storm clouds.", option="heavy_clouds")
    least = max(1, int(box.clouds[SIDE_NAMES.index(options["side"])]) - storm_clouds(box))
    most = int(box.cloud_count.sum()) - storm_clouds(box)
    if not least <= heavy <= most:
        message = f"Option heavy_clouds: the {options['side']} takes {least} to {most} heavy clouds, not {heavy}."
        raise CovenError("bad_option", message, option="heavy_clouds", value=heavy, least=least, most=most)


GAME = Game(
    name="broom_service",
    version=1,
    players=(2, 3, 4, 5),
    options=(
        Choice("side", SIDE_NAMES),
        Flag("storm_clouds"),
        Number("heavy_clouds", 1, MOST_HEAVY, None, absent=True),
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
