"""Which lines of the rules and the table the tests run, measured where lines can be seen: in the interpreted target."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MEASURED = "src/coven/games/witches/*,src/coven/table/*"
TESTS = ["tests/witches", "tests/table", "tests/bots"]
WANTED = 95


def run(*words: str) -> int:
    return subprocess.run([sys.executable, "-m", *words], cwd=ROOT, env={**os.environ, "COVEN_INTERPRETED": "1"}, check=False).returncode


def main() -> int:
    """Runs the tests under coverage and prints the lines that none of them runs."""
    failed = run("coverage", "run", "--data-file", ".coverage", "-m", "pytest", "-p", "no:xdist", *TESTS, *sys.argv[1:])
    shown = ["--show-missing", "--skip-covered", f"--include={MEASURED}", f"--fail-under={WANTED}"]
    return failed or run("coverage", "report", "--data-file", ".coverage", *shown)


if __name__ == "__main__":
    sys.exit(main())
