"""Checks of everything in a box but its maps: set-up, cards, clouds, tiles and final scoring."""

from coven.games.broom_service.faults import Entry, as_rows, as_table, is_whole
from coven.games.broom_service.layout import (
    ALTERNATIVES,
    CIRCLES,
    CLOUD_KINDS,
    FOREST_KINDS,
    HILL_KINDS,
    LIGHTNING,
    MOUNTAIN_KINDS,
    MOUNTAIN_SPACES,
    ROLES,
    SEATS,
)
from coven.games.broom_service.scorecheck import check_scores

LANDSCAPES = ("forest", "hill", "mountain", "prairie")
COLOURS = ("orange", "green", "purple")
RESOURCES = (*COLOURS, "wand")
CIRCLE_NAMES = ("A", "B", "C", "D")[:CIRCLES]
ROLE_IDS = (
    "forest_witch",
    "hill_witch",
    "mountain_witch",
    "prairie_witch",
    "valley_druid",
    "peak_druid",
    "weather_fairy",
    "fruit_gatherer",
    "herb_gatherer",
    "root_gatherer",
)
EVENT_IDS = (
    "more_or_less",
    "brave_heart",
    "black_market",
    "black_distillery",
    "perilous_places",
    "protected_places",
    "upper_hand",
    "empty_handed",
    "the_works",
    "flock_together",
)
STORM_EFFECTS = ("bonus", "move", "delivery", "potions")
MOUNTAIN_EFFECTS = ("gain", "delivery", "moves", "cloud")
FOREST_EFFECTS = ("brave_action", "extra_card", "points")
PLAYERS = ("2", "3", "4", "5")
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
    setup.counts("start_potions", COLOURS, 0, 20)
    setup.whole("bewitched_points", -MOST_POINTS, 0)
    for key, names, high in (("start_wands", WANDS, 20), ("bewitched_cards", PLAYERS, ROLES)):
        if setup.counts(key, names, 0, high) and set(setup.table[key]) != set(names):
            setup.wrong(f"{key} must have a number for each of {', '.join(names)}", key)
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
    rows = box.rows("roles", "role", ROLES, ROLES)
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
            row.wrong(f"{key} must be {names[number]}: the {what} are {', '.join(names)}, in this order", key)


def check_role(role: Entry) -> None:
    kind = str(role.table["id"]).rpartition("_")[2]
    if kind == "gatherer":
        role.only("id", "cowardly", "brave")
        for key in ("cowardly", "brave"):
            check_yields(role, key)
        return
    role.only("id", *(() if kind == "fairy" else ("landscapes",)), *(() if kind == "witch" else ("bonus",)))
    if kind != "fairy":
        role.some_of("landscapes", LANDSCAPES, 1, len(LANDSCAPES), "landscapes")
    if kind != "witch":
        role.whole("bonus", 0, MOST_POINTS)


def check_yields(role: Entry, key: str) -> None:
    """A gatherer's yields: each a small table of resources (R59)."""
    yields = role.table.get(key)
    if not isinstance(yields, list) or not 1 <= len(yields) <= ALTERNATIVES:
        role.wrong(f"{key} must list one to {ALTERNATIVES} yields", key)
        return
    for number, gain in enumerate(yields, 1):
        good = set(as_table(gain)) <= set(RESOURCES) and all(is_whole(value, 0, 20) for value in as_table(gain).values())
        if not good or not any(as_table(gain).values()):
            role.wrong(f"yield {number} of {key} must give whole numbers of {', '.join(RESOURCES)}, one at least", key)


def check_events(events: Entry) -> None:
    for name in events.table:
        if name not in EVENT_IDS:
            events.wrong(f"there is no event {name}", name)
    for name in EVENT_IDS if events.table else ():
        if name not in events.table:
            events.wrong(f"the event {name} is missing")
            continue
        entry = events.part(name, f"event {name}")
        check_event(name, entry)
        entry.origin()


