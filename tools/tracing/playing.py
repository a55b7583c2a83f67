"""A stretch of play under Chrome's own tracing: frames while pieces travel, events until they are drawn, and what the threads did."""

import gzip
import json
import statistics
from pathlib import Path

from playwright.sync_api import Browser
from server.running import Server

from tracing.sitting import begin_to_play, sit_down
from tracing.trace import CATEGORIES, Event, Trace

SMOOTH = 1000 / 60 * 1.5  # milliseconds: a longer frame was missed by a screen of 60 a second
PROMPT = 100  # milliseconds from an event to its drawing
THINKS = 700  # milliseconds between the clicks of the person
EXCERPT = 15_000_000  # microseconds of the trace that are kept


def traced(browser: Browser, server: Server, seconds: int) -> Trace:
    """Lets the person play, and looks at the page only by the trace."""
    person = sit_down(browser, server)
    begin_to_play(person, every=THINKS)
    browser.start_tracing(page=person.page, categories=CATEGORIES)
    person.page.wait_for_timeout(seconds * 1000)
    trace = Trace(browser.stop_tracing())
    person.close()
    return trace


def frame_report(trace: Trace) -> dict[str, str]:
    frames, delays = sorted(trace.frames()), sorted(trace.delays())
    travelled = sum(end - begin for begin, end in trace.travels())
    return {
        "seconds played, and of these with pieces under way": f"{trace.seconds:.0f}, {travelled / 1000:.1f}",
        "frames drawn while pieces travel": f"{len(frames):,}",
        "frames a second while pieces travel": f"{len(frames) / travelled * 1000:.1f}",
        "median frame, ms": f"{statistics.median(frames):.1f}",
        "99th percentile of frames, ms": f"{part(frames, 0.99):.1f}",
        "longest frame, ms": f"{frames[-1]:.1f}",
        "frames of at most 25 ms": f"{share(frames, SMOOTH):.1%}",
        "events": f"{len(delays)}",
        "event to drawing, median, ms": f"{statistics.median(delays):.1f}",
        "event to drawing, 95th percentile, ms": f"{part(delays, 0.95):.1f}",
        "event to drawing, longest, ms": f"{delays[-1]:.1f}",
        "events drawn within 100 ms": f"{share(delays, PROMPT):.1%}",
    }


def work_report(trace: Trace) -> dict[str, str]:
    """Time by kind of work, for each event and as a part of the whole."""
    events = len(trace.delays())
    return {kind: f"{spent / events:.1f} ms an event, {spent / trace.seconds / 1000:.1%} of the time" for kind, spent in trace.busy().items()}


def part(ordered: list[float], where: float) -> float:
    return ordered[int(len(ordered) * where)]


def share(values: list[float], most: float) -> float:
    return sum(value <= most for value in values) / len(values)


def keep(trace: Trace, file: Path) -> None:
    """Writes the trace, packed, and beside it an excerpt that is small enough to be sent around; DevTools and ui.perfetto.dev open both."""
    file.write_bytes(gzip.compress(trace.raw, 6))
    begin = trace.travels()[0][0] * 1000
    kept: list[Event] = [event for event in trace.events if event["ph"] == "M" or begin <= event.get("ts", 0) <= begin + EXCERPT]
    file.with_name(f"excerpt-{file.name}").write_bytes(gzip.compress(json.dumps({"traceEvents": kept}).encode(), 9))
