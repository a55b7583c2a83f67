"""Reads every message a browser got during a game once more, beside the record: nothing in it that its seats could not know."""

import json
from functools import cached_property
from typing import Any

from web.browsing import Person

import coven
from coven.table.files.record import read_lines, replay, replay_steps


def as_text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


class Truth:
    """A finished game as it really was: every view and event that each seat and the spectators may have had."""

    def __init__(self, person: Person, table: str) -> None:
        answer = person.context.request.get(f"{person.server.url}/api/v1/tables/{table}/record")
        self._record = read_lines(answer.text().splitlines())
        self.secrets = [person.ask("GET", f"/tables/{table}")["fair"][part] for part in ("seed", "salt")]
        self._views: dict[int | None, set[str]] = {}

    @cached_property
    def finished(self) -> coven.Table:
        return replay(self._record)

    def views(self, watcher: int | None) -> set[str]:
        if watcher not in self._views:
            self._views[watcher] = {as_text(moment.view(watcher)) for moment in replay_steps(self._record)}
        return self._views[watcher]

    def events(self, watcher: int | None) -> set[str]:
        return {as_text(event.as_data()) for event in self.finished.events(watcher)}


def during_play(told: list[Any]) -> list[dict[str, Any]]:
    """What was told before the game was over."""
    messages = [message for message in told if isinstance(message, dict)]
    end = next((place for place, message in enumerate(messages) if (message.get("table") or {}).get("status") == "over"), len(messages))
    return messages[:end]


def check_reading(person: Person, truth: Truth) -> dict[int | None, int]:
    """Raises if anything was told that its seat could not know; returns how many views each seat was shown."""
    seen = during_play(person.told)
    assert not any(secret in as_text(seen) for secret in truth.secrets), "the seed was told"
    counts: dict[int | None, int] = {}
    for stream in person.streams:
        told = during_play(stream)
        seat = next((message["seat"] for message in told if message["type"] == "welcome"), None)
        counts[seat] = counts.get(seat, 0) + check_stream(told, seat, truth)
    known = {event for seat in counts for event in truth.events(seat)}
    assert {as_text(event) for message in seen for event in message.get("events", [])} <= known
    return counts


def check_stream(told: list[dict[str, Any]], seat: int | None, truth: Truth) -> int:
    views = [message["present"]["view"] for message in told if isinstance(message.get("present"), dict)]
    assert {as_text(view) for view in views} <= truth.views(seat)
    assert {as_text(event) for message in told for event in message.get("events", [])} <= truth.events(seat)
    return len(views)
