"""Setting up and dealing: Witches 1, 2, 3, 4, 5, 61."""

import pytest

from coven.errors import CovenError
from tests.witches.build import DECK, GAME, choose_packets, end_round


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_cards_are_dealt_in_equal_hands(players):
    """Witches 1, 2."""
    hands = GAME.new_table(players, seed=players).keeper.position()["state"]["hands"]
    assert [len(hand.split()) for hand in hands] == [60 // players] * players
    assert sorted(card for hand in hands for card in hand.split()) == sorted(DECK)


@pytest.mark.parametrize("players", [0, 1, 2, 7, -3, True, "4", None])
def test_no_other_number_plays(players):
    """Witches 1."""
    with pytest.raises(CovenError) as error:
        GAME.new_table(players)
    assert error.value.code == "bad_players"


@pytest.mark.parametrize("dealer", ["rotate", "fixed"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_dealer_is_drawn_by_lot(players, dealer):
    """Witches 3, 61."""
    dealers = {GAME.new_table(players, {"dealer": dealer}, seed=seed).view(None)["dealer"] for seed in range(60)}
    assert dealers == set(range(players))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("dealer", range(3))
def test_the_dealers_left_neighbour_leads(players, dealer):
    """Witches 4."""
    at = GAME.new_table(players, seed=1)
    state = {**at.keeper.position()["state"], "dealer": dealer}
    del state["leader"], state["turn"]
    at = choose_packets(GAME.from_position({"players": players, "state": state}))
    assert at.to_act == ((dealer + 1) % players,)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(("option", "step"), [("rotate", 1), ("fixed", 0)])
def test_the_deal_moves_to_the_left_or_stays(players, option, step):
    """Witches 3."""
    for dealer in (0, players - 1):
        at = end_round([*[""] * (players - 1), "*"], options={"dealer": option, "limit": 1000}, dealer=dealer)
        assert at.view(None)["dealer"] == (dealer + step) % players
        assert choose_packets(at).to_act == ((dealer + step + 1) % players,)


def test_the_same_seed_deals_the_same_and_another_seed_another():
    one, same, other = (GAME.new_table(4, seed=seed).keeper.position()["state"]["hands"] for seed in (5, 5, 6))
    assert one == same != other


def test_every_round_is_dealt_anew():
    at = GAME.new_table(3, {"rounds": 2}, seed=3)
    first = at.keeper.position()["state"]["hands"]
    while at.view(None)["round"] == 1:
        seat = at.to_act[0]
        at.play(seat, at.moves(seat)[-1])
    second = at.keeper.position()["state"]["hands"]
    assert sorted(card for hand in second for card in hand.split()) == sorted(DECK)
    assert first != second


def test_a_card_goes_to_every_seat_equally_often():
    """Witches 2: chi-square with 5 degrees of freedom, summed over 60 cards: 300 on average."""
    counts = [[0] * 6 for _ in range(60)]
    deals = 300
    for seed in range(deals):
        for seat, hand in enumerate(GAME.new_table(6, seed=seed).keeper.state.hand):
            for card in range(60):
                counts[card][seat] += int(hand) >> card & 1
    expected = deals / 6
    assert sum((count - expected) ** 2 / expected for row in counts for count in row) < 450


def test_only_cards_of_the_own_hand():
    """Witches 2."""
    at = GAME.new_table(4, seed=9)
    held = at.view(1)["hand"]
    for card in set(DECK):
        refused = at.refusal(1, f"pass {card}")
        assert (refused is None) is (card in held)
        assert refused is None or (refused.code, refused.ruling) == ("not_in_hand", 2)
