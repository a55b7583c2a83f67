"""The daily table: the same deal and the same bots for everybody, once; secret until the day is over."""

import asyncio
import contextlib
import hashlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from server.clients import Client, Socket, run
from server.running import Server, serving
from server.yesterday import the_day_after
from waiting import PATIENCE

import coven
from coven.server.features.daily.deals import Deal, Deals, short_game
from coven.server.features.daily.streaks import streak
from coven.server.features.people.person import Person
from coven.server.live import days
from coven.server.live.answers import seats_to_ask
from coven.server.live.days import end_of, is_past, today
from coven.server.live.match import Match
from coven.server.live.steps import Played, Started
from coven.server.store.database import open_store


async def play_first(socket: Socket, which: int = 0) -> None:
    """Plays the first move each time, or the last."""
    number = 0
    while True:
        await socket.until(lambda each: each.moves or each.table["status"] != "playing")
        if socket.table["status"] != "playing":
            await socket.until(lambda each: each.present["view"]["over"])
            return
        number += 1
        seen = socket.number
        assert (await socket.play(f"m{number}", socket.moves[which]["text"]))["type"] == "ack"
        await socket.until(lambda each, seen=seen: each.number > seen)


async def played(server: Server, name: str, game: str = "cauldron", which: int = 0) -> tuple[Client, str, Socket]:
    person = await Client.guest(server.url, name)
    table = (await person.post(f"/daily/{game}"))["id"]
    socket = await person.sit(table, game)
    await play_first(socket, which)
    return person, table, socket


def test_days(monkeypatch: pytest.MonkeyPatch) -> None:
    assert end_of("2026-11-16") == 1794873600
    monkeypatch.setattr(days, "today", lambda: "2026-11-16")
    assert is_past("2026-11-15") and not is_past("2026-11-16") and not is_past("2026-11-17")


def test_everybody_has_the_same_deal_and_the_same_bots(tmp_path: Path) -> None:
    """Who plays the same sees the same, move by move, however long the bots took; who plays otherwise starts from the same."""

    async def story(server: Server) -> None:
        games = [await played(server, "Anna"), await played(server, "Bela"), await played(server, "Carl", which=-1)]
        anna, bela, carl = (socket for _, _, socket in games)
        assert [told["events"] for told in anna.told if "events" in told] == [told["events"] for told in bela.told if "events" in told]
        assert anna.present == bela.present and anna.table["outcome"] == bela.table["outcome"]
        assert first_view(anna) == first_view(carl)
        assert anna.table["fair"] == carl.table["fair"]
        board = await until_listed(games[0][0], 3)
        places = [(each["place"], -each["score"]) for each in board["results"]]
        assert places == sorted(places) and len(places) == 3 and sum(each["is_me"] for each in board["results"]) == 1
        the_day_after(server)
        stranger = await Client.guest(server.url, "Stranger")
        lines = [await stranger.get(f"/tables/{table}/replay", open=True) for _, table, _ in games]
        assert [step["move"] for step in lines[0]["steps"]] == [step["move"] for step in lines[1]["steps"]]

    with serving(tmp_path, bot_pace_most=0.05) as server:
        run(story(server))


async def until_listed(person: Client, count: int) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            board: dict[str, Any] = await person.get(f"/daily/cauldron/{today()}")
            if len(board["results"]) == count:
                return board
            await asyncio.sleep(0.05)


async def until_counted(person: Client) -> None:
    """Waits until a game of this person's is among the results."""
    async with asyncio.timeout(PATIENCE):
        while (await person.get("/me/games"))["count"] == 0:
            await asyncio.sleep(0.05)


def first_view(socket: Socket) -> Any:
    return next(told["present"]["view"] for told in socket.told if told["type"] == "update" and "present" in told)


