"""An honest visitor: looks at things again and again from an own process, and says how long the answers took.

It is a process that loads little, started with an address and a cookie; it looks until its input ends, then prints what it noticed.
"""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from statistics import median

PAUSE = 0.05  # seconds between two looks: fewer than an address may have
PATHS = ("/api/v2/people/here", "/api/v2/me/tables", "/api/v2/games")
PATIENCE = 60.0


@dataclass
class Noticed:
    """What a visitor noticed: milliseconds of an answer, and how many did not come or were refused."""

    looks: int = 0
    failed: int = 0
    median: float = 0.0
    slowest: float = 0.0

    @property
    def words(self) -> str:
        return f"{self.median:.0f} / {self.slowest:.0f}" + (f", {self.failed} refused" if self.failed else "")


@dataclass
class Visit:
    """A visit that has ended, once its context has."""

    noticed: Noticed = field(default_factory=Noticed)


@contextmanager
def visiting(url: str, cookie: str) -> Iterator[Visit]:
    """Lets a visitor look meanwhile."""
    visit = Visit()
    command = [sys.executable, str(Path(__file__)), url, cookie]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline(), "the visitor has come"
        yield visit
        told, _ = process.communicate()
        visit.noticed = Noticed(**json.loads(told))


def look_on(url: str, cookie: str) -> Noticed:
    """Looks until the input ends."""
    ended, seconds, failed = threading.Event(), list[float](), 0
    connection = HTTPConnection(url.removeprefix("http://"), timeout=PATIENCE)
    for path in PATHS:  # what is made once is there
        looks_well(connection, path, cookie)
    print("here", flush=True)
    threading.Thread(target=wait_for_the_end, args=[ended], daemon=True).start()
    while not ended.is_set() or not seconds:
        for path in PATHS:
            began = time.perf_counter()
            failed += not looks_well(connection, path, cookie)
            seconds.append(time.perf_counter() - began)
        ended.wait(PAUSE * len(PATHS))
    connection.close()
    return Noticed(len(seconds), failed, 1000 * median(seconds), 1000 * max(seconds))


def looks_well(connection: HTTPConnection, path: str, cookie: str) -> bool:
    """Whether a page comes; after a fault the connection is opened anew."""
    try:
        connection.request("GET", path, headers={"cookie": cookie})
        answer = connection.getresponse()
        answer.read()
        return answer.status == HTTPStatus.OK
    except (OSError, HTTPException):
        connection.close()
        return False


def wait_for_the_end(ended: threading.Event) -> None:
    sys.stdin.read()
    ended.set()


if __name__ == "__main__":
    print(json.dumps(vars(look_on(*sys.argv[1:]))))
