"""What the page costs in a browser: how soon a table can be used, how soon an event is drawn, frames while pieces travel, memory over many moves.

Plays six-seat games of Wandering Towers in Chromium and prints a table. Figures depend on the machine; nothing here is a test.
"""

# ruff: noqa: E402

import argparse
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import CDPSession, Page, expect
from rich.console import Console
from rich.table import Table as Rows
from server.running import serving
from web.browsing import MAY_ACT, PATIENCE, Person, chromium, settled

PLAYERS = 6
SMOOTH = 1000 / 60 * 1.5  # milliseconds: a longer frame was missed by a screen of 60 a second
MEGABYTE = 1024 * 1024

# Notes the length of every frame, and for every update how long it took from the message to the next frame after the page had changed.
WATCH = """() => {
  window.watched = { frames: [], drawn: [] };
  let last = performance.now();
  const frame = (now) => { window.watched.frames.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  const listen = WebSocket.prototype.addEventListener;
  const seen = new WeakSet();
  const heard = (event) => {
    if (!String(event.data).includes('"update"')) return;
    const at = performance.now();
    requestAnimationFrame(() => setTimeout(() => window.watched.drawn.push(performance.now() - at)));
  };
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (...given) {
    if (!seen.has(this)) { seen.add(this); listen.call(this, 'message', heard); }
    return send.apply(this, given);
  };
}"""
READY = "Math.round(performance.now())"


def main() -> None:
    given = arguments()
    figures: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), bot_pace_least=0.05, bot_pace_most=0.1) as server, chromium() as browser:
        person = Person(browser, server, reduced_motion="no-preference")
        person.context.add_init_script(f"({WATCH})()")
        person.sit_at("wandering_towers", PLAYERS)
        page = person.page
        expect(page.locator(".moves")).to_be_visible(timeout=PATIENCE)
        figures["table is there after, ms"] = str(page.evaluate(READY))
        devtools = person.context.new_cdp_session(page)
        found = {0: memory(devtools)} | dict(play(person, given.moves, devtools))
        figures |= told(page.evaluate("window.watched"))
        shown = [made for made in found if made in (0, *list(found)[1:2], max(found))]
        figures["moves of the person before a game began"] = ", ".join(map(str, shown))
        figures |= {f"{name}, at its beginning": ", ".join(f"{found[made][name]:.1f}" for made in shown) for name in found[0]}
    show(figures)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=500, help="of the person; a game that ends is followed by another in the same page")
    return parser.parse_args()


def play(person: Person, moves: int, devtools: CDPSession) -> Iterator[tuple[int, dict[str, float]]]:
    """Makes moves by clicking in the list; a game that is over is played again in the same page, and what memory it begins with is told."""
    rng, page = random.Random(11), person.page
    for made in range(moves):
        expect(page.locator(f".outcome, {MAY_ACT}").first).to_be_visible(timeout=PATIENCE)
        if page.locator(".outcome").count():
            page.locator(".outcome .primary").click()
            page.get_by_role("button", name="Start the game").click()
            expect(page.locator(MAY_ACT).first).to_be_visible(timeout=PATIENCE)
            yield made, memory(devtools)
        step(page, rng)
        if made % 100 == 99:
            print(f"{made + 1} moves ...", file=sys.stderr, flush=True)


def step(page: Page, rng: random.Random) -> None:
    confirm = page.locator(".confirm .primary")
    expect(page.locator(".moves button, .confirm .primary").first).to_be_visible(timeout=PATIENCE)
    buttons = page.locator(".moves button")
    (confirm if confirm.count() else buttons.nth(rng.randrange(buttons.count()))).click()
    settled(page)


def memory(devtools: CDPSession) -> dict[str, float]:
    """Megabytes of JavaScript and numbers of nodes and listeners, after the garbage was collected."""
    devtools.send("HeapProfiler.collectGarbage")
    devtools.send("Performance.enable")
    found = {metric["name"]: metric["value"] for metric in devtools.send("Performance.getMetrics")["metrics"]}
    return {"heap, MB": found["JSHeapUsedSize"] / MEGABYTE, "nodes": found["Nodes"], "listeners": found["JSEventListeners"]}


def told(watched: dict[str, Any]) -> dict[str, str]:
    frames, drawn = sorted(watched["frames"]), sorted(watched["drawn"])
    smooth = sum(frame <= SMOOTH for frame in frames) / len(frames)
    return {
        "frames": f"{len(frames):,}",
        "median frame, ms": f"{statistics.median(frames):.1f}",
        "99th percentile of frames, ms": f"{frames[int(len(frames) * 0.99)]:.1f}",
        "frames of at most 25 ms": f"{smooth:.1%}",
        "event to drawing, median, ms": f"{statistics.median(drawn):.1f}",
        "event to drawing, 95th percentile, ms": f"{drawn[int(len(drawn) * 0.95)]:.1f}",
    }


def show(figures: dict[str, str]) -> None:
    rows = Rows("what", "measured", title=f"Wandering Towers, {PLAYERS} seats, in Chromium")
    for name, figure in figures.items():
        rows.add_row(name, figure)
    Console().print(rows)


if __name__ == "__main__":
    main()
