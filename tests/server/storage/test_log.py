"""The log: one writer for each number, many desks in one commit, nothing acknowledged before it is on the disk."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from template.cauldron import GAME

from coven.errors import CovenError
from coven.server.features.lobby.making import created_by
from coven.server.features.people.person import Person
from coven.server.live.bot_pool import BotPool
from coven.server.live.commands.playing import Play
from coven.server.live.commands.seating import Join, Start
from coven.server.live.desk import MOST_WAITING, Desk
from coven.server.live.match import Match
from coven.server.live.opening import AT_ONCE, open_desk, take_steps
from coven.server.live.pace import Pace
from coven.server.live.steps import Answering, Closed, Created, Joined, Played, Step, Unseated, read_step
from coven.server.live.summaries import summary_of
from coven.server.messages.http import SeatRequest, TableRequest
from coven.server.store.database import connect_to, open_store
from coven.server.store.log import Entry, Log, Overtaken, step_rows
from coven.server.tasks import end_all

CAULDRON = TableRequest(game="cauldron", seats=[SeatRequest(kept_for="me"), SeatRequest(kept_for="friends")])


def row(game: str, number: int, body: str = "{}") -> dict[str, Any]:
    return {"table_id": game, "number": number, "at": 1.0, "body": body}


def write_step(step: Step) -> str:
    return str(step_rows("t", 0, 1.0, [step])[0]["body"])


def in_log(address: str, story: Any) -> None:
    """Runs a story with an open log."""

    async def told() -> None:
        engine = await open_store(address)
        log = Log(engine)
        log.open()
        try:
            await story(log, engine)
        finally:
            await log.close()
            await engine.dispose()

    asyncio.run(told())


def test_sqlite_writes_ahead_and_syncs_fully(tmp_path: Path) -> None:
    async def story(log: Log, engine: Any) -> None:
        async with engine.connect() as connection:
            assert (await connection.execute(text("pragma journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("pragma synchronous"))).scalar() == 2

    in_log(f"sqlite:///{tmp_path / 'log.db'}", story)


def test_who_gives_up_a_connection_while_it_is_opened_leaves_no_thread_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One left behind would answer to a loop that is closed by then."""
    connect, asked, opens = sqlite3.connect, threading.Event(), threading.Event()

    def slowly(*arguments: Any, **options: Any) -> sqlite3.Connection:
        asked.set()
        opens.wait()
        return connect(*arguments, **options)

    async def story() -> None:
        engine = connect_to(f"sqlite:///{tmp_path / 'log.db'}")
        asking = asyncio.create_task(engine.connect().start())
        await asyncio.to_thread(asked.wait)
        asking.cancel()
        for _ in range(20):
            await asyncio.sleep(0)
        assert not asking.done(), "it lets go of what it has begun first"
        opens.set()
        await end_all([asking])
        assert asking.cancelled() and not [each for each in set(threading.enumerate()) - before if "connection" in each.name]
        await engine.dispose()

    monkeypatch.setattr(sqlite3, "connect", slowly)
    before = set(threading.enumerate())
    asyncio.run(story())


def test_of_two_writers_of_one_number_the_second_is_told(address: str) -> None:
    async def story(log: Log, engine: Any) -> None:
        await log.append(Entry([row("a", 1)]))
        others = [log.append(Entry([row(game, 1)])) for game in ("b", "a", "c")]
        results = await asyncio.gather(*others, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Overtaken, type(None)]
        assert [len(await log.read(game)) for game in ("a", "b", "c")] == [1, 1, 1]

    in_log(address, story)


def test_an_entry_with_a_fault_is_refused_and_the_others_are_stored(address: str) -> None:
    """The writer goes on: everybody would wait for ever if it did not."""

    async def story(log: Log, engine: Any) -> None:
        faulty = {"table_id": "b", "at": 1.0, "body": "{}"}
        results = await asyncio.gather(*(log.append(Entry([each])) for each in (row("a", 1), faulty, row("c", 1))), return_exceptions=True)
        assert [getattr(result, "code", result) for result in results] == [None, "not_stored", None]
        await log.append(Entry([row("a", 2)]))
        assert [len(await log.read(table)) for table in ("a", "b", "c")] == [2, 0, 1]

    in_log(address, story)


def test_a_parcel_is_stored_whole_or_not_at_all(address: str) -> None:
    async def story(log: Log, engine: Any) -> None:
        await log.append(Entry([row("a", 2)]))
        with pytest.raises(Overtaken):
            await log.append(Entry([row("a", 1), row("a", 2)]))
        assert [number for number, _, _ in await log.read("a")] == [2]

    in_log(address, story)


def test_many_desks_share_a_commit(address: str) -> None:
    async def story(log: Log, engine: Any) -> None:
        commits = 0
        commit = log._commit

        async def counted(entries: Any) -> None:
            nonlocal commits
            commits += 1
            await commit(entries)

        log._commit = counted  # type: ignore[method-assign]
        await asyncio.gather(*(log.append(Entry([row(f"g{number}", 1)])) for number in range(100)))
        assert commits <= 2

    in_log(address, story)


