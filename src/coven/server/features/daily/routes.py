"""The daily table over HTTP: the day's deals, a table of my own, who did how well."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path

from coven.bots import usual_bot
from coven.errors import CovenError
from coven.server.features.daily.deals import Deal, Deals
from coven.server.features.daily.streaks import days_of, streak
from coven.server.features.dependencies import Database, GameName, TheDesks, provided
from coven.server.features.friends.seeing import seen_by
from coven.server.features.lobby.making import new_id
from coven.server.features.lobby.quotas import TheOpening
from coven.server.features.people.access import MaybeSession, Me
from coven.server.features.people.sessions import Session
from coven.server.live.commands.seating import Start
from coven.server.live.days import end_of, is_past, today
from coven.server.messages.results import DailyBoard, DailyInfo, DailyResult, DailyStreak, DailyTable
from coven.table.game import Game
from coven.table.registry import game as find_game
from coven.table.registry import game_names

Day = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$", max_length=10)]
TheDeals = Annotated[Deals, provided(Deals)]
router = APIRouter()


@router.get("/daily")
async def deals_of_today(deals: TheDeals, session: MaybeSession) -> list[DailyInfo]:
    """Today's deal of every game."""
    games = [find_game(name) for name in game_names()]
    return [await deal_info(deals, session, game, await deals.deal(today(), game)) for game in games]


@router.post("/daily/{game}")
async def play_today(opening: TheOpening, desks: TheDesks, deals: TheDeals, me: Me, game: GameName) -> DailyTable:
    """My table with today's deal of a game, begun; asked again, it is the same table."""
    found, day = find_game(game), today()
    deal = await deals.deal(day, found)
    is_new = await deals.table_of(deal, me.id) is None
    if is_new:
        await opening.check()
    id = await deals.table_of(deal, me.id, new_id())
    assert id is not None
    desk = await desks.make_once(id, lambda: deal.created_for(me, found), me.name)
    if is_new:
        await opening.note(id)
    if desk.match.status == "open":
        await desk.do(Start(me.id))
    return DailyTable(id=id)


@router.get("/me/daily")
async def my_streak(database: Database, me: Me) -> DailyStreak:
    """On how many days in a row I have finished a daily table."""
    async with database.connect() as connection:
        return streak(await days_of(connection, me.id), today())


@router.get("/daily/{game}/{day}")
async def board_of_a_day(database: Database, deals: TheDeals, session: MaybeSession, game: GameName, day: Day) -> DailyBoard:
    """A day's deal with everybody's result; once the day is over also its seed, and everybody's game to read."""
    found = find_game(game)
    deal = await deals.deal(day, found) if day == today() else await deals.find(day, found.name)
    if deal is None:
        raise CovenError("no_such_day", "Nobody asked for a deal on that day.")
    rows = await deals.results(deal, found.about.fewest_points_win)
    me = None if session is None else session.person.id
    async with database.connect() as connection:
        seen = await seen_by(connection, me, [row.person for row in rows])
    return DailyBoard(deal=await deal_info(deals, session, found, deal), results=ranked(rows, me, is_past(day), seen))


async def deal_info(deals: Deals, session: Session | None, game: Game, deal: Deal) -> DailyInfo:
    over = is_past(deal.day)
    return DailyInfo(
        game=deal.game,
        day=deal.day,
        ends_at=end_of(deal.day),
        players=deal.players,
        options=orjson.loads(deal.options),
        bot=usual_bot(game),
        commitment=deal.commitment,
        seed=deal.seed if over else None,
        salt=deal.salt if over else None,
        my_table=None if session is None else await deals.table_of(deal, session.person.id),
    )


def ranked(rows: list[Any], me: str | None, over: bool, seen: set[str]) -> list[DailyResult]:
    """The results with their ranks; who did equally well shares one."""
    listed: list[DailyResult] = []
    for number, row in enumerate(rows, 1):
        is_equal = bool(listed) and (listed[-1].place, listed[-1].score) == (row.place, row.score)
        rank = listed[-1].rank if is_equal else number
        table = row.table_id if over or row.person == me else None
        person = row.person if row.person in seen else None
        listed.append(DailyResult(rank=rank, name=row.name, person=person, place=row.place, score=row.score, is_me=row.person == me, table=table))
    return listed
