"""Plain records: the bytes of a record as Python sees them best, for rules that run as they stand and for all that shows them.

The fields of a plain record are attributes. Numbers come as Python's own, arrays as memoryviews; where rules let words wrap
around, they say so by a machine word (see `coven.kernel.words`). Nothing here needs numpy, unless compiled programs ask for their own form.
"""

import ctypes
from array import array
from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol, Self, TypeVar, cast

from coven.kernel.layout import Field, Layout
from coven.kernel.types import Note, State

Kind = TypeVar("Kind")
NUMBERS = {
    "i1": ctypes.c_int8,
    "i2": ctypes.c_int16,
    "i4": ctypes.c_int32,
    "i8": ctypes.c_int64,
    "u1": ctypes.c_uint8,
    "u2": ctypes.c_uint16,
    "u4": ctypes.c_uint32,
    "u8": ctypes.c_uint64,
    "f8": ctypes.c_double,
}


class PlainRecord:
    """A plain record over bytes that somebody holds; what is written to it is written there."""

    layout: Layout
    notes: list[Note] | None  # where rules take down what happens, if anybody listens
    _bytes: memoryview
    _numbers: dict[str, Any]  # a view of each field of one number, through which it is written

    def __init__(self, layout: Layout, content: memoryview) -> None:
        self._open(layout, content)

    def _open(self, layout: Layout, content: memoryview) -> None:
        """Takes its place over the bytes of a record."""
        self.__dict__.update(layout=layout, notes=None, _bytes=content, _numbers={})
        for field in layout.fields:
            self._open_field(field, content[field.offset : field.offset + field.size])

    def _open_field(self, field: Field, content: memoryview) -> None:
        """A view of one field; arrays and records inside are attributes right away."""
        if isinstance(field.kind, Layout):
            self.__dict__[field.name] = plain(field.kind, content)
        elif field.shape:
            self.__dict__[field.name] = content.cast(cast(Any, field.format), field.shape)
        else:
            self._numbers[field.name] = content.cast(cast(Any, field.format))

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
    def records(self) -> Any:
        """The same bytes as an array of one record of numpy's."""
        import numpy as np

        return np.frombuffer(self._bytes, self.layout.dtype)

    @property
    def record(self) -> Any:
        """The same bytes as numpy's record, for compiled programs."""
        import numpy as np

        return self.records.view(np.recarray)[0]

    def tobytes(self) -> bytes:
        return self._bytes.tobytes()

    def field_bytes(self, name: str) -> bytes:
        """The bytes of one field."""
        field = self.layout.fields[self.layout.names.index(name)]
        return self._bytes[field.offset : field.offset + field.size].tobytes()

    def set(self, other: "PlainRecord") -> None:
        """Takes over all values of another record of the same layout."""
        self._bytes[:] = other._bytes

    def load(self, content: Any) -> None:
        """Takes over the bytes of another record of the same layout."""
        self._bytes[:] = content

    def take(self, records: Any) -> None:
        """Takes over the first of an array of numpy's records of the same layout."""
        self._bytes[:] = memory_of(records)

    def copy(self) -> Any:
        """A record of its own with the same values, to which nobody listens."""
        return from_bytes(self.layout, self._bytes)


class PlainState(State, Protocol):
    """A state as a plain record, whatever its game."""

    @property
    def records(self) -> Any: ...
    @property
    def record(self) -> Any: ...
    def tobytes(self) -> bytes: ...
    def field_bytes(self, name: str) -> bytes: ...
    def set(self, other: Self) -> None: ...
    def take(self, records: Any) -> None: ...
    def load(self, content: Any) -> None: ...
    def copy(self) -> Self: ...


class Fixed(PlainRecord):
    """A plain record that never changes, such as a box: its numbers are read once. `data` is what it was made from, where that is known."""

    def __init__(self, layout: Layout, content: memoryview, data: Mapping[str, Any] | None = None) -> None:
        super().__init__(layout, content)
        self.data = data
        self.__dict__.update({name: view[0] for name, view in self._numbers.items()})


@cache
def plain_type(layout: Layout) -> Any:
    """The class of plain records of a layout. Python reads C structures quicker than anything else that shares its bytes."""
    numbers = [field for field in layout.fields if isinstance(field.kind, str) and not field.shape]
    kind: Any = type(ctypes.Structure)
    return kind("PlainRecord", (PlainRecord, ctypes.Structure), {"_pack_": 1, "_layout_": "ms", "_fields_": structure_of(numbers, layout.itemsize)})


def structure_of(numbers: list[Field], size: int) -> list[tuple[str, Any]]:
    """The fields of a C structure with these numbers at their places, and gaps between."""
    structure: list[tuple[str, Any]] = []
    end = 0
    for field in numbers:
        structure += [(f"gap before {field.name}", ctypes.c_ubyte * (field.offset - end)), (field.name, NUMBERS[str(field.kind)])]
        end = field.offset + field.size
    return [*structure, ("gap at the end", ctypes.c_ubyte * (size - end))]


def plain(layout: Layout, content: Any) -> Any:
    """A plain record over bytes that can be written to."""
    content = memoryview(content)
    record = plain_type(layout).from_buffer(content)
    record._open(layout, content)
    return record


def plain_at(layout: Layout, records: Any) -> Any:
    """The first of an array of numpy's records as a plain record."""
    return plain(layout, memory_of(records))


def memory_of(records: Any) -> memoryview:
    """The bytes of the first of an array of numpy's records, where they lie."""
    return memoryview(records[:1].view("u1"))


def plain_of(layout: Layout, record: Any) -> Any:
    """One of numpy's records, as compiled programs take it, as a plain one."""
    return from_address(layout, record.__array_interface__["data"][0], record)


def from_address(layout: Layout, address: int, owner: object) -> Any:
    """A plain record over bytes in memory that somebody else owns."""
    held = (ctypes.c_ubyte * layout.itemsize).from_address(address)
    found = plain(layout, memoryview(held).cast("B"))
    found.__dict__["_owner"] = owner
    return found


def copy_of(record: Kind) -> Kind:
    """A plain record of its own with the same values, to which nobody listens."""
    return cast(Kind, cast(PlainRecord, record).copy())


def bytes_of(record: object) -> bytes:
    """The bytes of a plain record, or of one inside it."""
    return cast(PlainRecord, record).tobytes()


def new_plain(layout: Layout) -> Any:
    """A zeroed plain record."""
    return plain(layout, bytearray(layout.itemsize))


def new_actions(count: int) -> memoryview:
    """Room for so many actions, where `moves` writes them."""
    return memoryview(array("h", bytes(2 * count)))


def from_bytes(layout: Layout, content: Any) -> Any:
    """A plain record with the bytes of another."""
    return plain(layout, bytearray(content))