def check_event(name: str, event: Entry) -> None:
    if name == "more_or_less":
        event.only("fewest", "points")
        if event.whole("fewest", 0, ROLES) and event.wholes("points", -MOST_POINTS, MOST_POINTS, 1, ROLES):
            most = event.table["fewest"] + len(event.table["points"]) - 1
            if event.table["fewest"] < 1 or most > ROLES - 1:
                event.wrong(f"from 1 to {ROLES - 1} roles may be chosen, not {event.table['fewest']} to {most}", "points")
    elif name in ("perilous_places", "protected_places"):
        event.only(*LANDSCAPES)
        for landscape in LANDSCAPES:
            event.whole(landscape, -MOST_POINTS, MOST_POINTS)
    elif name == "upper_hand":
        event.only("points")
        event.wholes("points", 0, MOST_POINTS, 1, SEATS)
    elif name == "the_works":
        event.only("set", "points")
        if event.counts("set", RESOURCES, 0, 20) and not any(event.table["set"].values()):
            event.wrong("set must ask for one resource at least", "set")
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
    heavy = box.rows("heavy_clouds", "heavy cloud", CLOUD_KINDS, 1)
    storm = box.rows("storm_clouds", "storm cloud", CLOUD_KINDS)
    if len(heavy) + len(storm) > CLOUD_KINDS:
        box.wrong(f"there may be {CLOUD_KINDS} kinds of clouds at most, not {len(heavy) + len(storm)}", "heavy_clouds")
    for cloud in heavy:
        cloud.only("cost", "bolts", "count")
    for cloud in storm:
        check_storm_cloud(cloud)
    for cloud in heavy + storm:
        cloud.whole("cost", 0, 20)
        cloud.whole("bolts", 0, 20)
        cloud.whole("count", 1, MOST_TILES)
        cloud.origin()
    check_sum(box, "clouds", "heavy_clouds", "storm_clouds")


def check_sum(box: Entry, what: str, *keys: str) -> None:
    """No more pieces of one sort than a set can hold."""
    count = sum(tiles(box, key) for key in keys)
    if count > MOST_TILES:
        box.wrong(f"there may be {MOST_TILES} {what} at most, not {count}", keys[0])


def check_storm_cloud(cloud: Entry) -> None:
    if not cloud.one_of("effect", STORM_EFFECTS):
        return
    effect = cloud.table["effect"]
    more = {"bonus": ("points",), "potions": ("points", "potion", "need")}.get(effect, ())
    cloud.only("effect", "cost", "bolts", "count", *more)
    if "points" in more:
        cloud.whole("points", 0, MOST_POINTS)
    if effect == "potions":
        cloud.one_of("potion", COLOURS)
        cloud.whole("need", 0, 60)


def check_mountain_tiles(box: Entry) -> None:
    for tile in box.rows("mountain_tiles", "mountain tile", MOUNTAIN_KINDS):
        check_tile(tile)
        if not tile.one_of("effect", MOUNTAIN_EFFECTS):
            continue
        effect = tile.table["effect"]
        tile.only("effect", "count", *{"gain": ("gain",), "moves": ("moves",)}.get(effect, ()))
        if effect == "gain":
            tile.counts("gain", RESOURCES, 0, 20)
        if effect == "moves":
            tile.whole("moves", 1, 9)
    check_sum(box, "mountain tiles", "mountain_tiles")


def check_forest_tiles(box: Entry) -> None:
    rows = box.rows("forest_tiles", "forest tile", FOREST_KINDS, FOREST_KINDS)
    check_order(rows, "effect", FOREST_EFFECTS, "forest tiles")
    for tile in rows:
        tile.whole("count", 0, MOST_TILES)
        tile.only("effect", "count", *(("points",) if tile.table.get("effect") == "points" else ()))
        if tile.table.get("effect") == "points":
            tile.whole("points", -MOST_POINTS, MOST_POINTS)
        tile.origin()
    check_sum(box, "forest tiles", "forest_tiles")


def check_hill_tiles(box: Entry) -> None:
    for tile in box.rows("hill_tiles", "hill tile", HILL_KINDS):
        check_tile(tile)
        if ("circles" in tile.table) == ("tower" in tile.table):
            tile.wrong("it must have either two circles or a tower")
        elif "circles" in tile.table:
            tile.only("circles", "count")
            tile.some_of("circles", CIRCLE_NAMES, 2, 2, "circles")
        else:
            tile.only("tower", "count")
            tower = tile.part("tower", tile.words)
            tower.only("colour", "points", "wands")
            tower.one_of("colour", COLOURS)
            tower.whole("points", -MOST_POINTS, MOST_POINTS)
            tower.whole("wands", 0, 20)
    check_sum(box, "hill tiles", "hill_tiles")


def check_tile(tile: Entry) -> None:
    tile.whole("count", 1, MOST_TILES)
    tile.origin()


def tiles(box: Entry, key: str) -> int:
    """How many pieces the rows of a list stand for."""
    return sum(row["count"] for row in as_rows(box.table.get(key)) if is_whole(row.get("count"), 0, MOST_TILES))


def all_counted(box: Entry, key: str) -> bool:
    """Whether every row of a list tells how many pieces it stands for."""
    return all(is_whole(row.get("count"), 0, MOST_TILES) for row in as_rows(box.table.get(key)))
