"""Runs every part of `make test`, also after one that failed, and ends with one summary: what was run, passed and failed, and how long it took."""

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[2]
PYTEST = (sys.executable, "-m", "pytest")
STOPPED = 130  # as a shell tells that something was ended by Ctrl-C
# Hundreds of processes load the same modules: they are compiled once, whatever is usual here.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


@dataclass(frozen=True)
class Part:
    """One command of the run; of pytest's own the tests are counted."""

    name: str
    command: tuple[str, ...]
    is_pytest: bool = False


@dataclass(frozen=True)
class Result:
    """How a part ended; `tests` counts outcomes in pytest's words."""

    part: Part
    status: int
    seconds: float
    tests: Counter[str] = field(default_factory=Counter)


Lane = Sequence[Part]  # one after the other
Stage = Sequence[Lane]  # side by side


def all_stages(workers: int) -> list[Stage]:
    """What `make test` is made of, in its order: what needs one core side by side, then the tests, which take all."""
    spread = ("-n", str(workers), "--dist")
    python = [
        Part("format, lint, types, levels and rooms", ("make", "check-python")),
        Part("the reference and its links", ("make", "docs")),
        Part("compiled programs", ("make", "programs")),
        Part("modules for WebAssembly", ("make", "wasm")),
    ]
    page = [
        Part("format and lint of the page", ("make", "check-page")),
        Part("the page and its own tests", ("make", "browser")),
    ]
    tests = [Part("tests", (*PYTEST, *spread, "worksteal", "--ignore", "tests/web"), is_pytest=True)]
    # in processes of their own: Playwright keeps an event loop running in them
    in_browser = [Part("tests in a browser", (*PYTEST, *spread, "loadfile", "tests/web"), is_pytest=True)]
    return [[python, page], [tests], [in_browser]]


def parts_of(stages: Sequence[Stage]) -> list[Part]:
    return [part for stage in stages for lane in stage for part in lane]


class Run:
    """One run of all stages."""

    def __init__(self, stages: Sequence[Stage]) -> None:
        self._stages = stages
        self._is_stopped = threading.Event()
        self._showing = threading.Lock()
        self.results: dict[Part, Result] = {}

    def go(self) -> None:
        """Runs the stages one after the other, whatever becomes of each part; only Ctrl-C ends it early."""
        for stage in self._stages:
            if len(stage) == 1:
                self._go_along(stage[0], None)
            else:
                self._go_side_by_side(stage)

    def _go_side_by_side(self, stage: Stage) -> None:
        """What the parts say is shown when they are done."""
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(len(stage)) as threads:
            running = [threads.submit(self._go_along, lane, Path(folder) / f"{number}.txt") for number, lane in enumerate(stage)]
            for lane in running:
                try:
                    lane.result()
                except KeyboardInterrupt:  # it has reached what is running, too
                    self._is_stopped.set()
                    lane.result()

    def _go_along(self, lane: Lane, said: Path | None) -> None:
        for part in lane:
            if self._is_stopped.is_set():
                return
            self.results[part] = result = run(part) if said is None else self._run_quietly(part, said)
            if result.status == STOPPED:
                self._is_stopped.set()

    def _run_quietly(self, part: Part, said: Path) -> Result:
        with said.open("w+b") as output:
            result = run(part, output)
        with self._showing:
            print(f"\n--- {part.name}", flush=True)
            sys.stdout.buffer.write(said.read_bytes())
            sys.stdout.flush()
        return result


def run(part: Part, output: IO[bytes] | None = None) -> Result:
    """Runs a part; its output goes where ours goes, or into a file."""
    if output is None:
        print(f"\n--- {part.name}", flush=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = (*part.command, f"--junitxml={report}") if part.is_pytest else part.command
        status = status_of(command, output)
        return Result(part, status, time.monotonic() - start, counted(report))


def status_of(command: Sequence[str], output: IO[bytes] | None) -> int:
    """The exit status of a command; Ctrl-C reaches the command too, which is waited for."""
    process = subprocess.Popen(command, cwd=ROOT, env=ENVIRONMENT, stdout=output, stderr=None if output is None else subprocess.STDOUT)
    try:
        return process.wait()
    except KeyboardInterrupt:
        process.wait()
        return STOPPED


def counted(report: Path) -> Counter[str]:
    """Tests by outcome, from pytest's report; none where there is no report."""
    tests: Counter[str] = Counter()
    if not report.is_file():
        return tests
    for suite in ET.parse(report).getroot().iter("testsuite"):
        failed, errors, skipped = (int(suite.get(name, "0")) for name in ("failures", "errors", "skipped"))
        tests.update(failed=failed, errors=errors, skipped=skipped, passed=int(suite.get("tests", "0")) - failed - errors - skipped)
    return +tests


def summary(parts: Sequence[Part], results: Mapping[Part, Result], seconds: float) -> list[str]:
    """A line for each part, then all tests together as pytest counts them; a failed part without tests counts as an error."""
    lines = ["", "make test"]
    tests: Counter[str] = Counter()
    for result in (results[part] for part in parts if part in results):
        tests.update(result.tests)
        is_failed = result.status != 0
        if is_failed and not result.tests["failed"] + result.tests["errors"]:
            tests["errors"] += 1
        said = f": {counts(result.tests)}" if result.tests else ""
        lines.append(f"  {'FAILED' if is_failed else 'passed'} {result.seconds:7.1f} s  {result.part.name}{said}")
    lines += [f"  not run            {part.name}" for part in parts if part not in results]
    return [*lines, f"{counts(tests)} in {seconds:.2f}s"]


def counts(tests: Counter[str]) -> str:
    """As pytest says it: `1 failed, 2 passed, 1 error`."""
    said = [f"{tests[outcome]} {outcome}" for outcome in ("failed", "passed", "skipped") if tests[outcome]]
    if tests["errors"]:
        said.append("1 error" if tests["errors"] == 1 else f"{tests['errors']} errors")
    return ", ".join(said) or "no tests"


def main(stages: Sequence[Stage]) -> int:
    """Runs the stages and tells of all parts; 1 if one has failed or was not run."""
    parts, start, whole = parts_of(stages), time.monotonic(), Run(stages)
    whole.go()
    print("\n".join(summary(parts, whole.results, time.monotonic() - start)), flush=True)
    return int(any(part not in whole.results or whole.results[part].status for part in parts))


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--workers", type=int, default=2, help="processes that run tests at the same time")
    sys.exit(main(all_stages(options.parse_args().workers)))
