"""The maps of Broom Service: they keep to the brief, the checker finds what is wrong with a drawing, and nothing lies on anything else."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from coven.games.broom_service.box.check import faults_of
from coven.games.broom_service.box.map.geometry import (
    Outline,
    border_distance,
    contains,
    crossings,
    distance,
    inside_many,
    is_simple,
    moved,
    overlap,
    overlapping,
    read_outline,
    shared_length,
    write_outline,
)
from coven.games.broom_service.box.map.reach import all_walks
from coven.games.broom_service.box.map.shapes import name_footprint
from coven.games.broom_service.picture import art
from coven.games.broom_service.picture.map import things_on
from tests.broom_service.files import ALL_MAPS, Data, load

SQUARE = ((0, 0), (10, 0), (10, 10), (0, 10))
BESIDE = ((10, 0), (20, 0), (20, 10), (10, 10))


def areas_of(side: Data) -> dict[str, Data]:
    return {area["id"]: area for area in side["areas"]}


def land_of(side: Data) -> dict[str, Data]:
    return {mark: area for mark, area in areas_of(side).items() if area["landscape"] != "water"}


def steps_from(side: Data, starts: list[str], closed: set[str] = frozenset()) -> dict[str, int]:  # type: ignore[assignment]
    """How many flights away every land area is; closed areas may be entered but not left."""
    land, found, ring = land_of(side), dict.fromkeys(starts, 0), list(starts)
    while ring:
        area = ring.pop(0)
        for other in land[area]["neighbours"] if area not in closed else ():
            if other in land and other not in found:
                found[other] = found[area] + 1
                ring.append(other)
    return found


def size(outline: Outline) -> float:
    """How much ground an outline encloses."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1], strict=True))) / 2


def reachable(box: Data, side: Data) -> set[str]:
    """Areas a pawn may come to from the castles in some game, all clouds gone."""
    return set().union(*(found for found, _ in all_walks(box, side)))


def clouded(side: Data) -> set[str]:
    return {cloud["area"] for cloud in side["clouds"]}


# --- the brief -------------------------------------------------------------------------------------------------------


def test_the_front_has_the_areas_of_the_brief(front: Data) -> None:
    kinds = Counter(area["landscape"] for area in front["areas"])
    assert kinds == {"forest": 7, "prairie": 7, "hill": 6, "mountain": 4, "water": 3}


def test_the_back_has_more_areas_and_they_are_smaller(front: Data, back: Data) -> None:
    def mean(side: Data) -> float:
        return sum(size(read_outline(area["outline"])) for area in land_of(side).values()) / len(land_of(side))

    assert len(land_of(back)) == 28
    assert mean(back) < mean(front)


def test_eighteen_and_nineteen_cloud_spaces(front: Data, back: Data) -> None:
    for side, count, over_water in ((front, 18, 4), (back, 19, 5)):
        assert len(side["clouds"]) == count
        assert sum(areas_of(side)[cloud["area"]]["landscape"] == "water" for cloud in side["clouds"]) == over_water


def test_some_areas_lie_under_two_clouds(front: Data, back: Data) -> None:
    doubles = [area for area, count in Counter(cloud["area"] for cloud in front["clouds"]).items() if count == 2 and area in land_of(front)]
    assert len(doubles) == 2
    assert max(Counter(cloud["area"] for cloud in back["clouds"] if cloud["area"] in land_of(back)).values()) == 2


def test_towers_of_the_front(front: Data) -> None:
    kinds = Counter((tower["colour"], tower["shape"]) for tower in front["towers"])
    assert kinds == {(colour, shape): count for colour in ("orange", "green", "purple") for shape, count in (("round", 10), ("square", 2))}


def test_towers_of_the_back(back: Data) -> None:
    kinds = Counter((tower["colour"], tower["shape"]) for tower in back["towers"])
    assert kinds == {(colour, shape): count for colour in ("orange", "green", "purple") for shape, count in (("round", 8), ("square", 2))}


@pytest.mark.parametrize("which", ("front", "back"))
def test_rewards_keep_to_the_budget(box: Data, which: str) -> None:
    for tower in box[which]["towers"]:
        low, high = (2, 8) if tower["shape"] == "round" else (2, 5)
        assert low <= tower["points"] <= (4 if tower["wands"] else high)


