"""Who must act, and what may be done."""

from coven.games.witches.names import Card
from coven.games.witches.rules.card_sets import ALL_WIZARDS, card_in
from coven.games.witches.rules.passing import has_passed
from coven.games.witches.state import (
    ACTIONS,
    ALLOWED,
    ALREADY_PASSED,
    CASTING,
    GAME_OVER,
    MUST_FOLLOW,
    NOT_CASTING,
    NOT_IN_HAND,
    NOT_PASSING,
    NOT_PLAYING,
    NOT_YOUR_TURN,
    OVER,
    PASS,
    PASSING,
    PLAY,
    PLAYING,
    TRANSFER,
    UNKNOWN_MOVE,
)
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING
from coven.kernel.target import rule
from coven.kernel.types import Action, Flag, Number, Seat, Word


@rule
def is_over(box: Box, s: State) -> Flag:
    return s.phase == OVER


@rule
def must_act(box: Box, s: State, seat: Seat) -> Flag:
    """Whether the seat has a decision to make: all at once while passing, else the one whose turn it is."""
    if s.phase == OVER:
        return False
    if s.phase == PASSING:
        return not has_passed(box, s, seat)
    return seat == s.turn


@rule
def refusal(box: Box, s: State, seat: Seat, action: Action) -> Number:
    """The one source of legality: why this move is refused, or ALLOWED."""
    if action < 0 or action >= ACTIONS:
        return UNKNOWN_MOVE
    if s.phase == OVER:
        return GAME_OVER
    if not must_act(box, s, seat):
        return ALREADY_PASSED if s.phase == PASSING else NOT_YOUR_TURN
    if action < PLAY:
        return pass_refusal(s, seat, action - PASS)
    if action < TRANSFER:
        return play_refusal(s, seat, action - PLAY)
    return ALLOWED if s.phase == CASTING else NOT_CASTING


@rule
def pass_refusal(s: State, seat: Seat, card: Card) -> Number:
    """Any card may be passed (Witches 9)."""
    if s.phase != PASSING:
        return NOT_PASSING
    return ALLOWED if card_in(s.hand[seat], card) != NOTHING else NOT_IN_HAND


@rule
def playable(s: State, seat: Seat) -> Word:
    """What the seat may lay: the led suit or a wizard if it holds that suit, else anything (Witches 12, 13, 15, 19)."""
    if s.hand[seat] & s.led == NOTHING:
        return s.hand[seat]
    return s.hand[seat] & (s.led | ALL_WIZARDS)


@rule
def play_refusal(s: State, seat: Seat, card: Card) -> Number:
    """Any card may be led (Witches 12); a led suit is followed, or a wizard played (Witches 13)."""
    if s.phase != PLAYING:
        return NOT_PLAYING
    if card_in(s.hand[seat], card) == NOTHING:
        return NOT_IN_HAND
    return ALLOWED if card_in(playable(s, seat), card) != NOTHING else MUST_FOLLOW
