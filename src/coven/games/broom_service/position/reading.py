"""A position somebody wrote, read into a state. What is left out of a position stays as the start of a game has it."""

from collections.abc import Mapping
from typing import Any

from coven.games.broom_service.box.layout import COLOURS, FOREST_KINDS, RESOURCES
from coven.games.broom_service.names import EVENT_NAMES, ROLE_NAMES
from coven.games.broom_service.position.faults import shape_faults, state_faults
from coven.games.broom_service.position.writing import STEP_FIELDS, board_position, numbers, tiles_out, towers_in_play
from coven.games.broom_service.rules.acting.reach import areas_of_role
from coven.games.broom_service.rules.board import lay_cloud, lay_hill_tile
from coven.games.broom_service.state import END_REASONS, NO_ROLE, NO_TILE, NOBODY, PAWNS, PHASES, SOURCES, STANCES, STEPS
from coven.games.broom_service.types import Box, State
from coven.games.broom_service.view.notation import set_of
from coven.kernel.bits import NOTHING, bit
from coven.kernel.types import U64

ROW_FIELDS = (("resources", "resource", RESOURCES), ("fists", "fist", RESOURCES), ("pawns", "pawn", PAWNS), ("tiles", "tiles", FOREST_KINDS))


def set_position(box: Box, s: State, data: Mapping[str, Any]) -> list[str]:
    """Writes a position into a started state; returns all faults found."""
    faults = shape_faults(box, s, data)
    if faults:
        return [*faults]
    write_table(box, s, data)
    write_seats(s, data)
    write_board(box, s, data)
    return [*state_faults(box, s)]


def write_table(box: Box, s: State, data: Mapping[str, Any]) -> None:
    s.phase = PHASES.number(data.get("phase", "leading"))
    s.round_number = data.get("round", s.round_number)
    s.event = EVENT_NAMES.index(data.get("event", EVENT_NAMES[s.event]))
    s.events_left = U64(set_of(data["events_left"], EVENT_NAMES)) if "events_left" in data else s.events_left & ~bit(s.event)
    for name in ("bewitched", "bewitched_pile", "led"):
        if name in data:
            setattr(s, name, set_of(data[name], ROLE_NAMES))
    if "bewitched_pile" not in data:
        s.bewitched_pile &= ~s.bewitched
    s.leader = data.get("leader", data.get("turn", 0))
    s.turn = data.get("turn", s.leader)
    s.role = NO_ROLE if data.get("role") is None else ROLE_NAMES.index(data["role"])
    s.reach = NOTHING if s.role == NO_ROLE else areas_of_role(box, s, s.role)
    s.brave = NOBODY if data.get("brave") is None else data["brave"]
    s.resolving = bool(data.get("resolving", False))
    s.end_reason = END_REASONS.number(data.get("end") or "")
    s.answered = sum(1 << seat for seat in set(data.get("answered", [])))
    for seat, stance in enumerate(data.get("stances", ["waiting"] * s.players)):
        s.stance[seat] = STANCES.number(stance)
    for kind, count in enumerate(data.get("pending_gain", [0] * RESOURCES)):
        s.pending_gain[kind] = count
    write_steps(s, data.get("steps", []))


def write_steps(s: State, steps: list[Mapping[str, Any]]) -> None:
    s.depth = len(steps)
    for number, step in enumerate(steps):
        s.step_kind[number] = STEPS.number(step["kind"])
        for name in STEP_FIELDS:
            getattr(s, f"step_{name}")[number] = step.get(name, 0)


def write_seats(s: State, data: Mapping[str, Any]) -> None:
    for seat in range(s.players):
        for name, field in (("hands", "hand"), ("chosen", "chosen"), ("played", "played")):
            getattr(s, field)[seat] = set_of(data[name][seat], ROLE_NAMES) if name in data else 0
        added = data["added"][seat] if "added" in data else None
        s.extra[seat] = NO_ROLE if added is None else ROLE_NAMES.index(added)
        s.hands_in[seat] = bool(data["hands_in"][seat]) if "hands_in" in data else 0
        if "amulets" in data:
            s.amulets[seat] = sum(1 << space for space in set(data["amulets"][seat]))
        for name, field, width in ROW_FIELDS:
            for number in range(width):
                if name in data:
                    getattr(s, field)[seat, number] = data[name][seat][number]
        if "earned" in data:
            for source in range(len(SOURCES)):
                s.earned[seat, source] = data["earned"][seat].get(SOURCES.names[source], 0)
        s.points[seat] = sum(numbers(s.earned, seat, len(SOURCES)))


def write_board(box: Box, s: State, data: Mapping[str, Any]) -> None:
    """Lays clouds and tiles by the rules, so that what follows from them is theirs."""
    clouds = data.get("clouds", board_position(box, s)["clouds"])
    s.clouds, s.clouded, s.bonus_clouds = NOTHING, NOTHING, NOTHING
    for seat in range(s.players):
        s.bolts[seat] = 0
    for space, cloud in enumerate(clouds):
        owner = cloud.get("owner")
        s.cloud_owner[space] = NOBODY if owner is None else owner
        s.cloud_kind[space] = cloud["kind"]
        if owner is None:
            lay_cloud(box, s, space, cloud["kind"])
        else:
            s.bolts[owner] += box.cloud_bolts[cloud["kind"]]
    for name in ("mountain", "forest"):
        for space, kind in enumerate(data.get(f"{name}_tiles", [])):
            getattr(s, f"{name}_tile")[space] = NO_TILE if kind is None else kind
    write_towers(box, s, data)


def write_towers(box: Box, s: State, data: Mapping[str, Any]) -> None:
    filled = sum(1 << int(text[1:]) for text in data.get("filled", []))
    for colour in range(COLOURS):
        s.open_towers[colour] = int(box.roofs[s.side, colour]) & ~filled & towers_in_play(box, s)
    hills = data.get("hill_tiles", tiles_out(s.hill_tile, box.hill_spaces[s.side]))
    for space, kind in enumerate(hills):
        s.hill_tile[space] = NO_TILE
        if kind is not None:
            lay_hill_tile(box, s, space, kind)
