"""Ratings in the database: the present one of each person, and every change."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert, select, update

from coven.server.log.around import rating_changes, ratings
from coven.server.log.rows import people
from coven.server.ratings.rating import NEWCOMER, Skill, Standing, rated


def rate(connection: Connection, game: str, at: float, standings: Sequence[Standing]) -> None:
    """Counts a game; part of the transaction that makes sure it is counted once."""
    known = {each.person: each for each in present(connection, standings)}
    playing = [each for each in standings if each.person in known]  # who is gone has no rating any more
    if len(playing) < 2:
        return
    before = [_skill(known[each.person]) for each in playing]
    after = rated(before, [each.place for each in playing])
    for standing, old, new in zip(playing, before, after, strict=True):
        keep(connection, standing, new, known[standing.person].games)
        connection.execute(insert(rating_changes), [change_of(game, at, standing, old, new)])


def present(connection: Connection, standings: Sequence[Standing]) -> list[Any]:
    """People with their ratings, kept from others until the transaction ends; always in one order, so that no two wait for each other."""
    found = []
    for each in sorted(standings, key=lambda standing: standing.person):
        mine = (ratings.c.person == people.c.id) & (ratings.c.title == each.title) & (ratings.c.players == each.players)
        wanted = select(people.c.id.label("person"), ratings.c.mu, ratings.c.sigma, ratings.c.games).outerjoin(ratings, mine)
        row = connection.execute(wanted.where(people.c.id == each.person).with_for_update(of=people)).one_or_none()
        found += [] if row is None else [row]
    return found


def _skill(row: Any) -> Skill:
    return NEWCOMER if row.mu is None else Skill(row.mu, row.sigma)


def keep(connection: Connection, standing: Standing, skill: Skill, games: int | None) -> None:
    """Writes a person's present rating; `games` is None before the first."""
    values = {"mu": skill.mu, "sigma": skill.sigma, "rating": skill.shown, "games": (games or 0) + 1}
    key = {"person": standing.person, "title": standing.title, "players": standing.players}
    if games is None:
        connection.execute(insert(ratings), [{**key, **values}])
        return
    connection.execute(update(ratings).where(*(ratings.c[name] == value for name, value in key.items())).values(values))


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
