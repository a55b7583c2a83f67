"""What is wrong with a position somebody wrote: first its shape, then what the rules forbid."""

from collections.abc import Mapping, Sequence
from typing import Any

from coven.errors import Finding, shown
from coven.games.broom_service.box.layout import FOREST_KINDS, RESOURCES
from coven.games.broom_service.findings import finding
from coven.games.broom_service.invariants import FAULTS, broken_invariant
from coven.games.broom_service.names import EVENT_NAMES, ROLE_NAMES
from coven.games.broom_service.rules.acting.tiles import is_turbo
from coven.games.broom_service.rules.choosing import most_roles
from coven.games.broom_service.state import (
    ACTING,
    ADDING,
    CHOOSING,
    DEPTH,
    END_REASONS,
    FISTS,
    FOLLOWING,
    LEADING,
    NO_TILE,
    NOT_ENDED,
    OVER,
    PAWNS,
    PHASES,
    SOURCES,
    STANCES,
    STEPS,
    TURBO_STEP,
    WORKS,
)
from coven.games.broom_service.types import Box, State
from coven.games.broom_service.view.notation import names_in
from coven.table.files.checks import is_number

MOST = 10_000
MOST_LEFT = 100  # of the moves or resources that a step may still give
BY_SEAT = ("hands", "chosen", "added", "played", "resources", "fists", "hands_in", "pawns", "tiles", "amulets", "earned", "stances")
BY_SPACE = ("clouds", "mountain_tiles", "forest_tiles", "hill_tiles")
OTHERS = (
    "phase round event events_left bewitched bewitched_pile leader turn role led brave resolving answered steps pending_gain end filled"
).split()
ROWS = {"resources": RESOURCES, "fists": RESOURCES, "pawns": PAWNS, "tiles": FOREST_KINDS}


# --- shape ----------------------------------------------------------------------------------------------------------------


def shape_faults(box: Box, s: State, data: Mapping[str, Any]) -> list[Finding]:
    """Everything that keeps the position from being read."""
    faults = [finding("not_a_part", key=str(name)) for name in data if name not in (*BY_SEAT, *BY_SPACE, *OTHERS)]
    for name in BY_SEAT:
        if name in data and (not isinstance(data[name], list) or len(data[name]) != s.players):
            faults.append(finding("entry_for_each_seat", key=name, players=s.players))
    if not faults:
        faults = [*name_faults(data), *number_faults(box, s, data), *board_shape_faults(box, s, data)]
    return faults


def name_faults(data: Mapping[str, Any]) -> list[Finding]:
    """Names that stand for nothing."""
    faults = []
    for name, known in (("phase", PHASES.names), ("event", EVENT_NAMES), ("role", ROLE_NAMES), ("end", END_REASONS.names)):
        if data.get(name) is not None and data[name] not in known:
            faults.append(finding("one_of", key=name, names=[*filter(None, known)]))
    lists: list[tuple[str, Sequence[str], Any]] = [(name, ROLE_NAMES, data.get(name, [])) for name in ("led", "bewitched", "bewitched_pile")]
    lists += [(name, ROLE_NAMES, roles) for name in ("hands", "chosen", "played") for roles in data.get(name, [])]
    lists += [("added", ROLE_NAMES, [role for role in data.get("added", []) if role is not None])]
    lists += [("events_left", EVENT_NAMES, data.get("events_left", [])), ("stances", STANCES.names, data.get("stances", []))]
    lists += [("steps", STEPS.names, [step.get("kind") for step in data.get("steps", []) if isinstance(step, Mapping)])]
    lists += [("earned", SOURCES.names, list(earned)) for earned in data.get("earned", [])]
    faults += [finding("none_of", key=name, text=shown(text), names=[*known]) for name, known, texts in lists for text in texts if text not in known]
    return faults


def number_faults(box: Box, s: State, data: Mapping[str, Any]) -> list[Finding]:
    faults = []
    if not is_number(data.get("round", 1), 1, box.rounds):
        faults.append(finding("whole_number", key="round", low=1, high=box.rounds))
    seats = [("leader", data.get("leader", 0)), ("turn", data.get("turn", 0)), *(("answered", seat) for seat in data.get("answered", []))]
    seats += [("brave", data["brave"])] if data.get("brave") is not None else []
    faults += [finding("no_seat", key=name, high=s.players - 1) for name, seat in seats if not is_number(seat, 0, s.players - 1)]
    for name, width in ROWS.items():
        low, high = (0, box.areas[s.side] - 1) if name == "pawns" else (0, MOST if name != "tiles" else 100)
        for row in data.get(name, []):
            if not isinstance(row, list) or len(row) != width or not all(is_number(number, low, high) for number in row):
                faults.append(finding("rows_of_numbers", key=name, count=width, low=low, high=high))
    gain = data.get("pending_gain", [0] * RESOURCES)
    if not isinstance(gain, list) or len(gain) != RESOURCES or not all(is_number(count, 0, MOST_LEFT) for count in gain):
        faults.append(finding("some_numbers", key="pending_gain", count=RESOURCES, low=0, high=MOST_LEFT))
    points = [value for earned in data.get("earned", []) for value in earned.values()]
    if not all(is_number(value, -MOST, MOST) for value in points):
        faults.append(finding("earned", most=MOST))
    return faults


