"""One Chromium and one quick server for the tests of a module."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.running import Server, serving
from web.needs import is_missing

from coven.server.http.pages import is_built

CHROMIUM_MISSING = "there is no Chromium here: apt-get install chromium"
NOT_BUILT = "the page is not built here: make web"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("web")
    with serving(folder) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> "Iterator[object]":
    if shutil.which("chromium") is None:
        is_missing(CHROMIUM_MISSING)
    if not is_built():
        is_missing(NOT_BUILT)
    from web.browsing import chromium

    with chromium() as running:
        yield running
