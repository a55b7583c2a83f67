"""Who is asking: the session of the cookie or token, and its person."""

from typing import Annotated

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from coven.errors import CovenError
from coven.server.client_address import household_of, lane_of
from coven.server.fair_queue import Lane
from coven.server.features.dependencies import Parts, parts_of, provided
from coven.server.features.people.bans import Bans
from coven.server.features.people.person import Person
from coven.server.features.people.sessions import Session, Sessions
from coven.server.features.people.tokens import Tokens
from coven.server.rate_limits import Limits
from coven.server.settings import Settings

COOKIE = "coven_session"


def cookie_name(settings: Settings) -> str:
    """The name of the cookie; over https one that browsers take from this host alone, and never from another below the same domain."""
    return f"__Host-{COOKIE}" if settings.https else COOKIE


async def session_of(connection: HTTPConnection) -> Session | None:
    """The session of a program's token if there is one, else of the browser's cookie; raises `banned`, for a token outlasts a ban."""
    parts = parts_of(connection.scope)
    session = await found_session(parts, connection)
    if session is not None:
        parts.find(Limits).stored.see(session.person.id, household_of(connection.scope))
    return session


async def found_session(parts: Parts, connection: HTTPConnection) -> Session | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return await parts.find(Sessions).find(connection.cookies.get(cookie_name(parts.find(Settings))))
    session = await parts.find(Tokens).find(token.strip())
    if session is not None:
        parts.find(Bans).check_person(session.person.id)
    return session


def own_session_of(session: Annotated[Session | None, Depends(session_of)]) -> Session | None:
    """The session of a browser; raises `not_for_tokens` for a program, which plays and no more."""
    if session is not None and session.is_token:
        raise CovenError("not_for_tokens", "A token can't do that; sign in with login and password.")
    return session


async def signed_in(session: Annotated[Session | None, Depends(session_of)]) -> Session:
    """The session; raises `not_signed_in`."""
    if session is None:
        raise not_signed_in()
    return session


def not_signed_in() -> CovenError:
    return CovenError("not_signed_in", "Say who you are first: a name is enough.")


def person_of(session: Annotated[Session, Depends(signed_in)]) -> Person:
    return session.person


def my_lane(connection: HTTPConnection, me: Annotated[Person, Depends(person_of)]) -> Lane:
    """Where I wait for what takes long."""
    return lane_of(connection.scope, me.id)


def any_lane(connection: HTTPConnection, session: Annotated[Session | None, Depends(session_of)]) -> Lane:
    """Where whoever asks waits for what takes long, also somebody who has not said a name."""
    return lane_of(connection.scope, "" if session is None else session.person.id)


def own_signed_in(session: Annotated[Session, Depends(signed_in)]) -> Session:
    """The session of a browser; raises `not_signed_in`, `not_for_tokens`."""
    own_session_of(session)
    return session


def owner_of(session: Annotated[Session, Depends(own_signed_in)]) -> Person:
    return session.person


MaybeSession = Annotated[Session | None, Depends(session_of)]
MaybeOwnSession = Annotated[Session | None, Depends(own_session_of)]
OwnSession = Annotated[Session, Depends(own_signed_in)]
Me = Annotated[Person, Depends(person_of)]  # also by a token
AnyLane = Annotated[Lane, Depends(any_lane)]
MyLane = Annotated[Lane, Depends(my_lane)]
Mine = Annotated[int | None, Query(ge=0, le=11, description="which of my seats, if I have several")]
Owner = Annotated[Person, Depends(owner_of)]  # who may change the account
TheBans = Annotated[Bans, provided(Bans)]
TheSessions = Annotated[Sessions, provided(Sessions)]
TheTokens = Annotated[Tokens, provided(Tokens)]
