"""One quick server for all tests of a module that don't need their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.running import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder) as running:
        yield running
