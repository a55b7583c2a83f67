"""How people stand to each other. Each has a word of their own about the other: yes, no, blocked, or none; two who say yes are friends.

So nobody learns of another's no: to who has asked it looks like no answer.
"""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.messages.profiles import Friendship
from coven.server.store.log import INSERT
from coven.server.store.rows import friendships

YES, NO, BLOCKED = "yes", "no", "blocked"
MOST = {YES: 200, BLOCKED: 500}  # friends, with those one has asked; people shut out


def friendship(mine: str | None, theirs: str | None) -> Friendship:
    """How two stand to each other, as the first may know."""
    if mine == BLOCKED:
        return "blocked"
    if mine == YES:
        return "friends" if theirs == YES else "asked"
    return "asks_me" if theirs == YES and mine is None else "none"


async def say(connection: AsyncConnection, me: str, other: str, stance: str) -> None:
    """My word about another, in the place of the one before; raises `too_many`."""
    wanted = select(func.count()).where(friendships.c.person == me, friendships.c.stance == stance, friendships.c.other != other)
    if stance in MOST and (await connection.execute(wanted)).scalar_one() >= MOST[stance]:
        raise CovenError("too_many", "There are too many in your list; remove some first.", listed=MOST[stance])
    new = INSERT[connection.dialect.name](friendships).values(person=me, other=other, stance=stance, at=CLOCK.now())
    changed = {"stance": new.excluded.stance, "at": new.excluded.at}
    await connection.execute(new.on_conflict_do_update(index_elements=["person", "other"], set_=changed))


async def take_back(connection: AsyncConnection, *pairs: tuple[str, str]) -> None:
    """Forgets the word of the first about the second, of each pair."""
    said = [and_(friendships.c.person == person, friendships.c.other == other) for person, other in pairs]
    await connection.execute(delete(friendships).where(or_(*said)))


async def between(connection: AsyncConnection, me: str, ids: Iterable[str]) -> dict[str, Friendship]:
    """How I stand to each of these people."""
    wanted = list(ids)
    mine = {row.other: row.stance for row in await said(connection, friendships.c.person == me, friendships.c.other.in_(wanted))}
    theirs = {row.person: row.stance for row in await said(connection, friendships.c.other == me, friendships.c.person.in_(wanted))}
    return {id: friendship(mine.get(id), theirs.get(id)) for id in wanted}


async def said(connection: AsyncConnection, *conditions: ColumnElement[bool]) -> list[Any]:
    return list((await connection.execute(select(friendships).where(*conditions))).all())
