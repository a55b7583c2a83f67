"""Sets of up to 64 things as one machine word."""

from typing import Any

import numpy as np

from coven.kernel.target import INTERPRETED, rule

U64 = np.uint64

if INTERPRETED:

    def count(word: Any) -> Any:
        """How many bits are set."""
        return U64(int(word).bit_count())

    def lowest(word: Any) -> Any:
        """The place of the lowest set bit; the word must not be zero."""
        return U64((int(word) & -int(word)).bit_length() - 1)

else:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    # Both are one machine instruction on a core and on a GPU; Numba has no public name for them.
    @intrinsic  # type: ignore[untyped-decorator]
    def count(typing: Any, word: Any) -> Any:
        """How many bits are set."""
        return types.uint64(types.uint64), lambda context, builder, signature, args: builder.ctpop(args[0])

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest(typing: Any, word: Any) -> Any:
        """The place of the lowest set bit; the word must not be zero."""
        zero_is_defined = ir.Constant(ir.IntType(1), 0)
        return types.uint64(types.uint64), lambda context, builder, signature, args: builder.cttz(args[0], zero_is_defined)


@rule
def bit(place: Any) -> Any:
    """The set of one thing."""
    return U64(1) << U64(place)


@rule
def has(word: Any, place: Any) -> Any:
    """Whether the thing at `place` is in the set."""
    return (word >> U64(place)) & U64(1) != U64(0)


@rule
def size_of(word: Any) -> Any:
    """How many things are in the set, as a signed number."""
    return np.int64(count(U64(word)))


@rule
def first(word: Any) -> Any:
    """The lowest thing in a set that is not empty, as a signed number."""
    return np.int64(lowest(U64(word)))


@rule
def without_first(word: Any) -> Any:
    """The set without its lowest thing."""
    return word & (word - U64(1))
