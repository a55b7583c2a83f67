"""Undo, spectators, chat, clocks, standing answers: what the terms of a table allow, and what they don't."""

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from server.clients import Client, Socket, gather, play_out, run, started
from server.running import Server, serving


async def play_round(sockets: list[Socket], mark: str) -> None:
    for seat, socket in enumerate(sockets):
        number = socket.number
        assert (await socket.play(f"{mark}-{seat}", socket.moves[0]["text"]))["type"] == "ack"
        await socket.until(lambda each, number=number: each.number > number)
    for socket in sockets:
        await socket.until(lambda each: each.moves or each.table["status"] != "playing")


# --- undo -----------------------------------------------------------------------------------------------------------------


def test_a_hidden_choice_is_taken_back(server: Server) -> None:
    async def story() -> None:
        _, _, _, (anna, bela, _) = await started(server.url, 3, "witches")
        before, others = anna.present, (len(bela.told), bela.present)
        await anna.play("a", anna.moves[0]["text"])
        await anna.until(lambda each: each.present["may_undo"])
        assert (await anna.ask("u", type="undo"))["type"] == "ack"
        await anna.until(lambda each: each.present == before)
        assert (await anna.until_info("update", taken_back=0))["events"] == []
        assert (await anna.ask("u", type="undo"))["type"] == "ack", "sent again without effect"
        assert (await anna.ask("v", type="undo"))["error"]["code"] == "cannot_undo"
        assert (await bela.ask("c", type="chat", text="hello"))["type"] == "ack"
        told = [message["type"] for message in bela.told[others[0] :]]
        assert set(told) <= {"chat", "ack", "presence"} and bela.present == others[1], "of the first of two cards nobody else hears"

    run(story())


def test_no_undo_where_the_terms_have_none(server: Server) -> None:
    async def story() -> None:
        _, _, _, (anna, _) = await started(server.url, 2, terms={"undo": "none"})
        await anna.play("a", anna.moves[0]["text"])
        await anna.until(lambda each: not each.moves)
        assert anna.present is not None and not anna.present["may_undo"]
        assert (await anna.ask("u", type="undo"))["error"]["code"] == "no_undo"

    run(story())


def test_beyond_the_limit_others_are_asked(server: Server) -> None:
    async def story() -> None:
        _, _, _, sockets = await started(server.url, 3, terms={"undo": "consent"})
        anna, bela, carl = sockets
        start = anna.present
        await play_round(sockets, "one")
        assert (await anna.ask("u", type="undo"))["type"] == "ack"
        await bela.until(lambda each: each.table["undo"] == {"seat": 0, "yes": []})
        assert (await anna.ask("own", type="consent", yes=True))["error"]["code"] == "nothing_asked"
        await bela.ask("yes", type="consent", yes=True)
        await carl.until(lambda each: each.table["undo"] == {"seat": 0, "yes": [1]})
        await carl.ask("yes", type="consent", yes=True)
        await anna.until(lambda each: each.present == start)
        await play_round(sockets, "two")
        await anna.ask("u2", type="undo")
        await bela.ask("no", type="consent", yes=False)
        await anna.until(lambda each: each.table["undo"] is None)

    run(story())


# --- spectators -----------------------------------------------------------------------------------------------------------


def test_no_spectators_where_the_terms_have_none(server: Server) -> None:
    async def story() -> None:
        table, key, people = await gather(server.url, 2, terms={"spectators": "none"})
        stranger = await Client.guest(server.url, "Stranger")
        waiting = await stranger.sit(table, key=key)
        await people[0].post(f"/tables/{table}/start")
        await waiting.wait_closed()
        socket = await stranger.open(table)
        await socket.say(type="hello", key=key)
        await socket.wait_closed()
        assert socket.told[-1]["code"] == "no_spectators"
        assert all("view" not in message.get("present", {}) for message in waiting.told if message["type"] == "update")

    run(story())


