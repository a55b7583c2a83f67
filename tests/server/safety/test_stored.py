"""What one guest can have stored is bounded: by step, by table and by day; what changes nothing is not stored at all."""

import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from server.clients import ME, Client, run, started
from server.running import Server, serving
from server.safety.test_secrecy_in_desks import new_match

from coven.errors import CovenError
from coven.server.live.commands.seating import Mute, Plan, TakeSeatBack
from coven.server.live.desk import ALWAYS, MOST_STEPS, ROW, Desk
from coven.server.live.steps import Replanned
from coven.server.messages.terms import ChairPlan
from coven.server.rate_limits import Limit
from coven.server.store.log import Entry

FRIENDS, ANYONE = {"kept_for": "friends"}, {"kept_for": "anyone"}


def steps_in(server: Server) -> int:
    with closing(sqlite3.connect(Path(server.settings["data"]) / "coven.db")) as database:
        return int(database.execute("SELECT count(*) FROM steps").fetchone()[0])


def test_a_plan_is_short_and_one_that_changes_nothing_is_not_stored(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = await Client.guest(server.url)
        made = await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS, FRIENDS])
        before = steps_in(server)

        async def plan(**plan: Any) -> int:
            return (await anna.request("PUT", f"/tables/{made['id']}/seats/1", json={"plan": plan})).status_code

        for long in ({"bot": "x" * 41}, {"person": "x" * 25}, {"name": "x" * 31}):
            assert await plan(kept_for="friends", **long) == 422
        assert [await plan(kept_for="friends") for _ in range(5)] == [204] * 5
        assert await plan(kept_for="friends", bot="x" * 40) == 204, "which bot is nothing to friends"
        assert steps_in(server) == before, "nothing has changed"
        assert [await plan(**kept) for kept in (ANYONE, ANYONE, FRIENDS)] == [204] * 3
        assert steps_in(server) == before + 2

    with serving(tmp_path) as server:
        run(story(server))


def test_a_person_has_so_much_stored_in_a_day(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, bela = await Client.guest(server.url), await Client.guest(server.url, "Bela")
        made = await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS])
        codes = []
        for number in range(40):
            plan = ANYONE if number % 2 == 0 else FRIENDS
            codes.append((await anna.request("PUT", f"/tables/{made['id']}/seats/1", json={"plan": plan})).status_code)
        assert codes[0] == 204 and set(codes[-2:]) == {204, 429}, "what changes nothing is still no fault"
        await bela.post(f"/tables/{made['id']}/join", key=made["key"])  # others have their own, and what must be done is done
        await anna.post(f"/tables/{made['id']}/start")
        socket = await anna.sit(made["id"])
        await socket.until(lambda each: each.moves)
        assert (await socket.play("1", socket.moves[0]["text"]))["type"] == "ack", "a move costs nothing"
        assert await anna.refused("POST", "/tables", json={"game": "cauldron", "seats": [ME, FRIENDS]}) == (429, "too_many")
        server.turn(24 * 3600)
        await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS])

    with serving(tmp_path, stored_daily=2, session_days=60) as server:
        run(story(server))


def test_so_much_is_taken_at_once_and_the_rest_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("coven.server.rate_limits.CLOCK", SimpleNamespace(elapsed=lambda: now))
    limit = Limit(rate=10.0, burst=100.0, name="words")
    limit.check("anna", 90)
    with pytest.raises(CovenError) as refused:
        limit.check("anna", 50)
    assert refused.value.details == {"seconds": 4.0, "limit": "words"}, "ten are there, and forty are missing"
    now += 3.0
    with pytest.raises(CovenError) as refused:
        limit.check("anna", 50)
    assert refused.value.details["seconds"] == 1.0
    now += 1.0
    assert (limit.state_of(limit.take("anna", 20)), limit.policy) == ('"words";r=30;t=7', '"words";q=100;w=10')
    limit.check("bela", 100)


class Full:
    """All of a desk that its quota of steps looks at."""

    def __init__(self, besides: int) -> None:
        self.match = new_match("cauldron", 3, 1)
        self.match.number = besides + len(self.match.table.keeper)
        self.spent: list[tuple[str, int]] = []

    def spend(self, person: str, characters: int) -> None:
        self.spent.append((person, characters))


def test_a_table_has_so_many_steps_besides_its_moves() -> None:
    plan = Plan("p0", 1, ChairPlan(kept_for="friends"))
    entry = Entry([{"body": Replanned(seat=1, plan=plan.plan).model_dump_json()}])
    few, many = Full(MOST_STEPS - 1), Full(MOST_STEPS)
    Desk._check_room(few, plan, entry)  # type: ignore[arg-type]
    assert few.spent == [("p0", ROW + len(entry.steps[0]["body"]))]
    with pytest.raises(CovenError) as refused:
        Desk._check_room(many, plan, entry)  # type: ignore[arg-type]
    assert refused.value.code == "too_many_steps" and many.spent == []
    for always in ALWAYS:
        Desk._check_room(many, always("p0"), entry)  # type: ignore[arg-type]
    with pytest.raises(CovenError):
        Desk._check_room(many, TakeSeatBack("p0"), entry)  # type: ignore[arg-type]


def test_who_mutes_others_pays_for_it() -> None:
    few = Full(0)
    Desk._check_room(few, Mute("p0", "p1"), Entry([{"body": "{}"}]))  # type: ignore[arg-type]
    assert [person for person, _ in few.spent] == ["p0"]


def test_leaving_and_coming_back_is_stored_only_so_often(tmp_path: Path) -> None:
    """Two of one person's guests once left and came back by turns, for ever."""

    async def story(server: Server) -> None:
        table, _, people, _ = await started(server.url, 2)
        codes = []
        for _ in range(40):
            await people[0].post(f"/tables/{table}/leave")
            codes.append((await people[0].request("POST", f"/tables/{table}/back")).status_code)
        assert codes[0] == 204 and codes[-1] == 429
        before = steps_in(server)
        await people[0].post(f"/tables/{table}/leave")
        assert steps_in(server) <= before + 1, "who has left has left"

    with serving(tmp_path, stored_daily=4) as server:
        run(story(server))


def test_guests_of_one_address_share_what_it_has(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async def said_by(number: int, address: str) -> int:
            """How many of forty plans a guest may have stored from an address."""
            guest = await Client.guest(server.url, f"Guest {number}")
            head = {"x-forwarded-for": address}
            made = (await guest.request("POST", "/tables", json={"game": "cauldron", "seats": [ME, FRIENDS]}, headers=head)).json()
            if "id" not in made:
                return 0
            answers = [
                await guest.request("PUT", f"/tables/{made['id']}/seats/1", json={"plan": (ANYONE, FRIENDS)[number % 2]}, headers=head)
                for number in range(20)
            ]
            return sum(answer.is_success for answer in answers)

        first = [await said_by(number, "192.0.2.1") for number in range(4)]
        assert first[0] == 20 and first[-1] == 0
        assert await said_by(5, "192.0.2.9") == 20, "another address has its own"

    with serving(tmp_path, stored_daily=100, stored_daily_address=15, trusted_proxies=["127.0.0.1"]) as server:
        run(story(server))
