"""A few of the faults of `make chaos`, every kind once: nothing acknowledged is lost, doubled or invented, and every game goes on to its end."""

import subprocess
from pathlib import Path

import pytest
from server import chaos
from server.chaos import Figures, main, write_page
from server.faults import FAULTS, NEEDS_DISK, stopped
from server.killing import Party
from waiting import wait_until

PARTIES = [Party("cauldron", 3), Party("cauldron", 2, bots=1, terms={"clock": {"per_move": 3600, "bank": 60}})]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_every_kind_of_fault_once(tmp_path: Path, kind: str) -> None:
    """The full disk only where the machine lets us have a small one."""
    figures = main(kind, len(FAULTS), tmp_path, PARTIES)
    assert {*FAULTS} - {NEEDS_DISK} <= set(figures.back_after) <= {*FAULTS}
    assert figures.faults == len(FAULTS) and figures.acknowledged > 0
    assert figures.held["game over"] == figures.games >= len(PARTIES)


def test_when_its_time_is_up_no_game_is_begun(tmp_path: Path) -> None:
    figures = main("sqlite", 1000, tmp_path, PARTIES[:1], seconds=0.0)
    assert figures.faults == figures.games == 0


def test_a_run_in_which_a_move_is_lost_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ledger knows of one more than the log."""
    check = chaos.check_log

    def forgetful(address: str, ledger: chaos.Ledger) -> object:
        table, _ = next(iter(ledger.acknowledged))
        ledger.acknowledged.add((table, "0-lost"))
        return check(address, ledger)

    monkeypatch.setattr(chaos, "check_log", forgetful)
    with pytest.raises(AssertionError, match="lost"):
        main("sqlite", 1, tmp_path, PARTIES[:1])


def test_a_stopped_process_goes_on_again() -> None:
    with subprocess.Popen(["sleep", "1000"]) as process:
        try:
            with stopped(process.pid):
                wait_until(lambda: state_of(process.pid) == "T")
            wait_until(lambda: state_of(process.pid) == "S")
        finally:
            process.kill()
    with stopped(process.pid):
        pass  # it is gone, and nobody else is stopped in its place


def state_of(process: int) -> str:
    return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(") ")[2][0]


def test_the_command_writes_its_own_part_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "chaos.md"
    page.write_text(chaos.PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(chaos, "PAGE", page)
    before = page.read_text(encoding="utf-8")
    figures = Figures(games=3, acknowledged=1234)
    figures.back_after["a full disk"] += [0.5, 1.5, 7.0]
    for _ in range(2):
        write_page("postgres", figures)
    text = page.read_text(encoding="utf-8")
    assert "| a full disk | 3 | 1.5 | 7.0 |" in text and "1,234 moves acknowledged" in text
    assert text.partition("<!-- postgres -->")[0] == before.partition("<!-- postgres -->")[0]
    assert text.count("<!-- end of postgres -->") == text.count(chaos.KINDS["postgres"]) == 1
