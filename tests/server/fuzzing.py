"""Says nonsense on the sockets of real tables: `python tests/server/fuzzing.py 100000`.

No message may go unanswered, count as a fault or be answered by a trace, and every table must then be played to its end as if nothing had been.
"""

import argparse
import asyncio
import json
import random
import string
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.clients import Client, check_message, play_out, run, started
from server.running import Server, serving
from waiting import PATIENCE

GAMES = {"cauldron": 3, "witches": 3, "wandering_towers": 2, "broom_service": 2}
A_VISIT = 40  # messages on one socket
A_ROUND = 10_000  # messages before the tables are played to their end
MOST_SAID = 16 * 1024
ANSWERS = ("welcome", "ack", "refused", "pong")
Chance = random.Random
Payload = str | bytes


# --- what is said -------------------------------------------------------------------------------------------------------


def valid(chance: Chance, seen: dict[str, Any]) -> dict[str, Any]:
    """A message as the protocol has it, that may or may not make sense now."""
    moves = [move["text"] for move in (seen.get("present") or {}).get("moves", [])] or ["R1"]
    id = f"f{chance.randrange(200)}"
    return chance.choice(
        [
            {"type": "hello", "last": chance.randrange(50)},
            {"type": "play", "id": id, "move": chance.choice(moves), "after": max(0, seen.get("number", 0) - chance.randrange(3))},
            {"type": "undo", "id": id},
            {"type": "consent", "id": id, "yes": chance.random() < 0.5},
            {"type": "answers", "id": id, "answers": {}},
            {"type": "chat", "id": id, "text": "hello"},
            {"type": "ping"},
        ]
    )


