"""The box of Broom Service: every row's shape, totals against the physical box, and every way a box can be wrong."""

import copy
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import coven
from coven.errors import CovenError
from coven.games.broom_service import box_tools
from coven.games.broom_service.box.build import build_box
from coven.games.broom_service.box.check import faults_of
from coven.games.broom_service.box.components import MOST_TILES
from coven.games.broom_service.box.layout import (
    AREAS,
    BACK,
    BONUS_CLOUD,
    CLOUD_TILE,
    FOREST,
    FRONT,
    GREEN,
    HERB_GATHERER,
    HILL,
    LIGHTNING,
    MOUNTAIN,
    MOVES_TILE,
    ORANGE,
    PEAK_DRUID,
    POTION_CLOUD,
    PRAIRIE,
    PRAIRIE_WITCH,
    PURPLE,
    ROOT_GATHERER,
    SIDES,
    TOWERS,
    VALLEY_DRUID,
    WAND,
    WATER,
    WEATHER_FAIRY,
)
from coven.games.broom_service.box.most_points import MOST_SCORE, most_points
from coven.games.broom_service.position import faults as position_faults
from coven.games.broom_service.state import STATE
from coven.table.box import Box
from tests.broom_service.files import Data, load

NAMES = ("standard", "small")


@pytest.fixture
def data(box: Data) -> Data:
    return box


@pytest.fixture(scope="module")
def standard() -> Any:
    return build_box(load("standard")).record


def members(word: Any) -> list[int]:
    return [place for place in range(64) if int(word) >> place & 1]


# --- the record ------------------------------------------------------------------------------------------------------


def test_totals_are_those_of_the_physical_box(standard: Any) -> None:
    storm = standard.cloud_storm == 1
    assert standard.cloud_count[~storm].sum() == 24
    assert standard.cloud_count[storm].sum() == 8
    assert [standard.mountain_count.sum(), standard.forest_count.sum(), standard.hill_count.sum()] == [5, 6, 6]
    assert list(standard.clouds) == [18, 19]
    assert list(standard.mountain_spaces) == [3, 3]
    assert list(standard.forest_spaces) == [0, 4]
    assert list(standard.hill_spaces) == [0, 4]


def test_set_up_and_final_scoring_follow_the_rulebook(standard: Any) -> None:
    assert (standard.rounds, standard.hand_size, standard.start_points, standard.bewitched_points) == (7, 4, 10, -3)
    assert list(standard.start_potions) == [1, 1, 1]
    assert list(standard.start_wands) == [1, 1, 2]
    assert list(standard.bewitched_cards) == [0, 0, 3, 2, 1, 0]
    assert list(standard.set_points) == [0, 0, 0, 2, 4]
    assert list(standard.amulet_points[:4]) == [0, 4, 9, 15]


def test_lightning_holds_its_last_value(standard: Any) -> None:
    """Broom 50."""
    assert list(standard.lightning_points[:13]) == [0, 1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41, 48]
    assert standard.lightning_points[80] == 80 + 80 * 80 // 4
    assert set(standard.lightning_points[80:LIGHTNING]) == {1680}


def test_roles(standard: Any) -> None:
    assert standard.role_landscapes[PRAIRIE_WITCH] == 1 << PRAIRIE
    assert standard.role_landscapes[VALLEY_DRUID] == 1 << FOREST | 1 << PRAIRIE
    assert standard.role_landscapes[PEAK_DRUID] == 1 << HILL | 1 << MOUNTAIN
    assert [role for role in range(10) if standard.role_bonus[role]] == [VALLEY_DRUID, PEAK_DRUID, WEATHER_FAIRY]
    assert list(standard.yields[HERB_GATHERER]) == [1, 1]
    assert list(standard.yield_gain[HERB_GATHERER, 1, 0]) == [0, 3, 0, 0]


