"""The admin's API: tables, load, errors, people, bans, announcements."""

import resource
from math import ceil
from time import time
from typing import Annotated

import orjson
from fastapi import APIRouter, Depends, Query, Request
from sqlalchemy import func, or_, select

from coven import __version__
from coven.errors import CovenError
from coven.server.admin.accounts import is_admin
from coven.server.admin.bans import covers
from coven.server.commands.running import Close
from coven.server.lobby.routes import Status
from coven.server.log.around import admins
from coven.server.log.rows import people, seated, tables
from coven.server.messages.admin import (
    AdminTable,
    AdminTables,
    AnnouncementInfo,
    AnnounceRequest,
    BanInfo,
    BanRequest,
    ErrorLine,
    Load,
    PersonFound,
)
from coven.server.messages.http import TableSummary
from coven.server.people.person import Person
from coven.server.web.access import Owner, TheServer
from coven.server.web.addresses import address_of
from coven.server.web.json_logs import RECENT

PER_PAGE = 50
MOST_FOUND = 50
Page = Annotated[int, Query(ge=1, le=10_000)]


async def admin_of(server: TheServer, me: Owner) -> Person:
    """Who asks, if they are an admin; raises `not_admin`."""
    if not await is_admin(server.engine, me.id):
        raise CovenError("not_admin", "Only an admin of this server may do that.")
    return me


everybody = APIRouter()
router = APIRouter(prefix="/admin", dependencies=[Depends(admin_of)])


@everybody.get("/announcements")
async def recent_announcements(server: TheServer) -> list[AnnouncementInfo]:
    """What was announced to everybody in the last day, newest first."""
    return await server.announcements.recent()


@everybody.get("/admins/me")
async def am_i_admin(server: TheServer, me: Owner) -> bool:
    """Whether a page should show me the way to what admins see."""
    return await is_admin(server.engine, me.id)


@router.get("/load")
async def load(server: TheServer) -> Load:
    """How much is going on."""
    async with server.log.connect() as connection:
        counted = (await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))).all()
        known = (await connection.execute(select(func.count()).select_from(people))).scalar_one()
    outlets = [outlet for each in server.sockets.values() for outlet in each]
    return Load(
        version=__version__,
        up_seconds=round(time() - server.opened_at, 1),
        sockets=len(outlets),
        people_here=len({outlet.person for outlet in outlets}),
        desks=len(server.desks.desks()),
        waiting_to_store=server.log.waiting,
        memory_mb=round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1),
        tables={row[0]: row[1] for row in counted},
        people=known,
    )


@router.get("/errors")
async def errors() -> list[ErrorLine]:
    """The last errors of this process, newest first."""
    return [
        ErrorLine(
            at=line["at"],
            source=line["from"],
            message=line["message"],
            error=line.get("error"),
            places=line.get("places", []),
            table=line.get("table"),
        )
        for line in reversed(RECENT.lines)
    ]


# --- tables and people --------------------------------------------------------------------------------------------------


@router.get("/tables")
async def all_tables(server: TheServer, status: Status | None = None, page: Page = 1) -> AdminTables:
    """All tables, private ones too, the last changed first."""
    wanted = select(tables) if status is None else select(tables).where(tables.c.status == status)
    async with server.log.connect() as connection:
        count = (await connection.execute(select(func.count()).select_from(wanted.subquery()))).scalar_one()
        ordered = wanted.order_by(tables.c.changed_at.desc(), tables.c.game).limit(PER_PAGE).offset((page - 1) * PER_PAGE)
        rows = (await connection.execute(ordered)).all()
        sitting = (await connection.execute(select(seated).where(seated.c.game.in_([row.game for row in rows])).order_by(seated.c.seat))).all()
    listed = [
        AdminTable(
            summary=TableSummary(**orjson.loads(row.body), changed_at=row.changed_at),
            public=row.public,
            people=[each.person for each in sitting if each.game == row.game],
        )
        for row in rows
    ]
    return AdminTables(tables=listed, page=page, pages=ceil(count / PER_PAGE), count=count)


@router.post("/tables/{table}/close", status_code=204)
async def close_table(server: TheServer, table: str) -> None:
    """Closes a table for good; who sits there is told."""
    await (await server.desks.desk(table)).do(Close("closed_by_admin"))


@router.get("/people")
async def find_people(server: TheServer, name: Annotated[str, Query(min_length=1, max_length=60)]) -> list[PersonFound]:
    """People by some letters of their name or login."""
    joined = select(people, admins.c.person).outerjoin(admins, admins.c.person == people.c.id)
    fits = or_(people.c.name.icontains(name, autoescape=True), people.c.login.icontains(name, autoescape=True))
    async with server.log.connect() as connection:
        found = (await connection.execute(joined.where(fits).order_by(people.c.name, people.c.id).limit(MOST_FOUND))).all()
    return [PersonFound(id=row.id, name=row.name, login=row.login, created_at=row.created_at, is_admin=row.person is not None) for row in found]


# --- bans and announcements ---------------------------------------------------------------------------------------------


@router.get("/bans")
async def all_bans(server: TheServer) -> list[BanInfo]:
    return await server.bans.listed()


@router.post("/bans", status_code=201)
async def ban(server: TheServer, request: Request, asked: BanRequest) -> list[BanInfo]:
    """Bans a person or an address; sessions and sockets end at once, in other processes within seconds. Answers all bans."""
    if asked.person is not None and await is_admin(server.engine, asked.person):
        raise CovenError("is_admin", "An admin can't be banned; take their rights away first.")
    if asked.address is not None and covers(asked.address, address_of(request.scope)):
        raise CovenError("own_address", "That is the address you come from yourself.")
    await server.bans.add(asked)
    await server.apply_bans()
    return await server.bans.listed()


@router.delete("/bans/{id}", status_code=204)
async def lift_ban(server: TheServer, id: str) -> None:
    if not await server.bans.lift(id):
        raise CovenError("no_such_ban", "There is no such ban.")
    await server.apply_bans()


@router.post("/announcements", status_code=204)
async def announce(server: TheServer, asked: AnnounceRequest) -> None:
    """Tells everybody something, on every open socket."""
    await server.announcements.announce(asked.text)
