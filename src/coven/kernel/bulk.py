"""Whole games at random, by the million: one template, bound to the rules of each game (see `target.bind`)."""

from typing import TYPE_CHECKING

from coven.kernel.target import rule
from coven.kernel.types import I64, U32, U64, Action, Actions, Box, Number, Options, Results, Row, Seat, Seed, State, Word

GOLDEN = U64(0x9E3779B97F4A7C15)
DIGEST_PRIME = U64(0x100000001B3)

if TYPE_CHECKING:  # what `bind` puts here: the rules of a game

    def start(box: Box, s: State, players: Number, options: Options, seed: Seed) -> None: ...
    def is_over(box: Box, s: State) -> bool: ...
    def must_act(box: Box, s: State, seat: Seat) -> bool: ...
    def refusal(box: Box, s: State, seat: Seat, action: Action) -> int: ...
    def moves(box: Box, s: State, seat: Seat, out: Actions) -> int: ...
    def play(box: Box, s: State, seat: Seat, action: Action) -> None: ...
    def broken_invariant(box: Box, s: State) -> int: ...


@rule
def mix(word: Word) -> Word:
    """Splitmix64's scrambling step: quick and even, not secret. Good for a chooser, never for a state's stream."""
    word = (word ^ (word >> U64(30))) * U64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> U64(27))) * U64(0x94D049BB133111EB)
    return word ^ (word >> U64(31))


@rule
def pick(luck: Word, n: Number) -> Number:
    """A number in 0..n-1 out of a chooser's word."""
    return I64(((mix(luck) >> U64(32)) * U64(n)) >> U64(32))


def playout(box: Box, s: State, luck: Word, out: Actions) -> tuple[Number, Word]:
    """Plays random moves to the end; returns how many, and a digest of every seat and action in order."""
    count = 0
    digest = U64(0)
    while not is_over(box, s):
        for seat in range(s.players):
            if must_act(box, s, seat):
                n = moves(box, s, seat, out)
                luck = luck + GOLDEN
                action = I64(out[pick(luck, n)])
                play(box, s, seat, action)
                digest = (digest ^ U64(seat * 65536 + action)) * DIGEST_PRIME
                count += 1
    return count, digest


def play_many(
    box: Box, s: State, players: Number, options: Options, seed: Seed, first: Number, out: Actions, lengths: Results, digests: Row[Word]
) -> None:
    """Plays a random game for each place in `lengths`, all in the one state `s`; game number g has seed word 7 = g."""
    for i in range(lengths.size):
        seed[7] = U32(first + i)
        start(box, s, players, options, seed)
        lengths[i], digests[i] = playout(box, s, mix(U64(first + i)), out)


def play_checked(
    box: Box,
    states: Row[State],
    players: Number,
    options: Options,
    seed: Seed,
    first: Number,
    out: Actions,
    most: Number,
    lengths: Results,
    faults: Row[int],
) -> None:
    """Like `play_many`, each game in its own state, checked after every move; one that breaks an invariant, or is too long, stops with its fault."""
    for i in range(lengths.size):
        s = states[i]
        seed[7] = U32(first + i)
        start(box, s, players, options, seed)
        luck = mix(U64(first + i))
        lengths[i] = 0
        faults[i] = broken_invariant(box, s)
        while faults[i] == 0 and lengths[i] <= most and not is_over(box, s):
            for seat in range(s.players):
                if faults[i] == 0 and must_act(box, s, seat):
                    n = moves(box, s, seat, out)
                    luck = luck + GOLDEN
                    play(box, s, seat, I64(out[pick(luck, n)]))
                    faults[i] = broken_invariant(box, s)
                    lengths[i] += 1


def refuse_all(box: Box, s: State, seat: Seat, codes: Results) -> None:
    """Writes for every action of the game why it is refused to the seat, 0 for those allowed."""
    for action in range(codes.size):
        codes[action] = refusal(box, s, seat, action)
