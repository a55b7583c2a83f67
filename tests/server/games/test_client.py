"""The client for bot-writers, against a real server: whole games, lines that break, servers that restart, seats that bots have taken."""

import asyncio
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from server.clients import PASSWORD, account, run
from server.clients import Client as Browser
from server.running import ROOT, Server, serving
from waiting import PATIENCE

from coven.client import AsyncClient, Client, Question, Seat
from coven.errors import CovenError

EXAMPLE = ROOT / "examples" / "bot.py"


def start_example(server: Server, table: str, key: str, token: str | None) -> "subprocess.Popen[str]":
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **({"COVEN_TOKEN": token} if token else {})}
    return subprocess.Popen([sys.executable, str(EXAMPLE), server.url, table, key], env=environment, stdout=subprocess.PIPE, text=True)


def test_the_example_is_twenty_lines() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 20


@pytest.mark.parametrize("game", ["witches", "wandering_towers", "broom_service"])
def test_the_example_plays_a_game_to_its_end(server: Server, game: str) -> None:
    async def story() -> None:
        owner, _ = await account(server.url, f"writer-{game[:8]}")
        token = (await owner.post("/people/me/tokens", name="example", password=PASSWORD))["token"]
        host = await Browser.guest(server.url, "Host")
        made = await host.post("/tables", game=game, seats=[{"kept_for": "friends"}] * 2 + [{"kept_for": "me"}])
        bots = [start_example(server, made["id"], made["key"], mine) for mine in (token, None)]
        await until_full(host, made["id"])
        await host.post(f"/tables/{made['id']}/start")
        await host.post(f"/tables/{made['id']}/bot", bot="random")
        said = [(await asyncio.to_thread(bot.communicate, timeout=2 * PATIENCE))[0] for bot in bots]
        assert [bot.returncode for bot in bots] == [0, 0]
        outcome = (await host.get(f"/tables/{made['id']}"))["outcome"]
        assert said == [f"{outcome}\n"] * 2 and outcome is not None

    run(story())


