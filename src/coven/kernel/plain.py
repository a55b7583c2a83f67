"""Plain records: the bytes of a record as Python sees them best, for rules that run as they stand and for all that shows them.

The fields of a plain record are attributes. Numbers come as Python's own, arrays as memoryviews, and wide unsigned
words as numpy's, since rules shift them and let them wrap around. Reading one is many times as quick as numpy's own records.
"""

import ctypes
from functools import cache
from typing import Any

import numpy as np

from coven.kernel.notes import Note

WIDE = {4: np.uint32, 8: np.uint64}  # words that rules shift and let wrap around; narrower fields are numbers


def wrapping() -> Any:
    """Within it, machine words wrap around in silence, as they do once compiled."""
    return np.errstate(over="ignore")


class Words(np.ndarray):
    """An array of wide unsigned words."""

    def number(self, place: int) -> int:
        """A word as a plain number, for whoever only reads it."""
        number: int = self.item(place)
        return number

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, int(value))  # a number that does not fit is an error; one of numpy's would be cut off


class WordField:
    """A field that holds one wide unsigned word; `Plain` writes it."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, record: Any, owner: Any) -> Any:
        return record._words[self._name][0]

    def __set__(self, record: Any, value: Any) -> None:
        raise AttributeError(self._name)


class Plain:
    """A plain record over the first of an array of records; what is written to it is written there."""

    records: Any
    notes: list[Note] | None  # where rules take down what happens, if anybody listens
    _numbers: dict[str, Any]  # a view of each field of one number, through which it is written
    _words: dict[str, Any]  # the same as arrays of numpy

    def __init__(self, records: Any) -> None:
        self._open(records)

    def _open(self, records: Any) -> None:
        """Takes its place over an array of records."""
        self.__dict__.update(records=records, notes=None, _numbers={}, _words={})
        for name in records.dtype.names:
            self._open_field(name, records.dtype[name], records[name])

    def _open_field(self, name: str, layout: np.dtype[Any], column: Any) -> None:
        """A view of one field; arrays and records inside are attributes right away."""
        word = word_of(layout.base)
        if layout.names is not None:
            self.__dict__[name] = plain(column)
        elif layout.shape:
            self.__dict__[name] = memoryview(column[0]) if word is int else column[0].view(Words)
        else:
            self._numbers[name] = memoryview(column)
            self._words[name] = column

    def __setattr__(self, name: str, value: Any) -> None:
        view = self._numbers.get(name)
        if view is None:
            self.__dict__[name] = value
        else:
            view[0] = int(value)

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
        self.__dict__.update({name: word_of(records.dtype[name])(view[0]) for name, view in self._numbers.items()})


@cache
def plain_type(layout: np.dtype[Any]) -> Any:
    """The class of plain records of a layout. Python reads C structures quicker than anything else that shares its bytes."""
    names = [name for name in layout.names or () if layout[name].shape == () and layout[name].names is None]
    words = {name: WordField(name) for name in names if word_of(layout[name]) is not int}
    fields = [(name, layout[name], offset_of(layout, name)) for name in names if name not in words]
    kind: Any = type(ctypes.Structure)
    return kind("PlainRecord", (Plain, ctypes.Structure), {"_pack_": 1, "_fields_": structure_of(fields, layout.itemsize), **words})


def structure_of(fields: list[tuple[str, np.dtype[Any], int]], size: int) -> list[tuple[str, Any]]:
    """The fields of a C structure with these numbers at their places, and gaps between."""
    structure: list[tuple[str, Any]] = []
    end = 0
    for name, layout, offset in sorted(fields, key=lambda field: field[2]):
        structure += [(f"gap before {name}", ctypes.c_ubyte * (offset - end)), (name, np.ctypeslib.as_ctypes_type(layout))]
        end = offset + layout.itemsize
    return [*structure, ("gap at the end", ctypes.c_ubyte * (size - end))]


def offset_of(layout: np.dtype[Any], name: str) -> int:
    assert layout.fields is not None
    return int(layout.fields[name][1])


def word_of(layout: np.dtype[Any]) -> Any:
    return WIDE.get(layout.itemsize, int) if layout.kind == "u" else int


def plain(records: Any) -> Any:
    """The first of an array of records as a plain record."""
    record = plain_type(records.dtype).from_buffer(np.ndarray(records.dtype.itemsize, np.uint8, records))
    record._open(records)
    return record


def new_plain(layout: np.dtype[Any]) -> Any:
    """A zeroed plain record."""
    return plain(np.zeros(1, layout))


def from_bytes(layout: np.dtype[Any], content: bytes) -> Any:
    """A plain record with the bytes of another."""
    return plain(np.frombuffer(bytearray(content), layout))
