"""Films: what everybody saw of a finished game, kept for ever; replays, records and my games come from them."""

import asyncio
import contextlib
import json
import sqlite3
import threading
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from server.clients import Client, Socket, gather, part_schema, play_out, run, started
from server.running import Server, serving
from sqlalchemy import select
from template.cauldron import GAME
from waiting import PATIENCE

import coven
from coven.errors import CovenError
from coven.server.features.films.finished import seen_film
from coven.server.features.films.making import make_film
from coven.server.features.lobby.making import created_by, new_id
from coven.server.features.people.person import Person
from coven.server.http.server import Server as OneServer
from coven.server.live.commands.playing import PlayFor
from coven.server.live.commands.seating import Start
from coven.server.messages.http import SeatRequest, TableRequest
from coven.server.settings import Settings
from coven.server.starting import prepare
from coven.server.store.film import OPEN, SPECTATORS, Film, Perspective, perspectives_of
from coven.server.store.film_changes import changed, difference
from coven.server.store.rows import films, results
from coven.server.worker import Worker
from coven.table.box import hash_of
from coven.table.files.record import read_lines, replay_steps

ARCHIVE = Path(__file__).parents[1] / "archive"
FILMS = sorted(ARCHIVE.glob("*.film"))
MANY_MOVES = 50  # of a whole game
FIRST_FILMED = {"wandering_towers": 3}  # the rules version when films began; that of the other games was 1
GAMES = sorted(name for name in coven.game_names() if name != "cauldron")
SCALARS = st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2)
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=2), inner, max_size=4))


# --- on file ----------------------------------------------------------------------------------------------------------------