@pytest.mark.parametrize("which", ("front", "back"))
def test_towers_touch_one_two_and_three_areas(box: Data, which: str) -> None:
    assert {len(tower["areas"]) for tower in box[which]["towers"]} == {1, 2, 3}
    assert {tower["wands"] for tower in box[which]["towers"]} == {0, 1, 2}


def test_the_front_shows_the_towers_of_the_rulebook(front: Data) -> None:
    """Purple square 4 for forest, hill and prairie; purple round 6 for hill and prairie; orange 5 on a hill; purple 3 + wand on a prairie."""
    land = land_of(front)
    seen = {
        (t["colour"], t["shape"], t["points"], t["wands"], tuple(sorted(land[area]["landscape"] for area in t["areas"]))) for t in front["towers"]
    }
    assert {
        ("purple", "square", 4, 0, ("forest", "hill", "prairie")),
        ("purple", "round", 6, 0, ("hill", "prairie")),
        ("orange", "round", 5, 0, ("hill",)),
        ("purple", "round", 3, 1, ("prairie",)),
    } <= seen


@pytest.mark.parametrize(("name", "which"), ALL_MAPS)
def test_a_first_flight_is_a_choice(name: str, which: str) -> None:
    side = load(name)[which]
    land = land_of(side)
    for castle in side["castles"]:
        free = {land[other]["landscape"] for other in land[castle]["neighbours"] if other in land and other not in clouded(side)}
        assert len(free) >= 2, (castle, free)


@pytest.mark.parametrize("which", ("front", "back"))
def test_no_area_is_more_than_seven_steps_away(box: Data, which: str) -> None:
    assert max(steps_from(box[which], box[which]["castles"]).values()) <= 7


@pytest.mark.parametrize("which", ("front", "back"))
def test_low_towers_are_near_and_high_ones_far(box: Data, which: str) -> None:
    side = box[which]
    steps = {**dict.fromkeys(land_of(side), 8), **steps_from(side, side["castles"])}
    near = [tower["points"] for tower in side["towers"] if min(steps[area] for area in tower["areas"]) <= 1]
    far = [tower["points"] for tower in side["towers"] if min(steps[area] for area in tower["areas"]) >= 4]
    assert max(near) < min(6, sum(far) / len(far))
    for tower in side["towers"]:
        if tower["points"] == 8:
            assert min(steps[area] for area in tower["areas"]) >= 3


def test_a_lake_lies_between_the_castles(front: Data) -> None:
    one, other = (areas_of(front)[castle] for castle in front["castles"])
    assert any(areas_of(front)[area]["landscape"] == "water" for area in set(one["neighbours"]) & set(other["neighbours"]))


def test_the_castles_of_the_back_are_in_the_west(back: Data) -> None:
    for castle in back["castles"]:
        assert min(x for x, _ in read_outline(areas_of(back)[castle]["outline"])) < 120


def test_tile_spaces_and_circles_of_the_back(front: Data, back: Data) -> None:
    assert [len(back[f"{kind}_spaces"]) for kind in ("mountain", "forest", "hill")] == [3, 4, 4]
    assert len(front["mountain_spaces"]) == 3
    assert "forest_spaces" not in front
    assert "hill_spaces" not in front
    assert "circles" not in front
    circles = {circle["id"]: circle["area"] for circle in back["circles"]}
    spaces = {space["area"] for kind in ("mountain", "forest", "hill") for space in back[f"{kind}_spaces"]}
    assert list(circles) == ["A", "B", "C", "D"]
    assert not spaces & (set(circles.values()) | set(back["castles"]))


def test_islands_b_and_d(back: Data) -> None:
    """Broom 29, 70."""
    circles = {circle["id"]: circle["area"] for circle in back["circles"]}
    hills = {space["area"] for space in back["hill_spaces"]}
    island_b, island_d = (set(steps_from(back, [circles[letter]])) for letter in "BD")
    mainland = set(steps_from(back, back["castles"]))
    assert {circles["A"], circles["C"]} <= mainland
    assert not mainland & (island_b | island_d)
    assert not island_b & island_d
    assert len(island_b & hills) == 1
    assert circles["B"] not in hills
    assert not island_d & hills


def test_no_turbo_hill_cuts_the_mainland(back: Data) -> None:
    """Broom 43."""
    hills = {space["area"] for space in back["hill_spaces"]}
    assert set(steps_from(back, back["castles"])) == set(steps_from(back, back["castles"], hills))


@pytest.mark.parametrize(("name", "which"), ALL_MAPS)
def test_everything_can_be_reached(name: str, which: str) -> None:
    data = load(name)
    assert reachable(data, data[which]) == set(land_of(data[which]))


