"""What a viewer saw happen, from what the rules noted, in the order in which it happened."""

from collections.abc import Callable, Sequence
from typing import Any

from coven.games.broom_service.names import CIRCLE_NAMES, EVENT_NAMES, FOREST_TILES, RESOURCE_NAMES, ROLE_NAMES
from coven.games.broom_service.state import (
    ACTS,
    ANSWERED,
    ASKED,
    BEWITCHED,
    BRAVERY_PAID,
    CHARMED,
    CHOSE,
    DELIVERED,
    END_REASONS,
    ENDED,
    EVENT_PAID,
    FIST_OPENED,
    FLEW,
    GAINED,
    HAND_TAKEN,
    HID,
    JUMPED,
    NOTES,
    PLACED,
    REWARDED,
    ROUND_BEGAN,
    ROUNDS_PLAYED,
    SCORED_AT_END,
    STORM_PAID,
    TOOK_AMULET,
    TOOK_FOREST_TILE,
    TOTAL,
    USED_MOUNTAIN,
    USED_POINTS,
    WENT_TO_MARKET,
)
from coven.games.broom_service.types import Box
from coven.games.broom_service.view.map import mountain_name
from coven.games.broom_service.view.notation import members, names_in, tower_text
from coven.kernel.types import Note
from coven.table.values import Event, Viewer

PRIVATE_NOTES = frozenset({CHOSE, HID, ANSWERED})  # for the eyes of their seat
TOGETHER = {  # notes that are one event with the note before
    (HAND_TAKEN, HAND_TAKEN),
    (FIST_OPENED, FIST_OPENED),
    (GAINED, GAINED),
    (JUMPED, FLEW),
    (DELIVERED, REWARDED),
    (SCORED_AT_END, TOTAL),
}
Notes = Sequence[Note]


def events(box: Box, notes: Notes, viewer: Viewer) -> list[Event]:
    """What the viewer (None: a spectator) saw happen in one move."""
    seen = [note for number, note in enumerate(notes, 1) if is_shown(note, viewer, number == len(notes))]
    return [Event(NOTES.names[group[0][0]], EVENT_MAKERS.get(group[0][0], seat_only)(box, group)) for group in grouped(seen)]


def is_shown(note: Note, viewer: Viewer, is_last: bool) -> bool:
    """Hidden choices are for their seat; that the brave one acts is told if there is anything to do, and then the game waits for it."""
    if note[0] == ACTS:
        return is_last
    return note[0] not in PRIVATE_NOTES or note[1] == viewer


def grouped(notes: Notes) -> list[list[Note]]:
    """The notes of each event."""
    groups: list[list[Note]] = []
    for note in notes:
        if groups and (groups[-1][-1][0], note[0]) in TOGETHER:
            groups[-1].append(note)
        else:
            groups.append([note])
    return groups


# --- the arguments of each kind of event ------------------------------------------------------------------------------


def seat_only(box: Box, group: Notes) -> dict[str, Any]:
    return {"seat": group[0][1]}


def seat_and_points(box: Box, group: Notes) -> dict[str, Any]:
    return {"seat": group[0][1], "points": group[0][2]}


def seat_and_role(box: Box, group: Notes) -> dict[str, Any]:
    return {"seat": group[0][1], "role": ROLE_NAMES[group[0][2]]}


def hiding(box: Box, group: Notes) -> dict[str, Any]:
    return {"seat": group[0][1], "resource": RESOURCE_NAMES[group[0][2]]}


def answering(box: Box, group: Notes) -> dict[str, Any]:
    return {"seat": group[0][1], "yes": group[0][2] == 1}


def counts(box: Box, group: Notes) -> dict[str, Any]:
    return {"counts": [number for _, _, number, *_ in group]}


def event_points(box: Box, group: Notes) -> dict[str, Any]:
    _, seat, event, points, _ = group[0]
    return {"seat": seat, "event": EVENT_NAMES[event], "points": points}


