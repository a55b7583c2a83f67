"""What a compiled program is made of: its key follows the code and the constants of its rules, and nothing else."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import coven
from coven.kernel.compiling import compile_program, key_of, watched
from coven.kernel.target import rebound, rule

TESTS = Path(__file__).parents[1]
SHOP = """
import numpy as np
from coven.kernel.target import native, rule

U64 = np.uint64
PRICE, COLOUR, STEPS = 3, 5, (1, 2)

@rule
def cost(x):
    return U64(x + PRICE * STEPS[0])

@rule
def pay(x):
    return cost(x) * 10

@rule
def paint(x):
    return x + COLOUR

def _stand_in():
    def quick(x):
        return x + 1
    return quick

@native(_stand_in)
def slow(x):
    return x + 1

@rule
def hurry(x):
    return slow(x)
"""
NOT_COMPILED = [
    ("PRICE, COLOUR", "PRICE, COLOUR", "# a remark\n\n\n"),
    ("x + COLOUR", "x - COLOUR", ""),
    ("COLOUR, STEPS = 3, 5", "COLOUR, STEPS = 3, 6", ""),
    ("def paint", "def draw", ""),
]
COMPILED = [
    ("x + PRICE *", "x - PRICE *"),  # a rule below
    ("STEPS = 3,", "STEPS = 4,"),  # a constant below
    ("(1, 2)", "(1, 3)"),
    ("U64 = np.uint64", "U64 = np.uint32"),  # a type
    ("* 10", "* 11"),  # the function itself
]


def shop(text: str = SHOP) -> ModuleType:
    module = ModuleType("shop")
    exec(compile(text, "shop.py", "exec"), module.__dict__)
    return module


def edited(before: str, after: str) -> ModuleType:
    assert SHOP.count(before) == 1
    return shop(SHOP.replace(before, after))


def test_the_same_sources_have_the_same_key() -> None:
    assert key_of(shop().pay) == key_of(shop().pay)
    assert len({key_of(function) for function in (shop().pay, shop().cost, shop().paint, shop().hurry)}) == 4


@pytest.mark.parametrize(("before", "after"), COMPILED)
def test_an_edit_of_what_is_compiled_changes_the_key(before: str, after: str) -> None:
    assert key_of(edited(before, after).pay) != key_of(shop().pay)


@pytest.mark.parametrize(("before", "after", "ahead"), NOT_COMPILED)
def test_an_edit_elsewhere_does_not(before: str, after: str, ahead: str) -> None:
    assert SHOP.count(before) == 1
    assert key_of(shop(ahead + SHOP.replace(before, after)).pay) == key_of(shop().pay)


def test_what_stands_for_a_native_rule_is_part_of_the_key() -> None:
    text = SHOP.replace("def quick(x):\n        return x + 1", "def quick(x):\n        return x + 2")
    assert text != SHOP
    assert key_of(shop(text).hurry) != key_of(shop().hurry)
    assert key_of(shop(text).pay) == key_of(shop().pay)


def compete(x: Any) -> Any:
    return strong(x) - weak(x)  # type: ignore[name-defined]  # noqa: F821


@rule
def one(x: Any) -> Any:
    return x + 1


@rule
def two(x: Any) -> Any:
    return x + 2


def test_the_same_rules_under_swapped_names_are_another_program() -> None:
    assert key_of(rebound(compete, {"strong": one, "weak": two})) != key_of(rebound(compete, {"strong": two, "weak": one}))


# --- a game's programs ------------------------------------------------------------------------------------------------

KEYS = """
import importlib, sys
from coven.kernel.bulk import play_checked, play_many, refuse_all
from coven.kernel.compiling import compile_program, key_of, watched
from coven.kernel.target import rebound
from coven.bulk import playout_of
game = importlib.import_module(sys.argv[1]).GAME
names = {**game.rules.functions(), "broken_invariant": game.checks.broken_invariant, "playout": playout_of(game), **game.rules.bots}
for template in (play_many, play_checked, refuse_all):
    print(key_of(rebound(template, names)))
for function in (game.rules.imagine, game.rules.observe, *game.rules.bots.values()):
    print(key_of(function))
