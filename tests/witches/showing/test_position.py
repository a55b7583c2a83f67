"""Positions: read back to themselves, go on alike, and every fault named; Witches 4, 13, 61. The score sheet has a file of its own."""

import pytest

from coven.errors import CovenError
from tests.witches.build import DECK, GAME, choose_packets, end_round, end_table, table, trick_table, without
from tests.witches.worlds import PAIRS


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_a_position_reads_back_to_itself(pair):
    for at in pair():
        assert GAME.from_position(at.keeper.position()).keeper.position() == at.keeper.position()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_game_goes_on_alike_from_every_position(players):
    at = GAME.new_table(players, {"limit": 1, "earth_variant": True}, seed=players)
    while not at.is_over:
        again = GAME.from_position(at.keeper.position())
        assert again.keeper.position() == at.keeper.position()
        assert [again.view(seat) for seat in range(players)] == [at.view(seat) for seat in range(players)]
        seat = at.to_act[-1]
        move = at.moves(seat)[-1]
        again.play(seat, move)
        at.play(seat, move)
        assert again.keeper.position() == at.keeper.position()
        at = again if len(at.keeper) % 5 == 0 else at


def test_wizards_played_before_and_lying_now():
    """Witches 61: the four equal wizards are in several places, and the second of a seat lies in the trick."""
    at = trick_table(["Z R1 Y1", "Z G1 Y2", "Z Z Y3"])
    for seat in range(3):
        at.play(seat, "Z")
    for seat, card in ((0, "R1"), (1, "G1"), (2, "Z")):
        at.play(seat, card)
        again = GAME.from_position(at.keeper.position())
        assert again.keeper.position() == at.keeper.position()
        assert again.keeper.position()["state"]["played"][2].split().count("Z") == (2 if card == "Z" else 1)


def test_what_is_left_out_takes_its_plainest_value():
    hands = [" ".join(DECK[seat::4]) for seat in range(4)]
    at = GAME.from_position({"players": 4, "state": {"phase": "passing", "hands": hands, "dealer": 2}})
    assert at.view(None)["totals"] == [0, 0, 0, 0]
    assert at.to_act == (0, 1, 2, 3)
    assert choose_packets(at).to_act == (3,)


def test_cards_taken_are_dealt_out_as_played_where_nothing_says_who_played_them():
    at = trick_table(["Y1", "Y2", "Y3", "Y4"])
    assert [len(cards.split()) for cards in at.keeper.position()["state"]["played"]] == [14] * 4
    assert int(GAME.checks.broken_invariant(GAME.standard_box.plain, at.keeper.state)) == 0


HANDS = [" ".join(DECK[seat::4]) for seat in range(4)]
DEALT = {"phase": "passing", "hands": HANDS}
TRICK = {"hands": ["B1", "B2", "B3"], "taken": [" ".join(card for card in DECK if card not in ("B1", "B2", "B3")), "", ""]}


def with_card(hands, seat, old, new):
    return [hand if number != seat else " ".join(new if card == old else card for card in hand.split()) for number, hand in enumerate(hands)]


