"""The types of rules' parameters and of the fields of records; `make types` writes each game's `State`, `Options` and `Box` in them.

A rule runs as it stands and compiled, so a number in it may be Python's own or a machine's. To the type checker every
signed number is an `int`, and a machine word a type of its own: mixed with a signed number, it would become a float once compiled.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol, Self, SupportsInt, TypeAlias, TypeVar

Value = TypeVar("Value")

Seat: TypeAlias = int  # a place at the table, from 0
Action: TypeAlias = int  # a number in a game's action space
Number: TypeAlias = int
Flag: TypeAlias = bool

# --- machine numbers ----------------------------------------------------------------------------------------------------------

if TYPE_CHECKING:

    class MachineWord:
        """Bits without a sign, which wrap around and mix with their own kind alone."""

        def __init__(self, number: SupportsInt, /) -> None: ...
        def __int__(self) -> int: ...
        def __index__(self) -> int: ...
        def __bool__(self) -> bool: ...
        def __invert__(self) -> Self: ...
        def __and__(self, other: Self) -> Self: ...
        def __or__(self, other: Self) -> Self: ...
        def __xor__(self, other: Self) -> Self: ...
        def __lshift__(self, other: Self) -> Self: ...
        def __rshift__(self, other: Self) -> Self: ...
        def __add__(self, other: Self) -> Self: ...
        def __sub__(self, other: Self) -> Self: ...
        def __mul__(self, other: Self) -> Self: ...
        def __mod__(self, other: Self) -> Self: ...
        def __lt__(self, other: Self) -> bool: ...
        def __gt__(self, other: Self) -> bool: ...

    class U32(MachineWord): ...

    class U64(MachineWord): ...

    def _number(number: SupportsInt, /) -> int: ...

    U8 = I64 = _number
else:
    from coven.kernel import words

    U8, U32, U64, I64 = words.U8, words.U32, words.U64, words.I64

Word: TypeAlias = U64  # a set of up to 64 things
AnyWord = TypeVar("AnyWord", U32, U64)

# --- arrays -------------------------------------------------------------------------------------------------------------------


class Row(Protocol[Value]):
    """An array in a record, or one to write into. Rules go through it place by place; slices, iterators and lists are for the table."""

    def __getitem__(self, place: int, /) -> Value: ...
    def __setitem__(self, place: int, value: Value, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Value]: ...
    def tolist(self) -> list[int]: ...


class WordArray(Protocol[AnyWord]):
    """An array of machine words in a record; a number is taken for a word where it is written."""

    def __getitem__(self, place: int, /) -> AnyWord: ...
    def __setitem__(self, place: int, value: AnyWord | int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[AnyWord]: ...
    def tolist(self) -> list[int]: ...


class Grid(Protocol[Value]):
    """An array of two dimensions in a record."""

    def __getitem__(self, place: tuple[int, int], /) -> Value: ...
    def __setitem__(self, place: tuple[int, int], value: Value, /) -> None: ...


class Tensor4(Protocol[Value]):
    """An array of four dimensions in a record."""

    def __getitem__(self, place: tuple[int, int, int, int], /) -> Value: ...
    def __setitem__(self, place: tuple[int, int, int, int], value: Value, /) -> None: ...


class Results(Row[int], Protocol):
    """An array to write into, as long as there are things to do."""

    @property
    def size(self) -> int: ...


Seed: TypeAlias = Row[U32]  # eight words
Actions: TypeAlias = Row[int]  # where `moves` writes actions
Numbers: TypeAlias = Row[int]  # where `observe` and `returns` write numbers

# --- what the records of all games have -----------------------------------------------------------------------------------------

Note: TypeAlias = tuple[int, int, int, int, int]  # its kind, and up to four numbers: see `coven.kernel.notes`


class Stream(Protocol):
    """The random stream in a state: see `coven.kernel.stream`."""

    key: WordArray[U32]
    left: int
    words: WordArray[U32]

    @property
    def blocks(self) -> U32: ...
    @blocks.setter
    def blocks(self, value: U32 | int) -> None: ...


class State(Protocol):
    """A game in progress, as far as all games are alike."""

    stream: Stream
    players: int
    phase: int
    end_reason: int
    notes: list[Note] | None  # at the table: where rules take down what happens, if anybody listens


class Box(Protocol):
    """The components of a game: they never change, so that what is worked out from them can be kept. Only the game's own rules look into them."""

    def __hash__(self) -> int: ...


Options: TypeAlias = object  # what the table agreed on, likewise for the game's own rules
