"""Attacks by number: tables, sockets, heads and connections from one address."""

import asyncio
import contextlib
from collections.abc import Sequence

from server.attacking.costs import MB
from server.attacking.scene import Guest, Outcome, Scene, counted
from server.attacking.stuffing import ACCEPTED, FRIENDS
from server.clients import ME, Socket
from websockets.exceptions import WebSocketException

from coven.server.http.arriving import MOST_HEAD

MOST_TABLES, MOST_SOCKETS, MOST_CONNECTIONS = 60, 300, 300  # as usual
EACH = 30  # sockets of one person
ENDLESS = 64 * MB  # of a head
HEAD = b"GET /healthz HTTP/1.1\r\nhost: here\r\n"
SLOWER = 0.03  # seconds between two connections: an address may ask thirty times a second
CLOSED_WITHIN = 120.0  # seconds: the server gives thirty, and the machine may be busy


async def tables(scene: Scene) -> Outcome:
    address, statuses = "127.20.0.1", list[int]()
    for _ in range(scene.few(8, 7)):
        guest = await scene.guest(address)
        for _ in range(10):
            statuses.append(await guest.status("POST", "/tables", json={"game": "witches", "seats": [ME, FRIENDS, FRIENDS]}))
            await asyncio.sleep(SLOWER)
    own = await scene.anna.status("POST", "/tables", json={"game": "witches", "seats": [ME, FRIENDS, FRIENDS]})
    tried = f"{len(statuses)} tables by guests of one address"
    return Outcome(tried, f"{counted(statuses)}; an honest one meanwhile: {own}", statuses.count(ACCEPTED) <= MOST_TABLES and own == ACCEPTED)


async def sockets(scene: Scene) -> Outcome:
    """Of one person's sockets at one table the oldest give way, so guests spread them over several."""
    host = await scene.guest("127.21.0.1")
    public = [await open_table(host, public=True) for _ in range(6)]
    hers = await open_table(scene.anna)
    guests = [await scene.guest("127.21.0.1") for _ in range(scene.few(12, 2))]
    opened = list[Socket | None]()
    for guest in guests:
        for number in range(EACH + 1):
            opened.append(await welcomed(guest, public[number % len(public)]))
            await asyncio.sleep(SLOWER)
    held = [socket for socket in opened if socket is not None and socket.closed is None]
    own = await welcomed(scene.anna, hers)
    await asyncio.gather(*(socket.close() for socket in [*held, *([own] if own else [])]))
    tried = f"{len(guests)} guests of one address, {EACH + 1} sockets each"
    said = f"{len(held)} were held, {len(opened) - len(held)} not; who has a seat {'got in' if own else 'did not'}"
    return Outcome(tried, said, len(held) <= min(MOST_SOCKETS, EACH * len(guests)) and own is not None)


async def open_table(guest: Guest, public: bool = False) -> str:
    table: str = (await guest.post("/tables", game="witches", seats=[ME, FRIENDS, FRIENDS], public=public))["id"]
    return table


async def welcomed(guest: Guest, table: str) -> Socket | None:
    """A socket that was let in, or None."""
    try:
        socket = await guest.open(table)
        await socket.say(type="hello", last=None)
        await socket.until(lambda each: each.told)
        return socket if socket.told[0]["type"] == "welcome" else None
    except (WebSocketException, OSError):
        return None


# --- before the application ---------------------------------------------------------------------------------------------


async def connected(scene: Scene, address: str, sent: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    port = int(scene.url.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(sent)
    return reader, writer


async def heads(scene: Scene) -> Outcome:
    statuses, taken = list[int](), list[int]()
    for _ in range(scene.few(5, 2)):
        reader, writer = await connected(scene, "127.22.0.1", HEAD + b"x: " + b"y" * MOST_HEAD)
        statuses.append(int((await reader.read()).split()[1]))
        writer.close()
        taken.append(await sent_without_end(scene))
    tried = f"{len(statuses)} heads of a little more than 32 kB, {len(taken)} of up to {ENDLESS / MB:.0f} MB"
    said = f"{counted(statuses)}; closed after at most {max(taken) / MB:.1f} MB, which were mostly in the buffers of the system"
    return Outcome(tried, said, set(statuses) == {431} and max(taken) < ENDLESS / 2)


async def sent_without_end(scene: Scene) -> int:
    """How many bytes of a head could be sent before the connection was closed."""
    _, writer = await connected(scene, "127.22.0.1", HEAD)
    line, sent = b"x: " + b"y" * 1020 + b"\r\n", 0
    with contextlib.suppress(ConnectionError):
        while sent < ENDLESS:
            writer.write(line)
            await writer.drain()
            sent += len(line)
    writer.close()
    return sent


async def silence(scene: Scene) -> Outcome:
    """Connections on which nothing is said, or half a request; they are waited for until the server has closed them."""
    count = MOST_CONNECTIONS + 20
    half = [HEAD if number % 2 and number < MOST_CONNECTIONS else b"" for number in range(count)]
    lines = [await connected(scene, "127.23.0.1", sent) for sent in half]
    answers = await closed(lines)
    refused, slow = answers.count("429"), answers.count("408")
    tried = f"{count} connections of one address that say nothing or half a request"
    return Outcome(tried, f"{refused} refused, {slow} answered 408, {answers.count('')} closed in silence", refused >= 20 and None not in answers)


async def closed(lines: Sequence[tuple[asyncio.StreamReader, asyncio.StreamWriter]]) -> list[str | None]:
    """What each line was told before it was closed; None for one that was not."""

    async def end(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> str | None:
        try:
            async with asyncio.timeout(CLOSED_WITHIN):
                told = await reader.read()
        except TimeoutError:
            return None
        except ConnectionError:
            return ""
        finally:
            writer.close()
        return told.split()[1].decode() if told else ""

    return list(await asyncio.gather(*(end(*line) for line in lines)))
