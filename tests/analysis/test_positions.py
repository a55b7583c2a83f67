"""Positions with one move that is clearly the best by the rulebook: hints find it.

Those in `positions` are from played games (see tools/test_data/make_analysis_positions.py), those in `towers.py` made by hand.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from analysis.towers import CONSTRUCTED, Constructed

import coven
from coven.analysis import analyse
from coven.table.table import Table

FOLDER = Path(__file__).parent / "positions"
POSITIONS = [(path.stem, number, entry) for path in sorted(FOLDER.glob("*.json")) for number, entry in enumerate(json.loads(path.read_text()))]
BUDGET = 600


@pytest.mark.parametrize("name", ["witches", "wandering_towers", "broom_service"])
def test_there_are_enough_for_each_game(name: str) -> None:
    by_hand = len(CONSTRUCTED) if name == "wandering_towers" else 0
    assert by_hand + sum(stem == name for stem, _, _ in POSITIONS) >= 20


@pytest.mark.parametrize(("name", "number", "entry"), POSITIONS, ids=[f"{name}-{number}" for name, number, _ in POSITIONS])
def test_the_best_move_is_found(name: str, number: int, entry: dict[str, Any]) -> None:
    table = coven.game(name).from_position(entry["position"])
    assert analyse(table, entry["seat"], BUDGET).best.move.text == entry["best"], entry["why"]


@pytest.mark.parametrize("made", CONSTRUCTED, ids=lambda made: made.best.replace(" ", "-"))
def test_the_best_move_of_a_constructed_position_is_found(made: Constructed) -> None:
    assert analyse(made.table, made.seat, BUDGET).best.move.text == made.best, made.why


# --- that these moves are the best, by the rules alone -----------------------------------------------------------------


@pytest.mark.parametrize("made", [made for made in CONSTRUCTED if made.stops is None], ids=lambda made: made.best.replace(" ", "-"))
def test_the_best_move_wins_at_once_and_no_other_does(made: Constructed) -> None:
    winning = [move.text for move in made.table.moves(made.seat) if can_win(after(made.table, move.text), made.seat)]
    assert winning == [made.best], made.why


@pytest.mark.parametrize("made", [made for made in CONSTRUCTED if made.stops is not None], ids=lambda made: made.best.replace(" ", "-"))
def test_the_best_move_keeps_another_from_winning_and_no_other_does(made: Constructed) -> None:
    assert made.stops is not None
    stopping = [move.text for move in made.table.moves(made.seat) if can_stop(after(made.table, move.text), made.seat, made.stops)]
    assert stopping == [made.best], made.why


def after(table: Table, move: str) -> Table:
    keeper = table.keeper.at(len(table.keeper))
    keeper.make(table.to_act[0], table.game.move(move).id)
    return Table(keeper)


def can_win(table: Table, seat: int) -> bool:
    """Whether a seat can be the only winner before anybody else has a turn."""
    if table.outcome is not None:
        return table.outcome.winners == (seat,)
    return list(table.to_act) == [seat] and any(can_win(after(table, move.text), seat) for move in table.moves(seat))


def can_stop(table: Table, seat: int, other: int) -> bool:
    """Whether a seat can end its turn so that the other can't win in the next."""
    if list(table.to_act) == [seat]:
        return any(can_stop(after(table, move.text), seat, other) for move in table.moves(seat))
    return not can_win(table, other)
