"""Whether the points of a whole game can be kept, however it goes: each bound is generous, so that it needs no rule."""

from collections.abc import Iterable, Mapping
from typing import Any

from coven.games.broom_service.box.faults import Entry, as_list, as_rows, as_table
from coven.games.broom_service.box.layout import FOREST_SPACES, MOUNTAIN_SPACES, ROLES
from coven.games.broom_service.findings import finding
from coven.table.files.checks import is_number

MOST_SCORE = 10_000  # a position tells no higher number, and a state has 16 bits for it
DELIVERING_ROLES = 6  # four witches and two druids, each at most once a round
Table = Mapping[str, Any]


def check_scores(box: Entry) -> None:
    """No player can gain or lose more points than can be kept."""
    parts = most_points(box.table)
    total, largest = sum(parts.values()), max(parts, key=lambda part: parts[part])
    if total > MOST_SCORE:
        box.wrong("too_many_points", total=total, part=parts[largest], source=finding(f"by_{largest}"), most=MOST_SCORE)


def most_points(box: Table) -> dict[str, int]:
    """No player gains or loses more points than that, by what they come from."""
    rounds = number(as_table(box.get("setup")).get("rounds"))
    served, held = most_deliveries(box, rounds), most_resources(box, rounds)
    storm, setup, sets = as_rows(box.get("storm_clouds")), as_table(box.get("setup")), as_table(box.get("sets"))
    return {
        "start": number(setup.get("start_points")),
        "towers": served * most_of(tower.get("points") for tower in all_towers(box)),
        "bonus_clouds": served * points_of(storm, "bonus"),
        "potion_clouds": points_of(storm, "potions"),
        "bravery": rounds * sum(number(role.get("bonus")) for role in as_rows(box.get("roles"))),
        "bewitched_roles": rounds * most_of(as_table(setup.get("bewitched_cards")).values()) * number(setup.get("bewitched_points")),
        "events": most_of_events(as_table(box.get("events")), held),
        "forest_tiles": FOREST_SPACES * most_of(tile.get("points") for tile in as_rows(box.get("forest_tiles"))),
        "lightning": most_of(as_list(as_table(box.get("lightning")).get("points"))),
        "sets": held // 3 * most_of((sets.get("three"), sets.get("four"))),
        "amulets": most_of(as_list(as_table(box.get("amulets")).get("points"))),
    }


def most_of_events(events: Table, held: int) -> int:
    """Each event comes once: some count once, some for each pawn, each role placed or each resource held."""
    once = [most_of(as_list(as_table(events.get(name)).get("points"))) for name in ("more_or_less", "upper_hand")]
    once += [number(as_table(events.get(name)).get("points")) for name in ("the_works", "flock_together")]
    places = [2 * most_of(as_table(events.get(name)).values()) for name in ("perilous_places", "protected_places")]
    market, empty = (number(as_table(events.get(name)).get("points")) for name in ("black_market", "empty_handed"))
    return sum(once) + sum(places) + ROLES * market + held * empty


def most_deliveries(box: Table, rounds: int) -> int:
    clouds = sum(number(cloud.get("count")) for cloud in as_rows(box.get("storm_clouds")) if cloud.get("effect") == "delivery")
    return DELIVERING_ROLES * rounds + MOUNTAIN_SPACES + clouds


def most_resources(box: Table, rounds: int) -> int:
    """What a player could hold who never gave anything away."""
    setup, distillery = as_table(box.get("setup")), as_table(as_table(box.get("events")).get("black_distillery"))
    start = sum(number(count) for count in as_table(setup.get("start_potions")).values()) + most_of(as_table(setup.get("start_wands")).values())
    yields = sum(max(map(sum_of, [*as_list(role.get("cowardly")), *as_list(role.get("brave"))]), default=0) for role in as_rows(box.get("roles")))
    tiles = max((sum_of(tile.get("gain")) for tile in as_rows(box.get("mountain_tiles"))), default=0)
    wands = most_of(tower.get("wands") for tower in all_towers(box))
    return start + rounds * yields + ROLES * number(distillery.get("resources")) + MOUNTAIN_SPACES * tiles + most_deliveries(box, rounds) * wands


def all_towers(box: Table) -> list[Table]:
    """The towers of both maps and of the hill tiles."""
    printed = [tower for side in ("front", "back") for tower in as_rows(as_table(box.get(side)).get("towers"))]
    return [*printed, *(as_table(tile.get("tower")) for tile in as_rows(box.get("hill_tiles")))]


def points_of(clouds: list[Table], effect: str) -> int:
    """The points of all storm clouds of an effect together."""
    return sum(number(cloud.get("count")) * number(cloud.get("points")) for cloud in clouds if cloud.get("effect") == effect)


def number(value: object) -> int:
    """How far a value is from 0; one that is a fault of its own counts for nothing."""
    return abs(value) if is_number(value, -MOST_SCORE, MOST_SCORE) else 0


def most_of(values: Iterable[object]) -> int:
    return max(map(number, values), default=0)


def sum_of(gain: object) -> int:
    return sum(map(number, as_table(gain).values()))
