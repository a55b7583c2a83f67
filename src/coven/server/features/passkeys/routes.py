"""Passkeys over HTTP: make, list and remove one's own, sign in by one, confirm a session with one."""

import secrets
from typing import Annotated, Any

from fastapi import APIRouter

from coven.errors import CovenError
from coven.server.features.dependencies import RowId, provided
from coven.server.features.passkeys.ceremonies import bad_passkey, challenge_in, check_made, creation_options, request_options
from coven.server.features.passkeys.challenges import LASTS
from coven.server.features.passkeys.proving import TheProving
from coven.server.features.passkeys.second_factor import ThePasskeys, TheSecondFactor
from coven.server.features.people.access import MaybeOwnSession, Owner, OwnSession
from coven.server.features.people.accounts import People
from coven.server.features.people.person import check_name
from coven.server.features.people.signing_in import SigningIn, TheSigningIn
from coven.server.messages.http import PersonInfo
from coven.server.messages.passkeys import NewPasskey, PasskeyAnswer, PasskeyInfo, PasskeyOptionsRequest

COOKIE = "coven_passkey"
ThePeople = Annotated[People, provided(People)]
router = APIRouter(prefix="/people")


# --- one's own ----------------------------------------------------------------------------------------------------------


@router.post("/passkeys/make/options")
async def passkey_options(
    people: ThePeople, second: TheSecondFactor, proving: TheProving, signing_in: TheSigningIn, session: OwnSession, asked: PasskeyOptionsRequest
) -> dict[str, Any]:
    """What a browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`), for whoever knows the password."""
    signing_in.slow_down_owner(session)
    await people.check_password(session.person, asked.password, signing_in.own_lane(session))
    await second.check_change(session)
    known = await proving.passkeys.credentials_of(session.person.id, proving.site.host)
    return creation_options(proving.site, session.person, await proving.challenges.issue("make", session.id), known)


@router.post("/me/passkeys", status_code=201)
async def add_passkey(second: TheSecondFactor, proving: TheProving, session: OwnSession, asked: NewPasskey) -> PasskeyInfo:
    """Keeps a passkey that a browser has made. An admin's first one confirms the session in which it was made."""
    name, challenge = check_name(asked.name), challenge_in(asked.client_data)
    await second.check_change(session)
    if not await proving.challenges.use_up("make", session.id, challenge):
        raise bad_passkey()
    made = check_made(proving.site, challenge, asked)
    told = await proving.passkeys.add(session.person.id, proving.site.host, name, made)
    if not await proving.passkeys.is_confirmed(session.id):
        await proving.passkeys.confirm(session.id, told["id"])
    return PasskeyInfo.model_validate(told)


@router.get("/me/passkeys")
async def my_passkeys(passkeys: ThePasskeys, me: Owner) -> list[PasskeyInfo]:
    return [PasskeyInfo.model_validate(row) for row in await passkeys.of_person(me.id)]


@router.delete("/me/passkeys/{id}", status_code=204)
async def remove_passkey(passkeys: ThePasskeys, second: TheSecondFactor, session: OwnSession, id: RowId) -> None:
    """Nobody signs in by it any more; sessions go on until they are ended."""
    await second.check_change(session)
    if not await passkeys.remove(session.person.id, only=id):
        raise CovenError("no_such_passkey", "You have no such passkey.")


# --- signing in and confirming ------------------------------------------------------------------------------------------


@router.post("/passkeys/sign-in/options")
async def sign_in_options(proving: TheProving, signing_in: TheSigningIn, _: MaybeOwnSession) -> dict[str, Any]:
    """What a browser needs to sign in by any passkey it has for this site (`PublicKeyCredentialRequestOptionsJSON`): no login is asked."""
    signing_in.limits.sign_ins.check(f"passkey from {signing_in.household}")
    holder = secrets.token_urlsafe(24)
    secure = signing_in.settings.https
    signing_in.response.set_cookie(cookie_of(signing_in), holder, max_age=LASTS, path="/", httponly=True, samesite="strict", secure=secure)
    return request_options(proving.site, await proving.challenges.issue("sign_in", holder))


@router.post("/passkeys/sign-in")
async def sign_in_by_passkey(proving: TheProving, signing_in: TheSigningIn, session: MaybeOwnSession, asked: PasskeyAnswer) -> PersonInfo:
    """Signs in whoever the passkey belongs to; the new session is confirmed by it. Attempts are few for each address."""
    signing_in.limits.sign_ins.check(signing_in.household)
    key = await proving.proved("sign_in", signing_in.request.cookies.get(cookie_of(signing_in), ""), asked)
    begun = await signing_in.sessions.find(await signing_in.begin(key.person, instead_of=session))
    if begun is not None:
        await proving.passkeys.confirm(begun.id, key.id)
    secure = signing_in.settings.https
    signing_in.response.delete_cookie(cookie_of(signing_in), path="/", httponly=True, samesite="strict", secure=secure)
    return PersonInfo(id=key.person.id, name=key.person.name, login=key.person.login)


@router.post("/passkeys/confirm/options")
async def confirm_options(proving: TheProving, signing_in: TheSigningIn, session: OwnSession) -> dict[str, Any]:
    """The same for a session that is to be confirmed, by one of my passkeys."""
    signing_in.slow_down_owner(session)
    known = await proving.passkeys.credentials_of(session.person.id, proving.site.host)
    return request_options(proving.site, await proving.challenges.issue("confirm", session.id), known)


@router.post("/passkeys/confirm", status_code=204)
async def confirm(proving: TheProving, session: OwnSession, asked: PasskeyAnswer) -> None:
    """Confirms this session, for what asks for a second factor."""
    key = await proving.proved("confirm", session.id, asked)
    if key.person.id != session.person.id:
        raise bad_passkey()
    await proving.passkeys.confirm(session.id, key.id)


def cookie_of(signing_in: SigningIn) -> str:
    """The cookie that ties a challenge to the browser of somebody who is not signed in."""
    return f"__Host-{COOKIE}" if signing_in.settings.https else COOKIE
