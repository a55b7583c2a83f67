"""Kills a server at random moments under load, as a power cut would, while clients play on.

`python tests/server/killing.py 200` kills it two hundred times. Nothing acknowledged may be lost, nothing doubled, nothing invented.
"""

import asyncio
import contextlib
import json
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.clients import Client, Socket, gather, run
from server.running import Server, serving

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
            else:
                assert answer["error"]["code"] in ("stale", "ended", "not_stored"), answer
            pending = None if answer["type"] == "ack" or answer["error"]["code"] != "not_stored" else pending
            await socket.until(lambda each, after=after: each.number > after)
            number = socket.number
        except (ConnectionError, OSError):
            socket = None


async def kill_often(server: Server, kills: int, done: asyncio.Event) -> int:
    """Kills and restarts the server until so many kills are done, or the load has ended."""
    for killed in range(kills):
        await asyncio.sleep(random.uniform(0.05, 0.6))
        if done.is_set():
            return killed
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    return kills


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
        playing = [asyncio.create_task(play_through(*each, ledger)) for each in everybody]
        killing = asyncio.create_task(kill_often(server, kills - killed, done))
        await asyncio.gather(*playing)
        done.set()
        killed += await killing
    return ledger, tables


def check_log(file: Path, ledger: Ledger) -> Counter[str]:
    """Raises if the log lost, doubled or invented anything; returns what is in it."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        rows = [
            (game, number, json.loads(body)) for game, number, body in database.execute("select game, number, body from steps order by game, number")
        ]
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
    counted = check_log(folder / "data" / "coven.db", ledger)
    assert counted["created"] == tables
    return len(ledger.acknowledged), counted


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as place:
        acknowledged, held = main(wanted, Path(place))
    print(f"{wanted} kills; {held['created']} games played to the end; {acknowledged} moves acknowledged, none lost, none doubled, none invented")
