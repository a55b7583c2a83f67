"""A run that may be stopped: Ctrl+C and a request to end (SIGTERM) are one and the same interruption."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Stop:
    """Raises an interruption as KeyboardInterrupt: at once, or after what is done as a whole."""

    def __init__(self) -> None:
        self._is_held = self._is_asked = False

    def ask(self, *_: Any) -> None:
        self._is_asked = True
        if not self._is_held:
            raise KeyboardInterrupt

    @contextmanager
    def held(self) -> Iterator[None]:
        """What is done within is not interrupted."""
        self._is_held = True
        try:
            yield
        finally:
            self._is_held = False
        if self._is_asked:
            raise KeyboardInterrupt


@contextmanager
def stoppable() -> Iterator[Stop]:
    """Within it both signals are raised as KeyboardInterrupt."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():  # only there may handlers be set
        yield stop
        return
    before = {number: signal.signal(number, stop.ask) for number in SIGNALS}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
