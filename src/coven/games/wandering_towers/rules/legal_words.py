"""Why a move of one word, or one between partners, is refused."""

from typing import Any

from coven.games.wandering_towers.rules.board import mark, movable_towers
from coven.games.wandering_towers.rules.cards import copies_in
from coven.games.wandering_towers.rules.casting import freeable
from coven.games.wandering_towers.rules.team import may_ask, may_give_flask, may_offer
from coven.games.wandering_towers.rules.turn import any_piece
from coven.games.wandering_towers.scoring import in_teams, is_solo
from coven.games.wandering_towers.state import (
    ACCEPT,
    ACCEPTING,
    AFTER,
    AIMING,
    ALLOWED,
    ALREADY_ASKED,
    ANSWERING,
    ASK,
    CARD_WAS_PLAYED,
    CHOOSING_CARD,
    CHOOSING_PIECE,
    CHOOSING_TOWER,
    CLOSING,
    DECLINE,
    ENDING,
    FLASKS_GO_THE_OTHER_WAY,
    FREE_OWN,
    FREEING,
    GIVE,
    GIVE_FLASK,
    GIVE_UP,
    GIVING,
    MOVE_IS_POSSIBLE,
    MUST_AIM,
    NO_FLASK,
    NO_ROLL_LEFT,
    NO_TEAMS,
    NO_WIZARD_THERE,
    NOT_AGAINST_THE_DECK,
    NOT_IN_HAND,
    NOT_NOW,
    OFFER,
    PARTNER,
    PARTNERS_NOT_NOW,
    PASS,
    REFUSE,
    REROLL,
    RETURN,
    RETURNING,
    SKIP,
    SPECIAL,
    STOP,
    WINDOW,
)
from coven.kernel.target import rule


@rule
def word_refusal(s: Any, seat: Any, action: Any) -> Any:
    if action >= ASK:
        return team_refusal(s, seat, action)
    if action == SPECIAL:
        return special_refusal(s)
    if action in (REROLL, GIVE_UP):
        return roll_refusal(s, action)
    if action == DECLINE:
        return decline_refusal(s)
    if action == STOP:
        if s.phase != AIMING:
            return NOT_NOW
        return ALLOWED if s.paid == 0 or s.moment == AFTER else MUST_AIM
    if action >= FREE_OWN:
        return choice_refusal(s, seat, action)
    return ALLOWED if is_word_of_phase(s.phase, action) else NOT_NOW


@rule
def is_word_of_phase(phase: Any, action: Any) -> Any:
    if action == PASS:
        return phase in (WINDOW, CLOSING, PARTNER)
    if action == SKIP:
        return phase in (WINDOW, CLOSING)
    return phase == ENDING


@rule
def choice_refusal(s: Any, seat: Any, action: Any) -> Any:
    """Whom to free, of those beneath the lifted tower (rulings 57, 67)."""
    if s.phase != FREEING:
        return NOT_NOW
    return ALLOWED if freeable(s, seat) & mark(action - FREE_OWN) else NO_WIZARD_THERE


@rule
def special_refusal(s: Any) -> Any:
    """Instead of both actions, never after a card (ruling 19); not against the deck (question 21)."""
    if is_solo(s):
        return NOT_AGAINST_THE_DECK
    if s.phase != CHOOSING_CARD:
        return NOT_NOW
    return ALLOWED if s.action == 1 else CARD_WAS_PLAYED


@rule
def decline_refusal(s: Any) -> Any:
    """The tower of the special case may be left, unless the table has it moved before the draw (question 7)."""
    if s.phase != CHOOSING_TOWER:
        return NOT_NOW
    return ALLOWED if may_decline(s) else MOVE_IS_POSSIBLE


@rule
def may_decline(s: Any) -> Any:
    return s.options.tower_before_draw == 0 or movable_towers(s, 1) == 0


@rule
def roll_refusal(s: Any, action: Any) -> Any:
    if s.phase != CHOOSING_PIECE:
        return NOT_NOW
    if action == REROLL:
        return ALLOWED if s.rolls > 0 else NO_ROLL_LEFT
    return MOVE_IS_POSSIBLE if any_piece(s) else ALLOWED


@rule
def team_refusal(s: Any, seat: Any, action: Any) -> Any:
    if not in_teams(s):
        return NO_TEAMS
    if action >= GIVE:
        return exchange_refusal(s, seat, action)
    if action == ASK:
        return word_of(s.phase == CHOOSING_CARD, may_ask(s))
    if action == OFFER:
        return word_of(s.phase == PARTNER, may_offer(s))
    if action == GIVE_FLASK:
        return flask_refusal(s, seat)
    if action == ACCEPT:
        return ALLOWED if s.phase == ACCEPTING else PARTNERS_NOT_NOW
    return ALLOWED if action == REFUSE and (s.phase == ACCEPTING or s.phase == ANSWERING) else PARTNERS_NOT_NOW


@rule
def word_of(now: Any, allowed: Any) -> Any:
    """A question or an offer: at the start of an action, once (ruling 60)."""
    if not now:
        return PARTNERS_NOT_NOW
    return ALLOWED if allowed else ALREADY_ASKED


@rule
def flask_refusal(s: Any, seat: Any) -> Any:
    if s.phase != CHOOSING_CARD and s.phase != PARTNER:
        return PARTNERS_NOT_NOW
    if s.filled[seat] == 0:
        return NO_FLASK
    return ALLOWED if may_give_flask(s, seat) else FLASKS_GO_THE_OTHER_WAY


@rule
def exchange_refusal(s: Any, seat: Any, action: Any) -> Any:
    """Handing a card over, then one back, which may be the same (ruling 39)."""
    if action < RETURN:
        if s.phase != ANSWERING and s.phase != GIVING:
            return PARTNERS_NOT_NOW
        return ALLOWED if copies_in(s.hand[seat], action - GIVE) > 0 else NOT_IN_HAND
    if s.phase != RETURNING:
        return PARTNERS_NOT_NOW
    return ALLOWED if s.handed == action - RETURN or copies_in(s.hand[seat], action - RETURN) > 0 else NOT_IN_HAND
