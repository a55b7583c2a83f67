"""Invitations as they are stored: they last as long as their table waits for people, and the two are friends."""

import orjson
from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.features.friends.stances import YES
from coven.server.messages.profiles import InvitationInfo
from coven.server.store.log import INSERT
from coven.server.store.rows import friendships, invitations, people, seated, tables

MOST_OF_TABLE = 30
MOST_LISTED = 20
WAITS = tables.c.status == "open"


async def invite(connection: AsyncConnection, table: str, key: str, host: str, person: str) -> None:
    """Invites somebody, once; raises `too_many`. Those to tables that wait no more are forgotten."""
    await connection.execute(delete(invitations).where(invitations.c.table_id.not_in(select(tables.c.table_id).where(WAITS))))
    count = select(func.count()).where(invitations.c.table_id == table, invitations.c.person != person)
    if (await connection.execute(count)).scalar_one() >= MOST_OF_TABLE:
        raise CovenError("too_many", "Too many are invited to this table.", invited=MOST_OF_TABLE)
    row = {"table_id": table, "person": person, "invited_by": host, "key": key, "at": CLOCK.now(), "ignored": False}
    await connection.execute(INSERT[connection.dialect.name](invitations).on_conflict_do_nothing(), [row])


async def of_person(connection: AsyncConnection, me: str) -> list[InvitationInfo]:
    """The tables that friends have invited me to and I have not sat down at, newest first."""
    mine, theirs = friendships.alias("mine"), friendships.alias("theirs")
    by = invitations.c.invited_by
    agreed = (
        exists().where(mine.c.person == me, mine.c.other == by, mine.c.stance == YES),
        exists().where(theirs.c.person == by, theirs.c.other == me, theirs.c.stance == YES),
    )
    sits = exists().where(seated.c.table_id == invitations.c.table_id, seated.c.person == me)
    joined = invitations.join(tables, tables.c.table_id == invitations.c.table_id).join(people, people.c.id == by)
    wanted = select(invitations, tables.c.body, people.c.name).select_from(joined)
    wanted = wanted.where(invitations.c.person == me, ~invitations.c.ignored, WAITS, *agreed, ~sits)
    found = await connection.execute(wanted.order_by(invitations.c.at.desc()).limit(MOST_LISTED))
    return [info(row.table_id, row.key, row.at, row.name, orjson.loads(row.body)) for row in found]


def info(table: str, key: str, at: float, invited_by: str, summary: dict[str, object]) -> InvitationInfo:
    told = {name: summary[name] for name in ("game", "players", "names")}
    return InvitationInfo.model_validate({"table": table, "key": key, "at": at, "invited_by": invited_by, **told})


async def ignore(connection: AsyncConnection, table: str, me: str) -> bool:
    """Hides an invitation from my list for good; whether there was one."""
    mine = invitations.c.table_id == table, invitations.c.person == me
    return (await connection.execute(update(invitations).where(*mine).values(ignored=True))).rowcount > 0
