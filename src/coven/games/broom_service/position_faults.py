"""What is wrong with a position somebody wrote: first its shape, then what the rules forbid."""

from collections.abc import Mapping, Sequence
from typing import Any

from coven.games.broom_service.layout import FOREST_KINDS, RESOURCES
from coven.games.broom_service.names import END_REASONS, EVENT_NAMES, PHASES, ROLE_NAMES, SOURCE_NAMES, STANCES, STEPS, names_in
from coven.games.broom_service.rules.acting import is_turbo
from coven.games.broom_service.rules.choosing import most_roles
from coven.games.broom_service.sound import FAULTS, sound
from coven.games.broom_service.state import (
    ACTING,
    ADDING,
    CHOOSING,
    DEPTH,
    FISTS,
    FOLLOWING,
    LEADING,
    NO_TILE,
    NOT_ENDED,
    OVER,
    PAWNS,
    TURBO_STEP,
    WORKS,
)

MOST = 10_000
MOST_LEFT = 100  # of the moves or resources that a step may still give
BY_SEAT = ("hands", "chosen", "added", "played", "resources", "fists", "hands_in", "pawns", "tiles", "amulets", "earned", "stances")
BY_SPACE = ("clouds", "mountain_tiles", "forest_tiles", "hill_tiles")
OTHERS = (
    "phase round event events_left bewitched bewitched_pile leader turn role led brave resolving answered steps pending_gain end filled"
).split()
ROWS = {"resources": RESOURCES, "fists": RESOURCES, "pawns": PAWNS, "tiles": FOREST_KINDS}


def is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


# --- shape ----------------------------------------------------------------------------------------------------------------


def shape_faults(box: Any, s: Any, data: Mapping[str, Any]) -> list[str]:
    """Everything that keeps the position from being read."""
    faults = [f"{name} is not a part of a position" for name in data if name not in (*BY_SEAT, *BY_SPACE, *OTHERS)]
    for name in BY_SEAT:
        if name in data and (not isinstance(data[name], list) or len(data[name]) != s.players):
            faults.append(f"{name} must be a list with one entry for each of the {s.players} seats")
    if not faults:
        faults = [*name_faults(data), *number_faults(box, s, data), *board_shape_faults(box, s, data)]
    return faults


def name_faults(data: Mapping[str, Any]) -> list[str]:
    """Names that stand for nothing."""
    faults = []
    for name, known in (("phase", PHASES), ("event", EVENT_NAMES), ("role", ROLE_NAMES), ("end", END_REASONS)):
        if data.get(name) is not None and data[name] not in known:
            faults.append(f"{name} must be one of {', '.join(filter(None, known))}")
    lists: list[tuple[str, Sequence[str], Any]] = [(name, ROLE_NAMES, data.get(name, [])) for name in ("led", "bewitched", "bewitched_pile")]
    lists += [(name, ROLE_NAMES, roles) for name in ("hands", "chosen", "played") for roles in data.get(name, [])]
    lists += [("added", ROLE_NAMES, [role for role in data.get("added", []) if role is not None])]
    lists += [("events_left", EVENT_NAMES, data.get("events_left", [])), ("stances", STANCES, data.get("stances", []))]
    lists += [("steps", STEPS, [step.get("kind") for step in data.get("steps", []) if isinstance(step, Mapping)])]
    lists += [("earned", SOURCE_NAMES, list(earned)) for earned in data.get("earned", [])]
    faults += [f"{name} has {text!r}, which is none of {', '.join(known)}" for name, known, texts in lists for text in texts if text not in known]
    return faults


def number_faults(box: Any, s: Any, data: Mapping[str, Any]) -> list[str]:
    faults = []
    if not is_number(data.get("round", 1), 1, int(box.rounds)):
        faults.append(f"round must be a whole number from 1 to {box.rounds}")
    seats = [("leader", data.get("leader", 0)), ("turn", data.get("turn", 0)), *(("answered", seat) for seat in data.get("answered", []))]
    seats += [("brave", data["brave"])] if data.get("brave") is not None else []
    faults += [f"{name} must be a seat from 0 to {s.players - 1}" for name, seat in seats if not is_number(seat, 0, s.players - 1)]
    for name, width in ROWS.items():
        low, high = (0, int(box.areas[s.side]) - 1) if name == "pawns" else (0, MOST if name != "tiles" else 100)
        for row in data.get(name, []):
            if not isinstance(row, list) or len(row) != width or not all(is_number(number, low, high) for number in row):
                faults.append(f"each entry of {name} must be {width} whole numbers from {low} to {high}")
    gain = data.get("pending_gain", [0] * RESOURCES)
    if not isinstance(gain, list) or len(gain) != RESOURCES or not all(is_number(count, 0, MOST_LEFT) for count in gain):
        faults.append(f"pending_gain must be {RESOURCES} whole numbers from 0 to {MOST_LEFT}")
    points = [value for earned in data.get("earned", []) for value in earned.values()]
    if not all(is_number(value, -MOST, MOST) for value in points):
        faults.append(f"what was earned must be whole numbers within {MOST}")
    return faults


