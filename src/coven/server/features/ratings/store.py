"""Ratings in the database: the present one of each person, and every change."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from coven.server.features.ratings.rating import NEWCOMER, Skill, Standing, rated
from coven.server.features.ratings.weights import LATELY, weight, weighted
from coven.server.store.rows import people, rated_seats, rating_changes, ratings


def rate(connection: Connection, table: str, at: float, standings: Sequence[Standing]) -> None:
    """Counts a game; part of the transaction that makes sure it is counted once."""
    households = take_households(connection, table)
    there = lock(connection, [each.person for each in standings])
    playing = [each for each in standings if each.person in there]  # who is gone, or is a guest, has no rating
    if len(playing) < 2:
        return
    rows = [present(connection, each) for each in playing]
    before = [NEWCOMER if row is None else Skill(row.mu, row.sigma) for row in rows]
    after = rated(before, [each.place for each in playing])
    weights = [weight_of(connection, each, playing, households, at) for each in playing]  # all of them before anything is written
    for standing, row, old, full, share in zip(playing, rows, before, after, weights, strict=True):
        if share == 0:
            continue
        new = weighted(old, full, share)
        keep(connection, standing, new, None if row is None else row.games)
        connection.execute(insert(rating_changes), [change_of(table, at, standing, old, new)])


def take_households(connection: Connection, table: str) -> dict[str, str]:
    """From where each of those at a table came; not kept any longer."""
    here = rated_seats.c.table_id == table
    found = {row.person: row.household for row in connection.execute(select(rated_seats).where(here))}
    connection.execute(delete(rated_seats).where(here))
    return found


def weight_of(connection: Connection, me: Standing, playing: Sequence[Standing], households: Mapping[str, str], at: float) -> float:
    """How much the game counts for one of those who played it."""

    def is_near(one: str, other: str) -> bool:
        return one in households and households[one] == households.get(other)

    return weight(me, [other for other in playing if other is not me], games_lately(connection, me, at), is_near)


def games_lately(connection: Connection, me: Standing, at: float) -> dict[str, int]:
    """How many games were rated lately between a person and each other one, on the same leaderboard."""
    mine, theirs = rating_changes.alias(), rating_changes.alias()
    same = mine.c.person == me.person, mine.c.game == me.game, mine.c.players == me.players, mine.c.at > at - LATELY
    shared = select(theirs.c.person, func.count().label("games")).join_from(mine, theirs, mine.c.table_id == theirs.c.table_id)
    return {row.person: row.games for row in connection.execute(shared.where(*same).group_by(theirs.c.person))}


def lock(connection: Connection, persons: Sequence[str]) -> set[str]:
    """Keeps others from rating these people until the transaction ends; always in one order, so that no two wait for each other.

    Ratings are read only then, in statements of their own: PostgreSQL shows a statement that had to wait what was there before.
    """
    wanted = select(people.c.id).where(people.c.id.in_(persons), people.c.login.is_not(None)).order_by(people.c.id).with_for_update()
    return set(connection.execute(wanted).scalars())


def present(connection: Connection, standing: Standing) -> Any:
    """A person's rating as it is; None before the first."""
    return connection.execute(select(ratings).where(*key_of(standing))).one_or_none()


def key_of(standing: Standing) -> list[ColumnElement[bool]]:
    return [ratings.c.person == standing.person, ratings.c.game == standing.game, ratings.c.players == standing.players]


def keep(connection: Connection, standing: Standing, skill: Skill, games: int | None) -> None:
    """Writes a person's present rating; `games` is None before the first."""
    values = {"mu": skill.mu, "sigma": skill.sigma, "rating": skill.shown, "games": (games or 0) + 1}
    if games is None:
        key = {"person": standing.person, "game": standing.game, "players": standing.players}
        connection.execute(insert(ratings), [{**key, **values}])
    else:
        connection.execute(update(ratings).where(*key_of(standing)).values(values))


def change_of(table: str, at: float, standing: Standing, old: Skill, new: Skill) -> dict[str, Any]:
    return {
        "table_id": table,
        "person": standing.person,
        "game": standing.game,
        "players": standing.players,
        "place": standing.place,
        "mu": new.mu,
        "sigma": new.sigma,
        "before": old.shown,
        "rating": new.shown,
        "at": at,
    }
