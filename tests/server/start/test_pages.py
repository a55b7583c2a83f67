"""The files of the client: cached for ever where their names say so, index.html for its pages, nothing for anybody else."""

import re

import httpx
import pytest
from server.running import Server
from web.needs import must_test_all

from coven.server.http.pages import built_files, is_built

pytestmark = pytest.mark.skipif(not is_built() and not must_test_all(), reason="the page is not built here: make web")


def test_pages_of_the_client_are_index_html(server: Server) -> None:
    front = httpx.get(server.url)
    assert front.status_code == 200
    assert front.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in front.headers["content-security-policy"]
    assert "unsafe" not in front.headers["content-security-policy"]
    pages = [front.text, *[httpx.get(f"{server.url}{path}").text for path in ("/t/anything", "/new/witches")]]
    assert len({re.sub(r'<meta property="og:[^>]*>', "", page) for page in pages}) == 1  # but for what a link shows: test_sharing.py


def test_files_with_a_hash_never_change(server: Server) -> None:
    name = next(name for name in built_files() if name.endswith(".js"))
    answer = httpx.get(f"{server.url}/{name}", headers={"accept-encoding": "gzip"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.content == built_files()[name].body
    assert httpx.get(f"{server.url}/{name}", headers={"if-none-match": answer.headers["etag"]}).status_code == 304


@pytest.mark.parametrize("path", ["/assets/none.js", "/api/v2/none", "/favicon.ico", "/../pyproject.toml", "/assets/%2e%2e/%2e%2e/__init__.py"])
def test_nothing_else_is_served(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"
