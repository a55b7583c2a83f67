"""What is in a box and whose numbers they are, as data and in words."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

from coven.games.broom_service.box.faults import ORIGINS, as_rows, as_table
from coven.games.broom_service.box.map.drawing import SPACES
from coven.games.broom_service.names import COLOUR_NAMES, EVENT_IDS, SIDE_NAMES
from coven.table.box import hash_of
from coven.table.words import Words

MARKS = {"rulebook": "", "reported": " ?", "ours": " *"}
TILES = ("heavy_clouds", "storm_clouds", "mountain_tiles", "forest_tiles", "hill_tiles")
ROWS = ("roles", *TILES, "areas", "circles", "clouds", "towers", *SPACES)
TABLES = ("setup", "sets", "amulets", "lightning", "events", *EVENT_IDS, *SIDE_NAMES)
SILENT = ("name", "title", "outline", "at", "castle_at", "source", "id", "width", "height")  # what need not be said row by row
Data = Mapping[str, Any]


# --- as data ---------------------------------------------------------------------------------------------------------


def shown(data: Data) -> dict[str, Any]:
    """Every value with its origin, counts of pieces, how many values are whose, and the origins in each group."""
    values = list(values_of(data, (), None))
    return {
        "name": data.get("name"),
        "title": data.get("title"),
        "hash": hash_of(data),
        "pieces": pieces_of(data),
        "origins": {origin: sum(value["source"] == origin for value in values) for origin in ORIGINS},
        "groups": groups_of(data),
        "values": values,
    }


def pieces_of(data: Data) -> dict[str, int]:
    """How many of each thing there are, in the box and on each side of the board."""
    pieces = {kind: sum(row["count"] for row in as_rows(data.get(kind))) for kind in TILES}
    for side in SIDE_NAMES:
        for key in ("areas", "towers", "clouds", "circles", *SPACES):
            pieces[f"{side}_{key}"] = len(as_rows(as_table(data.get(side)).get(key)))
    return pieces


def values_of(table: Data, where: tuple[str, ...], inherited: Any) -> Iterator[dict[str, Any]]:
    """Every value below a table as a row: where it is, what it is, where it comes from."""
    source = table.get("source", inherited)
    for key, value in table.items():
        if key in SILENT:
            continue
        origin = source.get(key, inherited) if isinstance(source, Mapping) else source
        if key in ROWS and all(isinstance(row, Mapping) for row in value):
            for number, row in enumerate(value, 1):
                yield from values_of(row, (*where, key, str(row.get("id", number))), origin)
        elif isinstance(value, Mapping) and key in TABLES:
            yield from values_of(value, (*where, key), origin)
        else:
            yield {"where": list(where), "key": key, "value": value, "source": origin}


def groups_of(data: Data) -> dict[str, list[str]]:
    """The origins found in each group of values; a map is ours as a whole if it is marked so, whatever single towers are."""
    found: dict[str, set[str]] = {}
    for value in values_of(data, (), None):
        found.setdefault(value["where"][0], set()).add(value["source"])
    for side in SIDE_NAMES:
        if as_table(data.get(side)).get("source") == "ours":
            found[side] = {"ours"}
    return {group: [origin for origin in ORIGINS if origin in origins] for group, origins in found.items()}


# --- about -----------------------------------------------------------------------------------------------------------


def about(data: Data, speak: Words) -> str:
    """What in a box is from the rulebook, what is reported, and what is ours."""
    return about_groups(groups_of(data), speak)


def about_groups(groups: Mapping[str, list[str]], speak: Words) -> str:
    sorts: dict[str, list[str]] = {"ours": [], "partly": [], "reported": [], "rulebook": []}
    for group, origins in groups.items():
        sorts[sort_of(origins)].append(group.replace("_", "-"))
    is_ours, is_none = len(sorts["ours"]) == len(groups), not sorts["ours"] and not sorts["partly"]
    sentences = [speak("about-all-ours")] if is_ours else [speak(f"about-{sort}", groups=names) for sort, names in sorts.items() if names]
    return " ".join([*([speak("about-none-ours")] if is_none else []), *sentences, *([] if is_none else [speak("about-owner")])])


def sort_of(origins: list[str]) -> str:
    if "ours" in origins:
        return "ours" if origins == ["ours"] else "partly"
    return "reported" if "reported" in origins else "rulebook"


# --- in words --------------------------------------------------------------------------------------------------------


def show_words(box: Data, speak: Words) -> list[str]:
    """What `shown` found, in lines to read, a line for each card, tile, tower and area; our own numbers have a star."""
    lines = [speak("box-head", title=box["title"][speak.language], name=box["name"], hash=box["hash"][:12]), ""]
    lines += [f"{speak('about-title')}: {about_groups(box['groups'], speak)}", ""]
    lines += [f"{piece_words(speak, piece)}: {count}" for piece, count in box["pieces"].items() if count]
    lines += ["", speak("box-origins", **box["origins"]), ""]
    for where, values in groupby(box["values"], key=lambda value: value["where"]):
        parts = [f"{labelled(speak, where, value['key'], value['value'])}{MARKS[value['source']]}" for value in values]
        lines.append(f"{place_words(speak, where)}: {'; '.join(parts)}")
    return lines


def word(speak: Words, kind: str, key: str) -> str:
    """The words for a key or name of the file."""
    return speak(f"box-{kind}-{key}".replace("_", "-"))


def piece_words(speak: Words, piece: str) -> str:
    side, _, key = piece.partition("_")
    return f"{word(speak, 'pieces', key)} ({speak('side-' + side)})" if side in SIDE_NAMES else word(speak, "pieces", piece)


def place_words(speak: Words, where: list[str]) -> str:
    """Where a row stands: a role or event by its name, anything else by its kind and number or id."""
    if where[0] in SIDE_NAMES:
        side = speak(f"side-{where[0]}")
        return side if len(where) == 1 else f"{side}, {word(speak, 'row', where[1])} {where[2]}"
    if len(where) == 1:
        return word(speak, "row", where[0])
    if where[0] == "roles":
        return speak(f"role-{where[1]}".replace("_", "-"))
    if where[0] == "events":
        return speak(f"event-name-{where[1]}".replace("_", "-"))
    return f"{word(speak, 'row', where[0])} {where[1]}"


def labelled(speak: Words, where: list[str], key: str, value: object) -> str:
    """A value after its name; what a cloud or tile does needs none."""
    if key == "effect":
        return speak(f"effect-{value}") if where[0] == "storm_clouds" else word(speak, "effect", str(value))
    return f"{word(speak, 'key', key)} {plain(speak, key, value)}"


def plain(speak: Words, key: str, value: object) -> str:
    """A value of the file in words."""
    if isinstance(value, Mapping):
        text = ", ".join(counted(speak, key, name, number) for name, number in value.items())
        return text if set(value) <= {*COLOUR_NAMES, "wand"} else f"({text})"
    if isinstance(value, list) and value and isinstance(value[0], Mapping):
        return f" {speak('box-or')} ".join(plain(speak, key, item) for item in value)
    if isinstance(value, list):
        return ", ".join(plain(speak, key, item) for item in value)
    if key in ("landscape", "landscapes"):
        return speak(f"landscape-{value}")
    if key in ("colour", "potion", "shape"):
        return word(speak, "shape" if key == "shape" else "colour", str(value))
    return str(value)


def counted(speak: Words, key: str, name: str, number: object) -> str:
    """An entry of a small table: so many resources, or a name and its number."""
    if key == "tower":
        return labelled(speak, [], name, number)
    if name in (*COLOUR_NAMES, "wand"):
        return f"{number} × {speak('resource-' + name)}"
    return f"{name}: {number}" if name.isdigit() else f"{word(speak, 'who', name)} {number}"