def test_root_gatherer_offers_a_choice(standard: Any) -> None:
    """Broom 59."""
    assert list(standard.yields[ROOT_GATHERER]) == [2, 1]
    assert standard.yield_gain[ROOT_GATHERER, 0, 0, ORANGE] == 1
    assert standard.yield_gain[ROOT_GATHERER, 0, 1, WAND] == 1
    assert list(standard.yield_gain[ROOT_GATHERER, 1, 0]) == [2, 0, 0, 1]


def test_events_fit_the_rulebook_examples(standard: Any) -> None:
    """Perilous Places: two forests cost 2, prairie and forest 4. Protected Places: hill and mountain 0, prairie and forest 2."""
    perilous, protected = standard.perilous_points, standard.protected_points
    assert (2 * perilous[FOREST], perilous[PRAIRIE] + perilous[FOREST]) == (-2, -4)
    assert (protected[HILL] + protected[MOUNTAIN], protected[PRAIRIE] + protected[FOREST]) == (0, 2)
    assert (standard.more_low, standard.more_high, list(standard.more_points[:6])) == (1, 5, [0, 9, 6, 3, 0, -3])
    assert (standard.market_points, standard.distillery_resources) == (3, 1)
    assert list(standard.upper_hand_points) == [6, 3, 0, 0, 0]


def test_storm_clouds(standard: Any) -> None:
    rows = [(int(standard.cloud_effect[kind]), int(standard.cloud_count[kind])) for kind in range(standard.cloud_kinds) if standard.cloud_storm[kind]]
    assert rows[0] == (BONUS_CLOUD, 2)
    potions = [kind for kind in range(standard.cloud_kinds) if standard.cloud_effect[kind] == POTION_CLOUD]
    assert [(int(standard.cloud_potion[kind]), int(standard.cloud_need[kind])) for kind in potions] == [(ORANGE, 3), (GREEN, 4), (PURPLE, 4)]


def test_landscape_tiles(standard: Any) -> None:
    assert list(standard.mountain_gain[0]) == [1, 1, 1, 0]
    assert list(standard.mountain_gain[1]) == [0, 0, 0, 2]
    assert [int(effect) for effect in standard.mountain_effect[3:5]] == [MOVES_TILE, CLOUD_TILE]
    assert list(standard.mountain_times[:5]) == [1, 1, 1, 2, 1]
    assert standard.forest_points == 5
    pairs = {"".join("ABCD"[circle] for circle in standard.hill_circles[kind]) for kind in range(5)}
    assert pairs == {"AB", "AD", "BC", "BD", "CD"}
    assert (standard.hill_colour[5], standard.hill_points[5], list(standard.hill_circles[5])) == (ORANGE, 7, [-1, -1])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("side", (FRONT, BACK))
def test_sets_of_the_map_agree_with_each_other(name: str, side: int) -> None:
    box = build_box(load(name)).record
    areas, towers = range(box.areas[side]), range(box.towers[side])
    for area in areas:
        assert not int(box.neighbours[side, area]) >> area & 1
        assert all(area in members(box.neighbours[side, other]) for other in members(box.neighbours[side, area]))
        assert [tower for tower in members(box.towers_at[side, area]) if tower < TOWERS] == [
            tower for tower in towers if area in members(box.tower_areas[side, tower])
        ]
        assert members(box.cloud_spaces_at[side, area]) == [space for space in range(box.clouds[side]) if box.cloud_area[side, space] == area]
    assert members(box.land[side]) == [area for area in areas if box.landscape[side, area] != WATER]
    assert sum(int(ground) for ground in box.ground[side]) == int(box.land[side])
    assert sorted(tower for roofs in box.roofs[side] for tower in members(roofs)) == list(towers)
    assert members(box.squares[side]) == [tower for tower in towers if box.tower_square[side, tower]]


def test_a_hill_tile_s_tower_can_be_reached_from_its_hill(standard: Any) -> None:
    for space in range(standard.hill_spaces[BACK]):
        area = standard.hill_area[BACK, space]
        assert standard.hill_space_at[BACK, area] == space
        assert TOWERS + space in members(standard.towers_at[BACK, area])


