"""Bots think in processes of their own: at their pace, after a fault, and until the server stops."""

import asyncio
import multiprocessing
import os
import random
import signal
import time
from types import SimpleNamespace
from typing import Any

import pytest
from template.cauldron import GAME as CAULDRON
from waiting import PATIENCE

from coven.server.live import answers, pace
from coven.server.live.answers import Answers
from coven.server.live.bot_pool import by_host, nothing_prepared
from coven.server.live.match import Match
from coven.server.live.pace import Pace
from coven.server.live.steps import Created, Joined, Started
from coven.server.messages.terms import ChairPlan, Terms
from coven.server.process_pool import ProcessPool
from coven.table.registry import register
from coven.table.table import Table

register(CAULDRON)


def test_who_thinks_longer_than_the_drawn_time_answers_after_another() -> None:
    """Else the seconds would tell how many moves a hand allows."""
    drawn = Pace(1, 1)
    assert [drawn.covering(thought) for thought in (0, 0.2, 0.9, 1.1, 1.9, 4.5)] == [1, 1, 1, 2, 2, 5]
    assert Pace(0, 0).covering(0.3) == 0.3


@pytest.mark.parametrize("seed", range(5))
def test_when_an_answer_comes_tells_nothing_of_what_it_took(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """A bot that knows at once, one that thinks about many moves, and standing answers: the drawn time alone counts."""
    matches = [table_with_a_bot() for _ in range(3)]
    matches[2].chairs[1].answers = {"any": True}  # its person's seat: asked there, and answered by the table
    matches[2].chairs[0].bot = None
    matches[2].chairs[0].person = "p0"
    monkeypatch.setattr(Table, "answer_for", lambda table, seat, settings: table.moves(seat)[0])
    seconds = [answered_after(monkeypatch, seed, match, thought) for match, thought in zip(matches, (0.0, 0.7, 0.0), strict=True)]
    assert seconds == [pytest.approx(seconds[0])] * 3 and 0.8 <= seconds[0] <= 2.5


def answered_after(monkeypatch: pytest.MonkeyPatch, seed: int, match: Match, thought: float) -> float:
    """The seconds, by a clock of its own, until a table is given an answer that took so long to find."""
    now = 0.0

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds

    async def think(table: Any, seat: int, *_: Any) -> Any:
        await sleep(thought)
        return table.moves(seat)[0]

    async def story() -> float:
        done: asyncio.Future[float] = asyncio.get_running_loop().create_future()

        async def do(_command: Any) -> None:
            done.set_result(now)

        pool: Any = SimpleNamespace(pace=Pace(0.8, 2.5), think=think, prepared=nothing_prepared, lane_of=by_host)
        Answers(match, do, pool).update()
        async with asyncio.timeout(PATIENCE):
            return await done

    monkeypatch.setattr(pace, "_CHANCE", random.Random(seed))
    monkeypatch.setattr(answers, "CLOCK", SimpleNamespace(sleep=sleep, elapsed=lambda: now))
    return asyncio.run(story())


def test_a_bot_whose_thought_failed_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "RETRY", 0.01)
    match, asked = table_with_a_bot(), []

    class Failing:
        pace = Pace(0, 0)
        prepared = staticmethod(nothing_prepared)
        lane_of = staticmethod(by_host)

        async def think(self, table: Any, seat: int, *_: Any) -> Any:
            asked.append(seat)
            if len(asked) < 3:
                raise RuntimeError("no memory")
            return table.moves(seat)[0]

    async def story() -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def do(command: Any) -> None:
            done.set_result(command)

        thinking: Any = Failing()
        Answers(match, do, thinking).update()
        async with asyncio.timeout(PATIENCE):
            return await done

    command = asyncio.run(story())
    assert command.seat == match.to_act[0] and len(asked) == 3


def table_with_a_bot() -> Match:
    """Cauldron; a bot begins, a person waits."""
    plans = (ChairPlan(kept_for="bot", bot="random"), ChairPlan(kept_for="friends"))
    made: dict[str, Any] = {
        "game": "cauldron",
        "rules_version": CAULDRON.version,
        "players": 2,
        "options": {},
        "host": "p1",
        "public": False,
        "key": "k",
    }
    match = Match("t", Created(**made, plans=plans, terms=Terms(), seed="11" * 32, salt="22" * 32), 0.0)
    match.names["p1"] = "Anna"
    match.apply(Joined(seat=1, person="p1"), 0.0)
    match.apply(Started(), 0.0)
    return match


def test_after_a_kill_all_who_wait_are_answered_by_one_new_pool() -> None:
    async def story() -> set[int]:
        workers = ProcessPool(1, 0)
        first = await workers.run(os.getpid)
        waiting = [asyncio.create_task(workers.run(slow_pid)) for _ in range(5)]
        await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            pids = set(await asyncio.gather(*waiting))
        workers.close()
        return pids - {first}

    assert len(asyncio.run(story())) == 1


def slow_pid() -> int:
    time.sleep(0.2)
    return os.getpid()


def test_ctrl_c_is_left_to_the_server() -> None:
    """A terminal tells all processes of it; one that minded would show a stack trace."""

    async def story() -> list[int]:
        workers = ProcessPool(1, 0)
        first = await workers.run(os.getpid)
        os.kill(first, signal.SIGINT)
        pids = [first, await workers.run(slow_pid)]
        workers.close()
        return pids

    first, second = asyncio.run(story())
    assert first == second


def test_whoever_closes_the_pool_does_not_wait_for_a_long_thought() -> None:
    async def story() -> None:
        workers = ProcessPool(1, 0)
        pid = await workers.run(os.getpid)
        long = asyncio.create_task(workers.run(time.sleep, 600))
        await asyncio.sleep(0)
        workers.close()
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(asyncio.CancelledError):
                await long
            while pid in {child.pid for child in multiprocessing.active_children()}:
                await asyncio.sleep(0.01)

    asyncio.run(story())
