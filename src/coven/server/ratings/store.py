"""Ratings in the database: the present one of each person, and every change."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, insert, select, update

from coven.server.log.around import rating_changes, ratings
from coven.server.log.rows import people
from coven.server.ratings.rating import NEWCOMER, Skill, Standing, rated


def rate(connection: Connection, game: str, at: float, standings: Sequence[Standing]) -> None:
    """Counts a game; part of the transaction that makes sure it is counted once."""
    there = lock(connection, [each.person for each in standings])
    playing = [each for each in standings if each.person in there]  # who is gone has no rating any more
    if len(playing) < 2:
        return
    rows = [present(connection, each) for each in playing]
    before = [NEWCOMER if row is None else Skill(row.mu, row.sigma) for row in rows]
    after = rated(before, [each.place for each in playing])
    for standing, row, old, new in zip(playing, rows, before, after, strict=True):
        keep(connection, standing, new, None if row is None else row.games)
        connection.execute(insert(rating_changes), [change_of(game, at, standing, old, new)])


def lock(connection: Connection, persons: Sequence[str]) -> set[str]:
    """Keeps others from rating these people until the transaction ends; always in one order, so that no two wait for each other.

    Ratings are read only then, in statements of their own: PostgreSQL shows a statement that had to wait what was there before.
    """
    wanted = select(people.c.id).where(people.c.id.in_(persons)).order_by(people.c.id).with_for_update()
    return set(connection.execute(wanted).scalars())


def present(connection: Connection, standing: Standing) -> Any:
    """A person's rating as it is; None before the first."""
    return connection.execute(select(ratings).where(*key_of(standing))).one_or_none()


def key_of(standing: Standing) -> list[ColumnElement[bool]]:
    return [ratings.c.person == standing.person, ratings.c.title == standing.title, ratings.c.players == standing.players]


def keep(connection: Connection, standing: Standing, skill: Skill, games: int | None) -> None:
    """Writes a person's present rating; `games` is None before the first."""
    values = {"mu": skill.mu, "sigma": skill.sigma, "rating": skill.shown, "games": (games or 0) + 1}
    if games is None:
        key = {"person": standing.person, "title": standing.title, "players": standing.players}
        connection.execute(insert(ratings), [{**key, **values}])
    else:
        connection.execute(update(ratings).where(*key_of(standing)).values(values))


def change_of(game: str, at: float, standing: Standing, old: Skill, new: Skill) -> dict[str, Any]:
    return {
        "game": game,
        "person": standing.person,
        "title": standing.title,
        "players": standing.players,
        "place": standing.place,
        "mu": new.mu,
        "sigma": new.sigma,
        "before": old.shown,
        "rating": new.shown,
        "at": at,
    }
