"""A real Chromium for tests: contexts as different people, what each of them was told, and ways to play a game to its end."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import orjson
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from server.running import Server
from waiting import PATIENCE, wait_until

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
MOST_CLICKS = 10_000
MOST_ACTS = 400  # to make one whole move: a click that repeats the last does nothing for a while
DESKTOP = {"width": 1280, "height": 900}
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
PHONE = {"width": 390, "height": 844}
RETRIES = 3  # of a request whose connection the server was just closing because it was idle
MAY_ACT = ".confirm .primary, .board .lit, .moves button"


@contextmanager
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Person:
    """One person in a browser of their own: the page, every message it got, everything that went wrong in it."""

    def __init__(self, browser: Browser, server: Server, **options: Any) -> None:
        settings = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", "storage_state": in_haste(server), **options}
        if settings["reduced_motion"] != "reduce":
            del settings["storage_state"]  # who looks at motion takes the time for it
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.server = server
        self.told: list[Any] = []
        self.streams: list[list[dict[str, Any]]] = []  # what each socket was told
        self.unread: list[str] = []  # answers whose body could not be read
        self._asked: set[Any] = set()  # requests that are not answered, or whose answer is not read yet
        self.real_faults: list[str] = []
        self.page: Page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._listen)
        page.on("request", self._note)
        page.on("requestfinished", self._read)
        page.on("requestfailed", self._forget)
        page.on("pageerror", lambda error: self.real_faults.append(str(error)))
        page.on("console", lambda message: self.real_faults.append(message.text) if message.type == "error" else None)
        return page

    def _listen(self, socket: Any) -> None:
        stream: list[dict[str, Any]] = []
        self.streams.append(stream)

        def hear(frame: str) -> None:
            stream.append(orjson.loads(frame))
            self.told.append(stream[-1])

        socket.on("framereceived", hear)

    def _note(self, request: Any) -> None:
        if "/api/" in request.url:
            self._asked.add(request)

    def _forget(self, request: Any) -> None:
        self._asked.discard(request)

    def _read(self, request: Any) -> None:
        response = request.response()
        if "/api/" in request.url and response is not None and response.status != 204 and "json" in response.headers.get("content-type", ""):
            try:
                self.told.append(response.json())
            except PlaywrightError as error:  # the page has gone on before the body was read
                self.unread.append(f"{request.method} {request.url}: {error}")
        self._forget(request)

    def reload(self) -> None:
        """Loads the page anew, once all it has asked for is read here: with a page its answers are gone."""
        self.all_read()
        self.page.reload()

    def all_read(self) -> None:
        """Waits until whatever the page has asked for is answered, and the answer read."""
        wait_until(lambda: not self._asked, self.pause)

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.server.url + path)
        return self.page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request in this person's name."""
        answer = self.context.request.fetch(f"{self.server.url}/api/v2{path}", method=method, data=body, max_retries=RETRIES)
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
        wait_until(lambda: self.acknowledged >= count, self.pause)

    def pause(self, seconds: float) -> None:
        """Lets the page go on for so long, and hears what it has to tell."""
        self.page.wait_for_timeout(1000 * seconds)

    def prefer(self, **settings: Any) -> None:
        """Sets what a person sets on the page of settings, for every page opened from now on."""
        kept = "JSON.parse(localStorage.getItem('coven-settings') ?? '{}')"
        self.context.add_init_script(f"localStorage.setItem('coven-settings', JSON.stringify({{...{kept}, ...{json.dumps(settings)}}}))")

    def elsewhere(self, **options: Any) -> "Person":
        """The same person in another browser."""
        assert self.context.browser is not None
        other = Person(self.context.browser, self.server, **options)
        other.context.add_cookies(self.context.cookies())  # type: ignore[arg-type]
        return other

    def close(self) -> None:
        self.context.close()