def test_unused_places_are_empty(standard: Any) -> None:
    for side in range(SIDES):
        assert set(standard.mountain_area[side, standard.mountain_spaces[side] :]) == {-1}
        assert not standard.neighbours[side, standard.areas[side] :].any()
        assert set(standard.hill_space_at[side, standard.areas[side] : AREAS]) == {-1}
    assert list(standard.circle[FRONT]) == [-1] * 4


def test_mountain_tiles_cover_towers(standard: Any) -> None:
    """Broom 53."""
    for side in range(SIDES):
        for space in range(3):
            covered = members(standard.mountain_covers[side, space])
            assert covered
            assert all(standard.mountain_area[side, space] in members(standard.tower_areas[side, tower]) for tower in covered)


def test_the_small_box_is_another_game_of_the_same_rules(standard: Any) -> None:
    small = build_box(load("small")).record
    assert (small.rounds, small.hand_size, small.start_points, small.role_bonus[WEATHER_FAIRY]) == (5, 3, 5, 2)
    assert list(small.areas) == [11, 12]
    assert list(small.start_potions) == [1, 2, 1]
    assert list(small.yields[ROOT_GATHERER]) == [2, 2]
    assert small.tobytes() != standard.tobytes()


# --- origins ---------------------------------------------------------------------------------------------------------


def test_an_origin_is_never_forgotten(data: Data) -> None:
    del data["sets"]["source"]
    data["amulets"]["source"] = "hearsay"
    data["events"]["more_or_less"]["source"] = {"fewest": "rulebook"}
    assert [fault.entry for fault in faults_of(data)] == ["sets", "amulets", "event more_or_less"]


# --- faults ----------------------------------------------------------------------------------------------------------


def change(path: str, value: Any) -> Callable[[Data], None]:
    """A change at a dotted path; numbers are rows."""

    def apply(data: Data) -> None:
        *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        place: Any = data
        for step in steps:
            place = place[step]
        place[last] = value

    return apply


