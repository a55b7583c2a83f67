"""Every golden of every game can be told in the terminal, to every watcher, in every language."""

from pathlib import Path

import pytest

import coven
from coven.cli.sentences import name_move, tell
from coven.table.words import LANGUAGES

NAMES = ("Robin", "Agatha", "Bertha", "Circe", "Dagmar", "Edda")
RECORDS = sorted((Path(__file__).parents[1] / "goldens").glob("*/*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_is_told_without_a_gap(path: Path) -> None:
    table = coven.replay(coven.load(path))
    seats = NAMES[: table.players]
    for language in LANGUAGES:
        speak = table.game.words(language)
        for watcher in (None, *range(table.players)):
            told = [tell(event, table.game, speak, seats) for event in table.events(watcher)]
            assert not [line for line in told if "{" in line or not line.strip()]
        assert not [move for _, move in table.keeper.history if "{" in name_move(move, table.game, speak, seats)]
