"""Plays real games over the loopback from processes of their own, and prints what a server bears: `make load`.

Stored moves a second at full speed, latency at a steady rate, memory and processor time for each seat and move; beside it boardgame.io
with its file storage, in the same run. Figures of a busy machine mean little: nothing else should run.
"""

import argparse
import importlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

HERE = Path(__file__).resolve().parent
PEER = HERE / "boardgame_io"
PLAYERS = 4
OPEN_LIMITS: dict[str, Any] = {
    "request_rate": 1e6,
    "guest_rate": 1e6,
    "table_rate": 1e6,
    "socket_rate": 1e6,
    "most_tables": 100_000,
    "most_tables_each": 100_000,
}
OPEN_LIMITS |= {
    "most_sockets": 100_000,
    "most_sockets_each": 100_000,
    "most_sockets_address": 100_000,
    "most_connections_address": 100_000,
    "log_level": "warning",
}
OPEN_LIMITS |= {"most_tables_address": 100_000, "stored_daily": 1e9}
COMMAND = "import sys; from coven.cli.main import main; sys.exit(main())"


@dataclass
class Row:
    """One line of the table."""

    name: str
    sockets: int
    moves: float  # stored, a second
    updates: float  # that arrived at seats, a second
    p50: float | None = None  # milliseconds from a move's sending to its arrival at every seat
    p99: float | None = None
    ack_p99: float | None = None
    kib_per_seat: float | None = None
    cpu_ms: float | None = None  # of the server, for each move
    faults: int = 0  # numbers missing or wrong, sockets closed


# --- processes ----------------------------------------------------------------------------------------------------------


class Listening:
    """A server process, with what the system knows of it and its children."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        assert process.stdout is not None
        said = process.stdout.readline()
        if not said:
            raise SystemExit("The server did not start; what it said is above.")
        self.url: str = json.loads(said)["listening"]

    def _family(self) -> list[int]:
        family, new = [], [self._process.pid]
        while new:
            family += new
            new = [int(child) for pid in new for tasks in Path(f"/proc/{pid}/task").glob("*/children") for child in tasks.read_text().split()]
        return family

    def kib(self) -> int:
        """Memory that is the server's own, of all its processes."""
        texts = [Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in self._family()]
        return sum(int(line.split()[1]) for text in texts for line in text.splitlines() if line.startswith(("Private_Clean", "Private_Dirty")))

    def cpu(self) -> float:
        """Seconds of processor time, of all its processes."""
        fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self._family()]
        return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(command: list[str], **more: Any) -> Iterator["subprocess.Popen[str]"]:
    """A process for the time of a measurement."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **more)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()


class Crowd:
    """All processes of players, told the same at the same time."""

    def __init__(self, processes: list["subprocess.Popen[str]"]) -> None:
        self._processes = processes

    def do(self, word: str, numbers: list[list[float]], bar: Any) -> list[dict[str, Any]]:
        """Has each process do something with its own numbers; returns the last thing each told before it was done."""
        for process, own in zip(self._processes, numbers, strict=True):
            assert process.stdin is not None
            process.stdin.write(json.dumps([word, *own]) + "\n")
            process.stdin.flush()
        return [self._until_done(process, bar) for process in self._processes]

    def _until_done(self, process: "subprocess.Popen[str]", bar: Any) -> dict[str, Any]:
        told: dict[str, Any] = {}
        assert process.stdout is not None
        while line := process.stdout.readline():
            message = json.loads(line)
            bar(message)
            if "done" in message:
                return told
            told = message
        raise SystemExit("A process of players ended; what it said is above.")


# --- Coven --------------------------------------------------------------------------------------------------------------


def measure(name: str, asked: argparse.Namespace, settings: dict[str, Any], progress: Progress) -> Row:
    """Starts a server, fills it with games, plays at full speed and at a steady rate, and checks that everybody was told everything."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        flags = [word for key, value in settings.items() for word in (f"--{key}", str(value))]
        limits = {f"COVEN_{key.upper()}": str(value) for key, value in OPEN_LIMITS.items()}
        packages = [path for path in sys.path if path.endswith(("site-packages", "src"))]
        environment = {**os.environ, **limits, "COVEN_CONFIG": os.devnull, "PYTHONPATH": os.pathsep.join(packages)}
        command = [asked.python, "-c", COMMAND, "serve", "--port", "0", "--data", folder, *flags]
        server = Listening(stack.enter_context(running(command, env=environment)))
        words = [server.url, asked.game, str(PLAYERS)]
        players = [[sys.executable, str(HERE / "players" / "process.py"), *words, f"P{number}"] for number in range(asked.clients)]
        crowd = Crowd([stack.enter_context(running(each)) for each in players])
        return play(name, asked, server, crowd, progress)


