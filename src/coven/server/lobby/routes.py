"""Tables over HTTP: make, find, join, start, leave, give to a bot and take back, play again; and what a finished game leaves."""

from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse

from coven.bots import bot_names
from coven.errors import CovenError
from coven.server.commands.seating import Join, Leave, LetBotPlay, Mute, NoteRematch, Plan, Start, TakeSeatBack
from coven.server.desk import Desk
from coven.server.lobby.hall import no_such_table
from coven.server.lobby.lists import public_tables, tables_of
from coven.server.lobby.making import created_by, new_id, rematch_of
from coven.server.messages.asked import (
    BotAsked,
    CardTold,
    EventsTold,
    GameTold,
    JoinAsked,
    Joined,
    MyTable,
    PlanAsked,
    RematchMade,
    ReplayTold,
    TableAsked,
    TableMade,
)
from coven.server.messages.schema import game_schema, socket_schema
from coven.server.messages.told import TableTold
from coven.server.people.person import Person
from coven.server.web.who import InHouse, LookedAt, Me, has_key, may_look
from coven.table.game import Game
from coven.table.options import Option
from coven.table.registry import game as find_game
from coven.table.registry import game_names
from coven.table.table import Table

router = APIRouter()
Status = Literal["open", "playing", "over", "closed"]
Seat = Annotated[int, Path(ge=0, le=11)]


# --- games --------------------------------------------------------------------------------------------------------------


@router.get("/games")
async def games() -> list[GameTold]:
    """Every game there is, with its options, what may be left to standing answers, and its bots, weakest first."""
    return [game_told(find_game(name)) for name in game_names()]


def game_told(game: Game) -> GameTold:
    return GameTold(
        name=game.name,
        rules=game.version,
        players=list(game.players),
        bots=bot_names(game),
        options=[option_told(option) for option in game.options],
        settings=[option_told(option) for option in game.about.settings],
    )


def option_told(option: Option) -> dict[str, Any]:
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
async def make_table(house: InHouse, me: Me, asked: TableAsked) -> TableMade:
    """Opens a table."""
    house.new_tables.check(me.id)
    await check_room(house, me)
    created, seated = created_by(me, asked)
    desk = await house.hall.make(new_id(), created, seated, me.name)
    return TableMade(id=desk.sitting.id, key=created.key)


async def check_room(house: InHouse, me: Person) -> None:
    """Raises if there are too many tables, here or of this person."""
    async with house.log.connect() as connection:
        mine = [card for card, _ in await tables_of(connection, me.id, None) if card.status in ("open", "playing")]
    if len(mine) >= house.settings.most_tables_each:
        raise CovenError("too_many", "You have too many tables; end some first.", most=house.settings.most_tables_each)
    if len(house.hall.desks()) >= house.settings.most_tables:
        raise CovenError("full", "There is no room for more tables; try again later.")


@router.get("/tables")
async def list_tables(house: InHouse, status: Status = "open", game: Annotated[str | None, Query(max_length=60)] = None) -> list[CardTold]:
    """The public tables."""
    async with house.log.connect() as connection:
        return await public_tables(connection, status, game)


@router.get("/me/tables")
async def my_tables(house: InHouse, me: Me, status: Status | None = None) -> list[MyTable]:
    """My tables, newest first; `waiting` marks those where it is my turn."""
    async with house.log.connect() as connection:
        found = await tables_of(connection, me.id, status)
    return [MyTable(card=card, seat=seat, waiting=card.status == "playing" and await is_asked(house, card.id, seat)) for card, seat in found]


async def is_asked(house: InHouse, table: str, seat: int) -> bool:
    sitting = (await house.hall.desk(table)).sitting
    return seat in sitting.to_act and sitting.chairs[seat].bot is None


@router.get("/tables/{table}", response_model=TableTold)
async def look_at_table(house: InHouse, desk: LookedAt) -> Response:
    """A table as spectators see it."""
    return Response(desk.viewers[None].looked_up(), media_type="application/json")


@router.post("/tables/{table}/join")
async def join(house: InHouse, me: Me, table: str, asked: JoinAsked) -> Joined:
    """Sits down: at a seat kept for anyone, or with the key at any free one."""
    desk = await desk_for(house, me, table, asked.key)
    desk.sitting.names[me.id] = me.name
    await desk.do(Join(me.id, has_key(desk.sitting, asked.key), asked.seat))
    seat = desk.sitting.seat_of(me.id)
    assert seat is not None
    return Joined(seat=seat)


