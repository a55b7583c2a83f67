"""Pairs of tables that differ only in what seat 0 cannot know, by hand, in every phase."""

from collections.abc import Sequence
from typing import Any

from coven.table.table import Table
from tests.witches.build import ALL_FIRE, DECK, GAME, end_round, passing_table, table, trick_table, without

SETS = ("hand", "packet", "played", "taken", "scored")
WIZARDS = 56


def relabelled(at: Table, order: Sequence[int]) -> Table:
    """The same table with the four equal wizards told apart in another way."""
    other = at.keeper.table_at(len(at.keeper))
    state = at.keeper.state.copy()
    relabel(state, order)
    other.keeper.state = state
    return other


def relabel(state: Any, order: Sequence[int]) -> None:
    """Numbers the equal wizards of a state in another way."""
    for name in SETS:
        for seat in range(state.players):
            state[name][seat] = moved_wizards(int(state[name][seat]), order)
    state.pot = moved_wizards(int(state.pot), order)


def moved_wizards(cards: int, order: Sequence[int]) -> int:
    coloured = cards & (1 << WIZARDS) - 1
    return coloured | sum(1 << WIZARDS + order[number] for number in range(4) if cards >> WIZARDS + number & 1)


def hand_out(cards: list[str], *sizes: int) -> list[str]:
    """Hands of those sizes in the order of the cards."""
    hands, start = [], 0
    for size in sizes:
        hands.append(" ".join(cards[start : start + size]))
        start += size
    return hands


def passing_pair() -> tuple[Table, Table]:
    """Others hold other cards, and one has set aside more than the other: only who is ready shows."""
    mine, rest = DECK[:15], DECK[15:]
    one = hand_out(rest, 15, 15, 15)
    two = hand_out(rest[::-1], 15, 15, 15)

    def split(hands: list[str], chosen: int) -> Table:
        cards = [hand.split() for hand in hands]
        held = [" ".join(mine), " ".join(cards[0][3:]), " ".join(cards[1][chosen:]), hands[2]]
        packets = ["", " ".join(cards[0][:3]), " ".join(cards[1][:chosen]), ""]
        return passing_table(held, packets)

    return split(one, 2), split(two, 0)


def playing_pair() -> tuple[Table, Table]:
    """In the middle of a trick: others hold other cards, but for those that seat 0 passed to seat 1 (R2, G3, Y9)."""
    hands = [["R1 R5 G12 Z", "R2 G3 Y3", "B4 G5 Y6 R6", "B8 G9 Z R10"], ["R1 R5 G12 Z", "R2 G3 Z", "B4 G9 Y6 R10", "B8 G5 Y3 R6"]]
    packets = [["R2 G3 Y9", "B4 G5 Y6", "B8 G9 R10", "R1 R5 G12"], ["R2 G3 Y9", "B4 G9 R10", "B8 G5 R6", "R1 R5 G12"]]
    rest = " ".join(without(DECK, [*" ".join(hands[0]).split(), "Y9"]))
    state = {"trick": [None, "Y9", None, None], "taken": ["", "", "", rest], "leader": 1, "turn": 2}
    one, two = (table({**state, "hands": held, "packets": passed}) for held, passed in zip(hands, packets, strict=True))
    return one, two


def casting_pair() -> tuple[Table, Table]:
    """All cards are played; only who passed what between others is not known."""
    made = []
    for swap in (False, True):
        at = end_round([f"{ALL_FIRE} G11", "", "", "*"], [45, 50, 30, 66])
        data = at.keeper.position()
        played = [cards.split() for cards in data["state"]["played"]]
        packets = ["", " ".join(played[2][3:6] if swap else played[2][:3]), " ".join(played[3][3:6] if swap else played[3][:3]), ""]
        made.append(GAME.from_position({**data, "state": {**data["state"], "packets": packets}}))
    return made[0], made[1]


def over_pair() -> tuple[Table, Table]:
    one, two = casting_pair()
    for at in (one, two):
        at.play(0, "deduct")
    return one, two


def wizard_pair() -> tuple[Table, Table]:
    """Seat 0 passed a wizard to seat 1, who had one already and has played one: nobody can say which."""
    mine = ["Z", *DECK[:14]]
    theirs = ["Z", *DECK[14:28]]
    rest = without(DECK, [*mine, *theirs])
    made = []
    for order in ((0, 1, 2, 3), (1, 0, 2, 3)):
        at = relabelled(passing_table([" ".join(mine), " ".join(theirs), *hand_out(rest, 15, 15)], dealer=3), order)
        for seat, cards in ((0, ["Z", mine[1], mine[2]]), (1, theirs[1:4]), (2, None), (3, None)):
            for card in cards or at.view(seat)["hand"][:3]:
                at.play(seat, f"pass {card}")
        at.play(0, at.moves(0)[0])
        at.play(1, "Z")
        made.append(at)
    return made[0], made[1]


def other_wizards_pair() -> tuple[Table, Table]:
    """A wizard in every hand, numbered in two ways."""
    at = trick_table(["Z R1", "Z G1 Y2", "Z G2 B1", "Z B2 B3"], ["Y1"])
    return at, relabelled(at, (3, 1, 0, 2))


PAIRS: dict[str, Any] = {
    "passing": passing_pair,
    "playing": playing_pair,
    "casting": casting_pair,
    "over": over_pair,
    "a passed wizard": wizard_pair,
    "other wizards": other_wizards_pair,
}