def board_shape_faults(box: Any, s: Any, data: Mapping[str, Any]) -> list[str]:
    spaces = (box.clouds[s.side], box.mountain_spaces[s.side], box.forest_spaces[s.side], box.hill_spaces[s.side])
    kinds = (box.cloud_kinds, box.mountain_kinds, FOREST_KINDS, box.hill_kinds)
    faults = []
    for name, places, most in zip(BY_SPACE, spaces, kinds, strict=True):
        rows = data.get(name, [None] * places)
        found = [row.get("kind") if isinstance(row, Mapping) else row for row in rows] if isinstance(rows, list) else []
        if len(found) != places or not all(kind is None or is_number(kind, 0, most - 1) for kind in found):
            faults.append(f"{name} must be a list of {places} kinds, each from 0 to {most - 1}")
    owners = [cloud.get("owner") for cloud in data.get("clouds") or [] if isinstance(cloud, Mapping)]
    if not all(owner is None or is_number(owner, 0, s.players - 1) for owner in owners):
        faults.append(f"the owner of a cloud must be a seat from 0 to {s.players - 1}")
    faults += [fault for step in data.get("steps", []) for fault in step_faults(box, s, step)]
    rounds = [f"t{n}" for n in range(box.towers[s.side]) if not box.tower_square[s.side, n]]
    faults += [f"{text!r} is not a round tower of this side" for text in data.get("filled", []) if text not in rounds]
    if len(data.get("steps", [])) > DEPTH:
        faults.append(f"there can be no more than {DEPTH} steps")
    return faults


def step_faults(box: Any, s: Any, step: Any) -> list[str]:
    """The numbers of a pending step must name what is on the board."""
    if not isinstance(step, Mapping):
        return ["each step must be named by its kind and numbers"]
    left = {
        "arrival": (NO_TILE, int(box.mountain_spaces[s.side]) - 1),
        "turbo": (0, int(box.hill_spaces[s.side]) - 1),
        "role": (0, 1),
        "delivery": (0, 1),
        "cloud": (0, 1),
    }.get(str(step.get("kind")), (1, MOST_LEFT))
    bounds = {"pawn": (0, PAWNS - 1), "area": (0, int(box.areas[s.side]) - 1), "brave": (0, 1), "left": left}
    faults = [f"a step has no {name}" for name in step if name not in ("kind", *bounds)]
    for name, (low, high) in bounds.items():
        if not is_number(step.get(name, 0), low, high):
            faults.append(f"{name} of a step {step.get('kind')} must be a whole number from {low} to {high}")
    return faults


# --- what the rules forbid --------------------------------------------------------------------------------------------------


def state_faults(box: Any, s: Any) -> list[str]:
    fault = int(sound(box, s))
    return ([FAULTS[fault]] if fault else []) + hand_faults(s) + turbo_faults(box, s) + choice_faults(box, s) + phase_faults(box, s)


def hand_faults(s: Any) -> list[str]:
    """A role led this round is in no hand, unless the seat is still to be asked about it (R66)."""
    faults = []
    for seat in range(s.players):
        asked = 1 << int(s.role) if s.phase in (FOLLOWING, ACTING) and s.stance[seat] == 0 and s.role >= 0 else 0
        left = int(s.hand[seat]) & int(s.led) & ~asked
        faults += [f"seat {seat} holds {name}, which was led this round" for name in names_in(left, ROLE_NAMES)]
    return faults


def turbo_faults(box: Any, s: Any) -> list[str]:
    """A pawn is on a turbo hill only while it jumps from there, at once (R43)."""
    jumping = [(int(s.step_pawn[n]), int(s.step_area[n])) for n in range(s.depth) if s.step_kind[n] == TURBO_STEP]
    faults = []
    for seat, pawn in ((seat, pawn) for seat in range(s.players) for pawn in range(PAWNS)):
        area = int(s.pawn[seat, pawn])
        hill = int(box.hill_space_at[s.side, area])
        rests = hill >= 0 and bool(is_turbo(box, s, hill)) and not (seat == s.turn and (pawn, area) in jumping)
        faults += [f"pawn {pawn} of seat {seat} rests on a turbo hill"] if rests else []
    for pawn, area in jumping:
        hill = int(box.hill_space_at[s.side, area])
        if hill < 0 or not is_turbo(box, s, hill) or s.pawn[s.turn, pawn] != area:
            faults.append("a pawn jumps from a turbo hill, where it stands")
    return faults


def choice_faults(box: Any, s: Any) -> list[str]:
    """Nobody has chosen more roles than it may, and no role is bewitched and still to be drawn."""
    faults = [f"seat {seat} has chosen too many roles" for seat in range(s.players) if int(s.chosen[seat]).bit_count() > most_roles(box, s, seat)]
    twice = names_in(int(s.bewitched) & int(s.bewitched_pile), ROLE_NAMES)
    return faults + [f"{name} is bewitched and in the pile of bewitched roles too" for name in twice]


def phase_faults(box: Any, s: Any) -> list[str]:
    faults = []
    if s.phase in (LEADING, FOLLOWING) and not int(s.hand[s.turn]):
        faults.append("the seat to place a role holds none")
    if s.phase == FOLLOWING and not (s.role >= 0 and int(s.hand[s.turn]) >> int(s.role) & 1):
        faults.append("the seat to follow does not hold the role on the table")
    if (s.phase == ACTING) != (s.depth > 0):
        faults.append("there are steps to take while somebody acts, and only then")
    if s.phase == ACTING and s.role < 0:
        faults.append("somebody acts but no role is on the table")
    if s.phase in (CHOOSING, ADDING, FISTS, WORKS) and s.answered == (1 << s.players) - 1:
        faults.append("all have answered, so the game would have gone on")
    if (s.phase == OVER) != (s.end_reason != NOT_ENDED):
        faults.append("a game that is over has a reason to be, and only that")
    if int(s.events_left).bit_count() < int(box.rounds) - int(s.round_number):
        faults.append("too few events are left for the rounds to come")
    if int(s.events_left) >> int(s.event) & 1:
        faults.append("the event of this round can't be among those not yet seen")
    return faults
