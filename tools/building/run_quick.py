"""`make quick`: what a change can have broken first, within two minutes: lint, types, the tests nearest to what was changed, every short test."""

import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from make_web import write_types
from node import ROOT, WEB, MissingError, missing, prepared
from run_tests import ENVIRONMENT, PYTEST

BIN = Path(sys.executable).parent
PYTHON = ("src", "tests", "tools", "benchmarks", "examples")
CHECKS: Sequence[tuple[str, ...]] = (
    (str(BIN / "ruff"), "check", "--quiet", *PYTHON),
    (str(BIN / "ruff"), "format", "--check", "--quiet", *PYTHON),
    (str(BIN / "mypy"),),
    (str(BIN / "lint-imports"), "--no-cache"),
)
WITHIN = 110.0  # seconds for all of it
NEAREST_WITHIN = 50.0  # seconds of those for the tests of what was changed, slow ones included
# Where the tests of a folder are; the longest name that fits counts. What is not named here is tested by the short tests alone.
TESTS = {
    "src/coven/analysis": "tests/analysis",
    "src/coven/bots": "tests/bots",
    "src/coven/cli": "tests/cli",
    "src/coven/conformance": "tests/conformance",
    "src/coven/games/broom_service": "tests/broom_service",
    "src/coven/games/wandering_towers": "tests/wandering_towers",
    "src/coven/games/witches": "tests/witches",
    "src/coven/kernel": "tests/kernel",
    "src/coven/server": "tests/server",
    "src/coven/server/features/films": "tests/server/games/test_films.py",
    "src/coven/server/features/people": "tests/server/people",
    "src/coven/server/http": "tests/server/safety",
    "src/coven/server/live": "tests/server/live",
    "src/coven/server/store": "tests/server/storage",
    "src/coven/table": "tests/table",
    "src/coven/wasm": "tests/wasm",
    "tools/building": "tests/building",
}
VITEST = ["node", "node_modules/vitest/vitest.mjs", "run", "--reporter", "dot"]


def changed_files() -> list[str]:
    """What differs from the main branch, new files included; on that branch itself, from the commit before."""
    base = said("git", "merge-base", "HEAD", "main") or "HEAD"
    if base == said("git", "rev-parse", "HEAD"):
        base = "HEAD~1"
    return [*said("git", "diff", "--name-only", base).split(), *said("git", "ls-files", "--others", "--exclude-standard").split()]


def said(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def nearest(changed: Iterable[str]) -> list[str]:
    """The tests of what was changed: a changed test itself, the folder of a changed helper, and where the tests of a folder are."""
    found = (tests_of(Path(path)) for path in changed)
    return sorted({path for path in found if path and (ROOT / path).exists()})


def tests_of(path: Path) -> str:
    if path.parts[0] == "tests" and path.suffix == ".py":
        return str(path) if path.name.startswith("test_") else str(path.parent) if len(path.parts) > 2 else ""
    return next((TESTS[str(folder)] for folder in path.parents if str(folder) in TESTS), "")


def pytest(paths: Sequence[str], until: float, *more: str) -> int:
    """Runs tests until a moment; that some were not reached by then is said, and no failure."""
    command = (*PYTEST, "-n", "2", "--dist", "worksteal", "--within", str(max(1.0, until - time.monotonic())), *more, *paths)
    return subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, check=False).returncode


def test_page() -> int:
    """The tests of the page that need no browser."""
    try:
        environment = prepared()
    except MissingError as fault:
        return missing(str(fault), "The tests of the page are skipped.")
    write_types(environment)
    return subprocess.run(VITEST, cwd=WEB, env=environment, check=False).returncode


def main() -> int:
    """1 if anything has failed."""
    start, changed = time.monotonic(), changed_files()
    statuses = [subprocess.run(check, cwd=ROOT, env=ENVIRONMENT, check=False).returncode for check in CHECKS]
    if any(path.startswith("web/") for path in changed):
        statuses.append(test_page())
    paths = nearest(changed)
    if paths:
        print(f"--- nearest to what was changed: {' '.join(paths)}", flush=True)
        statuses.append(pytest(paths, time.monotonic() + NEAREST_WITHIN))
    print("--- every short test", flush=True)
    statuses.append(pytest(["tests", "README.md"], start + WITHIN, "-m", "not slow", "--ignore", "tests/web", "--ignore", "tests/server"))
    return int(any(statuses))


if __name__ == "__main__":
    sys.exit(main())
