"""A new game from a finished one: it begins where that one stood, goes on by itself, and is the same after a restart."""

import asyncio
import threading
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from server.clients import Client, Socket, play_out, run, started
from server.running import Server, serving

import coven
from coven.server.features.films import fork_routes
from coven.server.features.films.fork_routes import moves_then
from coven.server.features.films.replaying import Replaying
from coven.server.features.lobby.quotas import Opening, TableQuotas
from coven.server.http.server import Server as OneServer
from coven.server.live.desk import Desk
from coven.server.live.match import Match
from coven.server.live.opening import take_steps
from coven.server.live.steps import Joined, Started
from coven.server.messages.http import ForkRequest
from coven.server.settings import Settings
from coven.server.store.log import step_rows
from coven.server.worker import Worker
from coven.table.files.record import read_lines, replay
from coven.table.keeper import Keeper

MOVES = 10  # of a game of twelve
LANE = ("net", "home", "p1")


@pytest.mark.parametrize("game", ["cauldron", "witches", "wandering_towers", "broom_service"])
def test_it_begins_where_the_other_stood(server: Server, game: str) -> None:
    async def story() -> None:
        table, _, people, sockets = await started(server.url, 2 if game != "witches" else 3, game)
        await play_out(sockets)
        record = read_lines((await people[0].http.get(f"/tables/{table}/record")).text.splitlines())
        move = len(record.moves) // 2
        made = await people[1].post(f"/tables/{table}/fork", move=move, seat=1, bot="random")
        socket = await people[1].sit(made["id"], game)
        assert socket.table["fork"] == {"table": table, "moves": move} and socket.table["status"] == "playing"
        assert [seat["bot"] for seat in socket.table["seats"]][:2] == ["random", None]
        await play_out([socket])
        whole = read_lines((await people[1].http.get(f"/tables/{made['id']}/record")).text.splitlines())
        assert [*whole.moves][:move] == [*record.moves][:move]
        assert coven.verify(whole) == [] and whole.header["commitment"] == record.header["commitment"]
        events = await people[1].get(f"/tables/{made['id']}/events")
        assert events["events"] == [event.as_data() for event in replay(whole).events(1)]

    run(story())


def test_what_might_have_been_done_instead(server: Server) -> None:
    async def story() -> None:
        table, _, people, sockets = await started(server.url, 3, "witches", options={"rounds": 1})
        await play_out(sockets)
        record = read_lines((await people[0].http.get(f"/tables/{table}/record")).text.splitlines())
        for number in (0, 20, len(record.moves) - 1):
            seat, made = record.moves[number]
            assert made in [move["text"] for move in await people[0].get(f"/tables/{table}/replay/{number}/moves", seat=seat)]
        assert (await people[0].refused("GET", f"/tables/{table}/replay/{len(record.moves)}/moves?seat=0"))[1] == "bad_number"
        assert (await people[0].refused("GET", f"/tables/{table}/replay/-1/moves?seat=0"))[1] == "bad_number"

    run(story())


