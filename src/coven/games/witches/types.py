"""The records that rules work on, as types with every field: written by `make types` from their layouts."""

from typing import Protocol

from coven.kernel import types
from coven.kernel.types import U64, Grid, Row, Stream, WordArray


class Options(Protocol):
    limit: int
    rounds: int
    dealer: int
    tie: int
    last_spell: int
    earth_variant: bool
    air_blocks_own_spell: bool
    memory: int


class State(types.State, Protocol):
    stream: Stream
    options: Options
    hand: WordArray[U64]
    packet: WordArray[U64]
    played: WordArray[U64]
    taken: WordArray[U64]
    scored: WordArray[U64]
    pot: U64
    led: U64
    total: Row[int]
    points: Row[int]
    rest: Row[int]
    round_number: int
    spell: int
    players: int
    phase: int
    end_reason: int
    overtime: int
    dealer: int
    leader: int
    turn: int
    best: int
    led_suit: int
    laid: int
    caster: int
    deducted: int
    last_leader: int
    last_winner: int
    trick: Row[int]
    last_trick: Row[int]
    void: Row[int]


class Box(types.Box, Protocol):
    fire: U64
    fire_witch: U64
    water_witch: U64
    queen: U64
    earth_witch: U64
    air_witch: U64
    fire_cap: int
    water_points: int
    queen_points: int
    earth_points: int
    pass_cards: Row[int]
    pass_cycle: Row[int]
    pass_step: Grid[int]
