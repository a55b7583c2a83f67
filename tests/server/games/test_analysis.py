"""Hints and reviews over HTTP: jobs that are asked for, looked at, kept, limited; and hints that tell nothing a seat can't know."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.clients import FRIENDS, ME, Client, Socket, play_out, run, started
from server.running import Server, serving
from server.safety.test_secrecy_in_desks import pairs

from coven.server.analysis.room import hint_question
from coven.server.analysis.work import make_hint

QUICK = {"hint_simulations": 60, "review_simulations": 2, "hint_rate": 1000}
BOT = {"kept_for": "bot", "bot": "random"}
PATIENCE = 600  # seconds: a first hint compiles


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("analysis"), **QUICK) as running:
        yield running


async def against_bots(url: str, **more: Any) -> tuple[str, Client, Socket]:
    me = await Client.guest(url)
    made = await me.post("/tables", game="cauldron", seats=[ME, BOT, BOT], **more)
    await me.post(f"/tables/{made['id']}/start")
    return made["id"], me, await me.sit(made["id"])


async def until_done(person: Client, path: str, **query: Any) -> dict[str, Any]:
    """Looks at a job until it has ended."""
    progress = 0.0
    async with asyncio.timeout(PATIENCE):
        while True:
            job = await person.get(path, **query)
            assert progress <= job["progress"] <= 1
            progress = job["progress"]
            if job["state"] != "running":
                return dict(job)
            await asyncio.sleep(0.1)


def test_a_hint_against_bots(server: Server) -> None:
    async def story() -> None:
        table, me, socket = await against_bots(server.url)
        await socket.until(lambda each: each.moves)
        assert await me.refused("GET", f"/tables/{table}/hint") == (404, "no_such_job")
        answer = await me.request("POST", f"/tables/{table}/hint")
        assert answer.status_code == 202 and answer.json()["state"] == "running"
        job = await until_done(me, f"/tables/{table}/hint")
        assert job["state"] == "done" and {each["move"] for each in job["result"]["moves"]} == {move["text"] for move in socket.moves}
        assert job["result"]["reasons"] and job["result"]["seat"] == 0
        again = await me.post(f"/tables/{table}/hint")
        assert again == job

    run(story())


def test_who_may_have_a_hint(server: Server) -> None:
    async def story() -> None:
        table, key, people, sockets = await started(server.url, 2)
        assert await people[0].refused("POST", f"/tables/{table}/hint") == (403, "no_hints")
        stranger = await Client.guest(server.url)
        assert await stranger.refused("POST", f"/tables/{table}/hint") == (404, "no_such_table")
        assert await stranger.refused("POST", f"/tables/{table}/hint", params={"key": key}) == (403, "not_seated")
        await play_out(sockets)
        assert await people[0].refused("POST", f"/tables/{table}/hint") == (409, "ended")
        allowed, _, friends, _ = await started(server.url, 2, terms={"hints": "own"})
        assert (await friends[0].request("POST", f"/tables/{allowed}/hint")).status_code == 202
        denied, me, _ = await against_bots(server.url, terms={"hints": "none"})
        assert await me.refused("POST", f"/tables/{denied}/hint") == (403, "no_hints")
        rated = {"rated": True, "undo": "none", "memory_aids": False, "hints": "own"}
        body = {"game": "cauldron", "seats": [ME, FRIENDS], "terms": rated}
        assert await me.refused("POST", "/tables", json=body) == (400, "not_rated")

    run(story())


def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    async def finished(url: str) -> tuple[str, Client]:
        table, _, people, sockets = await started(url, 2)
        assert await people[0].refused("POST", f"/tables/{table}/review") == (409, "not_over")
        await play_out(sockets)
        assert await people[0].refused("GET", f"/tables/{table}/review") == (404, "no_such_job")
        assert await people[0].refused("POST", f"/tables/{table}/review", params={"seat": 5}) == (400, "bad_seat")
        assert (await people[0].request("POST", f"/tables/{table}/review")).status_code == 202
        job = await until_done(people[0], f"/tables/{table}/review")
        result = job["result"]
        assert job["state"] == "done" and result["view"] == "open" and result["seats"] == ["Person 0", "Person 1"]
        for parts in result["parts"]:
            whole = parts["start"] + sum(parts[name]["mean"] for name in ("deal", "play", "others", "luck"))
            assert whole == pytest.approx(parts["result"], abs=1e-4)
        await people[0].post(f"/tables/{table}/review?seat=1")
        assert (await until_done(people[0], f"/tables/{table}/review", seat=1))["result"]["view"] == "seat"
        return table, people[0]

    async def still_there(url: str, table: str, cookie: str) -> None:
        somebody = Client(url)
        job = (await somebody.http.get(f"/tables/{table}/review", headers={"Cookie": cookie})).json()
        assert job["state"] == "done" and job["progress"] == 1

    with serving(tmp_path, **QUICK) as server:
        cookies: list[str] = []

        async def story() -> str:
            table, person = await finished(server.url)
            cookies.append(person.cookie)
            return table

        table = run(story())
        server.kill()
        server.start()
        run(still_there(server.url, table, cookies[0]))


def test_one_person_waits_for_one_answer_and_not_too_often(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        table, me, socket = await against_bots(url)
        await socket.until(lambda each: each.moves)
        made = await me.post("/tables", game="cauldron", seats=[ME, BOT])
        await me.post(f"/tables/{made['id']}/start")
        other = await me.sit(made["id"])
        await other.until(lambda each: each.moves)
        await me.post(f"/tables/{table}/hint")  # its process has yet to start when the next is asked for
        assert await me.refused("POST", f"/tables/{made['id']}/hint") == (409, "job_under_way")
        await until_done(me, f"/tables/{table}/hint")
        codes = [await asked_at_a_new_table(me) for _ in range(11)]
        assert codes[0] == 202 and codes[-1] == 429, codes

    async def asked_at_a_new_table(me: Client) -> int:
        made = await me.post("/tables", game="cauldron", seats=[ME, BOT])
        await me.post(f"/tables/{made['id']}/start")
        status = (await me.request("POST", f"/tables/{made['id']}/hint")).status_code
        if status == 202:
            await until_done(me, f"/tables/{made['id']}/hint")
        return status

    with serving(tmp_path, **{**QUICK, "hint_rate": 0.001}) as server:
        run(story(server.url))


@pytest.mark.parametrize(("game", "players"), [("cauldron", 3), ("witches", 4), ("wandering_towers", 3), ("broom_service", 3)])
def test_what_goes_to_the_pool_is_the_same_whatever_the_seat_cannot_know(game: str, players: int) -> None:
    differing = 0
    for seat, one, other in pairs(game, players):
        differing += one.table.keeper.state.tobytes() != other.table.keeper.state.tobytes()
        assert hint_question(one, seat, 10) == hint_question(other, seat, 10), (game, seat)
    assert differing > 20, "most of these pairs do differ in secrets"


def test_a_hint_is_the_same_whatever_the_seat_cannot_know(tmp_path: Path) -> None:
    marker = str(tmp_path / "marker")
    for seat, one, other in pairs("cauldron", 3):
        if seat in one.to_act:
            assert make_hint(hint_question(one, seat, 30), marker) == make_hint(hint_question(other, seat, 30), marker)
