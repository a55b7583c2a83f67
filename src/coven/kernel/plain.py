"""Plain records: the bytes of a record as Python sees them best, for rules that run as they stand and for all that shows them.

The fields of a plain record are attributes. Numbers come as Python's own, arrays as memoryviews, and wide unsigned
words as numpy's, since rules shift them and let them wrap around. Reading one is many times as quick as numpy's own records.
"""

from functools import cache
from typing import Any

import numpy as np

from coven.kernel.notes import Note

WIDE = {4: np.uint32, 8: np.uint64}  # words that rules shift and let wrap around; narrower fields are numbers


def wrapping() -> Any:
    """Within it, machine words wrap around in silence, as they do once compiled."""
    return np.errstate(over="ignore")


class Words:
    """An array of wide unsigned words."""

    __slots__ = ("_view", "_word")

    def __init__(self, view: memoryview, word: Any) -> None:
        self._view, self._word = view, word

    def __getitem__(self, place: Any) -> Any:
        return self._word(self._view[place])

    def __setitem__(self, place: Any, value: Any) -> None:
        self._view[place] = int(value)

    def number(self, place: int) -> int:
        """A word as a plain number, for whoever only reads it: much quicker than numpy's."""
        number: int = self._view[place]
        return number

    def __len__(self) -> int:
        return len(self._view)

    def tolist(self) -> list[Any]:
        return self._view.tolist()


class Number:
    """A field that holds one number, among the views of its record."""

    def __init__(self, place: int) -> None:
        self._place = place

    def __get__(self, record: Any, owner: Any) -> Any:
        return record.views[self._place][0]

    def __set__(self, record: Any, value: Any) -> None:
        record.views[self._place][0] = int(value)


class WordField(Number):
    """A field that holds one wide unsigned word."""

    def __init__(self, place: int, word: Any) -> None:
        super().__init__(place)
        self._word = word

    def __get__(self, record: Any, owner: Any) -> Any:
        return self._word(record.views[self._place][0])


class Plain:
    """A plain record over the first of an array of records; what is written to it is written there."""

    def __init__(self, records: Any) -> None:
        self.records = records
        self.notes: list[Note] | None = None  # where rules take down what happens, if anybody listens
        self.views: list[Any] = []
        for name in records.dtype.names:
            self.views.append(self._open(name, records.dtype[name], records[name]))

    def _open(self, name: str, layout: np.dtype[Any], column: Any) -> Any:
        """A view of one field; arrays and records inside are attributes right away."""
        if layout.names is not None:
            setattr(self, name, plain(column))
        elif layout.shape:
            word = word_of(layout.base)
            setattr(self, name, memoryview(column[0]) if word is int else Words(memoryview(column[0]), word))
        else:
            return memoryview(column)
        return None

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def __setitem__(self, name: str, value: Any) -> None:
        setattr(self, name, value)

    @property
    def record(self) -> Any:
        """The same bytes as numpy's record, for compiled programs."""
        return self.records.view(np.recarray)[0]

    def tobytes(self) -> bytes:
        return bytes(self.records[:1].tobytes())

    def set(self, other: "Plain") -> None:
        """Takes over all values of another record of the same layout."""
        self._bytes()[:] = other._bytes()

    def take(self, records: Any) -> None:
        """Takes over the first of an array of records of the same layout."""
        self._bytes()[:] = records[:1].view(np.uint8)

    def load(self, content: bytes) -> None:
        """Takes over the bytes of another record of the same layout."""
        self._bytes()[:] = np.frombuffer(content, np.uint8)

    def _bytes(self) -> Any:
        """The record as bytes: numpy's own copies leave out the gaps between fields, where old memory would show."""
        return self.records[:1].view(np.uint8)

    def copy(self) -> Any:
        """A record of its own with the same values, to which nobody listens."""
        return from_bytes(self.records.dtype, self.tobytes())


class Fixed(Plain):
    """A plain record that never changes, such as a box: its numbers are read once."""

    def __init__(self, records: Any) -> None:
        super().__init__(records)
        for view, name in zip(self.views, records.dtype.names, strict=True):
            if view is not None:
                setattr(self, name, word_of(records.dtype[name])(view[0]))


@cache
def plain_type(layout: np.dtype[Any]) -> type[Plain]:
    """The class of plain records of a layout: its fields of one number are attributes."""
    fields: dict[str, Any] = {}
    for place, name in enumerate(layout.names or ()):
        inner = layout[name]
        if inner.shape == () and inner.names is None:
            fields[name] = Number(place) if word_of(inner) is int else WordField(place, word_of(inner))
    return type("PlainRecord", (Plain,), fields)


def word_of(layout: np.dtype[Any]) -> Any:
    return WIDE.get(layout.itemsize, int) if layout.kind == "u" else int


def plain(records: Any) -> Any:
    """The first of an array of records as a plain record."""
    return plain_type(records.dtype)(records)


def new_plain(layout: np.dtype[Any]) -> Any:
    """A zeroed plain record."""
    return plain(np.zeros(1, layout))


def from_bytes(layout: np.dtype[Any], content: bytes) -> Any:
    """A plain record with the bytes of another."""
    return plain(np.frombuffer(bytearray(content), layout))