@pytest.mark.parametrize(("name", "which"), ALL_MAPS)
def test_neighbours_of_a_kind_do_not_hide_each_other(name: str, which: str) -> None:
    """Names are unlike each other in every language."""
    for language in ("en", "de", "nl"):
        names = [area["name"][language] for area in load(name)[which]["areas"]]
        assert len(set(names)) == len(names)


# --- the checker -----------------------------------------------------------------------------------------------------


def problems(box: Data) -> list[str]:
    return [str(fault) for fault in faults_of(box)]


def test_a_neighbour_that_is_none_is_found(box: Data, front: Data) -> None:
    """Broom 16."""
    one, other = front["areas"][0], front["areas"][13]
    one["neighbours"].append(other["id"])
    other["neighbours"].append(one["id"])
    assert problems(box) == ["area a0 of the front: a13 is listed as a neighbour, but they share no border line"]


def test_a_neighbour_left_out_is_found(box: Data, front: Data) -> None:
    """Broom 16."""
    one, other = front["areas"][7], front["areas"][15]
    one["neighbours"].remove(other["id"])
    other["neighbours"].remove(one["id"])
    front["towers"] = [tower for tower in front["towers"] if not {"a7", "a15"} <= set(tower["areas"])]
    for space in front["mountain_spaces"]:
        space["covers"] = []
    assert "area a7 of the front: it shares a border line with a15, which is not listed as a neighbour" in problems(box)


def test_neighbours_must_agree(box: Data, front: Data) -> None:
    front["areas"][0]["neighbours"].append("a13")
    assert problems(box) == ["area a0 of the front: a13 is listed as a neighbour, but a13 does not list a0"]


def test_a_moved_tower_is_found(box: Data, front: Data) -> None:
    front["towers"][5]["at"] = [20, 20]
    found = problems(box)
    assert any(problem.startswith("tower t5 of the front: its base does not touch a2") for problem in found)
    assert "tower t5 of the front: it reaches beyond the edge of the map" in found


def test_a_base_is_measured_where_it_is_drawn(box: Data, back: Data) -> None:
    """Broom 17: the slab of a square tower lies below its place; moved down by a few, it no longer stands in all its areas."""
    tower = next(tower for tower in back["towers"] if tower["id"] == "t18")
    assert tower["shape"] == "square" and len(tower["areas"]) == 3
    assert not problems(box)
    tower["at"] = [923, 631]
    assert any(problem.startswith("tower t18 of the back: its base does not touch a12") for problem in problems(box))


@pytest.mark.parametrize(("name", "which"), ALL_MAPS)
def test_a_fifth_of_every_base_stands_in_each_of_its_areas(name: str, which: str) -> None:
    side = load(name)[which]
    outlines = {mark: read_outline(area["outline"]) for mark, area in land_of(side).items()}
    for tower in side["towers"]:
        drawn = drawn_base(tower)
        shares = {mark: sum(contains(outline, point) for point in drawn) / len(drawn) for mark, outline in outlines.items()}
        assert all(shares[area] > 0.19 for area in tower["areas"]), (tower["id"], shares)
        assert not any(share for area, share in shares.items() if area not in tower["areas"]), (tower["id"], shares)


def drawn_base(tower: Data) -> list[tuple[float, float]]:
    """Points of a tower's base, read off its picture."""
    picture = art.tower(tower["colour"], tower["shape"], tower["points"], tower["wands"])
    x, y = tower["at"]
    if tower["shape"] == "round":
        wide, high, below = (float(number) for number in re.findall(r"<ellipse rx='(\d+)' ry='(\d+)' cy='(\d+)'", picture)[0])
        grid = [(across, down) for across in range(-23, 24) for down in range(-13, 14)]
        return [(x + across, y + below + down) for across, down in grid if (across / wide) ** 2 + (down / high) ** 2 <= 1]
    left, top, right, bottom = (int(number) for number in re.findall(r"M(-?\d+),(-?\d+)H(-?\d+)V(-?\d+)H", picture)[0])
    return [(x + across + 0.5, y + down + 0.5) for across in range(left, right) for down in range(top, bottom)]


def test_a_base_that_hardly_stands_in_an_area_is_found(box: Data, front: Data) -> None:
    tower = next(tower for tower in front["towers"] if tower["id"] == "t2")
    tower["at"] = [158, 528]
    assert "tower t2 of the front: only 4% of its base stand in a7; 20% can be seen" in problems(box)


