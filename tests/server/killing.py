"""Kills a server at random moments under load, as a power cut would, while clients play on.

`python tests/server/killing.py 200` kills it two hundred times on SQLite, then two hundred times on PostgreSQL with two workers: one
of them, or everything. All titles are played, with bots at some tables and a clock at one. Nothing acknowledged may be lost, nothing
doubled, nothing invented or changed, nobody was shown what the log does not give, and every game is played to its end.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import groupby
from pathlib import Path
from typing import Any

import httpx
import orjson
from sqlalchemy import text
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.clients import Client, Socket, gather, run
from server.postgres import postgres_running
from server.running import Server, children_of, serving

from coven.server.live.match import Match
from coven.server.live.steps import BotIn, Created, Played, read_step
from coven.server.store.database import connect_to


@dataclass(frozen=True)
class Party:
    """One table of the load: so many people, and bots behind them."""

    game: str
    people: int
    bots: int = 0
    terms: dict[str, Any] = field(default_factory=dict)


PARTIES = (
    Party("cauldron", 3),
    Party("witches", 3, terms={"clock": {"per_move": 3600, "bank": 60}}),
    Party("wandering_towers", 2, 1),
    Party("broom_service", 2, 1),
)
NOT_STORED = ("not_stored", "busy", "failed")  # what is answered to a move that was not made, and may be sent again
Pending = tuple[str, str, int]  # a move that was not answered: its id, its text, and after which update it was chosen
Shown = dict[tuple[int, int], set[bytes]]  # what seats were shown, by seat and number


@dataclass
class Ledger:
    """What clients have sent, what they were told is stored, and what they were shown."""

    sent: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)  # seat and move, by table and id
    acknowledged: set[tuple[str, str]] = field(default_factory=set)
    not_stored: int = 0  # answers that a move was not stored
    shown: dict[str, Shown] = field(default_factory=lambda: defaultdict(lambda: defaultdict(set)))  # by table

    def note(self, table: str, socket: Socket) -> None:
        """Takes in all that a seat's socket has said and heard."""
        seat = socket.told[0]["seat"]
        for id, message in socket.said.items():
            if message["type"] == "play":
                self.sent[table, id] = seat, message["move"]
        for message in socket.told:
            if message["type"] == "ack" and socket.said[message["id"]]["type"] == "play":
                self.acknowledged.add((table, message["id"]))
            self.shown[table][seat, message.get("number", 0)] |= pictures(message)


def pictures(message: dict[str, Any]) -> set[bytes]:
    """What a message shows of the game, events, and the view with the moves: their hashes, for there are many."""
    present, events = message.get("present"), message.get("events")
    found = [events] if events else []
    if message["type"] in ("update", "refused") and present:
        found.append([present["view"], [move["text"] for move in present["moves"]]])
    return {blake2b(orjson.dumps(each, option=orjson.OPT_SORT_KEYS), digest_size=16).digest() for each in found}


async def connected(person: Client, table: str, game: str, last: int | None) -> Socket:
    """A socket, however long the server is away."""
    while True:
        with contextlib.suppress(OSError, TimeoutError, WebSocketException):
            return await person.sit(table, game, last=last)
        await asyncio.sleep(0.05)


async def play_through(person: Client, table: str, game: str, ledger: Ledger) -> None:
    """Plays one seat until the game is over, coming again whenever the line breaks; a move that was not answered is sent again."""
    pending: Pending | None = None
    number, tried, over = None, 0, False
    while not over:
        socket = await connected(person, table, game, number)
        try:
            while True:
                if pending is None:
                    await socket.until(lambda each: each.moves or is_over(each) or is_played_by_bot(each))
                    over = is_over(socket)
                    if over:
                        break
                    if not socket.moves:
                        await take_seat_back(person, table, socket)
                        continue
                    tried += 1
                    pending = f"{socket.told[0]['seat']}-{tried}", random.choice(socket.moves)["text"], socket.number
                pending = await sent(socket, table, pending, ledger)
                number = socket.number
        except (OSError, WebSocketException, httpx.HTTPError):
            pass
        ledger.note(table, socket)
        socket.told.clear()
        socket.raw.clear()


def is_over(socket: Socket) -> bool:
    return bool(socket.table["status"] != "playing")


def is_played_by_bot(socket: Socket) -> bool:
    """Whether a bot has taken the seat, as when its time was up."""
    return socket.table["seats"][socket.told[0]["seat"]]["bot"] is not None


async def take_seat_back(person: Client, table: str, socket: Socket) -> None:
    """Asks for the own seat; returns when it was given back, or the answer was no."""
    answer = await person.request("POST", f"/tables/{table}/back")
    if answer.is_success:
        await socket.until(lambda each: is_over(each) or not is_played_by_bot(each))
    else:
        await asyncio.sleep(0.05)


async def sent(socket: Socket, table: str, pending: Pending, ledger: Ledger) -> Pending | None:
    """Sends a move; returns it again if it was not stored, and None when it is done or comes too late."""
    id, move, after = pending
    answer = await socket.play(id, move, after=after)
    code = "" if answer["type"] == "ack" else answer["error"]["code"]
    if answer["type"] == "ack":
        ledger.acknowledged.add((table, id))
    elif code in NOT_STORED:
        ledger.not_stored += 1
        await asyncio.sleep(0.05)
        return pending
    elif code == "bot_plays":
        return None
    else:
        assert code in ("stale", "ended"), answer
    await socket.until(lambda each: each.number > after or is_over(each))
    return None


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


