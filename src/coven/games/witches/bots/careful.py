"""The careful bot: ducks, makes voids, passes danger, hunts the helpful witches, and keeps an eye on spells.

It weighs each card it may play: the chance that the card takes the trick, what the trick costs whoever takes it, and
what it would cost to go on holding the card. It reads nothing that its seat can't know.
"""

from coven.games.witches.bots.chances import (
    CERTAIN,
    chance_held_later,
    coloured,
    comes_later,
    holders,
    misses_all,
    players_to_come,
    rivals,
    unseen_cards,
    win_chance,
)
from coven.games.witches.bots.holding import burden
from coven.games.witches.bots.own_spell import NO_CHOICE, card_for_spell
from coven.games.witches.bots.passing import card_to_pass, tie_break
from coven.games.witches.bots.weights import CAUGHT, DUMPED_FIRE, DUMPED_WATER, POINT, TO_LEAD
from coven.games.witches.bots.worth import alarm_change, caster_to_be, rival_point_worth, takes
from coven.games.witches.names import WIZARD, Card
from coven.games.witches.rules.card_sets import card_in, suit_cards, suit_of
from coven.games.witches.rules.legality import playable
from coven.games.witches.rules.scoring import holds
from coven.games.witches.rules.spell import deducting_wins
from coven.games.witches.rules.trick import beats, next_seat
from coven.games.witches.state import CASTING, DEDUCT, NOBODY, PASS, PASSING, PLAY, TRANSFER
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING, bit, first, size_of, without_first
from coven.kernel.target import policy
from coven.kernel.types import I64, Action, Actions, Number, Seat, Word

MOST = 1 << 60


@policy
def careful(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action:
    """The action of a seat that must act."""
    if s.phase == PASSING:
        return PASS + card_to_pass(box, s, seat, luck)
    if s.phase == CASTING:
        return spell_answer(s)
    return PLAY + card_to_play(box, s, seat, luck)


@policy
def spell_answer(s: State) -> Action:
    """Both answers rank all alike if deducting wins; if not, only deducting keeps the game going (Witches 43, 53)."""
    return TRANSFER if deducting_wins(s) else DEDUCT


@policy
def card_to_play(box: Box, s: State, seat: Seat, luck: Word) -> Card:
    """The cheapest card, all things considered; while a spell of the seat's own is nearly sure, the one that brings it home."""
    choices = playable(s, seat)
    unseen = unseen_cards(s, seat)
    caster = caster_to_be(box, s)
    best = card_for_spell(box, s, seat, choices, unseen)
    if best != NO_CHOICE:
        return best
    left = coloured(choices)
    wizard = choices != left
    least = I64(MOST)
    while left != NOTHING or wizard:
        card = I64(WIZARD)
        if left != NOTHING:
            card = first(left)
            left = without_first(left)
        else:
            wizard = False
        cost = cost_of(box, s, seat, card, unseen, caster) * 16 + tie_break(luck, card)
        if cost < least:
            best, least = card, cost
    return best


@policy
def cost_of(box: Box, s: State, seat: Seat, card: Card, unseen: Word, caster: Seat) -> Number:
    """What playing the card is likely to cost, against going on to hold it."""
    chance = win_chance(s, seat, card, unseen, caster)
    pot = s.pot | card_in(s.hand[seat], card)
    to_come = unseen | s.hand[seat] & ~pot
    more = points_to_come(box, s, seat, card, unseen)
    cost = -burden(box, s.hand[seat], unseen, card)
    if chance > 0:
        won = takes(box, s, seat, pot, to_come) + alarm_change(box, s, seat, caster, seat, pot) + more + TO_LEAD
        cost += (chance * won) >> 10
    if chance < CERTAIN:
        taker = likely_taker(s, seat, card, caster)
        lost = (
            alarm_change(box, s, seat, caster, taker, pot) - rival_point_worth(s, seat, taker) * (takes(box, s, taker, pot, to_come) + more) // POINT
        )
        cost += ((CERTAIN - chance) * lost) >> 10
    return cost


@policy
def likely_taker(s: State, seat: Seat, card: Card, caster: Seat) -> Seat:
    """Who takes the trick if the seat does not: a player after a spell who plays later, else who is winning, else the next."""
    if caster != NOBODY and caster != seat and comes_later(s, seat, caster):
        return I64(caster)
    if s.laid == 0 or (card != WIZARD and beats(s, card)):
        return next_seat(s, I64(seat))
    return I64(s.best)


@policy
def points_to_come(box: Box, s: State, seat: Seat, card: Card, unseen: Word) -> Number:
    """What later players are likely to add to the trick."""
    to_come = players_to_come(s)
    if to_come == 0 or (s.led == NOTHING and card == WIZARD):
        return I64(0)
    suit = I64(s.led_suit) if s.led != NOTHING else suit_of(card)
    later = rivals(s, seat, suit)
    holding = holders(s, seat, suit)
    out_of_suit = misses_all(holding, size_of(unseen & suit_cards(suit)))
    dumping = (to_come - later) * CERTAIN + later * out_of_suit
    more = (dumping * likely_discard(box, s, unseen)) >> 10
    if suit_cards(suit) & box.fire != NOTHING:
        more += (later * (CERTAIN - out_of_suit) * POINT) >> 10
    elif suit_cards(suit) & box.queen != NOTHING:
        more += caught(box, s, seat, card, unseen, later, holding)
    return more


@policy
def likely_discard(box: Box, s: State, unseen: Word) -> Number:
    """What a player who is out of the led suit is likely to throw."""
    more = I64(DUMPED_FIRE) if unseen & box.fire != NOTHING else I64(0)
    others = I64(s.players) - 1
    if holds(unseen, box.queen):
        more += DUMPED_WATER * I64(box.queen_points) // others
    if holds(unseen, box.water_witch):
        more += DUMPED_WATER * I64(box.water_points) // others
    return more


@policy
def caught(box: Box, s: State, seat: Seat, card: Card, unseen: Word, later: Number, holding: Number) -> Number:
    """What falls under a high water card: the queen or the water witch of somebody who plays later."""
    top = bit(card) if s.laid == 0 or (card != WIZARD and beats(s, card)) else bit(s.trick[s.best])
    more = I64(0)
    if holds(unseen, box.queen) and top > box.queen:
        more += CAUGHT * I64(box.queen_points) * chance_held_later(box, s, seat, box.queen, later, holding) // CERTAIN
    if holds(unseen, box.water_witch) and top > box.water_witch:
        more += CAUGHT * I64(box.water_points) * chance_held_later(box, s, seat, box.water_witch, later, holding) // CERTAIN
    return more
