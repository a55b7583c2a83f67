"""Boxes that people bring: built in a process that may die of them, and let go with the last table that needs them."""

import asyncio
import copy
import gc
import sys
import time
import weakref
from collections import deque
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

import pytest
from server import level_memory
from server.clients import ME, Client, run
from server.running import Server, serving

import coven
from coven.errors import CovenError
from coven.server.fair_queue import NOBODY
from coven.server.limited_process import LimitedProcess, TooMuch, limit_of_memory
from coven.server.live.bot_pool import BotTask, answer
from coven.server.live.boxes import MEMORY, Boxes
from coven.server.live.imagined import MOST_BOXES, built
from coven.table.box import Box

GAME = coven.game("broom_service")
BOT = {"kept_for": "bot"}


def own_box(number: int) -> dict[str, Any]:
    """A box like no other; its maps are not drawn, so that it is built quickly."""
    data: dict[str, Any] = copy.deepcopy(dict(GAME.boxes["small"].data))
    data["name"] = f"box {number}"
    data["front"]["areas"][0]["name"]["en"] = f"Area {number}"
    for side in ("front", "back"):
        for rows in data[side].values():
            for row in rows if isinstance(rows, list) else ():
                for key in ("outline", "at", "castle_at"):
                    row.pop(key, None) if isinstance(row, dict) else None
    return data


def test_what_takes_too_long_or_too_much_memory_is_ended_and_the_next_is_done() -> None:
    async def story() -> None:
        process = LimitedProcess(seconds=30.0, memory=256 * 1024**2)
        assert 0 < await process.run_for(NOBODY, limit_of_memory) < 16 * 1024**3, "there is a limit"
        with pytest.raises(TooMuch):
            await process.run_for(NOBODY, bytearray, 1024**3)
        with pytest.raises(CovenError, match="no_such"):
            await process.run_for(NOBODY, coven.game, "no_such")
        process._seconds = 0.2
        with pytest.raises(TooMuch):
            await process.run_for(NOBODY, time.sleep, 3600)
        process._seconds = 30.0
        assert await process.run_for(NOBODY, sum, [1, 2]) == 3
        process.close()

    asyncio.run(story())


def test_a_box_that_takes_too_much_is_a_fault_of_the_box() -> None:
    async def story() -> None:
        boxes = Boxes(seconds=0.0)
        with pytest.raises(CovenError) as refused:
            await boxes.box(GAME, own_box(1))
        assert [fault.code for fault in refused.value.details["faults"]] == ["box_too_much"]
        boxes.close()

    asyncio.run(story())


def test_tables_with_the_same_box_share_it_and_the_last_lets_it_go() -> None:
    async def story() -> None:
        boxes = Boxes(memory=MEMORY)
        one, same, other = [await boxes.box(GAME, own_box(number)) for number in (1, 1, 2)]
        assert one is same and one is not other and one.hash == GAME.box(own_box(1)).hash
        table = GAME.new_table(2, seed=1, box=one)
        assert table.setting["map"]["areas"][0]["name"]["en"] == "Area 1"
        assert table.setting["sheet"] == GAME.new_table(2, seed=1, box=own_box(1)).setting["sheet"], "as if it had been built here"
        await boxes.process.run_for(NOBODY, sum, [1, 2])  # else Python's pool has the last result still in its hands
        del one, same, other
        gc.collect()
        assert len(boxes._known) == 1
        del table
        gc.collect()
        assert len(boxes._known) == 0
        boxes.close()

    asyncio.run(story())


# --- level memory -------------------------------------------------------------------------------------------------------


def kept() -> dict[str, int]:
    """How much every module-wide store of Coven holds; caches that forget what is old are left out."""
    found = {}
    for name, module in list(sys.modules.items()):
        for key, value in list(vars(module).items()) if name.split(".")[0] == "coven" and module is not None else ():
            if isinstance(value, dict | list | set | deque | weakref.WeakValueDictionary | weakref.WeakKeyDictionary) and not key.startswith("__"):
                found[f"{name}.{key}"] = len(value)
            elif isinstance(value, _lru_cache_wrapper) and value.cache_info().maxsize is None:
                found[f"{name}.{key}"] = value.cache_info().currsize
    return found


