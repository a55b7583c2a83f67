"""How soon a table can be used: moves and board are there and drawn, counted from the navigation or from the click."""

import statistics

from playwright.sync_api import Browser
from server.running import Server

from tracing.sitting import GAME, PLAYERS, newcomer, until_ready

TIMES = 5


def openings(browser: Browser, server: Server) -> dict[str, str]:
    first = opened(browser, server)[0]
    later = [opened(browser, server) for _ in range(TIMES)]
    clicked = [clicked_open(browser, server) for _ in range(TIMES)]
    return {
        "by its address, the first visit after the server began, ms": f"{first:.0f}",
        "by its address, empty cache, ms": median_and_range([cold for cold, _ in later]),
        "by its address, again, ms": median_and_range([again for _, again in later]),
        "by a click on “Play now”, empty cache before the home page, ms": median_and_range(clicked),
    }


def opened(browser: Browser, server: Server) -> tuple[float, float]:
    """A table with an empty cache, and the same once more."""
    person = newcomer(browser, server)
    person.sit_at(GAME, PLAYERS)
    cold = until_ready(person)
    person.page.reload()
    again = until_ready(person)
    person.close()
    return cold, again


def clicked_open(browser: Browser, server: Server) -> float:
    """From the home page, with everything that the click has to ask of the server."""
    person = newcomer(browser, server)
    person.open()
    person.page.wait_for_load_state("networkidle")
    person.page.locator(".box", has_text="Wandering Towers").locator(".primary").click()
    taken = until_ready(person)
    person.close()
    return taken


def median_and_range(times: list[float]) -> str:
    return f"{statistics.median(times):.0f} ({min(times):.0f}–{max(times):.0f} in {len(times)})"
