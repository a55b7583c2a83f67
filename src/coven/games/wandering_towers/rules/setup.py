"""Setting up: towers round the ring, wizards on them in turn order, hands of three, spells laid out."""

from coven.games.wandering_towers.options import BASIC, CHOSEN, RANDOM, way_to_choose
from coven.games.wandering_towers.rules.board import mark, one_of, update_open_sets
from coven.games.wandering_towers.rules.cards import refill_hand, reshuffle
from coven.games.wandering_towers.rules.playing import start_action, start_turn
from coven.games.wandering_towers.rules.sides import is_solo
from coven.games.wandering_towers.rules.spells.looking import forget_looks
from coven.games.wandering_towers.state import (
    BASIC_SPELLS,
    DEALT,
    HAND,
    NONE,
    NOT_ENDED,
    PIGGYBACK,
    SEATS,
    SPACES,
    SPELLS,
    STARTED,
    SURFACES,
    TOWERS,
    Spells,
)
from coven.games.wandering_towers.types import Box, Options, State
from coven.kernel.bits import NOTHING
from coven.kernel.notes import note
from coven.kernel.records import copy_record
from coven.kernel.stream import draw, rekey
from coven.kernel.target import rule
from coven.kernel.types import I64, Number, Seed


@rule
def start(box: Box, s: State, players: Number, options: Options, seed: Seed) -> None:
    """Sets up a game: a random starting player, wizards on the towers, three cards for each hand."""
    rekey(s, seed)
    copy_record(s.options, options)
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
    update_all_open_sets(box, s)
    note(s, STARTED, s.first, s.spells, 0, 0)
    deal(box, s)
    start_turn(s, s.first)
    start_action(s)


@rule
def clear_numbers(s: State) -> None:
    """What no turn and no action clears."""
    s.rounds = 0
    s.used = 0
    s.end_reason = NOT_ENDED
    s.back = 0
    s.lifted = NONE
    s.handed = NONE


@rule
def place_towers(box: Box, s: State) -> None:
    """An empty ring, the towers on their starting spaces and the castle on its own."""
    for surface in range(SURFACES):
        s.crowd[surface] = 0
    for space in range(SPACES):
        s.top[space] = space
        s.here[space] = 0
    for tower in range(TOWERS):
        start = I64(box.tower_space[tower])
        s.at[tower] = start
        s.under[tower] = start
        s.over[tower] = NONE
        s.top[start] = SPACES + tower
        s.here[start] = mark(tower)
    s.castle = box.castle


@rule
def give_pieces(box: Box, s: State) -> None:
    """Wizards and empty flasks by player count; against the deck one owner has them all, and full flasks if spells are used."""
    solo = is_solo(s)
    row = I64(1) if solo else I64(s.players)
    s.wizards = box.wizards[row]
    s.out = s.wizards if solo else s.wizards * s.players
    for seat in range(SEATS):
        s.home[seat] = 0
        s.spent[seat] = 0
        s.visible[seat] = 0
        s.filled[seat] = box.flasks[row] if solo and seat == 0 and s.spells != 0 else 0
        s.empty[seat] = box.flasks[row] if not solo and seat < s.players else 0


@rule
def place_wizards(box: Box, s: State) -> None:
    """One wizard at a time in turn order; a tower takes as many as its space has ghost lights, then the next."""
    tower = 0
    placed = I64(0)
    for number in range(I64(s.out)):
        owner = I64(0) if is_solo(s) else (I64(s.first) + number) % I64(s.players)
        while placed >= box.lights[tower]:
            tower += 1
            placed = I64(0)
        s.crowd[SPACES + tower] = I64(s.crowd[SPACES + tower]) + one_of(owner)
        placed += 1


@rule
def update_all_open_sets(box: Box, s: State) -> None:
    for space in range(SPACES):
        update_open_sets(box, s, space)


@rule
def deal(box: Box, s: State) -> None:
    for seat in range(SEATS):
        s.hand[seat] = NOTHING
        s.kept[seat] = 0
        for i in range(HAND):
            s.known[seat, i] = NONE
    reshuffle(box, s)
    for seat in range(1 if is_solo(s) else I64(s.players)):
        refill_hand(box, s, seat)
        note(s, DEALT, seat, s.hand[seat], is_solo(s), 0)


@rule
def chosen_spells(options: Options) -> Spells:
    """The spells the options name."""
    spells = I64(options.with_move_wizard) | I64(options.with_move_tower) << 1
    spells |= I64(options.with_headwind_wizard) << 2 | I64(options.with_headwind_tower) << 3
    spells |= I64(options.with_move_castle) << 4 | I64(options.with_free_wizard) << 5
    return spells | I64(options.with_swap_towers) << 6 | I64(options.with_piggyback) << 7


@rule
def lay_out_spells(box: Box, s: State) -> None:
    solo = is_solo(s)
    way = way_to_choose(s.options.spells, solo, s.options.master == 1)
    s.spells = 0
    if way == BASIC:
        s.spells = BASIC_SPELLS
    elif way == CHOSEN:
        s.spells = chosen_spells(s.options)
    elif way == RANDOM:
        s.spells = random_spells(s, box.solo_spells if solo else s.options.spell_count, PIGGYBACK if solo else SPELLS)


@rule
def random_spells(s: State, wanted: Number, kinds: Number) -> Spells:
    """Any `wanted` of the first `kinds` spells, each choice equally likely."""
    spells = I64(0)
    needed = I64(wanted)
    for spell in range(kinds):
        if needed > 0 and draw(s, kinds - spell) < needed:
            spells |= mark(spell)
            needed -= 1
    return spells