def board_shape_faults(box: Box, s: State, data: Mapping[str, Any]) -> list[Finding]:
    spaces = (box.clouds[s.side], box.mountain_spaces[s.side], box.forest_spaces[s.side], box.hill_spaces[s.side])
    kinds = (box.cloud_kinds, box.mountain_kinds, FOREST_KINDS, box.hill_kinds)
    faults = []
    for name, places, most in zip(BY_SPACE, spaces, kinds, strict=True):
        rows = data.get(name, [None] * places)
        found = [row.get("kind") if isinstance(row, Mapping) else row for row in rows] if isinstance(rows, list) else []
        if len(found) != places or not all(kind is None or is_number(kind, 0, most - 1) for kind in found):
            faults.append(finding("kinds_on_spaces", key=name, count=places, high=most - 1))
    owners = [cloud.get("owner") for cloud in data.get("clouds") or [] if isinstance(cloud, Mapping)]
    if not all(owner is None or is_number(owner, 0, s.players - 1) for owner in owners):
        faults.append(finding("cloud_owner", high=s.players - 1))
    faults += [fault for step in data.get("steps", []) for fault in step_faults(box, s, step)]
    rounds = [f"t{n}" for n in range(box.towers[s.side]) if not box.tower_square[s.side, n]]
    faults += [finding("no_round_tower", text=shown(text)) for text in data.get("filled", []) if text not in rounds]
    if len(data.get("steps", [])) > DEPTH:
        faults.append(finding("too_many_steps", most=DEPTH))
    return faults


def step_faults(box: Box, s: State, step: Any) -> list[Finding]:
    """The numbers of a pending step must name what is on the board."""
    if not isinstance(step, Mapping):
        return [finding("no_step")]
    left = {
        "arrival": (NO_TILE, box.mountain_spaces[s.side] - 1),
        "turbo": (0, box.hill_spaces[s.side] - 1),
        "role": (0, 1),
        "delivery": (0, 1),
        "cloud": (0, 1),
    }.get(str(step.get("kind")), (1, MOST_LEFT))
    bounds = {"pawn": (0, PAWNS - 1), "area": (0, box.areas[s.side] - 1), "brave": (0, 1), "left": left}
    faults = [finding("not_in_step", key=str(name)) for name in step if name not in ("kind", *bounds)]
    for name, (low, high) in bounds.items():
        if not is_number(step.get(name, 0), low, high):
            faults.append(finding("step_number", key=name, kind=str(step.get("kind")), low=low, high=high))
    return faults


# --- what the rules forbid --------------------------------------------------------------------------------------------------


def state_faults(box: Box, s: State) -> list[Finding]:
    fault = int(broken_invariant(box, s))
    return ([finding(FAULTS[fault])] if fault else []) + hand_faults(s) + turbo_faults(box, s) + choice_faults(box, s) + phase_faults(box, s)


def hand_faults(s: State) -> list[Finding]:
    """A role led this round is in no hand, unless the seat is still to be asked about it (Broom 66)."""
    faults = []
    for seat in range(s.players):
        asked = 1 << s.role if s.phase in (FOLLOWING, ACTING) and s.stance[seat] == 0 and s.role >= 0 else 0
        left = int(s.hand[seat]) & int(s.led) & ~asked
        faults += [finding("holds_led_role", seat=seat, text=name) for name in names_in(left, ROLE_NAMES)]
    return faults


def turbo_faults(box: Box, s: State) -> list[Finding]:
    """A pawn is on a turbo hill only while it jumps from there, at once (Broom 43)."""
    jumping = [(s.step_pawn[n], s.step_area[n]) for n in range(s.depth) if s.step_kind[n] == TURBO_STEP]
    faults = []
    for seat, pawn in ((seat, pawn) for seat in range(s.players) for pawn in range(PAWNS)):
        area = s.pawn[seat, pawn]
        hill = box.hill_space_at[s.side, area]
        rests = hill >= 0 and bool(is_turbo(box, s, hill)) and not (seat == s.turn and (pawn, area) in jumping)
        faults += [finding("rests_on_turbo_hill", pawn=pawn, seat=seat)] if rests else []
    for pawn, area in jumping:
        hill = box.hill_space_at[s.side, area]
        if hill < 0 or not is_turbo(box, s, hill) or s.pawn[s.turn, pawn] != area:
            faults.append(finding("jumps_from_elsewhere"))
    return faults


def choice_faults(box: Box, s: State) -> list[Finding]:
    """Nobody has chosen more roles than it may, and no role is bewitched and still to be drawn."""
    faults = [finding("too_many_chosen", seat=seat) for seat in range(s.players) if int(s.chosen[seat]).bit_count() > most_roles(box, s, seat)]
    twice = names_in(s.bewitched & s.bewitched_pile, ROLE_NAMES)
    return faults + [finding("bewitched_twice", text=name) for name in twice]


def phase_faults(box: Box, s: State) -> list[Finding]:
    faults = []
    if s.phase in (LEADING, FOLLOWING) and not int(s.hand[s.turn]):
        faults.append(finding("nothing_to_place"))
    if s.phase == FOLLOWING and not (s.role >= 0 and int(s.hand[s.turn]) >> s.role & 1):
        faults.append(finding("nothing_to_follow_with"))
    if (s.phase == ACTING) != (s.depth > 0):
        faults.append(finding("steps_while_acting"))
    if s.phase == ACTING and s.role < 0:
        faults.append(finding("acts_without_role"))
    if s.phase in (CHOOSING, ADDING, FISTS, WORKS) and s.answered == (1 << s.players) - 1:
        faults.append(finding("all_answered"))
    if (s.phase == OVER) != (s.end_reason != NOT_ENDED):
        faults.append(finding("over_without_reason"))
    if int(s.events_left).bit_count() < box.rounds - s.round_number:
        faults.append(finding("too_few_events"))
    if int(s.events_left) >> s.event & 1:
        faults.append(finding("event_seen"))
    return faults
