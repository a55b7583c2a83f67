"""Checks of everything in a box but its maps: set-up, cards, clouds, tiles and final scoring."""

from coven.games.broom_service.box.faults import Entry, as_rows, as_table, many
from coven.games.broom_service.box.layout import (
    ALTERNATIVES,
    CLOUD_KINDS,
    FOREST_KINDS,
    HILL_KINDS,
    LIGHTNING,
    MOUNTAIN_KINDS,
    MOUNTAIN_SPACES,
    PLAYERS,
    ROLES,
    SEATS,
)
from coven.games.broom_service.box.most_points import check_scores
from coven.games.broom_service.names import (
    CIRCLE_NAMES,
    COLOUR_NAMES,
    EVENT_IDS,
    FOREST_EFFECTS,
    LAND_NAMES,
    MOUNTAIN_EFFECTS,
    RESOURCE_NAMES,
    ROLE_IDS,
    STORM_EFFECTS,
)
from coven.table.files.checks import is_number

WANDS = ("leader", "last", "others")
MOST_TILES = 60  # of one sort, clouds of both sorts together: set-up keeps them as a set in a word
MOST_POINTS = 99
MOST_ROUNDS = len(EVENT_IDS)


def check_components(box: Entry) -> None:
    """Notes every fault in the tables that are not maps."""
    box.only(
        "name", "title", "setup", "sets", "amulets", "lightning", "roles", "events", "heavy_clouds", "storm_clouds",
        "mountain_tiles", "forest_tiles", "hill_tiles", "front", "back",
    )  # fmt: skip
    box.names("title")
    check_setup(box.part("setup"))
    check_ending(box)
    check_roles(box)
    check_events(box.part("events"))
    check_clouds(box)
    check_mountain_tiles(box)
    check_forest_tiles(box)
    check_hill_tiles(box)
    check_scores(box)


def check_setup(setup: Entry) -> None:
    setup.only("rounds", "hand_size", "start_points", "start_potions", "start_wands", "bewitched_points", "bewitched_cards")
    setup.whole("rounds", 1, MOST_ROUNDS)
    setup.whole("hand_size", 1, ROLES - 1)
    setup.whole("start_points", -MOST_POINTS, MOST_POINTS)
    setup.counts("start_potions", COLOUR_NAMES, 0, 20)
    setup.whole("bewitched_points", -MOST_POINTS, 0)
    for key, names, high in (("start_wands", WANDS, 20), ("bewitched_cards", tuple(map(str, PLAYERS)), ROLES)):
        if setup.counts(key, names, 0, high) and set(setup.table[key]) != set(names):
            setup.wrong("number_for_each", key, key=key, names=names)
    setup.origin()


def check_ending(box: Entry) -> None:
    sets, amulets, lightning = box.part("sets"), box.part("amulets"), box.part("lightning")
    sets.only("three", "four")
    sets.whole("three", 0, MOST_POINTS)
    sets.whole("four", 0, MOST_POINTS)
    amulets.only("points")
    lightning.only("points")
    amulets.wholes("points", 0, 2 * MOST_POINTS, 1, MOUNTAIN_SPACES)
    lightning.wholes("points", 0, 9999, 1, LIGHTNING - 1)
    for table in (sets, amulets, lightning):
        table.origin()


def check_roles(box: Entry) -> None:
    rows = box.rows("roles", ROLES, ROLES)
    check_order(rows, "id", ROLE_IDS, "roles")
    for row in rows:
        if row.table.get("id") in ROLE_IDS:
            check_role(row)
        row.origin()


def check_order(rows: list[Entry], key: str, names: tuple[str, ...], what: str) -> None:
    """Rows that the rules know by their place; where some are missing, at least none is strange."""
    for number, row in enumerate(rows):
        if len(rows) != len(names):
            row.one_of(key, names)
        elif row.table.get(key) != names[number]:
            row.wrong("order", key, key=key, name=names[number], rows=many(what), names=names)


def check_role(role: Entry) -> None:
    kind = str(role.table["id"]).rpartition("_")[2]
    if kind == "gatherer":
        role.only("id", "cowardly", "brave")
        for key in ("cowardly", "brave"):
            check_yields(role, key)
        return
    role.only("id", *(() if kind == "fairy" else ("landscapes",)), *(() if kind == "witch" else ("bonus",)))
    if kind != "fairy":
        role.some_of("landscapes", LAND_NAMES, 1, len(LAND_NAMES), "landscapes")
    if kind != "witch":
        role.whole("bonus", 0, MOST_POINTS)


def check_yields(role: Entry, key: str) -> None:
    """A gatherer's yields: each a small table of resources (Broom 59)."""
    yields = role.table.get(key)
    if not isinstance(yields, list) or not 1 <= len(yields) <= ALTERNATIVES:
        role.wrong("yields", key, key=key, most=ALTERNATIVES)
        return
    for number, gain in enumerate(yields, 1):
        good = set(as_table(gain)) <= set(RESOURCE_NAMES) and all(is_number(value, 0, 20) for value in as_table(gain).values())
        if not good or not any(as_table(gain).values()):
            role.wrong("yield", key, number=number, key=key, names=RESOURCE_NAMES)


def check_events(events: Entry) -> None:
    for name in events.table:
        if name not in EVENT_IDS:
            events.wrong("no_event", name, name=name)
    for name in EVENT_IDS if events.table else ():
        if name not in events.table:
            events.wrong("event_missing", name=name)
            continue
        entry = events.part(name)
        check_event(name, entry)
        entry.origin()


