"""kill -9 under load: nothing acknowledged is lost, nothing doubled, nothing invented, every game goes on."""

from pathlib import Path
from typing import Any

import pytest
from server.killing import Party, Shown, check_game, main, played_again
from server.postgres import Postgres
from template.cauldron import GAME

from coven.server.live.match import Match
from coven.server.live.steps import Created, Played, Started
from coven.server.messages.terms import ChairPlan, Terms

FRIENDS = ChairPlan(kept_for="friends")
CREATED = Created(
    game="cauldron",
    rules_version=GAME.version,
    players=2,
    options={},
    host="a",
    public=False,
    key="k",
    plans=(FRIENDS, FRIENDS),
    terms=Terms(),
    seed="00" * 32,
    salt="00" * 16,
)


def test_a_few_kills(tmp_path: Path) -> None:
    acknowledged, held = main(4, tmp_path, [Party("cauldron", 3), Party("witches", 3)])
    assert acknowledged == held["played"]


def test_a_few_kills_of_workers_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    parties = [Party("cauldron", 2, bots=1), Party("wandering_towers", 2, terms={"clock": {"per_move": 3600}})]
    acknowledged, held = main(6, tmp_path, parties, database=postgres.new_database(), workers=2)
    assert acknowledged == held["played"] - held["by bots"] and held["by bots"] > 0


def moves() -> list[str]:
    """What seat 0 may play at first."""
    match = Match("g", CREATED, 0.0)
    match.apply(Started(), 0.0)
    return [move.text for move in match.table.moves(0)]


def played() -> tuple[list[Any], Shown]:
    """The first steps of a game as a log holds them, and what they showed."""
    steps = [Started(), Played(seat=0, move=moves()[0], id="a")]
    rows = [("g", number, step.model_dump(mode="json", exclude_none=True)) for number, step in enumerate([CREATED, *steps], 1)]
    return rows, played_again(Match("g", CREATED, 0.0), steps)


def test_the_check_finds_what_a_log_does_not_give() -> None:
    rows, shown = played()
    check_game("g", rows, shown)
    with pytest.raises(AssertionError, match="never was"):
        check_game("g", rows[:-1], shown)
    other = {**rows[-1][2], "move": moves()[1]}
    with pytest.raises(AssertionError, match="never was"):
        check_game("g", [*rows[:-1], ("g", 3, other)], shown)
    with pytest.raises(AssertionError, match="nobody made"):
        check_game("g", [*rows[:-1], ("g", 3, {name: value for name, value in rows[-1][2].items() if name != "id"})], shown)
    with pytest.raises(AssertionError, match="gap"):
        check_game("g", [*rows[:-1], ("g", 4, rows[-1][2])], shown)