@settings(deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(VALUES, VALUES)
def test_a_change_makes_one_value_into_the_other(old: Any, new: Any) -> None:
    assert json.dumps(changed(old, difference(old, new)), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert difference(new, new) == {}


@pytest.mark.parametrize("file", FILMS, ids=lambda file: file.stem)
def test_a_film_of_every_rules_version_opens(file: Path) -> None:
    """Without any rules: nothing but the film is asked."""
    film = Film(file.read_bytes())
    assert f"{film.head['game']}-{film.rules_version}" == file.stem and film.head["setting"]["rules_version"] == film.rules_version
    for perspective in perspectives_of(film.head["players"]):
        frames = film.frames(perspective)
        assert len(frames) == film.last + 1 and frames[-1].view["over"] and not frames[0].view["over"]
        assert any(frame.events for frame in frames)
    assert film.head["outcome"]["places"] and len(film.record) == film.last + 2


@pytest.mark.parametrize("file", sorted(ARCHIVE.glob("*.jsonl")), ids=lambda file: file.stem)
def test_a_record_of_every_rules_version_opens(file: Path) -> None:
    """Under its own rules it is dealt again; under others it is read, and says which ones it wants."""
    record = coven.load(file)
    name, version = file.stem.rsplit("-", 1)
    assert record.header["rules_version"] == int(version) and record.ending is not None and record.ending["moves"] == len(record.moves) > MANY_MOVES
    if coven.game(name).version == int(version):
        assert coven.verify(record) == []
    else:
        with pytest.raises(CovenError) as found:
            coven.verify(record)
        assert found.value.code == "other_rules_version"


@pytest.mark.parametrize("name", GAMES)
def test_every_rules_version_is_in_the_archive(name: str) -> None:
    """A raised version needs `make films`; none is ever taken away."""
    versions = range(1, coven.game(name).version + 1)
    assert [version for version in versions if (ARCHIVE / f"{name}-{version}.film").exists()] == list(versions)[FIRST_FILMED.get(name, 1) - 1 :]
    assert all((ARCHIVE / f"{name}-{version}.jsonl").exists() for version in versions)


@pytest.mark.parametrize("name", GAMES)
def test_a_film_shows_what_the_table_showed(name: str) -> None:
    lines = (ARCHIVE / f"{name}-{coven.game(name).version}.jsonl").read_text().splitlines()
    film = Film(make_film(lines))
    for number, table in enumerate(replay_steps(read_lines(lines))):
        for perspective, seat in ((0, 0), (SPECTATORS, None)):
            frame = film.frame(perspective, number)
            assert frame.view == json.loads(json.dumps(table.view(seat)))
            assert frame.events == [event.as_data() for event in table.keeper.events(seat, number)]
        assert film.frame(OPEN, number).view["position"] == json.loads(json.dumps(table.keeper.reveal()))


def test_an_open_film_tells_the_fuller_of_two_tellings() -> None:
    """Witches: the card passed in secret is told once, with the card."""
    film = Film((ARCHIVE / f"witches-{coven.game('witches').version}.film").read_bytes())
    aside = [event for frame in film.frames(OPEN) for event in frame.events if event["kind"] == "set_aside"]
    assert aside and all("card" in event for event in aside)


def test_a_film_has_what_the_map_is_drawn_from() -> None:
    game = coven.game("broom_service")
    film, record = (ARCHIVE / f"broom_service-{game.version}.{kind}" for kind in ("film", "jsonl"))
    *_, table = replay_steps(read_lines(record.read_text().splitlines()))
    printed, ground = game.faces.printed, game.faces.ground
    assert printed is not None and ground is not None
    board = printed(Film(film.read_bytes()).head["setting"])
    assert hash_of(board) == hash_of(printed(table.setting)) and ground(board).startswith("<svg")


def test_a_seat_s_film_holds_nothing_of_what_others_held() -> None:
    """Two games that differ only in what seat 0 can't know, up to the first time it shows: the same frames."""
    one, other = (Film(make_film(nobody_shows(seed))) for seed in two_deals())
    assert one.frame(0, 0) == other.frame(0, 0) and one.frame(SPECTATORS, 0) == other.frame(SPECTATORS, 0)
    assert one.frame(OPEN, 0) != other.frame(OPEN, 0) and one.frame(1, 0) != other.frame(1, 0)


def two_deals() -> tuple[int, int]:
    """Seeds of Cauldron that deal seat 0 the same, and seat 1 something else."""
    seen: dict[str, tuple[int, Any]] = {}
    for seed in range(5000):
        table = coven.game("cauldron").new_table(2, seed=seed, salt=b"")
        mine, theirs = (table.view(seat)["hand"] for seat in (0, 1))
        first, hand = seen.setdefault(json.dumps(mine), (seed, theirs))
        if hand != theirs:
            return first, seed
    raise AssertionError("no two such deals")


def nobody_shows(seed: int) -> list[str]:
    table = coven.game("cauldron").new_table(2, seed=seed, salt=b"")
    while not table.is_over:
        table.play(table.to_act[0], table.moves(table.to_act[0])[0])
    lines = list(table.record().lines())
    header = {**json.loads(lines[0]), "commitment": ""}
    return [json.dumps(header), *lines[1:]]


@pytest.mark.parametrize("perspective", [0, SPECTATORS, OPEN])
def test_a_film_is_read_where_nobody_waits_for_it(perspective: Perspective) -> None:
    """Not in the thread that answers everybody."""
    reading = Mock(spec=Film)
    reading.frames.side_effect = lambda perspective: threads.append(threading.current_thread())
    threads: list[threading.Thread] = []
    desk = Mock(**{"match.is_sealed": False})
    assert asyncio.run(seen_film(desk, None, perspective, reading)) is reading
    assert reading.frames.call_args.args == (perspective,) and threading.main_thread() not in threads


# --- on a server ------------------------------------------------------------------------------------------------------------


async def finished(server: Server, game: str = "cauldron", players: int = 2, **more: Any) -> tuple[str, str, list[Client], list[Socket]]:
    table, key, people, sockets = await started(server.url, players, game, **more)
    await play_out(sockets)
    return table, key, people, sockets


def films_in(server: Server) -> list[tuple[str, int]]:
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "coven.db")) as database:
        return list(database.execute("select table_id, rules_version from films"))


