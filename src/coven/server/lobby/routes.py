"""Tables over HTTP: make, find, join, start, leave, give to a bot and take back, play again."""

import asyncio
import contextlib
import gzip
from collections.abc import Mapping
from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from coven.bots import bot_names, usual_bot
from coven.errors import CovenError
from coven.server.commands.playing import seat_in_play, seat_of
from coven.server.commands.seating import Join, Leave, LetBotPlay, Mute, NoteRematch, Plan, Start, TakeSeatBack, check_host
from coven.server.desk.desk import Desk
from coven.server.desk.showing import setting_info
from coven.server.films.routes import sealed
from coven.server.lobby.boxes import box_asked_for, boxes_of
from coven.server.lobby.desks import no_such_table
from coven.server.lobby.lists import public_tables, tables_of
from coven.server.lobby.making import created_by, new_id, rematch_of
from coven.server.messages.from_server import TableInfo
from coven.server.messages.http import (
    BotRequest,
    GameInfo,
    Joined,
    JoinRequest,
    MyTable,
    PlanRequest,
    RematchMade,
    TableKey,
    TableMade,
    TableRequest,
    TableSummary,
    WhyInfo,
)
from coven.server.messages.schema import game_schema, socket_schema
from coven.server.people.person import Person
from coven.server.web.access import LookedAt, MaybeSession, Me, Mine, TheServer, has_key, may_look
from coven.table.game import Game
from coven.table.options import Option
from coven.table.registry import game as find_game
from coven.table.registry import game_names

router = APIRouter()
Status = Literal["open", "playing", "over", "closed"]
Seat = Annotated[int, Path(ge=0, le=11)]


# --- games --------------------------------------------------------------------------------------------------------------


@router.get("/games")
async def games() -> list[GameInfo]:
    """Every game there is, with its options, what may be left to standing answers, its bots, and who plays where none is named."""
    return [game_info(find_game(name)) for name in game_names()]


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        rules=game.version,
        players=list(game.players),
        bots=bot_names(game),
        usual_bot=usual_bot(game),
        boxes=boxes_of(game),
        options=[option_info(option) for option in game.options],
        settings=[{**option_info(option), "needs": game.about.settings_need.get(option.name, {})} for option in game.about.settings],
    )


def option_info(option: Option) -> dict[str, Any]:
    return {"type": type(option).__name__.lower(), **asdict(option), "default": option.default}


@router.get("/games/{game}/schema")
async def schema_of_game(game: str) -> dict[str, Any]:
    """JSON Schema of the game's views, moves, events and setting."""
    return game_schema(find_game(game))


@router.get("/schema")
async def schema_of_socket() -> dict[str, Any]:
    """JSON Schema of every message on the socket of a table."""
    return socket_schema()


# --- tables -------------------------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def make_table(server: TheServer, me: Me, asked: TableRequest) -> TableMade:
    """Opens a table."""
    server.new_tables.check(me.id)
    await check_room(server, me)
    box = await asyncio.to_thread(box_asked_for, find_game(asked.game), asked.box)
    created, seated = created_by(me, asked, box)
    desk = await server.desks.make(new_id(), created, seated, me.name)
    return TableMade(id=desk.match.id, key=created.key)


async def check_room(server: TheServer, me: Person) -> None:
    """Raises if there are too many tables, here or of this person."""
    async with server.log.connect() as connection:
        mine = [summary for summary, _ in await tables_of(connection, me.id, None) if summary.status in ("open", "playing")]
    if len(mine) >= server.settings.most_tables_each:
        raise CovenError("too_many", "You have too many tables; end some first.", most=server.settings.most_tables_each)
    if len(server.desks.desks()) >= server.settings.most_tables:
        raise CovenError("full", "There is no room for more tables; try again later.")


@router.get("/tables")
async def list_tables(server: TheServer, status: Status = "open", game: Annotated[str | None, Query(max_length=60)] = None) -> list[TableSummary]:
    """The public tables."""
    async with server.log.connect() as connection:
        return await public_tables(connection, status, game)


@router.get("/me/tables")
async def my_tables(server: TheServer, me: Me, status: Status | None = None) -> list[MyTable]:
    """My tables, newest first; `waiting` marks those where it is my turn."""
    async with server.log.connect() as connection:
        found = await tables_of(connection, me.id, status)
    return [
        MyTable(summary=summary, seat=seat, waiting=summary.status == "playing" and await is_asked(server, summary.id, me)) for summary, seat in found
    ]


async def is_asked(server: TheServer, table: str, me: Person) -> bool:
    match = (await server.desks.desk(table)).match
    return any(seat in match.to_act and match.chairs[seat].bot is None for seat in match.seats_of(me.id))


@router.get("/tables/{table}", response_model=TableInfo)
async def look_at_table(server: TheServer, desk: LookedAt) -> Response:
    """A table as spectators see it."""
    return Response(desk.viewers[None].looked_up(), media_type="application/json")


@router.get("/tables/{table}/key")
async def key_of_table(me: Me, desk: LookedAt) -> TableKey:
    """The key for the link: told to the host, and once no seat can be taken any more to everybody who sits there."""
    match = desk.match
    seat_of(match, me.id)
    if match.status == "open":
        check_host(match, me.id)
    if match.is_sealed:
        raise sealed()
    return TableKey(key=match.created.key)


