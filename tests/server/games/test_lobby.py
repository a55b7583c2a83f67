"""Tables are made, found, joined, left, given to bots and played again."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.clients import Client, Socket, gather, play_out, run, started
from server.running import Server, serving
from server.yesterday import LONG
from waiting import PATIENCE

import coven
from coven.bots import LEVELS
from coven.errors import CovenError
from coven.server.features.lobby.boxes import box_asked_for
from coven.server.live.desks import SWEEP

ME, FRIENDS, ANYONE, BOT = ({"kept_for": who} for who in ("me", "friends", "anyone", "bot"))
COMPILED_WITHIN = 600  # seconds, for the two strongest bots, if they have not been yet


async def status(client: Client, table: str, **query: Any) -> dict[str, Any]:
    found: dict[str, Any] = await client.get(f"/tables/{table}", **query)
    return found


def test_games_are_listed_with_what_can_be_set(server: Server) -> None:
    async def story() -> None:
        games = {game["name"]: game for game in await Client(server.url).get("/games")}
        assert {"cauldron", "witches", "wandering_towers", "broom_service"} <= set(games)
        assert games["cauldron"]["bots"] == [*LEVELS, "random", "careful"] and games["cauldron"]["players"] == [2, 3, 4]
        assert {(game["usual_bot"], game["usual_level"]) for game in games.values()} == {("careful", "skilled")}
        assert games["cauldron"]["offered_bots"] == ["random", *LEVELS]

    run(story())


def test_a_bot_nobody_named_is_the_usual_one(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        made = await anna.post("/tables", game="cauldron", seats=[ME, BOT, FRIENDS])
        await anna.http.put(f"/tables/{made['id']}/seats/2", json={"plan": BOT})
        assert [seat["bot"] for seat in (await status(anna, made["id"]))["seats"]] == [None, "careful", "careful"]
        daily = await anna.post("/daily/cauldron")
        assert {deal["bot"] for deal in await anna.get("/daily")} == {"careful"}
        assert [seat["bot"] for seat in (await status(anna, daily["id"]))["seats"]][1:] == ["careful"] * 3

    run(story())


def test_a_public_table_is_found_and_joined_without_a_key(server: Server) -> None:
    async def story() -> None:
        anna, bela = await Client.guest(server.url), await Client.guest(server.url, "Bela")
        made = await anna.post("/tables", game="cauldron", seats=[ME, ANYONE, FRIENDS], public=True)
        summary = next(summary for summary in await bela.get("/tables") if summary["id"] == made["id"])
        assert summary["free"] == 1 and summary["names"] == ["Anna"]
        assert (await bela.post(f"/tables/{made['id']}/join"))["seat"] == 1
        carl = await Client.guest(server.url, "Carl")
        assert await carl.refused("POST", f"/tables/{made['id']}/join", json={}) == (409, "no_seat"), "the last seat is kept for friends"
        assert (await carl.post(f"/tables/{made['id']}/join", key=made["key"]))["seat"] == 2
        assert (await carl.post(f"/tables/{made['id']}/join", key=made["key"]))["seat"] == 2, "twice is once"

    run(story())


def test_free_seats_are_filled_with_bots_and_emptied_again_at_once(server: Server) -> None:
    async def story() -> None:
        anna, bela = await Client.guest(server.url), await Client.guest(server.url, "Bela")
        made = await anna.post("/tables", game="cauldron", seats=[ME, ANYONE, FRIENDS, BOT], public=True)
        bots = f"/tables/{made['id']}/bots"
        await bela.post(f"/tables/{made['id']}/join", key=made["key"], seat=2)
        assert await bela.refused("POST", bots, json={}) == (403, "not_host")
        assert await bela.refused("DELETE", bots) == (403, "not_host")
        assert await anna.refused("POST", bots, json={"bot": "nobody"}) == (400, "unknown_bot")
        for _ in range(2):
            await anna.post(bots, bot="casual")
        assert [seat["bot"] for seat in (await status(anna, made["id"]))["seats"]] == [None, "casual", None, "careful"], "nobody loses a seat"
        for _ in range(2):
            assert (await anna.request("DELETE", bots)).status_code == 204
        seats = (await status(anna, made["id"]))["seats"]
        assert [(seat["kept_for"], seat["name"]) for seat in seats] == [("friends", "Anna"), ("anyone", None), ("friends", "Bela"), ("friends", None)]
        await anna.post(bots)
        with closing(sqlite3.connect(server.folder / "data" / "coven.db")) as database:
            stored = database.execute("select body from steps where table_id = ?", [made["id"]]).fetchall()
        assert sum("replanned" in body for (body,) in stored) == 1 + 2 + 2, "what changes nothing is not stored"
        await anna.post(f"/tables/{made['id']}/start")
        assert await anna.refused("POST", bots, json={}) == await anna.refused("DELETE", bots) == (409, "not_open")

    run(story())


def test_a_private_table_is_in_no_list(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        made = await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS])
        bela = await Client.guest(server.url, "Bela")
        assert made["id"] not in [summary["id"] for summary in await bela.get("/tables")]
        assert await bela.refused("POST", f"/tables/{made['id']}/join", json={}) == (404, "no_such_table")
        assert (await status(bela, made["id"], key=made["key"]))["status"] == "open"
        mine = await anna.get("/me/tables")
        assert [entry["summary"]["id"] for entry in mine] == [made["id"]] and not mine[0]["waiting"]

    run(story())


def test_the_key_is_told_to_those_who_may_hand_it_on(server: Server) -> None:
    async def story() -> None:
        anna, bela, carl = [await Client.guest(server.url, name) for name in ("Anna", "Bela", "Carl")]
        made = await anna.post("/tables", game="cauldron", seats=[ME, ANYONE, FRIENDS], public=True)
        key = f"/tables/{made['id']}/key"
        await bela.post(f"/tables/{made['id']}/join")
        assert await anna.get(key) == {"key": made["key"]}
        assert await bela.refused("GET", key) == (403, "not_host"), "a seat is kept for the host's friends"
        assert await carl.refused("GET", key) == (403, "not_seated")
        await anna.http.put(f"/tables/{made['id']}/seats/2", json={"plan": BOT})
        await anna.post(f"/tables/{made['id']}/start")
        assert await bela.get(key) == {"key": made["key"]}
        assert await carl.refused("GET", key) == (403, "not_seated")
        hidden = await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS])
        assert await carl.refused("GET", f"/tables/{hidden['id']}/key") == (404, "no_such_table")
        daily = await anna.post("/daily/cauldron")
        assert (await anna.refused("GET", f"/tables/{daily['id']}/key"))[1] == "sealed", "who watches today's deal would know it"

    run(story())


def test_what_a_game_does_not_know_is_refused(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)

        async def refused(**more: Any) -> tuple[int, str]:
            return await anna.refused("POST", "/tables", json={"game": "cauldron", "seats": [ME, FRIENDS], **more})

        assert await refused(game="chess") == (404, "unknown_game")
        assert await refused(seats=[ME] * 2) == (400, "bad_seats")
        assert await refused(seats=[BOT] * 2) == (400, "bad_seats")
        assert await refused(seats=[ME]) == (400, "bad_players")
        assert await refused(seats=[ME, {"kept_for": "bot", "bot": "deep thought"}]) == (400, "unknown_bot")
        assert await refused(options={"no such": 1}) == (400, "unknown_option")
        assert (await refused(box={"name": "mine"}))[0] == 400
        assert await refused(box="/etc/passwd") == (400, "bad_box"), "a text, no file of the server"
        assert await refused(terms={"undo": "always"}) == (422, "malformed")

    run(story())


DEEP = "[" * 300 + "]" * 300
ODD = ("NaN", "-Infinity", "1e999", '"\\ud800"', '{"\\udfff": 1}', "9" * 400, "9" * 5000, DEEP, "[" * 20_000 + "]" * 20_000)


@pytest.mark.parametrize("value", ODD, ids=range(len(ODD)))
def test_values_that_an_answer_can_not_repeat_are_refused(server: Server, value: str) -> None:
    """What Python reads and JSON or its encoders don't know: it is refused, and nothing falls over."""

    async def story() -> None:
        anna = await Client.guest(server.url)
        seats = json.dumps([ME, BOT])
        for place in ('"options": {"side": %s}', '"options": %s', '"box": {"name": "x", "a": %s}', '"box": %s', '"game": %s'):
            asked = f'{{"game": "broom_service", "seats": {seats}, {place.replace("%s", value)}}}'
            answer = await anna.request("POST", "/tables", content=asked, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500 and answer.json()["code"] != "refused", answer.text

    run(story())


def test_the_faults_of_a_box_have_codes_and_details(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)

        async def faults(box: Any) -> list[Any]:
            answer = await anna.request("POST", "/tables", json={"game": "broom_service", "seats": [ME, BOT], "box": box})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_box")
            return list(answer.json()["details"]["faults"])

        (no_toml,) = await faults("nonsense")
        assert no_toml["code"] == "box_no_toml" and no_toml["details"]["file"] == "box.toml"
        first, *_ = await faults({"name": "mine"})
        assert first["code"] == "at_entry" and first["details"]["entry"]["code"] == "the_box", "a finding may speak of others"
        assert first["message"] == f"{first['details']['entry']['message']}: {first['details']['problem']['message']}"

    run(story())


def test_another_box_by_name_or_as_the_text_of_its_file(server: Server) -> None:
    small = (coven.game("broom_service").about.folder / "boxes" / "small.toml").read_text()

    async def story() -> None:
        anna = await Client.guest(server.url)
        games = {game["name"]: game for game in await anna.get("/games")}
        assert [box["name"] for box in games["broom_service"]["boxes"]] == ["standard", "small"]
        assert games["broom_service"]["boxes"][1]["title"]["de"] == "Ein kleines Reich"

        async def with_box(box: Any, **more: Any) -> dict[str, Any]:
            made = await anna.post("/tables", game="broom_service", seats=[ME, BOT], box=box, **more)
            await anna.post(f"/tables/{made['id']}/start")
            return await status(anna, made["id"])

        own = small.replace('name = "small"', 'name = "mine"')
        assert [(await with_box(box))["box"] for box in ("standard", "small", own, None)] == ["standard", "small", "mine", "standard"]
        asked = {"game": "broom_service", "seats": [ME, FRIENDS], "terms": {"rated": True, "undo": "none", "memory_aids": False}}
        assert await anna.refused("POST", "/tables", json={**asked, "box": "small"}) == (400, "not_rated")
        await anna.post("/people/account", login="owner.of.boxes", password="correct horse battery")
        await anna.post("/tables", **asked, box="standard")

    run(story())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "small.toml",
        "../witches/boxes/standard",
        "name = ",
        "a = " + "[" * 5000,
        ".".join("a" * 5000) + " = 1",
        "name = 'x'\nx = nan",
        "name = 2020-01-01",
        "#" * 200_000,
    ],
    ids=range(9),
)
def test_a_text_that_is_no_box_is_refused_at_once(text: str) -> None:
    game = coven.game("broom_service")
    with pytest.raises(CovenError, match="This box can't be used") as refused:
        game.box(box_asked_for(game, text))
    assert refused.value.code == "bad_box"


