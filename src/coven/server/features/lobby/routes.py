"""Tables over HTTP: make, find, join, start, leave, give to a bot and take back, play again."""

import asyncio
import contextlib
import gzip
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from coven.bots.levels import bot_names, offered_bots, usual_bot, usual_level
from coven.errors import CovenError
from coven.server.features.dependencies import Database, GameName, PlaceInGame, TableId, TheDesks, provided
from coven.server.features.lobby.access import VisibleDesk, check_not_sealed, desk_for, has_key
from coven.server.features.lobby.boxes import box_asked_for, boxes_of
from coven.server.features.lobby.lists import public_tables, tables_of
from coven.server.features.lobby.making import created_by, new_id, rematch_of
from coven.server.features.lobby.quotas import TheOpening
from coven.server.features.people.access import AnyLane, MaybeSession, Me, Mine, MyLane
from coven.server.features.people.person import Person
from coven.server.features.ratings.seats import TheArrival, check_account
from coven.server.live.boxes import Boxes
from coven.server.live.commands.playing import check_allowed, seat_in_play, seat_of
from coven.server.live.commands.seating import (
    FillWithBots,
    Join,
    Leave,
    LetBotPlay,
    Mute,
    NoteRematch,
    Plan,
    StandIn,
    Start,
    TakeBotsOut,
    TakeSeatBack,
    check_host,
)
from coven.server.live.desks import Desks
from coven.server.live.maps import Maps
from coven.server.live.match import Status
from coven.server.messages.from_server import TableInfo
from coven.server.messages.http import (
    BotRequest,
    FinalInfo,
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
from coven.table.game import Game
from coven.table.options import Option
from coven.table.registry import game as find_game
from coven.table.registry import game_names

router = APIRouter()
TheBoxes = Annotated[Boxes, provided(Boxes)]
TheMaps = Annotated[Maps, provided(Maps)]
Seat = Annotated[int, Path(ge=0, le=11)]


# --- games --------------------------------------------------------------------------------------------------------------


@router.get("/games")
async def games() -> list[GameInfo]:
    """Every game there is, with its options, what may be left to standing answers, its bots, and who plays where none is named."""
    return [game_info(find_game(name)) for name in game_names()]


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        rules_version=game.version,
        players=list(game.players),
        bots=bot_names(game),
        usual_bot=usual_bot(game),
        usual_level=usual_level(game),
        offered_bots=offered_bots(game),
        boxes=boxes_of(game),
        options=[option_info(option) for option in game.options],
        standing_answers=[{**option_info(option), "needs": game.about.settings_need.get(option.name, {})} for option in game.about.settings],
    )


def option_info(option: Option) -> dict[str, Any]:
    return {"type": type(option).__name__.lower(), **asdict(option), "default": option.default}


@router.get("/games/{game}/schema")
async def schema_of_game(game: GameName) -> dict[str, Any]:
    """JSON Schema of the game's views, moves, events and setting."""
    return game_schema(find_game(game))


@router.get("/schema")
async def schema_of_socket() -> dict[str, Any]:
    """JSON Schema of every message on the socket of a table."""
    return socket_schema()


# --- tables -------------------------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def make_table(
    opening: TheOpening, arrival: TheArrival, desks: TheDesks, boxes: TheBoxes, me: Me, lane: MyLane, asked: TableRequest
) -> TableMade:
    """Opens a table."""
    await opening.check()
    game = find_game(asked.game)
    box = await boxes.box(game, await asyncio.to_thread(box_asked_for, game, asked.box), lane)
    created, seated = created_by(me, asked, box)
    check_account(created, me)
    desk = await desks.make(new_id(), created, seated, me.name)
    await opening.note(desk.match.id)
    await arrival.note(desk.match.id, created, me)
    return TableMade(id=desk.match.id, key=created.key)


@router.get("/tables")
async def list_tables(database: Database, status: Status = "open", game: Annotated[str | None, Query(max_length=60)] = None) -> list[TableSummary]:
    """The public tables."""
    async with database.connect() as connection:
        return await public_tables(connection, status, game)


