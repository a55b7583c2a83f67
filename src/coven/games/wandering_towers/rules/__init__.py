"""The rules of Wandering Towers: what may be done, and what it does."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.rules.board import one_of
from coven.games.wandering_towers.rules.cards import lay_down, throw_hand
from coven.games.wandering_towers.rules.casting import aim, cast_spell, forget_looks, free_wizard, lift_to_free
from coven.games.wandering_towers.rules.flasks import moved_owner, pay
from coven.games.wandering_towers.rules.legal import must_act, refusal
from coven.games.wandering_towers.rules.listing import moves
from coven.games.wandering_towers.rules.setup import (
    clear_numbers,
    deal,
    give_pieces,
    keep_options,
    lay_out_spells,
    look_all,
    place_towers,
    place_wizards,
)
from coven.games.wandering_towers.rules.team import (
    accept_offer,
    ask_partner,
    give_card,
    give_flask,
    hand_back,
    offer_card,
    refuse_exchange,
    return_card,
)
from coven.games.wandering_towers.rules.turn import settle, start_action, start_turn
from coven.games.wandering_towers.rules.windows import lost_step, stop_casting
from coven.games.wandering_towers.scoring import owner_of, returns
from coven.games.wandering_towers.state import (
    A_TOWER,
    A_WIZARD,
    ACCEPT,
    AFTER,
    AIMING,
    ASK,
    ASK_CLOSING,
    ASK_WINDOW,
    BEFORE,
    CARRY,
    CAST,
    CAST_AFTER,
    CHECK_PIECE,
    CHOOSING_TOWER,
    DECIDE,
    DECLINE,
    DISCARD,
    END_TURN,
    FREE,
    GIVE,
    GIVE_FLASK,
    GIVE_UP,
    NONE,
    OFFER,
    OVER,
    PARTNER,
    PASS,
    PIGGYBACK,
    REFILL,
    REFUSE,
    REROLL,
    RESOLVE,
    RETURN,
    ROLL,
    ROLL_CARD,
    SKIP,
    SPACES,
    SPECIAL,
    STEP,
    STOP,
    TOWER,
    TOWER_CARD,
    WINDOW,
    WIZARD,
    WIZARD_CARD,
)
from coven.kernel.stream import draw, rekey
from coven.kernel.target import rule

__all__ = ["is_over", "moves", "must_act", "play", "refusal", "returns", "start"]


@rule
def start(box: Any, s: Any, players: Any, options: Any, seed: Any) -> None:
    """Sets up a game: a random starting player, wizards on the towers, three cards for each hand."""
    rekey(s, seed)
    keep_options(s, options)
    clear_numbers(s)
    forget_looks(s)
    s.players = players
    s.crowded = 0
    s.shown = 0
    lay_out_spells(box, s)
    give_pieces(box, s)
    place_towers(box, s)
    s.first = draw(s, players)
    place_wizards(box, s)
    look_all(box, s)
    deal(box, s)
    start_turn(s, s.first)
    start_action(s)


@rule
def is_over(box: Any, s: Any) -> Any:
    return s.phase == OVER


@rule
def play(box: Any, s: Any, seat: Any, action: Any) -> None:
    """Carries out an allowed move and all that follows from it, up to the next decision."""
    if s.seen_under[0] != NONE:
        forget_looks(s)
    if action < TOWER:
        play_card(box, s, seat, action)
    elif s.phase == AIMING and action != STOP and action != CAST + PIGGYBACK:
        aim(box, s, action)
    elif action < STEP:
        announce(box, s, seat, action)
    elif action < CAST:
        lift_to_free(box, s, seat, action - FREE)
    elif action < CAST_AFTER:
        cast_spell(box, s, seat, action - CAST, BEFORE)
    elif action < REROLL:
        cast_spell(box, s, seat, action - CAST_AFTER, AFTER)
    elif action < ASK:
        say(box, s, seat, action)
    else:
        say_to_partner(s, seat, action)
    settle(box, s)


@rule
def play_card(box: Any, s: Any, seat: Any, action: Any) -> None:
    """Lays a card down, for one of its sides, for its dice, or for nothing."""
    hand = owner_of(s, seat)
    if action < TOWER_CARD:
        kind, sides, value = action - WIZARD_CARD, 1, np.int64(box.wizard_value[action - WIZARD_CARD])
    elif action < ROLL_CARD:
        kind, sides, value = action - TOWER_CARD, 2, np.int64(box.tower_value[action - TOWER_CARD])
    elif action < DISCARD:
        kind = action - ROLL_CARD
        sides = (1 if box.wizard_value[kind] > 0 else 0) | (2 if box.tower_value[kind] > 0 else 0)
        value = np.int64(0)
        s.rolls = box.dice[kind] - 1
    else:
        kind, sides, value = action - DISCARD, 0, np.int64(0)
    lay_down(s, hand, kind)
    s.card = kind
    s.sides = sides
    s.value = value
    if sides == 0:
        s.step = lost_step(s)
    else:
        s.step = CHECK_PIECE if value > 0 else ROLL


@rule
def announce(box: Any, s: Any, seat: Any, action: Any) -> None:
    """Names the piece to move; others may cast before it does (ruling 34)."""
    if s.phase == CHOOSING_TOWER:
        s.value = 1
    if action < WIZARD:
        s.piece = A_TOWER
        s.piece_at = action - TOWER
    else:
        s.piece = A_WIZARD
        s.piece_owner = moved_owner(s, seat)
        s.piece_at = s.top[(action - WIZARD) % SPACES]
    if action >= CARRY:
        pay(box, s, seat, PIGGYBACK)
        s.cast = 1
        s.riders = one_of(s.piece_owner)
    s.asks = 0
    s.step = ASK_WINDOW if s.options.master == 1 else RESOLVE


@rule
def say(box: Any, s: Any, seat: Any, action: Any) -> None:
    """The moves that are one word."""
    if action == REROLL:
        s.rolls -= 1
        s.step = ROLL
    elif action in (GIVE_UP, DECLINE):
        s.step = lost_step(s)
    elif action == SPECIAL:
        throw_hand(s, seat)
        s.special = 1
        s.phase = CHOOSING_TOWER
        s.step = REFILL if s.options.tower_before_draw == 0 else DECIDE
    elif action in (PASS, SKIP):
        pass_window(s, seat, action == SKIP)
    elif action == STOP:
        stop_casting(s)
    elif action == END_TURN:
        s.step = REFILL
    else:
        free_wizard(box, s, seat, action)


@rule
def pass_window(s: Any, seat: Any, skip: Any) -> None:
    if s.phase == PARTNER:
        hand_back(s)
        return
    if skip:
        s.skipping = np.int64(s.skipping) | (np.int64(1) << seat)
    s.asks += 1
    s.step = ASK_WINDOW if s.phase == WINDOW else ASK_CLOSING


@rule
def say_to_partner(s: Any, seat: Any, action: Any) -> None:
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
