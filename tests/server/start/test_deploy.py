"""The files by which a server is deployed: the page comes with it, compiled programs are kept where the server looks for them and may write."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from coven.kernel.cache import root

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
UNITS = ("coven.service", "coven-warm.service", "coven-backup.service")


def set_in(file: str) -> dict[str, str]:
    """The environment that a unit or a container file sets."""
    lines = re.findall(r"^(?:Environment=|ENV )(.+)$", (DEPLOY / file).read_text(encoding="utf-8"), re.MULTILINE)
    return dict(part.split("=", 1) for line in lines for part in line.split())


def in_the_cache(file: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, value in set_in(file).items():
        monkeypatch.setenv(name, value)
    return root()


@pytest.mark.parametrize("unit", UNITS)
def test_the_units_share_the_cache_that_systemd_makes_for_them(unit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert in_the_cache(unit, monkeypatch) == Path("/var/cache/coven")
    assert "CacheDirectory=coven\n" in (DEPLOY / unit).read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("unit", [*UNITS, "coven-backup.timer"])
def test_systemd_understands_every_line_of_the_units(tmp_path: Path, unit: str) -> None:
    for each in (*UNITS, "coven-backup.timer"):
        text = (DEPLOY / each).read_text(encoding="utf-8")
        (tmp_path / each).write_text(text.replace("/opt/coven/.venv/bin/coven", "/bin/true"), encoding="utf-8")
    told = subprocess.run(["systemd-analyze", "verify", "--man=no", str(tmp_path / unit)], capture_output=True, text=True, check=False)
    assert told.returncode == 0 and str(tmp_path) not in told.stderr, told.stderr


def test_systemd_is_told_that_the_server_is_ready_and_watches_over_it() -> None:
    text = (DEPLOY / "coven.service").read_text(encoding="utf-8")
    assert "Type=notify\n" in text and re.search(r"^WatchdogSec=\d+$", text, re.MULTILINE) and "Restart=on-failure\n" in text
    assert "AF_UNIX" in text, "else it could not be told"


def test_the_server_has_its_programs_compiled_beside_it() -> None:
    assert re.search(r"^Wants=.*\bcoven-warm\.service\b", (DEPLOY / "coven.service").read_text(encoding="utf-8"), re.MULTILINE)
    assert "coven warm --quiet\n" in (DEPLOY / "coven-warm.service").read_text(encoding="utf-8")


def test_a_container_is_built_with_its_programs_in_its_own_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    cache, text = in_the_cache("Containerfile", monkeypatch), (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    steps = (f"-o coven -g coven {cache}\n", "USER coven\n", "COVEN_CACHE=", "RUN /opt/coven/.venv/bin/coven warm")
    places = [text.index(step) for step in steps]
    assert places == sorted(places)


# --- the page -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", ["web/index.html", "src/coven/words/en.ftl", "src/coven/games/witches/RULES.md"])
def test_a_server_is_made_with_the_page_built_anew(source: str) -> None:
    told = subprocess.run(["make", "-n", "-W", source, "serve"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert 0 < told.find("tools/building/make_web.py") < told.find("coven serve")


def test_who_installs_or_updates_is_told_to_build_the_page() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    made = re.findall(r"^ .*\bsudo make (\S+)", text, re.MULTILINE)
    assert made == ["web", "web"], "to install, and after git pull"
    assert re.search(r"^web: \.venv/ready ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


def stages() -> dict[str, list[str]]:
    """What each stage of the container file does; the last has no name."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines():
        if line.startswith("FROM "):
            doing = found.setdefault(line.partition(" AS ")[2], [])
        elif line and not line.startswith("#"):
            doing.append(line)
    return found


def test_a_container_is_built_with_the_page() -> None:
    page, build = stages()["page"], stages()["build"]
    needed = [
        "COPY requirements/web.lock requirements/",
        "COPY tools tools",
        "COPY src src",
        "COPY web web",
        "RUN .venv/bin/python tools/building/make_web.py",
    ]
    assert page == needed
    steps = ["COPY src src", "COPY --from=page /opt/coven/src/coven/web src/coven/web"]
    places = [build.index(step) for step in steps]
    assert places == sorted(places) and "pip install" in build[-1] and places[-1] == len(build) - 2


# --- backups --------------------------------------------------------------------------------------------------------------


def test_every_night_a_backup_is_made_checked_and_kept_for_a_while() -> None:
    service = (DEPLOY / "coven-backup.service").read_text(encoding="utf-8")
    command = re.search(r"^ExecStart=\S+/coven (.+)$", service, re.MULTILINE)
    assert command is not None and command[1].split()[0] == "backup"
    assert {"--verify", "--keep", "--keep-days"} < set(command[1].split())
    assert "StateDirectory=coven\n" in service and command[1].split()[1].startswith("/var/lib/coven/"), "where the unit may write"
    assert set_in("coven-backup.service")["COVEN_CONFIG"] == set_in("coven.service")["COVEN_CONFIG"]
    timer = (DEPLOY / "coven-backup.timer").read_text(encoding="utf-8")
    assert re.search(r"^OnCalendar=\*-\*-\* \d\d:\d\d$", timer, re.MULTILINE) and "WantedBy=timers.target\n" in timer
    assert "coven-backup.timer" in (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
