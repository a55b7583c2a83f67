"""The fight for a trick: Witches 5, 12, 13, 14, 15, 16, 17, 18, 19, 20."""

import pytest

from coven.errors import Refused
from coven.games.witches.names import CARD_TEXTS
from tests.witches.build import DECK, GAME, choose_packets, play_trick, trick_table

TRICKS = {
    "the highest of the led suit": ("G5 G12 Z G14", 3),
    "a wizard leads, the first suit counts": ("Z R3 R9 B14", 2),
    "two wizards lead": ("Z Z Y2 Y1", 2),
    "three wizards": ("Z Z Z", 0),
    "four wizards": ("Z Z Z Z", 0),
    "a 1 beats wizards": ("Z Z Z G1", 3),
    "other suits never win": ("R4 B14 Y13 Z", 0),
    "a 1 led among wizards": ("B1 Z Z Z", 0),
    "a wizard leads six": ("Z G1 R14 G2 B14 Y14", 3),
    "a trick with two witches": ("Y3 Z Y11 R11 Y10", 2),
}

HANDS = {
    "follows suit": ("R2 G7 Z", ["R9"], ["R2", "Z"]),
    "out of the suit": ("G7 B3 Z", ["R9"], ["G7", "B3", "Z"]),
    "no suit led yet": ("R2 G7 Z", ["Z"], ["R2", "G7", "Z"]),
    "a suit after a wizard": ("R2 G7 Z", ["Z", "G3"], ["G7", "Z"]),
    "the queen or a wizard": ("G12 Z", ["G13"], ["G12", "Z"]),
}


@pytest.mark.parametrize(("cards", "winner"), TRICKS.values(), ids=TRICKS)
def test_who_takes_the_trick(cards, winner):
    """Witches 14, 16, 17, 18: the winner also leads next."""
    at = play_trick(cards)
    assert at.view(None)["last_trick"]["winner"] == winner
    assert at.to_act == (winner,)
    assert sorted(cards.split()) == sorted(laid["card"] for laid in at.view(None)["last_trick"]["cards"])
    won = at.keeper.position()["state"]["taken"][winner].split()
    assert all(card in won for card in cards.split())


def test_the_winner_takes_both_witches():
    at = play_trick("Y3 Z Y11 R11 Y10")
    assert {"Y11", "R11"} <= set(at.keeper.position()["state"]["taken"][2].split())


@pytest.mark.parametrize(("hand", "trick", "allowed"), HANDS.values(), ids=HANDS)
def test_what_may_be_played(hand, trick, allowed):
    """Witches 13, 15, 19: the led suit or a wizard; anything when out of it or while no suit lies."""
    mover = len(trick)
    spare = [card for card in ("Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8") if card not in hand]
    size = len(hand.split())
    hands = [" ".join(spare.pop() for _ in range(size - (seat < mover))) if seat != mover else hand for seat in range(3)]
    at = trick_table(hands, trick)
    assert [move.text for move in at.moves(mover)] == allowed


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_any_card_may_be_led_in_the_first_trick(players):
    """Witches 12: of full hands, before any card has been played; fire, the queen, witches and wizards too."""
    led = set()
    for seed in range(60):
        at = choose_packets(GAME.new_table(players, seed=seed))
        leader = at.to_act[0]
        hand = at.view(leader)["hand"]
        assert len(hand) * players == len(DECK)
        assert [move.text for move in at.moves(leader)] == sorted(set(hand), key=CARD_TEXTS.index)
        for card in set(hand) - led:
            lead_card(at, leader, card)
        led |= set(hand)
    assert led == set(CARD_TEXTS)


def lead_card(at, leader, card):
    """Leads the card, to see that it lies there; on a branch of the game."""
    branch = at.keeper.table_at(len(at.keeper))
    branch.play(leader, card)
    assert branch.view(None)["trick"] == [{"seat": leader, "card": card}]


