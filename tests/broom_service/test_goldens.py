"""The golden games together leave nothing of the box out: every event, cloud, tile, variant and way to act is in at least one of them."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import coven
from coven.games.broom_service.names import EVENT_NAMES
from coven.table.files.record import Record
from coven.table.table import Table
from coven.table.values import Event
from tests.broom_service.files import Data

GOLDENS = Path(__file__).parents[1] / "goldens" / "broom_service"
GAME = coven.game("broom_service")
FOREST_USES = {"use_brave": "brave_action", "card_tile": "extra_card", "tile_points": "points"}  # by what is told when one is used
DEEPEST_CHAIN = 3  # steps pending at once: a role, what it reached, and what that set off


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return [coven.load(path) for path in sorted(GOLDENS.glob("*.jsonl"))]


class Moment(NamedTuple):
    """Something that happened, the kind of the move that brought it, and the table just before."""

    before: Table
    made: str
    event: Event


@pytest.fixture(scope="module")
def seen(records: list[Record]) -> list[Moment]:
    """Everything that happens in any of them."""
    return [moment for record in records for moment in moments(coven.replay(record))]


def moments(table: Table) -> Iterator[Moment]:
    yield from (Moment(table.keeper.table_at(0), "", event) for event in table.keeper.events(None, 0))
    for number, (_, move) in enumerate(table.keeper.history, 1):
        yield from (Moment(table.keeper.table_at(number - 1), move.kind, event) for event in table.keeper.events(None, number))


def of_kind(seen: list[Moment], *kinds: str) -> Iterator[tuple[Data, Event]]:
    """The events of these kinds, each with what everybody saw just before."""
    return (({**moment.before.setting, **moment.before.view(None)}, moment.event) for moment in seen if moment.event.kind in kinds)


# --- events ----------------------------------------------------------------------------------------------------------


def test_every_event_is_shown(seen: list[Moment], box: Data) -> None:
    assert {event.args["event"].replace("-", "_") for _, event in of_kind(seen, "round")} == set(box["events"])


def test_every_event_does_what_it_says(seen: list[Moment]) -> None:
    """Points for seven of them, a brave lead, a walk to the market, a resource from the distillery."""
    points = {event.args["event"] for _, event in of_kind(seen, "event_points")}
    market = {view["event"] for view, _ in of_kind(seen, "market")}
    leads = {view["event"] for view, event in of_kind(seen, "place") if event.args["leads"] and event.args["manner"] == "brave"}
    taken = {moment.before.view(None)["event"] for moment in seen if moment.made == "take" and moment.event.kind == "gain"}
    used = points | market | (leads & {"brave-heart"}) | (taken & {"black-distillery"})
    assert used == set(EVENT_NAMES)
    assert market == {"black-market"}


def test_fists_open_and_sets_are_handed_in(seen: list[Moment]) -> None:
    assert any(sum(event.args["counts"]) for _, event in of_kind(seen, "fists"))
    assert any(of_kind(seen, "handed_in"))


# --- clouds and tiles ------------------------------------------------------------------------------------------------


def cloud_kind(row: Data) -> tuple[Any, ...]:
    return row["cost"], row["bolts"], row.get("effect", "none"), row.get("potion")


def test_every_kind_of_cloud_is_charmed_away(seen: list[Moment], box: Data) -> None:
    """Heavy ones by price and bolts, storm ones by what they do."""
    charmed = {cloud_kind(cloud) for view, event in of_kind(seen, "charm") for cloud in view["cloud_tiles"] if cloud["cloud"] == event.args["cloud"]}
    assert charmed == {cloud_kind(row) for row in (*box["heavy_clouds"], *box["storm_clouds"])}


def test_storm_clouds_pay_while_they_lie_and_when_they_go(seen: list[Moment]) -> None:
    """Broom 25 for a delivery next to one, Broom 46 for potions held."""
    assert {moment.made for moment in seen if moment.event.kind == "storm_points"} == {"deliver", "charm"}


def mountain_name(row: Data) -> str:
    """A tile that gives something goes by what it gives."""
    if row["effect"] != "gain":
        return str(row["effect"])
    return "wands" if "wand" in row["gain"] else "potions"


def test_every_mountain_tile_is_used(seen: list[Moment], box: Data) -> None:
    assert {event.args["tile"] for _, event in of_kind(seen, "use_mountain")} == {mountain_name(row) for row in box["mountain_tiles"]}


def test_every_forest_tile_is_taken_and_used(seen: list[Moment], box: Data) -> None:
    assert {event.args["tile"] for _, event in of_kind(seen, "forest_tile")} == {"brave", "card", "points"}
    assert {FOREST_USES[event.kind] for _, event in of_kind(seen, *FOREST_USES)} == {row["effect"] for row in box["forest_tiles"]}


def test_every_hill_tile_is_used(seen: list[Moment], box: Data) -> None:
    """A jump from each turbo tile, a jump to each circle, a delivery to the tower of the tower tile."""
    jumps = [(event.args, tile) for view, event in of_kind(seen, "jump") for tile in view["hill_tiles"] if tile["area"] == event.args["from"]]
    turbo = {tuple(row["circles"]) for row in box["hill_tiles"] if "circles" in row}
    assert {tuple(tile["circles"]) for _, tile in jumps} == turbo
    assert {args["circle"] for args, _ in jumps} == {circle for row in turbo for circle in row}
    assert any(event.args["tower"].startswith("h") for _, event in of_kind(seen, "deliver"))


def test_effects_are_chained(seen: list[Moment]) -> None:
    """Broom 27: what a cloud or tile sets off is carried out before the rest, one within the other; each kind of step is used.

    All but `any`: a distillery that gives more than one resource, which ours does not.
    """
    steps = [view["steps"] for view, _ in of_kind(seen, "fly", "jump", "deliver", "charm", "gain", "use_mountain")]
    assert {row[-1]["kind"] for row in steps if row} == {"role", "arrival", "moves", "delivery", "cloud", "turbo", "gather"}
    assert max(map(len, steps)) >= DEEPEST_CHAIN


# --- variants --------------------------------------------------------------------------------------------------------


def variant(options: Data) -> tuple[str, str, bool]:
    """The side, the clouds and whether there are mountain tiles; the back always has them (Broom 30)."""
    clouds = "heavy" if not options["storm_clouds"] else "storm" if options["heavy_clouds"] is None else "fewer"
    return options["side"], clouds, options["mountain_tiles"] or options["side"] == "back"


def test_every_combination_of_variants_has_a_golden(records: list[Record]) -> None:
    combinations = set(product(("front", "back"), ("heavy", "storm", "fewer"), (False, True))) - {
        ("back", clouds, False) for clouds in ("heavy", "storm", "fewer")
    }
    assert {variant(record.header["options"]) for record in records} == combinations


def test_the_back_has_mountain_tiles_whether_asked_for_or_not() -> None:
    """Broom 30: so that a combination with them is no other game there."""
    tables = [GAME.new_table(3, {"side": "back", "mountain_tiles": asked}, seed=1) for asked in (False, True)]
    assert tables[0].view(0) == tables[1].view(0)
    assert tables[0].setting["mountain_tiles"] == tables[1].setting["mountain_tiles"] != []


def test_every_other_option_has_a_golden(records: list[Record]) -> None:
    for option in GAME.options:
        seen = {record.header["options"][option.name] for record in records}
        assert len(seen) > 1, option.name


def test_every_player_count_and_end_reason_has_a_golden(records: list[Record]) -> None:
    assert {record.header["players"] for record in records} == set(GAME.players)
    assert {record.ending["outcome"]["reason"] for record in records if record.ending} == set(GAME.about.end_reasons.names[1:])
