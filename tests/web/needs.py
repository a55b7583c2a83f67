"""What the tests in a browser need; where everything must be tested, its absence is a failure."""

import os
from typing import NoReturn

import pytest


def must_test_all() -> bool:
    return os.environ.get("CI", "") not in ("", "0", "false")


def is_missing(what: str) -> NoReturn:
    """Skips the test that needs it, or under `CI` fails it."""
    if must_test_all():
        pytest.fail(f"{what}; with CI set, nothing is skipped", pytrace=False)
    pytest.skip(what)
