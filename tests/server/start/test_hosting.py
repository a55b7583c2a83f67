"""The commands of docs/hosting.md, run as they stand there with stand-ins for what belongs to the system; and what they read their settings from."""

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from server.clients import Client, run, started
from server.running import ROOT, Server, serving

from coven.cli.commands.serve import settings_of
from coven.cli.main import main
from coven.server.settings import Settings
from coven.server.starting import prepare

PAGE = ROOT / "docs" / "hosting.md"
GAME = "wandering_towers"  # one that the command knows, which opens every table of a backup
COVEN = f"exec {sys.executable} -c 'import sys; from coven.cli.main import main; sys.exit(main())' \"$@\""


def commands_after(words: str) -> str:
    """The first commands that the page gives after some words of it."""
    block = re.search(r"\n\n((?:    .*\n)+)", PAGE.read_text(encoding="utf-8").partition(words)[2])
    assert block is not None
    return block[1]


def command_of_the_timer() -> str:
    """What the timer runs that the page has installed, as `coven-as-server` would."""
    assert "deploy/coven-backup.service deploy/coven-backup.timer" in commands_after("## Backup")
    unit = (ROOT / "deploy" / "coven-backup.service").read_text(encoding="utf-8")
    return re.findall(r"^ExecStart=\S+/coven (.*)$", unit, re.MULTILINE)[0].join(("coven-as-server ", "\n"))


def run_as_told(commands: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs commands of the page with `/var/lib/coven` in a folder, and without a system that has services."""
    stands_for = {
        "sudo": 'exec "$@"',
        "systemctl": 'echo "$@"',
        "git": "true",
        "make": "true",
        "coven-as-server": f"export COVEN_CONFIG={folder / 'coven.toml'}\n{COVEN}",
    }
    programs = folder / "programs"
    programs.mkdir(exist_ok=True)
    for name, what in stands_for.items():
        (programs / name).write_text(f"#!/bin/sh\n{what}\n")
        (programs / name).chmod(0o755)
    environment = {"PATH": f"{programs}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT / "src"), "COVEN_LANG": "en"}
    told = commands.replace("/var/lib/coven", str(folder / "data")).replace("/opt/coven", str(folder))
    return subprocess.run(["sh", "-e", "-c", told], env=environment, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("end", ["kindly", "killed"])
def test_the_way_back_that_the_page_describes(tmp_path: Path, end: str) -> None:
    """Also if the server was killed, and left what SQLite keeps beside its file."""
    (tmp_path / "coven.toml").write_text(f'data = "{tmp_path / "data"}"\n')

    async def before(server: Server) -> tuple[str, Client, Any]:
        table, _, people, sockets = await started(server.url, 2, GAME)
        [asked] = [seat for seat, socket in enumerate(sockets) if socket.moves]
        told = run_as_told(command_of_the_timer(), tmp_path)
        assert told.returncode == 0, told.stderr
        present = sockets[asked].present
        assert (await sockets[asked].play("a", sockets[asked].moves[0]["text"]))["type"] == "ack", "after the backup"
        return table, people[asked], present

    async def after(server: Server, table: str, person: Client, present: Any) -> None:
        again = Client(server.url)
        again.http.cookies = person.http.cookies
        socket = await again.sit(table, GAME)
        assert socket.moves and socket.present == present, "as it was when the backup was made"

    with serving(tmp_path) as server:
        table, person, present = run(before(server))
        if end == "killed":
            server.kill()
    [made] = (tmp_path / "data" / "backups").glob("*.backup")
    back = re.sub(r"coven-[\dTZ-]+\.backup", made.name, commands_after("what is there is put away first"))
    in_place = "\n".join(line for line in back.splitlines() if " mv " not in line)
    refused = run_as_told(in_place, tmp_path)
    assert refused.returncode == 2 and "already" in refused.stderr, "nothing is overwritten"
    done = run_as_told(back, tmp_path)
    assert done.returncode == 0 and done.stdout.splitlines()[0] == "stop coven", done
    with serving(tmp_path) as server:
        run(after(server, table, person, present))


def test_the_commands_of_an_update_begin_with_a_backup(tmp_path: Path) -> None:
    (tmp_path / "coven.toml").write_text(f'data = "{tmp_path / "data"}"\n')
    with serving(tmp_path):
        done = run_as_told(commands_after("## Update"), tmp_path)
    assert done.returncode == 0 and done.stdout.splitlines()[-1] == "restart coven", done
    assert len(list((tmp_path / "data").glob("before-*"))) == 1


def test_commands_run_as_the_service_does(tmp_path: Path) -> None:
    (tmp_path / "systemd-run").write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
    (tmp_path / "systemd-run").chmod(0o755)
    script, environment = ROOT / "deploy" / "coven-as-server", {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    said = subprocess.run([script, "admin", "add", "a b"], env=environment, capture_output=True, text=True, check=True).stdout.splitlines()
    text = (ROOT / "deploy" / "coven.service").read_text(encoding="utf-8").replace("Environment=COVEN_CONFIG=", "Config=")
    unit = dict(re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE))
    assert said[-4:] == [unit["ExecStart"].removesuffix(" serve"), "admin", "add", "a b"]
    assert {f"--uid={unit['User']}", f"--gid={unit['Group']}", f"--working-directory={unit['WorkingDirectory']}"} <= set(said)
    assert {f"--setenv=COVEN_CONFIG={unit['Config']}", f"--property=EnvironmentFile={unit['EnvironmentFile']}"} <= set(said)


# --- one precedence -------------------------------------------------------------------------------------------------------


def test_backup_restore_and_admin_read_the_same_settings_as_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(*words: str) -> Any:
        assert main([*words, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COVEN_CONFIG", raising=False)
    for place in ("file", "environment", "flag"):
        asyncio.run(prepare(made(tmp_path / place)))
    Path("coven.toml").write_text('data = "file"\n')
    told("admin", "add", "by-file")
    told("backup", "file.backup")
    monkeypatch.setenv("COVEN_DATA", "environment")
    told("admin", "add", "by-environment")
    told("admin", "add", "by-flag", "--data", "flag")
    assert told("admin", "list") == ["by-environment"] and told("admin", "list", "--data", "flag") == ["by-flag"]
    monkeypatch.setenv("COVEN_DATA", "restored")
    told("restore", "file.backup")
    assert told("admin", "list") == ["by-file"]


def made(folder: Path) -> Settings:
    folder.mkdir()
    return Settings(data=folder)


def test_a_server_on_ones_own_screen_logs_less_unless_told_how_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COVEN_CONFIG", raising=False)
    assert settings_of(True).log_level == "warning" and settings_of(False).log_level == "info"
    Path("coven.toml").write_text('log_level = "debug"\n')
    assert settings_of(True).log_level == "debug"
    monkeypatch.setenv("COVEN_LOG_LEVEL", "info")
    assert settings_of(True).log_level == "info"