"""
START = """
import sys
from template.cauldron import GAME
from coven import bulk
bulk.Bulk(GAME, 2, interpreted=False).play(0, 3)
print(sum(bulk.programs(GAME, False)["play_many"].stats.cache_hits.values()))
"""


def run(script: str, path: Path, *arguments: str, **surroundings: str) -> list[str]:
    """What a process of its own prints."""
    paths = os.pathsep.join([str(path), *sys.path])
    given = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", **surroundings}
    done = subprocess.run([sys.executable, "-c", script, *arguments], env=given, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split()


@pytest.fixture
def template(tmp_path: Path) -> Path:
    """The template game in a folder of its own."""
    game = tmp_path / "template" / "cauldron"
    shutil.copytree(TESTS / "template" / "cauldron", game, ignore=shutil.ignore_patterns("__pycache__"))
    return game


def append(path: Path, text: str = "\nCHANGED = 1\n") -> None:
    path.write_text(path.read_text() + text)


def change(path: Path, before: str, after: str) -> None:
    assert path.read_text().count(before) == 1
    path.write_text(path.read_text().replace(before, after))


def edit_what_shows(game: Path) -> None:
    for name in ("terminal/table.py", "picture/draw.py", "view/views.py", "position/writing.py"):
        append(game / name)
    append(game / "words" / "en.ftl", "\nchanged = Changed\n")


def test_an_edit_of_a_drawing_starts_without_compiling(template: Path, tmp_path: Path) -> None:
    def start() -> list[str]:
        return run(START, tmp_path, COVEN_CACHE=str(tmp_path / "kept"), COVEN_INTERPRETED="0")

    assert start() == ["0"]
    assert start() == ["1"], "what was compiled is found again"
    edit_what_shows(template)
    assert start() == ["1"]
    change(template / "rules" / "stirring.py", "best + 1", "best + 2")
    assert start() == ["0"], "an edit of a rule compiles"


def test_the_keys_of_a_game_follow_its_rules_alone(template: Path, tmp_path: Path) -> None:
    before = run(KEYS, tmp_path, "template.cauldron", PYTHONHASHSEED="1")
    edit_what_shows(template)
    assert run(KEYS, tmp_path, "template.cauldron", PYTHONHASHSEED="2") == before, "in every process"
    change(template / "rules" / "legality.py", "== OVER:", ">= OVER:")
    after = run(KEYS, tmp_path, "template.cauldron")
    assert [one != two for one, two in zip(before, after, strict=True)] == [True, True, True, False, False, False], (
        "refusal is in all bulk programs, and in no other"
    )


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("sources")
    shutil.copytree(Path(coven.__file__).parent, home / "coven", ignore=shutil.ignore_patterns("__pycache__"))
    return home


@pytest.mark.parametrize("name", [name for name in coven.game_names() if name != "cauldron"])
def test_the_programs_of_every_game_do_not_hang_on_what_shows_it(name: str, sources: Path) -> None:
    game = sources / "coven" / "games" / name
    before = run(KEYS, sources, f"coven.games.{name}")
    for room in ("terminal", "picture", "view", "position"):
        for path in sorted((game / room).glob("*.py")):
            append(path)
    assert (game / "terminal").is_dir(), "there was something to edit"
    assert run(KEYS, sources, f"coven.games.{name}") == before
    append(game / "rules" / "legality.py")
    assert run(KEYS, sources, f"coven.games.{name}") == before, "not even on what a rule's file holds besides"


def test_how_far_compiling_is_can_be_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program of two rules tells of each, and leaves room for being optimised; from the cache it tells nothing."""
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path))
    told: list[tuple[int, int]] = []
    for _ in range(2):
        program = compile_program(three_times, "three_times")
        with watched(program, lambda done, total: told.append((done, total))):
            assert program(4) == 14
    assert told == [(1, 4), (2, 4)]


@rule
def doubled(x: int) -> int:
    return x + x


@rule
def one_less(x: int) -> int:
    return doubled(x) - x // 2


def three_times(x: int) -> int:
    return doubled(x) + one_less(x)
