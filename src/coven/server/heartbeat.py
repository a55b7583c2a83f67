"""A worker's heartbeat: as long as its loop turns, it says so to the parent, who replaces one that falls silent."""

import asyncio
from contextlib import suppress
from multiprocessing.connection import Connection

BEATS = 4  # in the time after which a silent worker is replaced


def beat(line: Connection, every: float) -> None:
    """Says now, and every so many seconds, that this process is well."""
    with suppress(OSError):  # the parent is gone, and this process ends with it
        line.send_bytes(b".")
        asyncio.get_running_loop().call_later(every, beat, line, every)
