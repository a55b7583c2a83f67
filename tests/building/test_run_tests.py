"""`make test` runs all of its parts, also after one that failed, and tells of all of them at the end."""

import re
import sys
from pathlib import Path

import pytest
from building.tooling import tool

run_tests = tool("run_tests")
Part = run_tests.Part
FINE = Part("fine", (sys.executable, "-c", "pass"))
BROKEN = Part("broken", (sys.executable, "-c", "raise SystemExit(3)"))
STOPPED = Part("stopped", (sys.executable, "-c", f"raise SystemExit({run_tests.STOPPED})"))
TESTS = """
import pytest

def test_one(): pass

def test_two(): pass

def test_three(): assert not "this"

def test_four(): pytest.skip("so")

@pytest.fixture
def missing(): raise ValueError

def test_five(missing): pass
"""


def pytest_part(folder: Path, text: str) -> object:
    path = folder / "test_these.py"
    path.write_text(text, encoding="utf-8")
    return Part("these", (*run_tests.PYTEST, "-q", "-p", "no:cacheprovider", "--rootdir", str(folder), str(path)), is_pytest=True)


def one_by_one(*parts: object) -> list[list[list[object]]]:
    """Stages of one part each."""
    return [[[part]] for part in parts]


def told(capfd: pytest.CaptureFixture[str]) -> list[str]:
    """The lines of the summary, without their seconds."""
    out = capfd.readouterr().out
    return re.sub(r" +\d+\.\d s| in \d+\.\d\ds", "", out[out.rindex("\nmake test\n") :]).strip().splitlines()


def test_what_comes_after_a_failure_is_run_all_the_same(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_tests.main(one_by_one(BROKEN, pytest_part(tmp_path, TESTS), FINE)) == 1
    assert told(capfd) == [
        "make test",
        "  FAILED  broken",
        "  FAILED  these: 1 failed, 2 passed, 1 skipped, 1 error",
        "  passed  fine",
        "1 failed, 2 passed, 1 skipped, 2 errors",
    ]


def test_a_run_without_a_failure_passes(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_tests.main(one_by_one(FINE, pytest_part(tmp_path, "def test_it(): pass"))) == 0
    assert told(capfd) == ["make test", "  passed  fine", "  passed  these: 1 passed", "1 passed"]


def test_a_run_that_was_stopped_tells_what_was_not_run(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_tests.main(one_by_one(STOPPED, FINE)) == 1
    assert told(capfd)[1:3] == ["  FAILED  stopped", "  not run            fine"]


def test_parts_side_by_side_are_told_of_in_their_order_and_fail_as_others_do(capfd: pytest.CaptureFixture[str]) -> None:
    slow = Part("slow", (sys.executable, "-c", "print('from slow')"))
    assert run_tests.main([[[slow, BROKEN], [FINE]], [[FINE]]]) == 1
    out = capfd.readouterr().out
    assert "--- slow\nfrom slow\n" in out
    lines = out[out.rindex("\nmake test\n") :].strip().splitlines()
    assert [line.split()[0] + " " + line.split()[-1] for line in lines[1:-1]] == ["passed slow", "FAILED broken", "passed fine", "passed fine"]


def test_a_lane_that_was_stopped_stops_all() -> None:
    whole = run_tests.Run([[[STOPPED, BROKEN], [FINE]], [[BROKEN]]])
    whole.go()
    assert {part.name for part in whole.results} <= {"stopped", "fine"}


def test_every_test_is_in_one_of_the_parts() -> None:
    """What the first part of pytest leaves out is what the second runs."""
    first, second = (part.command for part in run_tests.parts_of(run_tests.all_stages(workers=2)) if part.is_pytest)
    assert first[first.index("--ignore") + 1] == second[-1] == "tests/web"