def test_what_might_have_been_is_worked_out_where_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in the thread that answers everybody."""
    table = coven.game("cauldron").new_table(2, seed=1)
    table.play(0, table.moves(0)[0])
    threads, table_at = list[threading.Thread](), Keeper.table_at
    monkeypatch.setattr(Keeper, "table_at", lambda keeper, number: threads.append(threading.current_thread()) or table_at(keeper, number))
    desk = Mock(**{"match.is_sealed": False, "match.film": None, "match.table": table, "match.created.players": 2})
    found = asyncio.run(moves_then(Replaying(), LANE, desk, 0, 1))
    assert [move["text"] for move in found] == [move.text for move in table_at(table.keeper, 0).moves(1)]
    assert len(threads) == 1 and threading.main_thread() not in threads


def test_a_fork_is_played_up_to_its_beginning_where_nobody_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in the thread that answers everybody."""
    threads, make = list[threading.Thread](), Keeper.make
    monkeypatch.setattr(Keeper, "make", lambda keeper, seat, action: threads.append(threading.current_thread()) or make(keeper, seat, action))
    with serving(tmp_path) as server:
        table = run(finished(server))

    async def story() -> None:
        one = await OneServer.opened(Settings(data=tmp_path / "data", port=0), Worker())
        desk = await one.desks.desk(table)
        me = await one.people.add_guest("Anna")
        threads.clear()
        opening, asked = Opening(one.parts.find(TableQuotas), me.id, "home"), ForkRequest(move=MOVES, seat=0)
        made = await fork_routes.fork(opening, one.desks, Replaying(), me, LANE, desk, asked)
        assert len(threads) >= MOVES and threading.main_thread() not in threads[:MOVES]
        assert len((await one.desks.desk(made.id)).match.table.keeper) >= MOVES
        created = (await one.desks.desk(made.id)).match.created

        async def names(_ids: Any) -> dict[str, str]:
            return {me.id: me.name}

        threads.clear()  # when the table is opened from the log
        steps = [(1.0, step) for step in (Joined(seat=0, person=me.id), Started())]
        await take_steps(again := Match("again", created, 1.0), None, steps)
        assert len(threads) == MOVES and threading.main_thread() not in threads
        assert again.status == "playing" and len(again.table.keeper) == MOVES

        threads.clear()  # when another process tells of it
        follower = Desk(Match("follower", created, 1.0), Mock(), one.pool, names)
        await follower._take_in([(row["number"], row["at"], row["body"]) for row in step_rows("follower", 1, 1.0, [step for _, step in steps])])
        assert len(threads) >= MOVES and threading.main_thread() not in threads[:MOVES]
        assert follower.match.chairs[0].person == me.id and len(follower.match.table.keeper) >= MOVES
        await follower.close()
        await one.close()

    asyncio.run(story())


async def finished(server: Server) -> str:
    """A game played to its end."""
    table, _, _, sockets = await started(server.url, 3)
    await play_out(sockets)
    return table


def only_i_am_asked(socket: Socket) -> bool:
    """Whether the bots have answered, so that nothing happens before I do."""
    return socket.present is not None and socket.present["view"]["to_act"] == [0]


def test_it_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, _, people, sockets = await started(server.url, 2)
        await play_out(sockets)
        made = await people[0].post(f"/tables/{table}/fork", move=3, seat=0, bot="random")
        socket = await people[0].sit(made["id"])
        await socket.until(only_i_am_asked)
        before = socket.present
        server.kill()
        server.start()
        again = await people[0].sit(made["id"])
        await again.until(only_i_am_asked)
        assert again.present == before and again.table["fork"]["moves"] == 3

    with serving(tmp_path) as server:
        run(story(server))


def test_what_can_not_be_forked(server: Server) -> None:
    async def story() -> None:
        table, _, people, sockets = await started(server.url, 2)

        async def refused(person: Client, **asked: Any) -> tuple[int, str]:
            return await person.refused("POST", f"/tables/{table}/fork", json={"move": 0, "seat": 0, **asked})

        stranger = await Client.guest(server.url, "Stranger")
        assert await refused(people[0]) == (409, "not_over")
        await play_out(sockets)
        moves = (await people[0].get(f"/tables/{table}/replay"))["moves"]
        assert await refused(stranger) == (404, "no_such_table")
        assert (await refused(people[0], seat=2))[1] == "bad_seat"
        assert (await refused(people[0], move=moves))[1] == "bad_number"
        assert (await refused(people[0], bot="nobody"))[1] == "unknown_bot"
        assert (await refused(people[0], move=-1))[1] == "malformed"
        assert await refused(Client(server.url)) == (401, "not_signed_in")

    run(story())


def test_again_after_a_fork_begins_at_the_start(server: Server) -> None:
    async def story() -> None:
        table, _, people, sockets = await started(server.url, 2)
        await play_out(sockets)
        made = await people[0].post(f"/tables/{table}/fork", move=3, seat=0, bot="random")
        await play_out([await people[0].sit(made["id"])])
        again = (await people[0].post(f"/tables/{made['id']}/rematch"))["id"]
        looked = await people[0].get(f"/tables/{again}")
        assert looked["fork"] is None
        assert looked["fair"]["commitment"] != (await people[0].get(f"/tables/{made['id']}"))["fair"]["commitment"]

    run(story())
