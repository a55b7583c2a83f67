"""Reads every message a browser got during a game once more, beside the record: nothing in it that its seats could not know."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from server.running import Server
from web.browsing import Person

import coven
from coven.table.files.record import read_lines, replay, replay_steps

NOT_OF_THE_GAME = {"seats", "commitment"}  # a record knows no names, and promises anew
KNOWN_PARTS = {"type", "seat", "own_seats", "number", "resumed", "table", "setting", "connected", "watching", "present", "chat"}
KNOWN_PARTS |= {"events", "taken_back", "id", "error"}
REFUSAL_PARTS = {"seat", "move", "ruling", "reason"}


def as_text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


class Truth:
    """A finished game as it really was: everything that each seat and the spectators may have been told."""

    def __init__(self, person: Person, table: str) -> None:
        answer = person.context.request.get(f"{person.server.url}/api/v2/tables/{table}/record")
        self._record = read_lines(answer.text().splitlines())
        self.secrets = [person.ask("GET", f"/tables/{table}")["fair"][part] for part in ("seed", "salt")]
        self._presents: dict[int | None, set[str]] = {}

    @cached_property
    def finished(self) -> coven.Table:
        return replay(self._record)

    def presents(self, watcher: int | None) -> set[str]:
        """Every view a watcher may have had, each with the moves offered beside it."""
        if watcher not in self._presents:
            self._presents[watcher] = {as_text([moment.view(watcher), offered(moment, watcher)]) for moment in replay_steps(self._record)}
        return self._presents[watcher]

    def views(self, watcher: int | None) -> set[str]:
        return {as_text(json.loads(present)[0]) for present in self.presents(watcher)}

    def events(self, watcher: int | None) -> set[str]:
        return {as_text(event.as_data()) for event in self.finished.events(watcher)}

    @cached_property
    def setting(self) -> dict[str, Any]:
        return {name: value for name, value in self.finished.setting.items() if name not in NOT_OF_THE_GAME}


class Unfinished(Truth):
    """A game that may still go on, as the server has stored it, with what was taken back."""

    def __init__(self, server: Server, table: str) -> None:
        made, *steps = stored_steps(server, table)
        self.secrets = [made["seed"], made["salt"]]
        self.finished = coven.game(made["game"]).new_table(made["players"], made["options"], bytes.fromhex(made["seed"]), made.get("box"))
        self._watchers: list[int | None] = [None, *range(made["players"])]
        self._presents = {watcher: set() for watcher in self._watchers}
        self._events: dict[int | None, set[str]] = {watcher: set() for watcher in self._watchers}
        self._look()
        for step in steps:
            self._do(step)

    def _do(self, step: dict[str, Any]) -> None:
        if step["step"] == "played":
            self.finished.play(step["seat"], step["move"])
        elif step["step"] == "taken_back":
            self.finished.undo(step["seat"])
        elif step["step"] == "rewound":
            self.finished = self.finished.keeper.table_at(step["moves"])
        self._look()

    def _look(self) -> None:
        for watcher in self._watchers:
            self._presents[watcher].add(as_text([self.finished.view(watcher), offered(self.finished, watcher)]))
            self._events[watcher] |= {as_text(event.as_data()) for event in self.finished.events(watcher)}

    def events(self, watcher: int | None) -> set[str]:
        return self._events[watcher]


def stored_steps(server: Server, table: str) -> list[dict[str, Any]]:
    """What happened at a table, as the server keeps it."""
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "coven.db")) as database:
        return [json.loads(body) for (body,) in database.execute("select body from steps where table_id = ? order by number", [table])]


def offered(moment: coven.Table, watcher: int | None) -> list[Any]:
    return [move.as_data() for move in moment.moves(watcher)] if watcher is not None and watcher in moment.to_act else []


def during_play(told: list[Any]) -> list[dict[str, Any]]:
    """What was told before the game was over."""
    messages = [message for message in told if isinstance(message, dict)]
    end = next((place for place, message in enumerate(messages) if (message.get("table") or {}).get("status") == "over"), len(messages))
    return messages[:end]


def check_reading(person: Person, truth: Truth) -> dict[int | None, int]:
    """Raises if anything was told that its seat could not know; returns how many views each seat was shown."""
    seen = during_play(person.told)
    assert not person.unread, person.unread
    assert not any(secret in as_text(seen) for secret in truth.secrets), "the seed was told"
    counts: dict[int | None, int] = {}
    for stream in person.streams:
        told = during_play(stream)
        seat = next((message["seat"] for message in told if message["type"] == "welcome"), None)
        counts[seat] = counts.get(seat, 0) + check_stream(told, seat, truth)
    check_answers([message for message in seen if "type" not in message], list(counts), truth)
    return counts


def check_stream(told: list[dict[str, Any]], seat: int | None, truth: Truth) -> int:
    """Reads what one socket was told, every part of every message."""
    presents = [message["present"] for message in told if isinstance(message.get("present"), dict)]
    assert {as_text([present["view"], present["moves"]]) for present in presents} <= truth.presents(seat)
    assert {as_text(event) for message in told for event in message.get("events", [])} <= truth.events(seat)
    for setting in (message["setting"] for message in told if message.get("setting")):
        assert {name: value for name, value in setting.items() if name not in NOT_OF_THE_GAME} == truth.setting
    assert {part for message in told for part in message} <= KNOWN_PARTS
    assert all(set(message["watching"]) == {"names", "count"} for message in told if "watching" in message), "who watches, and nothing else"
    assert {part for message in told if message["type"] == "refused" for part in message["error"]["details"]} <= REFUSAL_PARTS
    return len(presents)


def check_answers(answers: list[dict[str, Any]], seats: list[int | None], truth: Truth) -> None:
    """Reads what requests were answered: no view or event but those of its seats, wherever in the answer."""
    events = {event for seat in seats for event in truth.events(seat)}
    views = {view for seat in seats for view in truth.views(seat)}
    for answer in answers:
        assert {as_text(event) for told in parts_named("events", answer) for event in told} <= events
        assert {as_text(view) for view in parts_named("view", answer)} <= views


def parts_named(name: str, value: Any) -> Iterator[Any]:
    """Every part of this name, however deep."""
    within = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if isinstance(value, dict) and name in value:
        yield value[name]
    for part in within:
        yield from parts_named(name, part)
