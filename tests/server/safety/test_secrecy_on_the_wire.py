"""Games that differ only in what a seat cannot know, on two servers: the same bytes on every route, message, error, log line and metric."""

import asyncio
import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from server.asking import Route, routes
from server.clients import Client, Socket, gather, run, started
from server.running import Server, serving

import coven


@dataclass(frozen=True)
class Moment:
    """After how many moves what a seat can't know is swapped in one of the two; and how the table is played."""

    moves: int
    seat: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    terms: dict[str, Any] = field(default_factory=dict)


SLOW = {"per_move": 7200, "bank": 60}  # nothing is ever charged, so banks are the same on both
MASTER = {"mode": "teams", "master": True, "spells": "random", "spell_count": 3}
MOMENTS = {  # by game and number of players
    "cauldron 3": Moment(0),
    "cauldron 2": Moment(6, 1, terms={"memory_aids": False, "chat": "players"}),
    "witches 4": Moment(0, 2, terms={"clock": SLOW, "undo": "consent"}),
    "witches 3": Moment(40, 1, {"memory": "none", "earth_variant": True}, {"hints": "none"}),
    "wandering_towers 2": Moment(0, 1, {"memory": "own"}, {"undo": "none"}),
    "wandering_towers 4": Moment(40, 3, MASTER, {"undo": "consent", "spectator_delay": 3600}),
    "broom_service 3": Moment(0, 1, {"side": "back", "storm_clouds": True, "mountain_tiles": True}, {"clock": SLOW, "spectators": "none"}),
    "broom_service 2": Moment(30),
}
TIMES = re.compile(r"\b1[0-9]{9}(\.[0-9]+)?\b")
IDS = re.compile(r'(\\*"(?:id|key|token|person)\\*":\s?\\*")[\w-]+')
DAILY = r'bot\\*":\\*"\w+\\*",\\*"commitment\\*":\\*"[0-9a-f]{64}'  # each server draws its own deal of the day
RANDOM = re.compile(r"coven_session=[^;]+|expires=[^;]+|[0-9a-f]{4}(-[0-9a-f]{4}){4}|" + DAILY)
UNEQUAL = ("date", "content-length")  # a time with fewer digits is shorter; the text itself is compared


async def everything(server: Server) -> list[Any]:
    return [await at_one_moment(server, *moment.split()) for moment in MOMENTS]


async def at_one_moment(server: Server, game: str, seats: str) -> Any:
    """All that a seat, a spectator, a stranger and nobody are told at a table, with all that they can ask for."""
    moment = MOMENTS[f"{game} {seats}"]
    table, key, people = await gather(server.url, int(seats), game, options=moment.options, terms=moment.terms)
    await people[0].post(f"/tables/{table}/start")
    sockets = [await person.sit(table, game) for person in people]
    spectator, stranger = await Client.guest(server.url, "Spectator"), await Client.guest(server.url, "Stranger")
    own, others = sockets[moment.seat], sockets[moment.seat + 1 :] + sockets[: moment.seat]
    looking = [own] if moment.terms.get("spectators") == "none" else [own, await spectator.sit(table, game, key=key)]
    await play_on(sockets, moment.moves)
    await choose_in_secret(own, others, last=is_swapped(server))
    differs = seen_by(others)
    every = await routes(server.url)
    asked = [route for route in every if game == "cauldron" or "/people" not in route.pattern]  # people tell of no game: once is enough
    for socket in looking:
        await try_everything(socket, game)
    here = (stranger, {}), (Client(server.url), {}), (spectator, {"key": key}), (people[moment.seat], {})
    told: list[Any] = [[await ask(person, route, table, game, query) for route in asked if not route.is_last] for person, query in here]
    await settle(looking)
    told += [*(socket.raw.copy() for socket in looking), await metrics(server)]
    for socket in {*sockets, *looking}:
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


def seen_by(others: list[Socket]) -> str:
    """What the other seats see: it shows that the two games do differ."""
    return json.dumps([socket.present for socket in others])


async def choose_in_secret(own: Socket, others: list[Socket], last: bool) -> None:
    """Where all choose at the same time, another seat makes another choice in each of the two games, and the seat itself the same."""
    if sum(bool(socket.moves) for socket in (own, *others)) < 3 or not own.moves:
        return
    assert (await others[0].play("secret", others[0].moves[-1 if last else 0]["text"]))["type"] == "ack"
    assert (await own.play("own", own.moves[0]["text"]))["type"] == "ack"
    await settle([own, *others])


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
    await socket.ask("answers", type="answers", answers={"x": 1})
    await socket.ask("chat", type="chat", text="hello")
    await socket.say_raw("{")
    await socket.until_info("refused", id=None)


async def ask(person: Client, route: Route, table: str, game: str, query: dict[str, str]) -> Any:
    body = None if route.body is None else {**route.body, **(query if route.pattern.endswith("/join") else {})}
    answer = await person.http.request(route.method, route.path(table=table, game=game), json=body, params=query)
    headers = {name: value for name, value in answer.headers.items() if name not in UNEQUAL}
    return [route.method, route.pattern, answer.status_code, answer.text, headers]


async def metrics(server: Server) -> list[str]:
    """What is measured, once the bots of the guides that were asked for have moved."""
    await asyncio.to_thread(server.rest)
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
        wanted = json.dumps({"seed": seed, "moments": {name: (moment.moves, moment.seat) for name, moment in MOMENTS.items()}})
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


@pytest.mark.parametrize("game, players", [("witches", 4), ("broom_service", 3)])
def test_a_hidden_step_more_changes_nothing_for_others(server: Server, game: str, players: int) -> None:
    """Seat 1 has begun a choice of several steps or has not: others get the same bytes, times included."""

    async def story() -> None:
        terms = {"clock": SLOW, "undo": "consent"}
        table, key, people, (anna, bela, *_) = await started(server.url, players, game, terms=terms, public=True)
        spectator, stranger = await Client.guest(server.url, "Spectator"), await Client.guest(server.url, "Stranger")
        watching = await spectator.sit(table, game, key=key)
        looking = [route for route in await routes(server.url) if route.method == "GET" and "admin" not in route.pattern]

        async def all_they_get() -> list[Any]:
            asked = [await ask(person, route, table, game, {}) for person in (people[0], spectator, stranger) for route in looking]
            return asked + [await answers(socket, game) for socket in (anna, watching)]

        before, heard, own = await all_they_get(), (len(anna.told), len(watching.told)), bela.present
        assert (await bela.play("hidden", bela.moves[0]["text"]))["type"] == "ack"
        assert bela.present != own
        await settle([anna, watching])
        assert [message["type"] for message in anna.told[heard[0] :] + watching.told[heard[1] :]] == ["pong", "pong"]
        after = await all_they_get()
        assert [first_difference(json.dumps(one), json.dumps(other)) for one, other in zip(before, after, strict=True) if one != other] == []

    run(story())


async def answers(socket: Socket, game: str) -> list[Any]:
    """What a socket is answered that asks for what it may not."""
    known = [move.text for move in coven.game(game).all_moves[::40] if move.text not in {each["text"] for each in socket.moves}]
    told = [await socket.play(f"try{number}", move) for number, move in enumerate(known)]
    return [*told, await socket.ask("undo", type="undo"), await socket.ask("yes", type="consent", yes=True)]
