"""Imagination tested without itself: other truths are set directly in the state, and what a seat imagines must not tell them apart."""

import itertools
import random
from collections import Counter

import pytest

from coven.games.witches.names import CARDS, RANKS, SUITS, WIZARD
from coven.games.witches.state import PASSING
from tests.witches.build import ALL_FIRE, BOX, GAME, choose_packets, end_round, imagined_state, state_of, trick_table
from tests.witches.worlds import relabel, wizard_pair

COLOURED = (1 << WIZARD) - 1
TRIES = 80  # worlds of either kind


# --- moments of a game ------------------------------------------------------------------------------------------------


def play_on(at, moves, seed=5):
    chance = random.Random(seed)
    for _ in range(moves):
        seat = chance.choice(at.to_act)
        at.play(seat, chance.choice(at.moves(seat)))
    return at


def played(players, moves, **options):
    """So many cards into the first round."""
    return play_on(choose_packets(GAME.new_table(players, options, seed=players)), moves)


def one_move_before(at):
    return at.keeper.table_at(len(at.keeper) - 1)


def second_round():
    return play_on(played(3, 60, limit=1000), 5)


MOMENTS = {
    "nothing chosen": lambda: GAME.new_table(4, seed=8),
    "packets half chosen": lambda: play_on(GAME.new_table(5, seed=8), 8),
    "packets nearly chosen": lambda: play_on(GAME.new_table(3, seed=8), 11),
    "before the first trick": lambda: played(6, 0),
    "in the first trick": lambda: played(4, 2),
    "with some voids": lambda: played(4, 47),
    "with many voids": lambda: trick_table(["Y1 Y2 Y3", "G1 B1 G2", "R1 R2 B2", "Y4 G3 Z"], voids=["", "RY", "G", "B"]),
    "in the second round": second_round,
    "a wizard passed": lambda: one_move_before(wizard_pair()[0]),
    "a wizard passed and one played": lambda: wizard_pair()[0],
    "casting": lambda: end_round([f"{ALL_FIRE} G11", "", "", "*"], [45, 50, 30, 66]),
    "over": lambda: end_round([f"{ALL_FIRE} G11", "", "", "*"], [45, 50, 30, 66], {"last_spell": "transfer"}),
}
SEATS = [(name, seat) for name, seat in itertools.product(MOMENTS, range(3))]


# --- other truths, set directly -----------------------------------------------------------------------------------------


def cards_of(word):
    return [card for card in range(CARDS) if int(word) >> card & 1]


def wizards(word):
    return (int(word) >> WIZARD).bit_count()


def receiver_of(s, seat):
    """Left, right, or across: written once more, for the standard box."""
    steps = {3: (1, 2), 4: (1, 3, 2), 5: (1, 4), 6: (1, 5, 3)}[s.players]
    return (seat + steps[(s.round_number - 1) % len(steps)]) % s.players


def packet_size(s):
    return {3: 4, 4: 3, 5: 3, 6: 2}[s.players]


def certain(s, seat):
    """The cards of the suits that the seat knows in another hand, and how many wizards it knows there."""
    if s.phase == PASSING:
        return 0, 0
    to = receiver_of(s, seat)
    return int(s.packet[seat]) & int(s.hand[to]) & COLOURED, max(0, wizards(s.packet[seat]) - wizards(s.played[to]))


def may_hold(s, seat, card):
    return card >= WIZARD or not int(s.void[seat]) >> card // RANKS & 1


def swap_cards(s, seat, chance):
    """Exchanges cards of the other hands wherever the seat could not tell."""
    known, sure = certain(s, seat)
    to = receiver_of(s, seat)
    others = [other for other in range(s.players) if other != seat]
    for _ in range(200):
        one, two = chance.sample(others, 2)
        mine, theirs = ([card for card in cards_of(s.hand[other]) if not known >> card & 1] for other in (one, two))
        if not mine or not theirs:
            continue
        a, b = chance.choice(mine), chance.choice(theirs)
        if may_hold(s, one, b) and may_hold(s, two, a):
            both = 1 << a | 1 << b
            s.hand[one], s.hand[two] = int(s.hand[one]) ^ both, int(s.hand[two]) ^ both
            if s.phase != PASSING and wizards(s.hand[to]) < sure:
                s.hand[one], s.hand[two] = int(s.hand[one]) ^ both, int(s.hand[two]) ^ both


def choose_other_packets(s, seat, ready, chance):
    """While packets are chosen: those ready have chosen other cards, the others any number short of a packet."""
    for other in range(s.players):
        if other != seat:
            wanted = packet_size(s) if ready[other] else chance.randrange(packet_size(s))
            chosen = sum(1 << card for card in chance.sample(cards_of(s.hand[other]), wanted))
            s.hand[other], s.packet[other] = int(s.hand[other]) ^ chosen, chosen


def pass_other_packets(s, seat, chance):
    """Afterwards: the others passed any cards that their receivers have had."""
    for giver in range(s.players):
        to = receiver_of(s, giver)
        if seat not in (giver, to):
            s.packet[giver] = sum(1 << card for card in chance.sample(cards_of(int(s.hand[to]) | int(s.played[to])), packet_size(s)))


