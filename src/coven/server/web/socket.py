"""The socket of a table: what a client says becomes a command, and its answer an acknowledgement or a refusal."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from time import time
from typing import Any

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from coven.errors import CovenError
from coven.server.commands.playing import Consent, Play, SetAnswers, TakeBack, seat_of
from coven.server.desk.desk import Desk
from coven.server.desk.viewers import encode
from coven.server.lobby.desks import no_such_table
from coven.server.log.store import UNREACHABLE, unreachable
from coven.server.messages import from_client
from coven.server.metrics import REFUSED, SOCKETS
from coven.server.people.sessions import Session
from coven.server.server import Server
from coven.server.web.access import may_look, server_of, session_of
from coven.server.web.addresses import address_of, household_of
from coven.server.web.faults import error_info
from coven.server.web.limits import Bucket
from coven.server.web.middleware import check_origin
from coven.server.web.outlet import CLOSE_CODES, OTHER_CLOSE_CODE, SocketOutlet

MOST_REFUSED = 50  # messages in a row that came too fast, before the socket is closed
router = APIRouter()


class Line:
    """One client at one table: its outlet, its desk, its viewer."""

    def __init__(self, server: Server, desk: Desk, session: Session, watcher: int | None, outlet: SocketOutlet) -> None:
        self.server, self.desk, self.session, self.watcher, self.outlet = server, desk, session, watcher, outlet
        self.person = session.person.id

    async def take(self, text: str) -> None:
        """Reads one message, does what it wants, and answers."""
        id: str | None = None
        try:
            message = from_client.read_message(text)
            if isinstance(message, from_client.Ping):
                self.outlet.send(encode({"type": "pong"}))
                return
            if isinstance(message, from_client.Hello):
                raise CovenError("malformed", "Hello is said once.")
            id = message.id
            await WISHES[type(message)](self, message)
            self.outlet.send(encode({"type": "ack", "id": id}))
        except CovenError as error:
            self.refuse(id, error)

    def refuse(self, id: str | None, error: CovenError) -> None:
        REFUSED.inc()
        self.desk.viewers[self.watcher].refused(self.outlet, id, dict(error_info(error)))

    async def play(self, message: from_client.PlayMessage) -> None:
        await self.desk.do(Play(self.person, message.id, message.move, message.after, self.watcher))

    async def undo(self, message: from_client.UndoMessage) -> None:
        await self.desk.do(TakeBack(self.person, message.id, self.watcher))

    async def consent(self, message: from_client.ConsentMessage) -> None:
        await self.desk.do(Consent(self.person, message.yes, self.watcher))

    async def set_answers(self, message: from_client.AnswersMessage) -> None:
        await self.desk.do(SetAnswers(self.person, message.settings, self.watcher))

    async def chat(self, message: from_client.ChatMessage) -> None:
        self.server.chats.check(self.person)
        self.desk.match.names[self.person] = self.session.person.name
        await self.desk.say(self.person, self.watcher, message.id, message.text)


WISHES: dict[type, Callable[[Line, Any], Awaitable[None]]] = {
    from_client.PlayMessage: Line.play,
    from_client.UndoMessage: Line.undo,
    from_client.ConsentMessage: Line.consent,
    from_client.AnswersMessage: Line.set_answers,
    from_client.ChatMessage: Line.chat,
}


@router.websocket("/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    """A client comes to a table, is told what it may see, and says what it wants, until one of them leaves."""
    server = server_of(socket)
    await socket.accept()
    outlet: SocketOutlet | None = None
    try:
        session = await admitted(server, socket)
        outlet = SocketOutlet(socket, session, server.outbox)
        with known_socket(server, outlet):
            await until_either_ends(serve_client(server, socket, outlet, table), outlet.ended)
    except CovenError as error:
        await close_with_error(socket, outlet, error)
    except UNREACHABLE:
        await close_with_error(socket, outlet, unreachable())
    except WebSocketDisconnect:
        pass
    finally:
        if outlet is not None:
            await outlet.end()


async def admitted(server: Server, socket: WebSocket) -> Session:
    """The session of who comes; raises `foreign_origin`, `too_many`, `full`, `not_signed_in`."""
    check_origin(socket.scope, server.settings.origins)
    server.bans.check_address(address_of(socket.scope))
    server.requests.check(household_of(socket.scope))
    if server.count_of_sockets >= server.settings.most_sockets:
        raise CovenError("full", "There is no room for more; try again later.")
    session = await session_of(socket)
    if session is None:
        raise CovenError("not_signed_in", "Say who you are first: a name is enough.")
    return session


@contextlib.contextmanager
def known_socket(server: Server, outlet: SocketOutlet) -> Iterator[None]:
    """Counts a socket from before its first message, so that it is closed when its session ends, also if it only listens."""
    session = outlet.session
    server.sockets[session.id].add(outlet)
    expiry = asyncio.get_running_loop().call_later(session.seconds_left, outlet.cut_off, "session_over", False)
    SOCKETS.inc()
    try:
        yield
    finally:
        SOCKETS.dec()
        expiry.cancel()
        server.sockets[session.id].discard(outlet)
        if not server.sockets[session.id]:
            del server.sockets[session.id]


async def until_either_ends(visit: Coroutine[Any, Any, None], ended: "asyncio.Future[None]") -> None:
    """A visit ends when the client leaves, or when the last word has been sent to it."""
    visiting = asyncio.create_task(visit)
    try:
        await asyncio.wait({visiting, ended}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        visiting.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
            await visiting


async def serve_client(server: Server, socket: WebSocket, outlet: SocketOutlet, table: str) -> None:
    """The whole visit of a client at a table."""
    hello, session = await hello_of(socket, server.settings.hello_within), outlet.session
    if await session_of(socket) is None:  # it may have ended while it was looked up
        raise CovenError("not_signed_in", "Say who you are first: a name is enough.")
    desk = await server.desks.desk(table)
    watcher = watcher_for(desk, session, hello)
    try:
        desk.audience.connect(outlet, watcher, hello.last)
        await listen(Line(server, desk, session, watcher, outlet), socket)
    finally:
        desk.audience.disconnect(outlet, watcher)
        desk.used_at = time()


async def hello_of(socket: WebSocket, within: float) -> from_client.Hello:
    """The first message of a client; raises `malformed` if it is another, or none comes."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(within):
            hello = from_client.read_message(await receive(socket))
        if isinstance(hello, from_client.Hello):
            return hello
    raise CovenError("malformed", "The first message is hello.")


