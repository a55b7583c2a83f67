"""systemd as it is told by a server: that it is ready, and from its loop that it is well. Its socket is a real one."""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from server.running import ROOT, serving
from waiting import PATIENCE

from coven.server.systemd import BEATS, notify, watch_every

OFTEN = {"WATCHDOG_USEC": "300000"}


@contextmanager
def listening(name: str) -> Iterator[socket.socket]:
    """The socket on which systemd would listen."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.settimeout(PATIENCE)
        line.bind("\0" + name[1:] if name.startswith("@") else name)
        yield line


def unseen_name() -> str:
    return f"@coven-test-{os.getpid()}-{os.urandom(4).hex()}"


def test_systemd_is_told_by_a_file_or_a_name_and_where_it_is_gone_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    notify("READY=1")
    with tempfile.TemporaryDirectory(prefix="coven-") as folder:
        for name in (f"{folder}/notify", unseen_name()):
            monkeypatch.setenv("NOTIFY_SOCKET", name)
            with listening(name) as line:
                notify("READY=1")
                assert line.recv(100) == b"READY=1"
            notify("READY=1")


@pytest.mark.parametrize(
    "limit, who, every",
    [("", "", None), ("60000000", "", 60 / BEATS), ("60000000", "1", None), ("0", "", None), ("soon", "", None), ("1", "me", None)],
)
def test_only_who_is_watched_gives_signs_of_life(limit: str, who: str, every: float | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", limit)
    monkeypatch.setenv("WATCHDOG_PID", who)
    assert watch_every() == every
    if every is not None:
        monkeypatch.setenv("WATCHDOG_PID", str(os.getpid()))
        assert watch_every() == every


def test_a_server_says_that_it_is_ready_and_then_that_it_is_well(tmp_path: Path) -> None:
    name = unseen_name()
    with listening(name) as line, serving(tmp_path, environment={"NOTIFY_SOCKET": name, **OFTEN}):
        assert [line.recv(100) for _ in range(4)] == [b"READY=1"] + 3 * [b"WATCHDOG=1"]


# --- a parent -----------------------------------------------------------------------------------------------------------

NEVER_STARTS = """
import socket, sys, time
from coven.server.parent import Parent
from coven.server.json_logs import log_as_json
from coven.server.settings import Settings

def serve(settings, listening, worker, line):
    if worker.index == 0 and worker.replaces is None:
        time.sleep(3600)
    while True:
        line.send_bytes(b".")
        time.sleep(0.1)

log_as_json("info")
settings = Settings(workers=2, database="postgresql://nobody@nowhere/nothing", hung_after=20, start_within=1)
Parent(settings, socket.create_server(("127.0.0.1", 0)), serve, lambda: print("all have started", flush=True)).run()
"""


def test_a_worker_that_hangs_before_it_has_started_is_replaced_and_systemd_hears_of_the_parent(tmp_path: Path) -> None:
    name = unseen_name()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "NOTIFY_SOCKET": name, **OFTEN}
    environment["PROMETHEUS_MULTIPROC_DIR"] = str(tmp_path)
    with listening(name) as line, (tmp_path / "lines").open("w+") as said:
        parent = subprocess.Popen([sys.executable, "-c", NEVER_STARTS], env=environment, stdout=subprocess.PIPE, stderr=said, text=True)
        try:
            assert parent.stdout is not None and parent.stdout.readline() == "all have started\n"
            assert line.recv(100) == b"WATCHDOG=1"
        finally:
            parent.terminate()
            parent.communicate(timeout=PATIENCE)
        said.seek(0)
        assert "a worker does not answer, and is replaced" in said.read()
