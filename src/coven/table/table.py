"""One game being played, as its seats and spectators may know it."""

import marshal
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from coven.errors import CovenError, Refused, shown
from coven.table.box import Box
from coven.table.game import Game
from coven.table.keeper import Keeper
from coven.table.options import check_options
from coven.table.values import Event, LazyEvents, Move, Outcome, Refusal

if TYPE_CHECKING:
    from coven.table.files.record import Record

UNDO_REFUSALS = {
    "no_move": "There is no move to take back.",
    "others_moved": "That move can't be taken back: others have moved since.",
    "drew": "That move can't be taken back: it drew cards or rolled dice.",
    "revealed": "That move can't be taken back: others have seen what it showed, or were asked about it.",
}


class Table:
    """A game in progress. Refused moves raise and change nothing; views and events show a seat only what it may know.

    `keeper` has what only who runs the table may see: the true state, all moves, records of an unfinished game.
    """

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.game: Game = keeper.game
        self.players: int = keeper.players
        self.box: Box = keeper.box
        self._seen: dict[int | None, list[tuple[int, Event]]] = {}  # by watcher: its events with the numbers of their moves
        self._told: dict[int | None, int] = {}  # by watcher: how many moves it has been told of, the start included
        self._acting: tuple[bytes, tuple[int, ...]] = b"", ()  # a state, and who must act in it
        self._public: tuple[bytes, bytes] = b"", b""  # a state, and what everybody sees of it

    def __repr__(self) -> str:
        return f"<Table {self.game.name}, {self.players} players, {'over' if self.is_over else f'to act {self.to_act}'}>"

    # --- what everybody may ask ---------------------------------------------------------------------------------------

    @property
    def options(self) -> dict[str, Any]:
        return self.keeper.options

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.keeper.seats

    @property
    def commitment(self) -> str:
        """SHA-256 of a secret salt and the seed: may be shown from the start, and binds the table to one course of chance."""
        return self.keeper.commitment

    @property
    def seed(self) -> bytes:
        """The seed itself, told only when the game is over."""
        self._check_over("seed_is_secret", "The seed is told when the game is over.")
        return self.keeper.seed

    @property
    def salt(self) -> bytes:
        """The salt of the commitment, told with the seed."""
        self._check_over("seed_is_secret", "The seed is told when the game is over.")
        return self.keeper.salt

    def record(self) -> "Record":
        """The finished game on file, seed included. Before the end it would tell hidden choices: see `keeper.record`."""
        self._check_over("record_is_secret", "A record tells hidden choices, so it can be had when the game is over.")
        return self.keeper.record()

    def _check_over(self, code: str, message: str) -> None:
        if not self.is_over:
            raise CovenError(code, message)

    @property
    def is_over(self) -> bool:
        return bool(self.game.rules.is_over(self.box.plain, self.keeper.state))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now."""
        state = self.keeper.state.tobytes()
        if self._acting[0] != state:
            acting = (seat for seat in range(self.players) if self.game.rules.must_act(self.box.plain, self.keeper.state, seat))
            self._acting = state, tuple(acting)
        return self._acting[1]

    @property
    def setting(self) -> dict[str, Any]:
        """What never changes during the game: options, names, and whatever the game adds, such as its map."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "players": self.players,
            "seats": list(self.seats),
            "options": dict(self.options),
            "box": self.box.name,
            "commitment": self.commitment,
            **self.game.faces.setting(self.box.plain, self.keeper.state),
        }

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if not self.is_over:
            return None
        faces, box, state = self.game.faces, self.box.plain, self.keeper.state
        places = tuple(faces.places(box, state))
        notes = [note for notes in self.keeper.notes for note in notes]
        return Outcome(
            reason=self.game.about.end_reasons.names[state.end_reason],
            scores=tuple(faces.scores(box, state)),
            places=places,
            winners=tuple(seat for seat, place in enumerate(places) if place == 1),
            breakdown=tuple(tuple(lines) for lines in faces.breakdown(box, self.keeper.first, state, notes)),
        )

    # --- what a seat may ask ------------------------------------------------------------------------------------------

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise CovenError("bad_seat", f"There is no seat {shown(seat)} at a table of {self.players}.", seat=seat, players=self.players)

    def _check_watcher(self, watcher: int | None) -> None:
        if watcher is not None:
            self._check_seat(watcher)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What one seat may see; for None, a spectator."""
        return {**self._copied_public_view(), **self.own_view(seat)}

    def _copied_public_view(self) -> dict[str, Any]:
        """The public part, made once for as long as the state stays the same; whoever asks gets a copy of their own."""
        state = self.keeper.state.tobytes()
        if self._public[0] != state:
            self._public = state, marshal.dumps(self.public_view)
        copied: dict[str, Any] = marshal.loads(self._public[1])
        return copied

    @property
    def public_view(self) -> dict[str, Any]:
        """The part of a view that is the same for everybody."""
        return {
            "game": self.game.name,
            "players": self.players,
            "to_act": list(self.to_act),
            "over": self.is_over,
            **self.game.faces.public_view(self.box.plain, self.keeper.state),
        }

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """What a view has besides, or instead: only this seat sees it."""
        self._check_watcher(seat)
        return {"seat": seat, **self.game.faces.own_view(self.box.plain, self.keeper.state, seat)}

    def moves(self, seat: int) -> list[Move]:
        """The moves a seat may make now; none if it need not act."""
        self._check_seat(seat)
        return [self.game.all_moves[action] for action in self.keeper.actions(seat)]

    def refusal(self, seat: int, move: Move | str | int) -> Refusal | None:
        """Why the seat may not make this move now, or None."""
        self._check_seat(seat)
        return self._refusal(seat, self.game.move(move))

    def _refusal(self, seat: int, wanted: Move) -> Refusal | None:
        code = self.keeper.refusal_code(seat, wanted.id)
        refusals = self.game.about.refusals
        return None if code == 0 else Refusal(refusals.names[code], refusals.rulings[code], seat, wanted.text)

    def answer_for(self, seat: int, settings: Mapping[str, Any]) -> Move | None:
        """The move that a seat's settings answer with, so that its person need not be asked; None if it must be."""
        chosen = check_options(self.game.about.settings, settings)
        return self.game.faces.standing(self.view(seat), seat, self.moves(seat), chosen) if chosen else None

    def events(self, watcher: int | None, since: int = 0) -> list[Event]:
        """What a watcher (None: a spectator) saw happen, from its own event number `since` on.

        Every watcher has its own numbers, from 0: how many steps others took in secret can't be counted.
        """
        self._check_watcher(watcher)
        seen = self._events_of(watcher)
        if isinstance(since, bool) or not isinstance(since, int) or not 0 <= since <= len(seen):
            raise CovenError("bad_number", f"There is no event number {shown(since)}; there are {len(seen)}.", number=since, events=len(seen))
        return [event for _, event in seen[since:]]

    def _events_of(self, watcher: int | None) -> list[tuple[int, Event]]:
        """All events of a watcher with the numbers of their moves, brought up to date."""
        seen = self._seen.setdefault(watcher, [])
        for number in range(self._told.get(watcher, 0), len(self.keeper) + 1):
            seen.extend((number, event) for event in self.keeper.events(watcher, number))
        self._told[watcher] = len(self.keeper) + 1
        return seen

    def imagined(self, seat: int, seed: int | str | bytes) -> Any:
        """A state as it may be for all the seat knows: what a bot may search in. Depends on nothing the seat can't know."""
        self._check_seat(seat)
        return self.keeper.imagined(seat, seed)

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str | int) -> Sequence[Event]:
        """Makes a move; returns what the seat sees happen. Raises `Refused` with the code and the ruling; then nothing has changed."""
        self._check_seat(seat)
        wanted = self.game.move(move)
        refused = self._refusal(seat, wanted)
        if refused is not None:
            raise Refused(
                refused.code,
                f"Seat {seat} may not play {wanted.text}: {refused.code} (rule {refused.ruling}).",
                seat=seat,
                move=wanted.text,
                ruling=refused.ruling,
            )
        self.keeper.make(seat, wanted.id)
        notes = self.keeper.notes[-1]
        return LazyEvents(lambda: self.game.faces.events(self.box.plain, notes, seat))

    # --- taking back --------------------------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> bool:
        """Whether a seat's last move can be taken back."""
        self._check_seat(seat)
        number = self._last_of(seat)
        return number > 0 and not (self._has_seen_more(seat, number) or self._revealed(number) or self.keeper.drew(number))

    def undo(self, seat: int) -> None:
        """Takes back a seat's last move; raises `cannot_undo` with the reason if that is not possible."""
        reason = self.undo_refusal(seat)
        if reason is not None:
            raise CovenError("cannot_undo", UNDO_REFUSALS[reason], reason=reason, seat=seat)
        self.keeper = self.keeper.without(self._last_of(seat))
        self._seen.clear()
        self._told.clear()

    def undo_refusal(self, seat: int) -> str | None:
        """Why a seat's last move can't be taken back, or None. It depends on nothing but what the seat itself has seen."""
        self._check_seat(seat)
        number = self._last_of(seat)
        if number == 0:
            return "no_move"
        if self._has_seen_more(seat, number):
            return "others_moved"
        if self.keeper.drew(number):
            return "drew"
        return "revealed" if self._revealed(number) else None

    def _has_seen_more(self, seat: int, number: int) -> bool:
        """Whether a seat has seen more since move `number` than that others made hidden choices."""
        later = range(number + 1, len(self.keeper) + 1)
        return any(event.kind not in self.game.faces.quiet_events for at in later for event in self.keeper.events(seat, at))

    def _last_of(self, seat: int) -> int:
        """The number of a seat's last move; 0 if it has made none."""
        return next((number for number in range(len(self.keeper), 0, -1) if self.keeper.played[number - 1][0] == seat), 0)

    def _revealed(self, number: int) -> bool:
        """Whether a move showed somebody else what can't be hidden again."""
        seat, action = self.keeper.played[number - 1]
        if self.game.faces.reveals is not None:
            before = self.keeper.glimpse(number - 1)
            after = self.keeper.state if number == len(self.keeper) else self.keeper.state_at(number)
            return bool(self.game.faces.reveals(self.box.plain, before, seat, action, after))
        others: list[int | None] = [None, *(other for other in range(self.players) if other != seat)]
        return any(self.keeper.events(other, number) for other in others)
