"""The careful bot: ducks, makes voids, passes danger, hunts the helpful witches, and keeps an eye on spells.

It weighs each card it may play: the chance that the card takes the trick, what the trick costs whoever takes it, and
what it would cost to go on holding the card. It reads nothing that its seat can't know.
"""

from typing import Any

import numpy as np

from coven.games.witches.careful_hold import burden
from coven.games.witches.careful_pass import card_to_pass, tie_break
from coven.games.witches.careful_sight import (
    CERTAIN,
    coloured,
    comes_later,
    holders,
    meets,
    misses_all,
    players_to_come,
    rivals,
    unseen_cards,
    win_chance,
)
from coven.games.witches.careful_spell import NO_CHOICE, card_for_spell
from coven.games.witches.careful_weights import CAUGHT, DUMPED_FIRE, DUMPED_GREEN, POINT, TO_LEAD
from coven.games.witches.careful_worth import NOBODY, alarm_change, caster_to_be, ill_will, takes
from coven.games.witches.rules.deal import NOTHING, card_in, next_seat
from coven.games.witches.rules.sheet import deducting_wins
from coven.games.witches.rules.trick import beats, playable, suit_cards, suit_of
from coven.games.witches.scoring import holds
from coven.games.witches.state import CASTING, DEDUCT, PASS, PASSING, PLAY, TRANSFER, WIZARD
from coven.kernel.bits import bit, first, size_of, without_first
from coven.kernel.target import rule

MOST = 1 << 60


@rule
def careful(box: Any, s: Any, seat: Any, luck: Any, out: Any) -> Any:
    """The action of a seat that must act."""
    if s.phase == PASSING:
        return PASS + card_to_pass(box, s, seat, luck)
    if s.phase == CASTING:
        return spell_answer(s)
    return PLAY + card_to_play(box, s, seat, luck)


@rule
def spell_answer(s: Any) -> Any:
    """Both answers rank all alike if deducting wins; if not, only deducting keeps the game going (R43, R53)."""
    return TRANSFER if deducting_wins(s) else DEDUCT


@rule
def card_to_play(box: Any, s: Any, seat: Any, luck: Any) -> Any:
    """The cheapest card, all things considered; while a spell of the seat's own is nearly sure, the one that brings it home."""
    choices = playable(s, seat)
    unseen = unseen_cards(s, seat)
    caster = caster_to_be(box, s)
    best = card_for_spell(box, s, seat, choices, unseen)
    if best != NO_CHOICE:
        return best
    left = coloured(choices)
    wizard = choices != left
    least = np.int64(MOST)
    while left != NOTHING or wizard:
        card = np.int64(WIZARD)
        if left != NOTHING:
            card = first(left)
            left = without_first(left)
        else:
            wizard = False
        cost = cost_of(box, s, seat, card, unseen, caster) * 16 + tie_break(luck, card)
        if cost < least:
            best, least = card, cost
    return best


@rule
def cost_of(box: Any, s: Any, seat: Any, card: Any, unseen: Any, caster: Any) -> Any:
    """What playing the card is likely to cost, against going on to hold it."""
    chance = win_chance(s, seat, card, unseen, caster)
    pot = s.pot | card_in(s.hand[seat], card)
    to_come = unseen | s.hand[seat] & ~pot
    more = more_to_fall(box, s, seat, card, unseen)
    cost = -burden(box, s.hand[seat], unseen, card)
    if chance > 0:
        won = takes(box, s, seat, pot, to_come) + alarm_change(box, s, seat, caster, seat, pot) + more + TO_LEAD
        cost += (chance * won) >> 10
    if chance < CERTAIN:
        taker = likely_taker(s, seat, card, caster)
        lost = alarm_change(box, s, seat, caster, taker, pot) - ill_will(s, seat, taker) * (takes(box, s, taker, pot, to_come) + more) // POINT
        cost += ((CERTAIN - chance) * lost) >> 10
    return cost


@rule
def likely_taker(s: Any, seat: Any, card: Any, caster: Any) -> Any:
    """Who takes the trick if the seat does not: a player after a spell who plays later, else who is winning, else the next."""
    if caster != NOBODY and caster != seat and comes_later(s, seat, caster):
        return np.int64(caster)
    if s.laid == 0 or (card != WIZARD and beats(s, card)):
        return next_seat(s, np.int64(seat))
    return np.int64(s.best)


@rule
def more_to_fall(box: Any, s: Any, seat: Any, card: Any, unseen: Any) -> Any:
    """What later players are likely to add to the trick."""
    to_come = players_to_come(s)
    if to_come == 0 or (s.led == NOTHING and card == WIZARD):
        return np.int64(0)
    suit = np.int64(s.led_suit) if s.led != NOTHING else suit_of(card)
    later = rivals(s, seat, suit)
    holding = holders(s, seat, suit)
    out_of_suit = misses_all(holding, size_of(unseen & suit_cards(suit)))
    dumping = (to_come - later) * CERTAIN + later * out_of_suit
    more = (dumping * dumped(box, s, unseen)) >> 10
    if suit_cards(suit) & box.fire != NOTHING:
        more += (later * (CERTAIN - out_of_suit) * POINT) >> 10
    elif suit_cards(suit) & box.queen != NOTHING:
        more += caught(box, s, seat, card, unseen, later, holding)
    return more


@rule
def dumped(box: Any, s: Any, unseen: Any) -> Any:
    """What a player who is out of the led suit is likely to throw."""
    more = np.int64(DUMPED_FIRE) if unseen & box.fire != NOTHING else np.int64(0)
    others = np.int64(s.players) - 1
    if holds(unseen, box.queen):
        more += DUMPED_GREEN * np.int64(box.queen_points) // others
    if holds(unseen, box.water_witch):
        more += DUMPED_GREEN * np.int64(box.water_points) // others
    return more


@rule
def caught(box: Any, s: Any, seat: Any, card: Any, unseen: Any, later: Any, holding: Any) -> Any:
    """What falls under a high green card: the queen or the water witch of somebody who plays later."""
    top = bit(card) if s.laid == 0 or (card != WIZARD and beats(s, card)) else bit(s.trick[s.best])
    more = np.int64(0)
    if holds(unseen, box.queen) and top > box.queen:
        more += CAUGHT * np.int64(box.queen_points) * meets(box, s, seat, box.queen, later, holding) // CERTAIN
    if holds(unseen, box.water_witch) and top > box.water_witch:
        more += CAUGHT * np.int64(box.water_points) * meets(box, s, seat, box.water_witch, later, holding) // CERTAIN
    return more
