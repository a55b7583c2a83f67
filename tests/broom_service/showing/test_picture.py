"""Pictures of the maps of Broom Service: they hold everything, in three languages, and show positions."""

import random
from typing import Any
from xml.etree import ElementTree

import pytest

import coven
from coven.errors import CovenError
from coven.games.broom_service import box_tools
from coven.games.broom_service.box.map.geometry import contains, moved, overlap, read_outline
from coven.games.broom_service.picture import picture
from coven.games.broom_service.picture.map import MARGIN, draw_map, taken_in
from coven.games.broom_service.picture.pieces import pawn_places
from coven.games.broom_service.picture.room import PAWN
from coven.table.table import Table
from tests.broom_service.files import ALL_MAPS, Data, load

GAME = coven.game("broom_service")


@pytest.mark.parametrize(("name", "which"), ALL_MAPS)
@pytest.mark.parametrize("language", ("en", "de", "nl"))
def test_a_picture_holds_everything(name: str, which: str, language: str) -> None:
    side = load(name)[which]
    root = ElementTree.fromstring(box_tools.draw(name, which, language))
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
    text = (box_tools.FOLDER / "small.toml").read_text(encoding="utf-8")
    path.write_text("\n".join(line for line in text.splitlines() if not line.startswith(("outline =", "at =", "castle_at ="))), encoding="utf-8")
    assert box_tools.check(path)["good"]
    with pytest.raises(CovenError, match="has no outlines to draw"):
        box_tools.draw(path, "front")
    with pytest.raises(CovenError, match="a front and a back"):
        box_tools.draw("small", "edge")


# --- positions -------------------------------------------------------------------------------------------------------


def plain_view(**changes: Any) -> Data:
    """A view with everything cleared away, but for the changes."""
    return {"clouds": [], "open_towers": [], "mountain_tiles": [], "forest_tiles": [], "hill_tiles": [], "by_seat": [], **changes}


def drawn(picture: str, kind: str) -> list[ElementTree.Element]:
    """The things of a kind in a picture: `lying` clouds, `laid` tiles, `pawn`."""
    return [node for node in ElementTree.fromstring(picture).iter() if node.get("class") == kind]


def texts_by_id(picture: str) -> dict[str, list[str]]:
    """For everything with an id what is written on it."""
    nodes = [node for node in ElementTree.fromstring(picture).iter() if node.get("id")]
    return {str(node.get("id")): [text.text for text in node.iter() if text.text and text.text.strip()] for node in nodes}


def test_a_position_shows_the_clouds_that_still_lie_there(front: Data) -> None:
    view = plain_view(clouds=[{"cloud": 3, "cost": 2, "bolts": 4, "storm": True, "effect": "bonus", "points": 2}])
    written = texts_by_id(draw_map(front, "front", view=view))
    assert set(written) & {cloud["id"] for cloud in front["clouds"]} == {"c3"}
    assert written["c3"] == ["2", "+2", "c3"]


def test_a_storm_cloud_shows_what_it_does(front: Data) -> None:
    """No two kinds look alike, nor like a heavy cloud with the same numbers (Broom 24, 25, 26)."""
    kinds: list[Data] = [{"effect": effect} for effect in ("none", "move", "delivery")]
    kinds += [{"effect": "bonus", "points": 2}, *({"effect": "potions", "potion": colour} for colour in ("orange", "green", "purple"))]
    pictures = {
        draw_map(front, "front", view=plain_view(clouds=[{"cloud": 0, "cost": 2, "bolts": 1, "storm": True, **kind}]), frame=False) for kind in kinds
    }
    assert len(pictures) == len(kinds)


def test_a_position_shows_filled_towers_and_hides_covered_ones(front: Data) -> None:
    """Broom 53."""
    tile = {"area": int(front["mountain_spaces"][0]["area"][1:]), "tile": "wands"}
    towers = texts_by_id(draw_map(front, "front", view=plain_view(open_towers=["t0"], mountain_tiles=[tile])))
    assert towers["t0"] == [str(front["towers"][0]["points"]), "t0"]
    assert towers["t1"] == ["t1"]
    assert towers["t2"] == [str(front["towers"][2]["points"]), "t2"], "a square tower is never filled"
    assert not set(front["mountain_spaces"][0]["covers"]) & set(towers)


def test_a_position_shows_every_tile_and_pawn(back: Data) -> None:
    numbers = {area["id"]: number for number, area in enumerate(back["areas"])}
    hills = [numbers[space["area"]] for space in back["hill_spaces"]]
    forest = numbers[back["forest_spaces"][0]["area"]]
    mountains = [numbers[space["area"]] for space in back["mountain_spaces"]]
    tower = {"tower": "h1", "colour": "orange", "points": 7, "wands": 0}
    view = plain_view(
        hill_tiles=[{"area": hills[0], "circles": ["A", "D"]}, {"area": hills[1], "tower": tower}],
        forest_tiles=[{"area": forest, "tile": "card"}],
        mountain_tiles=[{"area": area, "tile": tile} for area, tile in zip(mountains, ("potions", "moves", "cloud"), strict=True)],
        by_seat=[{"pawns": [numbers[castle] for castle in back["castles"]], "amulets_left": mountains[:1]} for _ in range(5)],
    )
    picture = draw_map(back, "back", view=view)
    tiles = drawn(picture, "laid")
    texts = [text for tile in tiles for text in tile.itertext()]
    assert len(tiles) == 6 and {"AD", "7", "h1", "+1"} <= set(texts)
    assert len(drawn(picture, "pawn")) == 10
    assert sum(circle.get("r") == "8" for tile in tiles for circle in tile.iter()) == 5, "five amulets on the first mountain"


