"""Friends over HTTP: ask, accept, decline, withdraw, remove, block. For accounts alone."""

from typing import Annotated

from fastapi import APIRouter

from coven.errors import CovenError
from coven.server.features.dependencies import Database, RowId, TheLimits, provided
from coven.server.features.friends.account import Account
from coven.server.features.friends.lists import lists_of
from coven.server.features.friends.seeing import check_seen, no_such_person
from coven.server.features.friends.stances import BLOCKED, NO, YES, between, say, take_back
from coven.server.features.people.person import Person
from coven.server.live.open_sockets import OpenSockets
from coven.server.messages.profiles import FriendLists, FriendshipInfo

TheSockets = Annotated[OpenSockets, provided(OpenSockets)]
router = APIRouter(prefix="/me")


@router.get("/friends")
async def my_friends(database: Database, sockets: TheSockets, me: Account) -> FriendLists:
    """Everybody in my list; who is online is told of friends alone."""
    async with database.connect() as connection:
        return await lists_of(connection, sockets, me.id)


@router.put("/friends/{person}")
async def ask_or_accept(database: Database, limits: TheLimits, me: Account, person: RowId) -> FriendshipInfo:
    """Asks somebody to be my friend, or accepts; raises `no_such_person` for who may not be seen."""
    check_other(me, person)
    limits.friends.check(me.id)
    async with database.begin() as connection:
        before = (await between(connection, me.id, [person]))[person]
        if before not in ("asks_me", "friends", "asked"):
            await check_seen(connection, me.id, person)
        if before != "friends":
            await say(connection, me.id, person, YES)
        return FriendshipInfo(friendship=(await between(connection, me.id, [person]))[person])


@router.delete("/friends/{person}", status_code=204)
async def decline_or_remove(database: Database, me: Account, person: RowId) -> None:
    """Declines who asks me, withdraws what I have asked, or ends a friendship; nobody is told. Raises `no_such_friend`."""
    async with database.begin() as connection:
        before = (await between(connection, me.id, [person]))[person]
        if before == "asks_me":
            await say(connection, me.id, person, NO)
        elif before == "asked":
            await take_back(connection, (me.id, person))
        elif before == "friends":
            await take_back(connection, (me.id, person), (person, me.id))
        else:
            raise CovenError("no_such_friend", "There is nobody like that in your list.")


@router.put("/blocked/{person}", status_code=204)
async def block(database: Database, limits: TheLimits, me: Account, person: RowId) -> None:
    """Shuts somebody out: they can neither see my profile nor ask or invite me, and are not told. Raises `no_such_person`."""
    check_other(me, person)
    limits.friends.check(me.id)
    async with database.begin() as connection:
        before = (await between(connection, me.id, [person]))[person]
        if before == "none":
            await check_seen(connection, me.id, person)
        if before == "friends":
            await take_back(connection, (person, me.id))
        await say(connection, me.id, person, BLOCKED)


@router.delete("/blocked/{person}", status_code=204)
async def unblock(database: Database, me: Account, person: RowId) -> None:
    """Raises `no_such_friend`."""
    async with database.begin() as connection:
        if (await between(connection, me.id, [person]))[person] != "blocked":
            raise CovenError("no_such_friend", "There is nobody like that in your list.")
        await take_back(connection, (me.id, person))


def check_other(me: Person, person: str) -> None:
    """Raises `no_such_person` for myself."""
    if person == me.id:
        raise no_such_person()
