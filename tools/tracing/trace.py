"""Reads a trace of Chrome: frames while pieces travel, delays from an event to its drawing, and which thread spent its time on what."""

import bisect
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any

Event = dict[str, Any]
Span = tuple[float, float]
CATEGORIES = [
    "-*",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
]
TRAVEL = 320.0  # milliseconds a piece is under way, as --travel in web/src/theme/palette.css
EVENT, SETS_OUT = "coven-event", "coven-travel"  # the marks of watch.js
MAIN = {
    "script": ("FunctionCall", "EvaluateScript", "RunMicrotasks", "TimerFire", "EventDispatch", "FireAnimationFrame", "v8.", "WebSocket", "V8.Byte"),
    "garbage": ("V8.GC", "MinorGC", "MajorGC", "BlinkGC", "V8.Handle"),
    "style": ("UpdateLayoutTree", "ParseAuthorStyleSheet"),
    "layout": ("Layout", "HitTest", "ScrollLayer"),
    "paint": ("PrePaint", "Paint", "Layerize", "UpdateLayer"),
    "commit": ("Commit",),
}


class Trace:
    """One trace, of the page that was watched; times in milliseconds."""

    def __init__(self, packed: bytes) -> None:
        self.raw = packed
        self.events: list[Event] = json.loads(packed)["traceEvents"]
        self.page = next(event["pid"] for event in self.events if event["name"] == EVENT)
        self.threads = {
            (event["pid"], event["tid"]): str(event["args"]["name"]) for event in self.events if event["name"] == "thread_name" and event["ph"] == "M"
        }

    def moments(self, name: str) -> list[float]:
        """When something happened in the page's process."""
        return sorted(event["ts"] / 1000 for event in self.events if event["name"] == name and event["pid"] == self.page)

    @property
    def seconds(self) -> float:
        times = [event["ts"] for event in self.events if event["ph"] == "X"]
        return (max(times) - min(times)) / 1e6

    def travels(self) -> list[Span]:
        """The stretches in which at least one piece is under way."""
        joined: list[Span] = []
        for begin in self.moments(SETS_OUT):
            if joined and begin <= joined[-1][1]:
                joined[-1] = (joined[-1][0], begin + TRAVEL)
            else:
                joined.append((begin, begin + TRAVEL))
        return joined

    def frames(self) -> list[float]:
        """How long each frame stood that was drawn while pieces travelled."""
        drawn = self.moments("DrawFrame")
        return [length for begin, end in self.travels() for length in lengths(drawn, begin, end)]

    def delays(self) -> list[float]:
        """From an event to the frame with what it changed: its changes are committed, activated when they are painted, then drawn."""
        steps = [self.moments(name) for name in ("Commit", "ActivateLayerTree", "DrawFrame")]
        found = [(begin, passed(begin, steps)) for begin in self.moments(EVENT)]
        return [end - begin for begin, end in found if end is not None]

    def busy(self) -> dict[str, float]:
        """Milliseconds by kind of work: those of the page's main thread, of the threads that paint, and of those that put layers together."""
        spent: Counter[str] = Counter()
        for (process, thread), events in self._by_thread().items():
            name = self.threads.get((process, thread), "")
            for event, own in own_times(events):
                spent[kind_of(event["name"], name, process == self.page)] += own / 1000
        return {kind: spent[kind] for kind in [*MAIN, "other of the main thread", "raster", "compositor", "display"]}

    def _by_thread(self) -> dict[tuple[int, int], list[Event]]:
        found: dict[tuple[int, int], list[Event]] = defaultdict(list)
        for event in self.events:
            if event["ph"] == "X":
                found[event["pid"], event["tid"]].append(event)
        return found


def lengths(drawn: list[float], begin: float, end: float) -> Iterable[float]:
    """The distances of frames, from the last one before a stretch to the last one in it."""
    inside = drawn[max(0, bisect.bisect_left(drawn, begin) - 1) : bisect.bisect_right(drawn, end)]
    return (later - max(earlier, begin) for earlier, later in pairwise(inside))


def passed(begin: float, steps: list[list[float]]) -> float | None:
    """The moment at which all steps, one after another, have been taken."""
    moment = begin
    for times in steps:
        place = bisect.bisect_left(times, moment)
        if place == len(times):
            return None
        moment = times[place]
    return moment


def own_times(events: list[Event]) -> Iterable[tuple[Event, float]]:
    """Each event of one thread with the time that is not that of events within it."""
    own: list[float] = []
    open_ones: list[tuple[float, int]] = []
    ordered = sorted(events, key=lambda event: (event["ts"], -event.get("dur", 0)))
    for place, event in enumerate(ordered):
        while open_ones and open_ones[-1][0] <= event["ts"]:
            open_ones.pop()
        length = event.get("dur", 0)
        own.append(length)
        if open_ones:
            own[open_ones[-1][1]] -= length
        open_ones.append((event["ts"] + length, place))
    return zip(ordered, own, strict=True)


def kind_of(event: str, thread: str, is_page: bool) -> str:
    starts: Callable[[tuple[str, ...]], bool] = event.startswith
    if is_page and thread == "CrRendererMain":
        return next((kind for kind, names in MAIN.items() if starts(names)), "other of the main thread")
    if event == "RasterTask":
        return "raster"
    if is_page and thread == "Compositor":
        return "compositor"
    return "display" if thread == "VizCompositorThread" else "elsewhere"