def other_truth(truth, seat, number):
    """Another state that the seat can't tell from this one: hands, packets, the numbers of the wizards, and the stream."""
    s, chance = truth.copy(), random.Random(f"{seat} {number}")
    ready = [int(s.packet[other]).bit_count() == packet_size(s) for other in range(s.players)]
    if s.phase == PASSING:
        for other in set(range(s.players)) - {seat}:
            s.hand[other], s.packet[other] = int(s.hand[other]) | int(s.packet[other]), 0
    swap_cards(s, seat, chance)
    if s.phase == PASSING:
        choose_other_packets(s, seat, ready, chance)
    else:
        pass_other_packets(s, seat, chance)
    order = [0, 1, 2, 3]
    chance.shuffle(order)
    relabel(s, order)
    for place in range(len(s.stream.key)):
        s.stream.key[place] = chance.randrange(2**32)
    for place in range(len(s.stream.words)):
        s.stream.words[place] = chance.randrange(2**32)
    return s


# --- what is imagined -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seat"), SEATS)
def test_what_is_imagined_does_not_depend_on_the_truth(name, seat):
    """Witches 6, 7, 61: raw bytes included, so that not even the numbers of the equal wizards tell anything."""
    truth = state_of(MOMENTS[name]())
    others = [other_truth(truth, seat, number) for number in range(4)]
    assert all(GAME.faces.view(BOX, other, seat) == GAME.faces.view(BOX, truth, seat) for other in others)
    assert len({other.tobytes() for other in others}) == 4
    for seed in range(3):
        assert {imagined_state(other, seat, seed).tobytes() for other in others} == {imagined_state(truth, seat, seed).tobytes()}


@pytest.mark.parametrize(("name", "seat"), SEATS)
def test_what_is_imagined_lies_in_its_range_and_respects_what_is_certain(name, seat):
    """Witches 2, 7, 13: hand sizes, shown voids, whose packets are ready, and the cards passed and received."""
    truth = state_of(MOMENTS[name]())
    known, sure = certain(truth, seat)
    for seed in range(12):
        s = imagined_state(truth, seat, seed)
        assert GAME.faces.view(BOX, s, seat) == GAME.faces.view(BOX, truth, seat)
        assert GAME.faces.view(BOX, s, None) == GAME.faces.view(BOX, truth, None)
        assert sorted(held_and_laid(s)) == list(range(CARDS))
        assert all(may_hold(s, other, card) for other in range(s.players) for card in cards_of(s.hand[other]))
        if s.phase == PASSING:
            check_packets_being_chosen(truth, s, seat)
        else:
            to = receiver_of(s, seat)
            assert int(s.hand[to]) & known == known
            assert wizards(s.hand[to]) >= sure
            check_packets_passed(s)


def held_and_laid(s):
    """All cards of all places, doubles included."""
    places = [*s.hand.tolist(), *s.taken.tolist(), s.pot, *(s.packet.tolist() if s.phase == PASSING else [])]
    return [card for place in places for card in cards_of(place)]


def check_packets_being_chosen(truth, s, seat):
    for other in range(s.players):
        chosen, size = int(truth.packet[other]).bit_count(), packet_size(s)
        assert int(s.packet[other]).bit_count() == (chosen if other == seat or chosen == size else 0)


def check_packets_passed(s):
    for giver in range(s.players):
        had = int(s.hand[receiver_of(s, giver)]) | int(s.played[receiver_of(s, giver)])
        assert not int(s.packet[giver]) & ~had


@pytest.mark.parametrize("name", [name for name in MOMENTS if name not in ("casting", "over")])
def test_every_unknown_card_is_imagined_with_everybody_who_may_hold_it(name):
    """Witches 6: hands vary as far as what is certain allows; a card is pinned down only if other truths pin it down too."""
    truth = state_of(MOMENTS[name]())
    imagined = [imagined_state(truth, 0, seed) for seed in range(TRIES)]
    set_directly = [other_truth(truth, 0, number) for number in range(TRIES)]
    assert len({holders(s).tobytes() for s in imagined}) * 2 > len({holders(s).tobytes() for s in set_directly}) > 3
    often = pairs_seen(set_directly, TRIES // 8)
    assert often
    assert often <= pairs_seen(imagined, 1)
    assert pairs_seen(imagined, TRIES // 8) <= pairs_seen(set_directly, 1)


def holders(s):
    """Who has each card in the hand or, while packets are chosen, in the packet."""
    owner = bytearray([255] * CARDS)
    for seat in range(s.players):
        for card in cards_of(int(s.hand[seat]) | (int(s.packet[seat]) if s.phase == PASSING else 0)):
            owner[card] = seat
    return memoryview(owner)


def pairs_seen(states, times):
    """Kinds of cards and holders seen at least so often."""
    pairs = Counter((min(card, WIZARD), owner) for s in states for card, owner in enumerate(holders(s)))
    return {pair for pair, count in pairs.items() if count >= times}


@pytest.mark.parametrize("name", ["packets half chosen", "packets nearly chosen", "in the first trick", "with some voids", "casting", "over"])
def test_packets_between_others_are_imagined_anew(name):
    """Witches 7: what others have chosen or passed among themselves varies with the seed."""
    truth = state_of(MOMENTS[name]())
    between = [giver for giver in range(truth.players) if giver != 0 and receiver_of(truth, giver) != 0]
    chosen = [giver for giver in between if truth.phase != PASSING or int(truth.packet[giver]).bit_count() == packet_size(truth)]
    assert all(len({int(imagined_state(truth, 0, seed).packet[giver]) for seed in range(20)}) > 10 for giver in chosen)


def test_the_moments_show_every_suit_as_a_void_and_packets_ready_and_not():
    """The moments above are worth testing."""
    voids = [int(void) for name in ("with some voids", "with many voids") for void in state_of(MOMENTS[name]()).void.tolist()]
    assert all(any(void >> suit & 1 for void in voids) for suit in range(SUITS))
    sizes = {int(packet).bit_count() for packet in state_of(MOMENTS["packets half chosen"]()).packet.tolist()}
    assert {0, 3} < sizes
