"""Webhooks over HTTP, and the list of tables that wait for me."""

import secrets
from typing import Annotated

from fastapi import APIRouter, Request
from sqlalchemy import delete, func, insert, select

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.features.calling.addresses import check_url, resolve
from coven.server.features.calling.calls import MOST_FAILED
from coven.server.features.dependencies import Database, RowId, TheDesks, TheLimits, TheSettings, provided
from coven.server.features.people.access import Me, Owner
from coven.server.features.webhooks.caller import WebhookCaller
from coven.server.live.desks import Desks
from coven.server.messages.webhooks import Waiting, WaitingTable, WebhookInfo, WebhookMade, WebhookRequest
from coven.server.store.rows import seated, tables, webhooks

TheCaller = Annotated[WebhookCaller, provided(WebhookCaller)]
router = APIRouter()


@router.get("/me/waiting")
async def waiting(database: Database, desks: TheDesks, me: Me) -> Waiting:
    """The tables where it is my turn, and how many they are."""
    running = tables.c.status.in_(("open", "playing"))  # lists are a moment behind, so a table that has just begun may be among the open ones
    wanted = select(seated.c.table_id).join(tables, tables.c.table_id == seated.c.table_id).where(seated.c.person == me.id, running)
    async with database.connect() as connection:
        mine = (await connection.execute(wanted.order_by(tables.c.changed_at))).scalars().all()
    found = [table for game in mine if (table := await waiting_table(desks, game, me.id)) is not None]
    return Waiting(count=len(found), tables=found)


async def waiting_table(desks: Desks, id: str, person: str) -> WaitingTable | None:
    match = (await desks.desk(id)).match
    asked = [seat for seat in match.seats_of(person) if seat in match.to_act and match.chairs[seat].bot is None]
    if not asked:
        return None
    seat = asked[0]
    deadline = None if match.clocks is None else match.clocks.deadline(seat)
    return WaitingTable(table=id, game=match.created.game, seat=seat, deadline=deadline)


@router.post("/me/webhooks", status_code=201)
async def make_webhook(
    request: Request, database: Database, caller: TheCaller, settings: TheSettings, limits: TheLimits, me: Owner, asked: WebhookRequest
) -> WebhookMade:
    """Has an address called whenever it is my turn."""
    limits.new_webhooks.check(me.id)
    private = settings.webhook_private
    await resolve(check_url(asked.url, private), private)
    made = WebhookMade(id=secrets.token_urlsafe(9), secret=secrets.token_urlsafe(24))
    row = {"person": me.id, "url": asked.url, "live": asked.live, "created_at": CLOCK.now(), "failed": 0, **made.model_dump()}
    home = caller.calls.kept_home(request.scope)
    async with database.begin() as connection:
        count = (await connection.execute(select(func.count()).where(webhooks.c.person == me.id))).scalar_one()
        if count >= settings.most_webhooks:
            raise CovenError("too_many", "You have too many webhooks; remove one first.", most=settings.most_webhooks)
        await connection.execute(insert(webhooks), [{**row, "household": home}])
    await caller.refresh()
    return made


@router.get("/me/webhooks")
async def my_webhooks(database: Database, me: Owner) -> list[WebhookInfo]:
    wanted = select(webhooks).where(webhooks.c.person == me.id).order_by(webhooks.c.created_at)
    async with database.connect() as connection:
        found = (await connection.execute(wanted)).all()
    return [WebhookInfo(id=row.id, url=row.url, live=row.live, is_on=row.failed < MOST_FAILED, created_at=row.created_at) for row in found]


@router.delete("/me/webhooks/{id}", status_code=204)
async def remove_webhook(database: Database, caller: TheCaller, me: Owner, id: RowId) -> None:
    async with database.begin() as connection:
        removed = (await connection.execute(delete(webhooks).where(webhooks.c.id == id, webhooks.c.person == me.id))).rowcount
    if not removed:
        raise CovenError("no_such_webhook", "You have no such webhook.")
    await caller.refresh()
