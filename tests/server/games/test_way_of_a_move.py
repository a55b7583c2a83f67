"""The whole way: guest, table, join, start, play over the socket, stored before acknowledged, restart, go on."""

import json
import re
from itertools import groupby
from pathlib import Path

from server.clients import Client, gather, play_out, run, started
from server.running import ROOT, Server, serving
from server.tracing import follow

import coven
from coven.table.files.record import read_lines


def test_two_guests_play_a_game_and_its_record_verifies(server: Server) -> None:
    async def story() -> None:
        table, _, people, sockets = await started(server.url, 2)
        commitment = sockets[0].table["fair"]["commitment"]
        assert sockets[0].table["fair"]["seed"] is None
        await play_out(sockets)
        end = sockets[1].table
        assert end["status"] == "over" and end["outcome"]["winners"]
        record = read_lines((await people[0].request("GET", f"/tables/{table}/record")).text.split("\n"))
        assert record.header["commitment"] == commitment == end["fair"]["commitment"]
        assert coven.verify(record) == []

    run(story())


def test_a_game_goes_on_after_a_kill(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, _, people, sockets = await started(server.url, 3)
        first = sockets[0].moves[0]["text"]
        assert (await sockets[0].play("one", first))["type"] == "ack"
        number, present = sockets[0].number, sockets[0].present
        server.kill()
        server.start()
        back = await people[0].sit(table, last=number)
        welcome = back.told[0]
        assert welcome["resumed"] and welcome["number"] == number
        await back.until(lambda each: each.present)
        assert back.present == present
        again = await back.play("one", first, after=0)
        assert again["type"] == "ack" and back.number == number, "sent again without effect"
        others = [await person.sit(table) for person in people[1:]]
        await play_out([back, *others])
        assert back.table["status"] == "over"

    with serving(tmp_path) as server:
        run(story(server))


def test_what_a_client_missed_is_told_on_return(server: Server) -> None:
    async def story() -> None:
        table, _, people, sockets = await started(server.url, 2)
        number = sockets[1].number
        await sockets[1].close()
        await sockets[0].play("a", sockets[0].moves[0]["text"])
        back = await people[1].sit(table, last=number)
        await back.until(lambda each: each.present)
        missed = [message for message in back.told if message["type"] == "update"]
        assert [message["number"] for message in missed] == [number + 1]
        assert missed[0]["events"] == [{"kind": "thrown", "seat": 0}]

    run(story())


def test_the_openapi_document_is_there(server: Server) -> None:
    async def story() -> None:
        client = Client(server.url)
        document = await client.get("/openapi.json")
        assert "/api/v2/tables/{table}/join" in document["paths"]
        assert json.dumps(await client.get("/schema"))

    run(story())


def test_nobody_starts_while_a_seat_is_free(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        made = await anna.post("/tables", game="cauldron", seats=[{"kept_for": "me"}, {"kept_for": "friends"}])
        assert await anna.refused("POST", f"/tables/{made['id']}/start") == (409, "seats_free")
        assert await gather(server.url, 2)

    run(story())


# --- the way as ARCHITECTURE.md describes it --------------------------------------------------------------------------------


def hops() -> list[tuple[str, str]]:
    """The files of the way, each with its function."""
    _, _, text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("## The way of a move")
    return re.findall(r"^    ([\w/]+\.py) +(\w+) {2,}\S", text.partition("\n## ")[0], re.MULTILINE)


def test_a_move_goes_the_way_that_is_written_down() -> None:
    """Every hop is made, in this order; a reader who follows it meets each layer of the server once."""
    called = [(file, name.rpartition(".")[2]) for file, name in follow("witches").calls]
    places = [called.index(hop) for hop in hops()]
    assert len(places) >= 10 and places == sorted(places)
    layers = [file.split("/")[1] for file, _ in hops() if file.startswith("server/")]
    assert [layer for layer, _ in groupby(layers)] == ["http", "live", "store", "live", "http"], "in, down to the store, and out again"


def test_who_reads_the_way_of_a_move_reads_no_more_than_is_said() -> None:
    """The counts in ARCHITECTURE.md are those that `tests/server/tracing.py` prints, or a little more."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    said = {game: tuple(map(int, counts)) for game, *counts in re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \|$", text, re.MULTILINE)}
    for game in coven.game_names():
        if game in said:
            assert all(count <= most for count, most in zip(follow(game).counts(), said[game], strict=True)), (game, follow(game).counts())
    assert len(said) == 3
