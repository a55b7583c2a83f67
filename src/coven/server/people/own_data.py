"""One's own data: everything kept about a person, told to them or forgotten."""

from collections.abc import Iterable
from typing import Any

import orjson
from sqlalchemy import Connection, Select, delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.log.around import admins, daily_games, rating_changes, ratings, results, webhooks
from coven.server.log.rows import chat, people, seated, steps, tables
from coven.server.people.person import Person

FIRST = 1  # the step in which a table is opened
FORGOTTEN = "?"  # in the place of a name
Known = dict[str, object]


class OwnData:
    """What is kept about people, by the person."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def export(self, person: Person) -> Known:
        """Everything kept about a person; the moves of a game are in its record."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(exported, person)

    async def running_tables_of(self, person: str) -> list[str]:
        """The tables of a person that have not ended."""
        wanted = select(seated.c.game).join(tables, tables.c.game == seated.c.game).where(seated.c.person == person)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted.where(tables.c.status.in_(("open", "playing"))))).scalars())

    async def forget_names(self, person: str) -> None:
        """Takes a person's name, and the names of those at their screen, out of all tables: done first, while it is known where they sit."""
        async with self._engine.begin() as connection:
            await connection.run_sync(forget_in_tables, person)

    async def forget(self, person: str) -> None:
        """Forgets a person: name, account, sessions, codes, ratings, webhooks and what they said. Games keep an id that means nobody."""
        async with self._engine.begin() as connection:
            said = {"person": "", "client_id": "", "text": ""}  # the rows stay: lines are numbered
            await connection.execute(update(chat).where(chat.c.person == person).values(said))
            await connection.execute(update(results).where(results.c.person == person).values(person=None))
            await connection.execute(delete(seated).where(seated.c.person == person))
            await connection.execute(delete(people).where(people.c.id == person))


# --- telling ------------------------------------------------------------------------------------------------------------


def exported(connection: Connection, person: Person) -> Known:
    me = person.id
    parts: dict[str, Select[Any]] = {
        "tables": select(seated.c.game.label("table"), tables.c.title.label("game"), tables.c.status, seated.c.seat)
        .join(tables, tables.c.game == seated.c.game)
        .where(seated.c.person == me)
        .order_by(tables.c.changed_at),
        "chat": select(chat.c.game.label("table"), chat.c.room, chat.c.text, chat.c.at).where(chat.c.person == me).order_by(chat.c.at),
        "results": select(results.c.game.label("table"), results.c.title.label("game"), results.c.place, results.c.score, results.c.ended_at)
        .where(results.c.person == me)
        .order_by(results.c.ended_at),
        "ratings": select(ratings).where(ratings.c.person == me),
        "rating_changes": select(rating_changes).where(rating_changes.c.person == me).order_by(rating_changes.c.at),
        "daily": select(daily_games.c.day, daily_games.c.title.label("game"), daily_games.c.game.label("table")).where(daily_games.c.person == me),
        "webhooks": select(webhooks.c.id, webhooks.c.url, webhooks.c.live, webhooks.c.created_at).where(webhooks.c.person == me),
    }
    found = {name: [dict(row) for row in connection.execute(wanted).mappings()] for name, wanted in parts.items()}
    return {
        "id": me,
        "name": person.name,
        "login": person.login,
        "created_at": connection.scalar(select(people.c.created_at).where(people.c.id == me)),
        "is_admin": connection.scalar(select(admins.c.person).where(admins.c.person == me)) is not None,
        "at_my_screen": [
            {"table": game, "names": [name for _, name in at_screen(created, me)]} for game, created in opened_with_names(connection, me)
        ],
        **found,
    }


# --- who shares a screen ------------------------------------------------------------------------------------------------


def opened_with_names(connection: Connection, person: str) -> list[tuple[str, dict[str, Any]]]:
    """The tables at which this person has given names to others at their screen, each with the step that opened it."""
    first = select(steps.c.game, steps.c.body).join(tables, tables.c.game == steps.c.game).where(steps.c.number == FIRST)
    found = connection.execute(first.where(steps.c.body.contains(f'"{person}"', autoescape=True))).all()
    opened = [(game, orjson.loads(body)) for game, body in found]
    return [(game, created) for game, created in opened if at_screen(created, person)]


def at_screen(created: dict[str, Any], person: str) -> list[tuple[int, str]]:
    """The seats of those who share a person's screen, and what they are called: the host's, unless a seat is kept for another person."""
    named = [(seat, plan) for seat, plan in enumerate(created["plans"]) if plan.get("name") is not None]
    return [(seat, plan["name"]) for seat, plan in named if plan.get("person", created["host"]) == person]


# --- forgetting ---------------------------------------------------------------------------------------------------------


def forget_in_tables(connection: Connection, person: str) -> None:
    """In what lists show of tables, and in the steps that open them: the only ones with a name."""
    for row in connection.execute(select(seated.c.game, seated.c.seat).where(seated.c.person == person)).all():
        forget_in_list(connection, row.game, [row.seat])
    for game, created in opened_with_names(connection, person):
        seats = [seat for seat, _ in at_screen(created, person)]
        plans = [{**plan, "name": FORGOTTEN} if seat in seats else plan for seat, plan in enumerate(created["plans"])]
        body = orjson.dumps({**created, "plans": plans}).decode()
        connection.execute(update(steps).where(steps.c.game == game, steps.c.number == FIRST).values(body=body))
        forget_in_list(connection, game, seats)


def forget_in_list(connection: Connection, game: str, seats: Iterable[int]) -> None:
    """Takes the names at some seats out of what lists show of a table."""
    body = orjson.loads(connection.execute(select(tables.c.body).where(tables.c.game == game)).scalar_one())
    is_full = len(body["names"]) == body["players"]  # then names stand in the order of seats
    body["names"] = [FORGOTTEN if seat in seats or not is_full else name for seat, name in enumerate(body["names"])]
    connection.execute(update(tables).where(tables.c.game == game).values(body=orjson.dumps(body).decode()))
