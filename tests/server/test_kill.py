"""kill -9 under load: nothing acknowledged is lost, nothing doubled, nothing invented, every game goes on."""

from pathlib import Path

from server.killing import main


def test_a_few_kills(tmp_path: Path) -> None:
    acknowledged, held = main(4, tmp_path)
    assert acknowledged == held["played"]
