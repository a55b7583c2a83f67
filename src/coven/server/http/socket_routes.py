"""The socket of a table: what a client says becomes a command, and its answer an acknowledgement or a refusal."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from fastapi import APIRouter
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from coven.errors import CovenError
from coven.server.client_address import address_of, household_of
from coven.server.clock import CLOCK
from coven.server.features.dependencies import Parts, SocketTableId, parts_of
from coven.server.features.lobby.access import desk_for
from coven.server.features.people.access import not_signed_in, session_of
from coven.server.features.people.bans import Bans
from coven.server.features.people.sessions import Session
from coven.server.http.errors import error_info
from coven.server.http.middleware import check_host, check_origin
from coven.server.http.outlet import CLOSE_CODES, OTHER_CLOSE_CODE, SocketOutlet
from coven.server.live.commands.playing import Consent, Play, SetAnswers, TakeBack, seat_of
from coven.server.live.desk import Desk
from coven.server.live.desks import Desks
from coven.server.live.open_sockets import OpenSockets
from coven.server.live.viewers import encode
from coven.server.messages import from_client
from coven.server.metrics import REFUSED
from coven.server.rate_limits import Bucket, Limits
from coven.server.settings import Settings
from coven.server.store.database import UNREACHABLE, unreachable

MOST_REFUSED = 50  # messages in a row that came too fast, before the socket is closed
router = APIRouter()


class Visit:
    """One client at one table: its outlet, its desk, its viewer."""

    def __init__(self, parts: Parts, desk: Desk, viewer: int | None, outlet: SocketOutlet) -> None:
        self.parts, self.desk, self.viewer, self.outlet = parts, desk, viewer, outlet
        self.session = outlet.session
        self.person = outlet.session.person.id

    async def take(self, text: str) -> None:
        """Reads one message, does what it wants, and answers."""
        id: str | None = None
        try:
            message = read_message(text)
            if isinstance(message, from_client.Ping):
                self.outlet.send(encode({"type": "pong"}))
                return
            if isinstance(message, from_client.Hello):
                raise CovenError("malformed", "Hello is said once.")
            id = message.id
            await COMMANDS[type(message)](self, message)
            self.outlet.send(encode({"type": "ack", "id": id}))
        except CovenError as error:
            self.refuse(id, error)

    def refuse(self, id: str | None, error: CovenError) -> None:
        REFUSED.inc()
        self.desk.feeds[self.viewer].refuse(self.outlet, id, dict(error_info(error)))

    def play(self, message: from_client.PlayMessage) -> Awaitable[None]:
        return self.desk.do(Play(self.person, message.id, message.move, message.after, self.viewer))

    def undo(self, message: from_client.UndoMessage) -> Awaitable[None]:
        return self.desk.do(TakeBack(self.person, message.id, self.viewer))

    def consent(self, message: from_client.ConsentMessage) -> Awaitable[None]:
        return self.desk.do(Consent(self.person, message.yes, self.viewer))

    def set_answers(self, message: from_client.AnswersMessage) -> Awaitable[None]:
        return self.desk.do(SetAnswers(self.person, message.answers, self.viewer))

    def chat(self, message: from_client.ChatMessage) -> Awaitable[None]:
        self.parts.find(Limits).chats.check(self.person)
        self.desk.match.names[self.person] = self.session.person.name
        return self.desk.say(self.person, self.viewer, message.id, message.text)


def read_message(text: str) -> from_client.FromClient:
    """A client's message; raises `malformed` with what is wrong, and never repeats what was sent."""
    try:
        return from_client.FROM_CLIENT.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise CovenError("malformed", f"This message is not as the protocol has it: {place or 'message'}: {first['msg']}.", place=place) from None


COMMANDS: dict[type, Callable[[Visit, Any], Awaitable[None]]] = {
    from_client.PlayMessage: Visit.play,
    from_client.UndoMessage: Visit.undo,
    from_client.ConsentMessage: Visit.consent,
    from_client.AnswersMessage: Visit.set_answers,
    from_client.ChatMessage: Visit.chat,
}


