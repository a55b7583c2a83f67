"""The rules of Cauldron: throw a herb in; the best herb that nobody else threw in scores."""

from typing import Any

from template.cauldron.state import ALLOWED, ALREADY_THROWN, GAME_OVER, KINDS, NOT_IN_HAND, NOTHING_YET, OVER, SEATS, STIRRING

from coven.kernel.piles import take_any, total
from coven.kernel.stream import rekey
from coven.kernel.target import rule


@rule
def start(box: Any, s: Any, players: Any, options: Any, seed: Any) -> None:
    """Deals every seat a hand (C1)."""
    rekey(s, seed)
    s.options.rounds = options.rounds
    s.players = players
    s.phase = STIRRING
    s.rounds_played = 0
    for kind in range(KINDS):
        s.pile[kind] = box.copies[kind]
    for seat in range(SEATS):
        clear_seat(s, seat)
    for seat in range(players):
        for _ in range(box.hand_size):
            deal_herb(s, seat)


@rule
def clear_seat(s: Any, seat: Any) -> None:
    s.thrown[seat] = NOTHING_YET
    s.last_thrown[seat] = NOTHING_YET
    s.score[seat] = 0
    for kind in range(KINDS):
        s.hand[seat, kind] = 0


@rule
def deal_herb(s: Any, seat: Any) -> None:
    s.hand[seat, take_any(s, s.pile, KINDS)] += 1


@rule
def is_over(box: Any, s: Any) -> Any:
    return s.phase == OVER


@rule
def must_act(box: Any, s: Any, seat: Any) -> Any:
    """All seats choose at once, each for itself (C2)."""
    return s.phase == STIRRING and s.thrown[seat] == NOTHING_YET


@rule
def refusal(box: Any, s: Any, seat: Any, action: Any) -> Any:
    """The one source of legality: why this move is refused, or ALLOWED."""
    if s.phase == OVER:
        return GAME_OVER
    if s.thrown[seat] != NOTHING_YET:
        return ALREADY_THROWN
    return ALLOWED if s.hand[seat, action] > 0 else NOT_IN_HAND


@rule
def moves(box: Any, s: Any, seat: Any, out: Any) -> Any:
    """Writes the allowed actions to `out` and returns how many there are."""
    n = 0
    for action in range(KINDS):
        if refusal(box, s, seat, action) == ALLOWED:
            out[n] = action
            n += 1
    return n


@rule
def play(box: Any, s: Any, seat: Any, action: Any) -> None:
    """Throws a herb in, face down; the last one shows them all."""
    s.hand[seat, action] -= 1
    s.thrown[seat] = action
    for other in range(s.players):
        if s.thrown[other] == NOTHING_YET:
            return
    stir(s)


@rule
def stir(s: Any) -> None:
    """The best herb that is alone scores its worth (C3); then all draw again, or the game is over (C4)."""
    best = NOTHING_YET
    for seat in range(s.players):
        if s.thrown[seat] > best and is_alone(s, seat):
            best = s.thrown[seat]
    for seat in range(s.players):
        if s.thrown[seat] == best:
            s.score[seat] += best + 1
        s.last_thrown[seat] = s.thrown[seat]
        s.thrown[seat] = NOTHING_YET
        deal_herb(s, seat)
    s.rounds_played += 1
    if s.rounds_played == s.options.rounds:
        s.phase = OVER


@rule
def is_alone(s: Any, seat: Any) -> Any:
    for other in range(s.players):
        if other != seat and s.thrown[other] == s.thrown[seat]:
            return False
    return True


@rule
def returns(box: Any, s: Any, out: Any) -> None:
    """Seats ranked behind, less seats ranked ahead."""
    for seat in range(s.players):
        out[seat] = 0
        for other in range(s.players):
            if s.score[other] < s.score[seat]:
                out[seat] += 1
            elif s.score[other] > s.score[seat]:
                out[seat] -= 1


@rule
def sound(box: Any, s: Any) -> Any:
    """0, or 1 if a herb is lost or made: those thrown in and shown are out of the game."""
    held = total(s.pile, KINDS)
    printed = total(box.copies, KINDS)
    for seat in range(s.players):
        held += total(s.hand[seat], KINDS) + (1 if s.thrown[seat] != NOTHING_YET else 0)
    return 0 if held + s.players * s.rounds_played == printed else 1
