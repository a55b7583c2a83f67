"""The admin's API: tables, load, errors, people, bans, announcements."""

import resource
from math import ceil
from typing import Annotated

import orjson
from fastapi import APIRouter, Depends, Query, Request
from sqlalchemy import func, or_, select

from coven import __version__
from coven.errors import CovenError
from coven.server.client_address import address_of
from coven.server.clock import CLOCK
from coven.server.features.admin.accounts import is_admin
from coven.server.features.admin.announcing import Announcements
from coven.server.features.admin.audit import Audit
from coven.server.features.dependencies import Database, RowId, TableId, TheDesks, provided
from coven.server.features.passkeys.second_factor import TheSecondFactor
from coven.server.features.people.access import Owner, OwnSession, TheBans
from coven.server.features.people.bans import covers
from coven.server.features.people.person import Person
from coven.server.json_logs import RECENT
from coven.server.live.commands.running import Close
from coven.server.live.match import Status
from coven.server.live.open_sockets import OpenSockets
from coven.server.messages.admin import (
    AdminTable,
    AdminTables,
    AnnouncementInfo,
    AnnounceRequest,
    AuditLine,
    BanInfo,
    BanRequest,
    ErrorLine,
    Load,
    PersonFound,
)
from coven.server.messages.http import TableSummary
from coven.server.store.log import Log
from coven.server.store.rows import admins, people, seated, tables

PER_PAGE = 50
MOST_FOUND = 50
Page = Annotated[int, Query(ge=1, le=10_000)]
TheAnnouncements = Annotated[Announcements, provided(Announcements)]
TheAudit = Annotated[Audit, provided(Audit)]
TheLog = Annotated[Log, provided(Log)]
TheSockets = Annotated[OpenSockets, provided(OpenSockets)]


async def admin_of(database: Database, second: TheSecondFactor, session: OwnSession) -> Person:
    """Who asks, if they are an admin; raises `not_admin`, and `not_confirmed` or `no_passkey` where the second factor is missing."""
    if not await is_admin(database, session.person.id):
        raise CovenError("not_admin", "Only an admin of this server may do that.")
    await second.check_admin(session)
    return session.person


everybody = APIRouter()
router = APIRouter(prefix="/admin", dependencies=[Depends(admin_of)])


@everybody.get("/announcements")
async def recent_announcements(announcements: TheAnnouncements) -> list[AnnouncementInfo]:
    """What was announced to everybody in the last day, newest first."""
    return await announcements.recent()


@everybody.get("/admins/me")
async def am_i_admin(database: Database, me: Owner) -> bool:
    """Whether a page should show me the way to what admins see."""
    return await is_admin(database, me.id)