def test_spectators_see_everything_later(tmp_path: Path) -> None:
    delay, soon = 3600, 600

    async def story(server: Server) -> None:
        table, key, _, sockets = await started(server.url, 2, terms={"spectator_delay": delay})
        spectator = await (await Client.guest(server.url, "Spectator")).sit(table, key=key)
        assert spectator.table["status"] == "open" and spectator.present is None, "the start is still to come"
        server.turn(soon)
        await play_round(sockets, "one")
        server.turn(delay - soon)
        await spectator.until(lambda each: each.present)
        assert spectator.present["view"]["rounds_played"] == 0, "of the round, which was played later, nothing is seen yet"  # type: ignore[index]
        server.turn(soon)
        await spectator.until(lambda each: each.present["view"]["rounds_played"] == 1)

    with serving(tmp_path) as server:
        run(story(server))


# --- chat -----------------------------------------------------------------------------------------------------------------


def test_players_and_spectators_talk_apart(server: Server) -> None:
    async def story() -> None:
        table, key, people, (anna, bela) = await started(server.url, 2)
        watcher = await Client.guest(server.url, "Watcher")
        watching = await watcher.sit(table, key=key)
        await anna.ask("c", type="chat", text="\u202ehel\u200blo")
        assert (await bela.until_info("chat"))["chat"]["text"] == "hello"
        assert (await anna.ask("c", type="chat", text="hello"))["type"] == "ack"
        await watching.ask("c", type="chat", text="who wins?")
        heard = await watching.until_info("chat")
        assert heard["chat"]["text"] == "who wins?" and heard["chat"]["seat"] is None
        assert [message["chat"]["text"] for message in anna.told if message["type"] == "chat"] == ["hello"]
        back = await people[1].sit(table)
        assert [line["text"] for line in back.told[0]["chat"]] == ["hello"], "once, although it was sent twice"

    run(story())


def test_the_host_mutes(server: Server) -> None:
    async def story() -> None:
        table, _, people, (_, bela) = await started(server.url, 2)
        await bela.ask("c", type="chat", text="spam")
        number = (await bela.until_info("chat"))["chat"]["number"]
        assert await people[1].refused("POST", f"/tables/{table}/chat/{number}/mute") == (403, "not_host")
        await people[0].post(f"/tables/{table}/chat/{number}/mute")
        assert (await bela.ask("d", type="chat", text="more"))["error"]["code"] == "muted"

    run(story())


@pytest.mark.parametrize("chat, player, spectator", [("none", "refused", "refused"), ("players", "ack", "refused"), ("everyone", "ack", "ack")])
def test_who_may_talk(server: Server, chat: str, player: str, spectator: str) -> None:
    async def story() -> None:
        table, key, _, (anna, _) = await started(server.url, 2, terms={"chat": chat})
        watching = await (await Client.guest(server.url, "Watcher")).sit(table, key=key)
        assert (await anna.ask("c", type="chat", text="hello"))["type"] == player
        assert (await watching.ask("c", type="chat", text="hello"))["type"] == spectator

    run(story())


