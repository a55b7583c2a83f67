"""Ratings: by game and player count, for tables that want them; a game counts once, who leaves comes last, bots are unrated."""

import asyncio
import contextlib
import sqlite3
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from server.clients import FRIENDS, ME, Client, Socket, play_out, run
from server.running import Server, serving
from server.yesterday import LONG
from sqlalchemy.exc import IntegrityError
from waiting import PATIENCE

from coven.server.features.ratings.rating import NEWCOMER, Skill, Standing, ranked, rated
from coven.server.features.ratings.weights import SAME_ADDRESS, against, weighted
from coven.server.features.results.endings import Ending, store
from coven.server.live.desks import SWEEP
from coven.server.store.database import open_store
from coven.server.store.rows import people, rated_seats, rating_changes, ratings

RATED = {"rated": True, "undo": "none", "memory_aids": False}


def test_the_better_place_gains_and_equal_places_share() -> None:
    first, second, third = rated([NEWCOMER] * 3, [1, 2, 2])
    assert first.shown > NEWCOMER.shown == 1000 and second == third and second.mu < NEWCOMER.mu
    strong = Skill(35.0, 2.0)
    upset, expected = rated([NEWCOMER, strong], [1, 2]), rated([NEWCOMER, strong], [2, 1])
    assert strong.mu - upset[1].mu > expected[1].mu - strong.mu


def test_who_left_comes_last_of_all() -> None:
    assert ranked({0: 4, 1: 2, 2: 3}) == {0: 3, 1: 1, 2: 2}


def test_only_those_who_played_can_be_won_against() -> None:
    stayed, left = Standing("a", "cauldron", 2, 1), Standing("b", "cauldron", 2, 2, stayed=False, played=False)
    assert (against(stayed, left), against(left, stayed)) == (0, 1), "leaving costs whoever leaves"
    assert against(stayed, replace(left, played=True)) == 1


# --- on a server ------------------------------------------------------------------------------------------------------------


async def with_account(person: Client) -> None:
    await person.post("/people/account", login=f"p{person.id.lower().replace('_', '.')}", password="correct horse battery")


async def rated_table(server: Server, players: int = 2) -> tuple[str, list[Client], list[Socket]]:
    """A rated table of people with accounts, begun."""
    people = [await Client.guest(server.url, f"Person {seat}") for seat in range(players)]
    for person in people:
        await with_account(person)
    made = await people[0].post("/tables", game="cauldron", seats=[ME] + [FRIENDS] * (players - 1), terms=RATED)
    for person in people[1:]:
        await person.post(f"/tables/{made['id']}/join", key=made["key"])
    await people[0].post(f"/tables/{made['id']}/start")
    return made["id"], people, [await person.sit(made["id"]) for person in people]


async def account_at(server: Server, address: str) -> Client:
    """Somebody with an account who comes from an address."""
    client = Client(server.url)
    client.http.headers["x-forwarded-for"] = address
    client.id = (await client.post("/people/guest", name="Somebody"))["id"]
    await with_account(client)
    return client


async def rated_game_of(host: Client, guest: Client) -> dict[str, tuple[int, int]]:
    """Plays a rated game to its end; the place and the rating of each afterwards, by person."""
    made = await host.post("/tables", game="cauldron", seats=[ME, FRIENDS], terms=RATED)
    await guest.post(f"/tables/{made['id']}/join", key=made["key"])
    await host.post(f"/tables/{made['id']}/start")
    sockets = [await person.sit(made["id"]) for person in (host, guest)]
    await play_out(sockets)
    places = sockets[0].table["outcome"]["places"]
    return {person.id: (place, (await until_rated(person))["rating"]) for person, place in zip((host, guest), places, strict=True)}


async def until_rated(person: Client, games: int = 1) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while not (found := await person.get("/me/ratings")) or found[0]["games"] < games:
            await asyncio.sleep(0.05)
    rating: dict[str, Any] = found[0]
    return rating