def test_towers_shoulder_to_shoulder_are_found(box: Data, back: Data) -> None:
    tower = next(tower for tower in back["towers"] if tower["id"] == "t19")
    tower["at"] = [805, 703]
    assert "tower t19 of the back: only 5 lie between it and tower t23 of the back; 16 can be seen" in problems(box)


def test_how_far_off_a_tower_stands_is_told(box: Data, front: Data) -> None:
    tower = next(tower for tower in front["towers"] if tower["areas"] == ["a2"])
    tower["at"] = [600, 1300]
    away = distance(read_outline(areas_of(front)["a2"]["outline"]), (600, 1300))
    assert f"tower {tower['id']} of the front: its base does not touch a2: it stands {away:.0f} away" in problems(box)
    assert 300 < away < 700


def test_nothing_is_named_twice_in_one_fault(box: Data, front: Data) -> None:
    front["areas"][0]["at"] = [1, 1]
    front["areas"][7]["castle_at"] = list(front["areas"][7]["at"])
    front["towers"][0]["at"] = list(front["towers"][1]["at"])
    found = problems(box)
    assert "area a0 of the front: its name reaches beyond the edge of the map" in found
    assert "area a7 of the front: its name and its castle lie on top of each other" in found
    assert "tower t0 of the front: it and tower t1 of the front lie on top of each other" in found


HARM: dict[str, Callable[[Data], Any]] = {
    "points": lambda front: front["towers"][0].update(points=100),
    "wands": lambda front: front["towers"][0].update(wands=3),
    "a stray key": lambda front: front["areas"][0].update(colour="blue"),
    "a name": lambda front: front["areas"][0].update(name={"en": "Owl Wood"}),
    "a cloud's area": lambda front: front["clouds"][3].update(area="a99"),
    "a cloud's place": lambda front: front["clouds"][3].update(at=[5]),
    "a tower's areas": lambda front: front["towers"][0].update(areas=["a0", "a13"]),
    "covered towers": lambda front: front["mountain_spaces"][0].update(covers=["t99"]),
    "an outline": lambda front: front["areas"][0].update(outline="1,2 3,4"),
    "the width": lambda front: front.update(width=5),
    "the castles": lambda front: front.update(castles=["a0"]),
    "all towers": lambda front: front.update(towers="none"),
}


@pytest.mark.parametrize("what", HARM)
def test_one_fault_hides_no_other(box: Data, front: Data, what: str) -> None:
    """Faults of the drawing are told, whatever else is wrong."""
    outlines = [read_outline(front["areas"][place]["outline"]) for place in (13, 22)]
    front["areas"][13]["outline"] = write_outline(tuple((x - 70, y) for x, y in outlines[0]))
    front["areas"][22]["outline"] = write_outline((outlines[1][30], *outlines[1][1:30], outlines[1][0], *outlines[1][31:]))
    front["clouds"][0]["at"] = list(front["areas"][1]["at"])
    alone = [(fault.where, fault.problem) for fault in faults_of(box)]
    assert {("front", "areas", 22, "outline"), ("front", "clouds", 0, "at")} <= {where for where, _ in alone}
    HARM[what](front)
    together = [(fault.where, fault.problem) for fault in faults_of(box)]
    assert set(alone) <= set(together)
    assert len(together) > len(alone)


def test_a_map_whose_neighbours_are_in_doubt_is_not_measured(box: Data, front: Data) -> None:
    """Else every border would be a fault of its own."""
    front["areas"][0]["id"] = "b0"
    assert not any("border line" in problem or "reached" in problem for problem in problems(box))


def test_an_outline_off_any_sheet_is_found(box: Data, front: Data) -> None:
    front["areas"][0]["outline"] += f" {10**30},5"
    assert problems(box) == ["area a0 of the front: its outline must keep to numbers from 0 to 3000"]


def test_a_tower_must_not_touch_a_stranger(box: Data, front: Data) -> None:
    tower = next(tower for tower in front["towers"] if len(tower["areas"]) == 2)
    dropped = tower["areas"].pop()
    assert f"tower {tower['id']} of the front: its base touches {dropped}, or nearly, which is not among its areas" in problems(box)


def test_things_on_top_of_each_other_are_found(box: Data, back: Data) -> None:
    back["clouds"][0]["at"] = list(areas_of(back)[back["clouds"][0]["area"]]["at"])
    assert any("lie on top of each other" in problem and "cloud space c0" in problem for problem in problems(box))


