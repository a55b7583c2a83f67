"""People over HTTP: come as a guest, make an account, sign in and out, look after one's sessions and data."""

from fastapi import APIRouter, Request, Response

from coven.errors import CovenError
from coven.server.commands.seating import Leave
from coven.server.messages.http import (
    AccountRequest,
    CodesRequest,
    GuestRequest,
    NewAccountInfo,
    PasswordRequest,
    PersonInfo,
    RecoveryRequest,
    SessionInfo,
    SignInRequest,
    TokenInfo,
    TokenMade,
    TokenRequest,
)
from coven.server.people.person import Person, check_name
from coven.server.server import Server
from coven.server.web.access import MaybeOwnSession, MaybeSession, Me, Owner, OwnSession, TheServer, clear_cookie, set_cookie
from coven.server.web.addresses import household_of

router = APIRouter(prefix="/people")


def person_info(person: Person) -> PersonInfo:
    return PersonInfo(id=person.id, name=person.name, login=person.login)


async def begin(server: Server, request: Request, response: Response, person: Person) -> None:
    """A new session: whatever token the browser had before is of no use any more. Raises `banned`."""
    server.bans.check_person(person.id)
    set_cookie(response, server, await server.sessions.begin(person.id, request.headers.get("user-agent", "unknown")))


@router.post("/guest", status_code=201)
async def come_as_guest(server: TheServer, session: MaybeOwnSession, request: Request, response: Response, asked: GuestRequest) -> PersonInfo:
    """A name is enough. Who is here already is only renamed."""
    if session is not None:
        return await rename(server, session.person, asked)
    server.guests.check(household_of(request.scope))
    person = await server.people.add_guest(asked.name)
    await begin(server, request, response, person)
    return person_info(person)


@router.get("/here")
async def who_is_here(session: MaybeSession) -> PersonInfo | None:
    """Who I am, or null for somebody who has not said a name yet: what a page asks first."""
    return None if session is None else person_info(session.person)


@router.get("/me")
async def who_am_i(me: Me) -> PersonInfo:
    return person_info(me)


@router.patch("/me")
async def rename(server: TheServer, me: Owner, asked: GuestRequest) -> PersonInfo:
    """A new name, for tables from now on."""
    await server.people.rename(me.id, asked.name)
    return PersonInfo(id=me.id, name=check_name(asked.name), login=me.login)


@router.post("/account", status_code=201)
async def make_account(server: TheServer, session: MaybeOwnSession, request: Request, response: Response, asked: AccountRequest) -> NewAccountInfo:
    """Makes an account; a guest keeps name and games. The session is a new one."""
    server.sign_ins.check(household_of(request.scope))
    person = session.person if session is not None else await server.people.add_guest(asked.name or asked.login)
    codes = await server.people.make_account(person, asked.login, asked.password)
    if session is not None:
        await server.sessions.end(person.id, only=session.id)
    await begin(server, request, response, person)
    return NewAccountInfo(person=PersonInfo(id=person.id, name=person.name, login=asked.login.lower()), recovery_codes=codes)


@router.post("/sign-in")
async def sign_in(server: TheServer, session: MaybeOwnSession, request: Request, response: Response, asked: SignInRequest) -> PersonInfo:
    """Attempts are few for each address and for each account."""
    slow_down(server, request, asked.login)
    person = await server.people.sign_in(asked.login, asked.password)
    await change_session(server, session, request, response, person)
    return person_info(person)


@router.post("/recover")
async def recover(server: TheServer, session: MaybeOwnSession, request: Request, response: Response, asked: RecoveryRequest) -> PersonInfo:
    """A new password by a recovery code, which is used up; all other sessions and all tokens end."""
    slow_down(server, request, asked.login)
    person = await server.people.recover(asked.login, asked.code, asked.password)
    await server.sessions.end(person.id)
    await server.tokens.revoke(person.id)
    await change_session(server, session, request, response, person)
    return person_info(person)