def test_a_rated_game_changes_ratings_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, people, sockets = await rated_table(server, 3)
        await play_out(sockets)
        mine = [await until_rated(person) for person in people]
        places = sockets[0].table["outcome"]["places"]
        best = places.index(1)
        for one, other in combinations(range(3), 2):
            gap = mine[one]["rating"] - mine[other]["rating"]
            assert (gap > 0, gap < 0) == (places[one] < places[other], places[one] > places[other]), "equal places, equal ratings"
        assert {(each["game"], each["players"], each["games"]) for each in mine} == {("cauldron", 3, 1)}
        board = await people[best].get("/ratings/cauldron", players=3)
        assert [each["rank"] for each in board["people"]] == [1, 2, 3] and board["people"][0]["is_me"]
        assert (await people[0].get("/ratings/cauldron", players=2))["people"] == []
        history = await people[best].get("/me/ratings/cauldron", players=3)
        assert [(each["table"], each["place"], each["before"], each["rating"]) for each in history] == [(table, 1, 1000, mine[best]["rating"])]
        server.kill()
        server.start()
        await people[0].get(f"/tables/{table}/replay")
        assert [await until_rated(person) for person in people] == mine

    with serving(tmp_path) as server:
        run(story(server))


def test_a_rated_game_of_two_accounts_from_one_address_counts_the_tenth(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        here, there = "192.0.2.7", "198.51.100.9"
        for addresses, share in (((here, here), SAME_ADDRESS), ((here, there), 1.0)):
            found = await rated_game_of(*[await account_at(server, address) for address in addresses])
            after = rated([NEWCOMER] * 2, [place for place, _ in found.values()])
            expected = [weighted(NEWCOMER, skill, share).shown for skill in after]
            assert [rating for _, rating in found.values()] == expected, addresses
            assert expected != [weighted(NEWCOMER, skill, 1.1 - share).shown for skill in after], "the address makes a difference"

    with serving(tmp_path, trusted_proxies=["127.0.0.1"]) as server:
        run(story(server))


def test_a_game_that_ended_with_the_process_is_rated_at_the_next_start(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, people, sockets = await rated_table(server)
        await play_out(sockets)
        await until_rated(people[0])
        server.kill()
        with contextlib.closing(sqlite3.connect(server.folder / "data" / "coven.db")) as database:
            for lost in ("films", "endings", "results", "rating_changes", "ratings"):
                database.execute(f"delete from {lost}")
            database.commit()
        server.start()
        assert (await until_rated(people[0]))["games"] == 1

    with serving(tmp_path) as server:
        run(story(server))


def test_who_leaves_is_rated_last_and_the_bot_is_not(server: Server) -> None:
    async def story() -> None:
        table, people, sockets = await rated_table(server, 2)
        await people[0].post(f"/tables/{table}/leave")
        await sockets[1].until(lambda each: each.table["seats"][0]["bot"])
        await play_out(sockets[1:])
        assert (await until_rated(people[0]))["rating"] < 1000, "whatever the bot made of it"
        assert await people[1].get("/me/ratings") == [], "a win over somebody who left at once is none"
        assert (await people[0].get("/me/ratings/cauldron", players=2))[0]["place"] == 2

    run(story())


def test_a_table_given_up_counts_for_who_left(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, people, sockets = await rated_table(server, 2)
        await people[0].post(f"/tables/{table}/leave")
        for socket in sockets:
            await socket.close()
        server.stop()
        server.start(later=LONG)
        server.turn(SWEEP)
        assert (await until_rated(people[0]))["rating"] < 1000
        assert await people[1].get("/me/ratings") == []

    with serving(tmp_path) as server:
        run(story(server))


@pytest.mark.parametrize(
    "change, fault",
    [
        ({"terms": {**RATED, "undo": "own"}}, "undo"),
        ({"terms": {**RATED, "memory_aids": True}}, "memory_aids"),
        ({"terms": {**RATED, "spectator_delay": 5}}, "spectator_delay"),
        ({"seats": [ME, {"kept_for": "bot"}]}, "seats"),
        ({"options": {"rounds": 3}}, "options"),
    ],
)
def test_what_can_not_be_rated(server: Server, change: dict[str, Any], fault: str) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        asked = {"game": "cauldron", "seats": [ME, FRIENDS], "terms": RATED, **change}
        answer = await anna.request("POST", "/tables", json=asked)
        assert (answer.status_code, answer.json()["code"], answer.json()["details"]["faults"]) == (400, "not_rated", [fault])

    run(story())


def test_no_bot_helps_at_a_rated_table(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        await with_account(anna)
        made = await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS], terms=RATED)
        assert await anna.refused("PUT", f"/tables/{made['id']}/seats/1", json={"plan": {"kept_for": "bot"}}) == (403, "no_bots")
        table, people, _ = await rated_table(server)
        assert await people[0].refused("POST", f"/tables/{table}/bot", json={}) == (403, "no_bots")
        assert await people[0].refused("GET", f"/tables/{table}/events") == (403, "no_memory_aids")

    run(story())


def test_guests_sit_at_no_rated_table(server: Server) -> None:
    async def story() -> None:
        anna, guest = [await Client.guest(server.url, name) for name in ("Anna", "Guest")]
        asked = {"game": "cauldron", "seats": [ME, FRIENDS], "terms": RATED}
        assert await anna.refused("POST", "/tables", json=asked) == (409, "no_account")
        await with_account(anna)
        made = await anna.post("/tables", **asked)
        assert await guest.refused("POST", f"/tables/{made['id']}/join", json={"key": made["key"]}) == (409, "no_account")
        await with_account(guest)
        await guest.post(f"/tables/{made['id']}/join", key=made["key"])
        assert await anna.refused("GET", "/ratings/chess?players=4") == (404, "unknown_game")

    run(story())


# --- in the database --------------------------------------------------------------------------------------------------------


def test_an_ending_stored_twice_counts_once(tmp_path: Path) -> None:
    standings = [Standing("a", "cauldron", 2, 1), Standing("b", "cauldron", 2, 2)]
    ending = Ending("game", 5.0, [], standings)

    async def story() -> None:
        engine = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'log.db'}")
        async with engine.begin() as connection:
            await connection.execute(people.insert(), [{"id": id, "name": id, "login": id, "created_at": 0.0} for id in "ab"])

        async def stored() -> None:
            async with engine.begin() as connection:
                await connection.run_sync(store, ending)

        done = await asyncio.gather(stored(), stored(), stored(), return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["IntegrityError", "IntegrityError", "NoneType"], IntegrityError
        async with engine.connect() as connection:
            assert sorted((await connection.execute(ratings.select())).mappings().all(), key=lambda row: row["person"])[0]["games"] == 1
            assert len((await connection.execute(rating_changes.select())).all()) == 2
        await engine.dispose()

    asyncio.run(story())


def test_the_same_few_opponents_and_the_same_address_count_for_little(tmp_path: Path) -> None:
    """Twelve wins in a row, as somebody has them who plays against an account of their own."""

    async def farmed(name: str, *, opponents: int, is_near: bool) -> int:
        engine = await open_store(f"sqlite+aiosqlite:///{tmp_path / name}.db")
        others = [f"o{number}" for number in range(opponents)]
        async with engine.begin() as connection:
            await connection.execute(people.insert(), [{"id": id, "name": id, "login": id, "created_at": 0.0} for id in ["me", *others]])
            for number in range(12):
                table, other = f"t{number}", others[number % opponents]
                places = [{"table_id": table, "person": id, "household": "home" if is_near else id} for id in ("me", other)]
                await connection.execute(rated_seats.insert(), places)
                standings = [Standing("me", "cauldron", 2, 1), Standing(other, "cauldron", 2, 2)]
                await connection.run_sync(store, Ending(table, float(number), [], standings))
            shown = (await connection.execute(ratings.select().where(ratings.c.person == "me"))).one().rating
            assert (await connection.execute(rated_seats.select())).all() == [], "no address is kept longer than it is needed"
        await engine.dispose()
        return int(shown)

    async def story() -> None:
        honest = await farmed("honest", opponents=12, is_near=False)
        same = await farmed("same", opponents=1, is_near=False)
        near = await farmed("near", opponents=12, is_near=True)
        both = await farmed("both", opponents=1, is_near=True)
        gains = [shown - NEWCOMER.shown for shown in (honest, same, near, both)]
        assert gains == [900, 403, 153, 53], "as docs/protocol.md has it"

    asyncio.run(story())