BROKEN = [
    ("setup.rounds", 0, "setup: rounds must be a whole number from 1 to 10"),
    ("setup.rounds", True, "setup: rounds must be a whole number"),
    ("setup.round", 7, "setup: round is no known value here"),
    ("setup.bewitched_cards", {"2": 3}, "setup: bewitched_cards must have a number for each of 2, 3, 4, 5"),
    ("lightning.points", [], "lightning: points must list 1 to 128 whole numbers"),
    ("lightning.point", [1], "lightning: point is no known value here"),
    ("amulets.counts", [1], "amulets: counts is no known value here"),
    ("roles.0.id", "bog_witch", "role bog_witch: id must be forest_witch: the roles are forest_witch, hill_witch, mountain_witch"),
    ("roles.4.landscapes", ["forest", "swamp"], "role valley_druid: landscapes names swamp, of which there is none"),
    ("roles.9.brave", [{}], "role root_gatherer: yield 1 of brave must give"),
    ("events.flock_together.points", "four", "event flock_together: points must be a whole number"),
    ("events.more_or_less.points", [1] * 10, "event more_or_less: from 1 to 9 roles may be chosen, not 1 to 10"),
    ("heavy_clouds.0.cost", -1, "heavy cloud 1: cost must be a whole number from 0 to 20"),
    ("heavy_clouds.0.count", 60, "there may be 60 clouds at most, not 86"),
    ("mountain_tiles.0.count", 57, "there may be 60 mountain tiles at most, not 61"),
    ("forest_tiles.0.count", 57, "there may be 60 forest tiles at most, not 61"),
    ("hill_tiles.0.count", 56, "there may be 60 hill tiles at most, not 61"),
    ("storm_clouds.0.effect", "hail", "storm cloud 1: effect must be bonus, move, delivery or potions"),
    ("storm_clouds.3.potion", "wand", "storm cloud 4: potion must be orange, green or purple"),
    ("mountain_tiles.0.gain", {"gold": 1}, "mountain tile 1: gain must give whole numbers"),
    ("forest_tiles.0.effect", "points", "effect must be brave_action: the forest tiles are brave_action, extra_card, points, in this order"),
    ("hill_tiles.0.circles", ["A", "A"], "hill tile 1: circles names the same twice"),
    ("hill_tiles.5.circles", ["A", "B"], "hill tile 6: it must have either two circles or a tower"),
    ("front.castles", ["a0"], "front: castles must list 2 land areas"),
    ("front.castles", ["a0", "a24"], "front: castles names a24, of which there is none"),
    ("front.areas.0.landscape", "swamp", "area a0 of the front: landscape must be"),
    ("front.areas.0.name", {"en": "Owl Wood"}, "area a0 of the front: name must be given in en, de, nl"),
    ("front.areas.1.id", "a0", "area a0 of the front: the id a0 is used twice"),
    ("front.clouds.0.area", "a99", "cloud space c0 of the front: area must be the id of an area, not 'a99'"),
    ("front.towers.0.wands", 3, "tower t0 of the front: wands must be a whole number from 0 to 2"),
    ("front.towers.0.shape", "oval", "tower t0 of the front: shape must be round or square"),
    ("front.towers.0.areas", ["a0", "a13"], "tower t0 of the front: it touches a0 and a13, which are no neighbours"),
    ("front.towers.0.areas", ["a24"], "tower t0 of the front: areas names a24, of which there is none"),
    ("front.mountain_spaces.0.area", "a0", "mountain-tile space 1 of the front: area must be the id of a mountain area"),
    ("front.mountain_spaces.0.covers", ["t0"], "it covers tower t0, which does not touch"),
    ("back.circles.0.id", "E", "stone circle E of the back: a stone circle is called A, B, C, D"),
    ("back.circles.0.area", "a29", "stone circle A of the back: area must be the id of a land area"),
    ("amulets.points", [4, 9], "front: there are 3 mountain spaces, but values for 2 amulets"),
    ("front.hill_spaces", [{"area": "a16", "at": [1, 1]}], "front: forest and hill tiles are laid on the back only"),
    ("front", 5, "the box: front must be a table"),
    ("colour", "red", "the box: colour is no known value here"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "words"), BROKEN)
def test_a_broken_box_is_refused_in_words(data: Data, path: str, value: Any, words: str) -> None:
    change(path, value)(data)
    with pytest.raises(CovenError) as caught:
        build_box(data)
    assert caught.value.code == "bad_box"
    assert any(words in fault for fault in caught.value.details["faults"]), caught.value.details["faults"]


def test_all_faults_are_named_at_once(data: Data) -> None:
    broken = ("setup.rounds", "heavy_clouds.0.cost", "front.towers.0.shape", "back.clouds.3.area")
    for path in broken:
        change(path, "nonsense")(data)
    assert [fault.where for fault in faults_of(data)] == [
        ("setup", "rounds"),
        ("heavy_clouds", 0, "cost"),
        ("front", "towers", 0, "shape"),
        ("back", "clouds", 3, "area"),
    ]


def test_every_card_is_looked_at_though_one_is_strange(data: Data) -> None:
    """A role or tile in the wrong place hides no fault of another."""
    change("roles.0.id", "bog_witch")(data)
    change("roles.6.bonus", -1)(data)
    change("forest_tiles.0.effect", "points")(data)
    change("forest_tiles.1.count", -1)(data)
    assert [fault.where for fault in faults_of(data)] == [
        ("roles", 0, "id"),
        ("roles", 6, "bonus"),
        ("forest_tiles", 0, "effect"),
        ("forest_tiles", 0, "points"),
        ("forest_tiles", 1, "count"),
    ]


def test_a_number_of_rows_is_told_once(data: Data) -> None:
    data["roles"].pop()
    data["hill_tiles"] += data["hill_tiles"][:3]
    data["heavy_clouds"] = []
    faults = [str(fault) for fault in faults_of(data)]
    assert faults[:3] == [
        "the box: there must be 10 roles, not 9",
        "the box: there must be 1 to 40 heavy clouds, not 0",
        "the box: there may be up to 8 hill tiles, not 9",
    ]


