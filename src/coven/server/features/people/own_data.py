"""One's own data: everything kept about a person, told to them or forgotten."""

from collections.abc import Iterable
from typing import Any

import orjson
from sqlalchemy import Connection, Select, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.features.people.person import Person
from coven.server.store.rows import (
    admins,
    chat,
    daily_games,
    failed_sign_ins,
    friendships,
    invitations,
    mail_addresses,
    openers,
    passkeys,
    people,
    profile_settings,
    push_subscriptions,
    rating_changes,
    ratings,
    results,
    seated,
    steps,
    tables,
    webhooks,
)

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
        wanted = select(seated.c.table_id).join(tables, tables.c.table_id == seated.c.table_id).where(seated.c.person == person)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted.where(tables.c.status.in_(("open", "playing"))))).scalars())

    async def forget_names(self, person: str) -> None:
        """Takes a person's name, and the names of those at their screen, out of all tables: done first, while it is known where they sit."""
        async with self._engine.begin() as connection:
            await connection.run_sync(forget_in_tables, person)

    async def forget(self, person: str) -> None:
        """Forgets a person: name, account, all that hangs on it, and what they said. Games keep an id that means nobody."""
        async with self._engine.begin() as connection:
            said = {"person": "", "client_id": "", "text": ""}  # the rows stay: lines are numbered
            await connection.execute(update(chat).where(chat.c.person == person).values(said))
            await connection.execute(update(results).where(results.c.person == person).values(person=None))
            await connection.execute(update(openers).where(openers.c.person == person).values(person=""))  # their tables still count for the address
            await connection.execute(delete(seated).where(seated.c.person == person))
            await connection.execute(delete(people).where(people.c.id == person))


# --- telling ------------------------------------------------------------------------------------------------------------


def exported(connection: Connection, person: Person) -> Known:
    me = person.id
    parts: dict[str, Select[Any]] = {
        "tables": select(seated.c.table_id.label("table"), tables.c.game, tables.c.status, seated.c.seat)
        .join(tables, tables.c.table_id == seated.c.table_id)
        .where(seated.c.person == me)
        .order_by(tables.c.changed_at),
        "chat": select(chat.c.table_id.label("table"), chat.c.room, chat.c.text, chat.c.at).where(chat.c.person == me).order_by(chat.c.at),
        "results": select(results.c.table_id.label("table"), results.c.game, results.c.place, results.c.score, results.c.ended_at)
        .where(results.c.person == me)
        .order_by(results.c.ended_at),
        "ratings": select(ratings).where(ratings.c.person == me),
        "rating_changes": select(rating_changes).where(rating_changes.c.person == me).order_by(rating_changes.c.at),
        "daily": select(daily_games.c.day, daily_games.c.game, daily_games.c.table_id.label("table")).where(daily_games.c.person == me),
        "opened": select(openers.c.table_id.label("table")).where(openers.c.person == me),
        "passkeys": select(passkeys.c.id, passkeys.c.name, passkeys.c.host, passkeys.c.counter, passkeys.c.created_at, passkeys.c.seen_at)
        .where(passkeys.c.person == me)
        .order_by(passkeys.c.created_at),
        "failed_sign_ins": select(failed_sign_ins.c.count, failed_sign_ins.c.since, failed_sign_ins.c.last).where(failed_sign_ins.c.person == me),
        "profile": select(profile_settings.c.visible_to, profile_settings.c.shows_online).where(profile_settings.c.person == me),
        "friends": select(friendships.c.other.label("person"), people.c.name, friendships.c.stance, friendships.c.at)
        .join(people, people.c.id == friendships.c.other)
        .where(friendships.c.person == me)
        .order_by(friendships.c.at),
        "asked_by": select(friendships.c.person, people.c.name, friendships.c.at)  # what others said besides is theirs alone
        .join(people, people.c.id == friendships.c.person)
        .where(friendships.c.other == me, friendships.c.stance == "yes")
        .order_by(friendships.c.at),
        "invitations": select(invitations.c.table_id.label("table"), invitations.c.person, invitations.c.invited_by, invitations.c.at)
        .where(or_(invitations.c.person == me, invitations.c.invited_by == me))
        .order_by(invitations.c.at),
        "webhooks": select(webhooks.c.id, webhooks.c.url, webhooks.c.live, webhooks.c.created_at).where(webhooks.c.person == me),
        "push": select(push_subscriptions.c.url, push_subscriptions.c.language, push_subscriptions.c.created_at).where(
            push_subscriptions.c.person == me
        ),
        "mail": select(mail_addresses.c.address, mail_addresses.c.language, mail_addresses.c.created_at, mail_addresses.c.confirmed_at).where(
            mail_addresses.c.person == me
        ),
    }
    found = {name: [dict(row) for row in connection.execute(wanted).mappings()] for name, wanted in parts.items()}
    return {
        "id": me,
        "name": person.name,
        "login": person.login,
        "created_at": connection.scalar(select(people.c.created_at).where(people.c.id == me)),
        "is_admin": connection.scalar(select(admins.c.person).where(admins.c.person == me)) is not None,
        "at_my_screen": [
            {"table": table, "names": [name for _, name in at_screen(created, me)]} for table, created in opened_with_names(connection, me)
        ],
        **found,
    }


# --- who shares a screen ------------------------------------------------------------------------------------------------


def opened_with_names(connection: Connection, person: str) -> list[tuple[str, dict[str, Any]]]:
    """The tables at which this person has given names to others at their screen, each with the step that opened it."""
    first = select(steps.c.table_id, steps.c.body).join(tables, tables.c.table_id == steps.c.table_id).where(steps.c.number == FIRST)
    found = connection.execute(first.where(steps.c.body.contains(f'"{person}"', autoescape=True))).all()
    opened = [(table, orjson.loads(body)) for table, body in found]
    return [(table, created) for table, created in opened if at_screen(created, person)]


def at_screen(created: dict[str, Any], person: str) -> list[tuple[int, str]]:
    """The seats of those who share a person's screen, and what they are called: the host's, unless a seat is kept for another person."""
    named = [(seat, plan) for seat, plan in enumerate(created["plans"]) if plan.get("name") is not None]
    return [(seat, plan["name"]) for seat, plan in named if plan.get("person", created["host"]) == person]


# --- forgetting ---------------------------------------------------------------------------------------------------------


def forget_in_tables(connection: Connection, person: str) -> None:
    """In what lists show of tables, and in the steps that open them: the only ones with a name."""
    for row in connection.execute(select(seated.c.table_id, seated.c.seat).where(seated.c.person == person)).all():
        forget_in_list(connection, row.table_id, [row.seat])
    for table, created in opened_with_names(connection, person):
        seats = [seat for seat, _ in at_screen(created, person)]
        plans = [{**plan, "name": FORGOTTEN} if seat in seats else plan for seat, plan in enumerate(created["plans"])]
        body = orjson.dumps({**created, "plans": plans}).decode()
        connection.execute(update(steps).where(steps.c.table_id == table, steps.c.number == FIRST).values(body=body))
        forget_in_list(connection, table, seats)


def forget_in_list(connection: Connection, table: str, seats: Iterable[int]) -> None:
    """Takes the names at some seats out of what lists show of a table."""
    body = orjson.loads(connection.execute(select(tables.c.body).where(tables.c.table_id == table)).scalar_one())
    is_full = len(body["names"]) == body["players"]  # then names stand in the order of seats
    body["names"] = [FORGOTTEN if seat in seats or not is_full else name for seat, name in enumerate(body["names"])]
    connection.execute(update(tables).where(tables.c.table_id == table).values(body=orjson.dumps(body).decode()))