@router.websocket("/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: SocketTableId) -> None:
    """A client comes to a table, is told what it may see, and says what it wants, until one of them leaves."""
    parts = parts_of(socket.scope)
    await socket.accept()
    outlet: SocketOutlet | None = None
    try:
        session = await admitted(parts, socket)
        sockets, household = parts.find(OpenSockets), household_of(socket.scope)
        is_crowded = check_sockets(sockets, parts.find(Settings), session.person.id, household)
        outlet = SocketOutlet(socket, session)
        counted, held = sockets.counted(session.person.id, household), sockets.holding(session.id, session.seconds_left, outlet)
        with counted, held, sockets.giving_way(outlet, household):
            await until_either_ends(serve_client(parts, socket, outlet, table, is_crowded), outlet.ended)
    except CovenError as error:
        await close_with_error(socket, outlet, error)
    except UNREACHABLE:
        await close_with_error(socket, outlet, unreachable())
    except WebSocketDisconnect:
        pass
    finally:
        if outlet is not None:
            await outlet.end()


async def admitted(parts: Parts, socket: WebSocket) -> Session:
    """The session of who comes; raises `foreign_origin`, `too_many`, `not_signed_in`."""
    settings = parts.find(Settings)
    check_host(socket.scope, settings)
    check_origin(socket.scope, settings.origins)
    parts.find(Bans).check_address(address_of(socket.scope))
    parts.find(Limits).requests.check(household_of(socket.scope))
    session = await session_of(socket)
    if session is None:
        raise not_signed_in()
    return session


def check_sockets(sockets: OpenSockets, settings: Settings, person: str, household: str) -> bool:
    """Whether there is room only for who has a seat, who takes the place of one without; raises `too_many` for who has too many, or `full`."""
    if sockets.count_of(person) >= settings.most_sockets_each:
        raise CovenError("too_many", "There are too many connections of yours; close some first.", most=settings.most_sockets_each)
    is_full_there = sockets.count_from(household) >= 2 * settings.most_sockets_address and not sockets.make_room(household)
    if is_full_there or (len(sockets) >= 2 * settings.most_sockets and not sockets.make_room()):
        raise no_room()
    return len(sockets) >= settings.most_sockets or sockets.count_from(household) >= settings.most_sockets_address


async def until_either_ends(visit: Coroutine[Any, Any, None], ended: "asyncio.Future[None]") -> None:
    """A visit ends when the client leaves, or when the last word has been sent to it."""
    visiting = asyncio.create_task(visit)
    try:
        await asyncio.wait({visiting, ended}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        visiting.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
            await visiting


async def serve_client(parts: Parts, socket: WebSocket, outlet: SocketOutlet, table: str, is_crowded: bool) -> None:
    """The whole visit of a client at a table."""
    hello, person = await hello_of(socket, parts.find(Settings).hello_within), outlet.session.person.id
    if await session_of(socket) is None:  # it may have ended while it was looked up
        raise not_signed_in()
    desk = await desk_for(parts.find(Desks), person, table, hello.key)
    viewer = viewer_for(desk, person, hello.seat)
    if viewer is None and is_crowded:
        raise no_room()
    sockets = parts.find(OpenSockets)
    (sockets.looks_on if viewer is None else sockets.has_seat)(outlet)
    try:
        desk.audience.connect(outlet, viewer, hello.last)
        await listen(Visit(parts, desk, viewer, outlet), socket)
    finally:
        desk.audience.disconnect(outlet, viewer)
        desk.used_at = CLOCK.now()


async def hello_of(socket: WebSocket, within: float) -> from_client.Hello:
    """The first message of a client; raises `malformed` if it is another, or none comes."""
    with contextlib.suppress(TimeoutError):
        async with CLOCK.timeout(within):
            hello = read_message(await receive(socket))
        if isinstance(hello, from_client.Hello):
            return hello
    raise CovenError("malformed", "The first message is hello.")


def no_room() -> CovenError:
    return CovenError("full", "There is no room for more; try again later.")


def viewer_for(desk: Desk, person: str, asked: int | None) -> int | None:
    """The seat somebody has at a table, or None for a spectator who may look on; raises `not_seated`, `no_spectators`."""
    match = desk.match
    seat = match.seat_of(person) if asked is None else seat_of(match, person, asked)
    if seat is None and match.status != "open" and match.created.terms.spectators == "none":
        raise CovenError("no_spectators", "This table is played without spectators.")
    return seat


async def listen(visit: Visit, socket: WebSocket) -> None:
    """Takes one message after the other; who sends on and on too fast is cut off."""
    rate = visit.parts.find(Settings).socket_rate
    bucket, refused = Bucket(rate, rate * 2), 0
    while not visit.outlet.is_cut_off:
        text = await receive(socket)
        if visit.session.is_over:
            visit.outlet.cut_off("session_over", again=False)
        elif visit.desk.is_broken:
            visit.outlet.cut_off("table_reopens", again=True)
        elif bucket.take():
            refused = 0
            await visit.take(text)
        else:
            refused += 1
            visit.refuse(None, CovenError("too_many", "That was too much at once; wait a little.", seconds=round(1 / rate, 2)))
            if refused > MOST_REFUSED:
                visit.outlet.cut_off("too_many", again=False)


async def receive(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return str(message["text"]) if message.get("text") is not None else ""


async def close_with_error(socket: WebSocket, outlet: SocketOutlet | None, error: CovenError) -> None:
    """Closes a socket with the reason, which a browser can't read from a failed handshake."""
    again = error.code in ("busy", "not_stored", "full") or "seconds" in error.details  # after so many there is room again
    if outlet is not None:
        outlet.cut_off(error.code, again)
        return
    with contextlib.suppress(Exception):
        await socket.send_text(encode({"type": "bye", "code": error.code, "again": again}).decode())
        await socket.close(CLOSE_CODES.get(error.code, OTHER_CLOSE_CODE))
