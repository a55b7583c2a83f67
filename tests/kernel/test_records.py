"""Records: side by side in a block, each a window into the whole, and copied one into another on every target."""

from typing import Any

import numpy as np
import pytest
from template.cauldron import GAME

from coven.kernel.layout import layout
from coven.kernel.plain import new_plain, plain_at
from coven.kernel.records import copy_record, new_block
from coven.kernel.stream import STREAM
from coven.kernel.target import bind, rule

LAYOUT = layout([("stream", STREAM), ("pile", "i2", 4)])
PAIR = layout([("before", "i1"), ("inner", LAYOUT), ("behind", "i1")])


def test_a_block_is_one_piece_of_zeroed_memory() -> None:
    block = new_block(LAYOUT, 5)
    assert block.flags["C_CONTIGUOUS"] and block.nbytes == 5 * LAYOUT.itemsize
    assert not any(block.tobytes())
    assert new_plain(LAYOUT).tobytes() == block[0].tobytes()


def test_a_state_is_a_window_into_its_block() -> None:
    block = new_block(LAYOUT, 3)
    block[1].pile[2] = 7
    assert block.pile[:, 2].tolist() == [0, 7, 0]


def test_games_in_a_block_do_not_touch_each_other() -> None:
    """Rules work in place on one state of a block; its neighbours stay as they are."""
    block, words = GAME.new_states(3), np.arange(8, dtype=np.uint32)
    options = GAME.encode_options(GAME.check_options(4, {}))
    GAME.rules.start(GAME.standard_box.plain, plain_at(GAME.rules.layout, block[1:2]), 4, options, words)
    assert not any(block[0].tobytes()) and not any(block[2].tobytes())
    alone = GAME.new_state()
    GAME.rules.start(GAME.standard_box.plain, alone, 4, options, words)
    assert block[1].tobytes() == alone.tobytes()


@rule
def keep(pair: Any, other: Any) -> None:
    """A rule that takes over a record inside its own."""
    copy_record(pair.inner, other)


@pytest.mark.parametrize("interpreted", [True, False])
def test_a_record_is_copied_into_another_whole_and_no_further(interpreted: bool) -> None:
    pair, other = new_plain(PAIR), new_plain(LAYOUT)
    pair.before, pair.behind = 5, -5
    for place in range(4):
        other.pile[place] = 300 + place
    other.stream.key[7], other.stream.words[15], other.stream.left = np.uint32(9), np.uint32(2**32 - 1), -1
    given = (pair, other) if interpreted else (pair.record, other.record)
    bind(keep, "test.keep", {}, interpreted)(*given)
    assert pair.inner.tobytes() == other.tobytes()
    assert (pair.before, pair.behind) == (5, -5)
    other.pile[0] = 1
    assert pair.inner.pile[0] == 300, "a copy, not a window"
