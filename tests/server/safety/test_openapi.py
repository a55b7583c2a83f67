"""The OpenAPI document says what the server does; `python tests/server/openapi.py 300` tries more."""

from pathlib import Path

from server.openapi import main


def test_the_server_keeps_to_its_document(tmp_path: Path) -> None:
    requests, _ = main(tmp_path, examples=3)
    assert requests > 300
