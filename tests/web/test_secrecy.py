"""Every message that each browser got during a game is read again: nothing in it that its seat could not know."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Browser
from server.running import Server
from web.browsing import MAY_ACT, Person, clicking, settled

import coven
from coven.table.files.record import read_lines, replay, replay_steps

GAMES = [("witches", 3, {"rounds": 1}), ("wandering_towers", 2, {"mode": "cooperative"}), ("broom_service", 2, {})]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_each_context_is_told_what_its_seat_may_know(browser: Browser, server: Server, game: str, players: int, options: Any) -> None:
    people = [Person(browser, server) for _ in range(2)]
    table = seated(people, game, players, options)
    play_together(people)
    seeds = [people[0].ask("GET", f"/tables/{table}")["fair"][part] for part in ("seed", "salt")]
    views, played = replayed(people[0], table)
    for seat, person in enumerate(people):
        seen = during_play(person.told)
        assert sum("present" in message for message in seen) > 5
        assert not any(secret in json.dumps(seen) for secret in seeds)
        for view in (message["present"]["view"] for message in seen if isinstance(message.get("present"), dict)):
            assert json.dumps(view, sort_keys=True) in views[seat]
        events = [json.dumps(event.as_data(), sort_keys=True) for event in played.events(seat)]
        for event in (event for message in seen for event in message.get("events", [])):
            assert json.dumps(event, sort_keys=True) in events
        assert person.real_faults == []
        person.close()


def seated(people: list[Person], game: str, players: int, options: Any) -> str:
    """A table of these people, one seat after the other, and bots; the second comes by the link."""
    for number, person in enumerate(people):
        person.ask("POST", "/people/guest", {"name": f"Person {number}"})
    seats = [{"kept_for": "me"}, {"kept_for": "friends"}, *[{"kept_for": "bot", "bot": "random"}] * (players - 2)]
    made = people[0].ask("POST", "/tables", {"game": game, "seats": seats, "options": options})
    people[1].ask("POST", f"/tables/{made['id']}/join", {"key": made["key"]})
    for person in people:
        person.open(f"/t/{made['id']}")
        person.page.locator("h1, .table").first.wait_for()
    people[0].ask("POST", f"/tables/{made['id']}/start")
    return str(made["id"])


def play_together(people: list[Person]) -> None:
    """Each acts when it may, until the game is over."""
    rng = random.Random(3)
    for _ in range(800):
        if all(person.page.locator(".outcome").count() for person in people):
            return
        for person in people:
            page = person.page
            if page.locator(MAY_ACT).count() and not page.locator(".outcome").count():
                clicking(rng)(page)
                settled(page)
    raise AssertionError("the game does not end")


def during_play(told: list[Any]) -> list[dict[str, Any]]:
    """What was told before the game was over."""
    messages = [message for message in told if isinstance(message, dict)]
    end = next(place for place, message in enumerate(messages) if (message.get("table") or {}).get("status") == "over")
    return messages[:end]


def replayed(person: Person, table: str) -> tuple[list[set[str]], coven.Table]:
    """Every view of both seats that the recorded game ever had, and the finished game."""
    answer = person.context.request.get(f"{person.server.url}/api/v1/tables/{table}/record")
    record = read_lines(answer.text().splitlines())
    views: list[set[str]] = [set(), set()]
    for moment in replay_steps(record):
        for seat, seen in enumerate(views):
            seen.add(json.dumps(moment.view(seat), sort_keys=True))
    return views, replay(record)
