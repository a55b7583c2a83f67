"""Every golden of every game can be told in the terminal, to every viewer, in every language."""

from pathlib import Path

import pytest

import coven
from coven.cli.sentences import event_sentence, name_move
from coven.table.words import LANGUAGES

NAMES = ("Robin", "Agatha", "Bertha", "Circe", "Dagmar", "Edda")
RECORDS = sorted((Path(__file__).parents[1] / "goldens").glob("*/*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_is_told_without_a_gap(path: Path) -> None:
    table = coven.replay(coven.load(path))
    seats = NAMES[: table.players]
    for language in LANGUAGES:
        speak = table.game.words(language)
        for viewer in (None, *range(table.players)):
            lines = [event_sentence(event, table.game, speak, seats) for event in table.events(viewer)]
            assert not [line for line in lines if "{" in line or not line.strip()]
        assert not [move for _, move in table.keeper.history if "{" in name_move(move, table.game, speak, seats)]
