"""Mail: only where the host sets a mail server, only to confirmed addresses, seldom, ended by one click, and nothing of the game."""

import asyncio
import contextlib
import re
import sqlite3
import ssl
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from server.clients import Client, Socket, run, started
from server.post_office import PostOffice, link_in, post_office
from server.running import Server, free_port, serving
from waiting import PATIENCE

from coven.errors import CovenError
from coven.server.features.mail.addresses import check_address
from coven.server.features.mail.letters import confirming_letter
from coven.server.features.mail.links import Links
from coven.server.features.mail.sending import NOT_SENT, Mailer
from coven.server.settings import Settings, read_settings

AFTER, EVERY = 1800, 6 * 3600  # seconds, the defaults
DAY = 24 * 3600
SITE = "https://games.example.org"
PORT = free_port()
POST: dict[str, Any] = {"mail_host": "127.0.0.1", "mail_port": PORT, "mail_security": "none", "mail_from": "coven@example.org", "site": SITE}


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    signed = {"mail_user": "coven", "mail_password": "kettle-and-broom"}
    with serving(tmp_path_factory.mktemp("mail"), **POST, **signed, mail_rate=1000, webhook_retry=0.05, abandon_after=1e9) as running:
        yield running


async def give(person: Client, address: str, language: str = "en") -> dict[str, Any]:
    answer = await person.request("PUT", "/me/mail", json={"address": address, "language": language})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def confirm(office: PostOffice, person: Client, address: str, language: str = "en") -> None:
    count = len(office.letters)
    assert await give(person, address, language) == {"is_offered": True, "address": address, "is_confirmed": False}
    token = link_in(await office.until(count + 1), "confirm-mail")
    assert (await Client(str(person.http.base_url).removesuffix("/api/v2/")).request("POST", "/mail/confirm", json={"token": token})).is_success
    assert (await person.get("/me/mail"))["is_confirmed"]


def rows(server: Server, query: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "coven.db")) as database:
        return list(database.execute(query))