def slow_down(server: Server, request: Request, login: str) -> None:
    server.sign_ins.check(household_of(request.scope))
    server.sign_ins.check(f"account {login.lower()}")


async def change_session(server: Server, session: MaybeOwnSession, request: Request, response: Response, person: Person) -> None:
    if session is not None:
        await server.sessions.end(session.person.id, only=session.id)
    await begin(server, request, response, person)


@router.post("/sign-out", status_code=204)
async def sign_out(server: TheServer, session: OwnSession, response: Response) -> None:
    """Ends this session; a guest who signs out can't come back."""
    await server.sessions.end(session.person.id, only=session.id)
    clear_cookie(response, server)


@router.post("/me/password", status_code=204)
async def change_password(server: TheServer, session: OwnSession, request: Request, asked: PasswordRequest) -> None:
    """All other sessions and all tokens end."""
    slow_down(server, request, session.person.login or session.person.id)
    await server.people.change_password(session.person, asked.old, asked.new)
    await server.sessions.end(session.person.id, but=session.id)
    await server.tokens.revoke(session.person.id)


@router.post("/me/recovery-codes")
async def new_recovery_codes(server: TheServer, me: Owner, request: Request, asked: CodesRequest) -> list[str]:
    """New codes in place of all old ones; who only found a browser signed in does not get them."""
    slow_down(server, request, me.login or me.id)
    await server.people.check_password(me, asked.password)
    return await server.people.new_codes(me.id)


@router.get("/me/sessions")
async def my_sessions(server: TheServer, session: OwnSession) -> list[SessionInfo]:
    found = await server.sessions.of_person(session.person.id)
    return [SessionInfo.model_validate({**row, "is_this": row["id"] == session.id}) for row in found]


@router.delete("/me/sessions/{id}", status_code=204)
async def end_session(server: TheServer, me: Owner, id: str) -> None:
    if not await server.sessions.end(me.id, only=id):
        raise CovenError("no_such_session", "You have no such session.")


@router.delete("/me/sessions", status_code=204)
async def end_other_sessions(server: TheServer, session: OwnSession) -> None:
    """Ends all sessions but this one."""
    await server.sessions.end(session.person.id, but=session.id)


@router.post("/me/tokens", status_code=201)
async def make_token(server: TheServer, me: Owner, asked: TokenRequest) -> TokenMade:
    """A token with which a program plays for me; it is told once."""
    id, token = await server.tokens.make(me, check_name(asked.name))
    return TokenMade(id=id, token=token)


@router.get("/me/tokens")
async def my_tokens(server: TheServer, me: Owner) -> list[TokenInfo]:
    return [TokenInfo.model_validate(row) for row in await server.tokens.of_person(me.id)]


@router.delete("/me/tokens/{id}", status_code=204)
async def revoke_token(server: TheServer, me: Owner, id: str) -> None:
    """The program that uses it is cut off at once."""
    if not await server.tokens.revoke(me.id, only=id):
        raise CovenError("no_such_token", "You have no such token.")


@router.get("/me/export")
async def export(server: TheServer, me: Owner) -> dict[str, object]:
    """Everything kept about me."""
    return {**await server.own_data.export(me), "sessions": await server.sessions.of_person(me.id), "tokens": await server.tokens.of_person(me.id)}


@router.delete("/me", status_code=204)
async def delete_me(server: TheServer, me: Owner, response: Response) -> None:
    """Forgets me; bots play my seats on."""
    await server.own_data.forget_names(me.id)
    for table in await server.own_data.running_tables_of(me.id):
        desk = await server.desks.desk(table)
        desk.match.names.pop(me.id, None)
        await desk.do(Leave(me.id, for_good=True))
    await server.sessions.end(me.id)
    await server.tokens.revoke(me.id)
    await server.own_data.forget(me.id)
    server.desks.forget(me.id)
    server.bus.tell("forget", person=me.id)
    clear_cookie(response, server)
