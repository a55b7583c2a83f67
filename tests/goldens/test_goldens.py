"""Recorded games play as they always did; a change of the rules needs a new rules version, and new goldens by `make goldens`."""

from pathlib import Path

import pytest
from goldens.golden_text import text_of

import coven
from coven.table.options import Number

HOME = Path(__file__).parent
RECORDS = sorted(HOME.glob("*/*.jsonl"))
GAMES = sorted({path.parent.name for path in RECORDS})


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_plays_as_it_always_did(path: Path) -> None:
    record = coven.load(path)
    assert coven.verify(record) == []
    assert text_of(record) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_every_game_has_goldens() -> None:
    assert sorted(name for name in coven.game_names() if name != "cauldron") == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_an_option_has_a_golden(name: str) -> None:
    seen = {(option, value) for path in RECORDS if path.parent.name == name for option, value in coven.load(path).header["options"].items()}
    wanted = {(option.name, value) for option in coven.game(name).options if not isinstance(option, Number) for value in option.values()}
    assert wanted <= seen


def endings(name: str) -> set[tuple[int, str]]:
    """The player count and the end reason of each golden of a game."""
    records = [coven.load(path) for path in RECORDS if path.parent.name == name]
    return {(record.header["players"], record.ending["outcome"]["reason"]) for record in records if record.ending}


@pytest.mark.parametrize("name", GAMES)
def test_every_player_count_and_end_reason_has_a_golden(name: str) -> None:
    game, seen = coven.game(name), endings(name)
    assert {players for players, _ in seen} == set(game.players)
    assert {reason for _, reason in seen} == set(game.about.end_reasons.names[1:])


def test_every_end_reason_of_witches_has_a_golden_at_every_player_count() -> None:
    """In Witches any number of players may end for any reason; in the other games some reasons belong to some counts."""
    game = coven.game("witches")
    assert endings("witches") == {(players, reason) for players in game.players for reason in game.about.end_reasons.names[1:]}
