"""A real Chromium for tests: contexts as different people, what each of them was told, and ways to play a game to its end."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from server.running import Server

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 120_000  # milliseconds until something that must happen has happened: bots, films and hints give way to all else on a busy machine
MOMENT = 20  # milliseconds
MOST_CLICKS = 10_000
MOST_ACTS = 400  # to make one whole move: a click that repeats the last does nothing for a while
DESKTOP = {"width": 1280, "height": 900}
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
PHONE = {"width": 390, "height": 844}
MAY_ACT = ".confirm .primary, .board .lit, .moves button"


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Person:
    """One person in a browser of their own: the page, every message it got, everything that went wrong in it."""

    def __init__(self, browser: Browser, server: Server, **options: Any) -> None:
        settings = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", **options}
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENCE)
        self.server = server
        self.told: list[Any] = []
        self.streams: list[list[dict[str, Any]]] = []  # what each socket was told
        self.unread: list[str] = []  # answers whose body could not be read
        self.real_faults: list[str] = []
        self.page: Page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._listen)
        page.on("requestfinished", self._read)
        page.on("pageerror", lambda error: self.real_faults.append(str(error)))
        page.on("console", lambda message: self.real_faults.append(message.text) if message.type == "error" else None)
        return page

    def _listen(self, socket: Any) -> None:
        stream: list[dict[str, Any]] = []
        self.streams.append(stream)

        def hear(frame: str) -> None:
            stream.append(json.loads(frame))
            self.told.append(stream[-1])

        socket.on("framereceived", hear)

    def _read(self, request: Any) -> None:
        response = request.response()
        if "/api/" not in request.url or response is None or response.status == 204 or "json" not in response.headers.get("content-type", ""):
            return
        try:
            self.told.append(response.json())
        except PlaywrightError as error:  # the page has gone on before the body was read
            self.unread.append(f"{request.method} {request.url}: {error}")

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.server.url + path)
        return self.page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request in this person's name."""
        answer = self.context.request.fetch(f"{self.server.url}/api/v1{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.text() else None

    def sit_at(self, game: str, players: int, bot: str = "random", **options: Any) -> str:
        """Opens a table against bots over HTTP and goes to it."""
        table = self.begin(game, players, bot, **options)
        self.open(f"/t/{table}")
        return table

    def begin(self, game: str, players: int, bot: str = "random", **options: Any) -> str:
        """A begun table against bots that is not opened yet."""
        if not self.context.cookies():
            self.ask("POST", "/people/guest", {"name": "Agnes"})
        seats = [{"kept_for": "me"}, *[{"kept_for": "bot", "bot": bot}] * (players - 1)]
        made = self.ask("POST", "/tables", {"game": game, "seats": seats, "options": options})
        self.ask("POST", f"/tables/{made['id']}/start")
        return str(made["id"])

    @property
    def acknowledged(self) -> int:
        """How much of what was sent is stored."""
        return sum(message["type"] == "ack" for stream in self.streams for message in stream)

    def wait_for_acknowledged(self, count: int) -> None:
        """Waits until so much of what was sent is stored."""
        for _ in range(PATIENCE // MOMENT):
            if self.acknowledged >= count:
                return
            self.page.wait_for_timeout(MOMENT)
        raise AssertionError(f"{self.acknowledged} of {count} are stored")

    def prefer(self, **settings: Any) -> None:
        """Sets what a person sets on the page of settings, for every page opened from now on."""
        self.context.add_init_script(f"localStorage.setItem('coven-settings', JSON.stringify({json.dumps(settings)}))")

    def elsewhere(self, **options: Any) -> "Person":
        """The same person in another browser."""
        assert self.context.browser is not None
        other = Person(self.context.browser, self.server, **options)
        other.context.add_cookies(self.context.cookies())  # type: ignore[arg-type]
        return other

    def close(self) -> None:
        self.context.close()


def to_the_end(page: Page, act: Callable[[Page], None]) -> int:
    """Acts whenever something may be done, until the game is over; returns how often."""
    for count in range(MOST_CLICKS):
        expect(page.locator(f".outcome, {MAY_ACT}").first).to_be_attached(timeout=PATIENCE)
        if page.locator(".outcome").count():
            return count
        act(page)
        settled(page)
    raise AssertionError("the game does not end")


def move_once(person: Person, act: Callable[[Page], None]) -> None:
    """Acts until a move is acknowledged."""
    before = person.acknowledged
    for _ in range(MOST_ACTS):
        act(person.page)
        settled(person.page)
        if person.acknowledged > before:
            return
        expect(person.page.locator(MAY_ACT).first).to_be_attached()
    raise AssertionError("no move was made")


def settled(page: Page) -> None:
    """Waits until nothing that was sent is still on its way."""
    expect(page.locator('.moves[aria-busy="true"]')).to_have_count(0, timeout=PATIENCE)


def all_wait_for_me(page: Page) -> None:
    """Waits until nobody but the person here is asked, so that nothing happens until they act."""
    expect(page.locator(".moves button").first).to_be_visible()
    expect(page.locator(".side .asked")).to_have_count(1)


def unfold(page: Page) -> None:
    """Opens everything on the page that is folded."""
    folded = page.locator("details:not([open]) > summary:visible")
    while folded.count():
        folded.first.click()


def clicking(rng: random.Random, tap: bool = False) -> Callable[[Page], None]:
    """Clicks on something lit on the board, or where nothing is, on a move of the list."""

    def act(page: Page) -> None:
        for what in (".confirm .primary", ".board .lit", ".moves button"):
            place = page.evaluate(VISIBLE_PLACE, [what, rng.random()])
            if place is not None:
                (page.touchscreen.tap if tap else page.mouse.click)(place["x"], place["y"])
                return

    return act


# A place on the screen where a click meets one of the elements, as a person would aim: not where something else lies over it.
VISIBLE_PLACE = """([what, chance]) => {
  const all = [...document.querySelectorAll(what)];
  const first = Math.floor(chance * all.length);
  for (const element of [...all.slice(first), ...all.slice(0, first)]) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const x = box.x + box.width * across, y = box.y + box.height * down;
      const met = document.elementFromPoint(x, y);
      if (met && (element === met || element.contains(met))) return { x, y };
    }
  }
  return null;
}"""


def by_keyboard(page: Page) -> None:
    """Goes on with Tab until something that may be chosen has the focus, then presses Enter."""
    for _ in range(120):
        if page.evaluate("document.activeElement?.matches('.confirm .primary, .moves button, .board .lit') ?? false"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("nothing to choose can be reached by Tab")


# Numbers and signs drawn on a card or tower are a picture, and its name says what it is: "Fire Witch (Fire 11)", not "11 ×2".
DRAWN = """axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: ':is(a, button, [role=button]):not(.board *)' }] })"""


# The light from above is drawn before the body: axe would not look at the contrast of anything that may lie on it, which is everything.
# web/tests/palette.test.ts looks at its colour.
CONTRAST = "{ 'color-contrast': { options: { ignorePseudo: true } } }"


def axe_clean(page: Page) -> None:
    """axe finds nothing wrong with the page as it is, by night and by day."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found = violations(page)
        assert not found, f"{page.url} ({scheme}): {found}"


def axe_source() -> str:
    return (Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(axe_source())
        page.evaluate(DRAWN)
    found = page.evaluate(f"axe.run(document, {{ resultTypes: ['violations'], checks: {CONTRAST} }})")
    assert "color-contrast" in {one["id"] for one in found["passes"] + found["violations"]}, "axe has not looked at the contrast of anything"
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found["violations"] for node in one["nodes"]]
