"""Webhooks over HTTP, and the list of tables that wait for me."""

import secrets
from time import time

from fastapi import APIRouter
from sqlalchemy import delete, func, insert, select

from coven.errors import CovenError
from coven.server.log.around import webhooks
from coven.server.log.rows import seated, tables
from coven.server.messages.webhooks import Waiting, WaitingTable, WebhookInfo, WebhookMade, WebhookRequest
from coven.server.server import Server
from coven.server.web.access import Me, Owner, TheServer
from coven.server.webhooks.addresses import check_url, look_up
from coven.server.webhooks.calls import MOST_FAILED

router = APIRouter()


@router.get("/me/waiting")
async def waiting(server: TheServer, me: Me) -> Waiting:
    """The tables where it is my turn, and how many they are."""
    running = tables.c.status.in_(("open", "playing"))  # lists are a moment behind, so a table that has just begun may be among the open ones
    wanted = select(seated.c.game).join(tables, tables.c.game == seated.c.game).where(seated.c.person == me.id, running)
    async with server.log.connect() as connection:
        mine = (await connection.execute(wanted.order_by(tables.c.changed_at))).scalars().all()
    found = [table for game in mine if (table := await waiting_table(server, game, me.id)) is not None]
    return Waiting(count=len(found), tables=found)


async def waiting_table(server: Server, id: str, person: str) -> WaitingTable | None:
    match = (await server.desks.desk(id)).match
    asked = [seat for seat in match.seats_of(person) if seat in match.to_act and match.chairs[seat].bot is None]
    if not asked:
        return None
    seat = asked[0]
    deadline = None if match.clocks is None else match.clocks.deadline(seat)
    return WaitingTable(table=id, game=match.created.game, seat=seat, deadline=deadline)


@router.post("/me/webhooks", status_code=201)
async def make_webhook(server: TheServer, me: Owner, asked: WebhookRequest) -> WebhookMade:
    """Has an address called whenever it is my turn."""
    server.new_webhooks.check(me.id)
    private = server.settings.webhook_private
    await look_up(check_url(asked.url, private), private)
    made = WebhookMade(id=secrets.token_urlsafe(9), secret=secrets.token_urlsafe(24))
    row = {"person": me.id, "url": asked.url, "live": asked.live, "created_at": time(), "failed": 0, **made.model_dump()}
    async with server.engine.begin() as connection:
        count = (await connection.execute(select(func.count()).where(webhooks.c.person == me.id))).scalar_one()
        if count >= server.settings.most_webhooks:
            raise CovenError("too_many", "You have too many webhooks; remove one first.", most=server.settings.most_webhooks)
        await connection.execute(insert(webhooks), [row])
    await server.caller.refresh()
    return made


@router.get("/me/webhooks")
async def my_webhooks(server: TheServer, me: Owner) -> list[WebhookInfo]:
    wanted = select(webhooks).where(webhooks.c.person == me.id).order_by(webhooks.c.created_at)
    async with server.log.connect() as connection:
        found = (await connection.execute(wanted)).all()
    return [WebhookInfo(id=row.id, url=row.url, live=row.live, is_on=row.failed < MOST_FAILED, created_at=row.created_at) for row in found]


@router.delete("/me/webhooks/{id}", status_code=204)
async def remove_webhook(server: TheServer, me: Owner, id: str) -> None:
    async with server.engine.begin() as connection:
        removed = (await connection.execute(delete(webhooks).where(webhooks.c.id == id, webhooks.c.person == me.id))).rowcount
    if not removed:
        raise CovenError("no_such_webhook", "You have no such webhook.")
    await server.caller.refresh()