@contextmanager
def database(address: str | None) -> Iterator[str]:
    """The address of a PostgreSQL: the given one, or one of our own for a while."""
    if address is not None:
        yield address
        return
    sys.path.insert(0, str(HERE.parent / "tests"))
    with importlib.import_module("server.postgres").postgres_running() as postgres:
        yield postgres.new_database()


def play(name: str, asked: argparse.Namespace, server: Listening, crowd: Crowd, progress: Progress) -> Row:
    shares = [asked.tables // asked.clients + (number < asked.tables % asked.clients) for number in range(asked.clients)]
    opening = bar_of(progress, f"{name}: opening tables", asked.tables, "opened", asked.clients)
    crowd.do("open", [[1]] * asked.clients, lambda message: None)  # so that what is loaded once counts for nobody
    before = server.kib()
    crowd.do("open", [[share - 1] for share in shares], opening)
    per_seat = (server.kib() - before) / max(1, (asked.tables - asked.clients) * PLAYERS)
    cpu = server.cpu()
    bar = bar_of(progress, f"{name}: full speed", asked.seconds, "passed", 1)
    full = crowd.do("full", [[asked.seconds]] * asked.clients, bar)
    cpu = server.cpu() - cpu
    rate = [[asked.seconds, asked.rate / asked.clients]] * asked.clients
    paced = crowd.do("paced", rate, bar_of(progress, f"{name}: {asked.rate} moves a second", asked.seconds, "passed", 1))
    checked = crowd.do("check", [[]] * asked.clients, lambda message: None)
    return row_of(name, asked, full, paced, checked, per_seat, cpu)


def bar_of(progress: Progress, name: str, total: float, field: str, share: int) -> Any:
    """A bar that moves with a field of what is told; each of `share` processes tells its own part."""
    task = progress.add_task(name, total=total)

    def move(message: dict[str, Any]) -> None:
        if field in message or "done" in message:
            progress.update(task, completed=total if "done" in message else min(total, message[field] * share))

    return move


def row_of(name: str, asked: argparse.Namespace, full: Any, paced: Any, checked: Any, per_seat: float, cpu: float) -> Row:
    seconds = max(each["seconds"] for each in full)
    stored, told = (sum(each["counted"][field] for each in full) for field in ("stored", "told"))
    to_all, to_ack = (sorted(value for each in paced for value in each["counted"][field]) for field in ("to_all", "to_ack"))
    missing = sum(each["counted"]["gaps"] + each["counted"]["refused"] for each in (*full, *paced))
    return Row(
        name,
        asked.tables * PLAYERS,
        stored / seconds,
        told / seconds,
        p50=1000 * quantile(to_all, 0.5),
        p99=1000 * quantile(to_all, 0.99),
        ack_p99=1000 * quantile(to_ack, 0.99),
        kib_per_seat=per_seat,
        cpu_ms=1000 * cpu / max(1, stored),
        faults=missing + sum(each["wrong"] + each["closed"] for each in checked),
    )


def quantile(values: list[float], part: float) -> float:
    return values[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


# --- boardgame.io -------------------------------------------------------------------------------------------------------


def measure_peer(asked: argparse.Namespace, storage: str, progress: Progress) -> Row:
    """The same number of sockets at boardgame.io, two players a match, every move at full speed."""
    name, matches = f"boardgame.io, {storage}", asked.tables * PLAYERS // 2
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = Listening(stack.enter_context(running(["node", str(PEER / "server.js"), storage, folder])))
        shares = [matches // asked.clients + (number < matches % asked.clients) for number in range(asked.clients)]
        players = [["node", str(PEER / "players.js"), server.url, str(share), str(asked.seconds)] for share in shares]
        empty, crowd = server.kib(), Crowd([stack.enter_context(running(each)) for each in players])
        crowd.do("open", [[]] * asked.clients, bar_of(progress, f"{name}: opening matches", matches, "opened", asked.clients))
        per_seat, cpu = (server.kib() - empty) / (2 * matches), server.cpu()
        told = crowd.do("full", [[]] * asked.clients, bar_of(progress, f"{name}: full speed", asked.seconds, "passed", 1))
        cpu, seconds = server.cpu() - cpu, max(each["seconds"] for each in told)
    moves = sum(each["moves"] for each in told)
    updates = sum(each["updates"] for each in told)
    return Row(name, 2 * matches, moves / seconds, updates / seconds, kib_per_seat=per_seat, cpu_ms=1000 * cpu / max(1, moves))


# --- the table ----------------------------------------------------------------------------------------------------------

COLUMNS = ["", "sockets", "stored moves/s", "updates/s", "p50 ms", "p99 ms", "ack p99 ms", "KiB a seat", "CPU ms a move", "faults"]


def table_of(rows: list[Row], asked: argparse.Namespace) -> Table:
    table = Table(*COLUMNS, title=f"{asked.tables} tables of {asked.game}, {PLAYERS} players each; latency at {asked.rate} moves/s")
    for row in rows:
        table.add_row(row.name, str(row.sockets), *map(shown, list(vars(row).values())[2:-1]), str(row.faults))
    return table


def shown(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, default=250, help="four-player tables (250)")
    asked.add_argument("--seconds", type=float, default=20, help="of each measurement (20)")
    asked.add_argument("--rate", type=float, default=300, help="moves a second at which latency is measured (300)")
    asked.add_argument("--game", default="witches", help="which game is played (witches)")
    asked.add_argument("--clients", type=int, default=2, help="processes of players (2)")
    asked.add_argument("--database", help="the PostgreSQL to measure with, as `coven serve --database`; without one, one is started")
    asked.add_argument("--workers", type=int, default=2, help="processes of the server on PostgreSQL (2)")
    asked.add_argument("--python", default=sys.executable, help="what the server runs in, with the packages of this one (this one)")
    asked.add_argument("--no-postgres", action="store_true", help="leave PostgreSQL out")
    asked.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    asked.add_argument("--json", action="store_true", help="print rows as JSON")
    return asked.parse_args(words)


def main(words: list[str] | None = None) -> list[Row]:
    asked = arguments(words)
    console = Console(stderr=asked.json, width=None if sys.stdout.isatty() else 150)
    rows = []
    with Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console) as progress:
        rows.append(measure("Coven, SQLite", asked, {}, progress))
        if not asked.no_postgres:
            with database(asked.database) as address:
                name = f"Coven, PostgreSQL, {asked.workers} workers"
                rows.append(measure(name, asked, {"database": address, "workers": asked.workers}, progress))
        if not asked.no_peer:
            rows += [measure_peer(asked, storage, progress) for storage in ("FlatFile", "InMemory")]
    if asked.json:
        print(json.dumps([vars(row) for row in rows]))
        return rows
    console.print(table_of(rows, asked))
    for row, peer in ((row, peer) for peer in rows if peer.name.startswith("boardgame.io") for row in rows if row.name.startswith("Coven")):
        console.print(f"{row.name} stores {row.moves / max(1.0, peer.moves):.2f} times as many moves a second as {peer.name}")
    return rows


if __name__ == "__main__":
    main()
