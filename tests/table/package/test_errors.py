"""Errors: a stable code, plain words, and the details they speak of, wherever they travel."""

import copy
import pickle

import pytest

from coven import CovenError, Refused


def test_an_error_says_its_words_and_its_code() -> None:
    error = CovenError("bad_seat", "There is no seat 9.", seat=9)
    assert str(error) == "There is no seat 9. [bad_seat]"
    assert (error.code, error.message, error.details) == ("bad_seat", "There is no seat 9.", {"seat": 9})


def test_a_refusal_names_seat_move_and_ruling() -> None:
    error = Refused("must_follow", "Seat 2 may not play R11.", seat=2, move="R11", ruling=13)
    assert (error.seat, error.move, error.ruling) == (2, "R11", 13)
    assert isinstance(error, CovenError)


@pytest.mark.parametrize("error", [CovenError("bad_box", "No.", faults=["a", "b"]), Refused("must_follow", "No.", seat=2, move="R11", ruling=13)])
def test_an_error_survives_the_way_to_another_process(error: CovenError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(again) is type(error)
        assert (str(again), again.code, again.details) == (str(error), error.code, error.details)
