"""Tasks of an arena at which something goes wrong; processes of their own find them here."""

from dataclasses import dataclass

from coven.bots.arena.playing import Task


@dataclass(frozen=True)
class Unreadable(Task):
    """A task at which the system fails, but no process dies."""

    @property
    def numbers(self) -> range:
        raise FileNotFoundError("no such file")
