"""One who asks for much, or many of one household, make nobody else wait: for a review, a sign-in, a bot's move, a fork."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from server.clients import ME
from waiting import MOMENT, PATIENCE

import coven
from coven.bots import SEARCHES
from coven.errors import CovenError
from coven.server.client_address import household, lane_of, network
from coven.server.clock import CLOCK
from coven.server.fair_queue import Lane
from coven.server.features.analysis.jobs import MOST_WAITING, Jobs
from coven.server.features.films.replaying import Replaying
from coven.server.features.lobby.lanes import TableLanes
from coven.server.features.people.accounts import People
from coven.server.http.app import API, make_app
from coven.server.http.server import Server
from coven.server.live.bot_pool import GRACE, THINKING, BotPool, compile_search
from coven.server.live.match import Match
from coven.server.live.pace import Pace
from coven.server.process_pool import ProcessPool
from coven.server.programs import Programs
from coven.server.settings import Settings

HONEST: Lane = ("198.51.0.0/16", "198.51.100.7", "honest")


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(MOMENT)


# --- who waits where --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address, home, wide",
    [
        ("192.0.2.1", "192.0.2.1", "192.0.0.0/16"),
        ("::ffff:192.0.2.1", "192.0.2.1", "192.0.0.0/16"),
        ("2001:db8:1:2::3", "2001:db8:1:2::/64", "2001:db8::/32"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/32"),
        ("testclient", "testclient", "testclient"),
        ("a:b", "a:b", "a:b"),
    ],
)
def test_an_address_has_a_household_and_a_network(address: str, home: str, wide: str) -> None:
    assert (household(address), network(address)) == (home, wide)
    assert lane_of({"type": "http", "client": (address, 1)}, "p1") == (wide, home, "p1")


# --- processes and jobs -----------------------------------------------------------------------------------------------------


def note(line: str, folder: str) -> str:
    """Runs in a process: writes down that it was its turn, and waits until it may go on."""
    import time

    with (Path(folder) / "turns").open("a") as file:
        file.write(f"{line}\n")
    while not (Path(folder) / "go").exists():
        time.sleep(MOMENT)
    return line


def job(line: str, marker: str) -> str:
    return note(line.partition("|")[0], line.partition("|")[2])


def turns(folder: Path) -> list[str]:
    return (folder / "turns").read_text().split() if (folder / "turns").exists() else []


def test_a_review_waits_for_one_of_sixteen_guests(tmp_path: Path) -> None:
    async def story() -> None:
        jobs = Jobs(ProcessPool(1, 0))
        for number in range(16):
            jobs.start(number, ("203.0.0.0/16", "203.0.113.1", f"guest{number}"), job, f"guest{number}|{tmp_path}")
        honest = jobs.start("mine", HONEST, job, f"honest|{tmp_path}")
        await until(lambda: turns(tmp_path))
        (tmp_path / "go").touch()
        await until(lambda: honest.state == "done")
        assert turns(tmp_path).index("honest") == 1
        await jobs.close()

    asyncio.run(story())


def test_a_household_has_so_many_jobs_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        jobs = Jobs(ProcessPool(1, 0))
        for number in range(MOST_WAITING + 1):  # one is under way
            jobs.start(number, ("net", "home", f"guest{number}"), job, f"guest{number}|{tmp_path}")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        with pytest.raises(CovenError) as found:
            jobs.start("more", ("net", "home", "another"), job, "")
        assert found.value.code == "too_many"
        assert jobs.start("mine", HONEST, job, f"honest|{tmp_path}").state == "running", "others have their own"
        await jobs.close()

    asyncio.run(story())


def test_work_that_nobody_waits_for_any_more_keeps_its_turn_until_it_is_over(tmp_path: Path) -> None:
    """Else one who asks and gives up, again and again, would fill the processes."""

    async def story() -> None:
        pool = ProcessPool(1, 0)
        given_up = asyncio.create_task(pool.run_for(("greedy",), note, "first", str(tmp_path)))
        await until(lambda: turns(tmp_path))
        given_up.cancel()
        second = asyncio.create_task(pool.run_for(("greedy",), note, "second", str(tmp_path)))
        honest = asyncio.create_task(pool.run_for(HONEST, note, "honest", str(tmp_path)))
        await until(given_up.cancelled)
        assert pool.waiting() == 2
        (tmp_path / "go").touch()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(second, honest)
        assert turns(tmp_path) == ["first", "honest", "second"]
        pool.close()

    asyncio.run(story())


# --- bots -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quick", ["random", "skilled"])
def test_a_search_that_is_being_compiled_holds_up_no_bot(monkeypatch: pytest.MonkeyPatch, quick: str) -> None:
    """On a server that had compiled nothing, a table with a master once held up all bots for twelve seconds, and itself for a minute."""
    compiling: list[str] = []

    async def compile_for_ever(_programs: Programs, game: str, _marker: str) -> None:
        compiling.append(game)
        await asyncio.Event().wait()

    async def story() -> None:
        pool, table = BotPool(1, Pace(0, 0)), coven.game("witches").new_table(3, seed=1)
        seat = table.to_act[0]
        masters = [asyncio.create_task(pool.think(table, seat, level, None)) for level in SEARCHES]
        same_for_all = asyncio.create_task(pool.think(table, seat, "master", None, b"a daily table"))
        await until(lambda: compiling)
        async with asyncio.timeout(PATIENCE):
            assert await pool.think(table, seat, quick, None) in table.moves(seat)
            CLOCK.turn(THINKING + GRACE)  # a little later they answer by the policy
            assert set(await asyncio.gather(*masters)) <= set(table.moves(seat))
        assert compiling == ["witches"] and not same_for_all.done(), "compiled once, for all; who must answer alike waits for it"
        same_for_all.cancel()
        pool.close()

    monkeypatch.setattr("coven.server.programs.INTERPRETED", False)
    monkeypatch.setattr(Programs, "_compile", compile_for_ever)
    asyncio.run(story())


def test_a_search_ends_a_second_after_it_was_asked_for_also_if_others_are_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seconds are shared with those who wait; who waited for long has the less, and one simulation at the least."""
    now, asked = 0.0, list[float]()

    async def at_once(_programs: Programs, _game: str) -> None:
        return

    async def done(_pool: ProcessPool, work: Callable[[], int]) -> int:
        """In place of a process: thinks as long as it may, while the clock of the test goes on."""
        nonlocal now
        task = cast(Any, work).args[0]
        asked.append(task.seconds)
        await asyncio.sleep(0)
        now += task.seconds
        return int(table.moves(seat)[0].id)

    async def story(masters: int, workers: int) -> list[float]:
        nonlocal now
        now = 0.0
        asked.clear()
        pool = BotPool(workers, Pace(0, 0), elapsed=lambda: now)
        await asyncio.gather(*(pool.think(table, seat, "master", None) for _ in range(masters)))
        pool.close()
        return list(asked)

    table = coven.game("witches").new_table(3, seed=1)
    seat = table.to_act[0]
    monkeypatch.setattr(Programs, "ready", at_once)
    monkeypatch.setattr(ProcessPool, "_done", done)
    assert asyncio.run(story(1, 1)) == [THINKING]
    assert asyncio.run(story(4, 1)) == pytest.approx([THINKING / 4] * 4), "a second for all of them"
    shares = asyncio.run(story(6, 2))
    assert len(shares) == 6 and sum(shares) <= 2 * THINKING and min(shares) > 0


