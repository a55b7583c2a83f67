"""Whole games of each title by two to six clients over sockets, every message checked against its schema."""

from typing import Any

import pytest
from server.clients import Client, play_out, run, started
from server.running import Server

import coven
from coven.table.files.record import read_lines

TITLES = ["witches", "wandering_towers", "broom_service"]
COUNTS = {title: [players for players in coven.game(title).players if players > 1] for title in TITLES}
SHORTER = {"witches": {"rounds": 2}}  # the same game, in less time
GAMES = [("cauldron", 2), ("cauldron", 4), *((title, players) for title in TITLES for players in COUNTS[title])]


@pytest.mark.parametrize("game, players", GAMES)
def test_a_whole_game(server: Server, game: str, players: int) -> None:
    run(whole_game(server.url, game, players, {}))


@pytest.mark.parametrize("game, players", [(title, players) for title in TITLES for players in (COUNTS[title][0], COUNTS[title][-1])])
def test_a_whole_game_on_postgresql_with_two_workers(two_workers: Server, game: str, players: int) -> None:
    run(whole_game(two_workers.url, game, players, SHORTER.get(game, {})))


async def whole_game(url: str, game: str, players: int, options: dict[str, Any]) -> None:
    """Played to the end by everybody at once; what was told is what the record, the replay and the list of events say."""
    table, key, people, sockets = await started(url, players, game, options=options)
    spectator = await (await Client.guest(url, "Spectator")).sit(table, game, key=key)
    await play_out(sockets)
    outcomes = [await socket.until(lambda told: told.table["outcome"]) for socket in [*sockets, spectator]]
    assert all(outcome == outcomes[0] for outcome in outcomes)
    record = read_lines((await people[0].request("GET", f"/tables/{table}/record")).text.split("\n"))
    assert coven.verify(record) == []
    replayed = await people[0].get(f"/tables/{table}/replay/{len(record.moves)}", seat=1)
    assert replayed["view"] == sockets[1].present["view"]  # type: ignore[index]
    seen = [event for message in sockets[0].told if message["type"] == "update" for event in message["events"]]
    all_events = (await people[0].get(f"/tables/{table}/events"))["events"]
    assert all_events[-len(seen) :] == seen


@pytest.mark.parametrize("game", TITLES)
def test_one_person_against_careful_bots(server: Server, game: str) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        made = await anna.post("/tables", game=game, seats=[{"kept_for": "me"}] + [{"kept_for": "bot", "bot": "careful"}] * 2)
        await anna.post(f"/tables/{made['id']}/start")
        socket = await anna.sit(made["id"], game)
        await play_out([socket], most=5)
        assert socket.table["status"] in ("playing", "over")

    run(story())
