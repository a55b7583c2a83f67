"""Hints and reviews over HTTP: jobs that are asked for, looked at, kept, limited; and hints that tell nothing a seat can't know."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from server.clients import FRIENDS, ME, Client, Socket, play_out, run, started
from server.running import Server, serving
from server.safety.test_secrecy_in_desks import pairs
from waiting import MOMENT, PATIENCE, wait_until

from coven.server import programs, progress
from coven.server.features.analysis.hints_and_reviews import hint_task
from coven.server.features.analysis.jobs import PREPARING, Jobs
from coven.server.features.analysis.work import Unprepared, make_hint
from coven.server.process_pool import ProcessPool
from coven.server.programs import NEARLY, USUAL, Compiling, Programs, whole_time
from coven.server.progress import HowFar, Marker

QUICK = {"hint_simulations": 60, "review_simulations": 2, "hint_rate": 1000}
BOT = {"kept_for": "bot", "bot": "random"}


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
        assert hint_task(one, seat, 10) == hint_task(other, seat, 10), (game, seat)
    assert differing > 20, "most of these pairs do differ in secrets"


def test_a_hint_is_the_same_whatever_the_seat_cannot_know(tmp_path: Path) -> None:
    marker = Marker(str(tmp_path / "marker"))
    for seat, one, other in pairs("cauldron", 3):
        if seat in one.to_act:
            assert make_hint(hint_task(one, seat, 30), marker) == make_hint(hint_task(other, seat, 30), marker)


def test_the_first_hint_on_a_server_that_has_compiled_nothing(tmp_path: Path) -> None:
    """It says that it is being prepared, and about how long; the figure grows, and then the hint comes."""

    async def story(url: str) -> list[dict[str, Any]]:
        table, me, socket = await against_bots(url)
        await socket.until(lambda each: each.moves)
        jobs = [await me.post(f"/tables/{table}/hint")]
        async with asyncio.timeout(PATIENCE):
            while jobs[-1]["state"] == "running":
                jobs.append(await me.get(f"/tables/{table}/hint"))
                await asyncio.sleep(MOMENT)
        return jobs

    with serving(tmp_path, {"COVEN_CACHE": str(tmp_path / "compiled")}, **QUICK) as server:
        jobs = run(story(server.url))
    preparing = [job for job in jobs if job["preparing"]]
    assert jobs[-1]["state"] == "done" and jobs[-1]["result"]["moves"]
    assert [job["progress"] for job in jobs] == sorted(job["progress"] for job in jobs)
    assert len({job["progress"] for job in preparing}) > 1 and any(job["seconds"] >= 1 for job in preparing if job["seconds"])
    assert all(job["seconds"] is None for job in jobs if not job["preparing"])


@dataclass(frozen=True)
class SlowTask:
    """Work on a game whose program is compiled as slowly as a test says."""

    game: str
    may_compile: bool = False


def work_slowly(task: SlowTask, told: Marker) -> str | Unprepared:
    return f"a hint in {task.game}" if task.may_compile or task.game == "ready" else Unprepared(task.game)


def compile_slowly(game: str, told: Marker) -> None:
    """Runs in a process: goes on a step with each file that the test makes."""
    folder = Path(game)
    for step in range(1, 4):
        wait_until((folder / f"step {step}").exists)
        told(step, 4)


def test_a_job_whose_program_is_compiled_says_how_far_it_is_and_holds_up_nobody(tmp_path: Path) -> None:
    async def until(is_so: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(MOMENT)

    async def story() -> None:
        jobs = Jobs(ProcessPool(1, 0), Programs(compile_slowly))
        slow = jobs.start("slow", ("net", "home", "one"), work_slowly, SlowTask(str(tmp_path)))
        await until(lambda: slow.how_far.is_preparing)
        other = jobs.start("other", ("net", "home", "two"), work_slowly, SlowTask("ready"))
        await until(lambda: other.state == "done")
        second = jobs.start("second", ("net", "home", "three"), work_slowly, SlowTask(str(tmp_path)))
        await until(lambda: second.how_far.is_preparing)
        shares = [slow.how_far.share]
        for step in (1, 2, 3):
            (tmp_path / f"step {step}").touch()
            await until(lambda: slow.state == "done" or slow.how_far.share > shares[-1])
            shares.append(slow.how_far.share)
        await until(lambda: slow.state == second.state == "done")
        assert slow.result == second.result == f"a hint in {tmp_path}" and slow.how_far == HowFar(1.0)
        assert shares == sorted(shares) and shares[0] < PREPARING
        await jobs.close()

    asyncio.run(story())


def test_what_compiles_for_long_without_a_word_is_counted_on_by_the_clock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    now = 100.0
    monkeypatch.setattr(programs, "monotonic", lambda: now)
    monkeypatch.setattr(progress, "monotonic", lambda: now)
    told, running = Marker(str(tmp_path / "marker")), SimpleNamespace(done=lambda: False)
    compiling, seen = Compiling(cast(Any, running), now, told.path), []
    for seconds, done in ((1, 0), (4, 10), (5, 30), (5, 60), (5, None), (5, None), (5, None), (300, None)):
        now += seconds
        if done is not None:
            told(done, 90)
        seen.append(compiling.how_far())
    shares = [each.share for each in seen]
    assert shares == sorted(shares) and shares[-1] == NEARLY and shares[4] > shares[3]
    assert [each.seconds for each in seen][-1] == 1 and 5 <= (seen[3].seconds or 0) <= 15, "twenty of about thirty seconds are over"
    assert whole_time(0.0, 0.0) == USUAL and whole_time(1.0, 50.0) == pytest.approx(48.2, abs=0.1)
