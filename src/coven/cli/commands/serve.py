"""`coven serve`: tables for friends, anywhere; with `--open`, on this machine's own screen."""

import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import TYPE_CHECKING, Any

from coven.cli.output import Output

if TYPE_CHECKING:
    from coven.server.settings import Settings

LONGEST_START = 60.0  # seconds until a starting server must answer
BETWEEN_LOOKS = 0.1
ANSWERS_WITHIN = 5.0  # seconds, of a server on a busy machine


def serve_tables(output: Output, is_opened: bool = False, **flags: Any) -> None:
    """Runs a server until it is stopped; settings come from flags, environment and coven.toml, in this order."""
    from coven.server.run import say_as_json, serve

    def say_address(address: str) -> None:
        if not sys.stdout.isatty():
            say_as_json(address)
        elif not is_opened:  # else it is said as soon as the page can be opened
            print(output.speak("serve-open", address=address), file=sys.stderr)

    settings = settings_of(is_opened, **flags)
    if is_opened and answers(address_of(settings)):
        show(output, address_of(settings))
        return
    if is_opened:
        threading.Thread(target=open_when_ready, args=(output, address_of(settings)), daemon=True).start()
    serve(settings, lambda: say_if_not_built(output), say_address)


def settings_of(is_opened: bool, **flags: Any) -> "Settings":
    """The settings; a server on one's own screen logs less, unless the environment or the file says how much."""
    from coven.server.settings import read_settings

    settings = read_settings(**flags)
    return settings.model_copy(update={"log_level": "warning"}) if is_opened and "log_level" not in settings.model_fields_set else settings


def say_if_not_built(output: Output) -> None:
    """Says that there is no page, where nobody has built it."""
    from coven.server.http.pages import is_built

    if not is_built():
        print(output.speak("serve-no-client"), file=sys.stderr)


def address_of(settings: "Settings") -> str:
    return f"http://{'localhost' if settings.host in ('0.0.0.0', '::') else settings.host}:{settings.port}"


def answers(address: str) -> bool:
    """Whether a Coven server is there."""
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=ANSWERS_WITHIN) as answer:
            return bool(answer.status == 200)
    except (OSError, urllib.error.URLError):
        return False


def open_when_ready(output: Output, address: str) -> None:
    latest = time.monotonic() + LONGEST_START
    while not answers(address) and time.monotonic() < latest:
        time.sleep(BETWEEN_LOOKS)
    show(output, address)


def show(output: Output, address: str) -> None:
    """Says the address, and opens it where there is a browser."""
    print(output.speak("serve-open", address=address), file=sys.stderr)
    webbrowser.open(address)
