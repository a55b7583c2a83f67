"""Machine words for rules that run as they stand: numbers of 32 or 64 bits without a sign, which wrap around as they do once compiled.

Only what can leave the range has to be cut off: sums, differences, products, shifts to the left, and the complement. Where one side
of these is a word, the result is one. Everything else that is done with sets and words is Python's own, and as quick: a word read from a record is a
plain number until it meets a word.
"""

from typing import Any, Self, SupportsInt

_new, _add, _sub, _mul, _shift, _invert = int.__new__, int.__add__, int.__sub__, int.__mul__, int.__lshift__, int.__invert__


def _word(name: str, bits: int) -> Any:
    """The type of words with so many bits."""
    mask = (1 << bits) - 1

    class Word(int):
        __slots__ = ()

        def __new__(cls, number: SupportsInt) -> Self:
            return _new(cls, int(number) & mask)

        def __repr__(self) -> str:
            return f"{name}({int(self)})"

        __str__ = int.__repr__

        def __add__(self, other: int) -> Self:
            return _new(Word, _add(self, other) & mask)  # type: ignore[return-value]

        __radd__ = __add__

        def __sub__(self, other: int) -> Self:
            return _new(Word, _sub(self, other) & mask)  # type: ignore[return-value]

        def __rsub__(self, other: int) -> Self:
            return _new(Word, _sub(other, self) & mask)  # type: ignore[return-value]

        def __mul__(self, other: int) -> Self:
            return _new(Word, _mul(self, other) & mask)  # type: ignore[return-value]

        __rmul__ = __mul__

        def __lshift__(self, other: int) -> Self:
            return _new(Word, _shift(self, other) & mask)  # type: ignore[return-value]

        def __rlshift__(self, other: int) -> Self:
            return _new(Word, _shift(other, self) & mask)  # type: ignore[return-value]

        def __invert__(self) -> Self:
            return _new(Word, _invert(self) & mask)  # type: ignore[return-value]

    Word.__name__ = Word.__qualname__ = name
    return Word


U32, U64 = _word("U32", 32), _word("U64", 64)
I64 = int


class U8(int):
    """A number of 8 bits; rules set single bits in it, and a record refuses what does not fit."""

    __slots__ = ()
