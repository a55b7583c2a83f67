"""Signing in and out: the session of a browser, kept in a cookie."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response

from coven.errors import CovenError
from coven.server.client_address import household_of, lane_of
from coven.server.clock import CLOCK
from coven.server.fair_queue import Lane
from coven.server.features.dependencies import TheLimits, TheSettings
from coven.server.features.people.access import TheBans, TheSessions, cookie_name
from coven.server.features.people.person import Person
from coven.server.features.people.sessions import Session


@dataclass(frozen=True)
class SigningIn:
    """A request that begins or ends a session, and its answer."""

    request: Request
    response: Response
    sessions: TheSessions
    bans: TheBans
    limits: TheLimits
    settings: TheSettings

    @property
    def household(self) -> str:
        return household_of(self.request.scope)

    async def slow_down(self, login: str) -> None:
        """Raises `too_many`: attempts are few for each address, and for an account from one address. Of many from strange ones each takes long."""
        account = login.lower()
        self.limits.sign_ins.check(self.household)
        self.limits.sign_ins.check(f"account {account} from {self.household}")
        if not await self._is_known(account):
            await self._slow_down_strangers(account)

    async def _slow_down_strangers(self, account: str) -> None:
        """Whoever guesses from many addresses is slowed down with the owner, who comes from a new one; to refuse would shut her out."""
        try:
            self.limits.sign_ins.check(f"account {account}")
        except CovenError:
            await CLOCK.sleep(self.settings.strangers_wait)

    async def _is_known(self, account: str) -> bool:
        """Whether the owner of an account has been signed in from this address: lately, or in a session that is not over, also before a restart."""
        if await self.sessions.is_place_of(account, self.household):
            self.note_place(account)
        return self.limits.known_places.knows(account, self.household)

    def lane(self, login: str) -> Lane:
        """Where this attempt waits: known places and strange ones take turns, so that whoever signs in at home waits for few of those who guess."""
        is_known = self.limits.known_places.knows(login.lower(), self.household)
        return "known" if is_known else "strange", *lane_of(self.request.scope)

    def own_lane(self, session: Session) -> Lane:
        """Where somebody who is signed in waits."""
        return "known", *lane_of(self.request.scope, session.person.id)

    def note_place(self, login: str | None) -> None:
        """Knows this address as one of an account's from now on, so that nobody who guesses elsewhere shuts its owner out."""
        if login is not None:
            self.limits.known_places.note(login, self.household)

    def slow_down_owner(self, session: Session) -> None:
        """Raises `too_many`: who is signed in is counted apart from those who guess."""
        self.limits.sign_ins.check(f"session {session.id}")

    async def begin(self, person: Person, instead_of: Session | None = None) -> str:
        """A new session: whatever token the browser had before is of no use any more. Returns its token; raises `banned`."""
        if instead_of is not None:
            await self.sessions.end(instead_of.person.id, only=instead_of.id)
        self.bans.check_person(person.id)
        self.note_place(person.login)
        token = await self.sessions.begin(person.id, self.request.headers.get("user-agent", ""), self.household)
        # no script can read it, and no other site sends it
        self.response.set_cookie(
            cookie_name(self.settings), token, max_age=self.sessions.seconds, path="/", httponly=True, samesite="lax", secure=self.settings.https
        )
        return token

    def clear_cookie(self) -> None:
        self.response.delete_cookie(cookie_name(self.settings), path="/", httponly=True, samesite="lax", secure=self.settings.https)


TheSigningIn = Annotated[SigningIn, Depends()]
