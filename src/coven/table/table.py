"""One game being played: a state and how it came about."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from coven.errors import CovenError, Refused, shown
from coven.table.box import Box
from coven.table.game import Game
from coven.table.options import check_options
from coven.table.seeds import commitment, make_seed, seed_words
from coven.table.values import Event, Move, Outcome, Refusal

if TYPE_CHECKING:
    from coven.table.record import Record

UNSPEAKABLE = ("Cc", "Cs", "Zl", "Zp")  # controls, half characters and line breaks: no part of a name
START = -1  # the "seat" of what happens before the first move


class Table:
    """A game in progress. Refused moves raise and change nothing; views and events show a seat only what it may know."""

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
    ) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self.options = game.check_options(players, options, box)
        self.box = box
        self.seats = _check_seats(players, seats)
        self.origin = origin  # the position it was set up from, if not from the start
        self._seed = make_seed(seed)
        self._out = np.zeros(game.actions, np.int16)
        self._states = [self._started() if first is None else first]
        self._played: list[tuple[int, int]] = []

    def _started(self) -> Any:
        state = self.game.new_state()
        self.game.rules.start(self.box.record, state, self.players, self.game.encode_options(self.options), seed_words(self._seed))
        return state

    def __repr__(self) -> str:
        return f"<Table {self.game.name}, {self.players} players, {len(self)} moves, {'over' if self.is_over else f'to act {self.to_act}'}>"

    def __len__(self) -> int:
        """How many moves have been made."""
        return len(self._played)

    @property
    def _state(self) -> Any:
        return self._states[-1]

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed: may be shown from the start, and binds the table to one course of chance."""
        return commitment(self._seed)

    @property
    def seed(self) -> bytes:
        """The seed itself, told only when the game is over."""
        if not self.is_over:
            raise CovenError("seed_is_secret", "The seed is told when the game is over.")
        return self._seed

    @property
    def is_over(self) -> bool:
        return bool(self.game.rules.is_over(self.box.record, self._state))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now."""
        return tuple(seat for seat in range(self.players) if self.game.rules.must_act(self.box.record, self._state, seat))

    @property
    def history(self) -> list[tuple[int, Move]]:
        """Every move so far with its seat. Simultaneous choices are in it: not for the eyes of the seats."""
        return [(seat, self.game.views.move_of(action)) for seat, action in self._played]

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise CovenError("bad_seat", f"There is no seat {shown(seat)} at a table of {self.players}.", seat=seat, players=self.players)

    def moves(self, seat: int) -> list[Move]:
        """The moves a seat may make now; none if it need not act."""
        self._check_seat(seat)
        n = self.game.rules.moves(self.box.record, self._state, seat, self._out)
        return [self.game.views.move_of(int(action)) for action in self._out[:n]]

    def refusal(self, seat: int, move: Move | str | int) -> Refusal | None:
        """Why the seat may not make this move now, or None."""
        self._check_seat(seat)
        wanted = self.game.move(move)
        code = self.game.rules.refusal(self.box.record, self._state, seat, wanted.id)
        if code == 0:
            return None
        reason = self.game.refusals[code]
        return Refusal(reason.code, reason.ruling, seat, wanted.text)

    def answer_for(self, seat: int, settings: Mapping[str, Any]) -> Move | None:
        """The move that a seat's settings answer with, so that its person need not be asked; None if it must be."""
        chosen = check_options(self.game.settings, settings)
        return self.game.standing(self.view(seat), seat, self.moves(seat), chosen) if chosen else None

    def play(self, seat: int, move: Move | str | int) -> list[Event]:
        """Makes a move; returns what the seat sees happen. Raises `Refused` with the code and the ruling."""
        wanted = self.game.move(move)
        refused = self.refusal(seat, wanted)
        if refused is not None:
            raise Refused(
                refused.code,
                f"Seat {seat} may not play {wanted.text}: {refused.code} ({refused.ruling}).",
                seat=seat,
                move=wanted.text,
                ruling=refused.ruling,
            )
        self._states.append(self._after(seat, wanted.id))
        self._played.append((seat, wanted.id))
        return self.events(seat, len(self))

    def _after(self, seat: int, action: int) -> Any:
        """The state that an allowed action leads to."""
        after = self._state.copy()
        self.game.rules.play(self.box.record, after, seat, action)
        return after

    def events(self, watcher: int | None, number: int) -> list[Event]:
        """What a watcher (None: a spectator) saw happen at move `number`; 0 is the start."""
        if watcher is not None:
            self._check_seat(watcher)
        self._check_number(number)
        after = self._states[number]
        if number == 0:
            return self.game.views.events(self.box.record, after, START, 0, after, watcher)
        seat, action = self._played[number - 1]
        return self.game.views.events(self.box.record, self._states[number - 1], seat, action, after, watcher)

    def _check_number(self, number: int) -> None:
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= len(self):
            raise CovenError("bad_number", f"There is no move number {shown(number)}; there are {len(self)}.", number=number, moves=len(self))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What one seat may see; for None, a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return {
            "game": self.game.name,
            "players": self.players,
            "seat": seat,
            "to_act": list(self.to_act),
            "over": self.is_over,
            **self.game.views.view(self.box.record, self._state, seat),
        }

    def imagined(self, seat: int, seed: int | str | bytes) -> Any:
        """A state as it may be for all the seat knows: what a bot may search in. Depends on nothing the seat can't know."""
        self._check_seat(seat)
        state = self._state.copy()
        self.game.imagine(self.box.record, state, seat, seed_words(make_seed(seed)))
        return state

    def reveal(self) -> dict[str, Any]:
        """Everything, hidden cards included: for a finished game or a test, never for a seat."""
        return self.game.positions.position(self.box.record, self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if not self.is_over:
            return None
        views, box, state = self.game.views, self.box.record, self._state
        places = tuple(views.places(box, state))
        return Outcome(
            reason=views.end_reason(box, state),
            scores=tuple(views.scores(box, state)),
            places=places,
            winners=tuple(seat for seat, place in enumerate(places) if place == 1),
            breakdown=tuple(tuple(lines) for lines in views.breakdown(box, self._states)),
        )

    def at(self, number: int) -> "Table":
        """The same table as it stood after `number` moves."""
        self._check_number(number)
        earlier = object.__new__(Table)
        earlier.__dict__.update(self.__dict__)
        earlier._out = self._out.copy()
        earlier._states = self._states[: number + 1]
        earlier._played = self._played[:number]
        return earlier

    def may_undo(self, seat: int | None = None) -> bool:
        """Whether the last move, or a seat's last one, can be taken back."""
        return self._undone(seat) is not None

    def undo(self, seat: int | None = None) -> None:
        """Takes back the last move, or a seat's last one. Nothing that revealed a secret or drew at random can be."""
        if seat is not None:
            self._check_seat(seat)
        undone = self._undone(seat)
        if undone is None:
            raise CovenError("cannot_undo", "That move can't be taken back: it drew at random or showed somebody a secret.", seat=seat)
        self._states, self._played = undone._states, undone._played

    def _undone(self, seat: int | None) -> "Table | None":
        """The table without the last move, or without a seat's last one; None if it can't be taken back."""
        for number in range(len(self), 0, -1):
            if seat is None or self._played[number - 1][0] == seat:
                return self._without(number) if self._is_takeable(number) else None
            if not self._told_nothing(number, seat):
                return None
        return None

    def _without(self, number: int) -> "Table | None":
        """The table with all moves but one made again, or None if a later one needs it."""
        branch = self.at(number - 1)
        try:
            for mover, action in self._played[number:]:
                branch.play(mover, action)
        except Refused:
            return None
        return branch

    def _is_takeable(self, number: int) -> bool:
        before, after = self._states[number - 1], self._states[number]
        seat, action = self._played[number - 1]
        if before.stream.tobytes() != after.stream.tobytes():
            return False
        if self.game.reveals is not None:
            return not self.game.reveals(self.box.record, before, seat, action, after)
        others: list[int | None] = [None, *(other for other in range(self.players) if other != seat)]
        view, box = self.game.views.view, self.box.record
        return all(view(box, before, other) == view(box, after, other) for other in others)

    def _told_nothing(self, number: int, watcher: int) -> bool:
        """Whether another seat's move drew nothing and left the watcher as wise as before: it may have seen that, but not what was chosen."""
        before, after = self._states[number - 1], self._states[number]
        if before.stream.tobytes() != after.stream.tobytes():
            return False
        mover, action = self._played[number - 1]
        view, box = self.game.views.view, self.box.record
        seen = view(box, after, watcher)
        if seen == view(box, before, watcher):
            return True
        earlier = self.at(number - 1)
        others = [move.id for move in earlier.moves(mover) if move.id != action]
        return bool(others) and all(view(box, earlier._after(mover, other), watcher) == seen for other in others)

    def position(self) -> dict[str, Any]:
        """The whole position as readable data, its random stream included; `Game.from_position` reads it."""
        from coven.table.position import position_of

        return position_of(self)

    def record(self) -> "Record":
        """The game so far on file; the seed is in it only once the game is over."""
        from coven.table.record import record_of

        return record_of(self)


def _check_seats(players: int, seats: Sequence[str] | None) -> tuple[str, ...]:
    if seats is None:
        return tuple(f"Seat {seat + 1}" for seat in range(players))
    given = list(seats) if isinstance(seats, Sequence) and not isinstance(seats, str | bytes) else []
    if len(given) != players or not all(isinstance(name, str) and _is_speakable(name) for name in given):
        raise CovenError("bad_seats", f"There must be {players} names in plain letters, one for each seat.", seats=given or shown(seats))
    return tuple(given)


def _is_speakable(name: str) -> bool:
    return bool(name.strip()) and not any(unicodedata.category(character) in UNSPEAKABLE for character in name)
