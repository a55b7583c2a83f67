"""A release: the sdist and the wheel hold all that is read at run time, the page included; the wheel serves on a machine that has nothing else."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from urllib.request import urlopen

import pytest
from building.tooling import ROOT, tool
from server.running import free_port
from waiting import PATIENCE
from web.needs import is_missing

import coven

NAME = f"coven-{coven.__version__}"
LONGEST_LINE = 120
NOT_BUILT = "the page is not built here: make web"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a release made now."""
    make_release = tool("make_release")
    if not make_release.PAGE.is_file():
        is_missing(NOT_BUILT)
    out: Path = tmp_path_factory.mktemp("dist")
    make_release.build(out)
    return out


def source_files() -> set[str]:
    """What a checkout has of the package, the built page included."""
    files = (path for path in (ROOT / "src" / "coven").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(ROOT / "src").as_posix() for path in files}


def test_wheel_and_sdist_hold_every_file_of_the_package(dist: Path) -> None:
    assert {path.name for path in dist.iterdir()} == {f"{NAME}-py3-none-any.whl", f"{NAME}.tar.gz", f"{NAME}.cdx.json"}
    wheel = zipfile.ZipFile(dist / f"{NAME}-py3-none-any.whl").namelist()
    with tarfile.open(dist / f"{NAME}.tar.gz") as packed:
        sdist = packed.getnames()
    wanted = source_files()
    assert {"coven/web/index.html", "coven/games/witches/RULES.md", "coven/py.typed"} <= wanted
    assert {name for name in wheel if not name.startswith(f"{NAME}.dist-info/")} == wanted
    assert {name.removeprefix(f"{NAME}/src/") for name in sdist} >= wanted
    assert {f"{NAME}/{name}" for name in ("README.md", "CHANGELOG.md", "LICENSE", "docs/hosting.md", "deploy/coven.service")} <= set(sdist)


def constraints(folder: Path) -> Path:
    """The versions of the lock, without hashes: they bind what the wheel asks for, and install nothing by themselves."""
    pinned = re.findall(r"^[\w.\[\]-]+==\S+", (ROOT / "requirements" / "play.lock").read_text(encoding="utf-8"), re.MULTILINE)
    path = folder / "constraints.txt"
    path.write_text("\n".join(pinned), encoding="utf-8")
    return path


@contextmanager
def serving(command: Path, folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`coven serve` as a stranger starts it, in a folder and a home of its own; its address and process."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("COVEN_", "PYTHON", "VIRTUAL_ENV"))}
    words = [str(command), "serve", "--port", str(free_port())]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            words, cwd=folder, env={**environment, "HOME": str(folder)}, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
        )
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        assert said, (folder / "log").read_text()
        yield json.loads(said)["listening"], process
    finally:
        process.kill()
        process.wait(PATIENCE)
        process.stdout.close()


def test_the_wheel_serves_on_a_clean_machine(dist: Path, tmp_path: Path) -> None:
    """A fresh environment that sees no other: `pip install coven-….whl`, then `coven serve`."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "venv")], check=True)
    programs = tmp_path / "venv" / "bin"
    wheel = dist / f"{NAME}-py3-none-any.whl"
    install = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet", "--no-compile"]
    subprocess.run([*install, "--constraint", str(constraints(tmp_path)), str(wheel)], check=True)
    told = subprocess.run([programs / "coven", "--version"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert told.stdout == f"{coven.__version__}\n"
    with serving(programs / "coven", tmp_path) as (url, process):
        page = urlopen(url, timeout=PATIENCE).read().decode()
        assert "<title>Coven</title>" in page
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None
        assert urlopen(url + script[1], timeout=PATIENCE).status == 200
        health = json.load(urlopen(f"{url}/healthz", timeout=PATIENCE))
        assert health == {"ok": True, "status": "ok", "version": coven.__version__}
        games = json.load(urlopen(f"{url}/api/v2/games", timeout=PATIENCE))
        assert {game["name"] for game in games} == {"witches", "wandering_towers", "broom_service"}
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    shutil.rmtree(tmp_path / "venv")  # half a gigabyte that pytest would keep


def test_a_release_without_the_page_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_release = tool("make_release")
    monkeypatch.setattr(make_release, "PAGE", tmp_path / "index.html")
    assert make_release.main() == 1
    assert "make web" in capsys.readouterr().err


@pytest.mark.parametrize("page", ["README.md", "CHANGELOG.md", "docs/hosting.md"])
def test_pages_name_the_wheel_of_this_version(page: str) -> None:
    assert set(re.findall(r"coven-[\d.]+-py3-none-any\.whl", (ROOT / page).read_text(encoding="utf-8"))) == {f"{NAME}-py3-none-any.whl"}


def test_the_changelog_begins_with_this_version_and_can_be_read() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    versions = [re.fullmatch(r"## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)", line) for line in lines if line.startswith("## ")]
    found = [(version[1], date.fromisoformat(version[2])) for version in versions if version is not None]
    assert len(found) == len(versions) and found[0][0] == coven.__version__
    assert [day for _, day in found] == sorted((day for _, day in found), reverse=True)
    assert {line for line in lines if line.startswith("### ")} <= {"### Added", "### Changed", "### Fixed"}
    assert [line for line in lines if len(line) > LONGEST_LINE] == []
