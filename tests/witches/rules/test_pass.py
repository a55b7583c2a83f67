"""Passing packets: Witches 6, 7, 8, 9, 10, 11, 61."""

import itertools

import pytest

from coven.errors import CovenError, Refused
from tests.witches.build import GAME, choose_packets, passing_table

PACKETS = {3: 4, 4: 3, 5: 3, 6: 2}
CYCLES = {3: ["left", "right"], 4: ["left", "right", "across"], 5: ["left", "right"], 6: ["left", "right", "across"]}
STEPS = {"left": lambda players: 1, "right": lambda players: -1, "across": lambda players: players // 2}


def at_round(players, number, **state):
    """A fresh deal as if it were that of a later round."""
    data = GAME.new_table(players, seed=players).keeper.position()
    return GAME.from_position({**data, "state": {**data["state"], "round": number, **state}})


@pytest.mark.parametrize(("players", "number"), [(players, number) for players in PACKETS for number in range(1, 8)])
def test_where_packets_go(players, number):
    """Witches 8, 10, 11, 61: left is the next seat clockwise, across half-way round."""
    at = at_round(players, number)
    direction = CYCLES[players][(number - 1) % len(CYCLES[players])]
    assert at.view(None)["direction"] == direction
    before = [set(at.view(seat)["hand"]) for seat in range(players)]
    assert at.setting["packet_size"] == PACKETS[players]
    choose_packets(at)
    for seat in range(players):
        to = (seat + STEPS[direction](players)) % players
        packet = at.view(seat)["packet"]
        assert at.view(seat)["packet_to"] == to
        assert at.view(to)["received"] == {"from": seat, "cards": packet}
        assert len(packet) == PACKETS[players]
        assert set(packet) <= before[seat]
        assert set(packet) <= set(at.view(to)["hand"])
        assert len(at.view(seat)["hand"]) == 60 // players


@pytest.mark.parametrize("dealer", range(4))
def test_the_cycle_counts_rounds_whoever_deals(dealer):
    """Witches 11."""
    at = at_round(4, 2, dealer=dealer, leader=(dealer + 1) % 4, turn=(dealer + 1) % 4)
    assert at.view(None)["direction"] == "right"


def test_the_own_hand_is_seen_before_passing():
    """Witches 6."""
    at = GAME.new_table(4, seed=1)
    assert len(at.view(2)["hand"]) == 15
    assert {move.args["card"] for move in at.moves(2)} == set(at.view(2)["hand"])


def test_nothing_received_is_seen_before_all_have_chosen():
    """Witches 7."""
    at = GAME.new_table(4, seed=1)
    for seat in range(3):
        for _ in range(3):
            at.play(seat, at.moves(seat)[0])
    assert at.to_act == (3,)
    for seat in range(4):
        assert at.view(seat)["received"] is None
        assert at.view(seat)["hand_sizes"] == [15] * 4
    assert len(at.view(0)["hand"]) == 12
    assert at.refusal(3, at.view(3)["hand"][0]).code == "not_playing"


def test_any_cards_may_be_passed():
    """Witches 9."""
    hands = ["Z Z Z Z R11 G11 G12 Y11 B11 R1 R2 R3 R4 R5 R6"]
    rest = [f"{suit}{rank}" for suit in "RGYB" for rank in range(1, 15) if f"{suit}{rank}" not in hands[0].split()]
    hands += [" ".join(rest[start : start + 15]) for start in (0, 15, 30)]
    for packet in itertools.combinations(["R11", "G11", "G12", "Y11", "B11", "Z", "R1"], 3):
        at = passing_table(hands)
        for card in packet:
            at.play(0, f"pass {card}")
        assert at.to_act == (1, 2, 3)
    at = passing_table(hands)
    for _ in range(3):
        at.play(0, "pass Z")
    assert at.view(0)["packet"] == ["Z", "Z", "Z"]
    assert at.view(0)["hand"].count("Z") == 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_exact_count_is_compulsory(players):
    """Witches 9."""
    at = GAME.new_table(players, seed=1)
    for number in range(PACKETS[players]):
        assert 0 in at.to_act, number
        at.play(0, at.moves(0)[0])
    assert 0 not in at.to_act
    assert at.moves(0) == []


def test_a_complete_packet_is_not_changed():
    """Witches 61."""
    at = GAME.new_table(4, seed=1)
    for _ in range(3):
        at.play(0, at.moves(0)[0])
    with pytest.raises(Refused) as error:
        at.play(0, f"pass {at.view(0)['hand'][0]}")
    assert (error.value.code, error.value.ruling) == ("already_passed", 61)
    with pytest.raises(CovenError) as error:
        at.undo(0)
    assert error.value.code == "cannot_undo"


def test_a_card_set_aside_can_be_taken_back_until_the_packet_is_complete():
    at = GAME.new_table(4, seed=1)
    before = at.view(0)["hand"]
    at.play(0, at.moves(0)[0])
    at.play(1, at.moves(1)[0])
    at.undo(0)
    assert at.view(0)["hand"] == before
    assert len(at.view(1)["packet"]) == 1


def test_nothing_can_be_passed_in_play():
    """Witches 61."""
    at = choose_packets(GAME.new_table(4, seed=1))
    seat = at.to_act[0]
    assert at.refusal(seat, f"pass {at.view(seat)['hand'][0]}").code == "not_passing"


ORDERS = ([0, 1, 2], [2, 1, 0], [1, 0, 2])


def choose_in(order, upto):
    """The first `upto` seats of an order have chosen; in one order each sets the same cards aside backwards."""
    at = GAME.new_table(3, seed=1)
    chosen = [at.view(seat)["hand"][:4] for seat in range(3)]
    for seat in order[:upto]:
        for card in chosen[seat] if order[0] != 2 else reversed(chosen[seat]):
            at.play(seat, f"pass {card}")
    return at


def views(at):
    return [at.view(seat) for seat in (None, 0, 1, 2)]


def test_the_order_of_choosing_leaves_no_trace():
    """Witches 61: neither in the position nor in what anybody sees, then or later."""
    tables = [choose_in(order, 3) for order in ORDERS]
    for _ in range(3):
        first = tables[0]
        for at in tables[1:]:
            assert at.keeper.position() == first.keeper.position()
            assert views(at) == views(first)
        for at in tables:
            at.play(at.to_act[0], at.moves(at.to_act[0])[0])
        assert len({str([at.keeper.events(seat, len(at.keeper)) for seat in (None, 0, 1, 2)]) for at in tables}) == 1


def test_who_is_ready_shows_and_not_since_when():
    """Seats 0 and 1 lie ready, whoever was first; and Witches 61 says that this is seen."""
    one, two = choose_in([0, 1, 2], 2), choose_in([1, 0, 2], 2)
    assert views(one) == views(two)
    assert one.view(None)["ready"] == [True, True, False]
    text = " ".join((GAME.about.folder / "RULES.md").read_text(encoding="utf-8").partition("\n61. ")[2].split())
    assert "everybody sees whose lies ready" in text
    assert "the order of choosing shows nothing" not in text
