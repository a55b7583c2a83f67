"""Figures of a person's finished games, counted by the database from results alone."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.features.results.seats import with_seats
from coven.server.messages.profiles import GameFigures, PlayersFigures
from coven.server.messages.results import GameResult, MyRating
from coven.server.store.rows import ratings, results
from coven.table.registry import game as find_game

LATEST = 10


def counted(person: str, is_me: bool) -> list[ColumnElement[bool]]:
    """The results that count: all that I played to the end myself; of others those that everybody may know of by now."""
    own = [results.c.person == person, results.c.bot.is_(None)]
    return own if is_me else [*own, results.c.told_at <= CLOCK.now()]


async def figures_of(connection: AsyncConnection, person: str, is_me: bool) -> list[GameFigures]:
    """A person's figures by game, the most played first."""
    by = results.c.game, results.c.players, results.c.place
    points = func.min(results.c.score).label("least"), func.max(results.c.score).label("most")
    wanted = select(*by, func.count().label("games"), *points).where(*counted(person, is_me)).group_by(*by)
    by_game: defaultdict[str, list[Any]] = defaultdict(list)
    for row in await connection.execute(wanted):
        by_game[row.game].append(row)
    return sorted((game_figures(game, rows) for game, rows in by_game.items()), key=lambda each: (-each.games, each.game))


def game_figures(game: str, rows: Sequence[Any]) -> GameFigures:
    """The figures of one game, from how often each place was had among so many players."""
    by_players = [players_figures(players, rows) for players in sorted({row.players for row in rows})]
    return GameFigures(
        game=game,
        games=sum(each.games for each in by_players),
        wins=sum(each.wins for each in by_players),
        fair_wins=round(sum(each.games / each.players for each in by_players), 2),
        best_score=best_score(game, rows),
        by_players=by_players,
    )


def players_figures(players: int, rows: Sequence[Any]) -> PlayersFigures:
    counts = {row.place: row.games for row in rows if row.players == players}
    places = [counts.get(place, 0) for place in range(1, players + 1)]
    return PlayersFigures(players=players, games=sum(places), wins=places[0], places=places)


def best_score(game: str, rows: Sequence[Any]) -> int | None:
    """The best score, where points of different games can be compared; None also for a game that is no more."""
    try:
        about = find_game(game).about
    except CovenError:
        return None
    if not about.scores_compare:
        return None
    return int(min(row.least for row in rows) if about.fewest_points_win else max(row.most for row in rows))


async def ratings_of(connection: AsyncConnection, person: str) -> list[MyRating]:
    """A person's ratings, as leaderboards show them."""
    wanted = select(ratings).where(ratings.c.person == person).order_by(ratings.c.game, ratings.c.players)
    return [MyRating(game=row.game, players=row.players, rating=row.rating, games=row.games) for row in await connection.execute(wanted)]


async def latest_of(connection: AsyncConnection, person: str, is_me: bool) -> list[GameResult]:
    """The last finished games."""
    wanted = select(results).where(*counted(person, is_me)).order_by(results.c.ended_at.desc(), results.c.table_id).limit(LATEST)
    return await with_seats(connection, list((await connection.execute(wanted)).all()))
