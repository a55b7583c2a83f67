"""A state of Broom Service as readable data, both ways. What is left out of a position stays as the start of a game has it."""

from collections.abc import Mapping
from typing import Any

from coven.games.broom_service.layout import COLOURS, FOREST_KINDS, RESOURCES
from coven.games.broom_service.names import (
    END_REASONS,
    EVENT_NAMES,
    PHASES,
    ROLE_NAMES,
    SOURCE_NAMES,
    STANCES,
    STEPS,
    members,
    names_in,
    set_of,
    tower_text,
)
from coven.games.broom_service.position_faults import shape_faults, state_faults
from coven.games.broom_service.rules.reach import areas_of_role
from coven.games.broom_service.rules.setup import has_mountain_tiles, lay_cloud, lay_hill_tile
from coven.games.broom_service.state import NO_ROLE, NO_TILE, NOBODY, PAWNS, SOURCES

STEP_FIELDS = ("pawn", "area", "brave", "left")
ROW_FIELDS = (("resources", "resource", RESOURCES), ("fists", "fist", RESOURCES), ("pawns", "pawn", PAWNS), ("tiles", "tiles", FOREST_KINDS))


# --- out ------------------------------------------------------------------------------------------------------------------


def position(box: Any, s: Any) -> dict[str, Any]:
    """Everything about a state but its options and its stream."""
    return {**table_position(s), **seats_position(s), **board_position(box, s)}


def table_position(s: Any) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round_number),
        "event": EVENT_NAMES[s.event],
        "events_left": names_in(s.events_left, EVENT_NAMES),
        "bewitched": names_in(s.bewitched, ROLE_NAMES),
        "bewitched_pile": names_in(s.bewitched_pile, ROLE_NAMES),
        "leader": int(s.leader),
        "turn": int(s.turn),
        "role": None if s.role == NO_ROLE else ROLE_NAMES[s.role],
        "led": names_in(s.led, ROLE_NAMES),
        "brave": None if s.brave == NOBODY else int(s.brave),
        "resolving": bool(s.resolving),
        "stances": [STANCES[s.stance[seat]] for seat in range(s.players)],
        "answered": members(s.answered),
        "steps": [{"kind": STEPS[s.step_kind[step]], **{name: int(s[f"step_{name}"][step]) for name in STEP_FIELDS}} for step in range(s.depth)],
        "pending_gain": numbers(s.pending_gain),
        "end": END_REASONS[s.end_reason] or None,
    }


def numbers(row: Any) -> list[int]:
    return [int(number) for number in row]


def seats_position(s: Any) -> dict[str, Any]:
    players = range(s.players)
    return {
        "hands": [names_in(s.hand[seat], ROLE_NAMES) for seat in players],
        "chosen": [names_in(s.chosen[seat], ROLE_NAMES) for seat in players],
        "added": [None if s.extra[seat] == NO_ROLE else ROLE_NAMES[s.extra[seat]] for seat in players],
        "played": [names_in(s.played[seat], ROLE_NAMES) for seat in players],
        "resources": [numbers(s.resource[seat]) for seat in players],
        "fists": [numbers(s.fist[seat]) for seat in players],
        "hands_in": [bool(s.hands_in[seat]) for seat in players],
        "pawns": [numbers(s.pawn[seat]) for seat in players],
        "tiles": [numbers(s.tiles[seat]) for seat in players],
        "amulets": [members(s.amulets[seat]) for seat in players],
        "earned": [{SOURCE_NAMES[n]: int(s.earned[seat, n]) for n in range(SOURCES) if s.earned[seat, n]} for seat in players],
    }


def board_position(box: Any, s: Any) -> dict[str, Any]:
    return {
        "clouds": [
            {"kind": int(s.cloud_kind[space]), "owner": None if s.cloud_owner[space] == NOBODY else int(s.cloud_owner[space])}
            for space in range(box.clouds[s.side])
        ],
        "filled": [tower_text(tower) for tower in members(towers_in_play(box, s) & ~open_towers(s))],
        "mountain_tiles": tiles_out(s.mountain_tile, box.mountain_spaces[s.side]),
        "forest_tiles": tiles_out(s.forest_tile, box.forest_spaces[s.side]),
        "hill_tiles": tiles_out(s.hill_tile, box.hill_spaces[s.side]),
    }


def tiles_out(tiles: Any, spaces: int) -> list[int | None]:
    return [None if tiles[space] == NO_TILE else int(tiles[space]) for space in range(spaces)]


def open_towers(s: Any) -> int:
    towers = 0
    for colour in range(COLOURS):
        towers |= int(s.open_towers[colour])
    return towers


