"""Sets of up to 64 things as one machine word."""

from typing import Any

from coven.kernel.target import at_the_table, native, rule
from coven.kernel.types import I64, U64, Action, Actions, Flag, Number, Word

NOTHING = U64(0)  # the empty set
ONE = U64(1)
EVERYTHING = (1 << 64) - 1
BITS = tuple(U64(1 << place) for place in range(64))


def _compiled_count() -> Any:
    from numba import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def count_bits(typing: Any, word: Any) -> Any:  # one machine instruction, for which Numba has no public name
        return types.uint64(types.uint64), lambda context, builder, signature, args: builder.ctpop(args[0])

    return count_bits


def _compiled_lowest() -> Any:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest_bit(typing: Any, word: Any) -> Any:
        zero_is_defined = ir.Constant(ir.IntType(1), 0)
        return types.uint64(types.uint64), lambda context, builder, signature, args: builder.cttz(args[0], zero_is_defined)

    return lowest_bit


@native(_compiled_count)
def count(word: Word) -> Word:
    """How many bits are set."""
    return U64(int(word).bit_count())


@native(_compiled_lowest)
def lowest(word: Word) -> Word:
    """The place of the lowest set bit; the word must not be zero."""
    return U64((int(word) & -int(word)).bit_length() - 1)


def _bit_at_the_table(place: Number) -> Word:
    return BITS[place]


@at_the_table(_bit_at_the_table)
def bit(place: Number) -> Word:
    """The set of one thing."""
    return ONE << U64(place)


def _has_at_the_table(word: Word, place: Number) -> Flag:
    return bool(word & BITS[place])


@at_the_table(_has_at_the_table)
def has(word: Word, place: Number) -> Flag:
    """Whether the thing at `place` is in the set."""
    return (word >> U64(place)) & ONE != NOTHING


def _size_at_the_table(word: Word) -> Number:
    return (int(word) & EVERYTHING).bit_count()  # the complement of a plain number is below 0


@at_the_table(_size_at_the_table)
def size_of(word: Word) -> Number:
    """How many things are in the set, as a signed number."""
    return I64(count(U64(word)))


def _first_at_the_table(word: Word) -> Number:
    return (int(word) & -int(word)).bit_length() - 1


@at_the_table(_first_at_the_table)
def first(word: Word) -> Number:
    """The lowest thing in a set that is not empty, as a signed number."""
    return I64(lowest(U64(word)))


@rule
def without_first(word: Word) -> Word:
    """The set without its lowest thing."""
    return word & (word - ONE)


def _list_at_the_table(things: Word | int, first_action: Action, out: Actions, n: Number) -> Number:
    left = int(things)
    while left:
        lowest = left & -left
        out[n] = first_action + lowest.bit_length() - 1
        left ^= lowest
        n += 1
    return n


@at_the_table(_list_at_the_table)
def list_set(things: Word | int, first_action: Action, out: Actions, n: Number) -> Number:
    """Writes an action for each thing of a set behind the n already there; returns how many there are now."""
    left = U64(things)
    while left != NOTHING:
        out[n] = first_action + first(left)
        left = without_first(left)
        n += 1
    return n
