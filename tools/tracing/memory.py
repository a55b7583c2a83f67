"""What memory the page takes at the beginning of every game of a long evening: whether anything of the games before stays behind."""

import sys
from collections.abc import Iterator

from playwright.sync_api import Browser, CDPSession
from server.running import Server
from web.browsing import Person

from tracing.heap import sizes
from tracing.sitting import LOOK_AGAIN, begin_to_play, sit_down, watched

MEGABYTE = 1024 * 1024
EVERY = 30  # milliseconds between the clicks of the person: many moves, not a pace to look at
REST = 1000  # milliseconds in which pieces arrive before the memory is measured
Sample = dict[str, float]


def samples(browser: Browser, server: Server, moves: int) -> Iterator[Sample]:
    """The memory before the first move of every game until the person has made so many moves."""
    person = sit_down(browser, server)
    devtools = person.context.new_cdp_session(person.page)
    begin_to_play(person, every=EVERY, pauses=True)
    while True:
        until_held(person)
        person.told.clear()  # what tests read is of no use here
        yield (sample := {"moves of the person": watched(person)["moves"], **memory(devtools)})
        print(", ".join(f"{name} {value:.2f}" for name, value in sample.items()), file=sys.stderr, flush=True)
        if sample["moves of the person"] >= moves:
            return
        person.page.evaluate("window.watched.isHeld = false")


def until_held(person: Person) -> None:
    """Waits for the pause before the first move of a game."""
    while not watched(person)["isHeld"]:
        person.page.wait_for_timeout(LOOK_AGAIN)
    person.page.wait_for_timeout(REST)


def memory(devtools: CDPSession) -> Sample:
    """What the heap is made of, and numbers of nodes and listeners, after the garbage was collected."""
    for _ in range(2):
        devtools.send("HeapProfiler.collectGarbage")
    parts = sizes(devtools)
    devtools.send("Performance.enable")
    found = {metric["name"]: metric["value"] for metric in devtools.send("Performance.getMetrics")["metrics"]}
    return {"heap, MB": found["JSHeapUsedSize"] / MEGABYTE, **parts, "nodes": found["Nodes"], "listeners": found["JSEventListeners"]}


def memory_report(taken: list[Sample]) -> dict[str, str]:
    """The series from game to game, and the trend of all but the first in what the page itself keeps."""
    series = {f"{name}, at each beginning": ", ".join(f"{sample[name]:.{2 if 'MB' in name else 0}f}" for sample in taken) for name in taken[0]}
    return series | {"growth of values after the second beginning, kB for 100 moves": f"{growth(taken[1:]):+.1f}"}


def growth(taken: list[Sample]) -> float:
    """The slope of the line nearest to all samples: the first game is left out, in which scripts are loaded and words are read."""
    at = [sample["moves of the person"] for sample in taken]
    kept = [sample["values, kB"] for sample in taken]
    middle, mean = sum(at) / len(at), sum(kept) / len(kept)
    spread = sum((moves - middle) ** 2 for moves in at)
    return 100 * sum((moves - middle) * (size - mean) for moves, size in zip(at, kept, strict=True)) / spread if spread else 0.0
