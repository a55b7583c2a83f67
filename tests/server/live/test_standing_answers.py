"""Standing answers: the server gives them for the seat, at a person's pace, also after a restart."""

import asyncio
from pathlib import Path
from typing import Any

from server.clients import Client, Socket, run, started
from server.live.test_clocks import steps
from server.running import Server, serving
from waiting import PATIENCE

GAME = "wandering_towers"
PACE = 0.3
WINDOWS = {"master": True, "spells": "random", "spell_count": 8}  # Towers 71: who could pay is asked whether to cast
MOST_MOVES = 150


def test_what_a_setting_needs_is_told(server: Server) -> None:
    async def story() -> None:
        games = {game["name"]: game for game in await (await Client.guest(server.url)).get("/games")}
        assert [(each["name"], each["needs"]) for each in games["wandering_towers"]["standing_answers"]] == [("ask_from_flasks", {"master": True})]

    run(story())


def test_what_a_person_would_rather_not_be_asked_is_answered(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, _, people, sockets = await started(server.url, 2, GAME, options=WINDOWS)
        for socket in sockets:
            assert (await socket.ask("answers", type="answers", answers={"ask_from_flasks": 6}))["type"] == "ack"
        await play_until_answered(sockets, tmp_path, 1)
        server.kill()
        server.start()
        again = [await person.sit(table, GAME, last=socket.number) for person, socket in zip(people, sockets, strict=True)]
        await play_until_answered(again, tmp_path, 3)

    with serving(tmp_path, bot_pace_least=PACE, bot_pace_most=PACE) as server:
        run(story(server))
    log = steps(tmp_path)
    given = [(at - log[number][0], step) for number, (at, step) in enumerate(log[1:]) if is_given(step)]
    assert {step["move"] for _, step in given} == {"pass"}, "and nothing else is answered for them"
    assert min(seconds for seconds, _ in given) >= PACE - 0.01, "as a person would"


def is_given(step: Any) -> bool:
    """Whether a move was made without its person."""
    return bool(step["step"] == "played" and "id" not in step)


async def play_until_answered(sockets: list[Socket], folder: Path, times: int) -> None:
    """Plays on; nobody is asked whether to cast. Until the server has answered so many times."""
    for number in range(MOST_MOVES):
        for socket in [each for each in sockets if each.moves]:
            assert not is_window(socket), "asked, although it is answered for them"
            answer = await socket.play(f"{times}-{number}-{socket.told[0]['seat']}", socket.moves[number % len(socket.moves)]["text"])
            assert answer["type"] == "ack", answer
        for socket in sockets:  # what was told before a pong has arrived with it
            heard = len(socket.told)
            await socket.say(type="ping")
            await socket.until(lambda each, heard=heard: any(message["type"] == "pong" for message in each.told[heard:]))
        async with asyncio.timeout(PATIENCE):
            while not any(socket.moves for socket in sockets):
                await asyncio.sleep(0.02)
        if sum(is_given(step) for _, step in steps(folder)) >= times:
            return
    raise AssertionError("nothing was answered")


def is_window(socket: Socket) -> bool:
    return any(move["kind"] == "skip" for move in socket.moves)
