"""What something costs a server: read from /proc, its folder and /metrics."""

import os
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
from server.running import Server, children_of

MB = 1024**2
TICK = os.sysconf("SC_CLK_TCK")
EVERY = 0.1  # seconds between two looks at the memory


@dataclass
class Costs:
    """What was spent: memory at the worst moment, time of a core, bytes and steps stored."""

    memory: int = 0  # bytes, of the server and all it started, more than before
    loop_seconds: float = 0.0  # of the process in which the tables are
    other_seconds: float = 0.0  # of those that think, build and draw, which give way to it
    stored: int = 0
    steps: int = 0
    faults: int = 0


def tree_of(pid: int) -> list[int]:
    with suppress(FileNotFoundError, ProcessLookupError):
        return [pid, *(each for child in children_of(pid) for each in tree_of(child))]
    return []


def memory_of(pid: int) -> int:
    """Bytes that a process and all it started have in memory."""
    found = 0
    for each in tree_of(pid):
        with suppress(FileNotFoundError, ProcessLookupError):
            found += int(Path(f"/proc/{each}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return found


def seconds_of(pid: int) -> float:
    """Seconds of a core that a process has had itself."""
    with suppress(FileNotFoundError, ProcessLookupError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK
    return 0.0


def stored_by(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def metrics_of(url: str) -> dict[str, int]:
    """What the server counts of itself."""
    text = httpx.get(f"{url}/metrics", timeout=60).text
    return {name: int(float(value)) for name, value in re.findall(r"^coven_(\w+)_total ([\d.e+]+)$", text, re.MULTILINE)}


@contextmanager
def measured(server: Server) -> Iterator[Costs]:
    """What a server spends in this context; known when it has ended."""
    costs, ended = Costs(), threading.Event()
    before, counted, folder = memory_of(server.pid), metrics_of(server.url), server.folder / "data"
    stored, seconds = stored_by(folder), {pid: seconds_of(pid) for pid in tree_of(server.pid)}

    def watch() -> None:
        while not ended.wait(EVERY):
            costs.memory = max(costs.memory, memory_of(server.pid) - before)
            for pid in tree_of(server.pid):
                latest[pid] = seconds_of(pid)

    latest: dict[int, float] = dict(seconds)
    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield costs
    finally:
        ended.set()
        watcher.join()
        latest |= {pid: seconds_of(pid) for pid in tree_of(server.pid)}
        spent = {pid: now - seconds.get(pid, 0.0) for pid, now in latest.items()}
        costs.loop_seconds = spent.pop(server.pid)
        costs.other_seconds = sum(spent.values())
        costs.stored = stored_by(folder) - stored
        after = metrics_of(server.url)
        costs.steps, costs.faults = (after.get(name, 0) - counted.get(name, 0) for name in ("steps", "faults"))
