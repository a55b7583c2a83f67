"""Passkeys: made by who knows the password, sign in without a login, and prove nothing to anybody else. With a device of our own."""

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.authenticator import PRESENT, Body, Device, cose_of, decoded, encoded
from server.clients import PASSWORD, Client, account, run
from server.running import Server, serving
from webauthn.helpers import decode_credential_public_key

from coven.errors import CovenError
from coven.server.features.passkeys.ceremonies import MadePasskey, check_signed
from coven.server.features.passkeys.challenges import LASTS, Challenges
from coven.server.features.passkeys.passkeys import MOST_EACH, Passkeys
from coven.server.features.passkeys.proving import NOBODYS_KEY, Proving
from coven.server.features.passkeys.site import Site
from coven.server.messages.passkeys import PasskeyAnswer
from coven.server.store.backup import back_up, restore
from coven.server.store.database import open_store
from coven.server.store.rows import people

MINE = "/people/me/passkeys"
SIGN_IN = "/people/passkeys/sign-in"
CONFIRM = "/people/passkeys/confirm"
MAKE = "/people/passkeys/make/options"
BAD = (401, "bad_passkey")


def named(client: Client) -> Client:
    """The same client at http://localhost, since an address of numbers has no passkeys."""
    client.http.headers["host"] = f"localhost:{client.http.base_url.port}"
    return client


def origin_of(server: Server) -> str:
    return f"http://localhost:{server.settings['port']}"


async def owner_of(server: Server, login: str) -> Client:
    client, _ = await account(server.url, login)
    return named(client)


async def make(client: Client, device: Device, name: str = "My phone", **changed: Any) -> Any:
    """A new passkey of somebody on a device; returns what the server tells of it."""
    options = await client.post(MAKE, password=PASSWORD)
    return await client.post(MINE, **device.make(options, name, **changed))


async def asked(client: Client, path: str = SIGN_IN) -> Body:
    options: Body = await client.post(f"{path}/options")
    return options


async def sign_in(server: Server, device: Device, **changed: Any) -> Client:
    client = named(Client(server.url))
    await client.post(SIGN_IN, **device.sign(await asked(client), **changed))
    return client


# --- as it should be ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["ES256", "EdDSA", "RS256"])
@pytest.mark.parametrize("counts", [True, False])
def test_a_passkey_signs_in_again_and_again(server: Server, kind: Any, counts: bool) -> None:
    async def story() -> None:
        login, device = f"{kind}-{counts}".lower(), Device(origin_of(server), kind, counts)
        owner = await owner_of(server, login)
        assert await owner.get(MINE) == []
        made = await make(owner, device)
        assert (made["name"], made["host"]) == ("My phone", "localhost") and await owner.get(MINE) == [made]
        for _ in range(3):
            again = await sign_in(server, device)
            assert (await again.get("/people/me"))["login"] == login
        assert (await owner.get(MINE))[0]["seen_at"] > made["seen_at"], "it is noted when it was last used"

    run(story())


def test_what_a_browser_is_asked_for(server: Server) -> None:
    """A passkey that is found without a login, after the device has verified its owner; not twice on one device."""

    async def story() -> None:
        owner, device = await owner_of(server, "options"), Device(origin_of(server))
        options = await owner.post(MAKE, password=PASSWORD)
        wanted = options["authenticatorSelection"]
        assert (wanted["residentKey"], wanted["userVerification"], options["attestation"]) == ("required", "required", "none")
        assert options["rp"]["id"] == "localhost" and options["user"]["name"] == "options" and options["excludeCredentials"] == []
        await owner.post(MINE, **device.make(options))
        again = await owner.post(MAKE, password=PASSWORD)
        assert [each["id"] for each in again["excludeCredentials"]] == [encoded(device.held[0].credential)]
        confirming = await asked(owner, CONFIRM)
        assert [each["id"] for each in confirming["allowCredentials"]] == [encoded(device.held[0].credential)]

    run(story())


