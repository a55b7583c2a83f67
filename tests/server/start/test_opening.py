"""`make play` and `coven serve --open`: the page is opened in the browser of this machine, by the server that is there already if there is one."""

import os
import subprocess
import sys
from pathlib import Path

from server.running import ROOT, Server, free_port
from waiting import PATIENCE, wait_until

COMMAND = [sys.executable, "-c", "import sys; from coven.cli.main import main; sys.exit(main())"]


def browser(folder: Path) -> tuple[str, Path]:
    """A browser that writes down what it is told to open."""
    opened, program = folder / "opened", folder / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" >> "{opened}"\n')
    program.chmod(0o755)
    return f"{program} %s", opened


def lines_of(path: Path, count: int) -> list[str]:
    """The lines of a file as soon as it has so many."""
    wait_until(lambda: path.exists() and path.read_text().count("\n") >= count)
    return path.read_text().splitlines()


def test_the_page_is_opened_once_the_server_answers(tmp_path: Path) -> None:
    program, opened = browser(tmp_path)
    port = free_port()
    words = ["serve", "--open", "--port", str(port), "--data", str(tmp_path / "data")]
    with Server(tmp_path, {"BROWSER": program}).start_command(*words) as server:
        address = f"http://127.0.0.1:{port}"
        assert lines_of(opened, 1) == [address] == [server.url]
        assert address in server.lines.read_text(), "who has no browser reads where the page is"
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COVEN_CONFIG": os.devnull, "BROWSER": program}
        again = subprocess.run([*COMMAND, *words], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=True)
        assert lines_of(opened, 2) == [address] * 2 and address in again.stderr, "the server that is there already"


def test_who_starts_a_server_at_a_terminal_reads_a_sentence_not_json(tmp_path: Path) -> None:
    near, far = os.openpty()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COVEN_CONFIG": os.devnull, "COVEN_LOG_LEVEL": "error"}
    words = ["--lang", "en", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen([*COMMAND, *words], cwd=tmp_path, env=environment, stdout=far, stderr=far) as process:
        os.close(far)
        with os.fdopen(near, "rb", buffering=0) as screen:
            said = b""
            while b"Ctrl+C" not in said:
                said += screen.read(1000)
        process.terminate()
    assert "Coven is at http://127.0.0.1:" in said.decode() and "{" not in said.decode()


def test_make_play_opens_it() -> None:
    done = subprocess.run(["make", "--no-print-directory", "-n", "play"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "coven serve --open" in done.stdout.splitlines()[-1]