def towers_in_play(box: Any, s: Any) -> int:
    """The printed towers that no mountain tile covers."""
    towers = (1 << int(box.towers[s.side])) - 1
    if has_mountain_tiles(s):
        for space in range(box.mountain_spaces[s.side]):
            towers &= ~int(box.mountain_covers[s.side, space])
    return towers


# --- in -------------------------------------------------------------------------------------------------------------------


def place(box: Any, s: Any, data: Mapping[str, Any]) -> list[str]:
    """Writes a position into a started state; returns all faults found."""
    faults = shape_faults(box, s, data)
    if faults:
        return faults
    _write_table(box, s, data)
    _write_seats(s, data)
    _write_board(box, s, data)
    return state_faults(box, s)


def _write_table(box: Any, s: Any, data: Mapping[str, Any]) -> None:
    s.phase = PHASES.index(data.get("phase", "leading"))
    s.round_number = data.get("round", s.round_number)
    s.event = EVENT_NAMES.index(data.get("event", EVENT_NAMES[s.event]))
    s.events_left = set_of(data["events_left"], EVENT_NAMES) if "events_left" in data else int(s.events_left) & ~(1 << int(s.event))
    for name in ("bewitched", "bewitched_pile", "led"):
        if name in data:
            s[name] = set_of(data[name], ROLE_NAMES)
    if "bewitched_pile" not in data:
        s.bewitched_pile = int(s.bewitched_pile) & ~int(s.bewitched)
    s.leader = data.get("leader", data.get("turn", 0))
    s.turn = data.get("turn", s.leader)
    s.role = NO_ROLE if data.get("role") is None else ROLE_NAMES.index(data["role"])
    s.reach = 0 if s.role == NO_ROLE else areas_of_role(box, s, s.role)
    s.brave = NOBODY if data.get("brave") is None else data["brave"]
    s.resolving = bool(data.get("resolving", False))
    s.end_reason = END_REASONS.index(data.get("end") or "")
    s.answered = sum(1 << seat for seat in set(data.get("answered", [])))
    for seat, stance in enumerate(data.get("stances", ["waiting"] * s.players)):
        s.stance[seat] = STANCES.index(stance)
    for kind, count in enumerate(data.get("pending_gain", [0] * RESOURCES)):
        s.pending_gain[kind] = count
    _write_steps(s, data.get("steps", []))


def _write_steps(s: Any, steps: list[Mapping[str, Any]]) -> None:
    s.depth = len(steps)
    for number, step in enumerate(steps):
        s.step_kind[number] = STEPS.index(step["kind"])
        for name in STEP_FIELDS:
            s[f"step_{name}"][number] = step.get(name, 0)


def _write_seats(s: Any, data: Mapping[str, Any]) -> None:
    for seat in range(s.players):
        for name, field in (("hands", "hand"), ("chosen", "chosen"), ("played", "played")):
            s[field][seat] = set_of(data[name][seat], ROLE_NAMES) if name in data else 0
        added = data["added"][seat] if "added" in data else None
        s.extra[seat] = NO_ROLE if added is None else ROLE_NAMES.index(added)
        s.hands_in[seat] = bool(data["hands_in"][seat]) if "hands_in" in data else 0
        if "amulets" in data:
            s.amulets[seat] = sum(1 << space for space in set(data["amulets"][seat]))
        for name, field, width in (
            ("resources", "resource", RESOURCES),
            ("fists", "fist", RESOURCES),
            ("pawns", "pawn", PAWNS),
            ("tiles", "tiles", FOREST_KINDS),
        ):
            for number in range(width):
                if name in data:
                    s[field][seat, number] = data[name][seat][number]
        if "earned" in data:
            for source in range(SOURCES):
                s.earned[seat, source] = data["earned"][seat].get(SOURCE_NAMES[source], 0)
        s.points[seat] = sum(numbers(s.earned[seat]))


def _write_board(box: Any, s: Any, data: Mapping[str, Any]) -> None:
    """Lays clouds and tiles by the rules, so that what follows from them is theirs."""
    clouds = data.get("clouds", board_position(box, s)["clouds"])
    s.clouds, s.clouded, s.bonus_clouds, s.bolts[:] = 0, 0, 0, 0
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
            s[f"{name}_tile"][space] = NO_TILE if kind is None else kind
    _write_towers(box, s, data)


def _write_towers(box: Any, s: Any, data: Mapping[str, Any]) -> None:
    filled = sum(1 << int(text[1:]) for text in data.get("filled", []))
    for colour in range(COLOURS):
        s.open_towers[colour] = int(box.roofs[s.side, colour]) & ~filled & towers_in_play(box, s)
    hills = data.get("hill_tiles", tiles_out(s.hill_tile, box.hill_spaces[s.side]))
    for space, kind in enumerate(hills):
        s.hill_tile[space] = NO_TILE
        if kind is not None:
            lay_hill_tile(box, s, space, kind)