FAULTS = {
    "a card twice": ({**DEALT, "hands": with_card(HANDS, 0, "R1", "R2")}, "R2 lies in two places"),
    "a card missing": ({**DEALT, "hands": with_card(HANDS, 0, "R1", "R2")}, "missing are R1"),
    "no hands": ({"phase": "passing"}, "there are no hands"),
    "an unknown phase": ({**DEALT, "phase": "sleeping"}, "phase must be one of passing, playing, casting, over"),
    "an unknown part": ({**DEALT, "trump": "R"}, "trump is not a part of a position"),
    "too few hands": ({**DEALT, "hands": HANDS[:3]}, "hands must be a list with one entry for each of the 4 seats"),
    "hands as text": ({**DEALT, "hands": "R1 R2"}, "hands must be a list with one entry for each of the 4 seats"),
    "no such seat": ({**DEALT, "dealer": 4}, "dealer must be a seat from 0 to 3"),
    "a seat that is true": ({**DEALT, "leader": True}, "leader must be a seat from 0 to 3"),
    "round 0": ({**DEALT, "round": 0}, "round must be a whole number from 1 to 1,000"),
    "round 1001": ({**DEALT, "round": 1001}, "round must be a whole number from 1 to 1,000"),
    "a total that is text": ({**DEALT, "totals": [1, 2, 3, "4"]}, "totals must be whole numbers from -100,000 to 100,000"),
    "an unknown end": ({**DEALT, "end": "bored"}, "end must be one of limit, rounds, deducted, tie_broken, guard"),
    "an end too soon": ({**DEALT, "end": "limit"}, "a game that is over has a reason to be, and only that"),
    "the wrong first lead": ({**DEALT, "dealer": 0, "leader": 3, "turn": 3}, "the dealer’s left neighbour leads the first trick"),
    "a void shown and held": ({**DEALT, "voids": ["R", "", "", ""]}, "seat 0 is said to be out of R and holds it"),
    "a void that is a lie": ({**TRICK, "voids": ["", "B", ""]}, "seat 1 is said to be out of B and holds it"),
    "uneven hands": ({**TRICK, "hands": ["B1 B3", "B2", ""]}, "the hands don’t have the same number of cards, those in the trick counted in"),
    "nobody holds cards": ({"hands": ["", "", ""], "taken": [" ".join(DECK), "", ""]}, "somebody must hold cards while a round is played"),
    "cards after the end": ({**TRICK, "phase": "over", "end": "limit"}, "hands must be empty once a round is over"),
    "the wrong turn": ({**TRICK, "leader": 0, "turn": 1}, "the turn does not follow from the trick: cards are laid clockwise from the leader"),
    "a gap in the trick": (
        {**TRICK, "hands": ["", "B2", ""], "trick": ["B1", None, "B3"], "leader": 0, "turn": 1},
        "the trick has a gap: cards are laid clockwise from the leader",
    ),
    "played, but not taken": ({**TRICK, "played": ["R1", "", ""]}, "the cards played must be those taken and in the trick, as many from each seat"),
    "a packet too small": ({**TRICK, "packets": ["B2", "", ""]}, "the packet of seat 0 must have 4 cards"),
    "a packet that went elsewhere": ({**TRICK, "packets": ["B3 R1 R2 R3", "", ""]}, "the packet of seat 0 has cards that its receiver never held"),
    "no spell to decide on": (
        {"phase": "casting", "hands": ["", "", ""], "taken": ["", " ".join(DECK), ""], "last_round": {"caster": 0, "spell": 20}},
        "while a spell is decided on it has a caster, whose turn it is, the value of that pile, and a choice",
    ),
    "a last trick of nobody": (
        {**TRICK, "last_trick": {"cards": ["R1", "R2", "R3"], "leader": 0, "winner": 7}},
        "last_trick must have a card of each seat, a leader and a winner",
    ),
    "a last round of nobody": ({**TRICK, "last_round": {"caster": 9}}, "last_round.caster must be a seat from 0 to 2 or none"),
    "a last round in words": ({**TRICK, "last_round": "won"}, "last_round must be an object"),
    "a short last round": ({**TRICK, "last_round": {"points": [1]}}, "last_round.points must be a list with one entry for each of the 3 seats"),
    "a negative spell": ({**TRICK, "last_round": {"spell": -1}}, "last_round.spell must be a whole number from 0 to 999"),
    "a void while passing": (
        {**DEALT, "hands": [" ".join(DECK[seat * 15 : seat * 15 + 15]) for seat in range(4)], "voids": ["B", "", "", ""]},
        "nobody has shown to be out of a suit while packets are chosen",
    ),
    "a last trick while passing": (
        {**DEALT, "last_trick": {"cards": ["R1", "R2", "R3", "R4"], "leader": 0, "winner": 3}},
        "no trick has been taken while packets are chosen",
    ),
    "a last trick that is false": ({**TRICK, "last_trick": False}, "last_trick must have a card of each seat, a leader and a winner"),
    "a last trick with more": (
        {**TRICK, "last_trick": {"cards": ["R1", "R2", "R3"], "leader": 0, "winner": 2, "points": 3}},
        "last_trick.points is not a part of a position",
    ),
    "a last trick of cards there are not": (
        {**TRICK, "last_trick": {"cards": ["R1", "Q2", None], "leader": 0, "winner": 0}},
        "last_trick: 'Q2' is not a card",
    ),
    "a suit nobody knows": ({**TRICK, "voids": ["RX", "", ""]}, "voids must be written in the letters R, G, Y, B"),
    "a suit not followed in the trick": (
        {
            "hands": ["B3", "Y1", "Y2 G2"],
            "trick": ["Y3", "B1", None],
            "turn": 2,
            "leader": 0,
            "taken": [" ".join(without(DECK, "B3 Y1 Y2 G2 Y3 B1".split())), "", ""],
        },
        "seat 1 is said to be out of Y and holds it",
    ),
    "all packets complete": (
        {"phase": "passing", "hands": [" ".join(hand.split()[3:]) for hand in HANDS], "packets": [" ".join(hand.split()[:3]) for hand in HANDS]},
        "all packets are complete, so they would have been passed",
    ),
    "a packet too large": (
        {"phase": "passing", "hands": [" ".join(HANDS[0].split()[4:]), *HANDS[1:]], "packets": [" ".join(HANDS[0].split()[:4]), "", "", ""]},
        "seat 0 must hold 15 cards, at most 3 of them set aside",
    ),
}


