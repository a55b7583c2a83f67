"""A box may come from anybody: what is too much in it is said before anything is computed, and nothing in bounds takes long or much memory."""

import copy
import inspect
import random
import re
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any, NoReturn

import pytest

import coven
from coven.errors import CovenError
from coven.games.broom_service.box.map.drawing import LARGEST_SHEET
from coven.games.broom_service.box.map.geometry import Outline, crossings, read_outline
from coven.games.broom_service.box.map.sizes import MOST_POINTS, MOST_POINTS_OF_SIDE
from coven.games.broom_service.picture.landmarks import DRAWINGS, MOST_TRIED, grid_over
from coven.games.broom_service.picture.scatter import MOST_STREWN
from coven.server.live.boxes import SECONDS
from coven.table import box as boxes
from coven.table import box_limits
from coven.table.box import Box
from coven.table.words import LANGUAGES, words

Data = dict[str, Any]
GAMES = ("broom_service", "wandering_towers", "witches")
DRAWN_WITHIN = 3 * SECONDS  # of a core that is slow, and watched while it draws: the worst takes one or two
DRAWN_WITH = 16 * 1024**2  # bytes; the worst took 46 MB and 18 seconds, now 2 MB
MOST_MEMORY = 64 * 1024**2  # bytes that building a box may take; points × points would be gigabytes


def standard(game: str) -> Data:
    return copy.deepcopy(dict(coven.game(game).standard_box.data))


def never(data: Any) -> NoReturn:
    raise AssertionError("it was looked at")


def codes(data: Data) -> list[str]:
    """The faults that are found before a box is built."""
    with pytest.raises(CovenError) as refused:
        Box.from_data(data, never)
    assert refused.value.code == "bad_box" and len(str(refused.value)) < 5000
    return [fault.code for fault in refused.value.details["faults"]]


@pytest.mark.parametrize(
    "more, code",
    [
        ({"a": "x" * 450_000}, "box_long"),
        ({"name": "x" * 61}, "box_long_text"),
        ({"a": {"b": "x" * 5001}}, "box_long_text"),
        ({"a": [0] * 201}, "box_many_entries"),
        ({str(number): 0 for number in range(201)}, "box_many_entries"),
        ({"a": [[[0] * 200] * 200]}, "box_many_values"),
        ({"a": [["x" * 1000] * 200]}, "box_long"),
        ({"a": [[[[[[[[1]]]]]]]]}, "box_deep"),
        ({"x" * 61: 1}, "box_long_key"),
        ({"a": 2**64}, "box_large_number"),
        ({"name": "\u202eenim"}, "box_hidden_letters"),
        ({"name": "\u200b"}, "box_hidden_letters"),
        ({"name": " "}, "box_hidden_letters"),
        ({"name": ""}, "box_hidden_letters"),
        ({"title": {"en": "Storm\u2066y\u2069"}}, "box_hidden_letters"),
        ({"areas": [{"name": {"en": "\u3164"}}]}, "box_hidden_letters"),
        ({"a": "two\u2028lines"}, "box_hidden_letters"),
        ({"na\u00adme": 1}, "box_hidden_key"),
    ],
)
def test_what_is_too_much_is_said_before_anything_is_computed(more: Data, code: str) -> None:
    assert code in codes({"name": "mine", **more})


def test_letters_that_can_be_seen_are_no_fault() -> None:
    ours = ["Zo\u00eb\u2019s Höhle", "1,2\n\t3,4", "a\u00a0b", ""]
    others = ["\u05e9\u05dc\u05d5\u05dd", "\u0645\u06cc\u200c\u0631\u0648\u0645", "\U0001f469\u200d\U0001f33e"]
    assert box_limits.limit_faults({"name": "mine", "texts": ours + others}) == []


def test_no_more_is_looked_at_than_a_box_may_have() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    assert codes({"name": "mine", "a": deep, **{f"b{number}": "x" * 5001 for number in range(30)}}) == ["box_long_text"] * 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_limit_has_words(language: str) -> None:
    found = set(re.findall(r'Finding\(\s*"(box_[a-z_]+)"', inspect.getsource(box_limits) + inspect.getsource(boxes)))
    assert len(found) == 14 and not {code for code in found if not words(language).has(f"finding-{code}".replace("_", "-"))}


def test_a_file_is_read_no_further_than_a_box_may_go(tmp_path: Path) -> None:
    file = tmp_path / "long.toml"
    file.write_text('name = "mine"\n' + "# x\n" * 400_000)
    for text, code in ((file, "box_long"), (tmp_path / "dots.toml", "box_dotted_key")):
        if not text.exists():
            text.write_text(".".join("a" * 50_000) + " = 1")
        with pytest.raises(CovenError) as refused:
            coven.game("witches").box(text)
        assert [fault.code for fault in refused.value.details["faults"]] == [code]


