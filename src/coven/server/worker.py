"""One of several processes: its name among them, and its share."""

import secrets
from dataclasses import dataclass, field
from zlib import crc32

SHARED_METRICS = "PROMETHEUS_MULTIPROC_DIR"  # the variable that says where several workers put what they measure


@dataclass(frozen=True)
class Worker:
    """A process that serves. `replaces` is the one that died before it in the same place."""

    index: int = 0
    of: int = 1
    replaces: str | None = None
    id: str = field(default_factory=lambda: secrets.token_hex(8))

    def is_mine(self, table: str) -> bool:
        """Whether a table is among those this process looks after first, when all start at once."""
        return crc32(table.encode()) % self.of == self.index
