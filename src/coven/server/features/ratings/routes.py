"""Ratings over HTTP: the leaderboard, and mine with their history."""

from math import ceil
from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import func, select

from coven.server.features.dependencies import Database, GameName
from coven.server.features.friends.seeing import seen_by
from coven.server.features.people.access import MaybeSession, Me
from coven.server.messages.results import Leaderboard, MyRating, RatedPerson, RatingChange
from coven.server.store.rows import people, rating_changes, ratings
from coven.table.registry import game as find_game

PER_PAGE = 50
MOST_CHANGES = 500
Players = Annotated[int, Query(ge=2, le=12)]
router = APIRouter()


@router.get("/ratings/{game}")
async def leaderboard(
    database: Database, session: MaybeSession, game: GameName, players: Players, page: Annotated[int, Query(ge=1, le=10_000)] = 1
) -> Leaderboard:
    """The people with a rating in a game for so many players, best first."""
    name, me = find_game(game).name, None if session is None else session.person.id
    listed = ratings.c.game == name, ratings.c.players == players, people.c.login.is_not(None)
    joined = ratings.join(people, people.c.id == ratings.c.person)
    wanted = select(ratings.c.person, ratings.c.rating, ratings.c.games, people.c.name).select_from(joined).where(*listed)
    first = (page - 1) * PER_PAGE
    async with database.connect() as connection:
        count = (await connection.execute(select(func.count()).select_from(joined).where(*listed))).scalar_one()
        ordered = wanted.order_by(ratings.c.rating.desc(), people.c.name, ratings.c.person)
        found = (await connection.execute(ordered.limit(PER_PAGE).offset(first))).all()
        seen = await seen_by(connection, me, [row.person for row in found])
    listing = [
        RatedPerson(
            rank=rank,
            name=row.name,
            person=row.person if row.person in seen else None,
            rating=row.rating,
            games=row.games,
            is_me=row.person == me,
        )
        for rank, row in enumerate(found, first + 1)
    ]
    return Leaderboard(game=name, players=players, people=listing, page=page, pages=ceil(count / PER_PAGE), count=count)


@router.get("/me/ratings")
async def my_ratings(database: Database, me: Me) -> list[MyRating]:
    """My rating in every game I have played rated, by number of players."""
    wanted = select(ratings).where(ratings.c.person == me.id).order_by(ratings.c.game, ratings.c.players)
    async with database.connect() as connection:
        found = (await connection.execute(wanted)).all()
    return [MyRating(game=row.game, players=row.players, rating=row.rating, games=row.games) for row in found]


@router.get("/me/ratings/{game}")
async def my_rating_history(database: Database, me: Me, game: GameName, players: Players) -> list[RatingChange]:
    """What every rated game did to my rating, newest first."""
    mine = rating_changes.c.person == me.id, rating_changes.c.game == find_game(game).name, rating_changes.c.players == players
    wanted = select(rating_changes).where(*mine).order_by(rating_changes.c.at.desc(), rating_changes.c.table_id).limit(MOST_CHANGES)
    async with database.connect() as connection:
        found = (await connection.execute(wanted)).all()
    return [
        RatingChange(table=row.table_id, game=row.game, players=row.players, place=row.place, before=row.before, rating=row.rating, at=row.at)
        for row in found
    ]