def test_a_person_plays_against_a_bot(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        made = await anna.post("/tables", game="cauldron", seats=[ME, BOT, BOT])
        await anna.post(f"/tables/{made['id']}/start")
        socket = await anna.sit(made["id"])
        await play_out([socket])
        assert socket.table["status"] == "over" and socket.table["seats"][1] == {
            "seat": 1,
            "kept_for": "bot",
            "name": "Bertha",
            "has_person": False,
            "bot": "careful",
            "shares_with": None,
        }

    run(story())


def test_bots_pick_up_after_a_kill(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = await Client.guest(server.url)
        made = await anna.post("/tables", game="cauldron", seats=[ME, BOT])
        await anna.post(f"/tables/{made['id']}/start")
        socket = await anna.sit(made["id"])
        await socket.until(lambda each: each.moves)
        await socket.play("a", socket.moves[0]["text"])
        server.kill()
        server.settings.update(bot_pace_least=0, bot_pace_most=0)
        server.start()
        socket = await anna.sit(made["id"])
        await play_out([socket])
        assert socket.table["status"] == "over"

    with serving(tmp_path, bot_pace_least=3600, bot_pace_most=3600) as server:
        run(story(server))


def test_bots_play_on_where_no_person_plays(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        made = await anna.post("/tables", game="cauldron", seats=[ME, BOT])
        await anna.post(f"/tables/{made['id']}/start")
        seen = await anna.sit(made["id"])
        await seen.until(lambda each: each.moves)
        await anna.post(f"/tables/{made['id']}/bot")
        await seen.until(lambda each: each.table["status"] == "over")

    run(story())


def test_the_host_has_a_bot_play_for_who_is_away_until_they_are_back(server: Server) -> None:
    async def story() -> None:
        table, _, (anna, bela), (seen, other) = await started(server.url, 2)
        asked = f"/tables/{table}/seats/1/bot"
        assert await anna.refused("POST", asked) == (409, "not_away")
        await other.close()
        await seen.until_info("presence", connected=[0])
        assert await bela.refused("POST", f"/tables/{table}/seats/0/bot") == (403, "not_host")
        assert await anna.refused("POST", f"/tables/{table}/seats/0/bot") == (409, "no_seat")
        await anna.post(asked)
        await seen.until(lambda each: each.table["seats"][1]["bot"] == "careful")
        await bela.post(f"/tables/{table}/back")
        await seen.until(lambda each: each.table["seats"][1]["bot"] is None)

    run(story())


def test_where_there_is_a_clock_it_decides_how_long_to_wait(server: Server) -> None:
    async def story() -> None:
        table, _, (anna, _), (seen, other) = await started(server.url, 2, terms={"clock": {"per_move": 600}})
        await other.close()
        await seen.until_info("presence", connected=[0])
        assert await anna.refused("POST", f"/tables/{table}/seats/1/bot") == (409, "not_away")

    run(story())


def test_a_seat_is_given_to_a_bot_and_taken_back(server: Server) -> None:
    async def story() -> None:
        table, _, (anna, bela), (seen, other) = await started(server.url, 2)
        await anna.post(f"/tables/{table}/bot")
        assert await anna.refused("GET", f"/tables/{table}/why?move=R1") == (409, "bot_plays")
        await other.until(lambda each: each.table["seats"][0]["bot"] == "careful")
        await seen.until(lambda each: not each.moves)
        answer = await seen.play("a", "1")
        assert answer["error"]["code"] == "bot_plays"
        await anna.post(f"/tables/{table}/back")
        await seen.until(lambda each: each.table["seats"][0]["bot"] is None)
        await play_out([seen, other])
        assert seen.table["status"] == "over"
        async with asyncio.timeout(PATIENCE):
            while not (mine := await bela.get("/me/tables", status="over")):
                await asyncio.sleep(0.05)  # lists follow what happened; nobody waits for them
        assert mine[0]["summary"]["id"] == table

    run(story())


def test_leaving_an_open_table_frees_the_seat_and_moves_the_socket(server: Server) -> None:
    async def story() -> None:
        table, key, (anna, bela) = await gather(server.url, 2)
        socket = await bela.sit(table)
        await bela.post(f"/tables/{table}/leave")
        await socket.wait_closed()
        assert socket.told[-1] == {"type": "bye", "code": "seat_changed", "again": True}
        assert (await status(anna, table))["seats"][1]["name"] is None
        assert (await bela.post(f"/tables/{table}/join", key=key))["seat"] == 1
        await anna.post(f"/tables/{table}/leave")
        assert (await status(bela, table))["closed_because"] == "host_closed"

    run(story())


def test_the_game_goes_on_when_one_leaves_and_closes_when_all_have(server: Server) -> None:
    async def story() -> None:
        table, _, (anna, bela), _ = await started(server.url, 2)
        await bela.post(f"/tables/{table}/leave")
        left = (await status(anna, table))["seats"][1]
        assert (left["kept_for"], left["name"], left["bot"]) == ("friends", "Person 1", "careful")
        made = await anna.post("/tables", game="cauldron", seats=[ME, BOT])
        await anna.post(f"/tables/{made['id']}/start")
        await anna.post(f"/tables/{made['id']}/leave")
        assert (await status(anna, made["id"]))["closed_because"] == "everybody_left"

    run(story())


def test_the_host_changes_for_whom_a_seat_is_kept(server: Server) -> None:
    async def story() -> None:
        anna, bela = await Client.guest(server.url), await Client.guest(server.url, "Bela")
        made = await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS], public=True)
        path = f"/tables/{made['id']}/seats/1"
        assert await bela.refused("PUT", path, json={"plan": {"kept_for": "anyone"}}) == (403, "not_host")
        assert (await anna.request("PUT", path, json={"plan": {"kept_for": "bot"}})).status_code == 204
        await anna.post(f"/tables/{made['id']}/start")
        assert await anna.refused("PUT", path, json={"plan": {"kept_for": "anyone"}}) == (409, "not_open")

    run(story())


def test_a_rematch_rotates_the_seats_and_waits_for_the_same_people(server: Server) -> None:
    async def story() -> None:
        table, _, (anna, bela, carl), sockets = await started(server.url, 3)
        assert await anna.refused("POST", f"/tables/{table}/rematch") == (409, "not_over")
        await play_out(sockets)
        new = (await bela.post(f"/tables/{table}/rematch"))["id"]
        assert (await anna.post(f"/tables/{table}/rematch"))["id"] == new
        assert [seat["name"] is not None for seat in (await status(carl, new))["seats"]] == [True, False, True]  # who asked sits there already
        seats = [(await person.post(f"/tables/{new}/join"))["seat"] for person in (anna, bela, carl)]
        assert seats == [2, 0, 1]
        await bela.post(f"/tables/{new}/start")
        assert (await status(carl, new))["status"] == "playing"
        first, second = await status(anna, table), await status(anna, new)
        assert first["fair"]["commitment"] != second["fair"]["commitment"] and first["rematch"] == new

    run(story())


def test_open_tables_expire_and_games_are_abandoned(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = await Client.guest(server.url)
        made = await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS])
        table, _, people, sockets = await started(server.url, 2)
        for socket in sockets:
            await socket.close()
        server.stop()
        server.start(later=LONG)
        server.turn(SWEEP)
        assert (await until_closed(anna, made["id"]))["closed_because"] == "expired"
        assert (await until_closed(people[0], table))["closed_because"] == "abandoned"

    with serving(tmp_path) as server:
        run(story(server))


