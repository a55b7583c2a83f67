"""The same rooms in every game, functions small enough to hold in the head, and a line about each module in docs/modules.md."""

import ast
import importlib
import re
import statistics
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from building.tooling import tool

import coven

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "coven"
TEMPLATE = ROOT / "tests" / "template" / "cauldron"
GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/__init__.py"))
HOUSES = {name: SOURCE / "games" / name for name in GAMES} | {"cauldron": TEMPLATE}
ROOMS = {  # what everybody has, room by room
    "": {"__init__.py", "state.py", "types.py", "options.py", "findings.py", "most_moves.py", "invariants.py", "RULES.md"},
    "box": {"__init__.py", "layout.py", "build.py", "check.py"},
    "rules": {"__init__.py", "setup.py", "legality.py", "listing.py", "playing.py", "scoring.py"},
    "knowledge": {"__init__.py", "imagine.py", "observe.py"},
    "view": {"__init__.py", "views.py", "events.py", "moves.py", "end.py", "schema.py"},
    "position": {"__init__.py", "reading.py", "writing.py", "faults.py"},
    "bots": {"__init__.py", "careful.py"},
    "terminal": {"__init__.py", "table.py"},
    "words": {"en.ftl", "de.ftl", "nl.ftl"},
    "boxes": {"standard.toml"},
}
PICTURE = "picture"  # the one room that a game may be without
BESIDE = {
    "names.py",
    "RULES.de.md",
    "RULES.nl.md",
}  # what box, state, view and position have in common, if the state declares less; translations
MEDIAN_LINES = 7


make_modules = tool("make_modules")


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("name", HOUSES)
def test_every_game_has_the_same_rooms(name: str, room: str) -> None:
    assert ROOMS[room] - {path.name for path in (HOUSES[name] / room).iterdir()} == set()


@pytest.mark.parametrize("name", HOUSES)
def test_no_game_has_others(name: str) -> None:
    rooms = {path.name for path in HOUSES[name].iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms - {PICTURE} == ROOMS.keys() - {""}
    beside = {path.name for path in HOUSES[name].iterdir() if path.is_file()} - ROOMS[""]
    assert beside <= BESIDE | ({"box_tools.py"} if coven.game(name).faces.box_tool is not None else set())


@pytest.mark.parametrize("name", HOUSES)
def test_what_is_in_bots_terminal_and_picture_is_declared(name: str) -> None:
    game = coven.game(name)
    assert "careful" in game.rules.bots and game.faces.terminal.draw is not None
    assert (HOUSES[name] / PICTURE / "__init__.py").is_file() == (game.faces.picture is not None)


def test_the_template_has_every_room() -> None:
    assert all((TEMPLATE / room).is_dir() for room in (*ROOMS, PICTURE))


@pytest.mark.parametrize("name", HOUSES)
def test_the_way_into_the_rules_is_seven_functions_and_nothing_else(name: str) -> None:
    tree = ast.parse((HOUSES[name] / "rules" / "__init__.py").read_text(encoding="utf-8"))
    imported = [alias.asname or alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names]
    assert sorted(imported) == ["is_over", "moves", "must_act", "play", "refusal", "returns", "start"]
    assert not [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)]


@pytest.mark.parametrize("name", HOUSES)
def test_legality_knows_nothing_of_listing(name: str) -> None:
    """Listing lists by the predicates of legality, never the other way."""
    for path in (HOUSES[name] / "rules").rglob("legality.py"):
        assert "listing" not in path.read_text(encoding="utf-8")
    assert "legality import" in (HOUSES[name] / "rules" / "listing.py").read_text(encoding="utf-8")


def test_functions_are_short() -> None:
    lengths = make_modules.function_lengths(SOURCE)
    assert len(lengths) > 1_000
    assert statistics.median(lengths) <= MEDIAN_LINES


@pytest.mark.parametrize("name", GAMES)
def test_functions_of_every_game_are_short(name: str) -> None:
    assert statistics.median(make_modules.function_lengths(HOUSES[name])) <= MEDIAN_LINES


def declared(path: Path) -> Iterator[tuple[str, str, str]]:
    """The list, the constant and the name of each code that a module declares: `PASSING = PHASES.add("passing")`."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(
                targets=[ast.Name(id=constant)],
                value=ast.Call(func=ast.Attribute(value=ast.Name(id=codes), attr="add"), args=[ast.Constant(value=str(name)), *_]),
            ):
                yield codes, constant, name


@pytest.mark.parametrize("name", HOUSES)
def test_constants_are_called_as_their_codes(name: str) -> None:
    found = list(declared(HOUSES[name] / "state.py"))
    state = importlib.import_module(f"{'template' if name == 'cauldron' else 'coven.games'}.{name}.state")
    assert {"PHASES", "REFUSALS", "END_REASONS", "NOTES"} <= {codes for codes, _, _ in found}
    for codes, constant, code in found:
        assert getattr(state, constant) == getattr(state, codes).number(code)
        if codes in ("PHASES", "REFUSALS"):
            assert constant.lower() == code
        if codes == "END_REASONS":
            assert constant.lower() in (code, f"{code}_reached", f"{code}_played") if code else constant == "NOT_ENDED"


@pytest.mark.parametrize("name", HOUSES)
def test_every_code_is_declared_with_a_constant(name: str) -> None:
    about = coven.game(name).about
    names = {
        codes: [code for found, _, code in declared(HOUSES[name] / "state.py") if found == codes] for codes in ("PHASES", "REFUSALS", "END_REASONS")
    }
    assert list(names.values()) == [about.phases.names, about.refusals.names, about.end_reasons.names]


def test_the_page_of_modules_is_that_of_the_docstrings() -> None:
    assert make_modules.PAGE.read_text(encoding="utf-8") == make_modules.page(), "`make modules` writes docs/modules.md anew"


def test_every_module_that_holds_anything_has_a_line() -> None:
    page = (ROOT / "docs" / "modules.md").read_text(encoding="utf-8")
    listed = Counter(re.findall(r"^\| `(?:[\w]+/)*(\w+\.py)` \|", page, re.MULTILINE))
    there = {path for path in SOURCE.rglob("*.py") if path.read_text(encoding="utf-8").strip()}
    shared = [path.relative_to(home) for home in (HOUSES[name] for name in GAMES) for path in home.rglob("*.py")]
    assert listed.total() == len(there) - len(shared) + len(set(shared)), "games share the rows of their modules"
    assert not re.findall(r"^\|.*\| *\|$", page, re.MULTILINE), "a module without a docstring"


def test_the_architecture_and_every_docstring_name_only_files_that_are_there() -> None:
    known = {path.name for folder in (ROOT / name for name in ("src", "tests", "tools", "examples")) for path in folder.rglob("*.py")}
    texts = [
        *(path.read_text(encoding="utf-8") for path in (ROOT / "ARCHITECTURE.md", ROOT / "docs" / "modules.md")),
        *(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")),
    ]
    named = {name for text in texts for name in re.findall(r"(?<![\w*/])(?:\w+/)*(\w+\.py)\b", text)}
    assert sorted(named - known) == []