async def until_filmed(server: Server, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while table not in [game for game, _ in films_in(server)]:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("game, options", [("cauldron", {}), ("witches", {"limit": 1})])
def test_a_finished_game_is_replayed_from_every_seat_and_openly(server: Server, game: str, options: dict[str, Any]) -> None:
    async def story() -> None:
        players = 3
        table, key, _, sockets = await finished(server, game, players, options=options)
        watching = await Client.guest(server.url, "Watcher")
        for seat in range(players):
            info = await watching.get(f"/tables/{table}/replay", key=key, seat=seat)
            last = await watching.get(f"/tables/{table}/replay/{info['moves']}", key=key, seat=seat)
            assert last["view"] == sockets[seat].present["view"]  # type: ignore[index]
            part_schema(game, "view").validate(last["view"])
            heard = [event for told in sockets[seat].told for event in told.get("events", [])]
            assert [event for step in info["steps"] for event in step["events"]][-len(heard) :] == heard
            assert all(step["seat"] is None and step["move"] is None for step in info["steps"])
        opened = await watching.get(f"/tables/{table}/replay", key=key, open=True)
        assert [step["move"] for step in opened["steps"][1:]] and opened["setting"]["seats"] == [f"Person {seat}" for seat in range(players)]
        views = await watching.get(f"/tables/{table}/views", key=key, open=True, first=1, count=3)
        assert [view["number"] for view in views] == [1, 2, 3] and all("position" in view["view"] for view in views)
        assert await watching.refused("GET", f"/tables/{table}/replay/{info['moves'] + 1}?key={key}") == (400, "bad_number")
        assert await watching.refused("GET", f"/tables/{table}/replay/0?key={key}&seat=9") == (400, "bad_seat")

    run(story())


def test_the_record_can_be_downloaded_and_verified(server: Server, tmp_path: Path) -> None:
    async def story() -> None:
        table, key, _, _ = await finished(server, "witches", 3, options={"limit": 1})
        answer = await Client(server.url).http.get(f"/tables/{table}/record?key={key}")
        file = tmp_path / "game.jsonl"
        file.write_text(answer.text)
        record = coven.load(file)
        assert coven.verify(record) == [] and record.header["seats"] == ["Person 0", "Person 1", "Person 2"]

    run(story())


def test_who_may_see_a_finished_game(server: Server) -> None:
    async def story() -> None:
        table, key, people, _ = await finished(server)
        stranger = await Client.guest(server.url, "Stranger")
        for route in ("record", "replay", "replay/0", "views"):
            assert await stranger.refused("GET", f"/tables/{table}/{route}") == (404, "no_such_table")
            assert (await stranger.request("GET", f"/tables/{table}/{route}?key={key}")).is_success
        table, key, people, _ = await finished(server, terms={"spectators": "none"})
        for route in ("record", "replay", "replay/0", "views"):
            assert await stranger.refused("GET", f"/tables/{table}/{route}?key={key}") == (403, "no_spectators")
            assert (await people[1].request("GET", f"/tables/{table}/{route}")).is_success

    run(story())


def test_with_a_delay_spectators_wait_for_the_film_too(server: Server) -> None:
    async def story() -> None:
        table, key, people, _ = await finished(server, terms={"spectator_delay": 3600})
        stranger = await Client.guest(server.url, "Stranger")
        for route in ("record", "replay", "replay/0", "views"):
            assert await stranger.refused("GET", f"/tables/{table}/{route}?key={key}") == (409, "not_over")
        assert (await people[0].get(f"/tables/{table}/replay", open=True))["moves"] > 0

    run(story())


def test_results_wait_for_no_film(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither their own game's nor that of one which ended before."""

    async def never(*_: Any) -> Any:
        await asyncio.Event().wait()

    async def played_out(server: OneServer, person: Person) -> str:
        asked = TableRequest(game="cauldron", seats=[SeatRequest(kept_for="me"), SeatRequest(kept_for="me", name="Bella")])
        desk = await server.desks.make(new_id(), *created_by(person, asked, GAME.standard_box), person.name)
        await desk.do(Start(person.id))
        while desk.match.status == "playing":
            seat = desk.match.to_act[0]
            await desk.do(PlayFor(seat, desk.match.table.moves(seat)[0]))
        return desk.match.id

    async def story() -> None:
        settings = Settings(data=tmp_path, port=0)
        await prepare(settings)
        server = await OneServer.opened(settings, Worker())
        monkeypatch.setattr(server.filming._processes, "run", never)
        anna = await server.people.add_guest("Anna")
        games = {await played_out(server, anna) for _ in range(2)}
        async with asyncio.timeout(PATIENCE), server.log.connect() as connection:
            while set((await connection.execute(select(results.c.table_id))).scalars()) != games:
                await connection.rollback()
                await asyncio.sleep(0.01)
            assert (await connection.execute(select(films.c.table_id))).all() == []
        await server.close()

    asyncio.run(story())


def test_a_film_that_was_not_made_is_made_at_the_next_start(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, _, people, _ = await finished(server)
        server.kill()
        with contextlib.closing(sqlite3.connect(server.folder / "data" / "coven.db")) as database:
            for lost in ("films", "endings", "results"):
                database.execute(f"delete from {lost}")
            database.execute("update tables set status = 'playing'")  # nor could it say that the game was over
            database.commit()
        server.start()
        await until_filmed(server, table)
        assert (await people[0].get("/me/games"))["count"] == 1
        await until_listed(people[0], ["over"])

    with serving(tmp_path) as server:
        run(story(server))


def test_a_finished_game_opens_whatever_the_rules_become(tmp_path: Path) -> None:
    """And a running one that they do not play is closed with a kind word, for all to see."""

    async def story(server: Server) -> None:
        table, _, people, sockets = await finished(server)
        going, _, others, at = await started(server.url, 2)
        await at[0].play("a", at[0].moves[0]["text"])
        await at[1].play("a", at[1].moves[0]["text"])
        await until_filmed(server, table)
        before = await everything(people[0], table)
        outcome, view = sockets[0].table["outcome"], sockets[0].present["view"]  # type: ignore[index]
        server.stop()
        server.environment["NEW_RULES"] = "other"
        server.start()
        assert await everything(people[0], table) == before
        shown = await people[0].get(f"/tables/{table}")
        assert (shown["status"], shown["outcome"]) == ("over", outcome)
        again = await people[0].sit(table)
        assert again.present is not None and again.present["view"] == view and again.setting is not None
        assert again.setting["seats"] == ["Person 0", "Person 1"]
        assert (await people[0].get(f"/tables/{table}/events"))["events"]
        assert await people[0].refused("POST", f"/tables/{table}/fork", json={"move": 0, "seat": 0}) == (409, "rules_changed")
        assert (await people[1].post(f"/tables/{table}/rematch"))["id"]
        closed = await others[0].get(f"/tables/{going}")
        assert (closed["status"], closed["closed_because"]) == ("closed", "rules_changed")
        await until_listed(others[0], ["closed"])
        assert await others[0].refused("GET", f"/tables/{going}/record") == (409, "not_over")

    with serving(tmp_path) as server:
        run(story(server))


def test_a_running_game_goes_on_under_new_rules_that_play_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, _, people, sockets = await started(server.url, 2)
        await sockets[0].play("a", sockets[0].moves[0]["text"])
        server.stop()
        server.environment["NEW_RULES"] = "the same but for their number"
        server.start()
        sockets = [await person.sit(table) for person in people]
        assert sockets[0].table["rules_version"] == 1 and not sockets[0].moves and sockets[1].moves
        await play_out(sockets)
        assert (await people[0].get(f"/tables/{table}/replay"))["rules_version"] == 2, "it is kept under the rules it ended by"
        server.stop()
        server.environment.clear()
        server.start()
        assert (await people[0].get(f"/tables/{table}"))["outcome"] == sockets[0].table["outcome"]

    with serving(tmp_path) as server:
        run(story(server))


async def until_listed(person: Client, statuses: list[str]) -> None:
    """Waits until a person's tables are listed with these statuses: lists follow what happened, and nobody waits for them."""
    async with asyncio.timeout(PATIENCE):
        while [entry["summary"]["status"] for entry in await person.get("/me/tables")] != statuses:
            await asyncio.sleep(0.05)


async def everything(client: Client, table: str) -> list[str]:
    routes = ["record", "replay", "replay?open=true", "replay?seat=1", "replay/2", "replay/2?seat=0", "views?open=true", "map.svg"]
    return [(await client.http.get(f"/tables/{table}/{route}")).text for route in routes]


# --- my games ---------------------------------------------------------------------------------------------------------------


def test_my_games_are_found_by_game_person_time_and_result(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, _, (anna, bela), _ = await finished(server)
        made = await anna.post("/tables", game="cauldron", seats=[{"kept_for": "me"}, {"kept_for": "friends"}])
        carl = await Client.guest(server.url, "100% Carl")
        await carl.post(f"/tables/{made['id']}/join", key=made["key"])
        await anna.post(f"/tables/{made['id']}/start")
        await play_out([await anna.sit(made["id"]), await carl.sit(made["id"])])
        async with asyncio.timeout(PATIENCE):
            while (found := await anna.get("/me/games"))["count"] < 2:
                await asyncio.sleep(0.05)
        second = found["games"][0]
        assert second["table"] == made["id"] and second["seats"][1]["name"] == "100% Carl" and found["pages"] == 1

        async def count(**wanted: Any) -> int:
            return int((await anna.get("/me/games", **wanted))["count"])

        assert await count(game="cauldron") == 2 and await count(game="witches") == 0
        assert await count(person="carl") == 1 and await count(person="%") == 1 and await count(person="_") == 0
        assert await count(person="Person 0") == 0, "I am not somebody I met"
        assert await count(since=second["ended_at"]) == 1 and await count(until=second["ended_at"]) == 1
        won = sum(game["place"] == 1 for game in found["games"])
        assert await count(result="won") == won and await count(result="lost") == 2 - won
        assert (await bela.get("/me/games"))["count"] == 1
        assert (await anna.get("/me/games", page=2))["games"] == []
        assert await Client(server.url).refused("GET", "/me/games") == (401, "not_signed_in")
        await carl.request("DELETE", "/people/me")
        assert (await anna.get("/me/games"))["games"][0]["seats"][1]["name"] is None

    with serving(tmp_path) as server:
        run(story(server))


def test_a_deleted_person_is_in_no_film_and_no_list(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, _, people = await gather(server.url, 2)
        await people[1].request("PATCH", "/people/me", json={"name": "Rumpelstilzchen"})
        again = await people[0].post("/tables", game="cauldron", seats=[{"kept_for": "me"}, {"kept_for": "friends"}], public=True)
        await people[1].post(f"/tables/{again['id']}/join", key=again["key"])
        await people[0].post(f"/tables/{again['id']}/start")
        sockets = [await person.sit(again["id"]) for person in people]
        await play_out(sockets)
        await until_filmed(server, again["id"])
        assert "Rumpelstilzchen" in (await people[0].http.get(f"/tables/{again['id']}/record")).text
        await people[1].request("DELETE", "/people/me")
        assert "Rumpel" not in (await people[0].http.get(f"/tables/{again['id']}/record")).text
        assert "Rumpel" not in (await people[0].http.get("/tables?status=over")).text

    with serving(tmp_path) as server:
        run(story(server))
        server.stop()
        with contextlib.closing(sqlite3.connect(server.folder / "data" / "coven.db")) as database:
            kept = "\n".join(database.iterdump())
            films = [Film(body) for (body,) in database.execute("select body from films")]
    assert "umpel" not in kept and "Person 0" in kept
    assert films and all("umpel" not in json.dumps(film.head) + "".join(film.record) for film in films)


def test_perspectives() -> None:
    wanted: list[Perspective] = [0, 1, SPECTATORS, OPEN]
    assert perspectives_of(2) == wanted
