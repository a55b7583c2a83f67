"""Clients for tests: people over HTTP, and their sockets. Every message either way, and every answer, is checked against its schema."""

import asyncio
import contextlib
import json
import re
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

import httpx
import jsonschema_rs
import orjson
from template.cauldron import GAME
from waiting import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from coven.server.http.app import make_app
from coven.server.messages.schema import game_schema, socket_schema
from coven.server.settings import Settings
from coven.table.registry import game as find_game
from coven.table.registry import register

register(GAME)
_OPEN: list["Socket | Client"] = []  # closed when the story is told
TOO_MUCH = "too_many"  # the code of what was more than one may send at once


def run(story: Coroutine[Any, Any, Any]) -> Any:
    """Runs one story; closes whatever it opened."""

    async def told() -> Any:
        async with contextlib.AsyncExitStack() as closing:  # all of them, whatever is wrong with one
            try:
                return await story
            finally:
                for each in _OPEN:
                    closing.push_async_callback(each.close)
                _OPEN.clear()

    return asyncio.run(told())


@cache
def told_schema() -> Any:
    return jsonschema_rs.validator_for({**socket_schema(), "$ref": "#/$defs/from_server"})


@cache
def said_schema() -> Any:
    return jsonschema_rs.validator_for({**socket_schema(), "$ref": "#/$defs/from_client"})


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document."""
    return make_app(Settings()).openapi()


@cache
def answer_schema(method: str, path: str, status: int) -> Any:
    """The schema of an answer in JSON; None if the document does not know the request, or has no JSON for it."""
    pattern = min(
        (each for each in document()["paths"] if re.fullmatch(re.sub(r"{\w+}", "[^/]+", each), path)), key=lambda each: each.count("{"), default=""
    )
    answers = document()["paths"].get(pattern, {}).get(method.lower(), {}).get("responses", {})
    found = answers.get(str(status)) or (answers.get("4XX", {}) if status >= httpx.codes.BAD_REQUEST else {})
    schema = found.get("content", {}).get("application/json", {}).get("schema")
    return None if schema is None else jsonschema_rs.validator_for({**schema, "components": document()["components"]})


async def check_answer(response: httpx.Response) -> None:
    """Raises if an answer over HTTP is not as the OpenAPI document has it."""
    schema = answer_schema(response.request.method, response.request.url.path, response.status_code)
    if schema is not None and await response.aread():
        schema.validate(response.json())


@cache
def part_schema(game: str, part: str) -> Any:
    return jsonschema_rs.validator_for({**game_schema(find_game(game)), "$ref": f"#/$defs/{part}"})


def check_message(message: dict[str, Any], game: str) -> None:
    """Raises if a message, or a view, move, event or setting in it, is not as its schema has it."""
    told_schema().validate(message)
    present = message.get("present") if message["type"] in ("update", "refused") else None
    if present:
        part_schema(game, "view").validate(present["view"])
        for move in present["moves"]:
            part_schema(game, "move").validate(move)
    for event in message.get("events", []):
        part_schema(game, "event").validate(event)
    if message.get("setting"):
        part_schema(game, "setting").validate(message["setting"])


def is_answer(message: dict[str, Any], id: str) -> bool:
    """Whether this answers what was asked under an id; what was too much at once was not read, so its answer names none."""
    is_unread = message["type"] == "refused" and message.get("id") is None and message["error"]["code"] == TOO_MUCH
    return is_unread or (message["type"] in ("ack", "refused") and message.get("id") == id)


class Socket:
    """One open socket at a table: what it was told, and its state as a client would keep it."""

    def __init__(self, line: ClientConnection, game: str) -> None:
        self._line = line
        self._game = game
        self.told: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.said: dict[str, dict[str, Any]] = {}  # what was asked for, by id
        self.table: dict[str, Any] = {}
        self.setting: dict[str, Any] | None = None
        self.present: dict[str, Any] | None = None
        self.number = -1
        self.closed: tuple[int, str] | None = None
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())
        _OPEN.append(self)

    async def _read(self) -> None:
        try:
            async for text in self._line:
                assert isinstance(text, str)
                await self._take(text)
        except ConnectionClosed:
            pass
        finally:  # also after a message that is not as it should be: nobody waits for another one
            self.closed = self._line.close_code or 0, self._line.close_reason or ""
            async with self._news:
                self._news.notify_all()

    async def _take(self, text: str) -> None:
        message = orjson.loads(text)
        check_message(message, self._game)
        async with self._news:
            self.raw.append(text)
            self.told.append(message)
            self._keep(message)
            self._news.notify_all()

    def _keep(self, message: dict[str, Any]) -> None:
        self.table = message.get("table", self.table)
        self.setting = message.get("setting") or self.setting
        if message["type"] in ("update", "refused"):
            assert message["number"] >= self.number or message["type"] == "update", "numbers never go back"
            self.number = message["number"]
            self.present = message.get("present", self.present)

    async def say(self, **message: Any) -> None:
        said_schema().validate(message)
        await self._line.send(json.dumps(message))

    async def say_raw(self, text: str | bytes) -> None:
        await self._line.send(text)

    async def until(self, condition: Callable[["Socket"], Any], within: float = PATIENCE) -> Any:
        """Waits until something is true of what was told."""
        async with asyncio.timeout(within), self._news:
            while not (found := condition(self)):
                if self.closed is not None and not condition(self):
                    raise ConnectionError(f"closed: {self.closed}, last told {self.told[-1:]}")
                await self._news.wait()
            return found

    async def until_info(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Waits for a message of a kind with these fields."""

        def found(socket: "Socket") -> Any:
            return next(
                (each for each in reversed(socket.told) if each["type"] == kind and all(each.get(name) == fields[name] for name in fields)), None
            )

        message: dict[str, Any] = await self.until(found)
        return message

    async def ask(self, id: str, **message: Any) -> dict[str, Any]:
        """Says something with an id; returns the acknowledgement or the refusal."""
        start, self.said[id] = len(self.told), message
        await self.say(id=id, **message)

        def answered(socket: "Socket") -> Any:
            return next((each for each in socket.told[start:] if is_answer(each, id)), None)

        answer: dict[str, Any] = await self.until(answered)
        return answer

    async def play(self, id: str, move: str, after: int | None = None) -> dict[str, Any]:
        return await self.ask(id, type="play", move=move, after=self.number if after is None else after)

    @property
    def moves(self) -> list[dict[str, Any]]:
        return self.present["moves"] if self.present else []

    async def close(self) -> None:
        await self._line.close()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader

    async def wait_closed(self) -> tuple[int, str]:
        async with asyncio.timeout(PATIENCE):
            await self._line.wait_closed()
            await self._reader
        assert self.closed is not None
        return self.closed