# --- maps ---------------------------------------------------------------------------------------------------------------


def comb(teeth: int, left: int = 0, top: int = 0) -> Outline:
    """An outline with very many corners that never crosses itself."""
    points = [(left + tooth, top + (10 if tooth % 2 else 500)) for tooth in range(teeth)]
    return (*points, (left + teeth, top), (left, top))


def text_of(outline: Outline) -> str:
    return " ".join(f"{x},{y}" for x, y in outline)


def taken_by(work: Callable[[], object]) -> tuple[float, int]:
    """Seconds of a core, and bytes at the worst moment."""
    tracemalloc.start()
    began = process_time()
    try:
        work()
        return process_time() - began, tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_looking_for_crossings_takes_no_memory_for_every_pair_of_lines() -> None:
    outline = comb(2000)
    _, memory = taken_by(lambda: crossings(outline, outline))
    assert memory < 8 * 1024**2
    square, bolt = ((0, 0), (9000, 0), (9000, 9000), (0, 9000)), tuple((10 * x, -10 if x % 2 else 10) for x in range(800))
    assert crossings(bolt, square) == crossings(square, bolt) == 800, "in pieces it counts the same"


def faults_of_map(change: Callable[[Data], object]) -> list[Any]:
    data = standard("broom_service")
    change(data)
    with pytest.raises(CovenError) as refused:
        coven.game("broom_service").box(data)
    return [fault.details.get("problem", fault).code for fault in refused.value.details["faults"]]


def test_an_outline_has_so_many_points() -> None:
    """The bomb: 9,000 points took 7.7 seconds and 2.7 GB."""
    short = " ".join(f"{x},{x % 2}" for x in range(1200))

    def longer(data: Data, points: int) -> None:
        data["front"]["areas"][0]["outline"] = " ".join(f"{x % 100},{x % 7}" for x in range(points))

    assert faults_of_map(lambda data: longer(data, MOST_POINTS + 1)) == ["many_points"]
    assert faults_of_map(lambda data: [area.update(outline=short[:2500]) for area in data["back"]["areas"]])[-1] == "many_points_of_side"
    assert MOST_POINTS_OF_SIDE < 48 * MOST_POINTS


def test_names_and_rows_of_a_map_have_bounds() -> None:
    assert faults_of_map(lambda data: data["front"]["areas"][0]["name"].update(de="x" * 61)) == ["long_name"]
    assert faults_of_map(lambda data: data["front"]["towers"][0].update(id="x" * 61)) == ["long_name"]
    assert "number_up_to" in faults_of_map(lambda data: data["front"].update(clouds=data["front"]["clouds"] * 6))


def test_of_very_many_faults_the_first_are_told() -> None:
    """Everything in one place: each thing lies on each other."""

    def heap(data: Data) -> None:
        for rows in data["front"].values():
            for row in rows if isinstance(rows, list) and isinstance(rows[0], dict) else ():
                row["at"] = [600, 600]

    found = faults_of_map(heap)
    assert len(found) == 101 and found[-1] == "box_more_faults"


# --- fuzzing ------------------------------------------------------------------------------------------------------------


def grown(chance: random.Random, value: Any) -> Any:
    """A value made larger: repeated, lengthened, put into itself, or given very many points."""
    if isinstance(value, str):
        return chance.choice([value * 50, value * 10_000, text_of(comb(chance.choice([100, 390, 9000]), chance.randrange(900)))])
    if isinstance(value, list):
        return chance.choice([value * 3, value * 100, [value] * 20, [[value]]])
    if isinstance(value, dict):
        return chance.choice([{**value, **{f"k{number}": value for number in range(150)}}, {"a": {"b": value}}, [value] * 100])
    return chance.choice([2**40, -1, 2**100, 3000, [0] * 199])


def harm(chance: random.Random, data: Data, times: int) -> None:
    """Makes some values of a box larger, wherever they are."""
    for _ in range(times):
        place: Any = data
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = chance.choice(keys)
            if not isinstance(place[key], dict | list) or not place[key] or chance.random() < 0.15:
                place[key] = grown(chance, place[key])
                break
            place = place[key]


def hostile(seed: int) -> tuple[str, Data]:
    chance = random.Random(seed)
    game = chance.choice(["broom_service", "broom_service", "broom_service", "wandering_towers", "witches"])
    data = standard(game)
    harm(chance, data, chance.choice([1, 1, 2, 5]))
    return game, data


