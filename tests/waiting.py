"""How tests wait: for an event, never for time to pass, and with one limit for all."""

import time
from collections.abc import Callable

PATIENCE = 300.0  # seconds in which whatever is waited for must have happened, also on a slow and busy machine
MOMENT = 0.02  # seconds until something that tells of itself to nobody is looked at again


def wait_until(is_so: Callable[[], object], pause: Callable[[float], None] = time.sleep) -> None:
    """Waits for what tells of itself to nobody, as a line in a file; `pause` waits for so many seconds."""
    latest = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < latest, "it does not come to that"
        pause(MOMENT)