def value(chance: Chance, depth: int = 0) -> Any:
    """Any JSON value."""
    simple = [None, True, -1, 0, 2**63, 1e308, -0.5, "", "x" * 300, "\u0000", "\ud83e\uddf9", "nan", "__proto__", "'; drop table steps; --"]
    if depth > 2 or chance.random() < 0.7:
        return chance.choice(simple)
    inner = [value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return inner if chance.random() < 0.5 else {f"k{number}": each for number, each in enumerate(inner)}


def wrong_type(chance: Chance, seen: dict[str, Any]) -> Payload:
    """A valid message with a field replaced, dropped or added."""
    message = valid(chance, seen)
    field = chance.choice([*message, "more"])
    if chance.random() < 0.2:
        message.pop(field, None)
    else:
        message[field] = value(chance)
    return json.dumps(message)


def mutated(chance: Chance, seen: dict[str, Any]) -> Payload:
    """Two valid messages cut and glued, some letters changed."""
    first, second = (json.dumps(valid(chance, seen)) for _ in range(2))
    text = first[: chance.randrange(len(first) + 1)] + second[chance.randrange(len(second) + 1) :]
    return "".join(chr(chance.randrange(1, 0xD7FF)) if chance.random() < 0.03 else letter for letter in text)


def malformed(chance: Chance, seen: dict[str, Any]) -> Payload:
    """Text that is no message at all."""
    deep = chance.randrange(1, 3000)
    noise = "".join(chance.choices(string.printable, k=chance.randrange(200)))
    return chance.choice([noise, "[" * deep + "]" * deep, '{"type":' * deep, "", "null", "NaN", '"play"', "\ufeff{}", json.dumps(value(chance))])


def huge(chance: Chance, seen: dict[str, Any]) -> Payload:
    """About as long as a message may be; beyond that the server closes the socket."""
    length = chance.choice([MOST_SAID - 100, MOST_SAID - 1, MOST_SAID, MOST_SAID + 1, MOST_SAID * 3])
    return json.dumps({"type": "chat", "id": "huge", "text": "x" * length})[:length]


def binary(chance: Chance, seen: dict[str, Any]) -> Payload:
    """Bytes, where text is spoken."""
    return chance.choice([chance.randbytes(chance.randrange(300)), json.dumps(valid(chance, seen)).encode()])


def in_order_or_not(chance: Chance, seen: dict[str, Any]) -> Payload:
    """A valid message, out of order as a rule."""
    return json.dumps(valid(chance, seen))


KINDS: dict[Callable[[Chance, dict[str, Any]], Payload], int] = {wrong_type: 30, mutated: 30, malformed: 15, huge: 1, binary: 9, in_order_or_not: 15}


# --- visits -------------------------------------------------------------------------------------------------------------


class Visit:
    """One socket on which nonsense is said; every answer is checked against its schema and counted."""

    def __init__(self, line: ClientConnection, game: str, counted: Counter[str]) -> None:
        self._line, self._game, self._counted = line, game, counted
        self.seen: dict[str, Any] = {}
        self.answers = 0
        self._may_close = False  # something was said that ends the visit
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self._line:
                self._take(json.loads(text))
        except ConnectionClosed:
            pass

    def _take(self, message: dict[str, Any]) -> None:
        check_message(message, self._game)
        self.answers += message["type"] in ANSWERS
        self._counted[answer_of(message)] += 1
        if message["type"] in ("update", "refused"):
            self.seen = {"number": message["number"], "present": message.get("present") or self.seen.get("present")}

    async def say(self, chance: Chance, most: int) -> int:
        """Says so many things, unless the server closes; returns how many. All are answered if it did not close."""
        said = 0
        try:
            if chance.random() < 0.95:
                self.answers -= 1  # the welcome answers it
                await self._line.send('{"type":"hello","last":null}')
            else:
                self._may_close = True
            for _ in range(most):
                kind = chance.choices(list(KINDS), KINDS.values())[0]
                payload = kind(chance, self.seen)
                self._may_close |= len(payload.encode() if isinstance(payload, str) else payload) > MOST_SAID
                said += 1
                self._counted[f"sent {kind.__name__}"] += 1
                await self._line.send(payload)
            await self._line.send('{"type":"ping"}')
            async with asyncio.timeout(PATIENCE):
                while self.answers < said + 1 and not self._reader.done():
                    await asyncio.sleep(0.005)
        except ConnectionClosed:
            pass
        await self.end(said)
        return said

    async def end(self, said: int) -> None:
        await self._line.close()
        await self._reader
        code = self._line.close_code
        self._counted[f"closed {code}"] += 1
        if self._may_close:  # 1006 where the line was cut while more was being sent
            assert code in (1000, 1006, 1009, 4400), code
        else:
            assert (code, self.answers) == (1000, said + 1), f"closed with {code}; {said} said, {self.answers} answered"


def answer_of(message: dict[str, Any]) -> str:
    return f"refused {message['error']['code']}" if message["type"] == "refused" else f"told {message['type']}"


async def visit(person: Client, table: str, game: str, chance: Chance, most: int, counted: Counter[str]) -> int:
    address = person.url.replace("http", "ws", 1) + f"/api/v2/tables/{table}/socket"
    async with connect(address, additional_headers={"Cookie": person.cookie}, max_size=None, proxy=None, open_timeout=PATIENCE) as line:
        return await Visit(line, game, counted).say(chance, most)


# --- rounds -------------------------------------------------------------------------------------------------------------


async def one_round(server: Server, chance: Chance, most: int, counted: Counter[str], tick: Callable[[int], None]) -> None:
    """Tables of every game: nonsense from every seat and a spectator, then the game is played to its end."""
    for number, (game, players) in enumerate(GAMES.items()):
        share = most // len(GAMES) + (number < most % len(GAMES))
        table, _, people, sockets = await started(server.url, players, game, public=True, terms={"undo": "consent"})
        await asyncio.gather(*(socket.close() for socket in sockets))
        people.append(await Client.guest(server.url, "Spectator"))
        while share > 0:
            said = await asyncio.gather(
                *(visit(person, table, game, Chance(chance.random()), min(A_VISIT, share // len(people) + 1), counted) for person in people)
            )
            share -= sum(said)
            tick(sum(said))
        await play_to_the_end(people[:-1], table, game)
        counted["games played to the end"] += 1


async def play_to_the_end(people: list[Client], table: str, game: str) -> None:
    sockets = [await person.sit(table, game) for person in people]
    await play_out(sockets)
    assert all(socket.table["status"] == "over" for socket in sockets), "a stuck table"
    await asyncio.gather(*(socket.close() for socket in sockets))


def check_server(server: Server, metrics: str) -> None:
    """Raises if the server counted a fault, answered 5xx or logged an error."""
    assert "coven_faults_total 0.0" in metrics
    assert not [line for line in metrics.splitlines() if 'status="5' in line]
    lines = [json.loads(line) for line in server.lines.read_text().splitlines()]
    bad = [line for line in lines if line["level"] in ("error", "critical") or "places" in line]
    assert not bad, bad[:3]


async def fuzz(server: Server, messages: int, seed: int, tick: Callable[[int], None]) -> Counter[str]:
    chance, counted, left = Chance(seed), Counter[str](), messages
    while left > 0:
        before = sum(count for name, count in counted.items() if name.startswith("sent"))
        await one_round(server, chance, min(left, A_ROUND), counted, tick)
        left -= sum(count for name, count in counted.items() if name.startswith("sent")) - before
    metrics = await Client(server.url).http.get(server.url + "/metrics")
    check_server(server, metrics.text)
    return counted


def main(folder: Path, messages: int, seed: int = 1, tick: Callable[[int], None] = lambda said: None) -> Counter[str]:
    """Fuzzes a real server; returns what was said and answered."""
    with serving(folder, socket_rate=1_000_000, chat_rate=1_000_000) as server:
        counted: Counter[str] = run(fuzz(server, messages, seed, tick))
        assert server.stop() == 0
    return counted


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("messages", type=int, nargs="?", default=100_000)
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    with tempfile.TemporaryDirectory() as place, Progress() as progress:
        bar = progress.add_task("messages", total=wanted.messages)
        found = main(Path(place), wanted.messages, wanted.seed, lambda said: progress.advance(bar, said))
    for name, count in sorted(found.items()):
        print(f"{count:>8}  {name}")
    sent = sum(count for name, count in found.items() if name.startswith("sent"))
    print(f"{sent} messages: no fault, no 5xx, no trace in the log, no table stuck")