def test_a_renamed_event_is_strange_and_another_missing(data: Data) -> None:
    data["events"]["birds_of_a_feather"] = data["events"].pop("flock_together")
    assert [str(fault) for fault in faults_of(data)] == [
        "events: there is no event birds_of_a_feather",
        "events: the event flock_together is missing",
    ]


# --- what a state can keep ---------------------------------------------------------------------------------------------


def test_as_many_tiles_as_allowed_can_be_laid(data: Data) -> None:
    """Sixty of each sort: set-up keeps them as a set in one word."""
    for path in ("heavy_clouds.0.count", "mountain_tiles.0.count", "forest_tiles.0.count", "hill_tiles.0.count"):
        key = path.partition(".")[0]
        rest = sum(row["count"] for kind in ({key, "storm_clouds"} if key == "heavy_clouds" else {key}) for row in data[kind]) - data[key][0]["count"]
        change(path, MOST_TILES - rest)(data)
    at = coven.game("broom_service").new_table(5, {"side": "back", "storm_clouds": True}, seed=1, box=data)
    seen = {**at.setting, **at.view(None)}
    assert [len(seen[f"{kind}_tiles"]) for kind in ("mountain", "forest", "hill")] == [3, 4, 4]
    assert len(seen["clouds"]) == 19


@pytest.mark.parametrize(
    ("path", "value", "source"),
    [("events.empty_handed.points", -99, "events"), ("storm_clouds.0.points", 99, "bonus clouds"), ("lightning.points", [9999], "lightning")],
)
def test_points_that_could_not_be_kept_are_refused(data: Data, path: str, value: Any, source: str) -> None:
    """A state has 16 bits for a score, a position reads 10000 points."""
    change(path, value)(data)
    (fault,) = faults_of(data)
    assert fault.problem.startswith("a player could gain or lose ")
    assert fault.problem.endswith(f" of them by {source}; at most 10000 can be kept")
    assert MOST_SCORE == position_faults.MOST < np.iinfo(STATE["points"].kind).max


@pytest.mark.parametrize("side", ("front", "back"))
@pytest.mark.parametrize("name", NAMES)
def test_no_game_earns_more_than_the_bound(name: str, side: str) -> None:
    """Source by source, in random games; the bound is what the check above relies on."""
    bounds, chance = most_points(load(name)), random.Random(side)
    table = coven.game("broom_service").new_table(2, {"side": side, "storm_clouds": True, "mountain_tiles": True}, seed=side, box=load(name))
    while not table.is_over:
        seat = chance.choice(table.to_act)
        table.play(seat, chance.choice(table.moves(seat)))
    names = {"bewitched": "bewitched_roles", "tiles": "forest_tiles"}
    for seat in table.view(None)["by_seat"]:
        for source, points in seat["earned"].items():
            bound = bounds["bonus_clouds"] + bounds["potion_clouds"] if source == "storm" else bounds[names.get(source, source)]
            assert abs(points) <= bound, source


def test_an_empty_box_names_what_is_missing() -> None:
    faults = [str(fault) for fault in faults_of({})]
    for table in ("setup", "sets", "amulets", "lightning", "events", "front", "back"):
        assert f"the box: the table {table} is missing or empty" in faults


@pytest.mark.parametrize("value", (None, 5, "text", [], [1], {}, {"x": {}}))
@pytest.mark.parametrize("key", ("setup", "roles", "events", "heavy_clouds", "storm_clouds", "hill_tiles", "front"))
def test_a_table_of_the_wrong_shape_is_a_fault_never_a_crash(data: Data, key: str, value: Any) -> None:
    data[key] = value
    if (key, value) != ("storm_clouds", []):  # a box without storm clouds is a box
        assert faults_of(data)


