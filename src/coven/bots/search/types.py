"""The records that rules work on, as types with every field: written by `make types` from their layouts."""

from typing import Protocol

from coven.kernel.types import Row


class Node(Protocol):
    key: int
    first: int
    children: int
    room: int
    visits: int
    available: int
    value: float


class Totals(Protocol):
    wins: Row[float]
    scores: Row[float]
    win_squares: float
    score_squares: float


class Control(Protocol):
    size: int
    used: int
    simulations: int
    stamp: int
    stop: int
    exploration: float
    widening: float
    opponents: int
    margin: float
    total: float
    squares: float
    trust: float
    favoured: int
    forced: int
    growing: int
    grows: int
    secret: int
    base: int
    listed: int
    deep: int
    path: Row[int]
    worth: Row[int]
    ranks: Row[int]
    values: Row[float]
    wins: Row[float]
    scores: Row[float]
