"""Writes the table of every game's modules into ARCHITECTURE.md, from the modules and the first lines of their docstrings."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = {"W": "witches", "T": "wandering_towers", "B": "broom_service"}
PAGE = ROOT / "ARCHITECTURE.md"
BEGIN, END = "<!-- rooms: written by `make rooms` -->", "<!-- end of rooms -->"
ROOMS = ("", "box", "box/map", "rules", "rules/spells", "rules/acting", "knowledge", "view", "position", "bots", "terminal", "picture")


def modules(game: str) -> dict[tuple[str, str], str]:
    """The modules of a game by room and name, each with its line."""
    home = ROOT / "src" / "coven" / "games" / game
    return {(str(path.parent.relative_to(home)).replace(".", ""), path.stem): line_of(path) for path in sorted(home.rglob("*.py"))}


def line_of(path: Path) -> str:
    """The first line of a module's docstring, without its full stop."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return text.partition("\n")[0].rstrip(".").replace("|", "\\|")


def rows() -> Iterator[str]:
    """The table: a row for each module of a room, a line for each game that has it."""
    found = {letter: modules(game) for letter, game in GAMES.items()}
    keys = {key for each in found.values() for key in each}
    unknown = {room for room, _ in keys} - set(ROOMS)
    assert not unknown, f"rooms without a place in the table: {sorted(unknown)}"
    yield "| module | games | what it holds |"
    yield "|---|---|---|"
    for room, name in sorted(keys, key=lambda key: (ROOMS.index(key[0]), key[1] != "__init__", key[1])):
        lines = {letter: each[room, name] for letter, each in found.items() if (room, name) in each}
        told = " · ".join(dict.fromkeys(lines.values()))
        yield f"| `{room + '/' if room else ''}{name}.py` | {' '.join(lines)} | {told} |"


def page() -> str:
    """The page with its table as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n" + "\n".join(rows()) + f"\n\n{END}{after}"


def main() -> int:
    """Writes the page; with `--check`, only says whether it is up to date."""
    wanted = page()
    if "--check" in sys.argv:
        return 0 if PAGE.read_text(encoding="utf-8") == wanted else 1
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
