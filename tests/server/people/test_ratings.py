"""Ratings: by game and player count, for tables that want them; a game counts once, who leaves comes last, bots are unrated."""

import asyncio
import contextlib
import sqlite3
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from server.clients import FRIENDS, ME, PATIENCE, Client, Socket, play_out, run
from server.running import Server, serving
from sqlalchemy.exc import IntegrityError

from coven.server.films.endings import Ending, store
from coven.server.log.around import rating_changes, ratings
from coven.server.log.rows import people
from coven.server.log.store import open_store
from coven.server.ratings.rating import NEWCOMER, Skill, Standing, ranked, rated

RATED = {"rated": True, "undo": "none", "memory_aids": False}


def test_the_better_place_gains_and_equal_places_share() -> None:
    first, second, third = rated([NEWCOMER] * 3, [1, 2, 2])
    assert first.shown > NEWCOMER.shown == 1000 and second == third and second.mu < NEWCOMER.mu
    strong = Skill(35.0, 2.0)
    upset, expected = rated([NEWCOMER, strong], [1, 2]), rated([NEWCOMER, strong], [2, 1])
    assert strong.mu - upset[1].mu > expected[1].mu - strong.mu


def test_who_left_comes_last_of_all() -> None:
    assert ranked({0: 4, 1: 2, 2: 3}) == {0: 3, 1: 1, 2: 2}


# --- on a server ------------------------------------------------------------------------------------------------------------


async def rated_table(server: Server, players: int = 2) -> tuple[str, list[Client], list[Socket]]:
    """A rated table of people with accounts, begun."""
    people = [await Client.guest(server.url, f"Person {seat}") for seat in range(players)]
    for person in people:
        await person.post("/people/account", login=f"p{person.id.lower().replace('_', '.')}", password="correct horse battery")
    made = await people[0].post("/tables", game="cauldron", seats=[ME] + [FRIENDS] * (players - 1), terms=RATED)
    for person in people[1:]:
        await person.post(f"/tables/{made['id']}/join", key=made["key"])
    await people[0].post(f"/tables/{made['id']}/start")
    return made["id"], people, [await person.sit(made["id"]) for person in people]


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
        left, stayed = [await until_rated(person) for person in people]
        assert left["rating"] < 1000 <= stayed["rating"], "whatever the bot made of it"
        assert (await people[0].get("/me/ratings/cauldron", players=2))[0]["place"] == 2

    run(story())


def test_a_table_given_up_after_somebody_left_counts_for_who_stayed(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, people, sockets = await rated_table(server, 2)
        await people[0].post(f"/tables/{table}/leave")
        for socket in sockets:
            await socket.close()
        server.stop()
        server.settings.update(abandon_after=0.5, close_idle_after=0.2)
        server.start()
        left, stayed = [await until_rated(person) for person in people]
        assert left["rating"] < stayed["rating"]

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
        made = await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS], terms=RATED)
        assert await anna.refused("PUT", f"/tables/{made['id']}/seats/1", json={"plan": {"kept_for": "bot"}}) == (403, "no_bots")
        table, people, _ = await rated_table(server)
        assert await people[0].refused("POST", f"/tables/{table}/bot", json={}) == (403, "no_bots")
        assert await people[0].refused("GET", f"/tables/{table}/events") == (403, "no_memory_aids")

    run(story())


def test_guests_are_listed_once_they_have_an_account(server: Server) -> None:
    async def story() -> None:
        anna, bela = [await Client.guest(server.url, name) for name in ("Anna", "Bela")]
        made = await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS, FRIENDS, FRIENDS], terms=RATED)
        others = [bela, await Client.guest(server.url, "Carl"), await Client.guest(server.url, "Dora")]
        for person in others:
            await person.post(f"/tables/{made['id']}/join", key=made["key"])
        await anna.post(f"/tables/{made['id']}/start")
        await play_out([await person.sit(made["id"]) for person in (anna, *others)])
        await until_rated(anna)
        assert (await bela.get("/ratings/cauldron", players=4))["count"] == 0
        await bela.post("/people/account", login="bela-rated", password="correct horse battery")
        assert [each["name"] for each in (await anna.get("/ratings/cauldron", players=4))["people"]] == ["Bela"]
        assert await anna.refused("GET", "/ratings/chess?players=4") == (404, "unknown_game")

    run(story())


# --- in the database --------------------------------------------------------------------------------------------------------


def test_an_ending_stored_twice_counts_once(tmp_path: Path) -> None:
    standings = [Standing("a", "cauldron", 2, 1), Standing("b", "cauldron", 2, 2)]
    ending = Ending("game", 5.0, [], standings)

    async def story() -> None:
        engine = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'log.db'}")
        async with engine.begin() as connection:
            await connection.execute(people.insert(), [{"id": id, "name": id, "created_at": 0.0} for id in "ab"])

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
