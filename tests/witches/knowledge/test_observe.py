"""The numbers a network sees: right, and blind to what is hidden."""

import importlib

import numpy as np
import pytest

from coven.games.witches.view.notation import kind_of
from tests.witches.build import BOX, GAME, choose_packets, trick_table
from tests.witches.worlds import PAIRS

seen = importlib.import_module("coven.games.witches.knowledge.observe")  # the package shows the function under this name


def numbers(at, seat=0):
    out = np.full(GAME.rules.observation_size, -1, np.float32)
    GAME.rules.observe(BOX, at.keeper.state, seat, out)
    return out


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_blind_to_what_is_hidden(pair):
    one, two = pair()
    assert (numbers(one) == numbers(two)).all()


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_another_seat_does_see_a_difference_where_hands_differ(pair):
    one, two = pair()
    if one.view(2) != two.view(2):
        assert (numbers(one, 2) != numbers(two, 2)).any()


def counts(out, first):
    return {number: int(count) for number, count in enumerate(out[first : first + 57]) if count}


def cards(texts):
    found = {}
    for text in texts:
        found[kind_of(text)] = found.get(kind_of(text), 0) + 1
    return found


def test_hand_trick_and_table():
    at = trick_table(["Z Z R1", "Z G1 Y2 Y3", "Z G2 B1 B5", "R5 B2 B3 B4"], ["Y1"], totals=[4, 3, 2, 1], round=2, dealer=3)
    out = numbers(at, 1)
    assert counts(out, seen.HAND) == cards(at.view(1)["hand"])
    assert counts(out, seen.TRICK + 3 * 57) == cards(["Y1"])
    assert [int(out[seen.SEAT_NUMBERS + far * seen.NUMBERS]) for far in range(4)] == [3, 2, 1, 4]
    assert [int(out[seen.SEAT_NUMBERS + far * seen.NUMBERS + 2]) for far in range(4)] == [0, 0, 1, 0]
    assert [int(out[seen.SEAT_NUMBERS + far * seen.NUMBERS + 4]) for far in range(4)] == [1, 0, 0, 0]
    assert out[seen.LED + 2] == 1
    assert out[seen.LED : seen.LED + 4].sum() == 1
    assert [int(number) for number in out[seen.TABLE : seen.TABLE + 3]] == [4, 2, 3]


def test_what_was_played_and_taken():
    at = trick_table(["Z R1", "Z G1", "Z B1"])
    for seat in range(3):
        at.play(seat, "Z")
    at.play(0, "R1")
    out = numbers(at)
    state = at.keeper.position()["state"]
    played = [state["played"][seat].split() for seat in range(3)]
    played[0].remove("R1")
    for seat in range(3):
        assert counts(out, seen.PLAYED + seat * 57) == cards(played[seat])
        assert counts(out, seen.TAKEN + seat * 57) == cards(state["taken"][seat].split())


def test_a_position_read_back_gives_the_same_numbers():
    """Wizards played by several seats, one of them in the present trick."""
    at = trick_table(["Z R1 Y1", "Z G1 Y2", "Z B1 Z"])
    for seat in range(3):
        at.play(seat, "Z")
    for seat, card in ((0, "R1"), (1, "G1"), (2, "Z")):
        again = GAME.from_position(at.keeper.position())
        assert (numbers(at, 1) == numbers(again, 1)).all()
        at.play(seat, card)


def test_packets_and_who_is_ready():
    at = GAME.new_table(4, seed=1)
    for _ in range(3):
        at.play(2, at.moves(2)[0])
    out = numbers(at)
    assert [int(out[seen.SEAT_NUMBERS + far * seen.NUMBERS + 4]) for far in range(4)] == [1, 1, 0, 1]
    assert counts(out, seen.RECEIVED) == {}
    choose_packets(at)
    out = numbers(at)
    assert counts(out, seen.PACKET) == cards(at.view(0)["packet"])
    assert counts(out, seen.RECEIVED) == cards(at.view(0)["received"]["cards"])


def test_voids_are_shown():
    at = trick_table(["Y1 B1", "Y3 G2", "G3 G4", "Y4 R4"], voids=["", "B", "Y", ""])
    out = numbers(at, 1)
    assert [int(out[seen.VOIDS + suit]) for suit in range(4)] == [0, 0, 0, 1]
    assert [int(out[seen.VOIDS + 4 + suit]) for suit in range(4)] == [0, 0, 1, 0]


@pytest.mark.parametrize(
    ("option", "value", "number"),
    [
        ("limit", 30, 5),
        ("rounds", 9, 6),
        ("dealer", "fixed", 7),
        ("tie", "play_on", 8),
        ("last_spell", "rescue", 9),
        ("earth_variant", True, 10),
        ("air_blocks_own_spell", True, 11),
    ],
)
def test_the_options_are_seen(option, value, number):
    plain, with_it = numbers(GAME.new_table(3, seed=1)), numbers(GAME.new_table(3, {option: value}, seed=1))
    assert np.flatnonzero(plain != with_it).tolist() == [seen.TABLE + number]


def test_a_spell_to_be_decided_on_is_seen():
    at, _ = PAIRS["casting"]()
    assert numbers(at)[seen.TABLE + 3] == 20
