"""Imagination: all that a seat cannot know is redrawn, all that it can is kept."""

import itertools
from collections import Counter
from math import factorial, prod

import pytest

from coven.games.witches.view.notation import card_texts
from coven.kernel.target import compiled
from tests.witches.build import BOX, GAME, choose_packets, end_round, trick_table, words_of
from tests.witches.worlds import PAIRS, wizard_pair

SEEDS = range(40)


def imagined(at, seed, seat=0):
    """The position seat 0 imagines."""
    return GAME.faces.position(BOX, at.imagined(seat, seed))


def hands(at, seed, seat=0):
    return [hand.split() for hand in imagined(at, seed, seat)["hands"]]


def random_table(players, moves, seed):
    at = choose_packets(GAME.new_table(players, seed=seed))
    for number in range(moves):
        seat = at.to_act[0]
        listed = at.moves(seat)
        at.play(seat, listed[(seed + number * 7) % len(listed)])
    return at


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_nothing_depends_on_what_is_hidden(pair):
    """Witches 61: nor on which of the equal wizards lies where."""
    one, two = pair()
    for seed in SEEDS:
        assert imagined(one, seed) == imagined(two, seed)
        a, b = one.imagined(0, seed).stream, two.imagined(0, seed).stream
        assert a.tobytes() == b.tobytes()


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_nothing_of_the_old_stream_is_left(pair):
    """Words drawn before or still to be drawn would tell hands and the future."""
    at, _ = pair()
    made = [at.imagined(0, 5)]
    state = at.keeper.state.copy()
    for name, value in (("key", 7), ("words", 9)):
        for place in range(len(state.stream[name])):
            state.stream[name][place] = value
    at.keeper.state = state
    assert at.imagined(0, 5).stream.tobytes() == made[0].stream.tobytes()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("moves", [0, 7, 23])
def test_what_the_seat_sees_is_kept(players, moves):
    at = random_table(players, moves, players)
    for seat, seed in itertools.product(range(players), range(3)):
        state = at.imagined(seat, seed)
        assert GAME.faces.view(BOX, state, seat) == GAME.faces.view(BOX, at.keeper.state, seat)
        assert int(GAME.checks.broken_invariant(BOX, state)) == 0
        assert [len(hand) for hand in hands(at, seed, seat)] == at.view(seat)["hand_sizes"]


def test_hands_are_redrawn():
    at = random_table(4, 9, 1)
    assert len({str(hands(at, seed)) for seed in SEEDS}) == len(SEEDS)


def test_shown_voids_are_kept():
    at = trick_table(["Y1 Y2 Y3", "G1 B1 G2", "R1 R2 B2", "Y4 G3 Z"], voids=["", "RY", "G", "B"])
    for seed in SEEDS:
        _, one, two, three = hands(at, seed)
        assert not {card[0] for card in one} & {"R", "Y"}
        assert not {card[0] for card in two} & {"G"}
        assert not {card[0] for card in three} & {"B"}


def test_a_wizard_is_no_proof_of_a_void():
    """Seat 1 answers earth with a wizard: for all that seat 0 knows it may still hold earth."""
    at = trick_table(["Y1 B1 B2", "Z G1 G2", "Y5 Y6 Y7"])
    at.play(0, "Y1")
    at.play(1, "Z")
    assert any(card[0] == "Y" for seed in SEEDS for card in hands(at, seed)[1])


def test_another_suit_is_proof_of_a_void():
    at = trick_table(["Y1 B1 B2", "Z G1 G2", "Y5 Y6 Y7"])
    at.play(0, "Y1")
    at.play(1, "G1")
    assert not any(card[0] == "Y" for seed in SEEDS for card in hands(at, seed)[1])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_cards_passed_are_known_until_played(players):
    at = random_table(players, 2 * players, 3)
    to = at.view(0)["packet_to"]
    still = [card for card in at.view(0)["packet"] if card != "Z" and card in at.view(to)["hand"]]
    for seed in SEEDS:
        assert set(still) <= set(hands(at, seed)[to])
        assert imagined(at, seed)["packets"][0].split() == at.view(0)["packet"]


def test_cards_received_are_known_to_have_been_the_givers():
    at = random_table(4, 3, 3)
    giver = at.view(0)["received"]["from"]
    for seed in SEEDS:
        assert imagined(at, seed)["packets"][giver].split() == at.view(0)["received"]["cards"]


