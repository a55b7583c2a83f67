"""The fair queue: one who asks for much makes another wait for one thing more, and not for all of them."""

import asyncio
import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from waiting import PATIENCE

from coven.server.fair_queue import HEAD_START, NOBODY, FairQueue, Lane

GREEDY, HONEST = ("net", "house", "greedy"), ("other", "home", "honest")


class Line:
    """People who wait in a queue; a turn ends when the test says so."""

    def __init__(self, at_once: int = 1) -> None:
        self.queue = FairQueue(at_once)
        self.called: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, lane: Lane) -> None:
        self._ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._have(name, lane))
        await settle()

    async def _have(self, name: str, lane: Lane) -> None:
        async with self.queue.turn(lane):
            self.called.append(name)
            await self._ends[name].wait()

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await settle()

    async def end_all(self) -> None:
        done = 0
        while done < len(self.called):
            await self.end(self.called[done])
            done += 1


async def settle() -> None:
    """Lets everything happen that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def order(asked: Sequence[tuple[str, Lane]], at_once: int = 1) -> list[str]:
    """Who is called after whom, if all ask before the first turn ends."""

    async def story() -> list[str]:
        line = Line(at_once)
        for name, lane in asked:
            await line.ask(name, lane)
        await line.end_all()
        return line.called

    return asyncio.run(story())


def many(count: int, lane: Lane, name: str = "g") -> list[tuple[str, Lane]]:
    return [(f"{name}{number}", lane) for number in range(count)]


def test_one_who_asks_for_much_makes_another_wait_for_one_thing() -> None:
    called = order([*many(50, GREEDY), ("honest", HONEST)])
    assert called.index("honest") == 1, "after what was under way, before everything else"


def test_many_guests_of_one_household_count_as_one() -> None:
    guests = [(f"g{number}", ("net", "house", f"guest {number}")) for number in range(16)]
    assert order([*guests, ("honest", HONEST)]).index("honest") == 1
    neighbour = ("net", "next door", "somebody")
    assert order([*guests, ("neighbour", neighbour)]).index("neighbour") == 1


def test_three_hundred_addresses_of_one_network_count_as_one() -> None:
    addresses = [(f"g{number}", ("net", f"house {number}")) for number in range(300)]
    assert order([*addresses, ("honest", HONEST[:2])]).index("honest") == 1


def test_turns_go_round() -> None:
    called = order([*many(4, ("a",), "a"), *many(4, ("b",), "b"), *many(2, ("c",), "c")])
    assert called == ["a0", "b0", "c0", "a1", "b1", "c1", "a2", "b2", "a3", "b3"]


def test_who_comes_one_by_one_does_not_go_before_who_waits() -> None:
    """A lane that is empty each time it is called is not taken for a new one."""

    async def story() -> None:
        line = Line()
        await line.ask("x0", ("x",))
        await line.ask("h0", ("h",))
        await line.ask("h1", ("h",))
        for number in range(1, 4):
            await line.ask(f"x{number}", ("x",))
            await line.end(line.called[-1])
        assert line.called.index("h1") <= 3
        await line.end_all()

    asyncio.run(story())


def test_many_new_ones_do_not_starve_who_has_been_served() -> None:
    async def story() -> None:
        line = Line()
        await line.ask("h0", HONEST)
        await line.ask("h1", HONEST)
        for number in range(3 * HEAD_START):
            await line.ask(f"n{number}", (f"new {number}",))
            await line.end(line.called[-1])
        assert "h1" in line.called[: 2 * HEAD_START]
        await line.end_all()

    asyncio.run(story())


def test_who_gives_up_waiting_leaves_nothing_behind() -> None:
    async def story() -> None:
        line = Line()
        for name, lane in [("first", GREEDY), ("gone", HONEST), ("last", GREEDY)]:
            await line.ask(name, lane)
        assert (line.queue.waiting(), line.queue.waiting(("other",)), line.queue.waiting(GREEDY)) == (2, 1, 1)
        line.tasks["gone"].cancel()
        await settle()
        assert (line.queue.waiting(), line.queue.waiting(("other",))) == (1, 0)
        await line.end_all()
        assert line.called == ["first", "last"]
        assert line.queue.waiting() == 0 and line.queue.waiting(("nobody", "here")) == 0

    asyncio.run(story())


def test_a_turn_is_given_back_by_who_gives_up_in_the_moment_of_the_call() -> None:
    async def story() -> None:
        queue = FairQueue(1)
        await queue.wait(GREEDY)
        called = asyncio.create_task(queue.wait(HONEST))
        await settle()
        queue.end()
        called.cancel()  # it has the turn, and does not know it yet
        await settle()
        assert called.cancelled()
        async with asyncio.timeout(PATIENCE):
            await queue.wait(NOBODY)

    asyncio.run(story())


def test_a_turn_that_fails_is_over() -> None:
    async def story() -> None:
        queue = FairQueue(1)
        with pytest.raises(ValueError, match="mine"):
            async with queue.turn(HONEST):
                raise ValueError("mine")
        async with queue.turn(GREEDY):
            assert queue.waiting() == 0

    asyncio.run(story())


@given(st.integers(1, 4), st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("xy")), max_size=40), st.integers())
def test_everybody_is_called_once_and_never_too_many(at_once: int, lanes: list[tuple[str, str]], seed: int) -> None:
    chance = random.Random(seed)

    async def story() -> None:
        queue, under_way, most, had = FairQueue(at_once), 0, 0, 0

        async def come(lane: Lane) -> None:
            nonlocal under_way, most, had
            async with queue.turn(lane):
                under_way += 1
                most, had = max(most, under_way), had + 1
                try:
                    for _ in range(chance.randrange(3)):
                        await asyncio.sleep(0)
                finally:
                    under_way -= 1

        tasks = [asyncio.create_task(come(lane)) for lane in lanes]
        gone = [task for task in tasks if chance.random() < 0.2]
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert most <= at_once and had >= len(lanes) - len(gone)
        assert queue.waiting() == 0 and queue._free == at_once and queue._root.branches == {}

    asyncio.run(story())
