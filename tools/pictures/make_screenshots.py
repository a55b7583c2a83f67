# ruff: noqa: E402
"""Takes pictures of every screen: starts a server on a scratch database, plays to prepared moments through the API, and looks at them in Chromium.

The pictures go to build/screenshots, one for each screen, theme and width. With words as arguments, only screens whose names contain one of them;
with `--readme`, those of the README, small, into docs/pictures, and those that links show where they are handed on, into web/public/share.
"""

import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, Page, expect
from server.running import QUICK, Server
from web.browsing import Person, chromium
from web.playing import make_admin

from coven.client import Client

FOLDER = ROOT / "build" / "screenshots"
SIZES = {1440: 900, 1024: 768, 390: 844}
THEMES = {"night": "dark", "day": "light"}
IDLE = {"done", "decline", "discard", "end_turn", "pass", "skip", "stop", "special"}  # kinds of moves that show little


@dataclass(frozen=True)
class Moment:
    """A game to be played until a seat has answered so many questions; None: to the end."""

    game: str
    players: int
    answers: int | None
    options: dict[str, Any] = field(default_factory=dict)
    until: Callable[[dict[str, Any]], bool] = lambda view: True  # played on from there until the view is like this


MOMENTS = {
    "witches-start": Moment("witches", 4, 0),
    "witches-middle": Moment("witches", 6, 5, until=lambda view: len(view["trick"]) > 3),
    "witches-end": Moment("witches", 4, None, {"rounds": 2}),
    "towers-start": Moment("wandering_towers", 4, 0),
    "towers-middle": Moment("wandering_towers", 6, 12),
    "towers-end": Moment("wandering_towers", 2, None, {"mode": "cooperative"}),
    "towers-master": Moment("wandering_towers", 6, 20, {"mode": "teams", "master": True, "spells": "random", "spell_count": 8}),
    "broom-start": Moment("broom_service", 4, 0),
    "broom-middle": Moment("broom_service", 5, 30, {"storm_clouds": True}, lambda view: view["phase"] == "acting"),
    "broom-back": Moment("broom_service", 5, 24, {"side": "back"}),
    "broom-end": Moment("broom_service", 3, None),
}
PAGES = {
    "home": "/",
    "new": "/new/broom_service",
    "open": "/open",
    "learn": "/learn/witches",
    "rules": "/rules/witches#rule-13",
    "rules-broom": "/rules/broom_service",
    "settings": "/settings",
    "account": "/account",
    "games": "/games",
    "daily": "/daily",
    "ratings": "/ratings",
    "admin": "/admin",
    "nowhere": "/nowhere",
}
GUIDES = {f"guide-{name}": name for name in ("witches", "wandering_towers", "broom_service")}  # as much of the page as is on the screen
SEEN_AGAIN = "witches-end"  # the finished game of the replay and the review
THINKING = 240_000  # milliseconds until a review is there
README = {"home": "day", "witches-middle": "night", "towers-middle": "night", "broom-middle": "day"}  # the theme of each
PICTURES = ROOT / "docs" / "pictures"
SHARED = {"home": "coven", "witches-middle": "witches", "towers-middle": "wandering_towers", "broom-middle": "broom_service"}
SHARE = ROOT / "web" / "public" / "share"
SHARE_SIZE = {"width": 1200, "height": 630}  # as those who show links want them
SMALL = {"width": 1280, "height": 800}
QUALITY = 78


def main() -> None:
    is_readme = "--readme" in sys.argv
    wanted = list(README) if is_readme else sys.argv[1:]
    if not wanted:
        shutil.rmtree(FOLDER, ignore_errors=True)
    for folder in (FOLDER, PICTURES, SHARE):
        folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, quick_server(Path(folder)).start_command("serve", "--port", "0") as server, chromium() as browser:
        person = Person(browser, server)
        person.ask("POST", "/people/account", {"login": "agnes", "password": "a long password", "name": "Agnes"})
        make_admin(person)
        for name, path in screens(person, wanted):
            (take_small if is_readme else take)(browser, person, name, path)
            print(name, flush=True)