def test_a_guest_who_signs_in_by_a_passkey_has_a_new_session(server: Server) -> None:
    async def story() -> None:
        owner, device = await owner_of(server, "from-guest"), Device(origin_of(server))
        await make(owner, device)
        guest = named(await Client.guest(server.url))
        before = guest.cookie
        await guest.post(SIGN_IN, **device.sign(await asked(guest)))
        assert (await guest.get("/people/me"))["login"] == "from-guest" and before not in guest.cookie
        assert "coven_passkey" not in guest.cookie, "what tied the challenge to the browser is gone"

    run(story())


def test_a_removed_passkey_signs_in_no_more(server: Server) -> None:
    async def story() -> None:
        owner, stranger = await owner_of(server, "remover"), await owner_of(server, "other-remover")
        device, other = Device(origin_of(server)), Device(origin_of(server))
        made, kept = await make(owner, device), await make(owner, other, "A key")
        client = named(Client(server.url))
        early = device.sign(await asked(client))
        assert await stranger.refused("DELETE", f"{MINE}/{made['id']}") == (404, "no_such_passkey")
        assert (await owner.request("DELETE", f"{MINE}/{made['id']}")).status_code == 204
        assert await client.refused("POST", SIGN_IN, json=early) == BAD, "also if it has answered before"
        assert await client.refused("POST", SIGN_IN, json=device.sign(await asked(client))) == BAD
        assert [each["id"] for each in await owner.get(MINE)] == [kept["id"]]
        await sign_in(server, other)

    run(story())


# --- what is refused --------------------------------------------------------------------------------------------------------


def test_a_passkey_is_for_who_knows_the_password_of_an_account(server: Server) -> None:
    async def story() -> None:
        owner, guest = await owner_of(server, "knows-it"), named(await Client.guest(server.url))
        assert await owner.refused("POST", MAKE, json={"password": "wrong password"}) == (401, "bad_sign_in")
        assert await owner.refused("POST", MAKE, json={}) == (422, "malformed")
        assert await guest.refused("POST", MAKE, json={"password": PASSWORD}) == (409, "no_account")
        assert await named(Client(server.url)).refused("GET", MINE) == (401, "not_signed_in")

    run(story())


WRONG_MAKING: dict[str, Body] = {
    "foreign origin": {"origin": "https://evil.example"},
    "another port": {"origin": "http://localhost:1"},
    "https for http": {"origin": "https://localhost"},
    "foreign host": {"host": "evil.example"},
    "another challenge": {"challenge": encoded(b"x" * 32)},
    "an answer to something else": {"type": "webauthn.get"},
    "in a frame of another page": {"framed": True},
}


@pytest.mark.parametrize("wrong", WRONG_MAKING)
def test_a_passkey_made_for_something_else_is_not_kept(server: Server, wrong: str) -> None:
    async def story() -> None:
        owner, device = await owner_of(server, f"making-{list(WRONG_MAKING).index(wrong)}"), Device(origin_of(server))
        options = await owner.post(MAKE, password=PASSWORD)
        assert await owner.refused("POST", MINE, json=device.make(options, **WRONG_MAKING[wrong])) == BAD
        device.held.clear()
        if not {"challenge", "framed"} & set(WRONG_MAKING[wrong]):  # of these the challenge is not even looked at
            assert await owner.refused("POST", MINE, json=device.make(options)) == BAD, "a challenge is used once, whatever came of it"
        assert await owner.get(MINE) == []

    run(story())


def test_a_device_that_verifies_nobody_is_not_enough(server: Server) -> None:
    async def story() -> None:
        owner, device = await owner_of(server, "unverified"), Device(origin_of(server))
        options = await owner.post(MAKE, password=PASSWORD)
        device.flags = PRESENT
        assert await owner.refused("POST", MINE, json=device.make(options)) == BAD
        device.flags, device.held = Device.flags, []
        await make(owner, device)
        client = named(Client(server.url))
        for flags in (PRESENT, 4, 0):
            device.flags = flags
            assert await client.refused("POST", SIGN_IN, json=device.sign(await asked(client))) == BAD, flags

    run(story())


