"""Web push: encrypted for one browser, signed by the server, off until somebody switches it on, and gone with the session."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from server.clients import Client, run, started
from server.people.test_webhooks import Receiver, receiving
from server.running import Server, serving
from server.subscribed import Browser, claims_of, packed, unpacked
from sqlalchemy import insert
from waiting import PATIENCE

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.features.calling.calls import Calls
from coven.server.features.push.caller import push_channel
from coven.server.features.push.encrypting import encrypted
from coven.server.features.push.subscriptions import MOST_EACH, Subscriptions
from coven.server.features.push.vapid import ORDER, Vapid, private_key
from coven.server.messages.notifying import PushRequest
from coven.server.settings import Settings
from coven.server.store.database import open_store
from coven.server.store.rows import people, sessions

AFTER = 60  # seconds, the default


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        tmp_path_factory.mktemp("push"),
        webhook_private=True,
        webhook_rate=1000,
        security_contact="mailto:host@example.org",
        abandon_after=1e9,
    ) as running:
        yield running


async def switch_on(person: Client, service: Receiver, language: str = "en") -> Browser:
    browser = Browser()
    answer = await person.request("PUT", "/me/push", json=browser.subscription(service.url, language))
    assert answer.status_code == 204, answer.text
    return browser


async def arrived(service: Receiver, count: int) -> tuple[dict[str, str], bytes]:
    """Waits for so many messages; returns the last."""
    async with asyncio.timeout(PATIENCE):
        while len(service.calls) < count:
            await asyncio.sleep(0.02)
    return service.calls[count - 1]


def rows(server: Server, query: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "coven.db")) as database:
        return list(database.execute(query))


async def noted(server: Server, person: Client) -> None:
    """Waits until a call waits for its time."""
    me = (await person.get("/people/me"))["id"]
    query = f"select 1 from push_calls join push_subscriptions on id = hook where person = '{me}' and due_at is not null"
    async with asyncio.timeout(PATIENCE):
        while not rows(server, query):
            await asyncio.sleep(0.02)


# --- what is sent -----------------------------------------------------------------------------------------------------------


def test_a_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    own = ec.derive_private_key(int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1())
    browser = Browser(
        ec.derive_private_key(int.from_bytes(unpacked("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")), ec.SECP256R1()),
        unpacked("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    text = b"When I grow up, I want to be a watermelon"
    body = encrypted(text, browser.public, browser.auth, salt=unpacked("DGv6ra1nlYgDCS1FRnbzlw"), own=own)
    assert packed(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4M"
        "qgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.decrypted(body) == text
    assert browser.decrypted(encrypted(text, browser.public, browser.auth, size=512)) == text


def test_the_key_of_a_server_is_made_from_its_own_and_stays() -> None:
    assert Vapid(b"a" * 32, None).public == Vapid(b"a" * 32, None).public != Vapid(b"b" * 32, None).public
    assert 0 < private_key(b"a" * 32).private_numbers().private_value < ORDER
    assert "sub" not in claims_of(Vapid(b"a" * 32, None).authorization("https://push.example/x"), Vapid(b"a" * 32, None).public)


def test_a_browser_is_told_in_its_language_where_and_nothing_else(telling: Server) -> None:
    async def story() -> None:
        async with receiving() as service:
            table, _, people, _ = await started(telling.url, 2)
            offered = await people[0].get("/me/push")
            assert offered["is_on"] is False, "nobody is told who has not asked for it"
            browser = await switch_on(people[0], service, "de")
            assert (await people[0].get("/me/push"))["is_on"] is True and not (await people[1].get("/me/push"))["is_on"]
            await noted(telling, people[0])
            assert not service.calls, "whoever is at the table plays before it is told"
            telling.turn(AFTER + 1)
            headers, body = await arrived(service, 1)
            assert json.loads(browser.decrypted(body)) == {"title": "Coven", "text": "Du bist an einem Tisch am Zug", "url": f"/t/{table}"}
            claims = claims_of(headers["authorization"], offered["key"])
            origin = service.url.removesuffix("/turn")
            assert claims["aud"] == origin and claims["sub"] == "mailto:host@example.org" and 0 < claims["exp"] - time() < 24 * 3600 + PATIENCE
            assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0 and len(headers["topic"]) <= 32
            assert table not in str(headers), "its service can't read which table it is"
            said = telling.lines.read_text()
            assert service.url not in said and "/turn" not in said, "where people are told is nobody's business"

    run(story())


def test_messages_of_games_that_differ_in_secrets_alone_are_alike(telling: Server) -> None:
    """Of different deals, after different moves, in every language: but for the table they are the same, and equally long."""

    async def story() -> None:
        texts, lengths = set(), set()
        for number in range(3):
            async with receiving() as service:
                table, _, people, sockets = await started(telling.url, 2)
                await sockets[1].play("a", sockets[1].moves[number % len(sockets[1].moves)]["text"])
                browser = await switch_on(people[0], service)
                await noted(telling, people[0])
                telling.turn(AFTER + 1)
                headers, body = await arrived(service, 1)
                texts.add(browser.decrypted(body).replace(table.encode(), b"TABLE"))
                lengths.add((len(body), len(headers["topic"])))
        async with receiving() as service:
            _, _, people, _ = await started(telling.url, 2)
            await switch_on(people[0], service, "nl")
            await noted(telling, people[0])
            telling.turn(AFTER + 1)
            headers, body = await arrived(service, 1)
            lengths.add((len(body), len(headers["topic"])))
        assert texts == {b'{"title":"Coven","text":"It is your turn at a table","url":"/t/TABLE"}'} and len(lengths) == 1

    run(story())


# --- whom, and how long -----------------------------------------------------------------------------------------------------


def test_who_has_moved_and_who_plays_live_is_not_told(telling: Server) -> None:
    async def story() -> None:
        async with receiving() as service, receiving() as other:
            _, _, people, sockets = await started(telling.url, 2)
            await switch_on(people[0], service)
            await noted(telling, people[0])
            await sockets[0].play("a", sockets[0].moves[0]["text"])
            await started_live(telling, people[0])
            table, _, more, _ = await started(telling.url, 2)
            browser = await switch_on(more[0], other)
            await noted(telling, more[0])
            telling.turn(AFTER + 1)
            assert json.loads(browser.decrypted((await arrived(other, 1))[1]))["url"] == f"/t/{table}"
            async with asyncio.timeout(PATIENCE):
                while rows(telling, "select 1 from push_calls where due_at is not null"):
                    await asyncio.sleep(0.02)
            assert not service.calls

    run(story())


async def started_live(server: Server, host: Client) -> None:
    made = await host.post("/tables", game="cauldron", seats=[{"kept_for": "me"}, {"kept_for": "bot"}], terms={"clock": {"per_move": 600}})
    await host.post(f"/tables/{made['id']}/start")


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(telling: Server, status: int) -> None:
    async def story() -> None:
        async with receiving() as service:
            service.status = status
            _, _, people, _ = await started(telling.url, 2)
            await switch_on(people[0], service)
            await noted(telling, people[0])
            telling.turn(AFTER + 1)
            await arrived(service, 1)
            async with asyncio.timeout(PATIENCE):
                while (await people[0].get("/me/push"))["is_on"]:
                    await asyncio.sleep(0.02)

    run(story())


def test_it_ends_by_one_click_with_the_session_and_with_the_person(telling: Server) -> None:
    async def story() -> None:
        async with receiving() as service:
            url = f"select 1 from push_subscriptions where url = '{service.url}'"
            anna, bela, carl = [await Client.guest(telling.url, name) for name in ("Anna", "Bela", "Carl")]
            await switch_on(anna, service)
            assert [each["url"] for each in (await anna.get("/people/me/export"))["push"]] == [service.url]
            assert (await anna.request("DELETE", "/me/push")).status_code == 204 and not rows(telling, url)
            await switch_on(anna, service)
            await switch_on(bela, service)
            assert not (await anna.get("/me/push"))["is_on"] and (await bela.get("/me/push"))["is_on"], "a browser tells one person"
            await bela.post("/people/sign-out")
            assert not rows(telling, url)
            await switch_on(carl, service)
            await carl.request("DELETE", "/people/me", json={})
            assert not rows(telling, url)

    run(story())


def test_a_person_has_so_many_browsers_and_none_whose_session_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        engine = await open_store(f"sqlite:///{tmp_path / 'log.db'}")
        session = {"person": "p", "device": "", "place": "", "created_at": 0.0, "seen_at": 0.0}
        ids = [f"s{number}" for number in range(MOST_EACH + 1)]
        async with engine.begin() as connection:
            await connection.execute(insert(people), [{"id": "p", "name": "P", "created_at": 0.0}])
            await connection.execute(
                insert(sessions), [{**session, "id": id, "digest": id, "expires_at": CLOCK.now() + 60 * (id != "s0")} for id in ids]
            )
        subscriptions = Subscriptions(engine)
        for id in [*ids[:MOST_EACH], "s0"]:  # again is the same
            await subscriptions.put("p", id, PushRequest.model_validate(Browser().subscription(f"https://8.8.8.8/{id}")), "home")
        with pytest.raises(CovenError) as refused:
            await subscriptions.put("p", ids[-1], PushRequest.model_validate(Browser().subscription("https://8.8.8.8/more")), "home")
        assert refused.value.code == "too_many"
        hooks = await Calls(engine, push_channel(Settings())).hooks()
        assert len(hooks["p"]) == MOST_EACH - 1 and await subscriptions.has("s1"), "all but the one whose session is over"
        await engine.dispose()

    asyncio.run(story())


# --- what is refused --------------------------------------------------------------------------------------------------------


def test_what_no_browser_gives_is_refused(server: Server) -> None:
    """And so is whatever is not a public https address."""

    async def story() -> None:
        anna, good = await Client.guest(server.url), Browser().subscription("https://8.8.8.8/push")
        for bad in (
            {"endpoint": "http://8.8.8.8/push"},
            {"endpoint": "https://127.0.0.1/push"},
            {"endpoint": "https://[fe80::1]/push"},
            {"endpoint": "https://me@8.8.8.8/push"},
            {"endpoint": "nowhere"},
            {"p256dh": packed(b"\x04" + b"\x01" * 64)},
            {"p256dh": packed(Browser().public[:64])},
            {"auth": "AAAA"},
            {"auth": ""},
        ):
            assert await anna.refused("PUT", "/me/push", json={**good, **bad}) == (400, "bad_subscription"), bad
        for malformed in ({"language": "fr"}, {"endpoint": "https://8.8.8.8/" + "x" * 1000}, {"p256dh": "\0"}, {"auth": "a" * 31}, {"more": 1}):
            assert await anna.refused("PUT", "/me/push", json={**good, **malformed}) == (422, "malformed"), malformed
            anna = await Client.guest(server.url)
        assert await Client(server.url).refused("GET", "/me/push") == (401, "not_signed_in")

    run(story())


def test_a_host_may_tell_no_browsers_and_asking_has_a_rate(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def story(server: Server) -> None:
        anna, given = await Client.guest(server.url), Browser().subscription("https://8.8.8.8/push")
        assert await anna.get("/me/push") == {"key": None, "is_on": False}
        assert await anna.refused("PUT", "/me/push", json=given) == (409, "no_push")

    async def quick(server: Server) -> None:
        anna, bad = await Client.guest(server.url), Browser().subscription("nowhere")
        answers = [await anna.refused("PUT", "/me/push", json=bad) for _ in range(11)]
        assert answers[:10] == [(400, "bad_subscription")] * 10 and answers[10] == (429, "too_many")

    with serving(tmp_path_factory.mktemp("none"), push=False) as server:
        run(story(server))
    with serving(tmp_path_factory.mktemp("rate"), webhook_rate=0.001) as server:
        run(quick(server))