def test_chat_has_a_rate(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, _, _, (anna, _) = await started(server.url, 2)
        answers = [await anna.ask(f"c{n}", type="chat", text="hello") for n in range(8)]
        assert answers[0]["type"] == "ack" and answers[-1]["error"]["code"] == "too_many"

    with serving(tmp_path, chat_rate=0.01) as server:
        run(story(server))


# --- clocks ---------------------------------------------------------------------------------------------------------------


def test_a_bot_plays_when_the_time_is_up_and_hands_back(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, _, people, (anna, bela) = await started(server.url, 2, terms={"clock": {"per_move": 1000, "bank": 0}})
        clocks = anna.table["clocks"]
        assert clocks[0]["deadline"] is not None and clocks[0]["bank"] == 0
        await anna.play("a", anna.moves[0]["text"])
        server.turn(1001)
        await bela.until(lambda each: each.table["seats"][1]["bot"] == "careful")
        assert bela.table["seats"][0]["bot"] is None
        await anna.until(lambda each: each.moves)  # the bot has played, and the next round begins
        await people[1].post(f"/tables/{table}/back")
        await bela.until(lambda each: each.table["seats"][1]["bot"] is None)
        await anna.play("b", anna.moves[0]["text"])
        await bela.until(lambda each: each.moves)

    with serving(tmp_path) as server:
        run(story(server))


@pytest.mark.parametrize("away", [1, 3600])
def test_clocks_start_afresh_when_the_server_was_away(tmp_path: Path, away: int) -> None:
    """Also if they would have run out meanwhile; nobody is charged, and no bot sits down."""

    async def story(server: Server) -> None:
        table, _, people, (anna, _) = await started(server.url, 2, terms={"clock": {"per_move": 10, "bank": 7}})
        deadline = anna.table["clocks"][0]["deadline"]
        server.kill()
        server.start(later=away)
        back = await people[0].sit(table)
        assert back.told[0]["table"]["clocks"][0]["deadline"] > deadline, "before anything is told"
        assert [clock["bank"] for clock in back.table["clocks"]] == [7, 7]
        assert [seat["bot"] for seat in back.table["seats"]] == [None, None]
        assert await steps_of(people[0], tmp_path) == ["created", "joined", "joined", "started", "resumed"]

    with serving(tmp_path) as server:
        run(story(server))


async def steps_of(person: Client, folder: Path) -> list[str]:
    """The steps in a log with one table, once all that runs by itself has had its turn."""
    await person.get("/me/tables")
    return [body["step"] for _, _, body in steps_in(folder)]


def steps_in(folder: Path) -> list[tuple[str, float, Any]]:
    """The log of a server: table, time and step."""
    with contextlib.closing(sqlite3.connect(folder / "data" / "coven.db")) as database:
        return [(game, at, json.loads(body)) for game, at, body in database.execute("select table_id, at, body from steps order by number")]


# --- standing answers, memory aids, presence ------------------------------------------------------------------------------


def test_standing_answers_live_with_the_seat(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        game = "wandering_towers"
        table, _, people, (anna, bela) = await started(server.url, 2, game)
        known: list[dict[str, Any]] = next(each for each in await people[0].get("/games") if each["name"] == game)["standing_answers"]
        settings = {known[0]["name"]: known[0]["default"]}
        assert (await anna.ask("s", type="answers", answers={"no such": 1}))["error"]["code"] == "unknown_option"
        assert (await anna.ask("t", type="answers", answers=settings))["type"] == "ack"
        await anna.until(lambda each: each.present["answers"] == settings)
        assert bela.present is not None and bela.present["answers"] == {}
        server.kill()
        server.start()
        back = await people[0].sit(table, game)
        await back.until(lambda each: each.present)
        assert back.present is not None and back.present["answers"] == settings

    with serving(tmp_path) as server:
        run(story(server))


def test_without_memory_aids_nothing_can_be_looked_up_before_the_end(server: Server) -> None:
    async def story() -> None:
        table, _, people, sockets = await started(server.url, 2, terms={"memory_aids": False})
        assert await people[0].refused("GET", f"/tables/{table}/events") == (403, "no_memory_aids")
        assert await people[0].refused("GET", f"/tables/{table}/record") == (409, "not_over")
        assert await people[0].refused("GET", f"/tables/{table}/replay/0") == (409, "not_over")
        await play_out(sockets)
        assert (await people[0].get(f"/tables/{table}/events"))["events"]

    run(story())


def test_who_is_there(server: Server) -> None:
    async def story() -> None:
        _, _, _, (anna, bela) = await started(server.url, 2)
        await anna.until_info("presence", connected=[0, 1])
        await bela.close()
        await anna.until_info("presence", connected=[0])

    run(story())


# --- the map ----------------------------------------------------------------------------------------------------------------


def test_the_map_is_drawn_for_a_game_that_has_one(server: Server) -> None:
    async def story() -> None:
        table, _, people, _ = await started(server.url, 2, "broom_service")
        answer = await people[0].request("GET", f"/tables/{table}/map.svg")
        assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg") and answer.headers["content-encoding"] == "gzip"
        table, _, people, _ = await started(server.url, 3, "witches")
        assert await people[0].refused("GET", f"/tables/{table}/map.svg") == (404, "no_map")

    run(story())


def test_spectators_see_the_map_when_they_see_the_start(server: Server) -> None:
    async def story() -> None:
        table, key, people, _ = await started(server.url, 2, "broom_service", terms={"spectator_delay": 3600})
        watcher = await Client.guest(server.url, "Watcher")
        assert (await people[0].request("GET", f"/tables/{table}/map.svg")).status_code == 200
        assert await watcher.refused("GET", f"/tables/{table}/map.svg?key={key}") == (409, "not_started")

    run(story())
