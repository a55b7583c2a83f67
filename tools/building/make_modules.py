"""Writes docs/modules.md: a line about every module of the package, from the first lines of the docstrings; says how long functions are."""

import ast
import statistics
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "coven"
PAGE = ROOT / "docs" / "modules.md"
GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/__init__.py"))
ROOMS = ("", "box", "rules", "knowledge", "view", "position", "bots", "analysis", "terminal", "picture")  # in the order of ARCHITECTURE.md
LEVELS = (
    "",
    "kernel",
    "table",
    "bots",
    "analysis",
    "wasm",
    "research",
    "server",
    "client",
    "conformance",
    "cli",
)  # the folders beside the games, in the order of ARCHITECTURE.md
HEAD = """# Modules

Written by `make modules` from the first line of each module's docstring; a test holds it.
[ARCHITECTURE.md](../ARCHITECTURE.md) says how they depend on each other.
"""


def line_of(path: Path) -> str:
    """The first line of a module's docstring, without its full stop."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return text.partition("\n")[0].rstrip(".").replace("|", "\\|")


def table(*columns: str) -> Iterator[str]:
    """The head of a table."""
    yield ""
    yield f"| {' | '.join(columns)} |"
    yield "|" + "---|" * len(columns)


def in_order(paths: list[Path]) -> list[Path]:
    """A folder before those in it, and in each its `__init__.py` first."""
    return sorted(paths, key=lambda path: (path.parent.parts, path.stem != "__init__", path.stem))


# --- levels -------------------------------------------------------------------------------------------------------------------


def level_modules(level: str) -> list[Path]:
    """The modules of a level that hold anything; without a name, those that stand alone."""
    found = (SOURCE / level).rglob("*.py") if level else [*SOURCE.glob("*.py"), SOURCE / "games" / "__init__.py"]
    return in_order([path for path in found if path.read_text(encoding="utf-8").strip()])


def level_rows(level: str) -> Iterator[str]:
    yield ""
    yield f"## coven{'.' + level if level else ''}"
    yield from table("module", "what it holds")
    for path in level_modules(level):
        yield f"| `{path.relative_to(SOURCE / level)}` | {line_of(path)} |"


# --- games --------------------------------------------------------------------------------------------------------------------


def game_modules(game: str) -> dict[tuple[str, str], str]:
    """The modules of a game by room and name, each with its line."""
    home = SOURCE / "games" / game
    return {(str(path.parent.relative_to(home)).replace(".", ""), path.stem): line_of(path) for path in sorted(home.rglob("*.py"))}


def game_rows() -> Iterator[str]:
    """A row for each module of a room, with the lines of the games that have it."""
    found = {game: game_modules(game) for game in GAMES}
    yield ""
    yield "## coven.games"
    yield from table("module", "games", "what it holds")
    for room, name in sorted({key for each in found.values() for key in each}, key=room_order):
        lines = {game: each[room, name] for game, each in found.items() if (room, name) in each}
        games = "all" if len(lines) == len(GAMES) else ", ".join(lines)
        yield f"| `{room + '/' if room else ''}{name}.py` | {games} | {' · '.join(dict.fromkeys(lines.values()))} |"


def room_order(key: tuple[str, str]) -> tuple[int, str, bool, str]:
    """Rooms as ARCHITECTURE.md lists them, with what is inside; in each its `__init__.py` first."""
    room, name = key
    return ROOMS.index(room.partition("/")[0]), room, name != "__init__", name


def page() -> str:
    """The page as it should be."""
    beside = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").is_file()} - {"games"} - set(LEVELS)
    assert not beside, f"levels without a place on the page: {sorted(beside)}"
    levels = {level: list(level_rows(level)) for level in LEVELS}
    before, after = LEVELS.index("bots"), LEVELS[LEVELS.index("bots") :]
    rows = [row for level in LEVELS[:before] for row in levels[level]] + list(game_rows()) + [row for level in after for row in levels[level]]
    return HEAD + "\n".join(rows) + "\n"


def function_lengths(folder: Path) -> list[int]:
    """How many lines each function and method below a folder has."""
    nodes = (node for path in folder.rglob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return [(node.end_lineno or 0) - node.lineno + 1 for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def main() -> None:
    """Writes the page, and prints how many modules and functions there are and how long functions are."""
    PAGE.write_text(page(), encoding="utf-8")
    lengths = function_lengths(SOURCE)
    modules = len(list(SOURCE.rglob("*.py")))
    print(f"{modules} modules; {len(lengths):,} functions, of {statistics.median(lengths):g} lines in the median and {max(lengths)} at most")


if __name__ == "__main__":
    main()
