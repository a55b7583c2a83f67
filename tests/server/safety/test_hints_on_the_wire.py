"""Hints where they are given: the same bytes at two games that differ only in what the seat cannot know, and not a word to anybody else.

Hints are given by simulations (`hint_simulations`), not by time, so they depend on nothing but what the seat knows.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

from server.clients import Client, Socket, gather, run
from server.running import Server, serving
from server.safety.test_secrecy_on_the_wire import first_difference, log_lines, plain, play_on, seen_by, settle
from waiting import PATIENCE

# By game and number of players: after how many moves what seat 0 can't know is swapped in one of the two; it is seat 0's turn then.
MOMENTS = {"cauldron 3": 0, "cauldron 2": 6, "witches 4": 0}


async def everything(server: Server) -> list[Any]:
    return [await at_one_moment(server, *moment.split()) for moment in MOMENTS]


async def at_one_moment(server: Server, game: str, seats: str) -> Any:
    """The hint that seat 0 is given, and what the others see, which shows that the games do differ."""
    table, key, people = await gather(server.url, int(seats), game, terms={"hints": "own"})
    await people[0].post(f"/tables/{table}/start")
    sockets = [await person.sit(table, game) for person in people]
    spectator, stranger = await Client.guest(server.url, "Spectator"), await Client.guest(server.url, "Stranger")
    watching = await spectator.sit(table, game, key=key)
    await play_on(sockets, MOMENTS[f"{game} {seats}"])
    assert sockets[0].moves, "it is seat 0's turn"
    before = [said_to(socket) for socket in (*sockets, watching)]
    told = await hint_bytes(people[0], table)
    await refused_to_others(table, key, people[1], sockets[1], spectator, stranger)
    await settle([*sockets, watching])
    assert [said_to(socket) for socket in (*sockets, watching)] == before, "nobody is told that somebody has asked"
    return f"{game} {seats}", plain(told, {table: "TABLE", key: "KEY", people[0].id: "PERSON"}), seen_by(sockets[1:])


def said_to(socket: Socket) -> list[str]:
    """All that a socket was told but the answers to its pings."""
    return [text for text, message in zip(socket.raw, socket.told, strict=True) if message["type"] != "pong"]


async def hint_bytes(person: Client, table: str) -> list[Any]:
    """The hint as it comes over the wire, looked at by GET until it is there, then asked for once more."""
    asked = await person.request("POST", f"/tables/{table}/hint")
    assert asked.status_code == 202, asked.text
    async with asyncio.timeout(PATIENCE):
        while (answer := await person.request("GET", f"/tables/{table}/hint")).json()["state"] == "running":
            await asyncio.sleep(0.1)
    assert answer.json()["state"] == "done" and answer.json()["result"]["moves"], answer.text
    again = await person.request("POST", f"/tables/{table}/hint")
    return [[each.status_code, each.text, {name: value for name, value in each.headers.items() if name != "date"}] for each in (answer, again)]


async def refused_to_others(table: str, key: str, other: Client, socket: Socket, spectator: Client, stranger: Client) -> None:
    """Nobody else gets the hint, or learns that there is one."""
    for method in ("POST", "GET"):
        if not socket.moves:
            assert (await other.refused(method, f"/tables/{table}/hint"))[1] == "not_to_act"
        assert (await other.refused(method, f"/tables/{table}/hint", params={"seat": 0}))[0] == 403
        assert await spectator.refused(method, f"/tables/{table}/hint", params={"key": key}) == (403, "not_seated")
        assert await stranger.refused(method, f"/tables/{table}/hint") == (404, "no_such_table")
    if socket.moves:
        assert await other.refused("GET", f"/tables/{table}/hint") == (404, "no_such_job")


def test_a_hint_is_the_same_bytes(tmp_path: Path) -> None:
    told, lines = [], []
    for name, seed in (("one", None), ("other", 12345)):
        (tmp_path / name).mkdir()
        wanted = json.dumps({"seed": seed, "moments": {name: (moves, 0) for name, moves in MOMENTS.items()}})
        with serving(tmp_path / name, {"COVEN_TEST_IMAGINE": wanted}, log_level="debug", hint_simulations=60, hint_rate=1000) as server:
            told.append(run(everything(server)))
        lines.append(set(log_lines(server)))  # how often one looks until it is there depends on the time
    for (moment, one, one_others), (_, other, other_others) in zip(*told, strict=True):
        assert first_difference(one, other) is None, moment
        assert one_others != other_others, f"{moment}: these two games are the same"
    assert lines[0] == lines[1]
