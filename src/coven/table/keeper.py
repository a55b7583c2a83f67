"""Everything about one game being played, secrets included: what the table itself stands on.

A keeper is for whoever runs the table: a server, a save file, a test, a search on imagined states. Seats ask the `Table`.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from coven.errors import CovenError, shown
from coven.kernel.plain import PlainState, bytes_of, from_bytes, new_actions
from coven.kernel.types import Note
from coven.table.box import Box
from coven.table.game import Game
from coven.table.seeds import commitment, make_salt, make_seed, seed_words
from coven.table.values import Event, Move, Viewer

if TYPE_CHECKING:
    from coven.table.files.record import Record
    from coven.table.table import Table

UNSPEAKABLE = ("Cc", "Cs", "Zl", "Zp")  # controls, half characters and line breaks: no part of a name
KIND = itemgetter(0)  # of a note
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
        first: PlainState | None = None,
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
        self._recent: dict[int, bytes] = {}  # by number of moves made: the last few states
        self._made_again = (0, self._first)  # the last earlier state that was asked for, so that going along a game makes each move once
        self._out = new_actions(game.rules.actions)
        self._glimpsed: PlainState | None = None
        self._last_events: dict[Viewer, list[Event]] = {}  # by viewer: of the last move, since several ask for them

    def _started(self) -> PlainState:
        state = self.game.new_state()
        state.notes = self.notes[0]
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
        self._recent[len(self.played)] = self.state.tobytes()
        self._recent.pop(len(self.played) - RECENT, None)
        self.state.notes = notes
        self.game.rules.play(self.box.plain, self.state, seat, action)
        self.state.notes = None
        self.played.append((seat, action))
        self.notes.append(notes)
        self._last_events = {}

    def imagined(self, seat: int, seed: int | str | bytes) -> PlainState:
        """A state as it may be for all the seat knows."""
        state = self.state.copy()
        self.game.rules.imagine(self.box.plain, state, seat, seed_words(make_seed(seed)))
        return state

    # --- the past -----------------------------------------------------------------------------------------------------

    def check_number(self, number: int) -> None:
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= len(self):
            raise CovenError("bad_number", f"There is no move number {shown(number)}; there are {len(self)}.", number=number, moves=len(self))

    @property
    def first(self) -> PlainState:
        """The state in which the game began."""
        return self._state_of(self._first)

    def _state_of(self, content: bytes) -> PlainState:
        state: PlainState = from_bytes(self.game.rules.layout, content)
        return state

    def state_at(self, number: int) -> PlainState:
        """The state after so many moves: as kept, or made again."""
        self.check_number(number)
        if number == len(self):
            return self.state.copy()
        if number in self._recent:
            return self._state_of(self._recent[number])
        begin, content = self._made_again if self._made_again[0] <= number else (0, self._first)
        state = self._state_of(content)
        for seat, action in self.played[begin:number]:
            self.game.rules.play(self.box.plain, state, seat, action)
        self._made_again = (number, state.tobytes())
        return state

    def glimpse(self, number: int) -> PlainState:
        """The state after so many moves, to be read at once: it is this keeper's own, and the next glimpse overwrites it."""
        if number not in self._recent:
            return self.state_at(number)
        if self._glimpsed is None:
            self._glimpsed = self.game.new_state()
        self._glimpsed.load(self._recent[number])
        return self._glimpsed

    def drew(self, number: int) -> bool:
        """Whether move `number` drew cards or rolled dice: the random stream went on."""
        before = bytes_of(self.glimpse(number - 1).stream)
        return before != bytes_of((self.state if number == len(self.played) else self.glimpse(number)).stream)

    def last_move_of(self, seat: int) -> int:
        """The number of a seat's last move; 0 if it has made none."""
        for number in range(len(self.played), 0, -1):
            if self.played[number - 1][0] == seat:
                return number
        return 0

    def events(self, viewer: Viewer, number: int) -> list[Event]:
        """What a viewer (None: a spectator) saw happen at move `number`, to be read only; 0 is the start."""
        if number != len(self.played):
            self.check_number(number)
            return self.game.faces.events(self.box.plain, self.notes[number], viewer)
        if viewer not in self._last_events:
            events, private = self.game.faces.events(self.box.plain, self.notes[-1], viewer), self.game.faces.private_notes
            if private is not None and private.isdisjoint(map(KIND, self.notes[-1])):  # then everybody sees the same
                self._last_events = dict.fromkeys((None, *range(self.players)), events)
            self._last_events[viewer] = events
        return self._last_events[viewer]

    def at(self, number: int) -> "Keeper":
        """The same game as it stood after so many moves."""
        earlier = object.__new__(Keeper)
        earlier.__dict__.update(self.__dict__)
        earlier.state = self.state_at(number)
        earlier.played, earlier.notes = self.played[:number], self.notes[: number + 1]
        earlier._recent = {at: content for at, content in self._recent.items() if at < number}
        earlier._made_again = self._made_again  # at `number` or before, now that its state was asked for
        earlier._out = new_actions(self.game.rules.actions)
        earlier._glimpsed, earlier._last_events = None, {}
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
