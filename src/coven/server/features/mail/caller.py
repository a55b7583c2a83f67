"""How somebody is written to: who is not at the table, and not more often than so many hours about one table."""

import asyncio

from sqlalchemy import ColumnElement

from coven.server.features.calling.caller import WITHIN, Caller, Outcome
from coven.server.features.calling.calls import Call, Calls, Channel
from coven.server.features.mail.addresses import MailAddresses
from coven.server.features.mail.letters import turn_letter
from coven.server.features.mail.links import Links
from coven.server.features.mail.sending import NOT_SENT, Mailer
from coven.server.live.desks import Desks
from coven.server.settings import Settings
from coven.server.store.rows import mail_addresses, mail_calls


def mail_channel(settings: Settings) -> Channel:
    return Channel(mail_addresses, mail_calls, settings.webhook_retry, settings.mail_after, settings.mail_every, is_confirmed)


def is_confirmed() -> ColumnElement[bool]:
    return mail_addresses.c.confirmed_at.is_not(None)


class MailCaller(Caller):
    """Writes to people."""

    name = "mail"
    only_when_away = True

    def __init__(self, calls: Calls, desks: Desks, addresses: MailAddresses, mailer: Mailer, links: Links) -> None:
        super().__init__(calls, desks)
        self._addresses = addresses
        self._mailer = mailer
        self._links = links

    async def deliver(self, call: Call) -> Outcome:
        to = call.receiver
        try:
            async with asyncio.timeout(WITHIN):
                await self._mailer.send(turn_letter(self._links, self._mailer.sender, to.address, to.language, to.id))
        except NOT_SENT:
            return "failed"
        return "delivered"

    async def forget_old(self) -> None:
        await super().forget_old()
        await self._addresses.forget_old()

    async def close(self) -> None:
        await super().close()
        self._mailer.close()
