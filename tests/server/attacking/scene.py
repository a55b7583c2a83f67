"""Where attacks happen: a server with its usual limits, somebody honest who has an account there, and addresses for those who attack."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import httpx
from server.clients import PASSWORD, Client, Socket
from server.running import Server
from waiting import PATIENCE
from websockets.asyncio.client import connect

LOGIN = "honest.anna"
BOT = {"kept_for": "bot"}
IDLE = 1.0  # seconds after which a connection is not used again: well before the server closes it, perhaps while somebody asks


class Guest(Client):
    """Somebody who comes from an address of the loopback."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        self.address = address
        limits = httpx.Limits(max_connections=250, keepalive_expiry=IDLE)
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits)
        self.http = httpx.AsyncClient(base_url=url + "/api/v2", timeout=PATIENCE, transport=transport)

    @classmethod
    async def come(cls, url: str, address: str, name: str = "Guest") -> "Guest":
        guest = cls(url, address)
        guest.id = (await guest.post("/people/guest", name=name))["id"]
        return guest

    async def status(self, method: str, path: str, **more: Any) -> int:
        return (await self.request(method, path, **more)).status_code

    async def open(self, table: str, game: str = "witches", **headers: str) -> Socket:
        place = self.url.replace("http", "ws", 1) + f"/api/v2/tables/{table}/socket"
        given = {"Cookie": self.cookie, **headers}
        line = await connect(place, additional_headers=given, max_size=None, proxy=None, open_timeout=PATIENCE, local_addr=(self.address, 0))
        return Socket(line, game)


@dataclass
class Scene:
    """A server, and somebody honest."""

    server: Server
    anna: Guest
    is_short: bool = False
    made: list[Guest] = field(default_factory=list)

    @property
    def url(self) -> str:
        return self.server.url

    async def guest(self, address: str) -> Guest:
        guest = await Guest.come(self.url, address)
        self.made.append(guest)
        return guest

    def few(self, usual: int, short: int) -> int:
        """How often something is tried: less in a short run."""
        return short if self.is_short else usual

    @classmethod
    async def set(cls, server: Server, is_short: bool = False) -> "Scene":
        anna = await Guest.come(server.url, "127.0.0.1", "Anna")
        await anna.post("/people/account", login=LOGIN, password=PASSWORD)
        return cls(server, anna, is_short)


@dataclass(frozen=True)
class Outcome:
    """What came of an attack: what was tried, what the server answered, and whether its limit held."""

    tried: str
    answered: str
    held: bool


@dataclass(frozen=True)
class Attack:
    name: str
    run: Callable[[Scene], Awaitable[Outcome]]
    settings: dict[str, str] = field(default_factory=dict)  # other than usual, where the attack needs them
    is_cheap: bool = False  # part of the short run


def counted(statuses: Iterable[int]) -> str:
    """How often each status was met, in words."""
    return ", ".join(f"{times} × {status}" for status, times in sorted(Counter(statuses).items()))


async def together(many: Iterable[Awaitable[int]]) -> list[int]:
    return list(await asyncio.gather(*many))
