"""Ways to a table that are not about choosing moves on a page: people who know each other at one, a game played out without the browser."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

from playwright.sync_api import expect
from server.clients import Client, play_out, run
from waiting import wait_until
from web.browsing import MAY_ACT, Person


def finished(person: Person, game: str, players: int, **options: Any) -> str:
    """A game of this person's against bots that is over."""
    table = person.begin(game, players, **options)
    played_out([person], table, game)
    return table


def played_out(people: list[Person], table: str, game: str) -> None:
    """Plays the seats of these people to the end of the game, over sockets of their own."""
    given = [(person.server.url, {each["name"]: each["value"] for each in person.context.cookies()}) for person in people]  # type: ignore[typeddict-item]

    async def story() -> None:
        clients = [Client(url) for url, _ in given]
        for client, (_, cookies) in zip(clients, given, strict=True):
            client.http.cookies.update(cookies)
        await play_out([await client.sit(table, game) for client in clients])

    with ThreadPoolExecutor(1) as beside:  # Playwright has the loop of this thread
        beside.submit(run, story()).result()


def goes_on(people: list[Person]) -> bool:
    """Waits until somebody may act, or the game is over; whether it goes on."""
    wait_until(lambda: any(person.page.locator(f".outcome, {MAY_ACT}").count() for person in people), people[0].pause)
    return not any(person.page.locator(".outcome").count() for person in people)


def together(people: list[Person], game: str, bots: int = 0, options: Any = None, **terms: Any) -> str:
    """A begun table of these people, one seat after the other, and bots; each has it open."""
    seats = [{"kept_for": "me"}, *[{"kept_for": "friends"}] * (len(people) - 1), *[{"kept_for": "bot", "bot": "random"}] * bots]
    made = people[0].ask("POST", "/tables", {"game": game, "seats": seats, "options": options or {}, "terms": terms})
    for friend in people[1:]:
        friend.ask("POST", f"/tables/{made['id']}/join", {"key": made["key"]})
    for person in people:
        expect(person.open(f"/t/{made['id']}").locator(".seats")).to_be_visible()
    people[0].ask("POST", f"/tables/{made['id']}/start")
    for person in people:
        expect(person.page.locator(".sentence")).to_be_visible()
    return str(made["id"])


def make_admin(person: Person) -> None:
    """Makes a person an admin, as `coven admin add` does."""
    with closing(sqlite3.connect(person.server.folder / "data" / "coven.db")) as database:
        database.execute("insert into admins (person) values (?)", [person.ask("GET", "/people/me")["id"]])
        database.commit()
