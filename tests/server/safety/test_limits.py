"""Limits of one household, one person and one server: what is too much is refused, and others are not kept waiting."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.attacking.scene import Guest
from server.clients import BOT, ME, Client, gather, run
from server.running import Server, serving
from waiting import MOMENT, PATIENCE

from coven.server.client_address import household

# --- by address -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "one, other, same",
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "testclient", True),
        ("a:b", "a:c", False),
    ],
)
def test_an_ipv6_network_is_one_household(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


async def guess(url: str, address: str, number: int) -> int:
    body = {"login": f"person{number}", "password": "wrong"}
    return (await Client(url).request("POST", "/people/sign-in", json=body, headers={"x-forwarded-for": address})).status_code


def test_who_has_a_whole_ipv6_network_guesses_no_more_often(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        codes = [await guess(server.url, f"2001:db8::{number:x}:1", number) for number in range(14)]
        assert codes[0] == 401 and codes[-1] == 429
        assert await guess(server.url, "2001:db8:0:1::1", 99) == 401, "another household"

    with serving(tmp_path, sign_in_rate=0.001, trusted_proxies=["127.0.0.1"]) as server:
        run(story(server))


def test_every_answer_of_the_api_says_how_many_requests_are_left(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        client = Client(server.url)
        first = await client.request("GET", "/nowhere")
        assert (first.status_code, first.headers["ratelimit-policy"], first.headers["ratelimit"]) == (404, '"requests";q=1;w=4', '"requests";r=0;t=4')
        async with asyncio.timeout(PATIENCE):
            while (last := await client.request("GET", "/games")).status_code != 429:
                assert last.headers["ratelimit"].startswith('"requests";r=0;t='), last.headers
        seconds = int(last.headers["retry-after"])
        assert 1 <= seconds <= 4 and last.headers["ratelimit"] == f'"requests";r=0;t={seconds}'
        assert last.headers["ratelimit-policy"] == '"requests";q=1;w=4' and last.json()["details"]["limit"] == "requests"

    with serving(tmp_path, request_rate=0.25) as server:
        run(story(server))


# --- by person --------------------------------------------------------------------------------------------------------------


async def until_refused(person: Client, path: str, body: dict[str, Any], most: int = 15) -> int:
    """How often a person may do something before it is too much."""
    for done in range(most):
        answer = await person.request("POST", path, json=body)
        if not answer.is_success:
            assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
            return done
    raise AssertionError(f"{path} has no limit")


@pytest.mark.parametrize(
    "setting, path, body",
    [
        ("table_rate", "/tables", {"game": "cauldron", "seats": [ME, BOT]}),
        ("webhook_rate", "/me/webhooks", {"url": "http://127.0.0.1:9/x"}),
    ],
)
def test_a_person_has_a_rate_and_others_have_their_own(tmp_path: Path, setting: str, path: str, body: dict[str, Any]) -> None:
    async def story(server: Server) -> None:
        anna, bela = await Client.guest(server.url), await Client.guest(server.url, "Bela")
        assert await until_refused(anna, path, body) == 10
        assert (await bela.request("POST", path, json=body)).status_code == 201

    with serving(tmp_path, webhook_private=True, most_webhooks=100, **{setting: 0.001}) as server:
        run(story(server))


def test_a_server_has_so_many_tables(tmp_path: Path) -> None:
    """What only bots play goes first, then what nobody looks at waits in the log; where people are, there is no room."""

    async def story(server: Server) -> None:
        people = [await Client.guest(server.url, f"Person {number}") for number in range(5)]
        seats = {"game": "cauldron", "seats": [ME, {"kept_for": "anyone"}], "public": True}

        async def status(table: str) -> str:
            return str((await people[0].get(f"/tables/{table}"))["status"])

        unseen = await people[0].post("/tables", **seats)
        alone = await people[1].post("/tables", **seats)
        await people[0].post(f"/tables/{alone['id']}/join")
        await people[1].post(f"/tables/{alone['id']}/start")
        third = await people[2].post("/tables", **seats)
        assert await status(alone["id"]) == "playing", "people play there"
        sockets = [await person.sit(table["id"]) for person, table in zip(people[1:3], (alone, third), strict=True)]
        full = await people[3].request("POST", "/tables", json=seats)
        assert (full.status_code, full.json()["code"], full.headers["retry-after"]) == (503, "full", "60")
        assert (await people[3].post(f"/tables/{third['id']}/join"))["seat"] == 1, "who finds no room may sit with others"
        await sockets[1].close()
        await people[4].post("/tables", **seats)
        assert [await status(table["id"]) for table in (unseen, third)] == ["open", "open"], "they are opened again from the log"

    with serving(tmp_path, most_tables=2) as server:
        run(story(server))


def test_what_only_bots_play_and_nobody_watches_goes_first(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, bela, carl = [await Client.guest(server.url, name) for name in ("Anna", "Bela", "Carl")]
        made = await anna.post("/tables", game="cauldron", seats=[ME, {"kept_for": "anyone"}], public=True)
        await bela.post(f"/tables/{made['id']}/join")
        await anna.post(f"/tables/{made['id']}/start")
        for person in (anna, bela):
            await person.post(f"/tables/{made['id']}/bot")
        await carl.post("/tables", game="cauldron", seats=[ME, {"kept_for": "anyone"}])
        assert (await carl.get(f"/tables/{made['id']}"))["status"] == "closed"

    with serving(tmp_path, most_tables=1, bot_pace_least=3000, bot_pace_most=3000) as server:
        run(story(server))


# --- by address and person: tables and sockets --------------------------------------------------------------------------------


def test_tables_count_by_person_and_by_address_however_many_there_were(tmp_path: Path) -> None:
    """All tables were once taken by guests of one address; and a person's limit saw only the newest hundred."""

    async def story(server: Server) -> None:
        guests = [await Client.guest(server.url, f"Guest {number}") for number in range(4)]
        seats = {"game": "cauldron", "seats": [{"kept_for": "friends"}, {"kept_for": "friends"}]}  # who opens it need not sit there

        async def made_by(guest: Client, address: str) -> list[int]:
            asked = [guest.request("POST", "/tables", json=seats, headers={"x-forwarded-for": address}) for _ in range(4)]
            return [(await each).status_code for each in asked]

        assert await made_by(guests[0], "192.0.2.1") == [201, 201, 201, 429], "a person has three"
        assert await made_by(guests[1], "192.0.2.1") == [201, 201, 429, 429], "an address has five"
        assert await made_by(guests[2], "192.0.2.9") == [201, 201, 201, 429], "another has its own"

    with serving(tmp_path, most_tables_each=3, most_tables_address=5, trusted_proxies=["127.0.0.1"]) as server:
        run(story(server))