def test_a_making_is_for_one_session_and_one_passkey(server: Server) -> None:
    async def story() -> None:
        owner, other = await owner_of(server, "one-session"), await owner_of(server, "not-this-one")
        device = Device(origin_of(server))
        options = await owner.post(MAKE, password=PASSWORD)
        assert await other.refused("POST", MINE, json=device.make(options)) == BAD, "somebody else's challenge"
        elsewhere = named(Client(server.url))
        await elsewhere.post("/people/sign-in", login="one-session", password=PASSWORD)
        assert await elsewhere.refused("POST", MINE, json=device.make(options)) == BAD, "a challenge of another session"
        body = device.make(options)
        await owner.post(MINE, **body)
        assert await owner.refused("POST", MINE, json=body) == BAD, "sent again"
        again = await other.post(MAKE, password=PASSWORD)
        theirs = device.make(again)
        theirs["credential"] = body["credential"]
        assert await other.refused("POST", MINE, json=theirs) == BAD, "what is signed has another id"

    run(story())


def test_a_credential_belongs_to_one_person(server: Server) -> None:
    """Otherwise who brings a credential id of somebody else's would take their passkey's place."""

    async def story() -> None:
        owner, thief = await owner_of(server, "first-owner"), await owner_of(server, "thief")
        device, copying = Device(origin_of(server)), Device(origin_of(server))
        await make(owner, device)
        options = await thief.post(MAKE, password=PASSWORD)
        body = copying.make(options)
        raw = decoded(body["attestation"]).replace(copying.held[0].credential, device.held[0].credential)
        body["attestation"], body["credential"] = encoded(raw), encoded(device.held[0].credential)
        assert await thief.refused("POST", MINE, json=body) == BAD
        assert (await (await sign_in(server, device)).get("/people/me"))["login"] == "first-owner"

    run(story())


WRONG_SIGNING: dict[str, Body] = {name: {**said, "type": "webauthn.get"} for name, said in WRONG_MAKING.items()}
WRONG_SIGNING["an answer to something else"] = {"type": "webauthn.create"}


@pytest.mark.parametrize("wrong", WRONG_SIGNING)
def test_a_passkey_that_signed_something_else_signs_nobody_in(server: Server, wrong: str) -> None:
    async def story() -> None:
        owner, device = await owner_of(server, f"signing-{list(WRONG_SIGNING).index(wrong)}"), Device(origin_of(server))
        await make(owner, device)
        client = named(Client(server.url))
        assert await client.refused("POST", SIGN_IN, json=device.sign(await asked(client), **WRONG_SIGNING[wrong])) == BAD
        assert await client.refused("GET", "/people/me") == (401, "not_signed_in")
        await sign_in(server, device)

    run(story())


def test_a_challenge_is_used_once_and_by_the_browser_that_asked(server: Server) -> None:
    async def story() -> None:
        owner, device = await owner_of(server, "replayed"), Device(origin_of(server))
        await make(owner, device)
        client, other = named(Client(server.url)), named(Client(server.url))
        await asked(other)
        answer = device.sign(await asked(client))
        assert await other.refused("POST", SIGN_IN, json=answer) == BAD, "caught on the way, sent by another browser"
        assert await named(Client(server.url)).refused("POST", SIGN_IN, json=answer) == BAD, "and by one that has never asked"
        cookie = httpx.Cookies(client.http.cookies)
        await client.post(SIGN_IN, **answer)
        client.http.cookies = cookie
        assert await client.refused("POST", SIGN_IN, json=answer) == BAD, "sent again, with the same cookie"
        options = await asked(client)
        spoiled = {**device.sign(options), "signature": encoded(b"x" * 70)}
        assert await client.refused("POST", SIGN_IN, json=spoiled) == BAD
        assert await client.refused("POST", SIGN_IN, json=device.sign(options)) == BAD, "an attempt uses it up"

    run(story())


