"""Layouts: which fields a record has, of which kind, and where they lie; the same places that C and numpy choose for aligned fields."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "f8": "d"}  # as `struct` and memoryviews name them


@dataclass(frozen=True)
class Field:
    """One field: a number, an array of numbers, or a record inside the record."""

    name: str
    kind: "str | Layout"  # "u8" is 8 bytes without a sign, "i" has one, "f" is a fraction
    shape: tuple[int, ...] = ()
    offset: int = 0

    @property
    def width(self) -> int:
        """Bytes of one number."""
        return self.kind.itemsize if isinstance(self.kind, Layout) else int(self.kind[1:])

    @property
    def size(self) -> int:
        return self.width * prod(self.shape)

    @property
    def alignment(self) -> int:
        return self.kind.alignment if isinstance(self.kind, Layout) else self.width

    @property
    def format(self) -> str:
        """How a memoryview names the kind of a number."""
        assert isinstance(self.kind, str)
        return FORMATS[self.kind]


@dataclass(frozen=True)
class Layout:
    """The fields of a record, in order, and how many bytes it takes."""

    fields: tuple[Field, ...]
    itemsize: int

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout, (self.fields, self.itemsize)  # a hash means nothing in another process

    @cached_property
    def _hash(self) -> int:  # once: records of a layout are made all the time
        return hash((self.fields, self.itemsize))

    @property
    def alignment(self) -> int:
        return max(field.alignment for field in self.fields)

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(field.name for field in self.fields)

    def __getitem__(self, name: str) -> Any:
        """What a field holds: a layout for a record, else the field."""
        field = self.fields[self.names.index(name)]
        return field.kind if isinstance(field.kind, Layout) else field

    @cached_property
    def dtype(self) -> Any:
        """The same for numpy, and so for compiled programs."""
        import numpy as np

        formats = [(field.kind.dtype if isinstance(field.kind, Layout) else field.kind, field.shape) for field in self.fields]
        offsets = [field.offset for field in self.fields]
        return np.dtype({"names": list(self.names), "formats": formats, "offsets": offsets, "itemsize": self.itemsize}, align=True)


Declared = tuple[str, "str | Layout"] | tuple[str, "str | Layout", int | tuple[int, ...]]


def layout(declared: Sequence[Declared]) -> Layout:
    """The layout of a record with these fields: name, kind, and for arrays how many or how many by how many."""
    fields = tuple(placed(declared))
    alignment = max((field.alignment for field in fields), default=1)
    end = fields[-1].offset + fields[-1].size if fields else 0
    return Layout(fields, rounded(end, alignment))


def placed(declared: Sequence[Declared]) -> Iterator[Field]:
    """The fields one behind the other, each at a multiple of its width."""
    end = 0
    for name, kind, *shape in declared:
        dimensions = shape[0] if shape else ()
        field = Field(name, kind, dimensions if isinstance(dimensions, tuple) else (dimensions,))
        offset = rounded(end, field.alignment)
        yield Field(name, kind, field.shape, offset)
        end = offset + field.size


def rounded(number: int, to: int) -> int:
    return -(-number // to) * to
