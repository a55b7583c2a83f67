"""Pictures of the maps of Broom Service: they hold everything, in three languages, and show positions."""

import tomllib
from typing import Any
from xml.etree import ElementTree

import pytest

from coven.errors import CovenError
from coven.games.broom_service import boxtool
from coven.games.broom_service.draw import MARGIN, draw_map

Data = dict[str, Any]
ALL_MAPS = [(name, side) for name in ("standard", "small") for side in ("front", "back")]


def load(name: str) -> Data:
    return tomllib.loads((boxtool.FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.fixture
def box() -> Data:
    return load("standard")


@pytest.fixture
def front(box: Data) -> Data:
    return box["front"]


@pytest.fixture
def back(box: Data) -> Data:
    return box["back"]


@pytest.mark.parametrize(("name", "which"), ALL_MAPS)
@pytest.mark.parametrize("language", ("en", "de", "nl"))
def test_a_picture_holds_everything(name: str, which: str, language: str) -> None:
    side = load(name)[which]
    root = ElementTree.fromstring(boxtool.draw(name, which, language))
    texts = " ".join(text for text in root.itertext())
    for area in side["areas"]:
        assert all(word in texts for word in area["name"][language].split(" ", 1))
        assert area["id"] in texts
    drawn = {node.get("id") for node in root.iter()}
    assert {tower["id"] for tower in side["towers"]} <= drawn
    assert {cloud["id"] for cloud in side["clouds"]} <= drawn
    assert side["title"][language] in texts


def test_names_give_way_to_marks_on_a_narrow_screen(front: Data) -> None:
    both = draw_map(front, "front")
    assert "@media (max-width: 640px)" in both
    assert "@media" not in draw_map(front, "front", narrow=True)
    assert draw_map(front, "front", narrow=True) != draw_map(front, "front", narrow=False)


@pytest.mark.parametrize("which", ("front", "back"))
def test_rewards_can_be_read_on_a_phone(box: Data, which: str) -> None:
    """At 390 px the number on a tower is at least 8 px high."""
    assert 29 * 390 / (box[which]["width"] + 2 * MARGIN) >= 8


def test_a_picture_is_the_same_each_time(front: Data) -> None:
    assert draw_map(front, "front") == draw_map(load("standard")["front"], "front")


def test_a_map_without_outlines_or_sides_is_not_drawn(tmp_path: Any) -> None:
    path = tmp_path / "bare.toml"
    text = (boxtool.FOLDER / "small.toml").read_text(encoding="utf-8")
    path.write_text("\n".join(line for line in text.splitlines() if not line.startswith(("outline =", "at =", "castle_at ="))), encoding="utf-8")
    assert boxtool.check(path)["good"]
    with pytest.raises(CovenError, match="has no outlines to draw"):
        boxtool.draw(path, "front")
    with pytest.raises(CovenError, match="a front and a back"):
        boxtool.draw("small", "edge")


def plain_view(**changes: Any) -> Data:
    """A view with everything cleared away, but for the changes."""
    return {"clouds": [], "open_towers": [], "mountain_tiles": [], "forest_tiles": [], "hill_tiles": [], "seats": [], **changes}


def test_a_position_shows_the_clouds_that_still_lie_there(front: Data) -> None:
    view = plain_view(clouds=[{"cloud": 3, "cost": 2, "bolts": 4, "storm": True}])
    root = ElementTree.fromstring(draw_map(front, "front", view=view))
    assert {node.get("id") for node in root.iter()} & {cloud["id"] for cloud in front["clouds"]} == {"c3"}


def test_a_position_shows_filled_towers_and_hides_covered_ones_r53(front: Data) -> None:
    tile = {"area": int(front["mountain_spaces"][0]["area"][1:]), "tile": "wands"}
    root = ElementTree.fromstring(draw_map(front, "front", view=plain_view(open_towers=["t0"], mountain_tiles=[tile])))
    towers = {node.get("id"): [text.text for text in node.iter() if text.text and text.text.strip()] for node in root.iter() if node.get("id")}
    assert towers["t0"] == [str(front["towers"][0]["points"])]
    assert towers["t1"] == []
    assert towers["t2"] == [str(front["towers"][2]["points"])], "a square tower is never filled"
    assert not set(front["mountain_spaces"][0]["covers"]) & set(towers)


def test_a_position_shows_every_tile_and_pawn(back: Data) -> None:
    numbers = {area["id"]: number for number, area in enumerate(back["areas"])}
    hills = [numbers[space["area"]] for space in back["hill_spaces"]]
    forest = numbers[back["forest_spaces"][0]["area"]]
    tower = {"colour": "orange", "points": 7, "wands": 0}
    view = plain_view(
        hill_tiles=[{"area": hills[0], "circles": ["A", "D"]}, {"area": hills[1], "tower": tower}],
        forest_tiles=[{"area": forest, "tile": "card"}],
        mountain_tiles=[
            {"area": numbers[space["area"]], "tile": tile} for space, tile in zip(back["mountain_spaces"], ("potions", "moves", "cloud"), strict=True)
        ],
        seats=[{"pawns": [numbers[castle] for castle in back["castles"]]} for _ in range(5)],
    )
    with_pawns = draw_map(back, "back", view=view)
    texts = list(ElementTree.fromstring(with_pawns).itertext())
    assert {"AD", "7", "+1"} <= set(texts)
    hat = "M-17,-2Q0,6 17,-2L7,-7L6,-28Q-5,-20 -7,-7Z"
    assert with_pawns.count(hat) == 10