async def under_load(server: Server, kills: int, parties: Sequence[Party]) -> tuple[Ledger, int]:
    """Plays games to their end while the server is killed; starts new ones until all kills are done."""
    ledger, done, killed, tables = Ledger(), asyncio.Event(), 0, 0
    while killed < kills:
        everybody = [each for party in parties for each in await seated(server, party)]
        tables += len(parties)
        done.clear()
        async with asyncio.TaskGroup() as group:  # a server that does not come back ends it all
            killing = group.create_task(kill_often(server, kills - killed, done, ledger))
            await asyncio.gather(*(group.create_task(play_through(*each, ledger)) for each in everybody))
            done.set()
        killed += killing.result()
        print(f"{killed} kills, {len(ledger.acknowledged)} moves", file=sys.stderr, flush=True)
    return ledger, tables


async def seated(server: Server, party: Party) -> list[tuple[Client, str, str]]:
    """A table that has begun: its people, each with the table and its game."""
    table, _, people = await gather(server.url, party.people, party.game, party.bots, terms=party.terms)
    await people[0].post(f"/tables/{table}/start")
    return [(person, table, party.game) for person in people]


async def read_steps(address: str) -> list[tuple[str, int, Any]]:
    """Everything in a log: table, number, step."""
    engine = connect_to(address)
    async with engine.connect() as database:
        found = await database.execute(text("select table_id, number, body from steps order by table_id, number"))
        rows = [(game, number, json.loads(body)) for game, number, body in found]
    await engine.dispose()
    return rows


def check_log(address: str, ledger: Ledger) -> Counter[str]:
    """Raises if the log lost, doubled, invented or changed anything, or does not give what was shown; returns what is in it."""
    rows = asyncio.run(read_steps(address))
    counted: Counter[str] = Counter(step["step"] for _, _, step in rows)
    stored = [((game, step["id"]), (step["seat"], step["move"])) for game, _, step in rows if step["step"] == "played" and "id" in step]
    assert len(stored) == len(dict(stored)), "a move is stored twice"
    assert set(stored) <= set(ledger.sent.items()), "a move is stored that nobody sent"
    assert ledger.acknowledged <= set(dict(stored)), "an acknowledged move is lost"
    counted["by bots"] = counted["played"] - len(stored)
    for game, found in groupby(rows, key=lambda row: row[0]):
        counted[f"game {check_game(game, list(found), ledger.shown[game])}"] += 1
    return counted


def check_game(game: str, rows: list[tuple[str, int, Any]], shown: Shown) -> str:
    """Raises if a log has a gap or a move nobody made, or if a seat was shown what its steps, played again, do not show it.

    Returns the status of the game.
    """
    assert [number for _, number, _ in rows] == list(range(1, len(rows) + 1)), "a gap in a log"
    created, *steps = (read_step(orjson.dumps(step)) for _, _, step in rows)
    assert isinstance(created, Created)
    bots = {seat for seat, plan in enumerate(created.plans) if plan.kept_for == "bot"} | {step.seat for step in steps if isinstance(step, BotIn)}
    assert bots >= {step.seat for step in steps if isinstance(step, Played) and step.id is None}, "a move is stored that nobody made"
    match = Match(game, created, 0.0)
    possible = played_again(match, steps)
    assert all(pictures <= possible[place] for place, pictures in shown.items()), "a seat was shown what never was"
    return match.status


def played_again(match: Match, steps: Iterable[Any]) -> Shown:
    """All that seats can have been shown of a game."""
    found: Shown = defaultdict(set)
    for at, step in enumerate(steps):
        match.apply(step, at)
        for seat in range(match.created.players) if match.has_begun else ():
            stream, moves = match.streams[seat], match.table.moves(seat) if seat in match.to_act else []
            present = {"view": match.table.view(seat), "moves": [{"text": move.text} for move in moves]}
            events = orjson.loads(stream.recent[-1].events) if stream.recent else []
            found[seat, stream.number] |= pictures({"type": "update", "events": events, "present": present})
    return found


def main(kills: int, folder: Path, parties: Sequence[Party] = PARTIES, **settings: Any) -> tuple[int, Counter[str]]:
    """Plays, kills, checks; returns how many moves were acknowledged, and what the log holds."""
    with serving(folder, **settings) as server:
        ledger, tables = run(under_load(server, kills, parties))
    counted = check_log(settings.get("database") or f"sqlite:///{folder / 'data' / 'coven.db'}", ledger)
    assert counted["created"] == tables
    return len(ledger.acknowledged), counted


def report(kills: int, where: str, **settings: Any) -> None:
    with tempfile.TemporaryDirectory() as place:
        acknowledged, held = main(kills, Path(place), **settings)
    played = f"{held['created']} games of all titles played to the end; {acknowledged} moves acknowledged, {held['by bots']} made by bots"
    print(f"{kills} kills on {where}; {played}; none lost, none doubled, none invented or changed, none shown that never was", flush=True)


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    if sys.argv[2:] in ([], ["sqlite"]):
        report(wanted, "SQLite")
    if sys.argv[2:] in ([], ["postgresql"]):
        with postgres_running() as database:
            report(wanted, "PostgreSQL with two workers", database=database.new_database(), workers=2)