@router.get("/me/tables")
async def my_tables(database: Database, desks: TheDesks, me: Me, status: Status | None = None) -> list[MyTable]:
    """My tables, newest first; `waiting` marks those where it is my turn."""
    async with database.connect() as connection:
        found = await tables_of(connection, me.id, status)
    return [
        MyTable(summary=summary, seat=seat, waiting=summary.status == "playing" and await is_asked(desks, summary.id, me)) for summary, seat in found
    ]


async def is_asked(desks: Desks, table: str, me: Person) -> bool:
    match = (await desks.desk(table)).match
    return any(seat in match.to_act and match.chairs[seat].bot is None for seat in match.seats_of(me.id))


@router.get("/tables/{table}", response_model=TableInfo)
async def table_info_for_spectators(desk: VisibleDesk) -> Response:
    """A table as spectators see it."""
    return Response(desk.feeds[None].encoded_table(), media_type="application/json")


@router.get("/tables/{table}/key")
async def key_of_table(me: Me, desk: VisibleDesk) -> TableKey:
    """The key for the link: told to the host, and once no seat can be taken any more to everybody who sits there."""
    match = desk.match
    seat_of(match, me.id)
    if match.status == "open":
        check_host(match, me.id)
    check_not_sealed(match)
    return TableKey(key=match.created.key)


@router.post("/tables/{table}/join")
async def join(opening: TheOpening, arrival: TheArrival, desks: TheDesks, me: Me, table: TableId, asked: JoinRequest) -> Joined:
    """Sits down: at a seat kept for anyone, or with the key at any free one."""
    desk = await desk_for(desks, me.id, table, asked.key)
    check_account(desk.match.created, me)
    if desk.match.seat_of(me.id) is None:
        await opening.check_seat(table)
    desk.match.names[me.id] = me.name
    await desk.do(Join(me.id, has_key(desk.match, asked.key), asked.seat))
    seat = desk.match.seat_of(me.id)
    assert seat is not None
    await desk.keep_summary()  # by which it counts among mine
    await arrival.note(table, desk.match.created, me)
    return Joined(seat=seat)


@router.put("/tables/{table}/seats/{seat}", status_code=204)
async def plan_seat(desks: TheDesks, me: Me, table: TableId, seat: Seat, asked: PlanRequest) -> None:
    """The host keeps a free seat for somebody else, or has a bot play it."""
    await (await desk_for(desks, me.id, table)).do(Plan(me.id, seat, asked.plan))


@router.post("/tables/{table}/bots", status_code=204)
async def fill_with_bots(desks: TheDesks, me: Me, table: TableId, asked: BotRequest) -> None:
    """The host has bots play all free seats."""
    await (await desk_for(desks, me.id, table)).do(FillWithBots(me.id, asked.bot))


@router.delete("/tables/{table}/bots", status_code=204)
async def take_bots_out(desks: TheDesks, me: Me, table: TableId) -> None:
    """The host keeps the seats of all bots for people again."""
    await (await desk_for(desks, me.id, table)).do(TakeBotsOut(me.id))


@router.post("/tables/{table}/start", status_code=204)
async def start(desks: TheDesks, me: Me, table: TableId) -> None:
    """Begins the game, once no seat is free."""
    await (await desk_for(desks, me.id, table)).do(Start(me.id))


@router.post("/tables/{table}/leave", status_code=204)
async def leave(desks: TheDesks, me: Me, table: TableId) -> None:
    """Leaves: before the start the seat is free again; later a bot plays it, and it may be taken back."""
    await (await desk_for(desks, me.id, table)).do(Leave(me.id))


@router.post("/tables/{table}/bot", status_code=204)
async def let_bot_play(desks: TheDesks, me: Me, table: TableId, asked: BotRequest, seat: Mine = None) -> None:
    """Gives my seat to a bot for a while."""
    await (await desk_for(desks, me.id, table)).do(LetBotPlay(me.id, asked.bot, seat))