def check_event(name: str, event: Entry) -> None:
    if name == "more_or_less":
        event.only("fewest", "points")
        if event.whole("fewest", 0, ROLES) and event.wholes("points", -MOST_POINTS, MOST_POINTS, 1, ROLES):
            most = event.table["fewest"] + len(event.table["points"]) - 1
            if event.table["fewest"] < 1 or most > ROLES - 1:
                event.wrong("roles_to_choose", "points", most=ROLES - 1, low=event.table["fewest"], high=most)
    elif name in ("perilous_places", "protected_places"):
        event.only(*LAND_NAMES)
        for landscape in LAND_NAMES:
            event.whole(landscape, -MOST_POINTS, MOST_POINTS)
    elif name == "upper_hand":
        event.only("points")
        event.wholes("points", 0, MOST_POINTS, 1, SEATS)
    elif name == "the_works":
        event.only("set", "points")
        if event.counts("set", RESOURCE_NAMES, 0, 20) and not any(event.table["set"].values()):
            event.wrong("empty_set", "set")
        event.whole("points", -MOST_POINTS, MOST_POINTS)
    elif name == "black_distillery":
        event.only("resources")
        event.whole("resources", 1, 20)
    elif name == "brave_heart":
        event.only()
    else:
        event.only("points")
        event.whole("points", -MOST_POINTS, MOST_POINTS)


def check_clouds(box: Entry) -> None:
    heavy = box.rows("heavy_clouds", CLOUD_KINDS, 1)
    storm = box.rows("storm_clouds", CLOUD_KINDS)
    if len(heavy) + len(storm) > CLOUD_KINDS:
        box.wrong("cloud_kinds", "heavy_clouds", most=CLOUD_KINDS, count=len(heavy) + len(storm))
    for cloud in heavy:
        cloud.only("cost", "bolts", "count")
    for cloud in storm:
        check_storm_cloud(cloud)
    for cloud in heavy + storm:
        cloud.whole("cost", 0, 20)
        cloud.whole("bolts", 0, 20)
        cloud.whole("count", 1, MOST_TILES)
        cloud.origin()
    check_sum(box, "cloud_tiles", "heavy_clouds", "storm_clouds")


def check_sum(box: Entry, what: str, *keys: str) -> None:
    """No more pieces of one sort than a set can hold."""
    count = sum(tiles(box, key) for key in keys)
    if count > MOST_TILES:
        box.wrong("too_many_pieces", keys[0], most=MOST_TILES, rows=many(what), count=count)


def check_storm_cloud(cloud: Entry) -> None:
    if not cloud.one_of("effect", STORM_EFFECTS):
        return
    effect = cloud.table["effect"]
    more = {"bonus": ("points",), "potions": ("points", "potion", "need")}.get(effect, ())
    cloud.only("effect", "cost", "bolts", "count", *more)
    if "points" in more:
        cloud.whole("points", 0, MOST_POINTS)
    if effect == "potions":
        cloud.one_of("potion", COLOUR_NAMES)
        cloud.whole("need", 0, 60)


def check_mountain_tiles(box: Entry) -> None:
    for tile in box.rows("mountain_tiles", MOUNTAIN_KINDS):
        check_tile(tile)
        if not tile.one_of("effect", MOUNTAIN_EFFECTS):
            continue
        effect = tile.table["effect"]
        tile.only("effect", "count", *{"gain": ("gain",), "moves": ("moves",)}.get(effect, ()))
        if effect == "gain":
            tile.counts("gain", RESOURCE_NAMES, 0, 20)
        if effect == "moves":
            tile.whole("moves", 1, 9)
    check_sum(box, "mountain_tiles", "mountain_tiles")


def check_forest_tiles(box: Entry) -> None:
    rows = box.rows("forest_tiles", FOREST_KINDS, FOREST_KINDS)
    check_order(rows, "effect", FOREST_EFFECTS, "forest_tiles")
    for tile in rows:
        tile.whole("count", 0, MOST_TILES)
        tile.only("effect", "count", *(("points",) if tile.table.get("effect") == "points" else ()))
        if tile.table.get("effect") == "points":
            tile.whole("points", -MOST_POINTS, MOST_POINTS)
        tile.origin()
    check_sum(box, "forest_tiles", "forest_tiles")


def check_hill_tiles(box: Entry) -> None:
    for tile in box.rows("hill_tiles", HILL_KINDS):
        check_tile(tile)
        if ("circles" in tile.table) == ("tower" in tile.table):
            tile.wrong("circles_or_tower")
        elif "circles" in tile.table:
            tile.only("circles", "count")
            tile.some_of("circles", CIRCLE_NAMES, 2, 2, "circles")
        else:
            tile.only("tower", "count")
            tower = tile.part("tower")
            tower.only("colour", "points", "wands")
            tower.one_of("colour", COLOUR_NAMES)
            tower.whole("points", -MOST_POINTS, MOST_POINTS)
            tower.whole("wands", 0, 20)
    check_sum(box, "hill_tiles", "hill_tiles")


def check_tile(tile: Entry) -> None:
    tile.whole("count", 1, MOST_TILES)
    tile.origin()


def tiles(box: Entry, key: str) -> int:
    """How many pieces the rows of a list stand for."""
    return sum(row["count"] for row in as_rows(box.table.get(key)) if is_number(row.get("count"), 0, MOST_TILES))


def all_counted(box: Entry, key: str) -> bool:
    """Whether every row of a list tells how many pieces it stands for."""
    return all(is_number(row.get("count"), 0, MOST_TILES) for row in as_rows(box.table.get(key)))
