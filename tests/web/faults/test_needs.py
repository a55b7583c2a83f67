"""On a machine without Chromium or page the tests in a browser are skipped, but never where everything must be tested."""

import pytest
from building.tooling import tool
from web.needs import is_missing


@pytest.mark.parametrize(
    ("ci", "wanted"), [("true", pytest.fail.Exception), ("1", pytest.fail.Exception), ("", pytest.skip.Exception), ("false", pytest.skip.Exception)]
)
def test_what_is_missing_is_skipped_or_fails(monkeypatch: pytest.MonkeyPatch, ci: str, wanted: type[BaseException]) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(wanted, match="no Chromium"):
        is_missing("there is no Chromium here")


@pytest.mark.parametrize(("ci", "code"), [("true", 1), ("", 0)])
def test_so_do_the_tools_that_make_ready(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str, code: int) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setenv("PATH", "/nowhere")
    assert tool("node").missing("There is no Node.js.", skipped="The tests in a browser are skipped.") == code
    chromium = tool("get_chromium")
    monkeypatch.setattr(chromium.os, "geteuid", lambda: 1000)
    assert chromium.main() == code
    assert "Chromium" in capsys.readouterr().err
