"""`make quick` begins with the tests nearest to what was changed."""

import pytest
from building.tooling import tool

run_quick = tool("run_quick")


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        (["src/coven/games/witches/rules/passing.py"], ["tests/witches"]),
        (["src/coven/server/store/log.py", "src/coven/server/clock.py"], ["tests/server", "tests/server/storage"]),
        (["tests/table/package/test_warm.py"], ["tests/table/package/test_warm.py"]),
        (["tests/server/clients.py"], ["tests/server"]),
        (["tests/waiting.py", "README.md", "tests/table/test_that_was_deleted.py"], []),
    ],
)
def test_the_nearest_tests_are_found(changed: list[str], tests: list[str]) -> None:
    assert run_quick.nearest(changed) == tests


def test_every_folder_with_tests_of_its_own_is_there() -> None:
    assert all((run_quick.ROOT / folder).is_dir() and (run_quick.ROOT / tests).exists() for folder, tests in run_quick.TESTS.items())
