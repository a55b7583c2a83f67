"""Limits of one household, one person and one server: what is too much is refused, and others are not kept waiting."""

from pathlib import Path
from typing import Any

import pytest
from server.clients import ME, Client, run
from server.running import Server, serving

from coven.server.web.addresses import household

BOT = {"kept_for": "bot"}


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
    async def story(server: Server) -> None:
        people = [await Client.guest(server.url, f"Person {number}") for number in range(3)]
        seats = {"game": "cauldron", "seats": [ME, {"kept_for": "anyone"}], "public": True}
        made = [await person.post("/tables", **seats) for person in people[:2]]
        assert await people[2].refused("POST", "/tables", json=seats) == (503, "full")
        assert (await people[2].post(f"/tables/{made[0]['id']}/join"))["seat"] == 1, "who finds no room may sit with others"

    with serving(tmp_path, most_tables=2) as server:
        run(story(server))