def test_a_cloud_in_another_area_is_found(box: Data, front: Data) -> None:
    front["clouds"][0]["at"] = list(front["areas"][0]["at"])
    area = front["clouds"][0]["area"]
    assert f"cloud space c0 of the front: it does not stand in {area}" in problems(box)


def test_an_outline_that_crosses_itself_is_found(box: Data, front: Data) -> None:
    points = list(read_outline(front["areas"][0]["outline"]))
    points[3], points[30] = points[30], points[3]
    front["areas"][0]["outline"] = write_outline(tuple(points))
    assert "area a0 of the front: its outline crosses itself or has a point twice" in problems(box)


def test_areas_that_overlap_are_found(box: Data, front: Data) -> None:
    area = front["areas"][13]
    area["outline"] = write_outline(tuple((x - 70, y) for x, y in read_outline(area["outline"])))
    assert any(problem.endswith("it overlaps area a13 of the front") for problem in problems(box))


def test_two_areas_on_the_same_ground_are_found(box: Data, front: Data) -> None:
    """A lake twice: no line crosses another and no corner lies inside."""
    lake = areas_of(front)["a24"]
    left, top = read_outline(lake["outline"])[0]
    front["areas"].append({**lake, "id": "a27", "at": [left + 100, top + 60]})
    for area in front["areas"]:
        if "a24" in area["neighbours"]:
            area["neighbours"] = [*area["neighbours"], "a27"]
    assert "area a24 of the front: it overlaps area a27 of the front" in problems(box)


def test_an_outline_that_can_t_be_read_is_found(box: Data, front: Data) -> None:
    front["areas"][0]["outline"] = "1,2 3,4 five,6"
    del front["areas"][1]["outline"]
    assert problems(box) == [
        "area a0 of the front: outline must be three or more points like 12,34, with blanks between",
        "area a1 of the front: it has no outline, though others have",
    ]


def test_an_area_that_can_t_be_reached_is_found(box: Data, back: Data) -> None:
    box["hill_tiles"] = [tile for tile in box["hill_tiles"] if "D" not in tile.get("circles", ())] + [
        {"circles": ["A", "B"], "count": 9, "source": "ours"}
    ]
    circle = next(circle["area"] for circle in back["circles"] if circle["id"] == "D")
    assert f"area {circle} of the back: it can’t be reached from a castle" in problems(box)


def lonely_tower(back: Data) -> str:
    """A tower that touches nothing but a hill with a tile space."""
    hill = back["hill_spaces"][0]["area"]
    tower = next(tower for tower in back["towers"] if hill in tower["areas"])
    tower["areas"] = [hill]
    return str(tower["id"])


def test_a_tower_on_a_turbo_hill_alone_is_refused(box: Data, back: Data) -> None:
    """Broom 43."""
    box["hill_tiles"][5] = {"circles": ["A", "C"], "count": 1, "source": "ours"}
    tower = lonely_tower(back)
    assert f"tower {tower} of the back: it touches only turbo hills, where no pawn ever rests" in problems(box)


def test_a_tower_on_a_hill_that_may_hold_the_tower_tile_can_be_served(box: Data, back: Data) -> None:
    """Broom 43, 53: hill tiles cover nothing, and where the tower tile lies there is no turbo broom, so a pawn may rest there."""
    lonely_tower(back)
    assert not any("turbo hills" in problem for problem in problems(box))


def strip(kinds: str, hills: list[str]) -> Data:
    """A map that is not drawn: areas in a row, f for forest and h for hill, with spaces for hill tiles."""
    last = len(kinds) - 1
    areas = [
        {"id": f"a{n}", "landscape": {"f": "forest", "h": "hill"}[kind], "neighbours": [f"a{m}" for m in (n - 1, n + 1) if 0 <= m <= last]}
        for n, kind in enumerate(kinds)
    ]
    return {"areas": areas, "castles": ["a0", "a1"], "hill_spaces": [{"area": hill} for hill in hills]}


TURBO, TOWER = {"circles": ["A", "B"], "count": 1}, {"tower": {}, "count": 1}


