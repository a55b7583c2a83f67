"""A person in a browser of their own who plays by a script in the page: no tool asks the page anything while it is measured."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from server.running import Server
from waiting import wait_until
from web.browsing import Person

WATCH = (Path(__file__).parent / "watch.js").read_text(encoding="utf-8")
GAME = "wandering_towers"
PLAYERS = 6
LOOK_AGAIN = 250  # milliseconds


def newcomer(browser: Browser, server: Server) -> Person:
    """Somebody with an empty cache, whose page is watched."""
    person = Person(browser, server, reduced_motion="no-preference")
    person.context.add_init_script(WATCH)
    return person


def sit_down(browser: Browser, server: Server) -> Person:
    """A newcomer at a table with bots that choose at random, which costs the machine next to nothing."""
    person = newcomer(browser, server)
    person.sit_at(GAME, PLAYERS)
    until_ready(person)
    return person


def until_ready(person: Person) -> float:
    """Milliseconds from the navigation or the click until the table was drawn, as the page itself has seen it."""
    wait_until(lambda: watched(person)["ready"], person.pause)
    return float(watched(person)["ready"])


def watched(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate("window.watched")
    return found


def begin_to_play(person: Person, every: int, pauses: bool = False) -> None:
    """Lets the person click, so many milliseconds apart; with a pause before the first move of every game if wanted."""
    person.page.evaluate("how => window.play(how)", {"every": every, "pauses": pauses})