def quick_server(folder: Path) -> Server:
    """A server as people start it, whose bots do not wait."""
    settings = {**QUICK, "port": 0, "data": folder / "data", "review_simulations": 60}
    return Server(folder, {f"COVEN_{name.upper()}": str(value) for name, value in settings.items()})


def screens(person: Person, wanted: list[str]) -> Iterator[tuple[str, str]]:
    """Every screen asked for, by name, with its address; games are played when their turn comes."""
    is_wanted = lambda name: not wanted or any(word in name for word in wanted)  # noqa: E731
    for name, moment in MOMENTS.items():
        shown = [one for one in (name, *(("replay", "review") if name == SEEN_AGAIN else ())) if is_wanted(one)]
        if shown:
            table = played(person, name, moment)
            yield from [(one, f"/replay/{table}?move=30" if one in ("replay", "review") else f"/t/{table}") for one in shown]
    for name in ("lobby", "invited"):
        if is_wanted(name):
            yield name, opened(person)
    for name, game in GUIDES.items():
        if is_wanted(name):
            yield name, f"/t/{person.ask('POST', f'/guides/{game}')['id']}"
    yield from [(name, path) for name, path in PAGES.items() if is_wanted(name)]


def opened(person: Person) -> str:
    """A table that waits for friends."""
    seats = [{"kept_for": "me"}, {"kept_for": "friends"}, {"kept_for": "anyone"}, {"kept_for": "bot"}]
    made = person.ask("POST", "/tables", {"game": "witches", "seats": seats})
    return f"/t/{made['id']}#key={made['key']}"


def played(person: Person, name: str, moment: Moment) -> str:
    """A table played to its moment."""
    seats = [{"kept_for": "me"}, *[{"kept_for": "bot"}] * (moment.players - 1)]
    made = person.ask("POST", "/tables", {"game": moment.game, "seats": seats, "options": moment.options})
    person.ask("POST", f"/tables/{made['id']}/start")
    token = person.ask("POST", "/people/me/tokens", {"name": name, "password": "a long password"})["token"]
    rng = random.Random(name)
    with Client(person.server.url, token=token) as client:
        for count, question in enumerate(client.sit(made["id"], made["key"])):
            if moment.answers is not None and count >= moment.answers and moment.until(question.view):
                break
            question.play(rng.choice([move for move in question.moves if move.kind not in IDLE] or question.moves))
    return str(made["id"])


def take(browser: Browser, person: Person, name: str, path: str) -> None:
    """A picture of a screen in both themes and all widths."""
    for theme, scheme in THEMES.items():
        state = None if name == "invited" else person.context.storage_state()  # who is invited has never been here
        context = browser.new_context(storage_state=state, reduced_motion="reduce", locale="en-GB", color_scheme=scheme)
        page = context.new_page()
        for width, height in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.goto(person.server.url + path)
            settle(page)
            if name == "review":
                ask_for_review(page)
            page.screenshot(path=FOLDER / f"{name}-{theme}-{width}.png", full_page=name not in GUIDES)
        context.close()


def take_small(browser: Browser, person: Person, name: str, path: str) -> None:
    """The picture of a screen for the README; the first page as a stranger sees it."""
    state, scheme = None if name == "home" else person.context.storage_state(), THEMES[README[name]]
    context = browser.new_context(storage_state=state, reduced_motion="reduce", locale="en-GB", color_scheme=scheme, viewport=SMALL)
    page = context.new_page()
    page.goto(person.server.url + path)
    settle(page)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)
    page.set_viewport_size(SHARE_SIZE)  # type: ignore[arg-type]
    settle(page)
    page.screenshot(path=SHARE / f"{SHARED[name]}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def ask_for_review(page: Page) -> None:
    """Has the finished game reviewed; the server thinks once and keeps what it found."""
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("img", name="Chances to win")).to_be_visible(timeout=THINKING)


def settle(page: Page) -> None:
    """Waits until the page is drawn, fonts and maps included."""
    expect(page.locator("h1").first).to_be_attached(timeout=20_000)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


if __name__ == "__main__":
    main()
