"""Plain records: the same bytes, fields and numbers as numpy's."""

import numpy as np
import pytest

import coven
from coven.kernel.layout import layout
from coven.kernel.plain import from_bytes, new_plain, plain_at, plain_of
from coven.kernel.stream import STREAM
from coven.kernel.types import U64

LAYOUT = layout(
    [
        ("stream", STREAM),
        ("small", "i1"),
        ("wide", "u8"),
        ("row", "i2", 3),
        ("table", "i1", (2, 3)),
        ("grid", "u8", (2, 2)),
        ("middle", "u4"),
        ("byte", "u1"),
    ]
)


def test_what_is_written_lies_in_the_record_and_reads_back() -> None:
    records = np.zeros(1, LAYOUT.dtype)
    record = plain_at(LAYOUT, records)
    record.small, record.wide, record.middle, record.byte = -5, np.uint64(2**63), np.uint32(7), 255
    record.row[2], record.grid[1, 0], record.stream.key[3], record.table[1, 2] = -300, np.uint64(9), np.uint32(2**31), -9
    assert (records["small"][0], records["wide"][0], records["middle"][0], records["byte"][0]) == (-5, 2**63, 7, 255)
    assert (records["row"][0, 2], records["grid"][0, 1, 0], records["stream"]["key"][0, 3], records["table"][0, 1, 2]) == (-300, 9, 2**31, -9)
    assert (record.small, record.wide, record.row[2], record.grid[1, 0], record.stream.key[3]) == (-5, 2**63, -300, 9, 2**31)
    assert (record.table[1, 2], record.table.tolist()) == (-9, [[0, 0, 0], [0, 0, -9]])


def test_a_field_is_found_by_name_as_well() -> None:
    record = new_plain(LAYOUT)
    record["small"] = 3
    record["row"][1] = 4
    assert (record.small, record.row[1], record["small"], record["stream"].left) == (3, 4, 3, 0)


def test_numbers_are_python_s_own() -> None:
    record = new_plain(LAYOUT)
    found = (record.wide, record.grid[0, 0], record.middle, record.stream.words[0], record.small, record.row[0], record.table[0, 0], record.byte)
    assert [type(number) for number in found] == [int] * 8


def test_arrays_of_words_have_a_length_and_a_list() -> None:
    record = new_plain(LAYOUT)
    record.stream.key[7] = 5
    assert (len(record.stream.key), record.stream.key.tolist()) == (8, [0] * 7 + [5])
    assert (len(record.row), record.row.tolist(), record.grid.tolist()) == (3, [0, 0, 0], [[0, 0], [0, 0]])


@pytest.mark.parametrize(("name", "value"), [("small", 200), ("small", -129), ("byte", -1), ("wide", 2**64), ("middle", 2**32)])
def test_a_number_too_large_for_its_field_is_an_error_and_no_silent_change(name: str, value: int) -> None:
    record = new_plain(LAYOUT)
    with pytest.raises(ValueError):
        record[name] = value
    assert not any(record.tobytes())


def test_a_copy_has_its_own_bytes_and_nobody_listens_to_it() -> None:
    record = new_plain(LAYOUT)
    record.small, record.row[0], record.stream.key[0] = 1, 2, 3
    record.notes = []
    twin = record.copy()
    assert twin.tobytes() == record.tobytes()
    assert twin.notes is None
    twin.small, twin.row[0], twin.stream.key[0] = 4, 5, 6
    assert (record.small, record.row[0], record.stream.key[0]) == (1, 2, 3)


def test_taking_over_another_record_leaves_nothing_of_the_old_one() -> None:
    record, other = new_plain(LAYOUT), new_plain(LAYOUT)
    record.row[2], record.stream.left, other.small = 9, 9, 7
    row = record.row
    record.set(other)
    assert record.tobytes() == other.tobytes()
    assert (record.small, record.row[2], row[2], record.stream.left) == (7, 0, 0, 0)
    record.small = 8
    assert other.small == 7
    record.stream.left = 3
    other.stream.set(record.stream)
    assert other.stream.left == 3


def test_bytes_go_out_and_in() -> None:
    record = new_plain(LAYOUT)
    record.wide, record.table[0, 1] = 2**60 + 1, 7
    again = from_bytes(LAYOUT, record.tobytes())
    assert (again.wide, again.table[0, 1], again.tobytes()) == (2**60 + 1, 7, record.tobytes())
    again.small = 1
    assert record.small == 0
    assert len(record.tobytes()) == LAYOUT.itemsize


def test_the_record_for_compiled_programs_is_a_window_on_the_same_bytes() -> None:
    record = new_plain(LAYOUT)
    window = record.record
    window.small, window.row[1], window.grid[0, 1] = 3, 4, 5
    assert (record.small, record.row[1], record.grid[0, 1]) == (3, 4, 5)
    record.small = 6
    assert window.small == 6


def test_a_plain_record_of_one_state_in_a_block_is_that_state() -> None:
    block = np.zeros(3, LAYOUT.dtype).view(np.recarray)
    plain_at(LAYOUT, block[1:2]).small = 5
    assert block["small"].tolist() == [0, 5, 0]
    plain_of(LAYOUT, block[2]).row[1] = 7
    assert block["row"].tolist() == [[0, 0, 0], [0, 0, 0], [0, 7, 0]]


def test_words_of_a_record_wrap_around_with_a_machine_word() -> None:
    record = new_plain(LAYOUT)
    record.wide = 2**64 - 1
    record.wide += U64(2)
    assert record.wide == 1


@pytest.mark.parametrize("name", coven.game_names())
def test_every_field_of_a_games_state_and_box_is_there(name: str) -> None:
    game = coven.game(name)
    for each in (game.rules.layout, game.box_layout):
        record = new_plain(each)
        assert all(hasattr(record, field) for field in each.names)


@pytest.mark.parametrize("name", coven.game_names())
def test_a_box_is_the_same_for_both_targets(name: str) -> None:
    box = coven.game(name).standard_box
    assert box.plain.tobytes() == box.record.tobytes() != bytes(box.record.dtype.itemsize)
