"""A state of Broom Service as readable data."""

from typing import Any

from coven.games.broom_service.box.layout import COLOURS, FOREST_KINDS, RESOURCES
from coven.games.broom_service.names import EVENT_NAMES, ROLE_NAMES
from coven.games.broom_service.rules.board import has_mountain_tiles
from coven.games.broom_service.state import END_REASONS, NO_ROLE, NO_TILE, NOBODY, PAWNS, PHASES, SOURCES, STANCES, STEPS
from coven.games.broom_service.types import Box, State
from coven.games.broom_service.view.notation import members, names_in, tower_text
from coven.kernel.types import Grid, Row

STEP_FIELDS = ("pawn", "area", "brave", "left")


def position(box: Box, s: State) -> dict[str, Any]:
    """Everything about a state but its options and its stream."""
    return {**table_position(s), **seats_position(s), **board_position(box, s)}


def table_position(s: State) -> dict[str, Any]:
    return {
        "phase": PHASES.names[s.phase],
        "round": s.round_number,
        "event": EVENT_NAMES[s.event],
        "events_left": names_in(s.events_left, EVENT_NAMES),
        "bewitched": names_in(s.bewitched, ROLE_NAMES),
        "bewitched_pile": names_in(s.bewitched_pile, ROLE_NAMES),
        "leader": s.leader,
        "turn": s.turn,
        "role": None if s.role == NO_ROLE else ROLE_NAMES[s.role],
        "led": names_in(s.led, ROLE_NAMES),
        "brave": None if s.brave == NOBODY else s.brave,
        "resolving": bool(s.resolving),
        "stances": [STANCES.names[s.stance[seat]] for seat in range(s.players)],
        "answered": members(s.answered),
        "steps": [
            {"kind": STEPS.names[s.step_kind[step]], **{name: getattr(s, f"step_{name}")[step] for name in STEP_FIELDS}} for step in range(s.depth)
        ],
        "pending_gain": s.pending_gain.tolist(),
        "end": END_REASONS.names[s.end_reason] or None,
    }


def numbers(table: Grid[int], seat: int, width: int) -> list[int]:
    """A seat's row of a table."""
    return [table[seat, number] for number in range(width)]


def seats_position(s: State) -> dict[str, Any]:
    players = range(s.players)
    return {
        "hands": [names_in(s.hand[seat], ROLE_NAMES) for seat in players],
        "chosen": [names_in(s.chosen[seat], ROLE_NAMES) for seat in players],
        "added": [None if s.extra[seat] == NO_ROLE else ROLE_NAMES[s.extra[seat]] for seat in players],
        "played": [names_in(s.played[seat], ROLE_NAMES) for seat in players],
        "resources": [numbers(s.resource, seat, RESOURCES) for seat in players],
        "fists": [numbers(s.fist, seat, RESOURCES) for seat in players],
        "hands_in": [bool(s.hands_in[seat]) for seat in players],
        "pawns": [numbers(s.pawn, seat, PAWNS) for seat in players],
        "tiles": [numbers(s.tiles, seat, FOREST_KINDS) for seat in players],
        "amulets": [members(s.amulets[seat]) for seat in players],
        "earned": [{name: s.earned[seat, n] for n, name in enumerate(SOURCES.names) if s.earned[seat, n]} for seat in players],
    }


def board_position(box: Box, s: State) -> dict[str, Any]:
    return {
        "clouds": [
            {"kind": s.cloud_kind[space], "owner": None if s.cloud_owner[space] == NOBODY else s.cloud_owner[space]}
            for space in range(box.clouds[s.side])
        ],
        "filled": [tower_text(tower) for tower in members(towers_in_play(box, s) & ~open_towers(s))],
        "mountain_tiles": tiles_out(s.mountain_tile, box.mountain_spaces[s.side]),
        "forest_tiles": tiles_out(s.forest_tile, box.forest_spaces[s.side]),
        "hill_tiles": tiles_out(s.hill_tile, box.hill_spaces[s.side]),
    }


def tiles_out(tiles: Row[int], spaces: int) -> list[int | None]:
    return [None if tiles[space] == NO_TILE else tiles[space] for space in range(spaces)]


def open_towers(s: State) -> int:
    towers = 0
    for colour in range(COLOURS):
        towers |= int(s.open_towers[colour])
    return towers


def towers_in_play(box: Box, s: State) -> int:
    """The printed towers that no mountain tile covers."""
    towers: int = (1 << box.towers[s.side]) - 1
    if has_mountain_tiles(s):
        for space in range(box.mountain_spaces[s.side]):
            towers &= ~int(box.mountain_covers[s.side, space])
    return towers