@pytest.mark.parametrize(("state", "fault"), FAULTS.values(), ids=FAULTS)
def test_each_fault_is_named(state, fault):
    with pytest.raises(CovenError) as error:
        GAME.from_position({"players": 4 if state.get("phase") in ("passing", "sleeping") else 3, "state": state})
    assert error.value.code == "bad_position"
    assert fault in error.value.details["faults"]


# --- the trick taken last ---------------------------------------------------------------------------------------------


def after_a_trick(**changes):
    """Seat 0 led Y5, seat 1 discarded B9, seat 2 took the trick with Y8, leads Y2 and awaits the others; `changes` go into its last trick."""
    at = trick_table(["Y5 Y1 G1", "B9 G4 G2", "Y8 Y2 G3"])
    for seat, card in ((0, "Y5"), (1, "B9"), (2, "Y8"), (2, "Y2")):
        at.play(seat, card)
    data = at.keeper.position()
    return {**data, "state": {**data["state"], "last_trick": {**data["state"]["last_trick"], **changes}}}


def faults(data):
    with pytest.raises(CovenError) as error:
        GAME.from_position(data)
    assert error.value.code == "bad_position"
    return error.value.details["faults"]


LAST_TRICKS = {
    "cards still in hands": (
        {"cards": ["Y1", "B9", "Y8"]},
        ["last_trick: seat 0 has not played Y1", "the cards of last_trick are not among those taken by seat 2"],
    ),
    "a card of the present trick": (
        {"cards": ["Y5", "B9", "Y2"], "winner": 0},
        [
            "last_trick: seat 2 has not played Y2",
            "the cards of last_trick are not among those taken by seat 0",
            "who took last_trick leads the next",
        ],
    ),
    "a false winner": (
        {"winner": 0},
        [
            "last_trick goes to seat 2",
            "the cards of last_trick are not among those taken by seat 0",
            "who took last_trick leads the next",
        ],
    ),
    "another leader": ({"leader": 1}, ["last_trick goes to seat 1"]),
    "a suit not followed": (
        {"cards": ["Y5", "B9", "B14"]},
        ["last_trick: seat 2 had to follow suit", "last_trick goes to seat 0"],
    ),
    "one card three times": (
        {"cards": ["Y8", "Y8", "Y8"], "winner": 0},
        [
            "last_trick: seat 0 has not played Y8",
            "last_trick: seat 1 has not played Y8",
            "the cards of last_trick are not among those taken by seat 0",
            "who took last_trick leads the next",
        ],
    ),
}


