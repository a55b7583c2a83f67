"""What is printed on cards, tiles and summary: known to everybody and the same throughout a game."""

from collections.abc import Iterable, Sequence
from typing import Any

from coven.games.broom_service.box.layout import RESOURCES
from coven.games.broom_service.names import EVENT_NAMES, LAND_NAMES, LANDSCAPE_NAMES, RESOURCE_NAMES, ROLE_NAMES
from coven.games.broom_service.types import Box
from coven.games.broom_service.view.notation import names_in


def printed_of(box: Box) -> dict[str, Any]:
    """Everything printed in a box that is not on the map."""
    return {
        "roles": {name: role_card(box, role) for role, name in enumerate(ROLE_NAMES)},
        "events": dict(zip(EVENT_NAMES, event_cards(box), strict=True)),
        "lightning": until_the_last(box.lightning_points),
        "amulets": until_the_last(box.amulet_points),
        "sets": {"three": box.set_points[3], "four": box.set_points[4]},
        "points_tile": box.forest_points,
    }


def resources_by_name(counts: Sequence[int]) -> dict[str, int]:
    """Numbers of potions and wands by name."""
    return dict(zip(RESOURCE_NAMES, counts, strict=True))


def until_the_last(points: Iterable[int]) -> list[int]:
    """Points for 0, 1, 2 … of something, up to the last value; it holds for any more (Broom 50)."""
    values = list(points)
    while len(values) > 1 and values[-1] == values[-2]:
        values.pop()
    return values


def role_card(box: Box, role: int) -> dict[str, Any]:
    """Where a witch flies to or a druid delivers, what the brave druid and fairy get more, what a gatherer offers to choose from (Broom 59)."""
    card: dict[str, Any] = {"landscapes": names_in(box.role_landscapes[role], LANDSCAPE_NAMES), "bonus": box.role_bonus[role]}
    for brave, manner in enumerate(("cowardly", "brave")):
        card[manner] = [yield_of(box, role, brave, choice) for choice in range(box.yields[role, brave])]
    return card


def yield_of(box: Box, role: int, brave: int, choice: int) -> dict[str, int]:
    return resources_by_name([box.yield_gain[role, brave, choice, resource] for resource in range(RESOURCES)])


def event_cards(box: Box) -> list[dict[str, Any]]:
    """The numbers of each event, in the order of the events."""
    counts = range(box.more_low, box.more_high + 1)
    return [
        {"fewest": box.more_low, "most": box.more_high, "points": [box.more_points[count] for count in counts]},
        {},
        {"points": box.market_points},
        {"resources": box.distillery_resources},
        by_landscape(box.perilous_points),
        by_landscape(box.protected_points),
        {"points": places_that_score(box.upper_hand_points)},
        {"points": box.empty_handed_points},
        {"set": resources_by_name(box.works_set.tolist()), "points": box.works_points},
        {"points": box.flock_points},
    ]


def places_that_score(points: Iterable[int]) -> list[int]:
    """Points for the highest amount, the next lower and so on, without the places below that get nothing."""
    values = list(points)
    last = max((place for place, value in enumerate(values) if value), default=0)
    return values[: last + 1]


def by_landscape(points: Iterable[int]) -> dict[str, int]:
    return dict(zip(LAND_NAMES, points, strict=True))
