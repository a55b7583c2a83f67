"""Writes docs/research: for each game the index tables of its actions and of the numbers a seat observes."""

from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path

from coven.table.game import Game
from coven.table.registry import game

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "research"
GAMES = ("witches", "wandering_towers", "broom_service")
FEW = 60  # moves of a kind that are all listed


def span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def action_rows(found: Game) -> Iterator[str]:
    """A row for each kind of move: its numbers, and the moves in their order."""
    for kind, group in groupby(found.all_moves, key=lambda move: move.kind):
        moves = list(group)
        texts = [f"`{move.text}`" for move in moves]
        listed = texts if len(texts) <= FEW else [*texts[:3], "…", *texts[-2:]]
        yield f"| {span(moves[0].id, moves[-1].id)} | {kind.replace('_', ' ')} | {' '.join(listed)} |"


def observation_rows(found: Game) -> Iterator[str]:
    """A row for each part of an observation: its places, how many, and what they hold."""
    ends = [*(first for first, _ in found.rules.sections), found.rules.observation_size]
    for (first, after), (_, text) in zip(pairwise(ends), found.rules.sections, strict=True):
        yield f"| {span(first, after - 1)} | {after - first} | {text} |"


def page(name: str) -> str:
    """The page of a game as it should be."""
    found = game(name)
    rows = [
        f"# {name.replace('_', ' ').title()} in numbers",
        "",
        "Written by `make research` from the code; a test holds it. [docs/research.md](../research.md) says how to use these numbers.",
        "",
        f"Rules version {found.version}; {', '.join(map(str, found.players))} players; a game is worth {found.about.returns[0]} to "
        f"{found.about.returns[1]} to a seat: the seats behind it, less those ahead.",
        "",
        f"## Actions: {found.rules.actions}",
        "",
        "The same number is the same move in every state. `game.all_moves` has them with all their arguments.",
        "",
        "| number | kind | moves |",
        "|---|---|---|",
        *action_rows(found),
        "",
        f"## Observation: {found.rules.observation_size} numbers",
        "",
        "Places for seats, spaces or steps that a game does not have hold 0; so does all that the observer cannot know.",
        "",
        "| place | numbers | what |",
        "|---|---|---|",
        *observation_rows(found),
    ]
    return "\n".join(rows) + "\n"


def main() -> None:
    """Writes the pages."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.md").write_text(page(name), encoding="utf-8")


if __name__ == "__main__":
    main()
