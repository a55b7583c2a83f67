"""The daily table over HTTP: the day's deals, a table of my own, who did how well."""

from typing import Annotated, Any

from fastapi import APIRouter, Path

from coven.bots import usual_bot
from coven.errors import CovenError
from coven.server.commands.seating import Start
from coven.server.daily.deals import Deal
from coven.server.lobby.making import new_id
from coven.server.lobby.routes import check_room
from coven.server.match.days import end_of, is_past, today
from coven.server.messages.results import DailyBoard, DailyInfo, DailyResult, DailyTable
from coven.server.people.sessions import Session
from coven.server.server import Server
from coven.server.web.access import MaybeSession, Me, TheServer
from coven.table.game import Game
from coven.table.registry import game as find_game
from coven.table.registry import game_names

Day = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$")]
router = APIRouter()


@router.get("/daily")
async def deals_of_today(server: TheServer, session: MaybeSession) -> list[DailyInfo]:
    """Today's deal of every game."""
    games = [find_game(name) for name in game_names()]
    return [await deal_info(server, session, game, await server.deals.deal(today(), game)) for game in games]


@router.post("/daily/{game}")
async def play_today(server: TheServer, me: Me, game: str) -> DailyTable:
    """My table with today's deal of a game, begun; asked again, it is the same table."""
    found, day = find_game(game), today()
    deal = await server.deals.deal(day, found)
    if await server.deals.table_of(deal, me.id) is None:
        server.new_tables.check(me.id)
        await check_room(server, me)
    id = await server.deals.table_of(deal, me.id, new_id())
    assert id is not None
    desk = await server.desks.make_once(id, lambda: deal.created_for(me, found), me.name)
    if desk.match.status == "open":
        await desk.do(Start(me.id))
    return DailyTable(id=id)


@router.get("/daily/{game}/{day}")
async def board_of_a_day(server: TheServer, session: MaybeSession, game: str, day: Day) -> DailyBoard:
    """A day's deal with everybody's result; once the day is over also its seed, and everybody's game to read."""
    found = find_game(game)
    deal = await server.deals.deal(day, found) if day == today() else await server.deals.find(day, found.name)
    if deal is None:
        raise CovenError("no_such_day", "Nobody asked for a deal on that day.")
    rows = await server.deals.results(deal, found.about.fewest_points_win)
    me = None if session is None else session.person.id
    return DailyBoard(deal=await deal_info(server, session, found, deal), results=ranked(rows, me, is_past(day)))


async def deal_info(server: Server, session: Session | None, game: Game, deal: Deal) -> DailyInfo:
    over = is_past(deal.day)
    return DailyInfo(
        game=deal.title,
        day=deal.day,
        ends_at=end_of(deal.day),
        players=deal.players,
        bot=usual_bot(game),
        commitment=deal.commitment,
        seed=deal.seed if over else None,
        salt=deal.salt if over else None,
        my_table=None if session is None else await server.deals.table_of(deal, session.person.id),
    )


def ranked(rows: list[Any], me: str | None, over: bool) -> list[DailyResult]:
    """The results with their ranks; who did equally well shares one."""
    listed: list[DailyResult] = []
    for number, row in enumerate(rows, 1):
        is_equal = bool(listed) and (listed[-1].place, listed[-1].score) == (row.place, row.score)
        rank = listed[-1].rank if is_equal else number
        table = row.game if over or row.person == me else None
        listed.append(DailyResult(rank=rank, name=row.name, place=row.place, score=row.score, is_me=row.person == me, table=table))
    return listed