def test_a_challenge_for_one_purpose_is_none_for_another(server: Server) -> None:
    async def story() -> None:
        owner, device = await owner_of(server, "purposes"), Device(origin_of(server))
        await make(owner, device)
        confirming, signing = await asked(owner, CONFIRM), await asked(owner)
        assert await owner.refused("POST", SIGN_IN, json=device.sign(confirming)) == BAD
        assert await owner.refused("POST", CONFIRM, json=device.sign(signing)) == BAD

    run(story())


def test_a_challenge_expires(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        owner, device = await owner_of(server, "too-late"), Device(origin_of(server))
        await make(owner, device)
        client = named(Client(server.url))
        options, making = await asked(client), await owner.post(MAKE, password=PASSWORD)
        server.turn(LASTS + 1)
        client.http.cookies.jar.clear_expired_cookies()
        assert await client.refused("POST", SIGN_IN, json=device.sign(options)) == BAD
        assert await owner.refused("POST", MINE, json=device.make(making)) == BAD
        device.held.pop()
        await sign_in(server, device)

    with serving(tmp_path) as server:
        run(story(server))
    with closing(sqlite3.connect(tmp_path / "data" / "coven.db")) as database:
        assert database.execute("select count(*) from passkey_challenges").fetchone() == (0,), "what has expired is not kept"


@pytest.mark.parametrize("counter", [0, 1, 2])
def test_a_counter_that_does_not_go_up_is_a_copy(server: Server, counter: int) -> None:
    """Somebody who has copied a device's secret is found out once both have been used."""

    async def story() -> None:
        owner, device = await owner_of(server, f"copied-{counter}"), Device(origin_of(server))
        await make(owner, device)
        await sign_in(server, device)
        await sign_in(server, device)
        client, device.counts, device.held[0].counter = named(Client(server.url)), False, counter
        assert await client.refused("POST", SIGN_IN, json=device.sign(await asked(client))) == BAD
        device.held[0].counter = 4_294_967_295
        await sign_in(server, device)

    run(story())


def test_another_persons_passkey_confirms_nothing(server: Server) -> None:
    async def story() -> None:
        owner, other = await owner_of(server, "mine"), await owner_of(server, "theirs")
        device, theirs = Device(origin_of(server)), Device(origin_of(server))
        await make(owner, device)
        await make(other, theirs)
        options = await asked(owner, CONFIRM)
        assert await owner.refused("POST", CONFIRM, json=theirs.sign(options, theirs.held[0])) == BAD
        handle = {"user_handle": encoded(device.held[0].owner)}
        forged = {**theirs.sign(await asked(owner), theirs.held[0]), **handle}
        assert await owner.refused("POST", SIGN_IN, json=forged) == BAD, "signed by one, in the name of another"
        swapped = {**theirs.sign(await asked(owner), theirs.held[0]), **handle, "credential": encoded(device.held[0].credential)}
        assert await owner.refused("POST", SIGN_IN, json=swapped) == BAD
        anonymous = {**device.sign(await asked(owner)), "user_handle": None}
        assert await owner.refused("POST", SIGN_IN, json=anonymous) == BAD, "who signs in is named by the device"

    run(story())


def test_a_banned_person_does_not_come_in_by_a_passkey(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        owner, device = await owner_of(server, "banned-owner"), Device(origin_of(server))
        await make(owner, device)
        with closing(sqlite3.connect(tmp_path / "data" / "coven.db")) as database, database:
            database.execute("insert into bans (id, person, reason, at) values ('b', ?, '', 0)", (owner.id,))
        server.turn(10)
        client = named(Client(server.url))
        assert await client.refused("POST", SIGN_IN, json=device.sign(await asked(client))) == (403, "banned")

    with serving(tmp_path) as server:
        run(story(server))


NONSENSE = [b"", b"\xff" * 40, b"{}", b"[" * 900, b"\x9b" + b"\xff" * 8, b"\x81" * 1000, b"\xbf" * 500, b'{"type":"webauthn.get","challenge":5}']


def test_nonsense_is_a_bad_passkey_and_no_fault(server: Server) -> None:
    """CBOR without end, JSON without sense, keys of no kind: the answer is always the same."""

    async def story() -> None:
        chance = random.Random(7)
        owner, device = await owner_of(server, "nonsense"), Device(origin_of(server))
        await make(owner, device)
        for data in [*NONSENSE, *(chance.randbytes(chance.randrange(1, 400)) for _ in range(20))]:
            body = device.make(await owner.post(MAKE, password=PASSWORD))
            device.held.pop()
            assert await owner.refused("POST", MINE, json={**body, "attestation": encoded(data)}) == BAD
            assert await owner.refused("POST", MINE, json={**body, "client_data": encoded(data)}) == BAD
            for part in ("authenticator_data", "signature", "client_data", "user_handle", "credential"):
                answer = device.sign(await asked(owner))
                short = data[:60] or b"x"
                assert await owner.refused("POST", SIGN_IN, json={**answer, part: encoded(short)}) == BAD, (part, data)
        assert await owner.refused("POST", SIGN_IN, json={**answer, "signature": "no base64!"}) == (422, "malformed")
        assert await owner.refused("POST", SIGN_IN, json={**answer, "signature": "A"}) == BAD

    run(story())
    assert '"level": "error"' not in server.lines.read_text()


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "[::1]:8000", "x_y.localhost:1"])
def test_where_no_browser_makes_passkeys_the_server_makes_none(server: Server, host: str) -> None:
    async def story() -> None:
        client = Client(server.url)
        assert await client.refused("POST", f"{SIGN_IN}/options", headers={"host": host}) == (409, "no_passkeys_here")

    run(story())