@router.get("/load")
async def load(database: Database, desks: TheDesks, sockets: TheSockets, log: TheLog) -> Load:
    """How much is going on."""
    async with database.connect() as connection:
        counted = (await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))).all()
        known = (await connection.execute(select(func.count()).select_from(people))).scalar_one()
    outlets = sockets.all()
    return Load(
        version=__version__,
        up_seconds=round(CLOCK.now() - sockets.opened_at, 1),
        sockets=len(outlets),
        people_here=len({outlet.person for outlet in outlets}),
        desks=len(desks.desks()),
        waiting_to_store=log.waiting,
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
async def all_tables(database: Database, status: Status | None = None, page: Page = 1) -> AdminTables:
    """All tables, private ones too, the last changed first."""
    wanted = select(tables) if status is None else select(tables).where(tables.c.status == status)
    async with database.connect() as connection:
        count = (await connection.execute(select(func.count()).select_from(wanted.subquery()))).scalar_one()
        ordered = wanted.order_by(tables.c.changed_at.desc(), tables.c.table_id).limit(PER_PAGE).offset((page - 1) * PER_PAGE)
        rows = (await connection.execute(ordered)).all()
        sitting = (
            await connection.execute(select(seated).where(seated.c.table_id.in_([row.table_id for row in rows])).order_by(seated.c.seat))
        ).all()
    listed = [
        AdminTable(
            summary=TableSummary(**orjson.loads(row.body), changed_at=row.changed_at),
            public=row.public,
            people=[each.person for each in sitting if each.table_id == row.table_id],
        )
        for row in rows
    ]
    return AdminTables(tables=listed, page=page, pages=ceil(count / PER_PAGE), count=count)


@router.post("/tables/{table}/close", status_code=204)
async def close_table(desks: TheDesks, audit: TheAudit, admin: Owner, table: TableId) -> None:
    """Closes a table for good; who sits there is told."""
    desk = await desks.desk(table)
    is_over = desk.match.status in ("over", "closed")
    await desk.do(Close("closed_by_admin"))
    if not is_over:
        await audit.note(admin.id, "close_table", table)


@router.get("/people")
async def find_people(database: Database, name: Annotated[str, Query(min_length=1, max_length=60)]) -> list[PersonFound]:
    """People by some letters of their name or login."""
    joined = select(people, admins.c.person).outerjoin(admins, admins.c.person == people.c.id)
    fits = or_(people.c.name.icontains(name, autoescape=True), people.c.login.icontains(name, autoescape=True))
    async with database.connect() as connection:
        found = (await connection.execute(joined.where(fits).order_by(people.c.name, people.c.id).limit(MOST_FOUND))).all()
    return [PersonFound(id=row.id, name=row.name, login=row.login, created_at=row.created_at, is_admin=row.person is not None) for row in found]


# --- bans and announcements ---------------------------------------------------------------------------------------------


@router.get("/bans")
async def all_bans(bans: TheBans) -> list[BanInfo]:
    return await bans.listed()


@router.post("/bans", status_code=201)
async def ban(database: Database, bans: TheBans, audit: TheAudit, request: Request, admin: Owner, asked: BanRequest) -> list[BanInfo]:
    """Bans a person or an address; sessions and sockets end at once, in other processes within seconds. Answers all bans."""
    if asked.person is not None and await is_admin(database, asked.person):
        raise CovenError("is_admin", "An admin can't be banned; take their rights away first.")
    if asked.address is not None and covers(asked.address, address_of(request.scope)):
        raise CovenError("own_address", "That is the address you come from yourself.")
    id = await bans.add(asked, admin.id)
    await bans.apply()
    listed = await bans.listed()
    await audit.note(admin.id, "ban", "; ".join(who_of(ban) for ban in listed if ban.id == id))
    return listed


@router.delete("/bans/{id}", status_code=204)
async def lift_ban(bans: TheBans, audit: TheAudit, admin: Owner, id: RowId) -> None:
    who = "; ".join(who_of(ban) for ban in await bans.listed() if ban.id == id)
    if not await bans.lift(id):
        raise CovenError("no_such_ban", "There is no such ban.")
    await bans.apply()
    await audit.note(admin.id, "lift_ban", who)


def who_of(ban: BanInfo) -> str:
    """Whom a ban keeps out and why, for the audit log: by an id, for names change and can be forgotten."""
    return f"{ban.address or ban.person}{f' ({ban.reason})' if ban.reason else ''}"


@router.post("/announcements", status_code=204)
async def announce(announcements: TheAnnouncements, audit: TheAudit, admin: Owner, asked: AnnounceRequest) -> None:
    """Tells everybody something, on every open socket."""
    await announcements.announce(asked.text)
    await audit.note(admin.id, "announce", asked.text)


# --- what admins did ----------------------------------------------------------------------------------------------------


@router.get("/log")
async def log_of_deeds(audit: TheAudit, before: Annotated[int | None, Query(ge=1, le=2**31 - 1)] = None) -> list[AuditLine]:
    """What admins did, newest first, fifty lines at a time: the last, or the last before a line's number."""
    return await audit.lines(before)