@pytest.mark.parametrize(
    ("tiles", "hills", "reached"),
    [
        ([TURBO, TURBO], ["a2"], 3),
        ([TURBO, TOWER], ["a2"], 5),
        ([TURBO, TOWER], ["a2", "a4"], 5),
        ([TURBO, TURBO, TOWER], ["a2", "a3"], 4),
        ([TURBO, TOWER, TOWER], ["a2", "a3"], 5),
        ([TOWER, TOWER], ["a2", "a3"], 5),
    ],
)
def test_a_hill_can_be_crossed_where_a_tower_tile_may_lie(tiles: list[Data], hills: list[str], reached: int) -> None:
    """Broom 43."""
    side = strip("ffhhh", hills)
    assert reachable({"hill_tiles": tiles}, side) == {f"a{number}" for number in range(reached)}


# --- geometry --------------------------------------------------------------------------------------------------------


def test_outlines_read_back_to_themselves() -> None:
    assert read_outline(write_outline(SQUARE)) == SQUARE
    for bad in ("", "1,2 3,4", "1,2,3 4,5 6,7", "a,b c,d e,f"):
        with pytest.raises(ValueError):
            read_outline(bad)


def test_shared_borders_and_crossings() -> None:
    assert shared_length(SQUARE, BESIDE) == 10
    assert crossings(SQUARE, BESIDE) == 0
    assert crossings(SQUARE, tuple((x + 5, y + 5) for x, y in SQUARE)) == 2
    assert is_simple(SQUARE)
    assert not is_simple(((0, 0), (10, 10), (10, 0), (0, 10)))


@pytest.mark.parametrize(
    "other",
    [
        SQUARE,
        (*SQUARE[2:], *SQUARE[:2]),
        ((0, 0), (5, 0), (10, 0), (10, 10), (0, 10)),
        ((0, 0), (10, 0), (10, 10)),
        ((2, 2), (8, 2), (8, 8), (2, 8)),
        ((0, 0), (10, 0), (5, 5)),
        ((5, 5), (15, 5), (15, 15), (5, 15)),
        ((5, 0), (15, 0), (15, 10), (5, 10)),
        ((-5, -5), (15, -5), (15, 15), (-5, 15)),
    ],
)
def test_ground_in_common(other: Outline) -> None:
    assert overlapping(SQUARE, other)
    assert overlapping(other, SQUARE)


def test_ground_in_common_where_lines_meet_in_corners_only() -> None:
    """A bar from left to right and one from top to bottom, both with corners where they meet."""
    across = ((0, 10), (10, 10), (20, 10), (30, 10), (30, 20), (20, 20), (10, 20), (0, 20))
    down = tuple((y, x) for x, y in across)
    assert overlapping(across, down)


@pytest.mark.parametrize(
    "other",
    [
        BESIDE,
        ((10, 2), (20, 2), (20, 8), (10, 8)),
        ((10, 10), (20, 10), (20, 20)),
        ((20, 0), (30, 0), (30, 10)),
        ((10, -5), (20, -5), (20, 15), (10, 15)),
    ],
)
def test_neighbours_have_no_ground_in_common(other: Outline) -> None:
    assert not overlapping(SQUARE, other)
    assert not overlapping(other, SQUARE)


def test_inside_and_distance() -> None:
    assert contains(SQUARE, (5, 5))
    assert not contains(SQUARE, (15, 5))
    assert list(inside_many(SQUARE, [(5, 5), (15, 5), (1, 9)])) == [True, False, True]
    assert (distance(SQUARE, (5, 5)), distance(SQUARE, (14, 5)), border_distance(SQUARE, (5, 3))) == (0, 4, 3)


@pytest.mark.parametrize(("name", "which"), ALL_MAPS)
def test_nothing_lies_on_anything_else(name: str, which: str) -> None:
    side = load(name)[which]
    covered = {tower for space in side.get("mountain_spaces", ()) for tower in space["covers"]}
    rooms = things_on({**side, "towers": [tower for tower in side["towers"] if tower["id"] not in covered]})
    assert not [pair for pair in combinations(rooms, 2) if overlap(*pair)]


@pytest.mark.parametrize(("name", "which"), ALL_MAPS)
@pytest.mark.parametrize("language", ("en", "de", "nl"))
def test_every_name_stands_inside_its_area(name: str, which: str, language: str) -> None:
    """No name touches a border, in any language."""
    for area in load(name)[which]["areas"]:
        left, top, right, bottom = moved(name_footprint([area["name"][language]]), area["at"])
        around = [(x, y) for x in (left, (left + right) / 2, right) for y in (top, (top + bottom) / 2, bottom)]
        assert inside_many(read_outline(area["outline"]), around).all(), area["name"][language]
