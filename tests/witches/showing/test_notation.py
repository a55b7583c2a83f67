"""Cards and moves in writing read back to themselves."""

import pytest

from coven.errors import CovenError
from coven.games.witches.names import CARD_TEXTS
from coven.games.witches.view.notation import card_set, card_texts, kind_of
from tests.witches.build import DECK, GAME


@pytest.mark.parametrize("action", range(GAME.rules.actions))
def test_every_move_reads_back(action):
    move = GAME.faces.move_of(action)
    assert GAME.faces.action_of(move.text) == action
    assert GAME.move(move.text) == GAME.move(action) == move


def test_there_are_57_kinds_of_cards_and_60_cards():
    assert len(set(CARD_TEXTS)) == 57
    assert card_texts(card_set(DECK)) == DECK


@pytest.mark.parametrize(
    ("text", "same"), [("r11", "R11"), ("z", "Z"), ("play G12", "G12"), ("PASS b3", "pass B3"), (" pass  Z ", "pass Z"), ("Deduct", "deduct")]
)
def test_writing_is_lenient(text, same):
    assert GAME.move(text).text == same


@pytest.mark.parametrize(
    "text", ["", " ", "R0", "R15", "R", "11", "X3", "pass", "pass pass R1", "lead R1", "Z1", "R1 R2", "transfer now", "R 1", "ß"]
)
def test_what_is_no_move(text):
    with pytest.raises(CovenError) as error:
        GAME.move(text)
    assert error.value.code == "unknown_move"


@pytest.mark.parametrize("move", [-1, GAME.rules.actions, 10**9, True, None, 1.0, ["R1"]])
def test_what_is_no_move_number(move):
    with pytest.raises(CovenError) as error:
        GAME.move(move)
    assert error.value.code == "unknown_move"


@pytest.mark.parametrize(("texts", "fault"), [(["R1", "r1"], "R1"), (["Z"] * 5, "Z"), (["Q1"], "Q1")])
def test_a_set_of_cards_that_cannot_be(texts, fault):
    with pytest.raises(ValueError, match=fault):
        card_set([text.upper() for text in texts])


def test_an_unknown_card_has_no_kind():
    assert kind_of("G15") is None
    assert kind_of("g14") == kind_of("G14") == 27
