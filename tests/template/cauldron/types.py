"""The records that rules work on, as types with every field: written by `make types` from their layouts."""

from typing import Protocol

from coven.kernel import types
from coven.kernel.types import Grid, Row, Stream


class Options(Protocol):
    rounds: int


class State(types.State, Protocol):
    stream: Stream
    options: Options
    players: int
    phase: int
    end_reason: int
    rounds_played: int
    pile: Row[int]
    hand: Grid[int]
    thrown: Row[int]
    last_thrown: Row[int]
    score: Row[int]


class Box(types.Box, Protocol):
    copies: Row[int]
    hand_size: int
