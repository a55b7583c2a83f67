"""The keyboard: lines typed at a prompt, with completion and a history for each seat. Nothing typed before the prompt counts."""

import select
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

try:
    import readline
except ImportError:  # Windows: lines are typed without completion and history
    readline = None  # type: ignore[assignment]


class Keyboard:
    """Reads lines. What one seat typed is never offered to another."""

    def __init__(self) -> None:
        self._typed: dict[int, list[str]] = {}

    def read(self, prompt: str, seat: int | None = None, completions: Sequence[str] = ()) -> str:
        """A line typed after the prompt is shown; with a seat, it goes into that seat's history."""
        forget_keys()
        if readline is not None:
            self._offer(self._typed.get(seat, []) if seat is not None else [], completions)
        line = input(prompt).strip()
        if seat is not None and line.isprintable() and line:
            self._typed.setdefault(seat, []).append(line)
        return line

    def _offer(self, history: Sequence[str], completions: Sequence[str]) -> None:
        readline.set_auto_history(False)
        readline.clear_history()
        for line in history:
            readline.add_history(line)
        readline.set_completer_delims(",")
        readline.set_completer(completer(completions))
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")

    def wait(self, seconds: float) -> bool:
        """Waits, and tells whether Enter was pressed meanwhile, which ends the wait."""
        if not is_terminal(sys.stdin):
            time.sleep(seconds)
            return False
        with suppress(OSError, ValueError):  # Windows waits for no key
            pressed = bool(select.select([sys.stdin], [], [], seconds)[0])
            forget_keys()
            return pressed
        time.sleep(seconds)
        return False


def completer(completions: Sequence[str]) -> Any:
    """What readline asks for the n-th ending of a text; upper and lower case are the same."""

    def complete(text: str, number: int) -> str | None:
        typed = text.lstrip()
        space = text[: len(text) - len(typed)]
        found = [space + each for each in completions if each.casefold().startswith(typed.casefold())]
        return found[number] if number < len(found) else None

    return complete


def is_terminal(stream: Any) -> bool:
    try:
        return bool(stream.isatty())
    except (AttributeError, ValueError):
        return False


def forget_keys() -> None:
    """Drops what was typed and not yet read."""
    if not is_terminal(sys.stdin):
        return
    with suppress(ImportError):
        import termios

        with suppress(termios.error, OSError, ValueError):
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