FULL = {  # a database that takes no step more
    "sqlite": ["create trigger filled before insert on steps begin select raise(fail, 'disk full'); end"],
    "postgresql": [
        "create function refuse() returns trigger language plpgsql as $$ begin raise exception using errcode = 'disk_full'; end $$",
        "create trigger filled before insert on steps execute function refuse()",
    ],
}


def test_what_can_not_be_stored_is_not_done(address: str) -> None:
    """A database that takes nothing more, as on a full disk: the request is refused, the table stays as it was, and goes on later."""

    async def story(log: Log, engine: Any) -> None:
        desk, other = await two_desks(log)
        async with engine.begin() as connection:
            for line in FULL[engine.dialect.name]:
                await connection.execute(text(line))
        move = desk.match.table.moves(0)[0].text
        with pytest.raises(Exception) as found:
            await desk.do(Play("p0", "a", move, desk.match.streams[0].number))
        assert isinstance(found.value, CovenError) and found.value.code in ("not_stored", "busy")
        assert len(desk.match.table.keeper) == 0
        async with engine.begin() as connection:
            await connection.execute(text("drop trigger filled" + (" on steps" if engine.dialect.name == "postgresql" else "")))
        await desk.do(Play("p0", "a", move, desk.match.streams[0].number))
        assert len(desk.match.table.keeper) == 1
        await desk.close()
        await other.close()

    in_log(address, story)


async def names(ids: Any) -> dict[str, str]:
    return {id: f"Person {id}" for id in ids}


async def two_desks(log: Log, with_summary: bool = False) -> list[Desk]:
    """A started table of Cauldron, owned by two desks as two processes would."""

    host, pool = Person("p0", "Anna"), BotPool(1, Pace(0, 0))
    created, [seated] = created_by(host, CAULDRON, GAME.standard_box)
    summary = summary_of(Match("t", created, 1.0)) if with_summary else None
    await log.append(Entry([row("t", 1, write_step(created)), row("t", 2, write_step(seated))], summary=summary))
    desks = [desk for _ in range(2) if (desk := await open_desk("t", log, pool, names)) is not None]
    assert len(desks) == 2
    await desks[0].do(Join("p1", True))
    await desks[0].do(Start("p0"))
    return desks


def test_others_are_served_while_a_long_game_is_opened() -> None:
    async def story() -> None:
        created, [seated] = created_by(Person("p0", "Anna"), CAULDRON, GAME.standard_box)
        match, steps = Match("t", created, 1.0), [(1.0, step) for step in (seated, *[Joined(seat=1, person="p1"), Unseated(seat=1)] * 40)]
        opening, seen = asyncio.create_task(take_steps(match, None, steps)), set()
        while not opening.done():
            await asyncio.sleep(0)
            seen.add(match.number)
        assert len(seen) >= len(steps) // AT_ONCE and match.number == len(steps) + 1

    asyncio.run(story())


def test_the_slower_of_two_desks_sees_what_the_other_did_and_decides_again(address: str) -> None:
    async def story(log: Log, engine: Any) -> None:
        one, other = await two_desks(log)
        assert other.match.status == "open", "it has not looked yet"
        move = one.match.table.moves(0)[0].text
        await one.do(Play("p0", "a", move, one.match.streams[0].number))
        await other.catch_up()
        await other.do(Play("p0", "a", move, 0))  # sent again to the other process: no effect
        assert len(await log.read("t")) == 5
        theirs = other.match.table.moves(1)[0].text
        await asyncio.gather(
            one.do(Play("p1", "b", theirs, one.match.streams[1].number)),
            other.do(Play("p1", "b", theirs, other.match.streams[1].number)),
            return_exceptions=True,
        )
        played = [body for _, _, body in await log.read("t") if '"played"' in body]
        assert len(played) == 2, "one move, whoever stored it"
        await one.catch_up()
        await other.catch_up()
        assert one.match.table.view(0) == other.match.table.view(0)
        await one.close()
        await other.close()

    in_log(address, story)


