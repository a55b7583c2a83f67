"""The files by which a server is deployed: compiled programs are kept where the server looks for them and may write."""

import re
from pathlib import Path

import pytest

from coven.kernel.cache import root

DEPLOY = Path(__file__).parents[3] / "deploy"


def set_in(file: str) -> dict[str, str]:
    """The environment that a unit or a container file sets."""
    lines = re.findall(r"^(?:Environment=|ENV )(.+)$", (DEPLOY / file).read_text(encoding="utf-8"), re.MULTILINE)
    return dict(part.split("=", 1) for line in lines for part in line.split())


def in_the_cache(file: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, value in set_in(file).items():
        monkeypatch.setenv(name, value)
    return root()


@pytest.mark.parametrize("unit", ["coven.service", "coven-warm.service"])
def test_the_units_share_the_cache_that_systemd_makes_for_them(unit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert in_the_cache(unit, monkeypatch) == Path("/var/cache/coven")
    assert "CacheDirectory=coven\n" in (DEPLOY / unit).read_text(encoding="utf-8")


def test_the_server_has_its_programs_compiled_beside_it() -> None:
    assert re.search(r"^Wants=.*\bcoven-warm\.service\b", (DEPLOY / "coven.service").read_text(encoding="utf-8"), re.MULTILINE)
    assert "coven warm --quiet\n" in (DEPLOY / "coven-warm.service").read_text(encoding="utf-8")


def test_a_container_is_built_with_its_programs_in_its_own_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    cache, text = in_the_cache("Containerfile", monkeypatch), (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    steps = (f"-o coven -g coven {cache}\n", "USER coven\n", "COVEN_CACHE=", "RUN /opt/coven/.venv/bin/coven warm")
    places = [text.index(step) for step in steps]
    assert places == sorted(places)
