"""Setting up: towers round the ring, wizards upon them in turn order, hands of three, spells laid out."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.rules.board import look, mark, one_of
from coven.games.wandering_towers.rules.cards import NO_CARDS, refill_hand, reshuffle
from coven.games.wandering_towers.scoring import is_solo
from coven.games.wandering_towers.state import (
    BASIC,
    BASIC_SPELLS,
    CHOSEN,
    HAND,
    NO_SPELLS,
    NONE,
    NOT_ENDED,
    PIGGYBACK,
    SEATS,
    SPACES,
    SPELLS,
    SURFACES,
    TOWERS,
)
from coven.kernel.stream import draw
from coven.kernel.target import rule


@rule
def keep_options(s: Any, options: Any) -> None:
    s.options.mode = options.mode
    s.options.master = options.master
    s.options.spells = options.spells
    s.options.spell_count = options.spell_count
    s.options.with_move_wizard = options.with_move_wizard
    s.options.with_move_tower = options.with_move_tower
    s.options.with_headwind_wizard = options.with_headwind_wizard
    s.options.with_headwind_tower = options.with_headwind_tower
    s.options.with_move_castle = options.with_move_castle
    s.options.with_free_wizard = options.with_free_wizard
    s.options.with_swap_towers = options.with_swap_towers
    s.options.with_piggyback = options.with_piggyback
    s.options.discard = options.discard
    s.options.spell_in_action = options.spell_in_action
    s.options.spells_on_others = options.spells_on_others
    s.options.others_entry_ends_turn = options.others_entry_ends_turn
    s.options.spell_after_special = options.spell_after_special
    s.options.tower_before_draw = options.tower_before_draw
    s.options.master_spell_before_card = options.master_spell_before_card
    s.options.finish_round = options.finish_round
    s.options.memory = options.memory
    s.options.bot_memory = options.bot_memory


@rule
def clear_numbers(s: Any) -> None:
    """What no turn and no action clears."""
    s.rounds = 0
    s.used = 0
    s.end_reason = NOT_ENDED
    s.back = 0
    s.lifted = NONE
    s.handed = NONE


@rule
def place_towers(box: Any, s: Any) -> None:
    """An empty ring, the towers on their starting spaces and the castle on its own."""
    for surface in range(SURFACES):
        s.crowd[surface] = 0
    for space in range(SPACES):
        s.top[space] = space
        s.here[space] = 0
    for tower in range(TOWERS):
        start = np.int64(box.tower_space[tower])
        s.at[tower] = start
        s.under[tower] = start
        s.over[tower] = NONE
        s.top[start] = SPACES + tower
        s.here[start] = mark(tower)
    s.castle = box.castle


@rule
def give_pieces(box: Any, s: Any) -> None:
    """Wizards and empty flasks by player count; against the deck one owner has them all, and full flasks if spells are used."""
    solo = is_solo(s)
    row = np.int64(1) if solo else np.int64(s.players)
    s.wizards = box.wizards[row]
    s.out = s.wizards if solo else s.wizards * s.players
    for seat in range(SEATS):
        s.home[seat] = 0
        s.spent[seat] = 0
        s.visible[seat] = 0
        s.filled[seat] = box.flasks[row] if solo and seat == 0 and s.spells != 0 else 0
        s.empty[seat] = box.flasks[row] if not solo and seat < s.players else 0


@rule
def place_wizards(box: Any, s: Any) -> None:
    """One wizard at a time in turn order; a tower takes as many as its space has ghost lights, then the next."""
    tower = 0
    placed = np.int64(0)
    for number in range(np.int64(s.out)):
        owner = np.int64(0) if is_solo(s) else (np.int64(s.first) + number) % np.int64(s.players)
        while placed >= box.lights[tower]:
            tower += 1
            placed = np.int64(0)
        s.crowd[SPACES + tower] = np.int64(s.crowd[SPACES + tower]) + one_of(owner)
        placed += 1


@rule
def look_all(box: Any, s: Any) -> None:
    for space in range(SPACES):
        look(box, s, space)


@rule
def deal(box: Any, s: Any) -> None:
    for seat in range(SEATS):
        s.hand[seat] = NO_CARDS
        s.kept[seat] = 0
        for i in range(HAND):
            s.known[seat, i] = NONE
    reshuffle(box, s)
    for seat in range(1 if is_solo(s) else np.int64(s.players)):
        refill_hand(box, s, seat)


@rule
def chosen_spells(options: Any) -> Any:
    """The spells the options name."""
    spells = np.int64(options.with_move_wizard) | np.int64(options.with_move_tower) << 1
    spells |= np.int64(options.with_headwind_wizard) << 2 | np.int64(options.with_headwind_tower) << 3
    spells |= np.int64(options.with_move_castle) << 4 | np.int64(options.with_free_wizard) << 5
    return spells | np.int64(options.with_swap_towers) << 6 | np.int64(options.with_piggyback) << 7


@rule
def lay_out_spells(box: Any, s: Any) -> None:
    """The basic two, those chosen, or some at random; plain solo has none (rulings 23, 31, 65)."""
    s.spells = 0
    if s.options.spells == NO_SPELLS or (s.options.spells == BASIC and is_solo(s)):
        return
    if s.options.spells == BASIC:
        s.spells = BASIC_SPELLS
    elif s.options.spells == CHOSEN:
        s.spells = chosen_spells(s.options)
    else:
        solo = is_solo(s)
        s.spells = random_spells(s, box.solo_spells if solo else s.options.spell_count, PIGGYBACK if solo else SPELLS)


@rule
def random_spells(s: Any, wanted: Any, kinds: Any) -> Any:
    """Any `wanted` of the first `kinds` spells, each choice equally likely."""
    spells = np.int64(0)
    needed = np.int64(wanted)
    for spell in range(kinds):
        if needed > 0 and draw(s, kinds - spell) < needed:
            spells |= mark(spell)
            needed -= 1
    return spells
