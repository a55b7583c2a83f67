"""What a page's heap is made of: what its scripts keep, their compiled code, and what the browser keeps for them."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import CDPSession

CODE, NATIVE = "code", "native"  # names of V8's; all other kinds of nodes are values
Sizes = dict[str, float]


def sizes(devtools: CDPSession) -> Sizes:
    """Kilobytes by kind, by a snapshot, which collects the garbage before."""
    found = {"values, kB": 0.0, "compiled code, kB": 0.0, "the browser's own, kB": 0.0}
    kinds = {CODE: "compiled code, kB", NATIVE: "the browser's own, kB"}
    for kind, size in nodes_of(snapshot(devtools)):
        found[kinds.get(kind, "values, kB")] += size / 1024
    return found


def snapshot(devtools: CDPSession) -> dict[str, Any]:
    """As DevTools would save it."""
    parts: list[str] = []

    def keep(event: dict[str, str]) -> None:
        parts.append(event["chunk"])

    devtools.on("HeapProfiler.addHeapSnapshotChunk", keep)
    devtools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    devtools.remove_listener("HeapProfiler.addHeapSnapshotChunk", keep)
    taken: dict[str, Any] = json.loads("".join(parts))
    return taken


def nodes_of(taken: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """The kind and the own size of every node: they lie in one long list of numbers, field by field."""
    fields = taken["snapshot"]["meta"]["node_fields"]
    kinds = taken["snapshot"]["meta"]["node_types"][fields.index("type")]
    numbers, width = taken["nodes"], len(fields)
    return zip((kinds[kind] for kind in numbers[fields.index("type") :: width]), numbers[fields.index("self_size") :: width], strict=True)
