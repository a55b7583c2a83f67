"""Clocks: what a move takes beyond its time is taken from the bank, over days also while the server is away; then a bot plays."""

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.clients import run, started
from server.running import Server, serving

from coven.server.clock import Clock
from coven.server.live.clocks import Clocks
from coven.server.messages.terms import ClockTerms

LIVE = ClockTerms(per_move=10, bank=30)


def test_a_bank_is_charged_for_what_is_more_than_a_move_s_time() -> None:
    clocks = Clocks.new(LIVE, 2)
    for began, ended, bank in ((100.0, 110.0, 30), (200.0, 225.0, 15), (300.0, 305.0, 15)):
        clocks.run([0], began)
        assert clocks.deadline(0) == clocks.next_deadline() == began + 10 + clocks.banks[0]
        clocks.settle(0, ended)
        assert clocks.banks == [bank, 30] and clocks.deadline(0) is None
    clocks.run([0], 400.0)
    clocks.settle(0, 1000.0)
    assert clocks.banks == [0, 30], "there is nothing below 0"


def test_who_need_not_act_any_more_is_charged_and_others_run_on() -> None:
    clocks = Clocks.new(LIVE, 2)
    clocks.run([0, 1], 0.0)
    clocks.run([1], 25.0)
    assert clocks.banks == [15, 30] and clocks.since == {1: 0.0} and clocks.next_deadline() == 40
    clocks.restart(50.0)
    assert clocks.banks == [15, 30] and clocks.next_deadline() == 90, "nobody is charged while the server was away"


def test_a_machine_s_clock_that_is_set_empties_no_bank(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's time goes on by seconds that have passed, and it knows by how much the machine's differs."""
    machine, clock, clocks = time.time, Clock(), Clocks.new(LIVE, 2)
    for hours in (1, -1, 24):
        clocks.run([0], clock.now())
        monkeypatch.setattr(time, "time", lambda by=hours * 3600: machine() + by)
        clocks.settle(0, clock.now())
        assert clocks.banks == [30, 30] and clock.set_since() == pytest.approx(hours * 3600, abs=1)
    clocks.run([0], clock.now())
    clock.turn(20)
    clocks.settle(0, clock.now())
    assert clocks.banks == [pytest.approx(20, abs=1), 30]


def test_over_days_a_clock_goes_on_while_the_server_is_away(tmp_path: Path) -> None:
    """The bank is charged, the deadline stays, and when it has passed a bot sits down and plays."""
    each = 7200  # seconds for a move, and in the bank

    async def story(server: Server) -> None:
        table, _, people, (anna, _) = await started(server.url, 2, terms={"clock": {"per_move": each, "bank": each}})
        deadline = anna.table["clocks"][0]["deadline"]
        away(server, 9000)
        back = await people[0].sit(table)
        assert back.table["clocks"][0] == {"bank": each, "deadline": deadline}
        assert (await back.play("a", back.moves[0]["text"]))["type"] == "ack"
        await back.until(lambda socket: socket.table["clocks"][0]["bank"] < each)
        at = {step["step"]: when for when, step in steps(tmp_path)}
        bank = each - (at["played"] - at["started"] - each)
        assert back.table["clocks"][0] == {"bank": pytest.approx(bank, abs=0.01), "deadline": None} and 0 < bank < each
        away(server, 9000)  # the other seat's time is up by now
        again = await people[0].sit(table)
        await again.until(lambda socket: socket.table["seats"][1]["bot"] and socket.moves)
        log = steps(tmp_path)
        done = [(step["step"], step.get("seat"), step.get("id")) for _, step in log]
        after = done.index(("started", None, None)) + 1
        assert done[after : after + 3] == [("played", 0, "a"), ("bot_in", 1, None), ("played", 1, None)]
        assert done[after + 3 :] in ([], [("played", 1, None)]), "the bot may have chosen for the next round already, and then waits"
        clock, (next_round, _) = again.table["clocks"][0], log[after + 2]
        assert clock == {"bank": pytest.approx(bank, abs=0.01), "deadline": pytest.approx(next_round + each + bank, abs=0.01)}

    with serving(tmp_path) as server:
        run(story(server))


def away(server: Server, seconds: int) -> None:
    """Lets the server be away for so long."""
    server.kill()
    server.start(later=seconds)


def steps(folder: Path) -> list[tuple[float, Any]]:
    """The log of the only table: when what happened."""
    with closing(sqlite3.connect(folder / "data" / "coven.db")) as database:
        return [(at, json.loads(body)) for at, body in database.execute("select at, body from steps order by number")]