def worst_map() -> Data:
    """As many points as there may be, in areas that all lie on each other."""
    data = standard("broom_service")
    areas = data["back"]["areas"]
    for number, area in enumerate(areas):
        area["outline"] = text_of(comb(MOST_POINTS_OF_SIDE // len(areas) - 2, 3 * number, number))
    return data


@pytest.mark.parametrize("seed", range(40))
def test_no_box_takes_long_or_much_memory(seed: int) -> None:
    """Bombs of every kind: each is built or refused within what the server gives it, and without a fault of ours."""
    game, data = hostile(seed) if seed else ("broom_service", worst_map())
    check_bounds(game, data)


def check_bounds(game: str, data: Data) -> None:
    def build() -> None:
        try:
            coven.game(game).box(data)
        except CovenError as error:
            assert error.code == "bad_box"

    check_taken(build)


def check_taken(work: Callable[[], object], within: float = SECONDS, most: int = MOST_MEMORY) -> None:
    seconds, memory = taken_by(work)
    assert memory < most and seconds < within, (seconds, memory)


def check_drawing(data: Data, side: str) -> None:
    check_taken(lambda: drawn(data, side), DRAWN_WITHIN, DRAWN_WITH)


# --- drawing ------------------------------------------------------------------------------------------------------------


def drawn(data: Data, side: str) -> str:
    """The board that a server sends of a side."""
    ground = coven.game("broom_service").faces.ground
    assert ground is not None
    return ground({"side": side, "sheet": data[side]})


def enlarged(data: Data, side: str) -> Data:
    """The same side, printed as large as it may be."""
    sheet = data[side]
    by = LARGEST_SHEET / max(sheet["width"], sheet["height"])
    for row in (row for rows in sheet.values() if isinstance(rows, list) for row in rows if isinstance(row, dict)):
        row.update({key: [int(by * number) for number in row[key]] for key in ("at", "castle_at") if key in row})
        if "outline" in row:
            row["outline"] = text_of(tuple((int(by * x), int(by * y)) for x, y in read_outline(row["outline"])))
    sheet.update(width=int(by * sheet["width"]), height=int(by * sheet["height"]))
    return data


def with_corners(outline: Outline, points: int) -> Outline:
    """The same outline with so many points at least, as far as its lines have room for them."""
    ends = list(zip(outline, outline[1:] + outline[:1], strict=True))
    parts = -(-points // len(ends))
    return tuple((x1 + (x2 - x1) * part // parts, y1 + (y2 - y1) * part // parts) for (x1, y1), (x2, y2) in ends for part in range(parts))


def test_a_map_printed_larger_takes_no_longer_to_draw() -> None:
    """It took 2.6 seconds instead of a tenth of one: it was strewn with as many more things, and each place was tried."""
    data = enlarged(standard("broom_service"), "front")
    assert coven.game("broom_service").box(data).data["front"]["width"] > 2000, "it is a box that may be played"
    outlines = [read_outline(area["outline"]) for area in data["front"]["areas"]]
    assert drawn(data, "front").count("<use href='#") < 2 * MOST_STREWN * len(outlines)
    assert max(len(grid_over(outline)) for outline in outlines) < 2 * MOST_TRIED


@pytest.mark.parametrize("side", ["front", "back"])
def test_no_map_takes_long_or_much_memory_to_draw(side: str) -> None:
    """As large as there may be, with as many points: also one whose areas reach all over it."""
    data = enlarged(standard("broom_service"), side)
    areas = data[side]["areas"]
    for area in areas:
        area["outline"] = text_of(with_corners(read_outline(area["outline"]), MOST_POINTS_OF_SIDE // len(areas)))
    check_drawing(data, side)
    for number, area in enumerate(areas):
        area["outline"] = text_of(tuple((x % 3000, y) for x, y in comb(MOST_POINTS_OF_SIDE // len(areas) - 2, 3 * number, number)) + ((2999, 2999),))
    check_drawing(data, side)


@pytest.mark.parametrize("seed", range(4))
def test_no_box_that_is_accepted_takes_long_or_much_memory_to_draw(seed: int) -> None:
    chance = random.Random(seed)
    data = enlarged(standard("broom_service"), "front")
    words = sorted(DRAWINGS)
    for area in data["front"]["areas"]:
        area["name"]["en"] = chance.choice(words)
        area["landscape"] = chance.choice(["water", "forest", "prairie", "hill", "mountain"])
        points = chance.choice([0, 50, MOST_POINTS_OF_SIDE // len(data["front"]["areas"])])
        area["outline"] = text_of(with_corners(read_outline(area["outline"]), points)) if points else area["outline"]
    check_drawing(data, "front")


if __name__ == "__main__":  # `python tests/table/data/test_box_limits.py` tries more of them
    for number in range(2000):
        check_bounds(*hostile(number))