def in_haste(server: Server) -> dict[str, Any]:
    """The storage of a browser in which nothing is left to be looked at: what comes next comes at once."""
    kept = {"name": "coven-settings", "value": json.dumps({"speed": "instant"})}
    return {"cookies": [], "origins": [{"origin": server.url, "localStorage": [kept]}]}


def to_the_end(page: Page, act: Callable[[Page], None]) -> int:
    """Acts whenever something may be done, until the game is over; returns how often."""
    for count in range(MOST_CLICKS):
        if is_over(page):
            return count
        act(page)
    raise AssertionError("the game does not end")


def move_once(person: Person, act: Callable[[Page], None]) -> None:
    """Acts until a move is acknowledged."""
    before = person.acknowledged
    for _ in range(MOST_ACTS):
        act(person.page)
        settled(person.page)
        if person.acknowledged > before:
            return
        is_over(person.page)
    raise AssertionError("no move was made")


# Waits in the page itself, change by change: asked from outside, whether something is so would be known a tenth of a second later.
UNTIL = """(patience) => new Promise((found, failed) => {
  const ends = Date.now() + patience;
  const ask = () => {
    const answer = CONDITION;
    if (answer !== null) { stop(); found(answer); }
    else if (Date.now() > ends) { stop(); failed(new Error(`not within ${patience} ms`)); }
  };
  const watch = new MutationObserver(ask);
  const look = setInterval(ask, 100);
  const stop = () => { watch.disconnect(); clearInterval(look); };
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  ask();
})"""
IS_BUSY = """document.querySelector('.moves[aria-busy="true"]') !== null"""
IS_SETTLED = f"({IS_BUSY}) ? null : true"
MAY_GO_ON = f"({IS_BUSY}) ? null : document.querySelector('.outcome') ? true : document.querySelector('{MAY_ACT}') ? false : null"


def until(page: Page, condition: str) -> Any:
    """Waits until a condition of the page, in its own language, has an answer other than null; returns that."""
    return page.evaluate(UNTIL.replace("CONDITION", condition), 1000 * PATIENCE)


def settled(page: Page) -> None:
    """Waits until nothing that was sent is still on its way."""
    until(page, IS_SETTLED)


def is_over(page: Page) -> bool:
    """Waits until nothing is on its way and something may be done, or the game is over; whether it is."""
    return bool(until(page, MAY_GO_ON))


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
    """Clicks on something lit on the board, or where nothing is, on a move of the list; by touch a second time on what the first has shown."""

    def act(page: Page) -> None:
        chances = [[what, rng.random()] for what in (".confirm .primary", ".answers button", ".board .touched", ".board .lit", ".moves button")]
        place = page.evaluate(VISIBLE_PLACE, chances)
        if place is not None:
            (page.touchscreen.tap if tap else page.mouse.click)(place["x"], place["y"])

    return act


# A place on the screen where a click meets one of the elements, as a person would aim: not where something else lies over it.
VISIBLE_PLACE = """(chances) => {
  for (const [what, chance] of chances) {
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


# The light from above is drawn before the body: axe would not look at the contrast of anything that may lie on it, which is everything.
# web/tests/palette.test.ts looks at its colour.
CONTRAST = "{ 'color-contrast': { options: { ignorePseudo: true } } }"


# Where a long word may be broken is no part of it, but axe would miss the word in the name of what it stands on.
WITHOUT_HYPHENS = """async () => {
  const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT), broken = [];
  while (texts.nextNode()) if (texts.currentNode.data.includes('\\u00ad')) broken.push([texts.currentNode, texts.currentNode.data]);
  for (const [node, text] of broken) node.data = text.replaceAll('\\u00ad', '');
  const found = await RUN;
  for (const [node, text] of broken) node.data = text;
  return found;
}"""


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
    found = page.evaluate(WITHOUT_HYPHENS.replace("RUN", f"axe.run(document, {{ resultTypes: ['violations'], checks: {CONTRAST} }})"))
    assert "color-contrast" in {one["id"] for one in found["passes"] + found["violations"]}, "axe has not looked at the contrast of anything"
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found["violations"] for node in one["nodes"]]
