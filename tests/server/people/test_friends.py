"""Friends by agreement: asked, accepted, declined without a word, removed, blocked; who is online, and invitations, among friends alone."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.acquaintances import befriended, delete, put, sat_together, table_of
from server.clients import BOT, FRIENDS, ME, PASSWORD, Client, account, run
from server.running import Server, serving
from sqlalchemy import insert

from coven.errors import CovenError
from coven.server.features.friends import stances
from coven.server.features.friends.stances import BLOCKED, NO, YES, between, friendship, say
from coven.server.store.database import open_store
from coven.server.store.rows import people as people_rows


async def names(person: Client) -> dict[str, list[str]]:
    return {kind: [each["name"] for each in listed] for kind, listed in (await person.get("/me/friends")).items()}


def test_how_two_stand_to_each_other() -> None:
    words = (None, YES, NO, BLOCKED)
    told = {(mine, theirs): friendship(mine, theirs) for mine in words for theirs in words}
    assert [pair for pair, kind in told.items() if kind == "friends"] == [(YES, YES)]
    assert [pair for pair, kind in told.items() if kind == "asks_me"] == [(None, YES)]
    assert {told[YES, theirs] for theirs in (None, NO, BLOCKED)} == {"asked"}, "nobody learns of a no"


def test_asking_accepting_and_removing(server: Server) -> None:
    async def story() -> None:
        anna, bela = await sat_together(server.url, "asks-anna", "asks-bela")
        assert (await put(anna, f"/me/friends/{bela.id}")) == {"friendship": "asked"}
        assert (await names(bela))["asks_me"] == ["Asks-Anna"] and (await names(anna))["asked"] == ["Asks-Bela"]
        assert (await bela.get(f"/profiles/{anna.id}"))["friendship"] == "asks_me"
        assert (await put(bela, f"/me/friends/{anna.id}")) == {"friendship": "friends"}
        for person, other in ((anna, "Asks-Bela"), (bela, "Asks-Anna")):
            assert await names(person) == {"friends": [other], "asks_me": [], "asked": [], "blocked": []}
        await delete(bela, f"/me/friends/{anna.id}")
        assert not any((await names(anna)).values()) and not any((await names(bela)).values())
        assert await bela.refused("DELETE", f"/me/friends/{anna.id}") == (404, "no_such_friend")
        await put(anna, f"/me/friends/{bela.id}")
        await delete(anna, f"/me/friends/{bela.id}")
        assert not any((await names(bela)).values()), "what was asked is withdrawn"

    run(story())


def test_nobody_learns_of_a_decline_and_it_lasts(server: Server) -> None:
    async def story() -> None:
        anna, bela = await sat_together(server.url, "decline-anna", "decline-bela")
        await put(anna, f"/me/friends/{bela.id}")
        paths = "/me/friends", f"/profiles/{bela.id}", "/me/tables", "/me/invitations", "/people/me"
        before = [(await anna.request("GET", path)).text for path in paths]
        await delete(bela, f"/me/friends/{anna.id}")
        assert [(await anna.request("GET", path)).text for path in paths] == before
        assert not any((await names(bela)).values())
        await delete(anna, f"/me/friends/{bela.id}")
        await put(anna, f"/me/friends/{bela.id}")
        assert (await names(anna))["asked"] == ["Decline-Bela"] and not any((await names(bela)).values()), "asking again does not nag"
        assert (await put(bela, f"/me/friends/{anna.id}")) == {"friendship": "friends"}, "who declined may think again"

    run(story())


def test_who_is_blocked_sees_nothing(server: Server) -> None:
    async def story() -> None:
        anna, bela = await sat_together(server.url, "block-anna", "block-bela")
        await befriended(anna, bela)
        await put(bela, f"/me/blocked/{anna.id}")
        assert (await names(bela))["blocked"] == ["Block-Anna"] and not any((await names(anna)).values())
        assert await anna.refused("GET", f"/profiles/{bela.id}") == (404, "no_such_person")
        assert await anna.refused("PUT", f"/me/friends/{bela.id}") == (404, "no_such_person")
        await delete(bela, f"/me/blocked/{anna.id}")
        assert await bela.refused("DELETE", f"/me/blocked/{anna.id}") == (404, "no_such_friend")
        assert (await put(anna, f"/me/friends/{bela.id}")) == {"friendship": "asked"}

    run(story())


def test_friends_are_for_accounts_and_for_people_one_has_met(server: Server) -> None:
    async def story() -> None:
        guest = await Client.guest(server.url, "Guest")
        (anna, _), (bela, _) = await account(server.url, "met-anna"), await account(server.url, "met-bela")
        for method, path in (("GET", "/me/friends"), ("PUT", f"/me/friends/{anna.id}"), ("PUT", f"/me/blocked/{anna.id}")):
            assert await guest.refused(method, path) == (409, "no_account")
            assert await Client(server.url).refused(method, path) == (401, "not_signed_in")
        for person in (bela.id, guest.id, anna.id, "nobody"):
            assert await anna.refused("PUT", f"/me/friends/{person}") == (404, "no_such_person")
            assert await anna.refused("PUT", f"/me/blocked/{person}") == (404, "no_such_person")
        token = (await anna.post("/people/me/tokens", name="bot", password=PASSWORD))["token"]
        program = {"authorization": f"Bearer {token}"}
        assert await Client(server.url).refused("GET", "/me/friends", headers=program) == (403, "not_for_tokens")

    run(story())


def test_lists_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(stances.MOST, YES, 2)

    async def bounded() -> None:
        engine = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'log.db'}")
        async with engine.begin() as connection:
            await connection.execute(insert(people_rows), [{"id": id, "name": id, "created_at": 0.0} for id in "abcd"])
            for other in "bcb":
                await say(connection, "a", other, YES)
            with pytest.raises(CovenError) as refused:
                await say(connection, "a", "d", YES)
            assert refused.value.code == "too_many" and refused.value.details == {"listed": 2}
            assert await between(connection, "a", "bd") == {"b": "asked", "d": "none"}
        await engine.dispose()

    asyncio.run(bounded())


def test_requests_are_bounded_in_time(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, bela = await sat_together(server.url, "often-anna", "often-bela")
        answers = [await anna.request("PUT", f"/me/friends/{bela.id}") for _ in range(40)]
        assert answers[-1].status_code == 429 and answers[-1].json()["details"]["limit"] == "friends"

    with serving(tmp_path, friend_rate=0.001) as server:
        run(story(server))


def test_being_online_is_told_to_friends_alone(server: Server) -> None:
    async def story() -> None:
        anna, bela, carl = await sat_together(server.url, "here-anna", "here-bela", "here-carl")
        await befriended(anna, bela)
        await put(carl, f"/me/friends/{anna.id}")
        assert [each["online"] for each in (await anna.get("/me/friends"))["friends"]] == [True]
        assert [each["online"] for each in (await anna.get("/me/friends"))["asks_me"]] == [False], "carl is here, and no friend"
        assert [each["online"] for each in (await carl.get("/me/friends"))["asked"]] == [False]
        assert "online" not in (await carl.request("GET", f"/profiles/{anna.id}")).text
        await put(bela, "/me/profile/settings", visible_to="known", shows_online=False)
        assert [each["online"] for each in (await anna.get("/me/friends"))["friends"]] == [False]
        await put(bela, "/me/profile/settings", visible_to="known", shows_online=True)
        await bela.post("/people/sign-out")
        assert [each["online"] for each in (await anna.get("/me/friends"))["friends"]] == [False], "gone"

    run(story())


def test_a_friend_is_invited_by_one_click_and_may_ignore_it(server: Server) -> None:
    async def story() -> None:
        anna, bela, carl = await sat_together(server.url, "invite-anna", "invite-bela", "invite-carl")
        await befriended(anna, bela)
        tables = [await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS, BOT]) for _ in range(2)]
        kept, ignored = (made["id"] for made in tables)
        assert await anna.refused("POST", f"/tables/{kept}/invitations/{carl.id}") == (403, "not_friends")
        assert await bela.refused("POST", f"/tables/{kept}/invitations/{anna.id}") == (404, "no_such_table")
        for table in (kept, ignored, kept):
            await anna.post(f"/tables/{table}/invitations/{bela.id}")
        told: list[dict[str, Any]] = await bela.get("/me/invitations")
        assert [(each["table"], each["invited_by"], each["names"][0]) for each in told] == [
            (id, "Invite-Anna", "Invite-Anna") for id in (ignored, kept)
        ]
        await delete(bela, f"/me/invitations/{ignored}")
        await anna.post(f"/tables/{ignored}/invitations/{bela.id}")
        assert [each["table"] for each in await bela.get("/me/invitations")] == [kept], "what is ignored stays ignored"
        assert await carl.refused("DELETE", f"/me/invitations/{kept}") == (404, "no_such_table") and await carl.get("/me/invitations") == []
        key = (await bela.get("/me/invitations"))[0]["key"]
        await bela.post(f"/tables/{kept}/join", key=key)
        assert await bela.get("/me/invitations") == [], "who sits there need not be told"
        await anna.post(f"/tables/{kept}/start")
        assert await anna.refused("POST", f"/tables/{kept}/invitations/{bela.id}") == (409, "not_open")
        last = await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS])
        await anna.post(f"/tables/{last['id']}/invitations/{bela.id}")
        await delete(bela, f"/me/friends/{anna.id}")
        assert await bela.get("/me/invitations") == [], "friends no more"

    run(story())


def test_export_tells_it_and_deleting_forgets_it(server: Server) -> None:
    async def story() -> None:
        anna, bela = await sat_together(server.url, "export-anna", "export-bela")
        await befriended(anna, bela)
        await put(anna, "/me/profile/settings", visible_to="nobody", shows_online=False)
        made = await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS])
        await anna.post(f"/tables/{made['id']}/invitations/{bela.id}")
        kept = await anna.get("/people/me/export")
        assert [(each["person"], each["stance"]) for each in kept["friends"]] == [(bela.id, "yes")]
        assert kept["profile"] == [{"visible_to": "nobody", "shows_online": False}]
        assert kept["asked_by"][0]["name"] == "Export-Bela" and kept["invitations"][0]["person"] == bela.id
        await put(bela, f"/me/blocked/{anna.id}")
        assert (await anna.get("/people/me/export"))["asked_by"] == [], "what others think is theirs"
        await delete(bela, f"/me/blocked/{anna.id}")
        await put(anna, f"/me/friends/{bela.id}")
        await put(bela, f"/me/friends/{anna.id}")
        assert (await anna.request("DELETE", "/people/me", json={"password": PASSWORD})).is_success
        rest = await bela.get("/people/me/export")
        assert rest["friends"] == rest["asked_by"] == rest["invitations"] == [] and not any((await names(bela)).values())

    run(story())


def test_sitting_at_a_table_is_enough_to_ask(server: Server) -> None:
    async def story() -> None:
        (anna, _), (bela, _) = await account(server.url, "sit-anna"), await account(server.url, "sit-bela")
        assert await anna.refused("PUT", f"/me/friends/{bela.id}") == (404, "no_such_person")
        table = await table_of([bela, anna])
        seats = await anna.get(f"/tables/{table}/profiles")
        assert seats == [{"seat": 0, "person": bela.id, "friendship": "none"}, {"seat": 1, "person": anna.id, "friendship": None}]
        assert (await put(anna, f"/me/friends/{bela.id}")) == {"friendship": "asked"}

    run(story())