def test_who_must_follow_is_told_why():
    """Witches 13."""
    at = trick_table(["B1", "R2 G7", "B2 B3"], ["R9"])
    with pytest.raises(Refused) as error:
        at.play(1, "G7")
    assert (error.value.code, error.value.ruling, error.value.seat, error.value.move) == ("must_follow", 13, 1, "G7")
    assert at.view(None)["trick"] == [{"seat": 0, "card": "R9"}]


def test_play_goes_clockwise():
    """Witches 5."""
    at = trick_table(["Y1 B1", "Y2 B2", "Y3 B3", "Y4 B4"])
    order = []
    while at.view(None)["last_trick"] is None:
        order.append(at.to_act[0])
        assert at.refusal((at.to_act[0] + 1) % 4, f"Y{(at.to_act[0] + 1) % 4 + 1}").code == "not_your_turn"
        at.play(at.to_act[0], f"Y{at.to_act[0] + 1}")
    assert order == [0, 1, 2, 3]


def test_a_wizard_is_compulsory_only_as_the_last_card():
    """Witches 19."""
    assert [move.text for move in trick_table(["B1", "Z B4", "B2 B3"], ["R9"]).moves(1)] == ["B4", "Z"]
    assert [move.text for move in trick_table(["", "Z", "B2"], ["R9"]).moves(1)] == ["Z"]


def test_several_wizards_are_one_move():
    """Witches 61."""
    at = trick_table(["Z Z Z", "Y1 Y2 Y3", "B1 B2 B3"])
    assert [move.text for move in at.moves(0)] == ["Z"]
    at.play(0, "Z")
    assert at.view(0)["hand"] == ["Z", "Z"]


def test_wizards_lead_until_a_suit_appears():
    """Witches 14, 15."""
    at = trick_table(["Z Y1", "Z Y2", "G1 R3", "R2 G5"])
    at.play(0, "Z")
    assert at.view(None)["led"] is None
    at.play(1, "Z")
    at.play(2, "G1")
    assert at.view(None)["led"] == "G"
    assert at.refusal(3, "R2").code == "must_follow"
    at.play(3, "G5")
    assert at.view(None)["last_trick"]["winner"] == 3


@pytest.mark.parametrize("players", [3, 4])
def test_a_trick_of_wizards_alone(players):
    """Witches 17: whoever leads, the first wizard takes it; with a leader other than seat 0 too."""
    hands = [f"Z B{seat + 1}" for seat in range(players)]
    at = trick_table(hands, leader=1, turn=1)
    for turn in range(players):
        at.play((1 + turn) % players, "Z")
    assert at.view(None)["last_trick"]["winner"] == 1
    assert at.to_act == (1,)
    assert [laid["card"] for laid in at.view(None)["last_trick"]["cards"]] == ["Z"] * players
    assert at.keeper.position()["state"]["taken"][1].split() == ["Z"] * players


def test_the_last_trick_may_be_seen_again_and_nothing_before_it():
    """Witches 20."""
    at = trick_table(["Y1 B1 G1", "Y2 B2 G2", "Y3 B3 G3"])
    for card in ("Y1", "Y2", "Y3"):
        at.play(at.to_act[0], card)
    for seat, card in ((2, "B3"), (0, "B1"), (1, "B2")):
        at.play(seat, card)
    last = at.view(None)["last_trick"]
    assert last == {"cards": [{"seat": 2, "card": "B3"}, {"seat": 0, "card": "B1"}, {"seat": 1, "card": "B2"}], "winner": 2}
    assert "Y1" not in str(at.view(None)["last_trick"])


def test_shown_voids_are_kept_but_a_wizard_shows_none():
    at = trick_table(["Y1 B1", "Z G2", "G3 G4", "Y4 R4"])
    for seat, card in ((0, "Y1"), (1, "Z"), (2, "G3"), (3, "Y4")):
        at.play(seat, card)
    assert at.view(None)["voids"] == [[], [], ["Y"], []]
