"""The keyboard: nothing typed too early counts, and nobody sees what another seat typed."""

from pathlib import Path

import pytest

from coven.cli.table.keyboard import Keyboard, completer
from tests.cli.pseudo_terminal import WITH_TEMPLATE, PseudoTerminal

readline = pytest.importorskip("readline")


def history() -> list[str]:
    return [readline.get_history_item(number + 1) for number in range(readline.get_current_history_length())]


def test_each_seat_has_a_history_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def typed(prompt: str = "") -> str:
        seen.append(history())
        return prompt

    monkeypatch.setattr("builtins.input", typed)
    keyboard = Keyboard()
    for line, seat in (("secret of 0", 0), ("secret of 1", 1), ("hand over", None), ("more of 0", 0), ("last", 1)):
        keyboard.read(line, seat)
    assert seen == [[], [], [], ["secret of 0"], ["secret of 1"]]


def test_tab_completes_in_any_case_and_after_a_comma() -> None:
    complete = completer(["brave hill-witch", "brave forest-witch", "undo"])
    assert [complete("BRAVE", number) for number in range(3)] == ["brave hill-witch", "brave forest-witch", None]
    assert complete(" un", 0) == " undo"


def test_keys_pressed_while_bots_move_are_not_taken_for_the_next_move(tmp_path: Path) -> None:
    """Two lines are typed at once: the first is a move, the second is dropped before the next prompt."""
    terminal = PseudoTerminal(
        *("play", "cauldron", "--players", "4", "--seed", "3", "--name", "Robin", "--lang", "en"),
        environment={"COVEN_SAVES": str(tmp_path)},
        program=WITH_TEMPLATE,
    )
    for line in ("speed 5", "#1"):  # bots take a beat for each thing that happens: seconds, for three of them
        terminal.until("Robin ▸ ")
        terminal.type(line)
    terminal.until("Robin ▸ ")
    terminal.press(b"\n")
    terminal.until("\r\n")  # it was read
    terminal.press(b"#1\n\n#1\n\n")
    screen = terminal.until("Robin ▸ ")
    assert "Round 2 of 4" in screen and "Your choice" not in screen
    terminal.type("quit")
    terminal.until("[Y/n] ")
    terminal.type("n")
    assert terminal.rest()[1] == 0
