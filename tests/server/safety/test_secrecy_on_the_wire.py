"""Games that differ only in what a seat cannot know, on two servers: the same bytes on every route, message, error, log line and metric."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from server.asking import Route, routes
from server.clients import Client, Socket, gather, run
from server.running import Server, serving

import coven

# By game and number of players: after how many moves what seat 0 can't know is swapped in one of the two.
MOMENTS = {"cauldron 3": 0, "cauldron 2": 6, "witches 4": 0, "witches 3": 40, "wandering_towers 2": 0, "wandering_towers 3": 40}
MOMENTS |= {"broom_service 3": 0, "broom_service 2": 30}
TIMES = re.compile(r"\b1[0-9]{9}(\.[0-9]+)?\b")
IDS = re.compile(r'(\\*"(?:id|key|token|person)\\*":\s?\\*")[\w-]+')
DAILY = r'bot\\*":\\*"\w+\\*",\\*"commitment\\*":\\*"[0-9a-f]{64}'  # each server draws its own deal of the day
RANDOM = re.compile(r"coven_session=[^;]+|expires=[^;]+|[0-9a-f]{4}(-[0-9a-f]{4}){4}|" + DAILY)
UNEQUAL = ("date", "content-length")  # a time with fewer digits is shorter; the text itself is compared


async def everything(server: Server) -> list[Any]:
    return [await at_one_moment(server, *moment.split()) for moment in MOMENTS]


async def at_one_moment(server: Server, game: str, seats: str) -> Any:
    """All that seat 0, a spectator, a stranger and nobody are told at a table, with all that they can ask for."""
    players, moves = int(seats), MOMENTS[f"{game} {seats}"]
    table, key, people = await gather(server.url, players, game)
    await people[0].post(f"/tables/{table}/start")
    sockets = [await person.sit(table, game) for person in people]
    spectator, stranger = await Client.guest(server.url, "Spectator"), await Client.guest(server.url, "Stranger")
    watching = await spectator.sit(table, game, key=key)
    await play_on(sockets, moves)
    await choose_in_secret(sockets, last=is_swapped(server))
    differs = seen_by_others(sockets)
    every = await routes(server.url)
    asked = [route for route in every if game == "cauldron" or "/people" not in route.pattern]  # people tell of no game: once is enough
    for socket in (sockets[0], watching):
        await try_everything(socket, game)
    here = (stranger, {}), (Client(server.url), {}), (spectator, {"key": key}), (people[0], {})
    told: list[Any] = [[await ask(person, route, table, game, query) for route in asked if not route.is_last] for person, query in here]
    await settle([sockets[0], watching])
    told += [sockets[0].raw.copy(), watching.raw.copy(), await metrics(server)]
    for socket in (*sockets, watching):
        await socket.close()
    told += [[await ask(person, route, table, game, query) for route in every if route.is_last] for person, query in here[:-1]]
    return f"{game} {seats}", plain(told, {table: "TABLE", key: "KEY", **{person.id: "PERSON" for person in people}}), differs


def is_swapped(server: Server) -> bool:
    return bool(json.loads(server.environment["COVEN_TEST_IMAGINE"])["seed"])


async def play_on(sockets: list[Socket], moves: int) -> None:
    """The same moves on both servers: always the lowest seat that is asked."""
    for number in range(moves):
        await settle(sockets)
        seat, socket = next((seat, socket) for seat, socket in enumerate(sockets) if socket.moves)
        chosen = socket.moves[(number * 7 + seat) % len(socket.moves)]["text"]
        assert (await socket.play(f"m{number}", chosen))["type"] == "ack"
    await settle(sockets)


async def settle(sockets: list[Socket]) -> None:
    """Lets everybody hear of everything: what was told before a pong has arrived with it."""
    for socket in sockets:
        heard = sum(message["type"] == "pong" for message in socket.told)
        await socket.say(type="ping")
        await socket.until(lambda each, heard=heard: sum(message["type"] == "pong" for message in each.told) > heard)


def seen_by_others(sockets: list[Socket]) -> str:
    """What the other seats see: it shows that the two games do differ."""
    return json.dumps([socket.present for socket in sockets[1:]])


async def choose_in_secret(sockets: list[Socket], last: bool) -> None:
    """Where all choose at the same time, another seat makes another choice in each of the two games, and seat 0 the same."""
    if sum(bool(socket.moves) for socket in sockets) < 3 or not sockets[0].moves:
        return
    assert (await sockets[1].play("secret", sockets[1].moves[-1 if last else 0]["text"]))["type"] == "ack"
    assert (await sockets[0].play("own", sockets[0].moves[0]["text"]))["type"] == "ack"
    await settle(sockets)


async def try_everything(socket: Socket, game: str) -> None:
    """Moves of all kinds, most of them refused, and every other request."""
    known = coven.game(game).all_moves
    wanted = [known[number].text for number in range(0, len(known), max(1, len(known) // 25))]
    for number, move in enumerate([*wanted, "nonsense"]):
        await socket.play(f"try{number}", move, after=0)
        if not any(each["text"] == move for each in socket.moves):
            await socket.play(f"now{number}", move)
    await socket.ask("undo", type="undo")
    await socket.ask("consent", type="consent", yes=True)
    await socket.ask("answers", type="answers", settings={"x": 1})
    await socket.ask("chat", type="chat", text="hello")
    await socket.say_raw("{")
    await socket.until_info("refused", id=None)


async def ask(person: Client, route: Route, table: str, game: str, query: dict[str, str]) -> Any:
    body = None if route.body is None else {**route.body, **(query if route.pattern.endswith("/join") else {})}
    answer = await person.http.request(route.method, route.path(table=table, game=game), json=body, params=query)
    headers = {name: value for name, value in answer.headers.items() if name not in UNEQUAL}
    return [route.method, route.pattern, answer.status_code, answer.text, headers]


async def metrics(server: Server) -> list[str]:
    text = (await Client(server.url).http.get(server.url + "/metrics")).text
    return [line for line in text.splitlines() if line.startswith("coven_") and not re.match(r"coven_commit_|\w+_created", line)]


def plain(value: Any, names: dict[str, str]) -> str:
    """As text, but for ids and times."""
    text = json.dumps(value)
    for name, shown in names.items():
        text = text.replace(name, shown)
    return RANDOM.sub("RANDOM", IDS.sub(r"\1ID", TIMES.sub("TIME", text)))


def log_lines(server: Server) -> list[str]:
    lines = [json.loads(line) for line in server.lines.read_text().splitlines()]
    return [json.dumps({name: value for name, value in line.items() if name not in ("at", "ms", "port")}) for line in lines]


def test_the_same_bytes(tmp_path: Path) -> None:
    told, lines = [], []
    for name, seed in (("one", None), ("other", 12345)):
        (tmp_path / name).mkdir()
        wanted = json.dumps({"seed": seed, "moments": MOMENTS})
        with serving(tmp_path / name, environment={"COVEN_TEST_IMAGINE": wanted}, log_level="debug", session_days=60) as server:
            told.append(run(everything(server)))
        lines.append(log_lines(server))
        assert "0707070707" not in server.lines.read_text()
    for (moment, one, one_others), (_, other, other_others) in zip(*told, strict=True):
        assert first_difference(one, other) is None, moment
        assert one_others != other_others, f"{moment}: these two games are the same"
    assert lines[0] == lines[1]


def first_difference(one: str, other: str) -> str | None:
    """Where two texts part, with something around it."""
    at = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
    if at is None:
        return None if len(one) == len(other) else f"{len(one)} and {len(other)} letters"
    return f"{one[max(0, at - 300) : at + 80]}\n---\n{other[max(0, at - 20) : at + 80]}"


@pytest.mark.parametrize("one, other", [("ab", "ac"), ("ab", "abc")])
def test_a_difference_is_found(one: str, other: str) -> None:
    assert first_difference(one, other) is not None and first_difference(one, one) is None