async def until(server: Server, query: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not rows(server, query):
            await asyncio.sleep(0.02)


def waiting_calls(address: str) -> str:
    return f"select 1 from mail_calls join mail_addresses on id = hook where address = '{address}' and due_at is not null"


async def leave_page(sockets: list[Socket]) -> None:
    for socket in sockets:
        await socket.close()


# --- letters ----------------------------------------------------------------------------------------------------------------


def test_an_address_is_confirmed_and_then_written_to_when_its_owner_is_away(mailing: Server) -> None:
    async def story() -> None:
        async with post_office(PORT) as office:
            table, _, people, sockets = await started(mailing.url, 2)
            await give(people[0], "anna@example.org", "de")
            asked = await office.until(1)
            assert asked["To"] == "anna@example.org" and asked["Subject"] == "E-Mail, wenn du am Zug bist?" and SITE in asked.get_content()
            assert office.signed_in == ["\0coven\0kettle-and-broom"]
            mailing.turn(AFTER + 1)
            assert not rows(mailing, "select 1 from mail_calls"), "nobody is written to who has not confirmed"
            assert (await people[0].request("POST", "/mail/confirm", json={"token": link_in(asked, "confirm-mail")})).status_code == 204
            await until(mailing, waiting_calls("anna@example.org"))
            mailing.turn(AFTER + 1)
            await until(mailing, "select 1 from mail_calls where tries = 0 and due_at > asked_at + 1801")
            assert len(office.letters) == 1, "who looks at the table is not written to"
            await leave_page(sockets)
            mailing.turn(61)
            letter = await office.until(2)
            assert letter["Subject"] == "Du bist an einem Tisch am Zug" and f"{SITE}/games" in letter.get_content()
            assert letter["From"] == "Coven <coven@example.org>" and letter.get_content_type() == "text/plain"
            assert letter["Auto-Submitted"] == "auto-generated" and letter["Message-ID"].endswith("@games.example.org>")
            assert table not in letter.as_string() and "cauldron" not in letter.as_string().lower()
            said = mailing.lines.read_text()
            assert "anna@example.org" not in said and "kettle" not in said and link_in(letter, "stop-mail") not in said

    run(story())


def test_a_mail_ends_mails_by_one_click_without_signing_in(mailing: Server) -> None:
    async def story() -> None:
        async with post_office(PORT) as office:
            people = [await told(mailing, office, name) for name in ("one@example.org", "two@example.org", "three@example.org")]
            nobody = Client(mailing.url)
            for letter, person in people:
                assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                address = letter["List-Unsubscribe"].removeprefix(f"<{SITE}").removesuffix(">")
                opened = await nobody.request("GET", address.removeprefix("/api/v2"), follow_redirects=False)
                token = link_in(letter, "stop-mail")
                assert (opened.status_code, opened.headers["location"]) == (303, f"/stop-mail#{token}"), "looking at it ends nothing"
                assert (await person.get("/me/mail"))["is_confirmed"]
                for _ in range(2):  # a mail program may ask twice
                    form = {"content-type": "application/x-www-form-urlencoded"}
                    done = await nobody.http.post(f"{mailing.url}{address}", content="List-Unsubscribe=One-Click", headers=form)
                    assert done.status_code == 204
                assert await person.get("/me/mail") == {"is_offered": True, "address": None, "is_confirmed": False}
            assert not rows(mailing, "select 1 from mail_addresses where address like '%e@example.org' or address like 'two%'")

    run(story())


async def told(server: Server, office: PostOffice, address: str, language: str = "en", move: int | None = None) -> tuple[EmailMessage, Client]:
    """The letter to somebody who is away while it is their turn, and who they are."""
    _, _, people, sockets = await started(server.url, 2)
    if move is not None:
        await sockets[1].play("a", sockets[1].moves[move % len(sockets[1].moves)]["text"])
    await leave_page(sockets)
    await confirm(office, people[0], address, language)
    await until(server, waiting_calls(address))
    count = len(office.letters)
    server.turn(AFTER + 1)
    return await office.until(count + 1), people[0]


def test_letters_of_games_that_differ_in_secrets_alone_are_alike(mailing: Server) -> None:
    async def story() -> None:
        async with post_office(PORT) as office:
            letters = [await told(mailing, office, "same@example.org", move=number) for number in range(2)]
            assert len({plain(letter) for letter, _ in letters}) == 1
            for _, person in letters:
                await person.request("DELETE", "/me/mail")

    run(story())


def plain(letter: EmailMessage) -> str:
    """A letter without what is new in each: its date, its number, the signed links."""
    text = f"{sorted(set(letter.items()))} {letter.get_content()}"
    text = re.sub(r"(stop-mail#|token=)[\w.-]+", r"\1TOKEN", text)
    return re.sub(r"\('(Date|Message-ID)', '[^']*'\)", r"\1", text)


def test_about_one_table_somebody_is_written_to_once_in_some_hours(mailing: Server) -> None:
    async def story() -> None:
        async with post_office(PORT) as office:
            table, _, people, sockets = await started(mailing.url, 2)
            await sockets[0].close()
            await confirm(office, people[0], "often@example.org")
            await until(mailing, waiting_calls("often@example.org"))
            mailing.turn(AFTER + 1)
            await office.until(2)
            again = await people[0].sit(table)
            for socket in (again, sockets[1]):
                await socket.until(lambda each: each.moves)
                await socket.play("next", socket.moves[0]["text"])
            await again.until(lambda each: each.moves)
            await leave_page([again, sockets[1]])
            await until(mailing, waiting_calls("often@example.org"))
            mailing.turn(AFTER + 1)
            await until(mailing, f"{waiting_calls('often@example.org')} and due_at > asked_at + {EVERY} - 2 * {AFTER}")
            assert len(office.letters) == 2
            mailing.turn(EVERY)
            await office.until(3)
            await people[0].request("DELETE", "/me/mail")

    run(story())


def test_a_letter_that_was_not_taken_is_tried_again(mailing: Server) -> None:
    async def story() -> None:
        async with post_office(PORT) as office:
            _, _, people, sockets = await started(mailing.url, 2)
            await leave_page(sockets)
            await confirm(office, people[0], "later@example.org")
            await until(mailing, waiting_calls("later@example.org"))
            office.refuses = True
            mailing.turn(AFTER + 1)
            await until(mailing, f"{waiting_calls('later@example.org')} and tries > 0 and state = 'failed'")
            office.refuses = False
            mailing.turn(60)
            assert (await office.until(2))["To"] == "later@example.org"
            await people[0].request("DELETE", "/me/mail")

    run(story())


# --- addresses --------------------------------------------------------------------------------------------------------------


def test_an_address_is_told_forgotten_and_replaced(mailing: Server) -> None:
    async def story() -> None:
        async with post_office(PORT) as office:
            anna = await Client.guest(mailing.url)
            await confirm(office, anna, "old@example.org")
            assert (await give(anna, "old@example.org", "nl"))["is_confirmed"] and len(office.letters) == 1, "it is confirmed already"
            (kept,) = (await anna.get("/people/me/export"))["mail"]
            assert (kept["address"], kept["language"]) == ("old@example.org", "nl")
            await give(anna, "new@EXAMPLE.org")
            assert (await anna.get("/me/mail")) == {"is_offered": True, "address": "new@example.org", "is_confirmed": False}
            old, new = (link_in(office.letters[number], "confirm-mail") for number in (0, 1))
            assert await anna.refused("POST", "/mail/confirm", json={"token": old}) == (400, "bad_link"), "another has taken its place"
            mailing.turn(DAY + 1)
            assert await anna.refused("POST", "/mail/confirm", json={"token": new}) == (400, "bad_link"), "too late"
            assert (await anna.get("/me/mail"))["address"] is None
            async with asyncio.timeout(PATIENCE):
                while rows(mailing, "select 1 from mail_addresses where address = 'new@example.org'"):
                    await asyncio.sleep(0.02)  # every hour what was not confirmed in time is forgotten
            await confirm(office, anna, "gone@example.org")
            await anna.request("DELETE", "/people/me", json={})
            assert not rows(mailing, "select 1 from mail_addresses where address = 'gone@example.org'")

    run(story())


def test_nobody_can_be_flooded_with_letters_to_confirm(mailing: Server) -> None:
    """Of many people one address gets three in a day, also after a restart."""

    async def story() -> None:
        async with post_office(PORT) as office:
            for number in range(3):
                await give(await Client.guest(mailing.url), "victim@example.org" if number else "VICTIM@example.org")
            wanted = {"address": "victim@example.org", "language": "en"}
            assert await (await Client.guest(mailing.url)).refused("PUT", "/me/mail", json=wanted) == (429, "too_many")
            mailing.kill()
            mailing.start()
            assert await (await Client.guest(mailing.url)).refused("PUT", "/me/mail", json=wanted) == (429, "too_many")
            assert len(office.letters) == 3
            mailing.turn(DAY + 1)
            await give(await Client.guest(mailing.url), "victim@example.org")

    run(story())


def test_a_person_and_a_household_have_few_letters(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with post_office(PORT) as office:
            anna, bela = await Client.guest(server.url), await Client.guest(server.url, "Bela")
            for number in range(3):
                await give(anna, f"{number}@example.org")
            for person in (anna, bela):
                assert await person.refused("PUT", "/me/mail", json={"address": "4@example.org", "language": "en"}) == (429, "too_many")
            assert len(office.letters) == 3

    with serving(tmp_path, **POST) as server:
        run(story(server))


@pytest.mark.parametrize(
    "address",
    ["", "anna", "@example.org", "anna@", "anna@localhost", "an na@example.org", "anna@example.org\nBcc: all@example.org", "a@b@example.org"]
    + ["<anna@example.org>", "anna@example..org", "anna@-example.org", ".anna@example.org", "anna@example.org,bela@example.org"]
    + ["ä@example.org", "a" * 65 + "@example.org", "anna@example.org\0"],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(CovenError) as refused:
        check_address(address)
    assert refused.value.code == "bad_mail_address"
    assert check_address(" o'hara+coven@Mail.example.org ") == "o'hara+coven@mail.example.org"


def test_what_is_asked_wrongly_is_refused(mailing: Server, server: Server) -> None:
    async def story() -> None:
        anna, plain = await Client.guest(mailing.url), await Client.guest(server.url)
        good = {"address": "anna@example.org", "language": "en"}
        assert await plain.get("/me/mail") == {"is_offered": False, "address": None, "is_confirmed": False}
        assert await plain.refused("PUT", "/me/mail", json=good) == (409, "no_mail")
        assert await anna.refused("PUT", "/me/mail", json={**good, "address": "anna"}) == (400, "bad_mail_address")
        for bad in ({"language": "fr"}, {"address": "a" * 255}, {"more": 1}):
            assert await anna.refused("PUT", "/me/mail", json={**good, **bad}) == (422, "malformed")
        assert await anna.refused("PUT", "/me/mail", json=good) == (503, "mail_not_sent"), "the post office is closed"
        assert (await anna.get("/me/mail"))["address"] is None
        for method, path, more in (
            ("POST", "/mail/confirm", {"json": {"token": "x"}}),
            ("POST", "/mail/stop?token=x", {}),
            ("GET", "/mail/stop?token=x", {}),
        ):
            assert await anna.refused(method, path, **more) == (400, "bad_link")
        assert await anna.refused("POST", "/mail/confirm", json={"token": "x" * 301}) == (422, "malformed")
        assert await Client(mailing.url).refused("PUT", "/me/mail", json=good) == (401, "not_signed_in")

    run(story())


# --- the line to the mail server --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_letters_go_over_tls_and_only_to_whom_they_are_meant_for(security: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    certificate = made_certificate(tmp_path)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate)
    signed = {"mail_user": "coven", "mail_password": "kettle-and-broom"}
    mailer = Mailer(Settings(**{**POST, **signed, "mail_host": "localhost", "mail_security": security}))
    letter = confirming_letter(Links(b"key", SITE), "coven@example.org", "anna@example.org", "en", "id")

    async def story() -> None:
        async with post_office(PORT, tls, at_once=security == "tls") as office:
            with pytest.raises(NOT_SENT):
                await mailer.send(letter)
            assert not office.letters and not office.signed_in, "nobody vouches for this certificate"
            monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            await mailer.send(letter)
            assert office.went == [("FROM:<coven@example.org>", "TO:<anna@example.org>")] and office.signed_in
        mailer.close()

    asyncio.run(story())


def made_certificate(folder: Path) -> Path:
    """A certificate of localhost that vouches for itself, with its key."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    begins = datetime.now(UTC) - timedelta(days=1)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), begins, begins + timedelta(days=30))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = folder / "certificate.pem"
    file.write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + made.public_bytes(Encoding.PEM),
    )
    return file


# --- settings ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong, about",
    [
        ({"mail_from": None}, "mail_from"),
        ({"site": None}, "site"),
        ({"site": "games.example.org"}, "site"),
        ({"site": f"{SITE}/"}, "site"),
        ({"mail_from": "Coven <coven@example.org>"}, "mail_from"),
        ({"mail_from": "coven@example.org\nBcc: all@example.org"}, "mail_from"),
        ({"mail_user": "coven"}, "mail_password"),
        ({"mail_host": "mail.example.org", "mail_user": "coven", "mail_password": "kettle"}, "mail_security"),
        ({"mail_security": "some"}, "mail_security"),
        ({"mail_port": 0}, "mail_port"),
    ],
)
def test_settings_of_mail_are_checked_together(wrong: dict[str, Any], about: str) -> None:
    with pytest.raises(CovenError) as refused:
        read_settings(**{**POST, **wrong})
    assert refused.value.code == "bad_settings" and about in str(refused.value.details) and "kettle" not in str(refused.value.details)
    whole = read_settings(**{**POST, "mail_user": "coven", "mail_password": "kettle"})
    assert "kettle" not in repr(whole), "a password is not shown"
