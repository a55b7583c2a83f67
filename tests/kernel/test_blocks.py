"""Blocks of states: side by side, each a window into the whole."""

import numpy as np

import coven
from coven.kernel.blocks import new_block, new_record
from coven.kernel.stream import STREAM

LAYOUT = np.dtype([("stream", STREAM), ("pile", "i2", 4)], align=True)


def test_a_block_is_one_piece_of_zeroed_memory() -> None:
    block = new_block(LAYOUT, 5)
    assert block.flags["C_CONTIGUOUS"] and block.nbytes == 5 * LAYOUT.itemsize
    assert not any(block.tobytes())
    assert new_record(LAYOUT).tobytes() == block[0].tobytes()


def test_a_state_is_a_window_into_its_block() -> None:
    block = new_block(LAYOUT, 3)
    block[1].pile[2] = 7
    assert block.pile[:, 2].tolist() == [0, 7, 0]


def test_games_in_a_block_do_not_touch_each_other() -> None:
    """Rules work in place on one state of a block; its neighbours stay as they are."""
    game = coven.game("witches")
    block, words = game.new_states(3), np.arange(8, dtype=np.uint32)
    game.rules.start(game.standard_box.record, block[1], 4, game.encode_options(game.check_options(4, {})), words)
    assert not any(block[0].tobytes()) and not any(block[2].tobytes())
    alone = game.new_state()
    game.rules.start(game.standard_box.record, alone, 4, game.encode_options(game.check_options(4, {})), words)
    assert block[1].tobytes() == alone.tobytes()