@pytest.mark.parametrize(("name", "which"), ALL_MAPS)
def test_pawns_stand_in_their_area_beside_everything_else(name: str, which: str) -> None:
    """Two pawns in every land area hide nothing; no cloud lies where they are (Broom 13)."""
    side = load(name)[which]
    land = [number for number, area in enumerate(side["areas"]) if area["landscape"] != "water"]
    view = plain_view(by_seat=[{"pawns": [area, area], "amulets_left": []} for area in land])
    taken = taken_in(side, view)
    for (seat, _), spot in pawn_places(side, view, list(taken)).items():
        area = side["areas"][land[seat]]
        assert contains(read_outline(area["outline"]), spot)
        assert not any(overlap(moved(PAWN, spot), other) for other in taken), area["name"]["en"]


def test_pawns_are_told_apart_by_seat_and_number(front: Data) -> None:
    view = plain_view(by_seat=[{"pawns": [0, 0], "amulets_left": []}, {"pawns": [0, 3], "amulets_left": []}])
    pawns = drawn(draw_map(front, "front", view=view), "pawn")
    assert len({ElementTree.tostring(pawn).partition(b">")[2] for pawn in pawns}) == 4
    assert sorted(text for pawn in pawns for text in pawn.itertext() if text.strip()) == ["1", "1", "2", "2"]


# --- from a game -----------------------------------------------------------------------------------------------------


def shown(at: Table, language: str = "en", viewer: int | None = 0) -> str:
    return picture(at.view(viewer), at.setting, GAME.words(language), at.seats)


@pytest.mark.parametrize("options", ({"storm_clouds": True, "mountain_tiles": True}, {"side": "back"}))
@pytest.mark.parametrize("language", ("en", "de", "nl"))
def test_a_picture_shows_what_the_view_tells(options: Data, language: str) -> None:
    at = GAME.new_table(3, options, seed=5, seats=("Robin", "<Ada & Co>", "Wolfgang Amadeus"))
    view, svg = {**at.setting, **at.view(0)}, shown(at, language)
    assert len(drawn(svg, "lying")) == len(view["clouds"]) > 0
    assert len(drawn(svg, "laid")) == sum(len(view[f"{kind}_tiles"]) for kind in ("mountain", "forest", "hill")) > 0
    assert len(drawn(svg, "pawn")) == 2 * at.players
    texts = set(ElementTree.fromstring(svg).itertext())
    speak = GAME.words(language)
    assert {"Robin", "<Ada & Co>", "Wolfgang …", speak("map-points", points=10)} <= texts
    assert any(speak(f"event-name-{view['event']}") in text for text in texts)
    assert not any(text.startswith(("map-", "landscape-", "potion-", "event-", "table-")) for text in texts), "all keys are in words"


def test_a_delivery_changes_the_picture() -> None:
    """A filled tower shows its potion in place of its reward; nothing else on the map changes but the points."""
    chance = random.Random(3)
    at = GAME.new_table(2, seed=3)
    while not (at.keeper.history and at.keeper.history[-1][1].kind == "deliver" and at.setting["map"]["towers"][tower_number(at)]["square"] is False):
        seat = at.to_act[0]
        at.play(seat, chance.choice([move for move in at.moves(seat) if move.kind == "deliver"] or at.moves(seat)))
    before, after = (texts_by_id(shown(moment)) for moment in (at.keeper.table_at(len(at.keeper) - 1), at))
    assert {mark for mark in after if after[mark] != before[mark]} == {f"t{tower_number(at)}"}


def tower_number(at: Table) -> int:
    return int(at.keeper.history[-1][1].args["tower"][1:])


def test_a_picture_tells_no_secret() -> None:
    """What others hold or have chosen changes nothing in it."""
    at = GAME.new_table(3, seed=9)
    before = shown(at, viewer=0)
    at.play(1, at.moves(1)[0])
    at.play(2, at.moves(2)[-1])
    assert shown(at, viewer=0) == before


def test_a_box_without_outlines_has_no_picture() -> None:
    at = GAME.new_table(2, seed=1)
    drawn = at.setting["sheet"]
    for bare in (None, {**drawn, "areas": [{"id": "a0"}]}):
        with pytest.raises(CovenError, match="has no outlines to draw"):
            picture(at.view(0), {**at.setting, "sheet": bare}, GAME.words("en"), at.seats)