def test_a_game_in_play_is_known_though_the_server_died_right_after_its_start(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lists show is written aside, and may be lost; that the game is in play is stored with its start."""

    async def lost(desk: Desk) -> None:
        pass

    async def story(log: Log, engine: Any) -> None:
        monkeypatch.setattr(Desk, "keep_summary", lost)
        desks = await two_desks(log, with_summary=True)
        assert [game for game, _ in await log.tables_with_status("playing")] == ["t"]
        for desk in desks:
            await desk.close()

    in_log(address, story)


def test_of_two_summaries_the_one_that_knows_more_steps_is_listed_whatever_the_clock_says(address: str) -> None:
    """An hour was turned back between them: a game that has ended would be listed as in play for ever."""

    async def story(log: Log, engine: Any) -> None:
        created, _ = created_by(Person("p0", "Anna"), CAULDRON, GAME.standard_box)
        match = Match("t", created, 7200.0)
        early = Entry(summary=summary_of(match))
        match.apply(Closed(why="host_closed"), 3600.0)
        for entry in (early, Entry(summary=summary_of(match)), early):
            await log.append(entry)
        assert await log.tables_with_status("open", "closed") == [("t", 3600.0)] == await log.tables_with_status("closed")

    in_log(address, story)


class Fault:
    """A command that nobody thought of."""

    def decide(self, match: Any, now: float) -> Any:
        raise RuntimeError("a fault")


def test_a_desk_that_falls_over_answers_everybody_and_is_not_used_again(address: str) -> None:
    async def story(log: Log, engine: Any) -> None:
        desk, other = await two_desks(log)
        requests = [desk.do(Fault()), desk.do(Start("p0")), desk.say("p0", 0, "a", "hello")]
        answers = await asyncio.gather(*requests, return_exceptions=True)
        assert [getattr(each, "code", None) for each in answers] == ["failed"] * 3
        await asyncio.sleep(0)
        assert desk.is_broken
        with pytest.raises(CovenError, match="failed"):
            await desk.do(Start("p0"))
        await desk.close()
        await other.close()

    in_log(address, story)


def test_a_desk_takes_so_many_commands_and_no_more(tmp_path: Path) -> None:
    async def story(log: Log, engine: Any) -> None:
        desk, other = await two_desks(log)
        waiting = [desk.do(Start("p0")) for _ in range(MOST_WAITING)]
        with pytest.raises(CovenError, match="busy"):
            await desk.do(Start("p0"))
        await asyncio.gather(*waiting)
        await desk.do(Start("p0"))
        for each in (desk, other):
            await each.close()

    in_log(f"sqlite:///{tmp_path / 'log.db'}", story)


@pytest.mark.parametrize("move, status", [(None, "playing"), ("6", "closed")])
def test_a_game_of_older_rules_goes_on_if_they_still_play_it(address: str, move: str | None, status: str) -> None:
    async def story(log: Log, engine: Any) -> None:
        desk, other = await two_desks(log)
        held = [each.text for each in desk.match.table.moves(0)]
        await desk.do(Play("p0", "a", held[0], desk.match.streams[0].number))
        unheld = next(each.text for each in desk.match.game.all_moves if each.text not in held)
        async with engine.begin() as connection:
            older = write_step(desk.match.created.model_copy(update={"rules_version": 0}))
            await connection.execute(text("update steps set body = :body where number = 1"), {"body": older})
            if move is not None:
                changed = write_step(Played(seat=0, move=unheld, id="a"))
                await connection.execute(text("update steps set body = :body where number = 5"), {"body": changed})
        again = await open_desk("t", log, BotPool(1, Pace(0, 0)), names)
        assert again is not None and again.match.status == status
        assert again.match.closed_because == (None if status == "playing" else "rules_changed")
        for each in (desk, other, again):
            await each.close()

    in_log(address, story)


def test_spectators_cannot_count_what_players_say(address: str) -> None:
    """Each room of the chat has numbers of its own, also when its desk is opened anew."""

    async def story(log: Log, engine: Any) -> None:
        desk, again = await two_desks(log)
        for number, seat in enumerate([0, None, 1, 0, None, 1]):
            await desk.chat.store(f"p{seat}", seat, f"c{number}", "words", float(number))
        await again.chat.read_on()
        await desk.chat.store("p0", 0, "c6", "more", 6.0)
        await again.chat.read_on()
        for chat in (desk.chat, again.chat):
            assert [line["number"] for line in chat.recent(None)] == [1, 2]
            assert [line["number"] for line in chat.recent(0)] == [1, 2, 3, 4, 5]
        await desk.close()
        await again.close()

    in_log(address, story)


def test_steps_of_before_the_words_were_changed_are_still_read() -> None:
    """Logs of version 0 say `rules` for a version of the rules, and `settings` for standing answers."""
    created = read_step(OLD_FIRST_STEP)
    assert isinstance(created, Created) and created.rules_version == 3
    answering = read_step('{"step":"answering","seat":1,"settings":{"ask_from_flasks":6}}')
    assert isinstance(answering, Answering) and answering.answers == {"ask_from_flasks": 6}
    assert '"rules_version":3' in write_step(created) and '"answers":{' in write_step(answering)


OLD_FIRST_STEP = (
    '{"step":"created","game":"wandering_towers","rules":3,"players":2,"options":{},"host":"p0","public":false,"key":"k",'
    '"plans":[{"kept_for":"friends","person":"p0"},{"kept_for":"bot","bot":"careful"}],"terms":{},"seed":"00","salt":"00"}'
)
