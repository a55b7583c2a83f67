"""What systemd is told, where it has started this server: that it is ready, and from its loop again and again that it is well."""

import asyncio
import os
import socket
from contextlib import suppress

BEATS = 3  # in the time after which systemd restarts a server that says nothing


def notify(state: str) -> None:
    """Tells systemd something, if it wants to be told (`sd_notify`)."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    name = "\0" + address[1:] if address.startswith("@") else address  # without a place in the file system
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:  # nobody plays worse because systemd is gone
        line.setblocking(False)
        line.sendto(state.encode(), name)


def watch_every() -> float | None:
    """How many seconds may pass between two signs of life; None if systemd watches nobody, or another process."""
    limit, who = os.environ.get("WATCHDOG_USEC", ""), os.environ.get("WATCHDOG_PID", "")
    is_meant = who in ("", str(os.getpid()))
    return int(limit) / 1_000_000 / BEATS if limit.isdigit() and int(limit) > 0 and is_meant else None


def sign_of_life() -> None:
    notify("WATCHDOG=1")


def keep_telling() -> None:
    """Says now, and as often as systemd wants, that the loop of this process turns."""
    every = watch_every()
    if every is not None:
        sign_of_life()
        asyncio.get_running_loop().call_later(every, keep_telling)
