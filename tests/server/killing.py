"""Kills a server at random moments under load, as a power cut would, while clients play on.

`python tests/server/killing.py 200` kills it two hundred times on SQLite, then two hundred times on PostgreSQL with two workers: one
of them, or everything. Nothing acknowledged may be lost, nothing doubled, nothing invented, and every game is played to its end.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import text
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.clients import Client, Socket, gather, run
from server.postgres import postgres_running
from server.running import Server, children_of, serving

from coven.server.log.store import connect_to

TABLES = 4
PLAYERS = 3


@dataclass
class Ledger:
    """What clients have sent, and what they were told is stored: by table and id."""

    sent: set[tuple[str, str]] = field(default_factory=set)
    acknowledged: set[tuple[str, str]] = field(default_factory=set)


async def connected(person: Client, table: str, last: int | None) -> Socket:
    """A socket, however long the server is away."""
    while True:
        with contextlib.suppress(OSError, TimeoutError, WebSocketException):
            return await person.sit(table, last=last)
        await asyncio.sleep(0.05)


async def play_through(person: Client, table: str, seat: int, ledger: Ledger) -> None:
    """Plays one seat until the game is over, coming again whenever the line breaks; a move that was not answered is sent again."""
    pending: tuple[str, str, int] | None = None
    socket: Socket | None = None
    number, tried = None, 0
    while True:
        try:
            if socket is None or socket.closed is not None:
                socket = await connected(person, table, number)
            if pending is None:
                await socket.until(lambda each: each.moves or each.table["status"] != "playing")
                if socket.table["status"] != "playing":
                    return
                tried += 1
                move = random.choice(socket.moves)["text"]
                pending = f"{seat}-{tried}", move, socket.number
                ledger.sent.add((table, pending[0]))
            id, move, after = pending
            answer = await socket.play(id, move, after=after)
            if answer["type"] == "ack":
                ledger.acknowledged.add((table, id))
            elif answer["error"]["code"] in ("not_stored", "busy", "failed"):
                await asyncio.sleep(0.05)
                continue
            else:
                assert answer["error"]["code"] in ("stale", "ended"), answer
            pending = None
            await socket.until(lambda each, after=after: each.number > after)
            number = socket.number
        except (OSError, WebSocketException):
            socket = None


async def kill_often(server: Server, kills: int, done: asyncio.Event, ledger: Ledger) -> int:
    """Kills and restarts the server until so many kills are done, or the load has ended. Between two kills some moves are made."""
    for killed in range(kills):
        wanted = len(ledger.acknowledged) + random.randint(0, 8)
        while len(ledger.acknowledged) < wanted and not done.is_set():
            await asyncio.sleep(0.005)
        await asyncio.sleep(random.uniform(0, 0.1))
        if done.is_set():
            return killed
        await kill_once(server)
    return kills


async def kill_once(server: Server) -> None:
    """Kills one worker, for which the parent starts another; or everything, which is started again."""
    workers = children_of(server.pid) if server.settings.get("workers", 1) > 1 else []
    if workers and random.random() < 0.7:
        with contextlib.suppress(ProcessLookupError):
            os.kill(random.choice(workers), signal.SIGKILL)
        return
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)


async def under_load(server: Server, kills: int) -> tuple[Ledger, int]:
    """Plays games to their end while the server is killed; starts new ones until all kills are done."""
    ledger, done, killed, tables = Ledger(), asyncio.Event(), 0, 0
    while killed < kills:
        seats = [(await gather(server.url, PLAYERS)) for _ in range(TABLES)]
        for table, _, people in seats:
            await people[0].post(f"/tables/{table}/start")
        tables += TABLES
        done.clear()
        everybody = [(person, table, seat) for table, _, people in seats for seat, person in enumerate(people)]
        async with asyncio.TaskGroup() as group:  # a server that does not come back ends it all
            killing = group.create_task(kill_often(server, kills - killed, done, ledger))
            await asyncio.gather(*(group.create_task(play_through(*each, ledger)) for each in everybody))
            done.set()
        killed += killing.result()
        print(f"{killed} kills, {len(ledger.acknowledged)} moves", file=sys.stderr, flush=True)
    return ledger, tables


async def read_steps(address: str) -> list[tuple[str, int, Any]]:
    """Everything in a log: table, number, step."""
    engine = connect_to(address)
    async with engine.connect() as database:
        found = await database.execute(text("select game, number, body from steps order by game, number"))
        rows = [(game, number, json.loads(body)) for game, number, body in found]
    await engine.dispose()
    return rows


def check_log(address: str, ledger: Ledger) -> Counter[str]:
    """Raises if the log lost, doubled or invented anything; returns what is in it."""
    rows = asyncio.run(read_steps(address))
    counted: Counter[str] = Counter(step["step"] for _, _, step in rows)
    stored = [(game, step["id"]) for game, _, step in rows if step["step"] == "played"]
    assert len(stored) == len(set(stored)), "a move is stored twice"
    assert set(stored) <= ledger.sent, "a move is stored that nobody sent"
    assert ledger.acknowledged <= set(stored), "an acknowledged move is lost"
    by_game: dict[str, list[int]] = {}
    for game, number, _ in rows:
        by_game.setdefault(game, []).append(number)
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in by_game.values()), "a gap in a log"
    return counted


def main(kills: int, folder: Path, **settings: Any) -> tuple[int, Counter[str]]:
    """Plays, kills, checks; returns how many moves were acknowledged, and what the log holds."""
    with serving(folder, **settings) as server:
        ledger, tables = run(under_load(server, kills))
    counted = check_log(settings.get("database") or f"sqlite:///{folder / 'data' / 'coven.db'}", ledger)
    assert counted["created"] == tables
    return len(ledger.acknowledged), counted


def report(kills: int, where: str, **settings: Any) -> None:
    with tempfile.TemporaryDirectory() as place:
        acknowledged, held = main(kills, Path(place), **settings)
    played = f"{held['created']} games played to the end; {acknowledged} moves acknowledged, none lost, none doubled, none invented"
    print(f"{kills} kills on {where}; {played}", flush=True)


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    if sys.argv[2:] in ([], ["sqlite"]):
        report(wanted, "SQLite")
    if sys.argv[2:] in ([], ["postgresql"]):
        with postgres_running() as database:
            report(wanted, "PostgreSQL with two workers", database=database.new_database(), workers=2)