async def until_closed(person: Client, table: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while (found := await status(person, table))["status"] != "closed":
            await asyncio.sleep(0.1)
        return found


def test_a_game_over_days_is_given_the_time_of_its_clocks(tmp_path: Path) -> None:
    """While others at which as little happens are given up."""

    async def story(server: Server) -> None:
        slow, _, (anna, _) = await gather(server.url, 2, terms={"clock": {"per_move": 86400, "bank": 0}})
        await anna.post(f"/tables/{slow}/start")
        for _ in range(2):  # the second is given up after the first, so all were looked at once more
            plain, _, (host, _) = await gather(server.url, 2)
            await host.post(f"/tables/{plain}/start")
            server.turn(3600)
            assert (await until_closed(host, plain))["closed_because"] == "abandoned"
        assert (await status(anna, slow))["status"] == "playing"

    with serving(tmp_path, abandon_after=1800) as server:
        run(story(server))


def test_bots_sit_at_the_rematch_too(server: Server) -> None:
    async def story() -> None:
        table, anna, socket = await with_bots(server.url, ["novice", "random"])
        await play_out([socket])
        new = (await anna.post(f"/tables/{table}/rematch"))["id"]
        seats = (await status(anna, new))["seats"]
        assert [(seat["name"], seat["bot"]) for seat in seats] == [("Agatha", "novice"), ("Bertha", "random"), ("Anna", None)], "one seat further"
        await anna.post(f"/tables/{new}/start")
        again = await anna.sit(new)
        await play_out([again])
        assert again.table["status"] == "over"

    run(story())


async def with_bots(url: str, bots: list[str]) -> tuple[str, Client, Socket]:
    """A game of one person against these bots, begun."""
    anna = await Client.guest(url)
    made = await anna.post("/tables", game="cauldron", seats=[ME, *({"kept_for": "bot", "bot": bot} for bot in bots)])
    await anna.post(f"/tables/{made['id']}/start")
    return made["id"], anna, await anna.sit(made["id"])


def movers(server: Server, table: str) -> set[int]:
    """The seats that have made moves, as they are stored."""
    with closing(sqlite3.connect(server.folder / "data" / "coven.db")) as database:
        steps = [json.loads(body) for (body,) in database.execute("select body from steps where table_id = ?", [table])]
    return {step["seat"] for step in steps if step["step"] == "played"}


@pytest.mark.parametrize("levels", [LEVELS[:3], LEVELS[3:]])
def test_bots_of_every_level_play_a_game_to_its_end(server: Server, levels: tuple[str, ...]) -> None:
    async def story() -> None:
        table, _, socket = await with_bots(server.url, list(levels))
        async with asyncio.timeout(COMPILED_WITHIN):
            while socket.table["status"] == "playing":
                await socket.until(lambda each: each.moves or each.table["status"] != "playing", COMPILED_WITHIN)
                if socket.moves:
                    number = socket.number
                    await socket.play(f"m{number}", socket.moves[0]["text"])
                    await socket.until(lambda each, number=number: each.number > number)
        assert socket.table["status"] == "over"
        assert movers(server, table) == set(range(len(levels) + 1)), "each has moved"

    run(story())


def test_one_person_has_so_many_tables(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = await Client.guest(server.url)
        for _ in range(3):
            await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS])
        assert await anna.refused("POST", "/tables", json={"game": "cauldron", "seats": [ME, FRIENDS]}) == (429, "too_many")

    with serving(tmp_path, most_tables_each=3) as server:
        run(story(server))
