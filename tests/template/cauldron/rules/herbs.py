"""Herbs: a pile without order, drawn from by weight, and hands."""

from template.cauldron.state import DEALT, KINDS
from template.cauldron.types import State

from coven.kernel.notes import note
from coven.kernel.stream import draw
from coven.kernel.target import rule
from coven.kernel.types import I64, Number, Seat


@rule
def herbs_left(s: State) -> Number:
    count = I64(0)
    for kind in range(KINDS):
        count += s.pile[kind]
    return count


@rule
def herbs_held(s: State, seat: Seat) -> Number:
    count = I64(0)
    for kind in range(KINDS):
        count += s.hand[seat, kind]
    return count


@rule
def deal_herb(s: State, seat: Seat) -> None:
    """Any herb of the pile, each equally likely."""
    nth = draw(s, herbs_left(s))
    kind = 0
    while nth >= s.pile[kind]:
        nth -= s.pile[kind]
        kind += 1
    s.pile[kind] -= 1
    s.hand[seat, kind] += 1


@rule
def any_herb(s: State, seat: Seat) -> Number:
    """The kind of a herb the seat holds, each herb equally likely."""
    nth = draw(s, herbs_held(s, seat))
    kind = 0
    while nth >= s.hand[seat, kind]:
        nth -= s.hand[seat, kind]
        kind += 1
    return kind


@rule
def note_hand(s: State, seat: Seat) -> None:
    """Takes down what a seat was dealt: its herbs one after the other, as digits."""
    herbs = I64(0)
    for kind in range(KINDS):
        for _ in range(s.hand[seat, kind]):
            herbs = herbs * 10 + kind + 1
    note(s, DEALT, seat, herbs, 0, 0)