@pytest.mark.parametrize(("changes", "named"), LAST_TRICKS.values(), ids=LAST_TRICKS)
def test_a_last_trick_that_was_not_taken_so(changes, named):
    assert faults(after_a_trick(**changes)) == named


def test_a_wizard_that_lies_now_was_not_in_the_last_trick():
    at = trick_table(["Y9 Z G1", "Y4 Y2 G2", "Y3 Y5 G3"])
    for seat, card in ((0, "Y9"), (1, "Y4"), (2, "Y3"), (0, "Z")):
        at.play(seat, card)
    data = at.keeper.position()
    last = {**data["state"]["last_trick"], "cards": ["Z", "Y4", "Y3"]}
    assert "last_trick: seat 0 has not played Z" in faults({**data, "state": {**data["state"], "last_trick": last}})


def test_who_played_the_last_trick_is_known_where_nothing_else_is():
    state = after_a_trick()["state"]
    at = table({name: value for name, value in state.items() if name != "played"})
    assert at.view(None)["last_trick"] == GAME.from_position(after_a_trick()).view(None)["last_trick"]
    assert [text.split()[0] for text in at.keeper.position()["state"]["played"]] != ["R1"] * 3
    assert all(card in text.split() for card, text in zip(["Y5", "B9", "Y8"], at.keeper.position()["state"]["played"], strict=True))


# --- voids ------------------------------------------------------------------------------------------------------------


def test_a_suit_written_twice_is_that_suit():
    """Twice G is G, not Y."""
    at = trick_table(["B1", "B2", "B3"], voids=["GG", "RYR", ""])
    assert at.view(None)["voids"] == [["G"], ["R", "Y"], []]


def test_tricks_show_voids_that_nobody_wrote_down():
    """Witches 13."""
    state = after_a_trick()["state"]
    at = table({name: value for name, value in state.items() if name != "voids"})
    assert at.view(None)["voids"] == [[], ["Y"], []]
    at = trick_table(["G1", "B2", "B3 B4"], ["Y5", "R1"])
    assert at.view(None)["voids"] == [[], ["Y"], []]


SHAPES = {
    "an unknown card": {**DEALT, "hands": with_card(HANDS, 0, "R1", "R15")},
    "five wizards": {**DEALT, "hands": with_card(HANDS, 0, "R1", "Z Z")},
    "numbers as hands": {**DEALT, "hands": [1, 2, 3, 4]},
    "an unknown void": {**DEALT, "voids": ["Q", "", "", ""]},
    "voids that are numbers": {**DEALT, "voids": [1, 2, 3, 4]},
    "a trick of numbers": {**DEALT, "trick": [1, None, None, None]},
    "an unknown card in the trick": {**DEALT, "trick": ["Q1", None, None, None]},
    "a card laid that was not played": {**DEALT, "trick": ["R1", None, None, None], "played": ["", "", "", ""]},
    "an unknown card in the last trick": {**DEALT, "last_trick": {"cards": ["Q1"] * 4, "leader": 0, "winner": 0}},
    "piles that are numbers": {**DEALT, "last_round": {"piles": [1, 2, 3, 4]}},
}


@pytest.mark.parametrize("state", SHAPES.values(), ids=SHAPES)
def test_nonsense_is_a_clear_error_too(state):
    with pytest.raises(CovenError) as error:
        GAME.from_position({"players": 4, "state": state})
    assert error.value.code == "bad_position"


def test_a_decision_about_a_spell_is_kept():
    at = end_round([" ".join([f"R{rank}" for rank in range(1, 15)] + ["G11"]), "", "*"], [5, 60, 61])
    again = GAME.from_position(at.keeper.position())
    again.play(0, "deduct")
    assert again.outcome.reason == "deducted"


def test_an_unfinished_game_is_told_open_to_nobody_but_the_table():
    at = end_table(["*", "R11", ""])
    assert at.keeper.reveal() == at.keeper.position()["state"]