def placing(box: Box, group: Notes) -> dict[str, Any]:
    _, seat, role, brave, leads = group[0]
    return {"seat": seat, "role": ROLE_NAMES[role], "manner": "brave" if brave else "cowardly", "leads": leads == 1}


def bewitching(box: Box, group: Notes) -> dict[str, Any]:
    return {**seat_and_role(box, group), "points": group[0][3]}


def flight(box: Box, group: Notes) -> dict[str, Any]:
    _, seat, pawn, left, area = group[-1]
    return {"seat": seat, "pawn": pawn, "from": left, "area": area}


def turbo(box: Box, group: Notes) -> dict[str, Any]:
    return {**flight(box, group), "circle": CIRCLE_NAMES[group[0][1]]}


def forest_tile(box: Box, group: Notes) -> dict[str, Any]:
    return {"seat": group[0][1], "tile": FOREST_TILES[group[0][2]]}


def amulet(box: Box, group: Notes) -> dict[str, Any]:
    return {"seat": group[0][1], "area": group[0][2]}


def delivery(box: Box, group: Notes) -> dict[str, Any]:
    (_, seat, pawn, tower, colour), (_, _, points, wands, _) = group
    return {"seat": seat, "pawn": pawn, "tower": tower_text(tower), "potion": RESOURCE_NAMES[colour], "points": points, "wands": wands}


def charming(box: Box, group: Notes) -> dict[str, Any]:
    _, seat, space, area, kind = group[0]
    return {"seat": seat, "cloud": space, "area": area, "wands": box.cloud_cost[kind], "bolts": box.cloud_bolts[kind]}


def gain(box: Box, group: Notes) -> dict[str, Any]:
    gained = {RESOURCE_NAMES[resource]: number for _, _, resource, number, _ in group}
    return {"seat": group[0][1], **{name: gained.get(name, 0) for name in RESOURCE_NAMES}}


def mountain_tile(box: Box, group: Notes) -> dict[str, Any]:
    return {"seat": group[0][1], "tile": mountain_name(box, group[0][2])}


def round_begins(box: Box, group: Notes) -> dict[str, Any]:
    _, number, event, bewitched, _ = group[0]
    roles = names_in(bewitched, ROLE_NAMES)
    return {"round": number, "event": EVENT_NAMES[event], "roles": roles, "count": len(roles)}


def asked(box: Box, group: Notes) -> dict[str, Any]:
    return {"event": EVENT_NAMES[group[0][1]]}


def final(box: Box, group: Notes) -> dict[str, Any]:
    (_, seat, lightning, sets, amulets), (_, _, points, *_) = group
    return {"seat": seat, "lightning": lightning, "sets": sets, "amulets": amulets, "points": points}


def ending(box: Box, group: Notes) -> dict[str, Any]:
    return {"reason": END_REASONS.names[ROUNDS_PLAYED], "winners": members(group[0][1])}


EVENT_MAKERS: dict[int, Callable[[Box, Notes], dict[str, Any]]] = {
    CHOSE: seat_and_role,
    HID: hiding,
    ANSWERED: answering,
    HAND_TAKEN: counts,
    FIST_OPENED: counts,
    EVENT_PAID: event_points,
    PLACED: placing,
    BEWITCHED: bewitching,
    FLEW: flight,
    JUMPED: turbo,
    TOOK_FOREST_TILE: forest_tile,
    TOOK_AMULET: amulet,
    DELIVERED: delivery,
    STORM_PAID: seat_and_points,
    BRAVERY_PAID: seat_and_points,
    CHARMED: charming,
    GAINED: gain,
    WENT_TO_MARKET: seat_and_points,
    USED_POINTS: seat_and_points,
    USED_MOUNTAIN: mountain_tile,
    ACTS: seat_and_role,
    ROUND_BEGAN: round_begins,
    ASKED: asked,
    SCORED_AT_END: final,
    ENDED: ending,
}  # all others tell their seat only