async def desk_for(house: InHouse, me: Person, table: str, key: str | None = None) -> Desk:
    """The desk of a table this person may know of."""
    desk = await house.hall.desk(table)
    if not may_look(desk.sitting, me.id, key):
        raise no_such_table()
    return desk


@router.put("/tables/{table}/seats/{seat}", status_code=204)
async def plan_seat(house: InHouse, me: Me, table: str, seat: Seat, asked: PlanAsked) -> None:
    """The host keeps a free seat for somebody else, or has a bot play it."""
    await (await desk_for(house, me, table)).do(Plan(me.id, seat, asked.plan))


@router.post("/tables/{table}/start", status_code=204)
async def start(house: InHouse, me: Me, table: str) -> None:
    """Begins the game, once no seat is free."""
    await (await desk_for(house, me, table)).do(Start(me.id))


@router.post("/tables/{table}/leave", status_code=204)
async def leave(house: InHouse, me: Me, table: str) -> None:
    """Leaves: before the start the seat is free again; later a bot plays it, and it may be taken back."""
    await (await desk_for(house, me, table)).do(Leave(me.id))


@router.post("/tables/{table}/bot", status_code=204)
async def let_bot_play(house: InHouse, me: Me, table: str, asked: BotAsked) -> None:
    """Gives my seat to a bot for a while."""
    await (await desk_for(house, me, table)).do(LetBotPlay(me.id, asked.bot))


@router.post("/tables/{table}/back", status_code=204)
async def take_seat_back(house: InHouse, me: Me, table: str) -> None:
    """Takes my seat back from a bot."""
    await (await desk_for(house, me, table)).do(TakeSeatBack(me.id))


@router.post("/tables/{table}/rematch")
async def rematch(house: InHouse, me: Me, table: str) -> RematchMade:
    """The same again with the seats rotated; whoever asks second is sent to the same table."""
    desk = await desk_for(house, me, table)
    sitting = desk.sitting
    if sitting.status not in ("over", "closed") or sitting.seat_of(me.id) is None:
        raise CovenError("not_over", "A new game begins when this one is over, for those who played it.")
    await desk.do(NoteRematch(new_id()))
    assert sitting.rematch is not None
    try:
        await house.hall.desk(sitting.rematch)
    except CovenError:
        created, seated = rematch_of(sitting, me)
        await house.hall.make(sitting.rematch, created, seated, me.name)
    return RematchMade(id=sitting.rematch)


@router.post("/tables/{table}/chat/{number}/mute", status_code=204)
async def mute(house: InHouse, me: Me, table: str, number: int) -> None:
    """The host mutes whoever said something."""
    desk = await desk_for(house, me, table)
    await desk.do(Mute(me.id, desk.chat.author(number)))


# --- what was -----------------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/events")
async def events(me: Me, desk: LookedAt) -> EventsTold:
    """Everything my seat has seen happen so far, where the table allows memory aids."""
    sitting = desk.sitting
    seat = sitting.seat_of(me.id)
    if seat is None:
        raise CovenError("not_seated", "You have no seat at this table.")
    if sitting.status == "playing" and not sitting.created.terms.memory_aids:
        raise CovenError("no_memory_aids", "This table is played from memory.")
    return EventsTold(events=[event.as_data() for event in sitting.table.events(seat)])


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(desk: LookedAt) -> PlainTextResponse:
    """The record of a finished game, seed included: `coven verify` checks it."""
    lines = [line + "\n" for line in finished(desk).record().lines()]
    name = f"{desk.sitting.created.game}-{desk.sitting.id}.jsonl"
    return PlainTextResponse("".join(lines), media_type="application/x-ndjson", headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table}/replay/{number}")
async def replay(desk: LookedAt, number: int, seat: Annotated[int | None, Query(ge=0, le=11)] = None) -> ReplayTold:
    """A finished game after so many moves, as a seat or a spectator saw it."""
    then = finished(desk).at(number)
    happened = [event.as_data() for event in then.keeper.events(seat, number)]
    return ReplayTold(number=number, moves=len(finished(desk).keeper), events=happened, view=then.view(seat))


def finished(desk: Desk) -> Table:
    """The table of a finished game, as spectators know it; raises `not_over`."""
    sitting = desk.seen_by_spectators
    if sitting.status != "over":
        raise CovenError("not_over", "That can be had when the game is over.")
    return sitting.table
