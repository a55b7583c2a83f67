"""Seats that play: a move as soon as one is asked for, or when it is this seat's turn in a steady rate."""

import random
from collections import deque
from dataclasses import dataclass, field
from time import perf_counter

import orjson

from players.wire import Wire

ASKED = b'"moves":[{'
UPDATE, ACK, REFUSED, TABLE, WELCOME = b'{"type":"update","number":', b'{"type":"ack"', b'{"type":"refused"', b'{"type":"table"', b'{"type":"welcome"'


@dataclass
class Counts:
    """What one process has counted; latencies in seconds."""

    stored: int = 0  # moves acknowledged
    told: int = 0  # updates that arrived
    gaps: int = 0  # numbers that did not arrive
    refused: int = 0
    to_ack: list[float] = field(default_factory=list)
    to_all: list[float] = field(default_factory=list)  # until every seat was told, where that can be told apart: one move under way, seen by all


class Play:
    """How moves are made now, and what is counted."""

    def __init__(self) -> None:
        self.counts = Counts()
        self.mode = "idle"
        self.ready: deque[Seat] = deque()

    def want(self, seat: "Seat") -> None:
        if self.mode == "full":
            seat.play()
        elif self.mode == "paced":
            self.ready.append(seat)


class Table:
    """The seats of one game; knows which move is under way, and who has not heard of it yet."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.seats: list[Seat] = []
        self.is_over = False
        self.pending = 0
        self._sent_at = 0.0
        self._unheard: set[int] = set()

    def sent(self, at: float) -> None:
        self._sent_at = at
        self._unheard = set(range(len(self.seats))) if self.pending == 0 else set()
        self.pending += 1

    def heard(self, seat: int, at: float) -> None:
        if seat in self._unheard:
            self._unheard.discard(seat)
            if not self._unheard:
                self.play.counts.to_all.append(at - self._sent_at)


class Seat(Wire):
    """One socket of one person at a table."""

    def __init__(self, address: str, cookie: str, table: Table, seat: int, chance: random.Random) -> None:
        super().__init__(address, cookie)
        self.address, self.cookie = address, cookie
        self.number: int | None = None
        self._table, self._seat, self._chance = table, seat, chance
        self._present = b""  # the last message with moves
        self._sent_at: float | None = None
        self._moves = 0

    def hello(self) -> None:
        self.send(b'{"type":"hello","last":null}')

    @property
    def is_asked(self) -> bool:
        return bool(self._present) and self._sent_at is None and not self._table.is_over

    def play(self) -> None:
        """Makes one of the listed moves."""
        if not self.is_asked:
            return
        moves = orjson.loads(self._present)["present"]["moves"]
        chosen, self._moves, now = self._chance.choice(moves)["text"], self._moves + 1, perf_counter()
        self._sent_at, self._present = now, b""
        self._table.sent(now)
        self.send(orjson.dumps({"type": "play", "id": f"m{self._moves}", "move": chosen, "after": self.number}))

    def on_text(self, text: bytes) -> None:
        if text.startswith(UPDATE):
            self._updated(text)
        elif text.startswith(ACK):
            self._answered(stored=True)
        elif text.startswith(REFUSED):
            self._present = text if ASKED in text else b""
            self._answered(stored=False)
        elif text.startswith(TABLE):
            self._table.is_over |= b'"status":"over"' in text
        elif text.startswith(WELCOME):
            self.number = orjson.loads(text)["number"]
        if self.is_asked:
            self._table.play.want(self)

    def _updated(self, text: bytes) -> None:
        number = int(text[len(UPDATE) : text.index(b",", len(UPDATE))])
        if self.number is not None and number > self.number:
            self._table.play.counts.told += 1
            self._table.play.counts.gaps += number - self.number - 1
            self._table.heard(self._seat, perf_counter())
        self.number = number
        if b'"present":{' in text:
            self._present = text if ASKED in text else b""

    def _answered(self, stored: bool) -> None:
        counts = self._table.play.counts
        if self._sent_at is None:
            return
        if stored:
            counts.stored += 1
            counts.to_ack.append(perf_counter() - self._sent_at)
        else:
            counts.refused += 1
        self._sent_at = None
        self._table.pending -= 1
