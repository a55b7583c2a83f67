"""Layouts: fields lie where numpy, and so every compiled program, puts them."""

import pickle

import numpy as np
import pytest

import coven
from coven.bots.search.tree import CONTROL, NODE, TOTALS
from coven.kernel.layout import Layout, layout

INNER = layout([("first", "u1"), ("second", "u4", 3)])
MIXED = layout([("a", "i1"), ("b", "u8"), ("inner", INNER), ("c", "i2", (2, 3)), ("d", "f8"), ("e", "u1")])
OURS = [each for name in coven.game_names() for each in (coven.game(name).rules.layout, coven.game(name).box_layout)]


def declared(found: Layout) -> list[tuple[object, ...]]:
    """The fields as numpy takes them."""
    return [(field.name, declared_dtype(field.kind) if isinstance(field.kind, Layout) else field.kind, field.shape) for field in found.fields]


def declared_dtype(found: Layout) -> np.dtype:
    return np.dtype(declared(found), align=True)


@pytest.mark.parametrize("found", [INNER, MIXED, NODE, TOTALS, CONTROL, *OURS], ids=lambda each: each.names[0])
def test_every_field_lies_where_numpy_puts_it(found: Layout) -> None:
    expected = declared_dtype(found)
    assert expected.fields is not None
    assert {field.name: field.offset for field in found.fields} == {name: place[1] for name, place in expected.fields.items()}
    assert found.itemsize == expected.itemsize
    assert found.dtype == expected


def test_equal_declarations_are_equal_layouts() -> None:
    again = layout([("first", "u1"), ("second", "u4", (3,))])
    assert again == INNER and hash(again) == hash(INNER)
    assert pickle.loads(pickle.dumps(INNER)) == INNER
    assert again != layout([("first", "u1"), ("second", "u4", 4)])
    assert (INNER["second"].shape, MIXED["inner"], MIXED.names[:2]) == ((3,), INNER, ("a", "b"))
