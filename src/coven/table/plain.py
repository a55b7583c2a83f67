"""Records for the interpreter: the same bytes, read through memoryviews, several times as quick as numpy's own records."""

from functools import cache
from typing import Any

import numpy as np

WIDE = {4: np.uint32, 8: np.uint64}  # words that rules shift and let wrap around; narrower fields are numbers


class Words:
    """An array of wide unsigned words."""

    __slots__ = ("_view", "_word")

    def __init__(self, view: memoryview, word: Any) -> None:
        self._view, self._word = view, word

    def __getitem__(self, place: Any) -> Any:
        return self._word(self._view[place])

    def __setitem__(self, place: Any, value: Any) -> None:
        self._view[place] = int(value)


class Number:
    """A field that holds one number, among the views of its record."""

    def __init__(self, place: int) -> None:
        self._place = place

    def __get__(self, record: Any, owner: Any) -> Any:
        return record.views[self._place][0]

    def __set__(self, record: Any, value: Any) -> None:
        record.views[self._place][0] = int(value)


class Word(Number):
    """A field that holds one wide unsigned word."""

    def __init__(self, place: int, word: Any) -> None:
        super().__init__(place)
        self._word = word

    def __get__(self, record: Any, owner: Any) -> Any:
        return self._word(record.views[self._place][0])


@cache
def plain_type(layout: np.dtype[Any]) -> type:
    """A class whose attributes are the fields of a layout that hold one number."""
    fields: dict[str, Any] = {}
    for place, name in enumerate(layout.names or ()):
        inner = layout[name]
        if inner.shape == () and inner.names is None:
            fields[name] = Number(place) if word_of(inner) is int else Word(place, word_of(inner))
    return type("Plain", (), fields)


def word_of(layout: np.dtype[Any]) -> Any:
    return WIDE.get(layout.itemsize, int) if layout.kind == "u" else int


def plain(records: Any) -> Any:
    """The first of an array of records, for rules that run as they stand; what they write is written there."""
    layout = records.dtype
    record = plain_type(layout)()
    record.views = [None] * len(layout.names)
    for place, name in enumerate(layout.names):
        inner = layout[name]
        if inner.names is not None:
            setattr(record, name, plain(records[name]))
        elif inner.shape:
            view = memoryview(records[name][0])
            setattr(record, name, Words(view, word_of(inner.base)) if word_of(inner.base) is not int else view)
        else:
            record.views[place] = memoryview(records[name])
    return record
