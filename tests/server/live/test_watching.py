"""Who watches is told to everybody at the table, by name and number: each person once, and nothing of the game with it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.clients import Client, Socket, gather, run, started
from server.running import Server, serving

from coven.server.live import viewers
from coven.server.live.watching import MOST_NAMED, Watching

NOBODY = {"names": [], "count": 0}


class Watcher:
    def __init__(self, person: str, name: str) -> None:
        self.person, self.name = person, name


def watching(*names: str) -> dict[str, Any]:
    return {"names": list(names), "count": len(names)}


def test_a_person_counts_once_in_whichever_process_and_not_all_are_named() -> None:
    here = [Watcher("a", "Anna"), Watcher("a", "Anna"), Watcher("b", "bela")]
    one = Watching(here)
    assert one.info() == watching("Anna", "bela") and one.info(Watcher("c", "Aaron"))["count"] == 3
    one.hear("other", [("a", "Anna"), ("d", "Dora")], 5)
    assert one.info() == {"names": ["Anna", "bela", "Dora"], "count": 8}
    assert one.here() == {"watching": [("a", "Anna"), ("b", "bela")], "more": 0}
    one.forget("other")
    here[:] = [Watcher(f"p{number}", "N" * 30) for number in range(MOST_NAMED + 7)]
    assert (len(one.info()["names"]), one.info()["count"], one.here()["more"]) == (MOST_NAMED, MOST_NAMED + 7, 7)
    assert len(json.dumps(one.here())) < 4000, "it fits into a notice of PostgreSQL"


def test_everybody_is_told_who_watches(server: Server) -> None:
    async def story() -> None:
        table, key, (anna, _) = await gather(server.url, 2)
        host = await anna.sit(table)
        assert host.told[0]["watching"] == NOBODY
        cora, dora = [await Client.guest(server.url, name) for name in ("Cora", "Dora")]
        first = await cora.sit(table, key=key)
        again = await cora.sit(table, key=key)
        assert first.told[0]["watching"] == again.told[0]["watching"] == watching("Cora")
        await host.until_info("presence", watching=watching("Cora"), connected=[0])
        assert (await dora.sit(table, key=key)).told[0]["watching"] == watching("Cora", "Dora")
        for socket in (host, first):
            await socket.until_info("presence", watching=watching("Cora", "Dora"))
        assert cora.id not in "".join(host.raw) and key not in "".join(host.raw), "names are told, and nothing else of people"
        await first.close()
        await anna.post(f"/tables/{table}/start")
        await again.close()
        await host.until_info("presence", watching=watching("Dora"))
        await dora.post("/people/sign-out")
        await host.until_info("presence", watching=NOBODY)

    run(story())


def test_who_sits_down_watches_no_more(server: Server) -> None:
    async def story() -> None:
        anna, bela = await Client.guest(server.url), await Client.guest(server.url, "Bela")
        made = await anna.post("/tables", game="cauldron", seats=[{"kept_for": "me"}, {"kept_for": "friends"}])
        host, looks_on = await anna.sit(made["id"]), await bela.sit(made["id"], key=made["key"])
        await host.until_info("presence", watching=watching("Bela"))
        await bela.post(f"/tables/{made['id']}/join", key=made["key"])
        assert (await looks_on.wait_closed()) and looks_on.told[-1]["code"] == "seat_changed"
        assert (await bela.sit(made["id"])).told[0]["watching"] == NOBODY
        await host.until_info("presence", watching=NOBODY, connected=[0, 1])

    run(story())


def test_what_is_told_of_watchers_tells_nothing_of_the_game(server: Server) -> None:
    """Moves, hidden or not, send nobody a word about who watches; and it has names and a number in it, whatever the game."""

    async def story() -> None:
        table, key, _, sockets = await started(server.url, 3, "witches", terms={"spectator_delay": 3600})
        cora = await (await Client.guest(server.url, "Cora")).sit(table, "witches", key=key)
        for socket in (*sockets, cora):
            await socket.until(lambda each: watching("Cora") in told_of(each))
        before = [len(told_of(socket)) for socket in (*sockets, cora)]
        for socket in sockets:
            for number in range(2):
                assert (await socket.play(f"m{number}", socket.moves[number]["text"], after=socket.number))["type"] in ("ack", "refused")
        await cora.ask("c", type="chat", text="hello")
        assert [len(told_of(socket)) for socket in (*sockets, cora)] == before
        assert cora.present is None, "what they see is as late as before"
        assert all(set(info) == {"names", "count"} for socket in sockets for info in told_of(socket))

    run(story())


def told_of(socket: Socket) -> list[dict[str, Any]]:
    return [message["watching"] for message in socket.told if message["type"] in ("welcome", "presence")]


def test_a_crowd_costs_everybody_few_messages(server: Server) -> None:
    async def story() -> None:
        table, key, (anna, _) = await gather(server.url, 2)
        host = await anna.sit(table)
        crowd = [await Client.guest(server.url, f"Guest {number:02}") for number in range(12)]
        begun = asyncio.get_running_loop().time()
        await asyncio.gather(*(each.sit(table, key=key) for each in crowd))
        await host.until(lambda each: told_of(each)[-1]["count"] == len(crowd))
        passed = asyncio.get_running_loop().time() - begun
        assert len(told_of(host)) <= 2 + 2 * passed / viewers.WATCHING_EVERY + 1, "as many as there was time for"

    run(story())


def test_who_comes_to_a_delayed_table_sees_at_once_where_to_sit(tmp_path: Path) -> None:
    """Only the game is shown later: before it begins nothing is hidden from whoever has the link."""

    async def story(server: Server) -> None:
        anna, bela = await Client.guest(server.url), await Client.guest(server.url, "Bela")
        seats = [{"kept_for": "me"}, {"kept_for": "bot"}]
        made = await anna.post("/tables", game="cauldron", seats=seats, terms={"spectator_delay": 3600})
        looks_on = await bela.sit(made["id"], key=made["key"])
        assert (await anna.request("DELETE", f"/tables/{made['id']}/bots")).status_code == 204
        await looks_on.until(lambda each: each.table["seats"][1]["name"] is None)
        await bela.post(f"/tables/{made['id']}/join", key=made["key"])
        await anna.post(f"/tables/{made['id']}/start")
        cora = await (await Client.guest(server.url, "Cora")).sit(made["id"], key=made["key"])
        assert [seat["name"] for seat in cora.table["seats"]] == ["Anna", "Bela"]
        assert cora.table["status"] == "open" and cora.present is None, "that it has begun they hear later"

    with serving(tmp_path) as server:
        run(story(server))


@pytest.mark.parametrize("is_guest_again", [False, True])
def test_a_new_name_is_told_where_the_game_has_not_begun(server: Server, is_guest_again: bool) -> None:
    async def story() -> None:
        table, _, (anna, bela) = await gather(server.url, 2)
        socket = await bela.sit(table)
        body = {"name": "  Agnes  "}
        answer = await (anna.request("POST", "/people/guest", json=body) if is_guest_again else anna.request("PATCH", "/people/me", json=body))
        assert answer.json()["name"] == "Agnes"
        await socket.until(lambda each: each.table["seats"][0]["name"] == "Agnes")
        await anna.post(f"/tables/{table}/start")
        await anna.request("PATCH", "/people/me", json={"name": "Alma"})
        assert (await bela.get(f"/tables/{table}"))["seats"][0]["name"] == "Agnes", "a game goes on with the names it began with"

    run(story())