def table_of_its_own(number: int) -> Any:
    """A table with a box like no other, looked at from all sides and played for a while; what is left of it is a weak reference to its box."""
    table = GAME.new_table(2, seed=number, box=own_box(number))
    for _ in range(6):
        seat = table.to_act[0]
        table.play(seat, table.moves(seat)[0])
    assert table.setting["map"]["areas"] and table.view(0) and table.view(None) and table.keeper.position()
    return weakref.ref(table.box)


def test_boxes_of_tables_that_are_gone_are_kept_nowhere() -> None:
    table_of_its_own(-1)  # what is made once for all tables is there
    before = kept()
    boxes = [table_of_its_own(number) for number in range(50)]
    gc.collect()
    assert not [box for box in boxes if box() is not None]
    assert kept() == before


def test_tables_of_a_server_are_put_away_with_their_boxes(tmp_path: Path) -> None:
    """How memory goes over a thousand of them is for `make soak`; a few say nothing of it but that it is measured when none is left."""
    looks = level_memory.main(3, tmp_path)
    assert [number for number, _ in looks] == [1, 2, 3] and all(held > 10 for _, held in looks)
    assert level_memory.main(3, tmp_path, seconds=0.0) == []


def test_growth_is_that_of_each_table_after_the_first_part() -> None:
    assert level_memory.growth([(number, 200 + min(number, 300)) for number in range(50, 1050, 50)]) == 0
    assert level_memory.growth([(number, 200 + 0.4 * number) for number in range(50, 1050, 50)]) == pytest.approx(0.4)
    assert level_memory.MOST_GROWTH < 0.4, "what it was when boxes stayed"


# --- from outside -------------------------------------------------------------------------------------------------------


def test_a_bomb_is_refused_at_once_and_a_box_of_ones_own_is_played(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = await Client.guest(server.url)
        bomb = copy.deepcopy(dict(GAME.standard_box.data))
        bomb["front"]["areas"][0]["outline"] = " ".join(f"{x % 1000},{x % 997}" for x in range(9000))
        asked = {"game": "broom_service", "seats": [ME, BOT]}
        answer = await anna.request("POST", "/tables", json={**asked, "box": bomb})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_box")
        assert answer.json()["details"]["faults"][0]["code"] == "box_long_text"
        long = {**own_box(1), "title": {"en": "x" * 450_000, "de": "x", "nl": "x"}}
        assert await anna.refused("POST", "/tables", json={**asked, "box": long}) == (400, "bad_box")
        made = await anna.post("/tables", **asked, box=own_box(7))
        await anna.post(f"/tables/{made['id']}/start")
        socket = await anna.sit(made["id"], "broom_service")
        await socket.until(lambda each: each.moves)
        assert (await socket.play("1", socket.moves[0]["text"]))["type"] == "ack"
        server.kill()
        server.start()  # the table is made again from its log, its box with it
        again = await anna.sit(made["id"], "broom_service")
        await again.until(lambda each: each.moves)
        assert again.table["box"] == "box 7" and again.number >= 1
        assert (await again.play("2", again.moves[0]["text"]))["type"] == "ack"

    with serving(tmp_path) as server:
        run(story(server))


# --- where bots think -----------------------------------------------------------------------------------------------------


def test_a_process_in_which_bots_think_builds_a_box_once_and_keeps_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each move once had its box built anew, which took fifty times as long as the move."""
    count, from_data = 0, Box.from_data

    def counted(*given: Any) -> Box:
        nonlocal count
        count += 1
        return from_data(*given)

    def task(number: int) -> BotTask:
        table = GAME.new_table(2, seed=1, box=own_box(number))
        seat = table.to_act[0]
        return BotTask(GAME.name, 2, table.options, own_box(number), table.imagined(seat, bytes(32)).tobytes(), seat, "random", "11" * 32)

    tasks = [task(number) for number in range(MOST_BOXES + 1)]
    built.cache_clear()
    monkeypatch.setattr(Box, "from_data", staticmethod(counted))
    assert answer(tasks[0]) == answer(tasks[0]) and count == 1
    assert tasks[0].table().box.hash == GAME.box(own_box(0)).hash
    count = 0
    for each in tasks[1:]:
        answer(each)
    assert count == MOST_BOXES == built.cache_info().currsize, "the oldest was let go"
