"""Tree counts from named positions: any change in what may be played, or in when a round and a game end, shows up here."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from goldens.witches import last_trick

import coven
from coven.conformance.trees import count_moves
from coven.table.table import Table

WITCHES = coven.game("witches")
DECK = [f"{suit}{rank}" for suit in "RGYB" for rank in range(1, 15)] + ["Z"] * 4
FIRST_DEAL = {3: [20, 380, 6840], 4: [15, 210, 2730], 5: [12, 132, 1320], 6: [10, 90, 900]}


def set_up(players: int, options: Mapping[str, Any] | None = None, **state: Any) -> Table:
    return WITCHES.from_position({"players": players, "options": options or {}, "state": state}, seed=1)


def counts(table: Table, depths: Sequence[int]) -> list[int]:
    return [count_moves(table, depth) for depth in depths]


def others(*used: str) -> list[str]:
    """The cards of the deck that are not used."""
    left = list(DECK)
    for card in " ".join(used).split():
        left.remove(card)
    return left


# --- passing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_witches_first_deal(players: int) -> None:
    table = WITCHES.new_table(players, seed="tree")
    assert counts(table, (1, 2, 3)) == FIRST_DEAL[players]


LAST_PACKET = {3: [16, 319, 2053], 4: [13, 194, 1014], 5: [10, 120, 455], 6: [9, 90, 236]}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_witches_last_card_of_the_last_packet(players: int) -> None:
    """The last seat sets a card aside, packets move, seat 0 leads and seat 1 follows (Witches 7, 13).

    With four, by hand: everybody was dealt one wizard, and seat 3 chooses among 13 cards. Seat 0 then leads any of 15, but of
    14 if the card was the wizard: two in a hand are one move (Witches 61). 12 x 15 + 14 = 194.
    """
    size = {3: 4, 4: 3, 5: 3, 6: 2}[players]
    dealt = [DECK[seat::players] for seat in range(players)]
    chosen = [size] * (players - 1) + [size - 1]
    hands = [" ".join(cards[aside:]) for cards, aside in zip(dealt, chosen, strict=True)]
    packets = [" ".join(cards[:aside]) for cards, aside in zip(dealt, chosen, strict=True)]
    table = set_up(players, phase="passing", hands=hands, packets=packets, dealer=players - 1)
    assert counts(table, (1, 2, 3)) == LAST_PACKET[players]


# --- the end of a round -----------------------------------------------------------------------------------------------


def end_of_round(hands: Sequence[str], options: Mapping[str, Any] | None = None, **state: Any) -> Table:
    """Seat 0 leads; what nobody holds or has taken lies with the last seat."""
    taken = [*state.pop("taken", [""] * (len(hands) - 1))]
    return set_up(len(hands), options, hands=list(hands), taken=[*taken, " ".join(others(*hands, *taken))], leader=0, turn=0, **state)


ROUND_ENDS = {
    "three seats, two cards": (["R2 Z", "G7 R5", "Y9 B13"], [2, 3, 6]),
    "three seats, three cards": (["R2 R13 Z", "G7 R5 Z", "Y9 R9 G2"], [3, 7, 9, 18, 34, 56]),
    "four seats, two cards": (["Z R4", "R9 G1", "Z B5", "R6 Y3"], [2, 3, 6, 8]),
    "four seats, three cards": (["Z R4 G12", "R9 G1 G14", "Z B5 G3", "R6 Y3 Z"], [3, 6, 14, 36, 72, 121, 227, 346]),
    "five seats, two cards": (["Y2 Z", "Y5 R1", "Y7 Z", "B2 B9", "Z Y12"], [2, 3, 6, 12, 24]),
    "five seats, three cards": (["Y2 Y3 Z", "Y5 R1 B1", "Y7 Y1 R3", "B2 B9 Y9", "Z Y12 Y13"], [3, 5, 10, 15, 45, 90, 168, 336, 464, 784]),
    "six seats, two cards": (["B1 Z", "B7 G11", "Z G2", "B14 R8", "G5 Y6", "Z B3"], [2, 3, 6, 8, 12, 24]),
}


@pytest.mark.parametrize("name", ROUND_ENDS)
def test_witches_end_of_a_round(name: str) -> None:
    """Every card to the last of the only round, and no move after it. Counts grow until the last trick, which is forced.

    Three seats with two cards, by hand. Seat 0 leads R2: seat 1 must follow with R5, seat 2 is free: 2 ways. It leads the wizard:
    seat 1 is free as well: 2 x 2 ways. The second trick is forced: 2, 3, 6, and 6 to the end.

    Four seats with two cards, by hand. R4 led: R9, then two ways for seat 2, then R6: 2. Wizard led, then R9: again two ways and R6.
    Wizard led, then G1: seats 2 and 3 are out of water, 2 x 2. The second trick is forced: 2, 3, 6, 8, and 8 to the end.
    """
    hands, growing = ROUND_ENDS[name]
    cards = sum(len(hand.split()) for hand in hands)
    table = end_of_round(hands, {"rounds": 1, "last_spell": "transfer"})
    assert counts(table, range(1, len(growing) + 1)) == growing
    assert count_moves(table, cards + 1) == growing[-1]


def test_witches_middle_of_a_trick() -> None:
    """Seat 1 must follow water or play a wizard, seat 2 may play anything, seat 0 leads the next trick if it wins (Witches 13, 16)."""
    hands = ["R2 B3", "G7 R5 Z", "Y9 B13 R14"]
    table = set_up(3, hands=hands, trick=["G10", None, None], leader=0, turn=1, taken=[" ".join(others(*hands, "G10")), "", ""])
    assert counts(table, (1, 2, 3, 4, 5)) == [2, 6, 12, 21, 28]


# --- what options change ----------------------------------------------------------------------------------------------

AIR = {"": [2, 3, 5, 9, 9], "blocked": [2, 3, 5, 7, 7], "transfer": [2, 3, 5, 5, 5], "rescue": [2, 3, 5, 9, 9]}
AIR_OPTIONS = {"": {}, "blocked": {"air_blocks_own_spell": True}, "transfer": {"last_spell": "transfer"}, "rescue": {"last_spell": "rescue"}}


@pytest.mark.parametrize("name", AIR)
def test_witches_fire_and_air_in_the_last_two_tricks(name: str) -> None:
    """Seat 0 lacks only R5 for the queen's spell; R5 and the air witch are with seat 1, and the round is the last.

    By hand. Seat 0 leads B10: B11 and B2 are forced, seat 1 takes the trick and R5 with it: 1 way, no spell. It leads G14: the others
    are out of water, 2 x 2 ways. If seat 1 discards B11, seat 0 gets that, then R5: 2 ways with the air witch. If it discards R5, seat 1
    takes the last trick with B11: 2 ways without her. So there are 5 ways, and 4 spells to decide on (9), 2 of them where the air witch
    spoils the spell (Witches 35: 7), none where it is always given away (Witches 43: 5). With fixed rounds rescue is choice (Witches 53).
    """
    fire = " ".join(f"R{rank}" for rank in range(1, 15) if rank != 5)
    table = end_of_round(["B10 G14", "B11 R5", "B2 Y3"], {"rounds": 1, **AIR_OPTIONS[name]}, taken=[f"{fire} G12", ""])
    assert counts(table, (1, 2, 6, 7, 8)) == AIR[name]


@pytest.mark.parametrize(("earth_variant", "over"), [(False, 0), (True, 5)])
def test_witches_earth_in_the_last_two_tricks(earth_variant: bool, over: int) -> None:
    """Seats 0 and 1 stand lowest together with no points in their piles, and the round is the last unless they still do after it (Witches 54).

    By hand. Seat 0 leads Y12; the others have two ways each. Y11 Y14: seat 2 takes the earth witch. Y11 Z: seat 0 does. Y13 Y14: seat 2
    leads the wizard, G2 makes it water, and seat 0 takes the earth witch. Y13 Z: seat 1 leads Y11 into Y14, seat 2 takes her.
    Seat 0 leads G2 and takes the trick; two ways each again. Y11: she goes to seat 0 at once, 2 ways. Y13: seat 0 leads Y12,
    and seat 2 takes her with Y14, or if that is gone seat 0 does. So 5 of 8 ways give her to seat 0, 3 to seat 2. Only in the
    variant do her points come off the sheet and break the tie (Witches 46); all others lead to overtime and another deal.
    """
    options = {"rounds": 1, "tie": "play_on", "earth_variant": earth_variant}
    table = end_of_round(["Y12 G2", "Y11 Y13", "Y14 Z"], options, taken=["", "R11"], totals=[5, 5, 20])
    assert counts(table, (1, 2, 3, 6)) == [2, 4, 8, 8]
    assert count_moves(table, 7) == over + (8 - over) * first_passes(table)


def first_passes(table: Table) -> int:
    """How many cards seat 0 may set aside in the next round, which is dealt alike whatever was played."""
    while table.view(None)["phase"] != "passing":
        table = table.keeper.table_at(len(table.keeper))
        seat = table.to_act[0]
        table.play(seat, table.moves(seat)[-1])
    return len(table.moves(0))


LAST_SPELL = {"choice": [1, 1, 1, 2, 2], "transfer": [1, 1, 1, 1, 1], "rescue": [1, 1, 1, 2, 2]}


@pytest.mark.parametrize("last_spell", LAST_SPELL)
def test_witches_last_trick_and_its_spell(last_spell: str) -> None:
    """Seat 0 casts the great spell and wins by it: it is asked unless the table always gives spells away (Witches 43)."""
    table = last_trick(4, total=60, options={"last_spell": last_spell}, round=7)
    assert counts(table, (1, 3, 4, 5, 6)) == LAST_SPELL[last_spell]


LOST_SPELL = {"choice": [1, 1, 1], "transfer": [1, 1, 1], "rescue": [1, 2, 14]}


@pytest.mark.parametrize("last_spell", LOST_SPELL)
def test_witches_last_trick_and_a_spell_that_does_not_win(last_spell: str) -> None:
    """Only rescue asks a caster who would lose (Witches 53, 60): one answer ends the game; after the other seat 0 is dealt 15 cards, 13 kinds."""
    table = last_trick(4, total=0, options={"last_spell": last_spell}, round=7, totals=[60, 10, 65, 50])
    assert counts(table, (4, 5, 6)) == LOST_SPELL[last_spell]
