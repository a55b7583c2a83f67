"""The queue of a desk and of a socket: order, fullness, and a reader that goes away."""

import asyncio

import pytest

from coven.server.inbox import Inbox


def test_things_come_out_in_the_order_they_went_in_also_to_a_reader_that_waits() -> None:
    async def story() -> list[int]:
        inbox: Inbox[int] = Inbox(asyncio.get_running_loop())
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for number in range(3):
            inbox.put_nowait(number)
        return [await reading, await inbox.get(), await inbox.get()]

    assert asyncio.run(story()) == [0, 1, 2]


def test_a_full_one_takes_nothing_more_until_something_was_taken_out() -> None:
    loop = asyncio.new_event_loop()
    loop.close()
    inbox: Inbox[str] = Inbox(loop, most=1)
    inbox.put_nowait("first")
    with pytest.raises(asyncio.QueueFull):
        inbox.put_nowait("second")
    assert (inbox.qsize(), inbox.get_nowait(), inbox.empty()) == (1, "first", True)
    with pytest.raises(asyncio.QueueEmpty):
        inbox.get_nowait()
    inbox.put_nowait("third")
    assert inbox.get_nowait() == "third"


def test_what_comes_for_a_reader_that_has_gone_away_waits_for_the_next() -> None:
    async def story() -> int:
        inbox: Inbox[int] = Inbox(asyncio.get_running_loop())
        gone = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(1)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        return await inbox.get()

    assert asyncio.run(story()) == 1
