"""The interpreter's records: the same bytes, fields and numbers as numpy's."""

import numpy as np
import pytest

import coven
from coven.kernel.stream import STREAM
from coven.table.plain import plain

LAYOUT = np.dtype([("stream", STREAM), ("small", "i1"), ("wide", "u8"), ("row", "i2", 3), ("grid", "u8", (2, 2)), ("middle", "u4")], align=True)


def test_what_is_written_lies_in_the_record_and_reads_back() -> None:
    records = np.zeros(1, LAYOUT)
    record = plain(records)
    record.small, record.wide, record.middle = -5, np.uint64(2**63), np.uint32(7)
    record.row[2], record.grid[1, 0], record.stream.key[3] = -300, np.uint64(9), np.uint32(2**31)
    assert (records["small"][0], records["wide"][0], records["middle"][0]) == (-5, 2**63, 7)
    assert (records["row"][0, 2], records["grid"][0, 1, 0], records["stream"]["key"][0, 3]) == (-300, 9, 2**31)
    assert (record.small, record.wide, record.row[2], record.grid[1, 0], record.stream.key[3]) == (-5, 2**63, -300, 9, 2**31)


def test_wide_words_stay_machine_words_and_narrow_ones_are_plain_numbers() -> None:
    record = plain(np.zeros(1, LAYOUT))
    assert isinstance(record.wide, np.uint64) and isinstance(record.grid[0, 0], np.uint64) and isinstance(record.middle, np.uint32)
    assert type(record.small) is int and type(record.row[0]) is int


def test_a_number_too_large_for_its_field_is_an_error_and_no_silent_change() -> None:
    record = plain(np.zeros(1, LAYOUT))
    with pytest.raises(ValueError):
        record.small = 200


@pytest.mark.parametrize("name", [name for name in coven.game_names() if name != "cauldron"])
def test_every_field_of_a_games_state_and_box_is_there(name: str) -> None:
    game = coven.game(name)
    for layout in (game.state, game.standard_box.record.dtype):
        record = plain(np.zeros(1, layout))
        assert all(hasattr(record, field) for field in layout.names or ())
