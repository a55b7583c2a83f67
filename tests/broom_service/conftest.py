"""The standard box and its two sides, fresh for every test."""

import pytest

from tests.broom_service.files import Data, load


@pytest.fixture
def box() -> Data:
    return load("standard")


@pytest.fixture
def front(box: Data) -> Data:
    return box["front"]


@pytest.fixture
def back(box: Data) -> Data:
    return box["back"]
