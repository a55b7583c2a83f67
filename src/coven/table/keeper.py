"""Everything about one game being played, secrets included: what the table itself stands on.

A keeper is for whoever runs the table: a server, a save file, a test, a search on imagined states. Seats ask the `Table`.
"""

import unicodedata
from collections import deque
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from coven.errors import CovenError, shown
from coven.kernel.notes import Note
from coven.kernel.plain import from_bytes, wrapping
from coven.table.box import Box
from coven.table.game import Game
from coven.table.seeds import commitment, make_salt, make_seed, seed_words
from coven.table.values import Event, Move

if TYPE_CHECKING:
    from coven.table.files.record import Record
    from coven.table.table import Table

UNSPEAKABLE = ("Cc", "Cs", "Zl", "Zp")  # controls, half characters and line breaks: no part of a name
RECENT = 16  # states kept as they were; earlier ones are made again from the moves


class Keeper:
    """A true state, the moves that led to it, and what the rules noted on the way."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        seed: int | str | bytes | None,
        box: Box,
        seats: Sequence[str] | None = None,
        first: Any = None,
        origin: Mapping[str, Any] | None = None,
        salt: bytes | None = None,
    ) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self.options = game.check_options(players, options, box)
        self.box = box
        self.seats = check_seats(players, seats)
        self.origin = origin  # the position it was set up from, if not from the start
        self.seed, self.salt = make_seed(seed), make_salt(salt)
        self.played: list[tuple[int, int]] = []  # seats and actions
        self.notes: list[list[Note]] = [[]]  # of the start, then of each move
        self.state = self._started() if first is None else first
        self._first = self.state.tobytes()
        self._recent: deque[tuple[int, bytes]] = deque(maxlen=RECENT)
        self._out = np.zeros(game.rules.actions, np.int16).data
        self._glimpsed: Any = None
        self._last_events: dict[int | None, list[Event]] = {}  # by watcher: of the last move, since several ask for them
        self._alike: bool | None = None  # whether everybody is told the same of it

    def _started(self) -> Any:
        state = self.game.new_state()
        state.notes = self.notes[0]
        with wrapping():
            self.game.rules.start(self.box.plain, state, self.players, self.game.encode_options(self.options), seed_words(self.seed))
        state.notes = None
        return state

    def __len__(self) -> int:
        """How many moves have been made."""
        return len(self.played)

    @property
    def commitment(self) -> str:
        return commitment(self.seed, self.salt)

    @property
    def history(self) -> list[tuple[int, Move]]:
        """Every move so far with its seat, hidden choices included."""
        return [(seat, self.game.all_moves[action]) for seat, action in self.played]

    # --- asking and playing by number ---------------------------------------------------------------------------------

    def actions(self, seat: int) -> list[int]:
        """The actions a seat may take now."""
        n = self.game.rules.moves(self.box.plain, self.state, seat, self._out)
        return self._out[:n].tolist()

    def refusal_code(self, seat: int, action: int) -> int:
        """Why an action is refused to a seat; 0 if it is allowed."""
        return int(self.game.rules.refusal(self.box.plain, self.state, seat, action))

    def make(self, seat: int, action: int) -> None:
        """Makes a move that is known to be allowed."""
        notes: list[Note] = []
        self._recent.append((len(self), self.state.tobytes()))
        self.state.notes = notes
        with wrapping():
            self.game.rules.play(self.box.plain, self.state, seat, action)
        self.state.notes = None
        self.played.append((seat, action))
        self.notes.append(notes)
        self._last_events, self._alike = {}, None

    def imagined(self, seat: int, seed: int | str | bytes) -> Any:
        """A state as it may be for all the seat knows."""
        state = self.state.copy()
        with wrapping():
            self.game.rules.imagine(self.box.plain, state, seat, seed_words(make_seed(seed)))
        return state

    # --- the past -----------------------------------------------------------------------------------------------------

    def check_number(self, number: int) -> None:
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= len(self):
            raise CovenError("bad_number", f"There is no move number {shown(number)}; there are {len(self)}.", number=number, moves=len(self))

    @property
    def first(self) -> Any:
        """The state in which the game began."""
        return from_bytes(self.game.rules.layout, self._first)

    def state_at(self, number: int) -> Any:
        """The state after so many moves: as kept, or made again."""
        self.check_number(number)
        if number == len(self):
            return self.state.copy()
        kept = self._kept(number)
        if kept is not None:
            return from_bytes(self.game.rules.layout, kept)
        state = self.first
        with wrapping():
            for seat, action in self.played[:number]:
                self.game.rules.play(self.box.plain, state, seat, action)
        return state

    def _kept(self, number: int) -> bytes | None:
        """The bytes of a recent state."""
        return next((content for at, content in reversed(self._recent) if at == number), None)

    def glimpse(self, number: int) -> Any:
        """The state after so many moves, to be read at once: it is this keeper's own, and the next glimpse overwrites it."""
        kept = self._kept(number)
        if kept is None:
            return self.state_at(number)
        if self._glimpsed is None:
            self._glimpsed = self.game.new_state()
        self._glimpsed.load(kept)
        return self._glimpsed

    def drew(self, number: int) -> bool:
        """Whether move `number` drew cards or rolled dice."""
        return self._stream_at(number) != self._stream_at(number - 1)

    def _stream_at(self, number: int) -> bytes:
        """The random stream after so many moves."""
        kept = self.state.tobytes() if number == len(self) else self._kept(number)
        layout = self.game.rules.layout
        begin = layout.fields["stream"][1] if layout.fields is not None else 0
        return (kept or self.state_at(number).tobytes())[begin : begin + layout["stream"].itemsize]

    def events(self, watcher: int | None, number: int) -> list[Event]:
        """What a watcher (None: a spectator) saw happen at move `number`, to be read only; 0 is the start."""
        if number == len(self.played):
            return self._events_of_last(watcher)
        self.check_number(number)
        return self.game.faces.events(self.box.plain, self.notes[number], watcher)

    def _events_of_last(self, watcher: int | None) -> list[Event]:
        """What a watcher saw of the last move, made once for all who are told alike."""
        if self._alike is None:
            self._alike = self._is_told_alike(self.notes[-1])
        told = None if self._alike else watcher
        if told not in self._last_events:
            self._last_events[told] = self.game.faces.events(self.box.plain, self.notes[-1], told)
        return self._last_events[told]

    def _is_told_alike(self, notes: Sequence[Note]) -> bool:
        """Whether everybody is told of these notes what spectators are told."""
        own = self.game.faces.own_notes
        return own is not None and not any(note[0] in own for note in notes)

    def at(self, number: int) -> "Keeper":
        """The same game as it stood after so many moves."""
        earlier = object.__new__(Keeper)
        earlier.__dict__.update(self.__dict__)
        earlier.state = self.state_at(number)
        earlier.played, earlier.notes = self.played[:number], self.notes[: number + 1]
        earlier._recent = deque((entry for entry in self._recent if entry[0] < number), maxlen=RECENT)
        earlier._out = np.zeros(self.game.rules.actions, np.int16).data
        earlier._glimpsed, earlier._last_events, earlier._alike = None, {}, None
        return earlier

    def table_at(self, number: int) -> "Table":
        """A table of its own, as this one stood after so many moves: to try things out, or to look back."""
        from coven.table.table import Table

        return Table(self.at(number))

    def without(self, number: int) -> "Keeper":
        """The same game without one of its moves; those after it must not depend on it."""
        branch = self.at(number - 1)
        for seat, action in self.played[number:]:
            branch.make(seat, action)
        return branch

    # --- on file ------------------------------------------------------------------------------------------------------

    def reveal(self) -> dict[str, Any]:
        """The whole state as readable data, hidden cards included."""
        return self.game.faces.position(self.box.plain, self.state)

    def position(self) -> dict[str, Any]:
        """The whole position as readable data, its random stream included; `Game.from_position` reads it."""
        from coven.table.files.position import position_of

        return position_of(self)

    def record(self, with_seed: bool = False) -> "Record":
        """The game so far on file, hidden choices included; `with_seed` keeps the seed of an unfinished one, to go on with it."""
        from coven.table.files.record import record_of

        return record_of(self, with_seed)


def check_seats(players: int, seats: Sequence[str] | None) -> tuple[str, ...]:
    """The names of the seats, or those they have by default."""
    if seats is None:
        return tuple(f"Seat {seat + 1}" for seat in range(players))
    given = list(seats) if isinstance(seats, Sequence) and not isinstance(seats, str | bytes) else []
    if len(given) != players or not all(isinstance(name, str) and is_speakable(name) for name in given):
        raise CovenError("bad_seats", f"There must be {players} names in plain letters, one for each seat.", seats=given or shown(seats))
    return tuple(given)


def is_speakable(name: str) -> bool:
    """Whether a name can be read out: some letters, no controls."""
    return bool(name.strip()) and not any(unicodedata.category(character) in UNSPEAKABLE for character in name)
