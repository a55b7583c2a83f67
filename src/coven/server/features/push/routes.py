"""Web push over HTTP: on and off for the browser that asks."""

from typing import Annotated

from fastapi import APIRouter, Request

from coven.errors import CovenError
from coven.server.features.calling.addresses import check_url, resolve
from coven.server.features.dependencies import TheLimits, TheSettings, provided
from coven.server.features.people.access import OwnSession
from coven.server.features.push.caller import PushCaller
from coven.server.features.push.encrypting import are_keys
from coven.server.features.push.subscriptions import Subscriptions
from coven.server.messages.notifying import PushInfo, PushRequest

TheCaller = Annotated[PushCaller, provided(PushCaller)]
TheSubscriptions = Annotated[Subscriptions, provided(Subscriptions)]
router = APIRouter()


@router.get("/me/push")
async def my_push(settings: TheSettings, subscriptions: TheSubscriptions, caller: TheCaller, session: OwnSession) -> PushInfo:
    """What a browser subscribes with, and whether this one is told."""
    if not settings.push:
        return PushInfo(key=None, is_on=False)
    return PushInfo(key=caller.vapid.public, is_on=await subscriptions.has(session.id))


@router.put("/me/push", status_code=204)
async def switch_on(
    request: Request,
    settings: TheSettings,
    limits: TheLimits,
    subscriptions: TheSubscriptions,
    caller: TheCaller,
    session: OwnSession,
    asked: PushRequest,
) -> None:
    """Has this browser told whenever it is my turn at a table over days, in place of what it was told before."""
    if not settings.push:
        raise CovenError("no_push", "This server tells no browsers.")
    limits.new_webhooks.check(session.person.id)
    await check(asked, settings.webhook_private)
    await subscriptions.put(session.person.id, session.id, asked, caller.calls.kept_home(request.scope))
    await caller.refresh()


async def check(asked: PushRequest, private: bool) -> None:
    """Raises `bad_subscription` unless a browser can have given this."""
    try:
        await resolve(check_url(asked.endpoint, private), private)
    except CovenError:
        raise bad_subscription() from None
    if not are_keys(asked.p256dh, asked.auth):
        raise bad_subscription()


def bad_subscription() -> CovenError:
    return CovenError("bad_subscription", "That is not what a browser gives to be told by: a public https address and its keys.")


@router.delete("/me/push", status_code=204)
async def switch_off(subscriptions: TheSubscriptions, caller: TheCaller, session: OwnSession) -> None:
    """This browser is told no more."""
    await subscriptions.remove(session.id)
    await caller.refresh()
