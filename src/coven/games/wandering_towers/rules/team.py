"""Partners: a card swapped face down, full flasks passed on (rulings 39, 40, 60)."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.rules.cards import card_bit, forget_known, hand_size, keep_known
from coven.games.wandering_towers.scoring import partner_of
from coven.games.wandering_towers.state import (
    ACCEPTING,
    ANSWERING,
    CHOOSING_CARD,
    GIVING,
    NONE,
    PARTNER,
    RETURNING,
)
from coven.kernel.target import rule


@rule
def may_offer(s: Any) -> Any:
    """One offer a turn, and at most one exchange."""
    return s.offered == 0 and s.exchanged == 0


@rule
def may_ask(s: Any) -> Any:
    """One question a turn, and at most one exchange."""
    return s.asked == 0 and s.exchanged == 0


@rule
def may_give_flask(s: Any, seat: Any) -> Any:
    """Flasks go one by one, in one direction in a turn."""
    return s.filled[seat] > 0 and (s.flask_from == NONE or s.flask_from == seat)


@rule
def may_partner_speak(s: Any) -> Any:
    return may_offer(s) or may_give_flask(s, partner_of(s, s.turn))


@rule
def give_flask(s: Any, seat: Any) -> None:
    s.filled[seat] -= 1
    s.filled[partner_of(s, seat)] += 1
    s.flask_from = seat
    if s.phase == PARTNER:
        back_to_start(s)


@rule
def back_to_start(s: Any) -> None:
    """Back to the start of the action: to the partner if it was speaking and has more to say, else to the active player."""
    if s.phase == PARTNER and may_partner_speak(s):
        s.decider = partner_of(s, s.turn)
    else:
        hand_back(s)


@rule
def hand_back(s: Any) -> None:
    """The active player goes on."""
    s.phase = CHOOSING_CARD
    s.decider = s.turn


@rule
def ask_partner(s: Any) -> None:
    s.asked = 1
    s.back = CHOOSING_CARD
    s.phase = ANSWERING
    s.decider = partner_of(s, s.turn)


@rule
def offer_card(s: Any) -> None:
    s.offered = 1
    s.back = PARTNER
    s.phase = ACCEPTING
    s.decider = s.turn


@rule
def accept_offer(s: Any) -> None:
    s.phase = GIVING
    s.decider = partner_of(s, s.turn)


@rule
def refuse_exchange(s: Any) -> None:
    """A refusal uses up the question or the offer."""
    s.phase = s.back
    back_to_start(s)


@rule
def give_card(s: Any, seat: Any, kind: Any) -> None:
    """The partner hands a card over, face down; one must come back."""
    mix_kept(s, seat, s.turn)
    s.hand[seat] -= card_bit(kind)
    forget_known(s, seat, kind)
    s.handed = kind
    s.phase = RETURNING
    s.decider = s.turn


@rule
def mix_kept(s: Any, one: Any, other: Any) -> None:
    """Which of two hands a kept card is in after an exchange, others can tell only if both were kept as they were."""
    if s.kept[one] != hand_size(s.hand[one]) or s.kept[other] != hand_size(s.hand[other]):
        s.kept[one] = 0
        s.kept[other] = 0


@rule
def return_card(s: Any, seat: Any, kind: Any) -> None:
    """The active player hands a card back, which may be the same; each knows what the other now holds."""
    partner = partner_of(s, seat)
    handed = np.int64(s.handed)
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
