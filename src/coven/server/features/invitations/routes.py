"""Invitations over HTTP: the host invites a friend, who finds it among what waits for them."""

from fastapi import APIRouter

from coven.errors import CovenError
from coven.server.features.dependencies import Database, RowId, TableId, TheDesks, TheLimits
from coven.server.features.friends.stances import between
from coven.server.features.invitations.invitations import ignore, invite, of_person
from coven.server.features.lobby.access import desk_for
from coven.server.features.people.access import Me
from coven.server.live.commands.seating import check_host
from coven.server.messages.profiles import InvitationInfo

router = APIRouter()


@router.post("/tables/{table}/invitations/{person}", status_code=204)
async def invite_friend(database: Database, desks: TheDesks, limits: TheLimits, me: Me, table: TableId, person: RowId) -> None:
    """The host invites a friend to a table that has not begun; asked again, it is the same invitation. Raises `not_friends`, `not_open`."""
    desk = await desk_for(desks, me.id, table)
    check_host(desk.match, me.id)
    if desk.match.status != "open":
        raise CovenError("not_open", "The game has begun, or the table is closed.")
    limits.friends.check(me.id)
    async with database.begin() as connection:
        if (await between(connection, me.id, [person]))[person] != "friends":
            raise CovenError("not_friends", "Only friends can be invited; send others the link.")
        await invite(connection, table, desk.match.created.key, me.id, person)


@router.get("/me/invitations")
async def my_invitations(database: Database, me: Me) -> list[InvitationInfo]:
    """The tables that friends have invited me to."""
    async with database.connect() as connection:
        return await of_person(connection, me.id)


@router.delete("/me/invitations/{table}", status_code=204)
async def ignore_invitation(database: Database, me: Me, table: TableId) -> None:
    """Hides an invitation; nobody is told. Raises `no_such_table`."""
    async with database.begin() as connection:
        if not await ignore(connection, table, me.id):
            raise CovenError("no_such_table", "You are not invited to such a table.")
