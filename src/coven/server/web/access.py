"""Who is asking: the server, the session of the cookie or token, the person, the desk they may look at."""

import secrets
from typing import Annotated

from fastapi import Depends, Query, Response
from starlette.requests import HTTPConnection

from coven.errors import CovenError
from coven.server.desk.desk import Desk
from coven.server.lobby.desks import no_such_table
from coven.server.match.match import Match
from coven.server.people.person import Person
from coven.server.people.sessions import Session
from coven.server.server import Server

COOKIE = "coven_session"


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


async def session_of(connection: HTTPConnection) -> Session | None:
    """The session of a program's token if there is one, else of the browser's cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return await session_of_token(server_of(connection), token.strip())
    return await server_of(connection).sessions.find(connection.cookies.get(COOKIE))


async def session_of_token(server: Server, token: str) -> Session | None:
    """The session of a token; raises `banned`, for a token outlasts a ban."""
    session = await server.tokens.find(token)
    if session is not None:
        server.bans.check_person(session.person.id)
    return session


def own_session_of(session: Annotated[Session | None, Depends(session_of)]) -> Session | None:
    """The session of a browser; raises `not_for_tokens` for a program, which plays and no more."""
    if session is not None and session.is_token:
        raise CovenError("not_for_tokens", "A token can't do that; sign in with login and password.")
    return session


async def signed_in(session: Annotated[Session | None, Depends(session_of)]) -> Session:
    """The session; raises `not_signed_in`."""
    if session is None:
        raise CovenError("not_signed_in", "Say who you are first: a name is enough.")
    return session


def person_of(session: Annotated[Session, Depends(signed_in)]) -> Person:
    return session.person


def own_signed_in(session: Annotated[Session, Depends(signed_in)]) -> Session:
    """The session of a browser; raises `not_signed_in`, `not_for_tokens`."""
    own_session_of(session)
    return session


def owner_of(session: Annotated[Session, Depends(own_signed_in)]) -> Person:
    return session.person


TheServer = Annotated[Server, Depends(server_of)]
MaybeSession = Annotated[Session | None, Depends(session_of)]
MaybeOwnSession = Annotated[Session | None, Depends(own_session_of)]
OwnSession = Annotated[Session, Depends(own_signed_in)]
Me = Annotated[Person, Depends(person_of)]  # also by a token
Mine = Annotated[int | None, Query(ge=0, le=11, description="which of my seats, if I have several")]
Owner = Annotated[Person, Depends(owner_of)]  # who may change the account


async def desk_to_look_at(
    server: TheServer, session: MaybeSession, table: str, key: Annotated[str | None, Query(max_length=40, description="the key of the link")] = None
) -> Desk:
    """A desk the person may look at; for all others there is no such table."""
    desk = await server.desks.desk(table)
    if not may_look(desk.match, None if session is None else session.person.id, key):
        raise no_such_table()
    return desk


LookedAt = Annotated[Desk, Depends(desk_to_look_at)]


def may_look(match: Match, person: str | None, key: str | None) -> bool:
    """Whether somebody may know of a table: who sits there, who has the key, everybody if it is public or yesterday's daily table."""
    return match.created.public or has_key(match, key) or match.seat_of(person) is not None or is_expected(match, person) or is_told(match)


def has_key(match: Match, key: str | None) -> bool:
    return key is not None and secrets.compare_digest(key.encode(), match.created.key.encode())


def is_told(match: Match) -> bool:
    """Whether it is a finished game of a daily table whose day is over: everybody may read it."""
    return match.created.daily is not None and match.status == "over" and not match.is_sealed


def is_expected(match: Match, person: str | None) -> bool:
    return person is not None and any(chair.plan.person == person for chair in match.chairs)


def set_cookie(response: Response, server: Server, token: str) -> None:
    """Hands out a session: no script can read it, and no other site sends it."""
    response.set_cookie(COOKIE, token, max_age=server.sessions.seconds, path="/", httponly=True, samesite="lax", secure=server.settings.https)


def clear_cookie(response: Response, server: Server) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=server.settings.https)