@pytest.mark.parametrize("value", (None, 5, "text", [5], {"x": 5}, [{}]))
@pytest.mark.parametrize("key", ("title", "width", "castles", "areas", "clouds", "towers", "circles", "mountain_spaces"))
def test_a_map_of_the_wrong_shape_is_a_fault_never_a_crash(data: Data, key: str, value: Any) -> None:
    data["back"][key] = value
    if key != "width" or value != 5:
        assert faults_of(data)


def test_clouds_are_barred_from_castles_and_circles(data: Data) -> None:
    """Broom 14, 56."""
    data["front"]["clouds"][0]["area"] = data["front"]["castles"][0]
    data["back"]["clouds"][1]["area"] = data["back"]["circles"][2]["area"]
    faults = [str(fault) for fault in faults_of(data)]
    assert faults == [
        f"cloud space c0 of the front: it lies over {data['front']['castles'][0]}, where a castle stands",
        f"cloud space c1 of the back: it lies over {data['back']['circles'][2]['area']}, where a stone circle stands",
    ]


def test_a_hill_space_on_a_castle_is_refused_but_others_are_not(data: Data) -> None:
    """Broom 43, 49: castles are plain areas that can be entered again; but no pawn may begin on a turbo hill."""
    for kind in ("hill", "forest"):
        other = copy.deepcopy(data)
        bare(other)
        back = other["back"]
        castle = next(area for area in back["areas"] if area["id"] == back["castles"][0])
        castle["landscape"] = kind
        back[f"{kind}_spaces"][0]["area"] = castle["id"]
        refused = [fault for fault in faults_of(other) if "pawns begin in the castle" in fault.problem]
        assert bool(refused) == (kind == "hill")


def test_a_hill_space_on_a_circle_is_refused_but_others_are_not(data: Data) -> None:
    """Broom 44."""
    bare(data)
    back = data["back"]
    back["circles"][0]["area"] = back["forest_spaces"][0]["area"]
    back["clouds"] = [cloud for cloud in back["clouds"] if cloud["area"] != back["forest_spaces"][0]["area"]]
    assert faults_of(data) == []
    back["circles"][0]["area"] = back["hill_spaces"][0]["area"]
    assert any("a turbo broom could jump for ever" in fault.problem for fault in faults_of(data))


def test_too_few_pieces_are_noticed(data: Data) -> None:
    data["heavy_clouds"] = data["heavy_clouds"][:2]
    data["mountain_tiles"] = data["mountain_tiles"][:2]
    faults = [str(fault) for fault in faults_of(data)]
    assert "front: there are 18 clouds, but only 8 heavy clouds" in faults
    assert "back: there are 19 clouds, but only 8 heavy clouds" in faults
    assert "front: there are 3 mountain spaces, but only 2 mountain tiles" in faults


def test_a_circle_that_a_hill_tile_names_must_be_there(data: Data) -> None:
    data["back"]["circles"].pop()
    assert "back: a hill tile names stone circle D, but there is none" in [str(fault) for fault in faults_of(data)]


def bare(data: Data) -> None:
    """Takes the drawing out of a box and leaves what is played with."""
    for side in ("front", "back"):
        for table in data[side].values():
            for row in table if isinstance(table, list) else ():
                if isinstance(row, dict):
                    for key in ("outline", "at", "castle_at"):
                        row.pop(key, None)


def test_a_map_need_not_be_drawn_to_be_played(data: Data, standard: Any, tmp_path: Path) -> None:
    bare(data)
    built = build_box(data)
    assert built.tobytes() == standard.tobytes()


def test_the_hash_is_that_of_the_content(data: Data) -> None:
    box = Box.from_data(data, build_box)
    assert box.hash == box_tools.show("standard")["hash"]
    other = copy.deepcopy(data)
    other["sets"]["four"] = 5
    assert Box.from_data(other, build_box).hash != box.hash


def test_the_record_is_the_same_each_time(data: Data, standard: Any) -> None:
    assert np.array_equal(build_box(data).neighbours, standard.neighbours)
    assert build_box(copy.deepcopy(data)).tobytes() == standard.tobytes()