def watcher_for(desk: Desk, session: Session, hello: from_client.Hello) -> int | None:
    """The seat somebody has at a table, or None for a spectator who may watch."""
    match, person = desk.match, session.person.id
    if not may_look(match, person, hello.key):
        raise no_such_table()
    seat = match.seat_of(person) if hello.seat is None else seat_of(match, person, hello.seat)
    if seat is None and match.status != "open" and match.created.terms.spectators == "none":
        raise CovenError("no_spectators", "This table is played without spectators.")
    return seat


async def listen(line: Line, socket: WebSocket) -> None:
    """Takes one message after the other; who sends on and on too fast is cut off."""
    rate = line.server.settings.socket_rate
    bucket, refused = Bucket(rate, rate * 2), 0
    while not line.outlet.is_cut_off:
        text = await receive(socket)
        if line.session.is_over:
            line.outlet.cut_off("session_over", again=False)
        elif line.desk.is_broken:
            line.outlet.cut_off("table_reopens", again=True)
        elif bucket.take():
            refused = 0
            await line.take(text)
        else:
            refused += 1
            line.refuse(None, CovenError("too_many", "That was too much at once; wait a little.", seconds=round(1 / rate, 2)))
            if refused > MOST_REFUSED:
                line.outlet.cut_off("too_many", again=False)


async def receive(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return str(message["text"]) if message.get("text") is not None else ""


async def close_with_error(socket: WebSocket, outlet: SocketOutlet | None, error: CovenError) -> None:
    """Closes a socket with the reason, which a browser can't read from a failed handshake."""
    again = error.code in ("busy", "not_stored", "full")
    if outlet is not None:
        outlet.cut_off(error.code, again)
        return
    with contextlib.suppress(Exception):
        await socket.send_text(encode({"type": "bye", "code": error.code, "again": again}).decode())
        await socket.close(CLOSE_CODES.get(error.code, OTHER_CLOSE_CODE))
