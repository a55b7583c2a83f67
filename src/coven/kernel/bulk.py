"""Whole games at random, by the million: one template, bound to the rules of each game."""

from typing import Any

import numpy as np

from coven.kernel.target import rule

U32 = np.uint32
U64 = np.uint64
GOLDEN = U64(0x9E3779B97F4A7C15)


def is_over(box: Any, s: Any) -> Any: ...
def must_act(box: Any, s: Any, seat: Any) -> Any: ...
def moves(box: Any, s: Any, seat: Any, out: Any) -> Any: ...
def play(box: Any, s: Any, seat: Any, action: Any) -> None: ...
def start(box: Any, s: Any, players: Any, options: Any, seed: Any) -> None: ...
def returns(box: Any, s: Any, out: Any) -> None: ...


@rule
def mix(word: Any) -> Any:
    """Splitmix64's scrambling step: quick and even, not secret; good for a chooser, never for a state's stream."""
    word = (word ^ (word >> U64(30))) * U64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> U64(27))) * U64(0x94D049BB133111EB)
    return word ^ (word >> U64(31))


@rule
def pick(luck: Any, n: Any) -> Any:
    """A number in 0..n-1 out of a chooser's word."""
    return np.int64(((mix(luck) >> U64(32)) * U64(n)) >> U64(32))


def playout(box: Any, s: Any, luck: Any, out: Any) -> Any:
    """Plays random moves to the end; returns how many, and a digest of every seat and action in order."""
    count = 0
    digest = U64(0)
    while not is_over(box, s):
        for seat in range(s.players):
            if must_act(box, s, seat):
                n = moves(box, s, seat, out)
                luck = luck + GOLDEN
                action = out[pick(luck, n)]
                play(box, s, seat, action)
                digest = (digest ^ U64(seat * 65536 + action)) * U64(0x100000001B3)
                count += 1
    return count, digest


def play_many(box: Any, s: Any, players: Any, options: Any, seed: Any, first: Any, out: Any, lengths: Any, digests: Any) -> None:
    """Plays one random game for each place in `lengths`, all in the one state `s`; game number g has seed word 7 = g."""
    for i in range(lengths.size):
        seed[7] = U32(first + i)
        start(box, s, players, options, seed)
        lengths[i], digests[i] = playout(box, s, mix(U64(first + i)), out)
