"""The records that rules work on, as types with every field: written by `make types` from their layouts."""

from typing import Protocol

from coven.kernel import types
from coven.kernel.types import U32, U64, Grid, Row, Stream, WordArray


class Options(Protocol):
    mode: int
    master: bool
    spells: int
    spell_count: int
    with_move_wizard: bool
    with_move_tower: bool
    with_headwind_wizard: bool
    with_headwind_tower: bool
    with_move_castle: bool
    with_free_wizard: bool
    with_swap_towers: bool
    with_piggyback: bool
    discard: int
    spell_in_action: bool
    spells_on_others: bool
    others_entry_ends_turn: bool
    spell_after_special: bool
    tower_before_draw: bool
    master_spell_before_card: bool
    finish_round: bool
    memory: int
    bot_memory: int


class State(types.State, Protocol):
    stream: Stream
    options: Options
    pile: WordArray[U64]
    hand: WordArray[U64]
    crowd: WordArray[U32]
    seen: WordArray[U32]
    visible: Row[int]
    crowded: int
    shown: int
    here: Row[int]
    rounds: int
    used: int
    top: Row[int]
    under: Row[int]
    over: Row[int]
    at: Row[int]
    castle: int
    home: Row[int]
    filled: Row[int]
    empty: Row[int]
    spent: Row[int]
    kept: Row[int]
    known: Grid[int]
    wizards: int
    out: int
    pile_size: int
    spells: int
    players: int
    first: int
    turn: int
    decider: int
    phase: int
    step: int
    end_reason: int
    action: int
    card: int
    value: int
    sides: int
    rolls: int
    special: int
    ended: int
    piece: int
    piece_at: int
    piece_owner: int
    cast: int
    spell: int
    caster: int
    moment: int
    paid: int
    back: int
    asks: int
    freed: int
    skipping: int
    seen_under: Row[int]
    seen_on: Row[int]
    lifted: int
    asked: int
    offered: int
    exchanged: int
    handed: int
    flask_from: int

    @property
    def riders(self) -> U32: ...
    @riders.setter
    def riders(self, value: U32 | int) -> None: ...


class Box(types.Box, Protocol):
    deck: WordArray[U64]
    deck_size: int
    wizard_value: Row[int]
    tower_value: Row[int]
    dice: Row[int]
    castle: int
    tower_space: Row[int]
    lights: Row[int]
    cost: Row[int]
    wizards: Row[int]
    flasks: Row[int]
    solo_cards: int
    solo_spells: int

    @property
    def shields(self) -> U32: ...
    @shields.setter
    def shields(self, value: U32 | int) -> None: ...