@router.post("/tables/{table}/join")
async def join(server: TheServer, me: Me, table: str, asked: JoinRequest) -> Joined:
    """Sits down: at a seat kept for anyone, or with the key at any free one."""
    desk = await desk_for(server, me, table, asked.key)
    desk.match.names[me.id] = me.name
    await desk.do(Join(me.id, has_key(desk.match, asked.key), asked.seat))
    seat = desk.match.seat_of(me.id)
    assert seat is not None
    return Joined(seat=seat)


async def desk_for(server: TheServer, me: Person, table: str, key: str | None = None) -> Desk:
    """The desk of a table this person may know of."""
    desk = await server.desks.desk(table)
    if not may_look(desk.match, me.id, key):
        raise no_such_table()
    return desk


@router.put("/tables/{table}/seats/{seat}", status_code=204)
async def plan_seat(server: TheServer, me: Me, table: str, seat: Seat, asked: PlanRequest) -> None:
    """The host keeps a free seat for somebody else, or has a bot play it."""
    await (await desk_for(server, me, table)).do(Plan(me.id, seat, asked.plan))


@router.post("/tables/{table}/start", status_code=204)
async def start(server: TheServer, me: Me, table: str) -> None:
    """Begins the game, once no seat is free."""
    await (await desk_for(server, me, table)).do(Start(me.id))


@router.post("/tables/{table}/leave", status_code=204)
async def leave(server: TheServer, me: Me, table: str) -> None:
    """Leaves: before the start the seat is free again; later a bot plays it, and it may be taken back."""
    await (await desk_for(server, me, table)).do(Leave(me.id))


@router.post("/tables/{table}/bot", status_code=204)
async def let_bot_play(server: TheServer, me: Me, table: str, asked: BotRequest, seat: Mine = None) -> None:
    """Gives my seat to a bot for a while."""
    await (await desk_for(server, me, table)).do(LetBotPlay(me.id, asked.bot, seat))


@router.post("/tables/{table}/back", status_code=204)
async def take_seat_back(server: TheServer, me: Me, table: str, seat: Mine = None) -> None:
    """Takes my seat back from a bot."""
    await (await desk_for(server, me, table)).do(TakeSeatBack(me.id, seat))


@router.post("/tables/{table}/rematch")
async def rematch(server: TheServer, me: Me, table: str) -> RematchMade:
    """The same again with the seats rotated; whoever asks second is seated at the same table."""
    desk = await desk_for(server, me, table)
    match = desk.match
    if match.created.daily is not None:
        raise CovenError("once_a_day", "The daily table is played once; there is a new one tomorrow.")
    if match.status not in ("over", "closed") or match.seat_of(me.id) is None:
        raise CovenError("not_over", "A new game begins when this one is over, for those who played it.")
    await desk.do(NoteRematch(new_id()))
    assert match.rematch is not None
    new = await server.desks.make_once(match.rematch, lambda: rematch_of(match, me), me.name)
    new.match.names[me.id] = me.name
    with contextlib.suppress(CovenError):  # it has begun without them, or their seat was given away: then they may look on
        await new.do(Join(me.id, has_key=False))
    return RematchMade(id=match.rematch)


@router.post("/tables/{table}/chat/{number}/mute", status_code=204)
async def mute(server: TheServer, me: Me, table: str, number: int) -> None:
    """The host mutes whoever said something in the host's room."""
    desk = await desk_for(server, me, table)
    await desk.do(Mute(me.id, desk.chat.author(number, desk.match.seat_of(me.id))))


# --- what is printed ----------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/map.svg", response_class=Response)
async def printed_map(request: Request, desk: LookedAt, session: MaybeSession) -> Response:
    """The board of a game that has a drawn one, without pieces; it never changes during a game."""
    match = desk.seen_by(None if session is None else session.person.id)
    drawn = await asyncio.to_thread(map_of, match.game, setting_info(match))
    headers = {"cache-control": "private, max-age=86400", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(drawn, media_type="image/svg+xml", headers=headers)
    packed = await asyncio.to_thread(gzip.compress, drawn.encode())
    return Response(packed, media_type="image/svg+xml", headers={**headers, "content-encoding": "gzip"})


def map_of(game: Game, setting: Mapping[str, Any] | None) -> str:
    """The drawn board of a game; raises `not_started` before it begins, `no_map` where there is none."""
    if setting is None:
        raise CovenError("not_started", "The game has not begun.")
    if game.faces.ground is None:
        raise CovenError("no_map", f"The box of {game.name} has no map.", game=game.name)
    return game.faces.ground(setting)


# --- what may be done ---------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/why")
async def why(me: Me, desk: LookedAt, move: Annotated[str, Query(min_length=1, max_length=200)], seat: Mine = None) -> WhyInfo:
    """Why my seat may not make a move now, in its notation; nothing is done."""
    match = desk.match
    seat = seat_in_play(match, me.id, seat)
    refused = match.table.refusal(seat, match.game.move(move))
    return WhyInfo(code=None, ruling=None) if refused is None else WhyInfo(code=refused.code, ruling=refused.ruling)