def test_strong_bots_answer_alike_after_a_restart_too(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        people = [await Client.guest(server.url, name) for name in ("Anna", "Bela")]
        lines = []
        for person in people:
            table = (await person.post("/daily/witches"))["id"]
            for part in range(2):  # the second half after a restart
                socket = await person.sit(table, "witches")
                for number in range(8):
                    await socket.until(lambda each: each.moves)
                    seen = socket.number
                    await socket.play(f"{part}-{number}", socket.moves[0]["text"])
                    await socket.until(lambda each, seen=seen: each.number > seen)
                await socket.until(lambda each: each.moves)
                lines.append(socket.present)
                if person is people[0]:
                    server.kill()
                    server.start()
        assert lines[:2] == lines[2:]

    with serving(tmp_path) as server:
        run(story(server))


def test_each_person_plays_once(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        asked = await asyncio.gather(*(anna.post("/daily/cauldron") for _ in range(5)))
        assert len({each["id"] for each in asked}) == 1
        table = asked[0]["id"]
        socket = await anna.sit(table)
        assert socket.table["daily"] == today() and socket.table["seats"][0]["name"] == "Anna"
        assert [each["my_table"] for each in await anna.get("/daily") if each["game"] == "cauldron"] == [table]
        await play_first(socket)
        assert (await anna.post("/daily/cauldron"))["id"] == table
        assert await anna.refused("POST", f"/tables/{table}/rematch", json={}) == (409, "once_a_day")
        assert await Client(server.url).refused("POST", "/daily/cauldron") == (401, "not_signed_in")
        assert await anna.refused("POST", "/daily/chess") == (404, "unknown_game")

    run(story())


def test_no_bot_plays_and_nothing_is_taken_back(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        table = (await anna.post("/daily/cauldron"))["id"]
        assert await anna.refused("POST", f"/tables/{table}/bot", json={}) == (403, "no_bots")
        assert await anna.refused("GET", f"/tables/{table}/events") == (403, "no_memory_aids")
        socket = await anna.sit(table)
        assert (await socket.ask("u", type="undo"))["error"]["code"] == "no_undo"

    run(story())


def test_the_deal_is_secret_until_the_day_is_over(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, table, socket = await played(server, "Anna")
        stranger = await Client.guest(server.url, "Stranger")
        secret = stored_seed(server)
        told = json.dumps([socket.told, await before(server, anna, table), await before(server, stranger, table)])
        assert secret["seed"] not in told and secret["salt"] not in told and secret["seed"] not in server.lines.read_text()
        deal = (await stranger.get(f"/daily/cauldron/{today()}"))["deal"]
        assert deal["seed"] is None and deal["commitment"] == socket.table["fair"]["commitment"]
        assert (await until_listed(stranger, 1))["results"][0]["table"] is None
        board = await stranger.get(f"/daily/cauldron/{the_day_after(server)}")
        assert board["deal"]["seed"] == secret["seed"] and board["results"][0]["table"] == table
        shown = hashlib.sha256(bytes.fromhex(secret["salt"]) + bytes.fromhex(secret["seed"])).hexdigest()
        record = await stranger.http.get(f"/tables/{table}/record")
        file = server.folder / "daily.jsonl"
        file.write_text(record.text)
        assert coven.verify(coven.load(file)) == [] and coven.load(file).header["commitment"] == deal["commitment"]
        assert shown == deal["commitment"]
        assert (await stranger.get(f"/tables/{table}/replay/1", seat=2))["view"]["hand"]
        assert await stranger.refused("GET", "/daily/cauldron/2001-01-01") == (404, "no_such_day")
        assert await stranger.refused("GET", "/daily/cauldron/tomorrow") == (422, "malformed")

    with serving(tmp_path) as server:
        run(story(server))


def stored_seed(server: Server) -> dict[str, str]:
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "coven.db")) as database:
        seed, salt = database.execute("select seed, salt from daily_deals where game = 'cauldron'").fetchone()
    return {"seed": seed, "salt": salt}


async def before(server: Server, person: Client, table: str) -> list[Any]:
    """Everything that can be asked about a daily game before the day is over."""
    routes = ["", "/record", "/replay", "/replay?open=true", "/replay?seat=0", "/replay?seat=1", "/replay/1?seat=2", "/views?open=true", "/events"]
    answers = {route: await person.http.get(f"/tables/{table}{route}") for route in routes}
    own = {"", "/replay?seat=0", "/events"}
    is_mine = (await person.get("/me/tables")) != []
    for route, answer in answers.items():
        assert answer.is_success == (is_mine and route in own), (route, answer.text)
    other = await person.http.get("/daily")
    watching = await person.open(table)
    await watching.say(type="hello")
    if not is_mine:
        await watching.wait_closed()
        assert watching.told[-1]["code"] == "no_such_table"
    return [[answer.text for answer in answers.values()], other.text, watching.raw]


def test_a_deal_is_drawn_once_for_all_processes(tmp_path: Path) -> None:
    async def story() -> None:
        engines = [await open_store(f"sqlite+aiosqlite:///{tmp_path / 'log.db'}") for _ in range(3)]
        game = coven.game("witches")
        found = await asyncio.gather(*(Deals(engine).deal("2026-11-16", game) for engine in engines * 3))
        assert len(set(found)) == 1
        other = await Deals(engines[0]).deal("2026-11-17", game)
        assert other.seed != found[0].seed and other.salt != found[0].salt and other.commitment != found[0].commitment
        for engine in engines:
            await engine.dispose()

    asyncio.run(story())


def test_bots_draw_from_the_day_s_secret_and_the_number_of_the_question() -> None:
    """Never from time; and what they draw from does not tell the secret."""
    game = coven.game("witches")
    deal = Deal("2026-11-16", "witches", 4, "5e" * 32, "00" * 32)
    one, other = (begun(deal, game, person) for person in ("a", "b"))
    assert one.bot_chance == other.bot_chance and deal.seed not in (one.bot_chance or b"").hex()
    before = one.bot_chance
    one.apply(Played(seat=0, move=one.table.moves(0)[0].text, id="a"), 1.0)
    assert one.bot_chance != before and seats_to_ask(one) == (0,), "bots wait until the person has passed all cards"
    while 0 in one.to_act:
        one.apply(Played(seat=0, move=one.table.moves(0)[0].text), 2.0)
    assert seats_to_ask(one) == (1,), "then one after the other"


def test_every_game_has_a_deal_of_about_ten_minutes() -> None:
    """One round of Witches, a race of three wizards each, Broom Service against one bot; a deal of earlier days keeps its options."""
    told = {}
    for name in ("witches", "wandering_towers", "broom_service", "cauldron"):
        game = coven.game(name)
        players, options = short_game(game)
        game.check_options(players, options)
        told[name] = players, options
    assert told == {"witches": (4, {"rounds": 1}), "wandering_towers": (5, {}), "broom_service": (2, {}), "cauldron": (4, {})}
    old, new = (Deal("2026-11-16", "witches", 4, "5e" * 32, "00" * 32, *options) for options in ([], ['{"rounds":1}']))
    assert [deal.created_for(Person("a", "a"), coven.game("witches"))[0].options["rounds"] for deal in (old, new)] == [None, 1]


@pytest.mark.parametrize(
    ("days", "told"),
    [
        ([], (0, 0, False)),
        (["2026-11-16"], (1, 1, True)),
        (["2026-11-15"], (1, 1, False)),
        (["2026-11-14"], (0, 1, False)),
        (["2026-11-16", "2026-11-15", "2026-11-14", "2026-11-12"], (3, 3, True)),
        (["2026-11-15", "2026-10-31", "2026-11-01", "2026-11-02"], (1, 3, False)),
    ],
)
def test_a_row_of_days_goes_on_until_a_day_is_missed(days: list[str], told: tuple[int, int, bool]) -> None:
    """Today is not missed before it is over; the longest row stays."""
    found = streak(days, "2026-11-16")
    assert (found.days, found.longest, found.today) == told


def test_days_in_a_row(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, _, _ = await played(server, "Anna")
        await until_listed(anna, 1)
        assert await anna.get("/me/daily") == {"days": 1, "longest": 1, "today": True}
        the_day_after(server)
        assert await anna.get("/me/daily") == {"days": 1, "longest": 1, "today": False}
        table = (await anna.post("/daily/cauldron"))["id"]
        await play_first(await anna.sit(table))
        async with asyncio.timeout(PATIENCE):
            while (await anna.get("/me/daily")) != {"days": 2, "longest": 2, "today": True}:
                await asyncio.sleep(0.05)
        the_day_after(server)
        the_day_after(server)
        assert await anna.get("/me/daily") == {"days": 0, "longest": 2, "today": False}

    with serving(tmp_path) as server:
        run(story(server))


def begun(deal: Deal, game: Any, person: str) -> Match:
    created, [joined] = deal.created_for(Person(person, person), game)
    match = Match("table", created, 0.0)
    match.apply(joined, 0.0)
    match.apply(Started(), 0.0)
    return match


def test_what_is_finished_after_midnight_does_not_count(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        bela, _, _ = await played(server, "Bela")
        await until_listed(bela, 1)
        anna = await Client.guest(server.url, "Anna")
        table = (await anna.post("/daily/cauldron"))["id"]
        socket = await anna.sit(table)
        day = the_day_after(server)
        await play_first(socket)
        await until_counted(anna)
        anyone = Client(server.url)
        assert [each["name"] for each in (await anyone.get(f"/daily/cauldron/{day}"))["results"]] == ["Bela"]
        assert (await anyone.get(f"/tables/{table}"))["status"] == "over"

    with serving(tmp_path) as server:
        run(story(server))
