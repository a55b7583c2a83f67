"""People over HTTP: come as a guest, make an account, sign in and out, look after one's sessions and data."""

from typing import Annotated

from fastapi import APIRouter, Query

from coven.errors import CovenError
from coven.server.features.dependencies import RowId, TheDesks, provided
from coven.server.features.people.access import MaybeOwnSession, MaybeSession, Me, Owner, OwnSession, TheSessions, TheTokens
from coven.server.features.people.accounts import People
from coven.server.features.people.failed_sign_ins import FailedSignIns
from coven.server.features.people.own_data import OwnData
from coven.server.features.people.person import Person, check_name
from coven.server.features.people.signing_in import TheSigningIn
from coven.server.live.commands.seating import Leave
from coven.server.messages.http import (
    AccountRequest,
    CodesRequest,
    FailedSignInsInfo,
    ForgetRequest,
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

TheFailedSignIns = Annotated[FailedSignIns, provided(FailedSignIns)]
TheOwnData = Annotated[OwnData, provided(OwnData)]
ThePeople = Annotated[People, provided(People)]
router = APIRouter(prefix="/people")


def person_info(person: Person) -> PersonInfo:
    return PersonInfo(id=person.id, name=person.name, login=person.login)


@router.post("/guest", status_code=201)
async def come_as_guest(people: ThePeople, desks: TheDesks, signing_in: TheSigningIn, session: MaybeOwnSession, asked: GuestRequest) -> PersonInfo:
    """A name is enough. Who is here already is only renamed."""
    if session is not None:
        return await rename(people, desks, session.person, asked)
    signing_in.limits.guests.check(signing_in.household)
    person = await people.add_guest(asked.name)
    await signing_in.begin(person)
    return person_info(person)


@router.get("/here")
async def who_is_here(signing_in: TheSigningIn, session: MaybeSession) -> PersonInfo | None:
    """Who I am, or null for somebody who has not said a name yet: what a page asks first."""
    if session is not None and not session.is_token:
        signing_in.note_place(session.person.login)
    return None if session is None else person_info(session.person)


@router.get("/me")
async def who_am_i(me: Me) -> PersonInfo:
    return person_info(me)


@router.patch("/me")
async def rename(people: ThePeople, desks: TheDesks, me: Owner, asked: GuestRequest) -> PersonInfo:
    """A new name, for tables from now on and for those that have not begun."""
    name = check_name(asked.name)
    if name != me.name:
        await people.rename(me.id, name)
        desks.rename(me.id, name)
    return PersonInfo(id=me.id, name=name, login=me.login)


@router.post("/account", status_code=201)
async def make_account(people: ThePeople, signing_in: TheSigningIn, session: MaybeOwnSession, asked: AccountRequest) -> NewAccountInfo:
    """Makes an account; a guest keeps name and games. The session is a new one."""
    signing_in.limits.sign_ins.check(signing_in.household)
    person = session.person if session is not None else await people.add_guest(asked.name or asked.login)
    codes = await people.make_account(person, asked.login, asked.password, signing_in.lane(asked.login))
    await signing_in.begin(person, instead_of=session)
    signing_in.note_place(asked.login.lower())
    return NewAccountInfo(person=PersonInfo(id=person.id, name=person.name, login=asked.login.lower()), recovery_codes=codes)


@router.post("/sign-in")
async def sign_in(people: ThePeople, signing_in: TheSigningIn, session: MaybeOwnSession, asked: SignInRequest) -> PersonInfo:
    """Attempts are few for each address."""
    await signing_in.slow_down(asked.login)
    person = await people.sign_in(asked.login, asked.password, signing_in.lane(asked.login))
    await signing_in.begin(person, instead_of=session)
    return person_info(person)


@router.post("/recover")
async def recover(people: ThePeople, tokens: TheTokens, signing_in: TheSigningIn, session: MaybeOwnSession, asked: RecoveryRequest) -> PersonInfo:
    """A new password by a recovery code, which is used up; all other sessions and all tokens end."""
    await signing_in.slow_down(asked.login)
    person = await people.recover(asked.login, asked.code, asked.password, signing_in.lane(asked.login))
    await signing_in.sessions.end(person.id)
    await tokens.revoke(person.id)
    await signing_in.begin(person, instead_of=session)
    return person_info(person)


@router.post("/sign-out", status_code=204)
async def sign_out(signing_in: TheSigningIn, session: OwnSession) -> None:
    """Ends this session; a guest who signs out can't come back."""
    await signing_in.sessions.end(session.person.id, only=session.id)
    signing_in.clear_cookie()


@router.post("/me/password", status_code=204)
async def change_password(people: ThePeople, tokens: TheTokens, signing_in: TheSigningIn, session: OwnSession, asked: PasswordRequest) -> None:
    """All other sessions and all tokens end."""
    signing_in.slow_down_owner(session)
    await people.change_password(session.person, asked.old, asked.new, signing_in.own_lane(session))
    await signing_in.sessions.end(session.person.id, but=session.id)
    await tokens.revoke(session.person.id)


@router.post("/me/recovery-codes")
async def new_recovery_codes(people: ThePeople, signing_in: TheSigningIn, session: OwnSession, asked: CodesRequest) -> list[str]:
    """New codes in place of all old ones; who only found a browser signed in does not get them."""
    signing_in.slow_down_owner(session)
    await people.check_password(session.person, asked.password, signing_in.own_lane(session))
    return await people.new_codes(session.person.id)


@router.get("/me/sessions")
async def my_sessions(sessions: TheSessions, session: OwnSession) -> list[SessionInfo]:
    found = await sessions.of_person(session.person.id)
    return [SessionInfo.model_validate({**row, "is_this": row["id"] == session.id}) for row in found]


@router.delete("/me/sessions/{id}", status_code=204)
async def end_session(sessions: TheSessions, me: Owner, id: RowId) -> None:
    if not await sessions.end(me.id, only=id):
        raise CovenError("no_such_session", "You have no such session.")


@router.delete("/me/sessions", status_code=204)
async def end_other_sessions(sessions: TheSessions, tokens: TheTokens, session: OwnSession) -> None:
    """Ends all sessions but this one, and all tokens."""
    await sessions.end(session.person.id, but=session.id)
    await tokens.revoke(session.person.id)


@router.get("/me/failed-sign-ins")
async def my_failed_sign_ins(failed: TheFailedSignIns, me: Owner) -> FailedSignInsInfo | None:
    """How often somebody failed to sign in to my account since I last said that I have read of it; null if nobody did."""
    return await failed.of_person(me.id)


@router.delete("/me/failed-sign-ins", status_code=204)
async def read_failed_sign_ins(failed: TheFailedSignIns, me: Owner, until: Annotated[float, Query(ge=0, allow_inf_nan=False)]) -> None:
    """I have read of them, `until` the last I was told of."""
    await failed.forget(me.id, until)


@router.post("/me/tokens", status_code=201)
async def make_token(people: ThePeople, tokens: TheTokens, signing_in: TheSigningIn, session: OwnSession, asked: TokenRequest) -> TokenMade:
    """A token with which a program plays for me; it is told once, and to nobody who only found a browser signed in."""
    signing_in.slow_down_owner(session)
    await people.check_password(session.person, asked.password, signing_in.own_lane(session))
    id, token = await tokens.make(session.person, check_name(asked.name), asked.days)
    return TokenMade(id=id, token=token)


@router.get("/me/tokens")
async def my_tokens(tokens: TheTokens, me: Owner) -> list[TokenInfo]:
    return [TokenInfo.model_validate(row) for row in await tokens.of_person(me.id)]


@router.delete("/me/tokens/{id}", status_code=204)
async def revoke_token(tokens: TheTokens, me: Owner, id: RowId) -> None:
    """The program that uses it is cut off at once."""
    if not await tokens.revoke(me.id, only=id):
        raise CovenError("no_such_token", "You have no such token.")


@router.get("/me/export")
async def export(sessions: TheSessions, tokens: TheTokens, own_data: TheOwnData, me: Owner) -> dict[str, object]:
    """Everything kept about me."""
    return {**await own_data.export(me), "sessions": await sessions.of_person(me.id), "tokens": await tokens.of_person(me.id)}


@router.delete("/me", status_code=204)
async def delete_me(
    people: ThePeople,
    own_data: TheOwnData,
    tokens: TheTokens,
    desks: TheDesks,
    signing_in: TheSigningIn,
    session: OwnSession,
    asked: ForgetRequest | None = None,
) -> None:
    """Forgets me, an account by its password; bots play my seats on."""
    me = session.person
    if me.login is not None:
        signing_in.slow_down_owner(session)
        await people.check_password(me, (asked.password if asked else None) or "", signing_in.own_lane(session))
    await own_data.forget_names(me.id)
    for table in await own_data.running_tables_of(me.id):
        desk = await desks.desk(table)
        desk.match.names.pop(me.id, None)
        await desk.do(Leave(me.id, for_good=True))
    await signing_in.sessions.end(me.id)
    await tokens.revoke(me.id)
    await own_data.forget(me.id)
    desks.forget(me.id)
    signing_in.clear_cookie()