@pytest.mark.parametrize("host", ["games.example.org", "", "localhost.evil.example"])
def test_a_host_that_is_not_ours_gets_no_passkeys(server: Server, host: str) -> None:
    async def story() -> None:
        client = Client(server.url)
        _, code = await client.refused("POST", f"{SIGN_IN}/options", headers={"host": host})
        assert code == "unknown_host"

    run(story())


def test_without_https_a_name_gets_no_passkeys(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        client = Client(server.url)
        head = {"host": "games.example.org"}
        assert await client.refused("POST", f"{SIGN_IN}/options", headers=head) == (409, "no_passkeys_here")

    with serving(tmp_path, hosts=["games.example.org"]) as server:
        run(story(server))


def test_over_https_a_passkey_is_for_the_host_it_was_made_at(tmp_path: Path) -> None:
    """The origin is https, the host one of `hosts`, and a passkey of one host does not sign in at another."""

    async def story(server: Server) -> None:
        owner = Client(server.url)
        owner.http.headers["host"] = "games.example.org"
        made = await owner.post("/people/account", login="two-hosts", password=PASSWORD)
        owner.http.headers["cookie"] = await session_cookie(owner)
        assert made["person"]["login"] == "two-hosts"
        device = Device("https://games.example.org")
        assert (await make(owner, device))["host"] == "games.example.org"
        client = Client(server.url)
        for host, answer in (("games.example.org", 200), ("play.example.org", 401)):
            client.http.headers["host"], device.origin = host, f"https://{host}"
            asked_for = await client.request("POST", f"{SIGN_IN}/options")
            cookie = asked_for.headers["set-cookie"]
            assert cookie.startswith("__Host-coven_passkey=") and "Secure" in cookie and "HttpOnly" in cookie and "SameSite=strict" in cookie
            signed = device.sign(asked_for.json(), device.held[0])
            done = await client.request("POST", SIGN_IN, json=signed, headers={"cookie": cookie.partition(";")[0]})
            assert done.status_code == answer, done.text
        assert await client.refused("POST", f"{SIGN_IN}/options", headers={"host": "evil.example"}) == (421, "unknown_host")

    with serving(tmp_path, https=True, hosts=["games.example.org", "play.example.org"]) as server:
        run(story(server))


async def session_cookie(client: Client) -> str:
    """The cookie of a new session; one for https alone is not sent over the loopback by itself."""
    answer = await client.request("POST", "/people/sign-in", json={"login": "two-hosts", "password": PASSWORD})
    return answer.headers["set-cookie"].partition(";")[0]


# --- what nobody learns -----------------------------------------------------------------------------------------------------


def test_nobody_learns_which_accounts_have_passkeys(server: Server) -> None:
    """What a stranger is asked to sign names no account, and every wrong answer is answered alike, byte by byte."""

    async def story() -> None:
        owner, device = await owner_of(server, "secretive"), Device(origin_of(server))
        plain = await owner_of(server, "without-one")
        await make(owner, device)
        stranger = named(Client(server.url))
        options = [await asked(stranger) for _ in range(3)]
        assert len({json.dumps({**each, "challenge": ""}) for each in options}) == 1 and options[0]["allowCredentials"] == []
        assert len({each["challenge"] for each in options}) == 3
        unknown = Device(origin_of(server))
        unknown.make({"rp": {"id": "localhost"}, "user": {"id": encoded(owner.id.encode())}, "challenge": ""})
        wrong: list[Callable[[Body], Body]] = [
            unknown.sign,
            lambda options: {**device.sign(options), "signature": unknown.sign(options)["signature"]},
            lambda options: {**device.sign(options), "user_handle": encoded(plain.id.encode())},
            lambda options: device.sign(options, origin="https://evil.example"),
        ]
        answers = [(await stranger.request("POST", SIGN_IN, json=body(await asked(stranger)))).content for body in wrong]
        assert len(set(answers)) == 1
        tried = [{"login": login, "password": "wrong password"} for login in ("secretive", "without-one")]
        told = [(await stranger.request("POST", "/people/sign-in", json=body)).content for body in tried]
        assert told[0] == told[1], "nor does signing in by a password tell"

    run(story())


def test_a_passkey_there_is_not_is_checked_like_one_there_is(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that no clock tells which there are: a signature is checked for both."""
    checked: list[bytes] = []

    def check(site: Site, challenge: bytes, answer: PasskeyAnswer, public_key: bytes) -> int:
        checked.append(public_key)
        return check_signed(site, challenge, answer, public_key)

    async def story() -> None:
        engine = await open_store(address)
        site, device = Site("localhost", "http://localhost"), Device("http://localhost")
        proving = Proving(site, Passkeys(engine), Challenges(engine))
        async with engine.begin() as connection:
            await connection.execute(people.insert(), [{"id": "a", "name": "a", "login": "a", "created_at": 0.0}])
        for is_kept in (False, True):
            device.make({"rp": {"id": "localhost"}, "user": {"id": encoded(b"a")}, "challenge": ""})
            key = device.held[-1]
            if is_kept:
                await proving.passkeys.add("a", "localhost", "kept", MadePasskey(key.credential, cose_of(key.secret), 0))
            options = {"rpId": "localhost", "challenge": encoded(await proving.challenges.issue("sign_in", "browser"))}
            answer = PasskeyAnswer(**{**device.sign(options), "signature": encoded(b"x" * 70)})
            with pytest.raises(CovenError, match="does not fit"):
                await proving.proved("sign_in", "browser", answer)
        assert len(checked) == 2 and checked[0] == NOBODYS_KEY != checked[1]
        assert len(decode_credential_public_key(NOBODYS_KEY).x) == 32, "it is a key like others"
        await engine.dispose()

    monkeypatch.setattr("coven.server.features.passkeys.proving.check_signed", check)
    run(story())


def test_what_is_told_about_others_says_nothing_of_passkeys(server: Server) -> None:
    async def story() -> None:
        owner, device = await owner_of(server, "told-of"), Device(origin_of(server))
        before = await owner.get("/people/me")
        await make(owner, device, "Telltale")
        assert await owner.get("/people/me") == before == await owner.get("/people/here")

    run(story())


# --- limits and data --------------------------------------------------------------------------------------------------------


def test_attempts_are_few(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        client, device = named(Client(server.url)), Device(origin_of(server))
        codes = [(await client.request("POST", f"{SIGN_IN}/options")).status_code for _ in range(14)]
        assert codes[:10] == [200] * 10 and codes[-1] == 429, "nobody fills the database with challenges"
        device.make({"rp": {"id": "localhost"}, "user": {"id": ""}, "challenge": ""})
        answer = device.sign({"rpId": "localhost", "challenge": encoded(b"x" * 32)})
        codes = [(await client.request("POST", SIGN_IN, json=answer)).status_code for _ in range(14)]
        assert codes[:9] == [401] * 9 and codes[-1] == 429

    with serving(tmp_path, sign_in_rate=0.001) as server:
        run(story(server))


def test_passkeys_are_few_and_used_by_one_at_a_time(address: str) -> None:
    async def story() -> None:
        engine = await open_store(address)
        async with engine.begin() as connection:
            await connection.execute(people.insert(), [{"id": "a", "name": "a", "login": "a", "created_at": 0.0}])
        keys = Passkeys(engine)
        for number in range(MOST_EACH):
            await keys.add("a", "localhost", f"key {number}", MadePasskey(bytes([number]), b"key", 0))
        with pytest.raises(CovenError, match="too many passkeys"):
            await keys.add("a", "localhost", "one more", MadePasskey(b"more", b"key", 0))
        found = await keys.find(bytes([3]))
        assert found is not None and found.person.login == "a"
        await keys.note_used(found, 1)
        with pytest.raises(CovenError, match="does not fit"):
            await keys.note_used(found, 2)  # as it was before the first use: somebody else was quicker
        challenges = Challenges(engine)
        issued = await challenges.issue("confirm", "session")
        assert [await challenges.use_up("confirm", "session", issued) for _ in range(2)] == [True, False]
        await engine.dispose()

    run(story())


def test_passkeys_are_told_and_forgotten_with_their_owner(tmp_path: Path) -> None:
    device = Device("")

    async def story(server: Server) -> None:
        device.origin = origin_of(server)
        owner = await owner_of(server, "forgotten")
        await make(owner, device, "Rumpelkey")
        told = (await owner.get("/people/me/export"))["passkeys"]
        assert [(each["name"], each["host"]) for each in told] == [("Rumpelkey", "localhost")]
        assert (await owner.request("DELETE", "/people/me", json={"password": PASSWORD})).status_code == 204
        client = named(Client(server.url))
        assert await client.refused("POST", SIGN_IN, json=device.sign(await asked(client))) == BAD

    with serving(tmp_path) as server:
        run(story(server))
        server.stop()
    kept = b"".join(file.read_bytes() for file in (tmp_path / "data").glob("coven.db*"))
    assert b"Rumpelkey" not in kept and device.held[0].credential not in kept


def test_a_passkey_signs_in_after_a_backup_is_restored(tmp_path: Path) -> None:
    device, file = Device(""), tmp_path / "coven.backup"

    async def before(server: Server) -> None:
        device.origin = origin_of(server)
        await make(await owner_of(server, "restored"), device)
        await sign_in(server, device)

    async def after(server: Server) -> None:
        assert (await (await sign_in(server, device)).get("/people/me"))["login"] == "restored"

    with serving(tmp_path) as server:
        run(before(server))
        back_up(f"sqlite:///{tmp_path / 'data' / 'coven.db'}", tmp_path / "data", file, lambda *_: None)
        port = server.settings["port"]
    restore(file, f"sqlite:///{tmp_path / 'elsewhere' / 'coven.db'}", tmp_path / "elsewhere", lambda *_: None)
    with serving(tmp_path, data=str(tmp_path / "elsewhere"), port=port) as server:
        run(after(server))