def test_who_asks_for_many_tables_at_once_gets_no_more(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = await Client.guest(server.url)
        seats = {"game": "cauldron", "seats": [{"kept_for": "friends"}, {"kept_for": "friends"}]}
        answers = await asyncio.gather(*(anna.request("POST", "/tables", json=seats) for _ in range(12)))
        assert sorted({answer.status_code for answer in answers}) == [201, 429]
        assert sum(answer.is_success for answer in answers) <= 3
        while (await anna.request("POST", "/tables", json=seats)).is_success:
            pass
        answers = await asyncio.gather(*(anna.request("POST", "/tables", json=seats) for _ in range(3)))
        assert {answer.status_code for answer in answers} == {429}

    with serving(tmp_path, most_tables_each=3) as server:
        run(story(server))


def test_a_person_sits_at_so_many_tables_whoever_opened_them(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, bela = await Client.guest(server.url), await Client.guest(server.url, "Bela")
        seats = {"game": "cauldron", "seats": [{"kept_for": "anyone"}, {"kept_for": "anyone"}], "public": True}
        hosts = [await Client.guest(server.url, f"Host {number}") for number in range(2)]
        made = [await host.post("/tables", **seats) for host in hosts for _ in range(2)]
        codes = [(await anna.request("POST", f"/tables/{each['id']}/join", json={})).status_code for each in made]
        assert codes == [200, 200, 429, 429]
        assert (await anna.request("POST", f"/tables/{made[0]['id']}/join", json={})).status_code == 200, "she sits there already"
        assert (await bela.request("POST", f"/tables/{made[2]['id']}/join", json={})).status_code == 200, "others have their own"
        await anna.post(f"/tables/{made[0]['id']}/leave")
        async with asyncio.timeout(PATIENCE):
            while not (await anna.request("POST", f"/tables/{made[2]['id']}/join", json={})).is_success:
                await asyncio.sleep(MOMENT)  # lists follow what happened

    with serving(tmp_path, most_tables_each=2) as server:
        run(story(server))


def test_who_looks_at_one_table_after_the_other_keeps_few_of_them_open(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = await Client.guest(server.url)
        seats = {"game": "cauldron", "seats": [ME, {"kept_for": "anyone"}], "public": True}
        made = [(await anna.post("/tables", **seats))["id"] for _ in range(8)]
        for table in made:
            server.turn(60)
            assert (await anna.get(f"/tables/{table}"))["status"] == "open"
        metrics = (await anna.http.get(server.url + "/metrics")).text
        assert "coven_desks 2.0" in metrics

    with serving(tmp_path, most_tables=2) as server:
        run(story(server))


async def refused_at(guest: Client, table: str) -> str | None:
    """Why a socket was not let in; None if it was."""
    socket = await guest.open(table)
    await socket.say(type="hello", last=None)
    await socket.until(lambda each: each.told)
    return None if socket.told[0]["type"] == "welcome" else str(socket.told[0]["code"])


def test_sockets_count_by_person_and_who_has_a_seat_gets_in(tmp_path: Path) -> None:
    """Eight guests once held most of all sockets, and then a player could not reach his own table."""

    async def story(server: Server) -> None:
        table, _, people = await gather(server.url, 2, public=True)
        guests = [await Client.guest(server.url, f"Guest {number}") for number in range(3)]
        assert [await refused_at(guests[0], table) for _ in range(3)] == [None, None, "too_many"], "a person has two"
        assert [await refused_at(guests[1], table) for _ in range(2)] == [None, "full"], "and there are three in all"
        assert await refused_at(guests[2], table) == "full"
        assert [await refused_at(person, table) for person in people] == [None, None], "who has a seat gets in"

    with serving(tmp_path, most_sockets=3, most_sockets_each=2) as server:
        run(story(server))


def test_sockets_count_by_address(tmp_path: Path) -> None:
    """Guests of one address take no place of others, and none of somebody at the same address who has a seat."""

    async def story(server: Server) -> None:
        crowd, other = [await Guest.come(server.url, "127.9.0.1") for _ in range(4)], await Guest.come(server.url, "127.9.0.2")
        table: str = (await crowd[0].post("/tables", game="cauldron", seats=[ME, BOT], public=True))["id"]
        assert [await refused_at(guest, table) for guest in crowd[1:]] == [None, None, "full"]
        assert await refused_at(other, table) is None, "from elsewhere"
        assert await refused_at(crowd[0], table) is None, "who has a seat there"

    with serving(tmp_path, most_sockets_address=2) as server:
        run(story(server))


def test_who_has_a_seat_takes_the_place_of_who_has_none(tmp_path: Path) -> None:
    """Sockets that say nothing, or look on, once shut a player out when there were twice too many."""

    async def story(server: Server) -> None:
        table, _, people = await gather(server.url, 2, public=True)
        guests = [await Client.guest(server.url, f"Guest {number}") for number in range(4)]
        looking = await guests[0].sit(table)
        silent = [await guest.open(table) for guest in guests]  # these never say hello
        await until_sockets(people[0], 4)
        seated = [await person.sit(table) for person in people]
        assert [socket.told[0]["type"] for socket in seated] == ["welcome", "welcome"]
        for socket in (silent[1], silent[2]):
            await socket.until(lambda each: each.closed or each.told)
        assert looking.closed is None, "who says nothing goes first"

    with serving(tmp_path, most_sockets=2) as server:
        run(story(server))


async def until_sockets(person: Client, count: int) -> None:
    """Waits until the server has so many sockets."""
    async with asyncio.timeout(PATIENCE):
        while f"coven_sockets {count}.0" not in (await person.http.get(person.url + "/metrics")).text:
            await asyncio.sleep(MOMENT)
