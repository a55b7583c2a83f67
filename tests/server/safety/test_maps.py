"""The drawn boards of boxes that people bring: drawn once, in turns, in a process with limits, and let go with the last table that needs them."""

import asyncio
import copy
import gc
import gzip
from pathlib import Path
from typing import Any

import pytest
from server.clients import ME, Client, run
from server.running import Server, serving

import coven
from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.fair_queue import NOBODY, Lane
from coven.server.limited_process import TooMuch
from coven.server.live.boxes import Boxes
from coven.server.live.maps import REFUSED_FOR, Maps
from coven.server.live.match import Match
from coven.server.live.steps import Created, Started
from coven.server.messages.terms import ChairPlan, Terms

GAME = coven.game("broom_service")
BOT = {"kept_for": "bot"}
GREEDY, HONEST = ("net", "house", "greedy"), ("other", "home", "honest")


def own_box(number: int) -> dict[str, Any]:
    """A drawn box like no other."""
    data: dict[str, Any] = copy.deepcopy(dict(GAME.boxes["small"].data))
    data["name"] = f"box {number}"
    data["front"]["areas"][0]["name"]["en"] = f"Area {number}"
    return data


def match_with(box: dict[str, Any] | None, seed: int = 1) -> Match:
    """A game that has begun."""
    plans = (ChairPlan(kept_for="bot", bot="random"),) * 2
    made: dict[str, Any] = {
        "game": "broom_service",
        "rules_version": GAME.version,
        "players": 2,
        "options": {},
        "host": "a",
        "public": True,
        "key": "k",
    }
    match = Match("t", Created(**made, box=box, plans=plans, terms=Terms(), seed=f"{seed:064x}", salt="22" * 32), 0.0)
    match.apply(Started(), 0.0)
    return match


class Draughtsman:
    """Stands for the process: notes whose map is drawn, and is done when the test says so."""

    def __init__(self) -> None:
        self.drawn: list[Lane] = []
        self.error: Exception | None = None
        self.may_go_on = asyncio.Event()

    async def run_for(self, lane: Lane, function: Any, *given: Any) -> bytes:
        self.drawn.append(lane)
        await self.may_go_on.wait()
        if self.error is not None:
            raise self.error
        return b"map"


def maps_and_draughtsman() -> tuple[Maps, Draughtsman]:
    draughtsman = Draughtsman()
    return Maps(draughtsman), draughtsman  # type: ignore[arg-type]


def test_a_map_is_drawn_once_for_all_tables_and_everybody_who_waits() -> None:
    async def story() -> None:
        maps, draughtsman = maps_and_draughtsman()
        one, same, other = match_with(own_box(1)), match_with(own_box(1), seed=2), match_with(own_box(2))
        asked = [asyncio.create_task(maps.packed(match, lane)) for match in (one, one, same, other) for lane in (GREEDY, HONEST)]
        await asyncio.sleep(0)
        draughtsman.may_go_on.set()
        assert await asyncio.gather(*asked) == [b"map"] * 8
        assert len(draughtsman.drawn) == 2

    asyncio.run(story())


def test_who_wants_many_maps_holds_up_nobody_else() -> None:
    async def story() -> None:
        maps, draughtsman = maps_and_draughtsman()
        greedy = [asyncio.create_task(maps.packed(match_with(own_box(number)), GREEDY)) for number in range(9)]
        await asyncio.sleep(0)
        honest = asyncio.create_task(maps.packed(match_with(own_box(9)), HONEST))
        await asyncio.sleep(0)
        draughtsman.may_go_on.set()
        await asyncio.gather(honest, *greedy)
        assert draughtsman.drawn.index(HONEST) == 1, "only the one that was being drawn came before"

    asyncio.run(story())


def test_a_map_goes_with_the_last_table_that_needs_it_and_ours_stay() -> None:
    async def story() -> None:
        maps, draughtsman = maps_and_draughtsman()
        draughtsman.may_go_on.set()
        tables = [match_with(own_box(number)) for number in (1, 1, 2)] + [match_with(None)]
        for table in tables:
            await maps.packed(table, NOBODY)
        assert len(draughtsman.drawn) == 3 and len(maps._known) == 3
        del tables[1:], table
        gc.collect()
        assert len(maps._known) == 2, "that of the first table, and ours"
        tables.clear()
        gc.collect()
        assert len(maps._known) == len(maps._ours) == 1
        await maps.packed(match_with(None, seed=3), NOBODY)
        assert len(draughtsman.drawn) == 3

    asyncio.run(story())


def test_a_map_that_takes_too_much_is_not_tried_again_at_once() -> None:
    async def story() -> None:
        maps, draughtsman = maps_and_draughtsman()
        draughtsman.may_go_on.set()
        draughtsman.error, table = TooMuch(), match_with(own_box(1))
        for _ in range(3):
            with pytest.raises(CovenError) as refused:
                await maps.packed(table, NOBODY)
            assert refused.value.code == "busy"
        assert len(draughtsman.drawn) == 1
        CLOCK.turn(REFUSED_FOR)
        draughtsman.error = None
        assert await maps.packed(table, NOBODY) == b"map" and len(draughtsman.drawn) == 2

    asyncio.run(story())


def test_the_process_draws_what_is_drawn_here_and_a_map_that_takes_too_long_is_ended() -> None:
    async def story() -> None:
        boxes = Boxes()
        maps, table = Maps(boxes.process), match_with(own_box(1))
        printed, ground = GAME.faces.printed, GAME.faces.ground
        assert printed is not None and ground is not None
        assert gzip.decompress(await maps.packed(table, NOBODY)).decode() == ground(printed(table.table.setting))
        boxes.process._seconds = 0.0
        with pytest.raises(CovenError, match="takes too much"):
            await maps.packed(match_with(own_box(2)), NOBODY)
        boxes.close()

    asyncio.run(story())


def test_what_has_no_outlines_is_refused_without_the_process() -> None:
    async def story() -> None:
        maps, draughtsman = maps_and_draughtsman()
        data = own_box(1)
        for rows in data["front"].values():
            for row in rows if isinstance(rows, list) else ():
                for key in ("outline", "at", "castle_at"):
                    row.pop(key, None) if isinstance(row, dict) else None
        with pytest.raises(CovenError) as refused:
            await maps.packed(match_with(data), NOBODY)
        assert refused.value.code == "not_drawn" and not draughtsman.drawn

    asyncio.run(story())


def test_a_map_of_ones_own_is_sent_packed_and_plain(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = await Client.guest(server.url)
        made = await anna.post("/tables", game="broom_service", seats=[ME, BOT], box=own_box(3))
        await anna.post(f"/tables/{made['id']}/start")
        path = f"/tables/{made['id']}/map.svg"
        packed = await anna.request("GET", path)
        plain = await anna.request("GET", path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert packed.text == plain.text and plain.text.startswith("<svg")

    with serving(tmp_path) as server:
        run(story(server))
