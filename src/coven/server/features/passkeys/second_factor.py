"""The second factor of admins: who has a passkey shows it, once a session, before they act as an admin or change their passkeys."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from sqlalchemy import select

from coven.errors import CovenError
from coven.server.features.dependencies import Database, TheSettings, provided
from coven.server.features.passkeys.passkeys import Passkeys
from coven.server.features.people.sessions import Session
from coven.server.store.rows import admins

ThePasskeys = Annotated[Passkeys, provided(Passkeys)]


@dataclass(frozen=True)
class SecondFactor:
    """Asks for a passkey besides the password."""

    database: Database
    passkeys: ThePasskeys
    settings: TheSettings

    async def check_admin(self, session: Session) -> None:
        """For what admins do: raises `not_confirmed` if this session has not shown a passkey its account has, `no_passkey` if it must have one."""
        if await self.passkeys.of_person(session.person.id):
            await self._check_confirmed(session)
        elif self.settings.admin_second_factor == "required":
            raise CovenError("no_passkey", "On this server an admin needs a passkey; make one on the page of your account.")

    async def check_change(self, session: Session) -> None:
        """For adding and removing passkeys: raises `not_confirmed`, else an admin's password alone would be enough to be rid of the second factor."""
        if await self._is_admin(session.person.id) and await self.passkeys.of_person(session.person.id):
            await self._check_confirmed(session)

    async def _check_confirmed(self, session: Session) -> None:
        if not await self.passkeys.is_confirmed(session.id):
            raise CovenError("not_confirmed", "Confirm with your passkey first.")

    async def _is_admin(self, person: str) -> bool:
        async with self.database.connect() as connection:
            return (await connection.execute(select(admins.c.person).where(admins.c.person == person))).first() is not None


TheSecondFactor = Annotated[SecondFactor, Depends()]
