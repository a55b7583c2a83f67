"""What lies and stands on a drawn map in a position, as a view tells it: clouds, tiles, amulets, filled towers, pawns."""

from collections.abc import Mapping

from coven.games.broom_service.box.map.geometry import Rect, read_outline
from coven.games.broom_service.picture import art
from coven.games.broom_service.picture.room import Spot, stand_together
from coven.games.broom_service.view.joined import Shown
from coven.games.broom_service.view.schema import ForestTileView
from coven.games.broom_service.view.setting_schema import CloudFace, HillTileView, MountainTileView, Sheet, SheetSpace

TILE_KINDS = ("mountain", "forest", "hill")


def clouds_of(side: Sheet, view: Shown) -> list[str]:
    """The clouds still lying on their spaces."""
    spaces = side.get("clouds", ())
    drawn = []
    for cloud in view["clouds"]:
        space = spaces[cloud["cloud"]]
        drawn.append(art.group(space["at"], cloud_of(cloud) + art.label(space["id"], (8, 31)), f" id='{space['id']}' class='lying'"))
    return drawn


def cloud_of(cloud: CloudFace) -> str:
    """A cloud with its price and bolts; a storm cloud has a badge for what it does."""
    return art.lying_cloud(cloud["cost"], cloud["bolts"], cloud["storm"]) + art.badge(storm_sign(cloud))


def storm_sign(cloud: CloudFace) -> str:
    """What a storm cloud does, as a picture; a heavy cloud does nothing."""
    if cloud["effect"] == "bonus":
        return art.small_text(f"+{cloud['points']}")
    if cloud["effect"] == "potions":
        return art.scaled(0.6, art.potion(cloud["potion"]))
    tower = art.group((0, 7), art.scaled(0.32, art.tower("orange", "round", 0, 0, filled=True)))
    return {"none": "", "move": art.arrow(), "delivery": tower}[cloud["effect"]]


def filled_of(side: Sheet, view: Shown) -> set[int]:
    """The round towers that have their potion."""
    return {number for number, tower in enumerate(side.get("towers", ())) if tower["shape"] == "round" and f"t{number}" not in view["open_towers"]}


def covered_of(side: Sheet, view: Shown) -> set[str]:
    """The towers under a mountain tile (Broom 53)."""
    laid = {side["areas"][tile["area"]]["id"] for tile in view["mountain_tiles"]}
    return {tower for space in side.get("mountain_spaces", ()) if space["area"] in laid for tower in space["covers"]}


def tiles_of(side: Sheet, view: Shown) -> list[str]:
    """The landscape tiles lying on their spaces, with the amulets that still wait there."""
    at = {(kind, space["area"]): space["at"] for kind in TILE_KINDS for space in tile_spaces(side, kind)}
    laid = [("mountain", tile["area"], art.tile("mountain", mountain_face(tile)) + amulets_at(view, tile["area"])) for tile in view["mountain_tiles"]]
    laid += [("forest", tile["area"], art.tile("forest", forest_face(tile))) for tile in view["forest_tiles"]]
    laid += [("hill", tile["area"], art.tile("hill", hill_face(tile))) for tile in view["hill_tiles"]]
    return [art.group(at[kind, side["areas"][area]["id"]], drawing, " class='laid'") for kind, area, drawing in laid]


def tile_spaces(side: Sheet, kind: str) -> list[SheetSpace]:
    """The spaces for tiles of a landscape."""
    spaces = {"mountain": side.get("mountain_spaces"), "forest": side.get("forest_spaces"), "hill": side.get("hill_spaces")}
    return spaces[kind] or []


def mountain_face(tile: MountainTileView) -> str:
    """What a mountain tile gives, as a picture."""
    bottles = "".join(art.group((x, 2), art.scaled(0.75, art.potion(colour))) for x, colour in ((-22, "orange"), (0, "green"), (22, "purple")))
    faces = {
        "potions": bottles,
        "wands": art.group((-12, 0), art.wand()) + art.group((10, 0), art.wand()),
        "delivery": art.group((0, 22), art.scaled(0.75, art.tower("orange", "square", 0, 0, filled=True))),
        "moves": art.scaled(0.55, art.broom()),
        "cloud": art.scaled(0.75, art.cloud()),
    }
    return faces[tile["tile"]]


def forest_face(tile: ForestTileView) -> str:
    return art.scaled(1.4, art.star()) if tile["tile"] == "points" else art.tile_text({"brave": "!", "card": "+1"}[tile["tile"]])


def hill_face(tile: HillTileView) -> str:
    """The circles of a turbo tile, or the tower of a tower tile with the name its deliveries go by."""
    if "tower" not in tile:
        return art.tile_text("".join(tile["circles"]))
    tower = tile["tower"]
    drawing = art.tower(tower["colour"], "square", tower["points"], tower["wands"]) + art.label(tower["tower"], (0, 20))
    return art.group((0, 21), art.scaled(0.9, drawing))


def amulets_at(view: Shown, area: int) -> str:
    """The amulets of all seats that have not come here yet, in a row."""
    seats = [seat for seat, shown in enumerate(view["by_seat"]) if area in shown["amulets_left"]]
    return "".join(art.group((15 * (place - (len(seats) - 1) / 2), -38), art.amulet(seat)) for place, seat in enumerate(seats))


# --- pawns --------------------------------------------------------------------------------------------------------------


def pawn_places(side: Sheet, view: Shown, taken: list[Rect]) -> dict[tuple[int, int], Spot]:
    """Where each pawn (seat, number) is drawn: in its area, beside everything else where there is room."""
    together: dict[int, list[tuple[int, int]]] = {}
    for seat, shown in enumerate(view["by_seat"]):
        for number, area in enumerate(shown["pawns"]):
            together.setdefault(area, []).append((seat, number))
    places: dict[tuple[int, int], Spot] = {}
    for area, pawns in together.items():
        row = side["areas"][area]
        spots = stand_together(read_outline(row["outline"]), taken, (row["at"][0], row["at"][1]), len(pawns))
        places |= dict(zip(pawns, spots, strict=True))
    return places


def pawns_of(places: Mapping[tuple[int, int], Spot]) -> list[str]:
    """Every pawn at its place, the nearer before the farther."""
    ordered = sorted(places.items(), key=lambda item: item[1][1])
    return [art.group(spot, art.pawn(seat) + art.number(number + 1), " class='pawn'") for (seat, number), spot in ordered]
