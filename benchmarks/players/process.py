"""One process of players: told on standard input what to do, tells on standard output what it counted. Run by load.py."""

import asyncio
import json
import random
import sys
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import httpx
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from players.seats import Counts, Play, Seat, Table
from players.wire import Wire

AT_ONCE = 8  # tables that are opened at the same time
PATIENCE = 60.0


class Numbered(Wire):
    """A socket that only asks for the number of its stream."""

    def __init__(self, address: str, cookie: str) -> None:
        super().__init__(address, cookie)
        self.number: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def on_text(self, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] == "welcome":
            self.number.set_result(message["number"])


class Players:
    """The tables of one process."""

    def __init__(self, url: str, game: str, players: int, name: str) -> None:
        self._url, self._game, self._players, self._name = url, game, players, name
        self._http = httpx.AsyncClient(base_url=url + "/api/v2", timeout=PATIENCE, trust_env=False)
        self._chance = random.Random(name)
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._again: set[asyncio.Task[None]] = set()
        self.play = Play()
        self.tables: list[tuple[Table, list[str]]] = []  # with the cookies of its people

    async def open(self, tables: int) -> None:
        """Opens so many tables with all their sockets; tells how many are open."""
        await asyncio.gather(*(self._open_one() for _ in range(tables)))

    async def _open_one(self) -> None:
        async with self._turn:
            cookies = [await self._guest(seat) for seat in range(self._players)]
            self.tables.append((await self._seated(cookies), cookies))
            tell({"opened": len(self.tables)})

    async def _guest(self, seat: int) -> str:
        answer = await self._http.post("/people/guest", json={"name": f"{self._name} {seat}"}, headers={"cookie": ""})
        self._http.cookies.clear()
        answer.raise_for_status()
        return f"coven_session={answer.cookies['coven_session']}"

    async def _post(self, path: str, cookie: str, body: Any = None) -> Any:
        answer = await self._http.post(path, json=body, headers={"cookie": cookie})
        answer.raise_for_status()
        return answer.json() if answer.content else None

    async def _seated(self, cookies: list[str]) -> Table:
        """A new game of these people, begun, with everybody's socket open."""
        seats = [{"kept_for": "me"}, *({"kept_for": "friends"} for _ in cookies[1:])]
        made = await self._post("/tables", cookies[0], {"game": self._game, "seats": seats})
        for cookie in cookies[1:]:
            await self._post(f"/tables/{made['id']}/join", cookie, {"key": made["key"]})
        await self._post(f"/tables/{made['id']}/start", cookies[0])
        table, address = Table(self.play), f"{self._url}/api/v2/tables/{made['id']}/socket"
        for number, cookie in enumerate(cookies):
            seat = Seat(address, cookie, table, number, self._chance)
            table.seats.append(seat)
            await connected(seat, self._url)
            seat.hello()
        return table

    # --- playing ------------------------------------------------------------------------------------------------------

    async def full(self, seconds: float) -> None:
        """Everybody plays as soon as they are asked."""
        self._begin("full")
        await self._for(seconds)

    async def paced(self, seconds: float, rate: float) -> None:
        """So many moves a second in all, by whoever has waited longest."""
        self._begin("paced")
        pacing = asyncio.create_task(self._pace(rate))
        await self._for(seconds)
        pacing.cancel()

    def _begin(self, mode: str) -> None:
        self.play.counts, self.play.mode = Counts(), mode
        self.play.ready.clear()
        for seat in (seat for table, _ in self.tables for seat in table.seats if seat.is_asked):
            self.play.want(seat)

    async def _for(self, seconds: float) -> None:
        """Lets time pass; games that end are followed by others. Then nobody plays, and what was counted is told."""
        began = perf_counter()
        while (passed := perf_counter() - began) < seconds:
            tell({"passed": passed, "stored": self.play.counts.stored})
            await asyncio.sleep(min(0.25, seconds - passed))
            self._play_again()
        self.play.mode = "idle"
        counted, passed = self.play.counts, perf_counter() - began
        self.play.counts = Counts()
        await self._settled()
        counted.gaps += self.play.counts.gaps
        tell({"counted": asdict(counted), "seconds": passed})

    def _play_again(self) -> None:
        for number, (table, cookies) in enumerate(self.tables):
            if table.is_over and table.seats:
                for seat in table.seats:
                    seat.close()
                table.seats = []
                task = asyncio.create_task(self._follow(number, cookies))
                self._again.add(task)
                task.add_done_callback(self._again.discard)

    async def _follow(self, number: int, cookies: list[str]) -> None:
        async with self._turn:
            self.tables[number] = await self._seated(cookies), cookies

    async def _pace(self, rate: float) -> None:
        due = perf_counter()
        while True:
            due += 1 / rate
            await asyncio.sleep(max(0.0, due - perf_counter()))
            while self.play.ready and not self.play.ready[0].is_asked:
                self.play.ready.popleft()
            if self.play.ready:
                self.play.ready.popleft().play()

    async def _settled(self) -> None:
        """Waits until every move is answered and new games have begun."""
        async with asyncio.timeout(PATIENCE):
            while self._again or any(table.pending for table, _ in self.tables if not table.is_over):
                await asyncio.sleep(0.02)

    # --- checking -----------------------------------------------------------------------------------------------------

    async def check(self) -> None:
        """Comes again to every table: each seat's number must be the last it was told."""
        wrong = checked = 0
        for table, _ in self.tables:
            for seat in table.seats:
                again = Numbered(seat.address, seat.cookie)
                await connected(again, self._url)
                again.send(b'{"type":"hello","last":null}')
                wrong += await asyncio.wait_for(again.number, PATIENCE) != seat.number
                checked += 1
                again.close()
        closed = sum(seat.is_closed for table, _ in self.tables for seat in table.seats)
        tell({"checked": checked, "wrong": wrong, "closed": closed})


async def connected(wire: Wire, url: str) -> None:
    host, _, port = urlsplit(url).netloc.rpartition(":")
    await asyncio.get_running_loop().create_connection(lambda: wire, host.strip("[]"), int(port))
    await asyncio.wait_for(wire.opened, PATIENCE)


def tell(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


async def main(url: str, game: str, players: int, name: str) -> None:
    """Does what each line asks for: a list of a word and its numbers."""
    here = Players(url, game, players, name)
    work: dict[str, Callable[..., Awaitable[None]]] = {"open": here.open, "full": here.full, "paced": here.paced, "check": here.check}
    while line := await asyncio.to_thread(sys.stdin.readline):
        word, *numbers = json.loads(line)
        await work[word](*numbers)
        tell({"done": word})


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]))