@router.post("/tables/{table}/seats/{seat}/bot", status_code=204)
async def stand_in(desks: TheDesks, me: Me, table: TableId, seat: Seat) -> None:
    """The host has a bot play for a person who is away; raises `not_away`, also where there is a clock."""
    desk = await desk_for(desks, me.id, table)
    await desk.do(StandIn(me.id, seat, seat not in desk.audience.connected()))


@router.post("/tables/{table}/back", status_code=204)
async def take_seat_back(desks: TheDesks, me: Me, table: TableId, seat: Mine = None) -> None:
    """Takes my seat back from a bot."""
    await (await desk_for(desks, me.id, table)).do(TakeSeatBack(me.id, seat))


@router.post("/tables/{table}/rematch")
async def rematch(opening: TheOpening, arrival: TheArrival, desks: TheDesks, me: Me, table: TableId) -> RematchMade:
    """The same again with the seats rotated; whoever asks second is seated at the same table."""
    desk = await desk_for(desks, me.id, table)
    match = desk.match
    if match.created.daily is not None:
        raise CovenError("once_a_day", "The daily table is played once; there is a new one tomorrow.")
    if match.status not in ("over", "closed") or match.seat_of(me.id) is None:
        raise CovenError("not_over", "A new game begins when this one is over, for those who played it.")
    is_first = match.rematch is None
    if is_first:
        await opening.check()
    await desk.do(NoteRematch(new_id()))
    assert match.rematch is not None
    new = await desks.make_once(match.rematch, lambda: rematch_of(match, me), me.name)
    if is_first and new.match.created.host == me.id:
        await opening.note(match.rematch)
    new.match.names[me.id] = me.name
    with contextlib.suppress(CovenError):  # it has begun without them, or their seat was given away: then they may look on
        check_account(new.match.created, me)
        await opening.check_seat(match.rematch)
        await new.do(Join(me.id, has_key=False))
        await arrival.note(match.rematch, new.match.created, me)
    return RematchMade(id=match.rematch)


@router.post("/tables/{table}/chat/{number}/mute", status_code=204)
async def mute(desks: TheDesks, me: Me, table: TableId, number: PlaceInGame) -> None:
    """The host mutes whoever said something in the host's room."""
    desk = await desk_for(desks, me.id, table)
    await desk.do(Mute(me.id, desk.chat.author(number, desk.match.seat_of(me.id))))


# --- what is printed ----------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/map.svg", response_class=Response)
async def printed_map(request: Request, maps: TheMaps, desk: VisibleDesk, session: MaybeSession, lane: AnyLane) -> Response:
    """The board of a game that has a drawn one, without pieces; it never changes during a game."""
    packed = await maps.packed(desk.seen_by(None if session is None else session.person.id), lane)
    headers = {"cache-control": "private, max-age=86400", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type="image/svg+xml", headers=headers)
    return Response(packed, media_type="image/svg+xml", headers={**headers, "content-encoding": "gzip"})


# --- what may be done ---------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/final")
async def final(me: Me, desk: VisibleDesk, move: Annotated[str, Query(min_length=1, max_length=200)], seat: Mine = None) -> FinalInfo:
    """Whether a move my seat may make now could not be taken back, as far as it can know; nothing is done."""
    match = desk.match
    seat = seat_in_play(match, me.id, seat)
    wanted = match.game.move(move)
    check_allowed(match, seat, wanted)
    return FinalInfo(final=match.created.terms.undo == "none" or match.table.is_final(seat, wanted))


@router.get("/tables/{table}/why")
async def why(me: Me, desk: VisibleDesk, move: Annotated[str, Query(min_length=1, max_length=200)], seat: Mine = None) -> WhyInfo:
    """Why my seat may not make a move now, in its notation; nothing is done."""
    match = desk.match
    seat = seat_in_play(match, me.id, seat)
    refused = match.table.refusal(seat, match.game.move(move))
    return WhyInfo(code=None, ruling=None) if refused is None else WhyInfo(code=refused.code, ruling=refused.ruling)
