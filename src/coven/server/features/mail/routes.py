"""Mail over HTTP: an address given and confirmed, and no more mail by one click, without signing in."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response

from coven.errors import CovenError
from coven.server.client_address import household_of
from coven.server.features.calling.caller import WITHIN
from coven.server.features.dependencies import TheLimits, provided
from coven.server.features.mail.addresses import MailAddresses, check_address
from coven.server.features.mail.caller import MailCaller
from coven.server.features.mail.letters import confirming_letter
from coven.server.features.mail.links import Links
from coven.server.features.mail.sending import NOT_SENT, Mailer
from coven.server.features.people.access import Owner
from coven.server.messages.notifying import LinkToken, MailInfo, MailLink, MailRequest

TheAddresses = Annotated[MailAddresses, provided(MailAddresses)]
TheCaller = Annotated[MailCaller, provided(MailCaller)]
TheLinks = Annotated[Links, provided(Links)]
TheMailer = Annotated[Mailer, provided(Mailer)]
Token = Annotated[LinkToken, Query()]
router = APIRouter()


@router.get("/me/mail")
async def my_mail(addresses: TheAddresses, mailer: TheMailer, me: Owner) -> MailInfo:
    """Where I am written to when it is my turn."""
    address, is_confirmed = await addresses.of_person(me.id) or (None, False)
    return MailInfo(is_offered=mailer.is_offered, address=address, is_confirmed=is_confirmed)


@router.put("/me/mail")
async def give_address(
    request: Request, addresses: TheAddresses, caller: TheCaller, mailer: TheMailer, links: TheLinks, limits: TheLimits, me: Owner, asked: MailRequest
) -> MailInfo:
    """Sends a link to an address; once it is followed, I am written to there. Letters are few for a person, a household and an address."""
    if not mailer.is_offered:
        raise CovenError("no_mail", "This server sends no mail.")
    address = check_address(asked.address)
    if await addresses.of_person(me.id) == (address, True):
        await addresses.speak(me.id, asked.language)
        return MailInfo(is_offered=True, address=address, is_confirmed=True)
    limits.mails.check(me.id)
    limits.mails.check(household_of(request.scope))
    id = await addresses.add(me.id, address, asked.language, caller.calls.kept_home(request.scope))
    await caller.refresh()
    try:
        async with asyncio.timeout(WITHIN):
            await mailer.send(confirming_letter(links, mailer.sender, address, asked.language, id))
    except NOT_SENT:
        await addresses.remove(id=id)
        raise CovenError("mail_not_sent", "The mail could not be sent; look at the address, or try again later.") from None
    return MailInfo(is_offered=True, address=address, is_confirmed=False)


@router.delete("/me/mail", status_code=204)
async def forget_address(addresses: TheAddresses, caller: TheCaller, me: Owner) -> None:
    """I am written to no more, and my address is forgotten."""
    await addresses.remove(person=me.id)
    await caller.refresh()


@router.post("/mail/confirm", status_code=204)
async def confirm(addresses: TheAddresses, caller: TheCaller, links: TheLinks, asked: MailLink) -> None:
    """Whoever reads mail at an address wants it; a person presses the button, since programs follow links too."""
    await addresses.confirm(links.confirmed_by(asked.token))
    await caller.refresh()


@router.post("/mail/stop", status_code=204)
async def stop(addresses: TheAddresses, caller: TheCaller, links: TheLinks, token: Token) -> None:
    """No more mail, and the address is forgotten: by the page of the link, or by a mail program itself. Again it is the same."""
    await addresses.remove(id=links.stopped_by(token))
    await caller.refresh()


@router.get("/mail/stop", status_code=303, response_class=RedirectResponse)
async def stopping_page(links: TheLinks, token: Token) -> Response:
    """For mail programs that only open the address: the page that does it."""
    links.stopped_by(token)
    return RedirectResponse(f"/stop-mail#{token}", 303)
