"""What a viewer may see of Broom Service, built field by field, and what never changes during a game."""

from typing import Any

from coven.games.broom_service.box.layout import COLOURS, FOREST_KINDS, MORE_OR_LESS
from coven.games.broom_service.box.map.sheets import sheet_of
from coven.games.broom_service.names import EVENT_NAMES, FOREST_TILES, RESOURCE_NAMES, ROLE_NAMES, SIDE_NAMES
from coven.games.broom_service.rules.choosing import fewest_roles, most_roles
from coven.games.broom_service.rules.scoring import amulets_taken, points_for_lightning, points_for_sets
from coven.games.broom_service.state import (
    ACTING,
    ARRIVAL_STEP,
    CHOOSING,
    FISTS,
    FOLLOWING,
    GATHER_STEP,
    LEADING,
    NO_ROLE,
    NO_TILE,
    NOBODY,
    OVER,
    PAWNS,
    PHASES,
    SOURCES,
    STANCES,
    STEPS,
    TURBO_STEP,
)
from coven.games.broom_service.types import Box, State
from coven.games.broom_service.view import map as board
from coven.games.broom_service.view.gains import gains_of
from coven.games.broom_service.view.notation import members, names_in, tower_text
from coven.games.broom_service.view.printed import printed_of, resources_by_name
from coven.kernel.types import Grid

# --- the view ---------------------------------------------------------------------------------------------------------


def public_view(box: Box, s: State) -> dict[str, Any]:
    """What lies open: where the game stands, the board, and what everybody sees of each seat."""
    return {**round_view(s), **board_view(box, s), "by_seat": [seat_view(box, s, who) for who in range(s.players)]}


def round_view(s: State) -> dict[str, Any]:
    """Where the game stands: round, event, and the role on the table."""
    return {
        "phase": PHASES.names[s.phase],
        "round": s.round_number,
        "event": EVENT_NAMES[s.event],
        "bewitched": names_in(s.bewitched, ROLE_NAMES),
        "leader": s.leader,
        "turn": s.turn if s.phase in (LEADING, FOLLOWING, ACTING) else None,
        "role": None if s.role == NO_ROLE else ROLE_NAMES[s.role],
        "turn_over": s.phase not in (FOLLOWING, ACTING),
        "stances": [STANCES.names[s.stance[who]] for who in range(s.players)],
        "brave": None if s.brave == NOBODY else s.brave,
        "led": names_in(s.led, ROLE_NAMES),
        "steps": [step_view(s, step) for step in range(s.depth)],
        "answered": members(s.answered),
    }


def step_view(s: State, step: int) -> dict[str, Any]:
    """A pending step; the last in the list is next."""
    kind = s.step_kind[step]
    shown: dict[str, Any] = {"kind": STEPS.names[kind], "brave": s.step_brave[step] == 1}
    if kind in (ARRIVAL_STEP, TURBO_STEP):
        shown |= {"pawn": s.step_pawn[step], "area": s.step_area[step]}
    if kind == ARRIVAL_STEP:
        shown["tile"] = s.step_left[step] != NO_TILE
    if STEPS.names[kind] in ("moves", "any", "gather"):
        shown["left"] = s.step_left[step]
    if kind == GATHER_STEP:
        shown["resources"] = resources_by_name(s.pending_gain.tolist())
    return shown


def own_view(box: Box, s: State, seat: int | None) -> dict[str, Any]:
    """The seat's own cards and secret choices, and how many roles it chooses."""
    return {
        "hand": None if seat is None else names_in(s.hand[seat], ROLE_NAMES),
        "chosen": None if seat is None else names_in(s.chosen[seat], ROLE_NAMES),
        "added": None if seat is None or s.extra[seat] == NO_ROLE else ROLE_NAMES[s.extra[seat]],
        "fist": resources_in(s.fist, seat) if seat is not None and s.phase == FISTS else None,
        "hands_in": None if seat is None else s.hands_in[seat] == 1,
        "gains": gains_of(box, s, seat),
        "to_choose": {"event": s.event == MORE_OR_LESS, "fewest": int(fewest_roles(box, s)), "most": most_to_choose(box, s, seat)},
    }


def most_to_choose(box: Box, s: State, seat: int | None) -> int:
    return int(fewest_roles(box, s) if seat is None else most_roles(box, s, seat))


def resources_in(table: Grid[int], seat: int) -> dict[str, int]:
    """A seat's row of a table of resources, by name."""
    return {name: table[seat, kind] for kind, name in enumerate(RESOURCE_NAMES)}


def seat_view(box: Box, s: State, who: int) -> dict[str, Any]:
    """What everybody sees of a seat (Broom 12)."""
    amulets = int(amulets_taken(box, s, who))
    return {
        "points": s.points[who],
        "earned": {name: s.earned[who, source] for source, name in enumerate(SOURCES.names) if s.earned[who, source]},
        "resources": resources_in(s.resource, who),
        "pawns": [s.pawn[who, pawn] for pawn in range(PAWNS)],
        "cards": None if s.phase == CHOOSING else int(s.hand[who]).bit_count(),
        "played": names_in(s.played[who], ROLE_NAMES),
        "clouds": [space for space in range(box.clouds[s.side]) if s.cloud_owner[space] == who],
        "bolts": s.bolts[who],
        "amulets": amulets,
        "amulets_left": [box.mountain_area[s.side, space] for space in members(s.amulets[who])],
        "tiles": {FOREST_TILES[kind]: s.tiles[who, kind] for kind in range(FOREST_KINDS)},
        "at_the_end": at_the_end(box, s, who, amulets),
    }


def at_the_end(box: Box, s: State, who: int, amulets: int) -> dict[str, int]:
    """What a seat's bolts, sets and amulets would bring now, and all its points with them; once the game is over they are counted."""
    more = {
        "lightning": int(points_for_lightning(box, s, who)),
        "sets": int(points_for_sets(box, s, who)),
        "amulets": int(box.amulet_points[amulets]),
    }
    points = int(s.points[who])
    return {**more, "total": points if s.phase == OVER else points + sum(more.values())}


def board_view(box: Box, s: State) -> dict[str, Any]:
    """What lies and stands on the board now."""
    towers = {place for colour in range(COLOURS) for place in members(s.open_towers[colour])}
    spaces = range(box.forest_spaces[s.side])
    return {
        "clouds": members(s.clouds),
        "open_towers": [tower_text(tower) for tower in sorted(towers)],
        "forest_tiles": [
            {"area": box.forest_area[s.side, space], "tile": FOREST_TILES[s.forest_tile[space]]}
            for space in spaces
            if s.forest_tile[space] != NO_TILE
        ],
    }


# --- the setting ------------------------------------------------------------------------------------------------------


def setting(box: Box, s: State) -> dict[str, Any]:
    """The side in play with all that was laid on it at the start and stays, what is printed, and how the map is drawn."""
    return {
        "side": SIDE_NAMES[s.side],
        "rounds": box.rounds,
        "bewitched_points": box.bewitched_points,
        "printed": printed_of(box),
        "map": board.map_of(box, s.side),
        "cloud_tiles": [board.cloud_tile(box, s, space) for space in range(box.clouds[s.side])],
        "mountain_tiles": board.mountain_tiles(box, s),
        "hill_tiles": board.hill_tiles(box, s),
        "sheet": sheet_of(box, s.side),
    }