def test_a_program_that_could_not_be_compiled_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    async def fail_once(_programs: Programs, game: str, _marker: str) -> None:
        tried.append(game)
        if len(tried) == 1:
            raise MemoryError

    async def story() -> None:
        programs = Programs(compile_search)
        with pytest.raises(MemoryError):
            await programs.ready("witches")
        await programs.ready("witches")
        await programs.ready("witches")

    monkeypatch.setattr("coven.server.programs.INTERPRETED", False)
    monkeypatch.setattr(Programs, "_compile", fail_once)
    asyncio.run(story())
    assert tried == ["witches"] * 2


# --- signing in -------------------------------------------------------------------------------------------------------------


class Slow:
    """Passwords that are looked at when the test says so, in the order of their turns."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turns: list[str] = []
        self.go = threading.Event()
        true = People._verify

        def verify(people: People, hashed: str, password: str) -> bool:
            self.turns.append(password)
            assert self.go.wait(PATIENCE)
            return true(people, hashed, password)

        monkeypatch.setattr(People, "_verify", verify)


@asynccontextmanager
async def application(folder: Path) -> AsyncIterator[tuple[Server, Callable[[str], httpx.AsyncClient]]]:
    """A server in this process, and clients that come from an address."""
    app = make_app(Settings(data=folder, port=0))

    def client(address: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(address, 1)), base_url=f"http://localhost{API}")

    async with app.router.lifespan_context(app):
        yield app.state.server, client


def guess(client: httpx.AsyncClient, number: int) -> "asyncio.Task[httpx.Response]":
    return asyncio.create_task(client.post("/people/sign-in", json={"login": f"person{number}", "password": f"guess {number}"}))


@pytest.mark.parametrize("is_home", [False, True], ids=["strange place, one network", "known place, many networks"])
def test_a_sign_in_waits_for_few_of_those_who_guess(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_home: bool) -> None:
    """A sign-in behind three hundred addresses once took 42 seconds."""
    slow = Slow(monkeypatch)

    async def story() -> None:
        async with application(tmp_path) as (server, client):
            mine = {"login": "anna", "password": "correct horse battery"}
            made = await client("198.51.100.7").post("/people/account", json=mine)
            assert made.status_code == 201
            addresses = [f"10.{number if is_home else 0}.{number}.1" for number in range(40)]
            guesses = [guess(client(address), number) for number, address in enumerate(addresses)]
            await until(lambda: server.people._hashing.waiting() == len(guesses) - 2)
            coming = asyncio.create_task(client("198.51.100.7" if is_home else "198.51.100.99").post("/people/sign-in", json=mine))
            await until(lambda: server.people._hashing.waiting() == len(guesses) - 1)
            slow.go.set()
            assert (await coming).status_code == 200
            assert {answer.status_code for answer in await asyncio.gather(*guesses)} == {401}
            assert slow.turns.index(mine["password"]) <= 2, "after the two under way"

    asyncio.run(story())


# --- forks ------------------------------------------------------------------------------------------------------------------


def test_forks_are_played_one_at_a_time_and_in_turns() -> None:
    async def story() -> None:
        replaying, go, had = Replaying(), threading.Event(), list[str]()

        def play(name: str) -> None:
            had.append(name)
            assert go.wait(PATIENCE)

        asked = [asyncio.create_task(replaying.run_for(("net", "home", "greedy"), play, f"g{number}")) for number in range(8)]
        asked.append(asyncio.create_task(replaying.run_for(HONEST, play, "honest")))
        await until(lambda: had)
        assert had == ["g0"]
        go.set()
        await asyncio.gather(*asked)
        assert had.index("honest") == 1

    asyncio.run(story())


# --- whose table it is ------------------------------------------------------------------------------------------------------


def test_bots_think_in_turns_for_the_household_that_opened_their_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with application(tmp_path) as (server, client):
            lanes = []
            for address, name in [("10.0.0.1", "Anna"), ("10.0.0.1", "Bela"), ("10.0.0.2", "Carl")]:
                person = client(address)
                me = (await person.post("/people/guest", json={"name": name})).json()["id"]
                made = (await person.post("/tables", json={"game": "witches", "seats": [ME, *[{"kept_for": "bot"}] * 2]})).json()["id"]
                lanes.append(await server.pool.lane_of((await server.desks.desk(made)).match))
                assert lanes[-1][1:] == (me, made)
            assert lanes[0][0] == lanes[1][0] != lanes[2][0] and "10.0.0" not in str(lanes), "it is kept as a hash"
            match = (await server.desks.desk(made)).match
            assert (await TableLanes(server.engine).lane_of(Match("unknown", match.created, 1.0)))[0] == ""

    asyncio.run(story())