def test_packets_between_others_are_guessed_from_the_receivers_cards():
    at = random_table(4, 6, 3)
    guesses = set()
    for seed in SEEDS:
        state = imagined(at, seed)
        for giver in (1, 2):
            had = (state["hands"][giver + 1] + " " + state["played"][giver + 1]).split()
            packet = state["packets"][giver].split()
            assert len(packet) == 3
            assert set(packet) <= set(had)
            guesses.add(" ".join(packet))
    assert len(guesses) > len(SEEDS)


def test_a_passed_wizard_is_known_until_one_was_played():
    """Witches 61: after that it may be gone or not; which of two it was, nobody can see."""
    at, _ = wizard_pair()
    before = at.keeper.table_at(len(at.keeper) - 1)
    assert all("Z" in hands(before, seed)[1] for seed in SEEDS)
    held = ["Z" in hands(at, seed)[1] for seed in SEEDS]
    assert any(held)
    assert not all(held)


def test_choices_of_others_are_imagined_while_passing():
    at = GAME.new_table(4, seed=2)
    for seat, count in ((1, 3), (2, 2)):
        for _ in range(count):
            at.play(seat, at.moves(seat)[0])
    for seed in SEEDS:
        state = imagined(at, seed)
        assert [len(packet.split()) for packet in state["packets"]] == [0, 3, 0, 0]
        assert [len(hand.split()) for hand in state["hands"]] == [15, 12, 15, 15]


def test_the_own_packet_is_kept_while_passing():
    at = GAME.new_table(4, seed=2)
    at.play(0, at.moves(0)[3])
    assert imagined(at, 1)["packets"][0].split() == at.view(0)["packet"]
    assert imagined(at, 1)["hands"][0].split() == at.view(0)["hand"]


def test_the_next_deal_is_not_foreseen():
    at = end_round(["*", "R11", ""], options={"limit": 1000}).keeper.table_at(2)
    dealt = set()
    for seed in range(5):
        state = at.imagined(2, seed)
        GAME.rules.play(BOX, state, 2, GAME.move("B3").id)
        dealt.add(str([int(hand) for hand in state.hand]))
    truth = at.keeper.table_at(2)
    truth.play(2, "B3")
    assert len(dealt) == 5
    assert str([int(hand) for hand in truth.keeper.state.hand]) not in dealt


SMALL = {
    "no voids": (["B1 B2", "R1 G1", "Y1 Z"], ["", "", ""]),
    "one void": (["B1 B2", "Y1 G1", "R1 Z"], ["", "R", ""]),
    "three seats each out of another suit": (["B1 B2", "G1 Y3", "Y1 Y2", "R1 R2"], ["", "R", "G", "Y"]),
    "voids and wizards": (["B1 B2 B3", "G1 Z G3", "R1 Z R3"], ["", "R", "Y"]),
}


def deals(cards, sizes, voids):
    """All ways to deal the cards, each with the number of ways to tell its wizards apart."""
    if not sizes:
        return [()]
    found = []
    for hand in set(itertools.combinations(cards, sizes[0])):
        if not {card[0] for card in hand} & set(voids[0]):
            left = list(cards)
            for card in hand:
                left.remove(card)
            found += [(hand, *rest) for rest in deals(left, sizes[1:], voids[1:])]
    return found


def ways(deal):
    counts = [hand.count("Z") for hand in deal]
    return factorial(sum(counts)) // prod(map(factorial, counts))


@pytest.mark.parametrize(("held", "voids"), SMALL.values(), ids=SMALL)
def test_every_possible_deal_is_about_equally_likely(held, voids):
    """Chi-square against a bound far beyond what chance reaches; the seeds are fixed."""
    at = trick_table(held, voids=voids)
    others = [hand.split() for hand in held[1:]]
    possible = {deal: ways(deal) for deal in deals(sorted(card for hand in others for card in hand), [len(hand) for hand in others], voids[1:])}
    tries = 1200
    found = Counter()
    imagine = compiled(GAME.rules.imagine, "witches imagine")
    for seed in range(tries):
        state = at.keeper.state.copy()
        imagine(at.box.record, state.record, 0, words_of(seed))
        found[tuple(tuple(sorted(card_texts(state.hand[seat]))) for seat in range(1, at.players))] += 1
    assert set(found) <= set(possible)
    expected = {deal: tries * count / sum(possible.values()) for deal, count in possible.items()}
    assert sum((found[deal] - mean) ** 2 / mean for deal, mean in expected.items()) < 3 * len(possible) + 15