class Client:
    """One person with a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url + "/api/v2", timeout=PATIENCE, event_hooks={"response": [check_answer]})
        self.id = ""
        _OPEN.append(self)

    @classmethod
    async def guest(cls, url: str, name: str = "Anna") -> "Client":
        client = cls(url)
        client.id = (await client.post("/people/guest", name=name))["id"]
        return client

    async def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        return await self.http.request(method, path, **more)

    async def post(self, path: str, **body: Any) -> Any:
        """Posts and returns the answer; raises if it is an error."""
        response = await self.http.post(path, json=body)
        assert response.is_success, (path, response.status_code, response.text)
        return response.json() if response.content else None

    async def get(self, path: str, **query: Any) -> Any:
        response = await self.http.get(path, params=query)
        assert response.is_success, (path, response.status_code, response.text)
        return response.json()

    async def refused(self, method: str, path: str, **more: Any) -> tuple[int, str]:
        """Status and code of a request that must be refused."""
        response = await self.http.request(method, path, **more)
        assert not response.is_success, response.text
        return response.status_code, response.json()["code"]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)

    async def open(self, table: str, game: str = "cauldron", **headers: str) -> Socket:
        """Opens a socket without saying hello."""
        address = self.url.replace("http", "ws", 1) + f"/api/v2/tables/{table}/socket"
        given = {**({"Cookie": self.cookie} if self.cookie else {}), **headers}
        return Socket(await connect(address, additional_headers=given, max_size=None, proxy=None, open_timeout=PATIENCE), game)

    async def sit(self, table: str, game: str = "cauldron", last: int | None = None, key: str | None = None, seat: int | None = None) -> Socket:
        """Opens a socket and says hello; returns when it has been shown what there is to see."""
        socket = await self.open(table, game)
        await socket.say(type="hello", last=last, **({"key": key} if key else {}), **({"seat": seat} if seat is not None else {}))
        welcome = await socket.until_info("welcome")
        await socket.until(lambda each: each.present or welcome["setting"] is None)
        return socket

    async def close(self) -> None:
        await self.http.aclose()


PASSWORD = "correct horse battery"


async def account(url: str, login: str) -> tuple[Client, list[str]]:
    """Somebody with an account, and its recovery codes."""
    client = await Client.guest(url, login.title())
    made = await client.post("/people/account", login=login, password=PASSWORD)
    return client, made["recovery_codes"]


FRIENDS = {"kept_for": "friends"}
ME = {"kept_for": "me"}
BOT = {"kept_for": "bot"}


async def gather(url: str, players: int, game: str = "cauldron", bots: int = 0, **more: Any) -> tuple[str, str, list[Client]]:
    """A table at which so many people sit, and bots behind them; not started. Returns its id, its key, and the people by seat."""
    people = [await Client.guest(url, f"Person {seat}") for seat in range(players)]
    made = await people[0].post("/tables", game=game, seats=[ME] + [FRIENDS] * (players - 1) + [BOT] * bots, **more)
    for person in people[1:]:
        await person.post(f"/tables/{made['id']}/join", key=made["key"])
    return made["id"], made["key"], people


async def started(url: str, players: int, game: str = "cauldron", **more: Any) -> tuple[str, str, list[Client], list[Socket]]:
    """The same, started, with everybody's socket open."""
    table, key, people = await gather(url, players, game, **more)
    await people[0].post(f"/tables/{table}/start")
    sockets = [await person.sit(table, game) for person in people]
    for socket in sockets:
        await socket.until(lambda each: each.present)
    return table, key, people, sockets


async def play_out(sockets: list[Socket], most: int = 10_000) -> int:
    """Lets every socket play its first move whenever it may, until the game is over; returns how many moves were made."""
    made = await asyncio.gather(*(play_seat(socket, seat, most) for seat, socket in enumerate(sockets)))
    return sum(made)


async def play_seat(socket: Socket, seat: int, most: int) -> int:
    """Plays one seat until the game is over, or so many moves are made."""
    made = tried = 0
    while made < most:
        await socket.until(lambda each: each.moves or each.table["status"] != "playing")
        if socket.table["status"] != "playing":
            await socket.until(lambda each: each.table["status"] != "over" or each.present["view"]["over"])  # that is told after the table
            break
        moves, number = socket.moves, socket.number
        tried += 1
        answer = await socket.play(f"{seat}-{tried}", moves[(tried * 7 + seat) % len(moves)]["text"], after=number)
        if answer["type"] == "ack":
            made += 1
            await socket.until(lambda each, number=number: each.number > number)
        elif answer["error"]["code"] == TOO_MUCH:
            await asyncio.sleep(answer["error"]["details"]["seconds"])
        else:
            assert answer["error"]["code"] == "stale", answer
    return made
