"""What seats see of Broom Service: moves, views and the end, built field by field out of what each may know."""

__all__ = ["action_of", "breakdown", "end_reason", "events", "move_of", "places", "scores", "view"]

from collections.abc import Sequence
from typing import Any

from coven.games.broom_service import map_view
from coven.games.broom_service.happenings import events
from coven.games.broom_service.layout import COLOURS, FOREST_KINDS
from coven.games.broom_service.names import (
    ACTION_OF,
    END_REASONS,
    EVENT_NAMES,
    FOREST_TILES,
    MOVES,
    PHASES,
    ROLE_NAMES,
    SIDE_NAMES,
    SOURCE_NAMES,
    STANCES,
    STEPS,
    names_in,
)
from coven.games.broom_service.printed import printed_of, resources_view
from coven.games.broom_service.scoring import amulets_taken, lightning_points, place_of, resources_of, set_points
from coven.games.broom_service.state import (
    ACTING,
    CHOOSING,
    FISTS,
    FOLLOWING,
    LEADING,
    NO_ROLE,
    NOBODY,
    PAWNS,
    SOURCES,
)
from coven.table.values import Arguments, Move

# --- moves ------------------------------------------------------------------------------------------------------------


def move_of(action: int) -> Move:
    """An action in words and notation."""
    return MOVES[action]


def action_of(text: str) -> int | None:
    """The action a notation stands for, or None."""
    return ACTION_OF.get(" ".join(text.lower().split()))


# --- views ------------------------------------------------------------------------------------------------------------


def view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may see."""
    seats = [seat_view(box, s, who) for who in range(s.players)]
    return {**round_view(box, s), **cards_view(box, s, seat), **board_view(box, s), "seats": seats, "printed": printed_of(box)}


def round_view(box: Any, s: Any) -> dict[str, Any]:
    """Where the game stands: round, event, and the role on the table."""
    in_turn = s.phase in (FOLLOWING, ACTING)
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round_number),
        "rounds": int(box.rounds),
        "event": EVENT_NAMES[s.event],
        "bewitched": names_in(s.bewitched, ROLE_NAMES),
        "bewitched_points": int(box.bewitched_points),
        "leader": int(s.leader),
        "turn": int(s.turn) if s.phase in (LEADING, FOLLOWING, ACTING) else None,
        "role": None if s.role == NO_ROLE else ROLE_NAMES[s.role],
        "turn_over": not in_turn,  # the role and what was said about it are those of the turn before
        "stances": [STANCES[s.stance[who]] for who in range(s.players)],
        "brave": None if s.brave == NOBODY else int(s.brave),
        "led": names_in(s.led, ROLE_NAMES),
        "steps": [step_view(s, step) for step in range(s.depth)],
        "answered": [who for who in range(s.players) if s.answered >> who & 1],
    }


def step_view(s: Any, step: int) -> dict[str, Any]:
    """A pending step; the last in the list is next."""
    kind = STEPS[s.step_kind[step]]
    shown: dict[str, Any] = {"kind": kind, "brave": bool(s.step_brave[step])}
    if kind in ("arrival", "turbo"):
        shown |= {"pawn": int(s.step_pawn[step]), "area": int(s.step_area[step])}
    if kind == "arrival":
        shown["tile"] = bool(s.step_left[step] >= 0)
    if kind in ("moves", "any", "gather"):
        shown["left"] = int(s.step_left[step])
    if kind == "gather":
        shown["resources"] = resources_view(s.pending_gain)
    return shown


def cards_view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """The seat's own cards and secret choices, and what all can count."""
    return {
        "hand": None if seat is None else names_in(s.hand[seat], ROLE_NAMES),
        "chosen": None if seat is None else names_in(s.chosen[seat], ROLE_NAMES),
        "added": None if seat is None or s.extra[seat] == NO_ROLE else ROLE_NAMES[s.extra[seat]],
        "fist": resources_view(s.fist[seat]) if seat is not None and s.phase == FISTS else None,
        "hands_in": None if seat is None else bool(s.hands_in[seat]),
        "to_choose": {"event": EVENT_NAMES[s.event] == "more-or-less", "fewest": fewest(box, s), "most": most(box, s, seat)},
    }


def fewest(box: Any, s: Any) -> int:
    from coven.games.broom_service.rules.choosing import fewest_roles

    return int(fewest_roles(box, s))


def most(box: Any, s: Any, seat: int | None) -> int:
    from coven.games.broom_service.rules.choosing import most_roles

    return int(most_roles(box, s, seat)) if seat is not None else fewest(box, s)


def seat_view(box: Any, s: Any, who: int) -> dict[str, Any]:
    """What everybody sees of a seat (R12)."""
    return {
        "points": int(s.points[who]),
        "earned": {SOURCE_NAMES[source]: int(s.earned[who, source]) for source in range(SOURCES) if s.earned[who, source]},
        "resources": resources_view(s.resource[who]),
        "pawns": [int(s.pawn[who, pawn]) for pawn in range(PAWNS)],
        "cards": None if s.phase == CHOOSING else int(s.hand[who]).bit_count(),
        "played": names_in(s.played[who], ROLE_NAMES),
        "clouds": [map_view.cloud(box, s, space) for space in range(box.clouds[s.side]) if s.cloud_owner[space] == who],
        "bolts": int(s.bolts[who]),
        "amulets": int(amulets_taken(box, s, who)),
        "amulets_left": map_view.amulets_left(box, s, who),
        "tiles": {FOREST_TILES[kind]: int(s.tiles[who, kind]) for kind in range(FOREST_KINDS)},
        "at_the_end": {
            "lightning": int(lightning_points(box, s, who)),
            "sets": int(set_points(box, s, who)),
            "amulets": int(box.amulet_points[amulets_taken(box, s, who)]),
        },
    }


def board_view(box: Any, s: Any) -> dict[str, Any]:
    """The side in play and everything that lies on it."""
    return {
        "side": SIDE_NAMES[s.side],
        "map": map_view.map_of(box, int(s.side)),
        "clouds": [map_view.cloud(box, s, space) for space in range(box.clouds[s.side]) if int(s.clouds) >> space & 1],
        "open_towers": sorted(place for colour in range(COLOURS) for place in map_view.towers_in(s.open_towers[colour])),
        "mountain_tiles": map_view.mountain_tiles(box, s),
        "forest_tiles": map_view.forest_tiles(box, s),
        "hill_tiles": map_view.hill_tiles(box, s),
    }


# --- the end ----------------------------------------------------------------------------------------------------------


def scores(box: Any, s: Any) -> list[int]:
    return [int(s.points[seat]) for seat in range(s.players)]


def places(box: Any, s: Any) -> list[int]:
    return [int(place_of(s, seat)) for seat in range(s.players)]


def end_reason(box: Any, s: Any) -> str:
    return END_REASONS[s.end_reason]


def breakdown(box: Any, history: Sequence[Any]) -> list[list[Arguments]]:
    """Each seat's points by where they came from, and what would break a tie."""
    last = history[-1]
    return [
        [
            *({"kind": SOURCE_NAMES[source], "points": int(last.earned[seat, source])} for source in range(SOURCES) if last.earned[seat, source]),
            {"kind": "resources_left", "points": 0, "resources": int(resources_of(last, seat))},
        ]
        for seat in range(last.players)
    ]
