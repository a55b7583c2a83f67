"""People over HTTP: come as a guest, make an account, sign in and out, look after one's sessions and data."""

from fastapi import APIRouter, Request, Response

from coven.errors import CovenError
from coven.server.commands.seating import Leave
from coven.server.house import House
from coven.server.messages.asked import (
    AccountAsked,
    GuestAsked,
    NewAccountTold,
    PasswordAsked,
    PersonTold,
    RecoveryAsked,
    SessionTold,
    SignInAsked,
)
from coven.server.people.person import Person, check_name
from coven.server.web.edge import address_of
from coven.server.web.who import InHouse, MaybeSession, Me, OwnSession, clear_cookie, set_cookie

router = APIRouter(prefix="/people")


def told(person: Person) -> PersonTold:
    return PersonTold(id=person.id, name=person.name, login=person.login)


async def begin(house: House, request: Request, response: Response, person: Person) -> None:
    """A new session: whatever token the browser had before is of no use any more."""
    set_cookie(response, house, await house.sessions.begin(person.id, request.headers.get("user-agent", "unknown")))


@router.post("/guest", status_code=201)
async def come_as_guest(house: InHouse, session: MaybeSession, request: Request, response: Response, asked: GuestAsked) -> PersonTold:
    """A name is enough. Who is here already is only renamed."""
    if session is not None:
        return await rename(house, session.person, asked)
    house.guests.check(address_of(request.scope))
    person = await house.people.add_guest(asked.name)
    await begin(house, request, response, person)
    return told(person)


@router.get("/me")
async def who_am_i(me: Me) -> PersonTold:
    return told(me)


@router.patch("/me")
async def rename(house: InHouse, me: Me, asked: GuestAsked) -> PersonTold:
    """A new name, for tables from now on."""
    await house.people.rename(me.id, asked.name)
    return PersonTold(id=me.id, name=check_name(asked.name), login=me.login)


@router.post("/account", status_code=201)
async def make_account(house: InHouse, session: MaybeSession, request: Request, response: Response, asked: AccountAsked) -> NewAccountTold:
    """Makes an account; a guest keeps name and games. The session is a new one."""
    house.sign_ins.check(address_of(request.scope))
    person = session.person if session is not None else await house.people.add_guest(asked.name or asked.login)
    codes = await house.people.make_account(person, asked.login, asked.password)
    if session is not None:
        await house.sessions.end(person.id, only=session.id)
    await begin(house, request, response, person)
    return NewAccountTold(person=PersonTold(id=person.id, name=person.name, login=asked.login.lower()), recovery_codes=codes)


@router.post("/sign-in")
async def sign_in(house: InHouse, session: MaybeSession, request: Request, response: Response, asked: SignInAsked) -> PersonTold:
    """Attempts are few for each address and for each account."""
    slow_down(house, request, asked.login)
    person = await house.people.sign_in(asked.login, asked.password)
    await change_session(house, session, request, response, person)
    return told(person)


@router.post("/recover")
async def recover(house: InHouse, session: MaybeSession, request: Request, response: Response, asked: RecoveryAsked) -> PersonTold:
    """A new password by a recovery code, which is used up; all other sessions end."""
    slow_down(house, request, asked.login)
    person = await house.people.recover(asked.login, asked.code, asked.password)
    await house.sessions.end(person.id)
    await change_session(house, session, request, response, person)
    return told(person)


def slow_down(house: House, request: Request, login: str) -> None:
    house.sign_ins.check(address_of(request.scope))
    house.sign_ins.check(f"account {login.lower()}")


async def change_session(house: House, session: MaybeSession, request: Request, response: Response, person: Person) -> None:
    if session is not None:
        await house.sessions.end(session.person.id, only=session.id)
    await begin(house, request, response, person)


@router.post("/sign-out", status_code=204)
async def sign_out(house: InHouse, session: OwnSession, response: Response) -> None:
    """Ends this session; a guest who signs out can't come back."""
    await house.sessions.end(session.person.id, only=session.id)
    clear_cookie(response, house)


@router.post("/me/password", status_code=204)
async def change_password(house: InHouse, session: OwnSession, request: Request, asked: PasswordAsked) -> None:
    """All other sessions end."""
    slow_down(house, request, session.person.login or session.person.id)
    await house.people.change_password(session.person, asked.old, asked.new)
    await house.sessions.end(session.person.id, but=session.id)


@router.post("/me/recovery-codes")
async def new_recovery_codes(house: InHouse, me: Me) -> list[str]:
    """New codes in place of all old ones."""
    if me.login is None:
        raise CovenError("no_account", "Recovery codes belong to an account.")
    return await house.people.new_codes(me.id)


@router.get("/me/sessions")
async def my_sessions(house: InHouse, session: OwnSession) -> list[SessionTold]:
    found = await house.sessions.of_person(session.person.id)
    return [SessionTold.model_validate({**row, "is_this": row["id"] == session.id}) for row in found]


@router.delete("/me/sessions/{id}", status_code=204)
async def end_session(house: InHouse, me: Me, id: str) -> None:
    if not await house.sessions.end(me.id, only=id):
        raise CovenError("no_such_session", "You have no such session.")


@router.delete("/me/sessions", status_code=204)
async def end_other_sessions(house: InHouse, session: OwnSession) -> None:
    """Ends all sessions but this one."""
    await house.sessions.end(session.person.id, but=session.id)


@router.get("/me/export")
async def export(house: InHouse, me: Me) -> dict[str, object]:
    """Everything kept about me."""
    return {**await house.people.export(me), "sessions": await house.sessions.of_person(me.id)}


@router.delete("/me", status_code=204)
async def delete_me(house: InHouse, me: Me, response: Response) -> None:
    """Forgets me; bots play my seats on."""
    for table in await house.people.tables_of(me.id):
        desk = await house.hall.desk(table)
        desk.sitting.names.pop(me.id, None)
        await desk.do(Leave(me.id, for_good=True))
    await house.sessions.end(me.id)
    await house.people.delete(me.id)
    clear_cookie(response, house)
