"""Two games that differ only in what a seat cannot know, on two real servers: the same bytes on every route, socket message, error and log line."""

import contextlib
import json
import re
import sqlite3
from pathlib import Path
from typing import Any

from server.clients import Client, Socket, gather, run
from server.running import Server, serving
from template.cauldron import GAME

SALT = "00" * 32
ROUTES = ["", "/record", "/replay/0", "/replay/1?seat=1", "/events"]
BAD_MOVES = ["1", "2", "3", "4", "5", "6", "nonsense"]


def two_seeds() -> tuple[str, str]:
    """Seeds that deal seat 0 the same herbs, and seat 1 others."""
    hands: dict[str, tuple[str, str]] = {}
    for number in range(1, 5000):
        seed = f"{number:064x}"
        table = GAME.new_table(3, seed=bytes.fromhex(seed))
        mine, other = (json.dumps(table.view(seat)["hand"]) for seat in (0, 1))
        if mine in hands and hands[mine][1] != other:
            return hands[mine][0], seed
        hands.setdefault(mine, (seed, other))
    raise AssertionError("no two such deals")


def fix_deal(server: Server, table: str, seed: str) -> None:
    """Writes the seed of an open table anew, while the server is down."""
    server.stop()
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "coven.db")) as database:
        (body,) = database.execute("select body from steps where game = ? and number = 1", [table]).fetchone()
        created = {**json.loads(body), "seed": seed, "salt": SALT}
        database.execute("update steps set body = ? where game = ? and number = 1", [json.dumps(created), table])
        database.commit()
    server.start()


async def everything(server: Server, seed: str, thrown: int) -> list[Any]:
    """All that seat 0, a spectator and a stranger are told while seat 1 holds and throws what they can't know."""
    table, key, people = await gather(server.url, 3)
    fix_deal(server, table, seed)
    await people[0].post(f"/tables/{table}/start")
    sockets = [await person.sit(table) for person in people]
    spectator, stranger = await Client.guest(server.url, "Spectator"), await Client.guest(server.url, "Stranger")
    watching = await spectator.sit(table, key=key)
    secret = sockets[1].moves[thrown]["text"]
    assert (await sockets[1].play("s", secret))["type"] == "ack"
    for socket in (sockets[0], watching):
        await socket.until(lambda each: any(event == {"kind": "thrown", "seat": 1} for told in each.told for event in told.get("events", [])))
        await try_everything(socket)
    answers = [await over_http(person, table, query) for person, query in ((people[0], ""), (spectator, f"key={key}"), (stranger, ""))]
    metrics = [
        line
        for line in (await people[0].http.get(server.url + "/metrics")).text.split("\n")
        if re.match(r"coven_(steps|refused|requests)_total", line)
    ]
    told = [sockets[0].raw, watching.raw, answers, metrics]
    return [plain(part, {table: "TABLE", key: "KEY", seed: "SEED", **{person.id: "PERSON" for person in people}}) for part in told]


async def try_everything(socket: Socket) -> None:
    for number, move in enumerate(BAD_MOVES):
        await socket.play(f"try{number}", move, after=0)
    await socket.ask("undo", type="undo")
    await socket.ask("consent", type="consent", yes=True)
    await socket.ask("answers", type="answers", settings={"x": 1})
    await socket.say_raw("{")
    await socket.until_info("refused", id=None)


async def over_http(person: Client, table: str, query: str) -> list[Any]:
    found = []
    for route in ROUTES:
        joined = ("&" if "?" in route else "?") + query
        answer = await person.http.get(f"/tables/{table}{route}{joined}")
        found.append([route, answer.status_code, answer.text, {name: value for name, value in answer.headers.items() if name != "date"}])
    for method, route in (("POST", "/start"), ("POST", "/rematch"), ("POST", "/join"), ("GET", "/nothing"), ("POST", "/chat/1/mute")):
        answer = await person.http.request(method, f"/tables/{table}{route}", json={} if method == "POST" else None)
        found.append([route, answer.status_code, answer.text])
    return found


def plain(value: Any, names: dict[str, str]) -> str:
    """As text, but for ids, times and the commitment, which is a hash of a secret and of chance."""
    text = json.dumps(value)
    for name, shown in names.items():
        text = text.replace(name, shown)
    text = re.sub(r'(created_at\\*":|\\*"at\\*":|"ms": )[0-9.]+', r"\1TIME", text)
    return re.sub(r'commitment\\*":\s?\\*"[0-9a-f]{64}', "COMMITMENT", text)


def log_lines(server: Server) -> list[str]:
    lines = [json.loads(line) for line in server.lines.read_text().splitlines()]
    return [json.dumps({name: value for name, value in line.items() if name not in ("at", "ms", "port")}) for line in lines]


def test_the_same_bytes(tmp_path: Path) -> None:
    first, second = two_seeds()
    told, lines = [], []
    for name, seed, thrown in (("one", first, 0), ("other", second, 1)):
        (tmp_path / name).mkdir()
        with serving(tmp_path / name) as server:
            told.append(run(everything(server, seed, thrown)))
            lines.append(log_lines(server))
            text = server.lines.read_text()
            assert seed not in text and "coven_session" not in text
    for one, other in zip(*told, strict=True):
        assert one == other
    assert lines[0] == lines[1]