async def until_full(host: Browser, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(seat["name"] is None for seat in (await host.get(f"/tables/{table}"))["seats"]):
            await asyncio.sleep(0.05)


async def answer_all(seat: Seat, most: int = 10_000) -> list[Question]:
    """Plays the first move each time; returns what was asked."""
    asked = []
    async for question in seat:
        asked.append(question)
        assert await question.play(question.moves[0])
        if len(asked) == most:
            break
    return asked


async def two_bots(url: str) -> tuple[AsyncClient, AsyncClient, Seat, Seat, str]:
    """Two programs at a table of the smallest game, begun."""
    first, second = await AsyncClient(url, name="First").__aenter__(), await AsyncClient(url, name="Second").__aenter__()
    table, key = await first.open_table("cauldron", [{"kept_for": "me"}, {"kept_for": "friends"}])
    seats = await first.sit(table), await second.sit(table, key)
    await first.start(table)
    return first, second, *seats, table


def test_questions_have_everything_a_seat_may_know(server: Server) -> None:
    async def story() -> None:
        first, second, one, other, _ = await two_bots(server.url)
        async with first, second:
            asked, _ = await asyncio.gather(answer_all(one), answer_all(other))
        assert one.outcome == other.outcome is not None
        assert asked[0].seat == 0 and asked[0].view["seat"] == 0 and asked[0].setting
        kinds = {event["kind"] for question in asked for event in question.events}
        assert "thrown" in kinds
        assert all(later.number > earlier.number for earlier, later in pairwise(asked))

    run(story())


def test_a_wrong_move_is_told_of_and_can_be_corrected(server: Server) -> None:
    async def story() -> None:
        first, second, one, _, _ = await two_bots(server.url)
        async with first, second:
            question = await one.next_question()
            assert question is not None
            with pytest.raises(CovenError) as found:
                await question.play("no such move")
            assert found.value.code == "unknown_move"
            assert await question.play(question.moves[-1])

    run(story())


def test_a_move_that_comes_too_late_is_no_fault(server: Server) -> None:
    async def story() -> None:
        first, second, one, other, _ = await two_bots(server.url)
        async with first, second:
            question = await one.next_question()
            assert question is not None and await question.play(question.moves[0])
            answering = asyncio.create_task(answer_all(other, most=1))
            following = await one.next_question()
            await answering
            assert following is not None and not await question.play(following.moves[0]), "an answer to the question before"
            assert await following.play(following.moves[0])

    run(story())


def test_it_comes_back_after_the_server_was_killed(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        first, second, one, other, _ = await two_bots(server.url)
        async with first, second:
            playing = asyncio.gather(answer_all(one), answer_all(other))
            for _ in range(3):
                before = one.number
                async with asyncio.timeout(PATIENCE):
                    while one.number == before and not one.is_over:
                        await asyncio.sleep(0.005)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            async with asyncio.timeout(PATIENCE):
                await playing
        assert one.outcome == other.outcome is not None

    with serving(tmp_path) as server:
        run(story(server))


def test_a_bot_that_took_the_seat_gives_it_back(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        first, second, one, _, table = await two_bots(server.url)
        async with first, second:
            question = await one.next_question()
            assert question is not None
            await first.post(f"/tables/{table}/bot", bot="random")
            assert await question.play(question.moves[0])
            assert one.table["seats"][0]["bot"] is None

    with serving(tmp_path, bot_pace_least=1000, bot_pace_most=1000) as server:  # so that it has not moved by then
        run(story(server))


def test_it_waits_when_the_server_says_so(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        first, second, one, other, _ = await two_bots(server.url)
        async with first, second, asyncio.timeout(PATIENCE):
            await asyncio.gather(answer_all(one), answer_all(other))
        assert one.outcome is not None

    with serving(tmp_path, socket_rate=4) as server:
        run(story(server))


def test_what_the_server_has_against_it_is_raised(server: Server) -> None:
    def code(**given: Any) -> str:
        with pytest.raises(CovenError) as found, Client(**given) as client:
            client.sit("no-such-table")
        return found.value.code

    assert code(url=server.url, token="coven_wrong") == "not_signed_in"
    assert code(url=server.url) == "no_such_table"
    assert code(url="http://127.0.0.1:1") == "unreachable"


def test_a_revoked_token_ends_the_questions(server: Server) -> None:
    async def story() -> None:
        owner, _ = await account(server.url, "ender")
        made = await owner.post("/people/me/tokens", name="bot", password=PASSWORD)
        host = await Browser.guest(server.url)
        opened = await host.post("/tables", game="cauldron", seats=[{"kept_for": "me"}, {"kept_for": "friends"}])
        async with AsyncClient(server.url, made["token"]) as client:
            seat = await client.sit(opened["id"], opened["key"])
            asking = asyncio.create_task(seat.next_question())
            await until_present(host, opened["id"])
            await owner.request("DELETE", f"/people/me/tokens/{made['id']}")
            with pytest.raises(CovenError) as found:
                await asking
            assert found.value.code == "session_over"

    run(story())


async def until_present(host: Browser, table: str) -> None:
    watching = await host.sit(table)
    await watching.until(lambda each: any(message.get("connected") in ([1], [0, 1]) for message in each.told))


def test_the_blocking_face(server: Server) -> None:
    with Client(server.url, name="Simple") as client:
        assert client.me["name"] == "Simple" and client.tables() is not None
        table, _ = client.open_table("cauldron", [{"kept_for": "me"}, {"kept_for": "bot"}])
        client.start(table)
        assert client.get(f"/tables/{table}")["status"] == "playing"
        outcome = client.sit(table).play_by(lambda question: question.moves[0])
        assert outcome is not None and outcome == client.get(f"/tables/{table}")["outcome"]
