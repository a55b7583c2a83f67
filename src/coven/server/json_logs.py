"""Log lines: one JSON object each, to standard error. Neither tokens nor what was sent or held is ever part of one."""

import json
import logging
import re
import sys
import threading
import traceback
from collections import deque
from typing import Any

KEPT = 100  # errors an admin can look at
OURS = "coven"  # loggers whose sentences are fixed: nothing is put into them
FIELDS = ("table", "method", "route", "status", "ms", "address", "code", "port", "worker", "seconds", "limit")


class JsonLines(logging.Formatter):
    """Writes a line as JSON. Of an unexpected error it tells the kind and the places, not its words: they may quote data."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": words_of(record),
        }
        line.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["places"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(record.exc_info[2])]
        return json.dumps(line, ensure_ascii=False)


def words_of(record: logging.LogRecord) -> str:
    """The words of a record; of others' only what is fixed: asyncio puts tasks with their exceptions into them, warnings whatever they are about."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    if record.exc_info:
        return "an unexpected error"
    first = record.getMessage().partition("\n")[0]
    warning = re.match(r".*?:\d+: \w+(?=: )", first) if record.name == "py.warnings" else None
    return warning[0] if warning else first


class RecentErrors(logging.Handler):
    """The last errors, for an admin to look at: the same that is written as a line."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: deque[dict[str, Any]] = deque(maxlen=KEPT)
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(self.format(record)))


RECENT = RecentErrors()


def log_as_json(level: str) -> None:
    """Sends everything that is logged to standard error as JSON lines."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[out, RECENT], force=True)
    logging.captureWarnings(True)
    for name in (
        "uvicorn.access",
        "uvicorn.error",
        "sqlalchemy.engine",
        "alembic",
        "aiosqlite",
        "asyncio",
        "httpx",
        "httpcore",
    ):  # httpx tells the addresses it calls
        logging.getLogger(name).setLevel(logging.WARNING)
    log_what_nobody_caught()


def log_what_nobody_caught() -> None:
    """Python's own reports of errors that nobody caught would print their words."""

    def log(*caught: Any) -> None:
        logging.getLogger(OURS).error("an unexpected error", exc_info=caught)

    sys.excepthook = log
    threading.excepthook = lambda found: log(found.exc_type, found.exc_value, found.exc_traceback)
    sys.unraisablehook = lambda found: log(found.exc_type, found.exc_value, found.exc_traceback)
