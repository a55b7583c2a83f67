"""What lies and stands on a drawn map in a position, as a view tells it: clouds, tiles, filled towers, pawns."""

from collections.abc import Mapping
from typing import Any

from coven.games.broom_service import art

ABREAST = 4  # pawns side by side in an area
Side = Mapping[str, Any]
View = Mapping[str, Any]


def clouds_of(side: Side, view: View) -> list[str]:
    """The clouds still lying on their spaces."""
    spaces = side.get("clouds", ())
    return [
        art.group(
            spaces[cloud["cloud"]]["at"], art.lying_cloud(cloud["cost"], cloud["bolts"], cloud["storm"]), f" id='{spaces[cloud['cloud']]['id']}'"
        )
        for cloud in view["clouds"]
    ]


def filled_of(side: Side, view: View) -> set[int]:
    """The round towers that have their potion."""
    return {number for number, tower in enumerate(side.get("towers", ())) if tower["shape"] == "round" and f"t{number}" not in view["open_towers"]}


def covered_of(side: Side, view: View) -> set[str]:
    """The towers under a mountain tile (R53)."""
    laid = {side["areas"][tile["area"]]["id"] for tile in view["mountain_tiles"]}
    return {tower for space in side.get("mountain_spaces", ()) if space["area"] in laid for tower in space["covers"]}


def tiles_of(side: Side, view: View) -> list[str]:
    """The landscape tiles lying on their spaces."""
    faces = {"mountain": mountain_face, "forest": forest_face, "hill": hill_face}
    at = {(kind, space["area"]): space["at"] for kind in faces for space in side.get(f"{kind}_spaces", ())}
    drawn = []
    for kind, face in faces.items():
        for tile in view[f"{kind}_tiles"]:
            place = at[kind, side["areas"][tile["area"]]["id"]]
            drawn.append(art.group(place, art.tile(kind, face(tile))))
    return drawn


def mountain_face(tile: View) -> str:
    """What a mountain tile gives, as a picture."""
    bottles = "".join(art.group((x, 2), art.scaled(0.75, art.potion(colour))) for x, colour in ((-22, "orange"), (0, "green"), (22, "purple")))
    faces = {
        "potions": bottles,
        "wands": art.group((-12, 0), art.wand()) + art.group((10, 0), art.wand()),
        "delivery": art.group((0, 22), art.scaled(0.75, art.tower("orange", "square", 0, 0, filled=True))),
        "moves": art.scaled(0.55, art.broom()),
        "cloud": art.scaled(0.75, art.cloud("")),
    }
    return faces[tile["tile"]]


def forest_face(tile: View) -> str:
    return art.tile_text({"brave": "!", "card": "+1", "points": "VP"}[tile["tile"]])


def hill_face(tile: View) -> str:
    if "tower" not in tile:
        return art.tile_text("".join(tile["circles"]))
    tower = tile["tower"]
    return art.group((0, 21), art.scaled(0.9, art.tower(tower["colour"], "square", tower["points"], tower["wands"])))


def pawns_of(side: Side, view: View) -> list[str]:
    """Every pawn in its area, side by side where several stand together."""
    together: dict[int, list[int]] = {}
    for seat, shown in enumerate(view["seats"]):
        for area in shown["pawns"]:
            together.setdefault(area, []).append(seat)
    drawn = []
    for area, seats in together.items():
        x, y = side["areas"][area]["at"]
        for number, seat in enumerate(seats):
            row, place = divmod(number, ABREAST)
            wide = min(ABREAST, len(seats) - row * ABREAST)
            drawn.append(art.group((x + 31 * (place - (wide - 1) / 2), y + 34 * row), art.pawn(seat)))
    return drawn
