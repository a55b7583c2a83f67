"""Partners: a card swapped face down, full flasks passed on (Towers 39, 40, 60)."""

from coven.games.wandering_towers.rules.cards import card_bit, copies_in, forget_known, hand_size, keep_known
from coven.games.wandering_towers.rules.sides import in_teams, partner_of
from coven.games.wandering_towers.state import (
    ACCEPT,
    ACCEPTING,
    ALLOWED,
    ALREADY_ASKED,
    ANSWERING,
    ASK,
    CHOOSING_CARD,
    FLASKS_GO_THE_OTHER_WAY,
    GIVE,
    GIVE_FLASK,
    GIVING,
    HANDED,
    HANDED_BACK,
    NO_FLASK,
    NO_TEAMS,
    NONE,
    NOT_IN_HAND,
    OFFER,
    PARTNER,
    PARTNERS_NOT_NOW,
    REFUSE,
    RETURN,
    RETURNING,
    Kind,
)
from coven.games.wandering_towers.types import State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, Action, Flag, Number, Seat

# --- what they may ----------------------------------------------------------------------------------------------------


@rule
def may_offer(s: State) -> Flag:
    """One offer a turn, and at most one exchange."""
    return s.offered == 0 and s.exchanged == 0


@rule
def may_ask(s: State) -> Flag:
    """One question a turn, and at most one exchange."""
    return s.asked == 0 and s.exchanged == 0


@rule
def may_give_flask(s: State, seat: Seat) -> Flag:
    """Flasks go one by one, in one direction in a turn."""
    return s.filled[seat] > 0 and (s.flask_from == NONE or s.flask_from == seat)


@rule
def may_partner_speak(s: State) -> Flag:
    return may_offer(s) or may_give_flask(s, partner_of(s, s.turn))


# --- what they do -----------------------------------------------------------------------------------------------------


@rule
def say_to_partner(s: State, seat: Seat, action: Action) -> None:
    if action == ASK:
        ask_partner(s)
    elif action == OFFER:
        offer_card(s)
    elif action == ACCEPT:
        accept_offer(s)
    elif action == REFUSE:
        refuse_exchange(s)
    elif action == GIVE_FLASK:
        give_flask(s, seat)
    elif action < RETURN:
        give_card(s, seat, action - GIVE)
    else:
        return_card(s, seat, action - RETURN)


@rule
def give_flask(s: State, seat: Seat) -> None:
    s.filled[seat] -= 1
    s.filled[partner_of(s, seat)] += 1
    s.flask_from = seat
    if s.phase == PARTNER:
        back_to_start(s)


@rule
def back_to_start(s: State) -> None:
    """Back to the start of the action: to the partner if it was speaking and has more to say, else to the active player."""
    if s.phase == PARTNER and may_partner_speak(s):
        s.decider = partner_of(s, s.turn)
    else:
        hand_back(s)


@rule
def hand_back(s: State) -> None:
    """The active player goes on."""
    s.phase = CHOOSING_CARD
    s.decider = s.turn


@rule
def ask_partner(s: State) -> None:
    s.asked = 1
    s.back = CHOOSING_CARD
    s.phase = ANSWERING
    s.decider = partner_of(s, s.turn)


@rule
def offer_card(s: State) -> None:
    s.offered = 1
    s.back = PARTNER
    s.phase = ACCEPTING
    s.decider = s.turn


@rule
def accept_offer(s: State) -> None:
    s.phase = GIVING
    s.decider = partner_of(s, s.turn)


@rule
def refuse_exchange(s: State) -> None:
    """A refusal uses up the question or the offer."""
    s.phase = s.back
    back_to_start(s)


@rule
def give_card(s: State, seat: Seat, kind: Kind) -> None:
    """The partner hands a card over, face down; one must come back."""
    note(s, HANDED, seat, kind, s.turn, 0)
    mix_kept(s, seat, s.turn)
    s.hand[seat] -= card_bit(kind)
    forget_known(s, seat, kind)
    s.handed = kind
    s.phase = RETURNING
    s.decider = s.turn


@rule
def mix_kept(s: State, one: Seat, other: Seat) -> None:
    """Which of two hands a kept card is in after an exchange, others can tell only if both were kept as they were."""
    if s.kept[one] != hand_size(s.hand[one]) or s.kept[other] != hand_size(s.hand[other]):
        s.kept[one] = 0
        s.kept[other] = 0


@rule
def return_card(s: State, seat: Seat, kind: Kind) -> None:
    """The active player hands a card back, which may be the same; each knows what the other now holds."""
    partner = partner_of(s, seat)
    note(s, HANDED_BACK, seat, kind, partner, 0)
    handed = I64(s.handed)
    if kind != handed:
        s.hand[seat] -= card_bit(kind)
        forget_known(s, seat, kind)
        s.hand[seat] += card_bit(handed)
        keep_known(s, seat, handed)
    s.hand[partner] += card_bit(kind)
    keep_known(s, partner, kind)
    s.handed = NONE
    s.exchanged = 1
    s.phase = s.back
    back_to_start(s)


# --- why not ----------------------------------------------------------------------------------------------------------


@rule
def team_refusal(s: State, seat: Seat, action: Action) -> Number:
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
def word_of(now: Flag, allowed: Flag) -> Number:
    """A question or an offer: at the start of an action, once (Towers 60)."""
    if not now:
        return PARTNERS_NOT_NOW
    return ALLOWED if allowed else ALREADY_ASKED


@rule
def flask_refusal(s: State, seat: Seat) -> Number:
    if s.phase != CHOOSING_CARD and s.phase != PARTNER:
        return PARTNERS_NOT_NOW
    if s.filled[seat] == 0:
        return NO_FLASK
    return ALLOWED if may_give_flask(s, seat) else FLASKS_GO_THE_OTHER_WAY


@rule
def exchange_refusal(s: State, seat: Seat, action: Action) -> Number:
    """Handing a card over, then one back, which may be the same (Towers 39)."""
    if action < RETURN:
        if s.phase != ANSWERING and s.phase != GIVING:
            return PARTNERS_NOT_NOW
        return ALLOWED if copies_in(s.hand[seat], action - GIVE) > 0 else NOT_IN_HAND
    if s.phase != RETURNING:
        return PARTNERS_NOT_NOW
    return ALLOWED if s.handed == action - RETURN or copies_in(s.hand[seat], action - RETURN) > 0 else NOT_IN_HAND
