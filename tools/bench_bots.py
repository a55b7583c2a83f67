"""How strong the careful bots are: against three random seats, and at a table of their own. Prints one JSON line a measurement."""

import argparse
import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

import coven
from coven.bots import arena

PLAYERS = 4
CASES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("witches", {}),
    ("wandering_towers", {}),
    ("wandering_towers", {"master": True, "spells": "random", "spell_count": 8}),
    ("broom_service", {}),
    ("broom_service", {"side": "back"}),
)


def measured(games: int, names: list[str], progress: Any) -> Iterator[dict[str, Any]]:
    """Each case against three random seats and at its own table; for Witches also the spells given away beside plain duckers."""
    for name, options in CASES:
        if name not in names:
            continue
        game = coven.game(name)
        against = arena.match(game, "careful", "random", PLAYERS, games, options, progress=progress)
        yield {"game": name, "options": options, "against": "three random seats", "games": against["games"], "wins": against["wins"]}
        yield {"game": name, "options": options, "table": "careful", **arena.table_of(game, "careful", PLAYERS, games, options, progress=progress)}
    if "wandering_towers" in names:
        yield from together(games, progress)
    if "witches" in names:
        yield from spells_given_away(games, progress)


def spells_given_away(games: int, progress: Any) -> Iterator[dict[str, Any]]:
    """How often a seat of Witches casts a spell among careful bots, and among the plain duckers of the tests."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    ducker = importlib.import_module("tests.witches.ducker").ducker
    spell_cast = importlib.import_module("tests.witches.spell_count").spell_cast
    for label, bot in (("careful", "careful"), ("plain duckers", ducker)):
        found = arena.match(coven.game("witches"), bot, bot, PLAYERS, games, progress=progress, strong_seats=0b1111, count_for=spell_cast)
        yield {"game": "witches", "table": label, "games": found["games"], "spells_per_seat": found["counts"]["strong"]}


def together(games: int, progress: Any) -> Iterator[dict[str, Any]]:
    """Wandering Towers in teams, careful partners against random ones, and alone against the deck."""
    game = coven.game("wandering_towers")
    teams: dict[str, Any] = {"mode": "teams"}
    against = arena.match(game, "careful", "random", PLAYERS, games, teams, progress=progress, strong_seats=0b0101)
    yield {"game": game.name, "options": teams, "against": "two random partners", "games": against["games"], "wins": against["wins"]}
    alone: tuple[dict[str, Any], ...] = ({}, {"spells": "random"})
    for options in alone:
        yield {"game": game.name, "options": options, "table": "careful", **arena.table_of(game, "careful", 1, games, options, progress=progress)}


def main() -> None:
    """Measures all games, or those named."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="games of each measurement")
    parser.add_argument("names", nargs="*", default=[name for name in coven.game_names() if name != "cauldron"])
    wanted = parser.parse_args()
    with Progress(console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("games", total=wanted.games)
        for row in measured(wanted.games, wanted.names, lambda done, of: shown.update(task, completed=done, total=of)):
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
