"""Several people at one screen: one person has several seats, sees what each of them may see, and nothing more."""

import json
from pathlib import Path
from typing import Any

import pytest
from server.clients import FRIENDS, ME, Client, Socket, play_out, run
from server.running import Server, serving

from coven.table.files.record import read_lines, replay, replay_steps

BELLA = {"kept_for": "me", "name": "Bella"}
CARLA = {"kept_for": "me", "name": "Carla"}


async def shared(server: Server, game: str = "cauldron", **more: Any) -> tuple[str, Client, Client, list[Socket]]:
    """Anna and Bella at one screen, Dora at another; begun. Returns the table, Anna, Dora, and the sockets by seat."""
    anna, dora = await Client.guest(server.url, "Anna"), await Client.guest(server.url, "Dora")
    made = await anna.post("/tables", game=game, seats=[ME, BELLA, FRIENDS], **more)
    await dora.post(f"/tables/{made['id']}/join", key=made["key"])
    await anna.post(f"/tables/{made['id']}/start")
    sockets = [await anna.sit(made["id"], game), await anna.sit(made["id"], game, seat=1), await dora.sit(made["id"], game)]
    return made["id"], anna, dora, sockets


@pytest.mark.parametrize("game", ["cauldron", "witches", "wandering_towers", "broom_service"])
def test_each_socket_is_told_what_its_seat_may_know(server: Server, game: str) -> None:
    async def story() -> None:
        table, anna, dora, sockets = await shared(server, game)
        assert [socket.told[0]["seat"] for socket in sockets] == [0, 1, 2]
        assert [socket.told[0]["own_seats"] for socket in sockets] == [[0, 1], [0, 1], [2]]
        for other in (0, 1):
            assert await dora.refused("GET", f"/tables/{table}/events?seat={other}") == (403, "not_seated")
            assert await refused_hello(dora, table, other) == "not_seated"
        assert await anna.refused("GET", f"/tables/{table}/why?seat=2&move=x") == (403, "not_seated")
        assert await refused_hello(anna, table, 2) == "not_seated"
        await play_out(sockets)
        lines = (await anna.http.get(f"/tables/{table}/record")).text.splitlines()
        finished, moments = replay(read_lines(lines)), [seen_at(moment) for moment in replay_steps(read_lines(lines))]
        for seat, socket in enumerate(sockets):
            seen = [told["present"]["view"] for told in socket.told if isinstance(told.get("present"), dict)]
            assert len(seen) > 5
            assert {as_text(view) for view in seen} <= {moment[seat] for moment in moments}
            known = [event.as_data() for event in finished.events(seat)]
            assert all(event in known for told in socket.told for event in told.get("events", []))
            events = await (dora if seat == 2 else anna).get(f"/tables/{table}/events", seat=seat)
            assert events["events"] == known

    run(story())


def seen_at(moment: Any) -> list[str]:
    return [as_text(moment.view(seat)) for seat in range(3)]


def as_text(view: Any) -> str:
    return json.dumps(view, sort_keys=True)


async def refused_hello(person: Client, table: str, seat: int) -> str:
    socket = await person.open(table)
    await socket.say(type="hello", seat=seat)
    await socket.wait_closed()
    return str(socket.told[-1]["code"])


def test_a_seat_moves_for_itself_alone(server: Server) -> None:
    async def story() -> None:
        _, _, _, (one, two, _) = await shared(server)
        assert (await one.play("a", one.moves[0]["text"]))["type"] == "ack"
        assert (await two.play("a", two.moves[0]["text"]))["type"] == "ack", "ids belong to a seat"
        assert one.table["seats"][1]["name"] == "Bella" and one.table["seats"][1]["shares_with"] == 0
        assert [seat["shares_with"] for seat in one.table["seats"]] == [None, 0, None]
        assert (await two.ask("c", type="chat", text="hello"))["type"] == "ack"
        said = await one.until_info("chat")
        assert (said["chat"]["name"], said["chat"]["seat"]) == ("Bella", 1)

    run(story())


def test_names_and_ratings(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        for seats in ([ME, ME], [ME, {"kept_for": "friends", "name": "Bella"}], [ME, {"kept_for": "bot", "name": "Bella"}]):
            assert await anna.refused("POST", "/tables", json={"game": "cauldron", "seats": seats}) == (400, "bad_seats")
        assert (await anna.refused("POST", "/tables", json={"game": "cauldron", "seats": [ME, {**ME, "name": "\u0007"}]}))[1] == "bad_name"
        rated = {"rated": True, "undo": "none", "memory_aids": False}
        assert (await anna.refused("POST", "/tables", json={"game": "cauldron", "seats": [ME, BELLA], "terms": rated}))[1] == "not_rated"
        made = await anna.post("/tables", game="cauldron", seats=[ME, BELLA, FRIENDS])
        plan = {"plan": {"kept_for": "friends", "name": "Somebody else"}}
        assert (await anna.refused("PUT", f"/tables/{made['id']}/seats/2", json=plan))[1] == "bad_seats"

    run(story())


def test_the_end_leaving_and_again(server: Server) -> None:
    async def story() -> None:
        table, anna, dora, sockets = await shared(server)
        await anna.post(f"/tables/{table}/leave")
        await sockets[2].until(lambda each: [seat["bot"] is not None for seat in each.table["seats"]] == [True, True, False])
        for seat in (0, 1):
            await anna.http.post(f"/tables/{table}/back", params={"seat": seat})
        await sockets[2].until(lambda each: not any(seat["bot"] for seat in each.table["seats"]))
        await play_out(sockets)
        await anna.get(f"/tables/{table}/replay")  # then the results are stored
        for person in (anna, dora):
            seats = (await person.get("/me/games"))["games"][0]["seats"]
            assert [seat["name"] for seat in seats] == ["Anna", "Bella", "Dora"], "as at the table"
        again = (await dora.post(f"/tables/{table}/rematch"))["id"]
        await anna.post(f"/tables/{again}/join")
        names = [seat["name"] for seat in (await anna.get(f"/tables/{again}"))["seats"]]
        assert names == ["Bella", "Dora", "Anna"], "everybody one seat further"
        assert [each["summary"]["id"] for each in await anna.get("/me/tables")].count(table) == 1
        await anna.request("DELETE", "/people/me")
        seats = (await dora.get("/me/games"))["games"][0]["seats"]
        assert [seat["name"] for seat in seats] == [None, None, "Dora"], "who is gone takes the names at their screen along"

    run(story())


def test_who_shares_a_screen_needs_nobody_s_leave(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        made = await anna.post("/tables", game="cauldron", seats=[ME, BELLA, CARLA], terms={"undo": "consent"})
        await anna.post(f"/tables/{made['id']}/start")
        sockets = [await anna.sit(made["id"], seat=seat) for seat in range(3)]
        for seat, socket in enumerate(sockets):
            await socket.play(f"m{seat}", socket.moves[0]["text"])
        await sockets[0].ask("u", type="undo")
        await sockets[2].until(lambda each: each.moves and any("taken_back" in told for told in each.told))
        await anna.post(f"/tables/{made['id']}/leave")
        await sockets[0].until(lambda each: each.table["status"] == "closed")

    run(story())


def test_after_a_restart(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, anna, _, sockets = await shared(server)
        await sockets[1].play("a", sockets[1].moves[0]["text"])
        before = sockets[1].present
        server.kill()
        server.start()
        again = await anna.sit(table, seat=1)
        assert again.present == before and again.table["seats"][1]["name"] == "Bella"
        assert (await anna.get("/me/tables"))[0]["waiting"]

    with serving(tmp_path) as server:
        run(story(server))
