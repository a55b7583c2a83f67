"""What is printed on cards, tiles and summary: known to everybody, so it is in every view, and the same for all."""

from collections.abc import Iterable
from typing import Any

from coven.games.broom_service.names import EVENT_NAMES, LANDSCAPE_NAMES, RESOURCE_NAMES, ROLE_NAMES, names_in

_printed: dict[bytes, dict[str, Any]] = {}


def printed_of(box: Any) -> dict[str, Any]:
    """Everything printed in a box that is not on the map; built once for each box."""
    key = box.tobytes()
    if key not in _printed:
        _printed[key] = {
            "roles": {name: role_card(box, role) for role, name in enumerate(ROLE_NAMES)},
            "events": dict(zip(EVENT_NAMES, event_cards(box), strict=True)),
            "lightning": until_the_last(box.lightning_points),
            "amulets": until_the_last(box.amulet_points),
            "sets": {"three": int(box.set_points[3]), "four": int(box.set_points[4])},
            "points_tile": int(box.forest_points),
        }
    return _printed[key]


def resources_view(counts: Any) -> dict[str, int]:
    """Numbers of potions and wands by name."""
    return {name: int(counts[kind]) for kind, name in enumerate(RESOURCE_NAMES)}


def until_the_last(points: Iterable[Any]) -> list[int]:
    """Points for 0, 1, 2 … of something, up to the last value; it holds for any more (R50)."""
    values = [int(value) for value in points]
    while len(values) > 1 and values[-1] == values[-2]:
        values.pop()
    return values


def role_card(box: Any, role: int) -> dict[str, Any]:
    """Where a witch flies to or a druid delivers, what the brave druid and fairy get more, what a gatherer offers to choose from (R59)."""
    card: dict[str, Any] = {"landscapes": names_in(box.role_landscapes[role], LANDSCAPE_NAMES), "bonus": int(box.role_bonus[role])}
    for brave, manner in enumerate(("cowardly", "brave")):
        card[manner] = [resources_view(box.yield_gain[role, brave, choice]) for choice in range(box.yields[role, brave])]
    return card


def event_cards(box: Any) -> list[dict[str, Any]]:
    """The numbers of each event, in the order of the events."""
    counts = range(box.more_low, box.more_high + 1)
    return [
        {"fewest": int(box.more_low), "most": int(box.more_high), "points": [int(box.more_points[count]) for count in counts]},
        {},
        {"points": int(box.market_points)},
        {"resources": int(box.distillery_resources)},
        by_landscape(box.perilous_points),
        by_landscape(box.protected_points),
        {"points": places_that_score(box.upper_hand_points)},
        {"points": int(box.empty_handed_points)},
        {"set": resources_view(box.works_set), "points": int(box.works_points)},
        {"points": int(box.flock_points)},
    ]


def places_that_score(points: Any) -> list[int]:
    """Points for the highest amount, the next lower and so on, without the places below that get nothing."""
    last = max((place for place, value in enumerate(points) if value), default=0)
    return [int(value) for value in points[: last + 1]]


def by_landscape(points: Any) -> dict[str, int]:
    return {name: int(value) for name, value in zip(LANDSCAPE_NAMES, points, strict=False)}
