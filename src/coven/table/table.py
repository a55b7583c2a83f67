"""One game being played, as its seats and spectators may know it."""

import marshal
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from coven.errors import CovenError, Refused, shown
from coven.kernel.plain import PlainState, bytes_of
from coven.kernel.types import Note
from coven.table.box import Box
from coven.table.game import Game
from coven.table.keeper import Keeper
from coven.table.options import check_options
from coven.table.values import Event, LazyEvents, Move, Outcome, Refusal, Viewer

if TYPE_CHECKING:
    from coven.table.files.record import Record

UNDO_REFUSALS = {
    "no_move": "There is no move to take back.",
    "others_moved": "That move can't be taken back: others have moved since.",
    "drew": "That move can't be taken back: it drew cards or rolled dice.",
    "revealed": "That move can't be taken back: others have seen what it showed, or were asked about it.",
}
IMAGINED = "whether a move is final"  # the seed of the state in which that is tried


class Table:
    """A game in progress. Refused moves raise and change nothing; views and events show a seat only what it may know.

    `keeper` has what only who runs the table may see: the true state, all moves, records of an unfinished game.
    """

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.game: Game = keeper.game
        self.players: int = keeper.players
        self.box: Box = keeper.box
        self._seen: dict[Viewer, list[tuple[int, Event]]] = {}  # by viewer: its events with the numbers of their moves
        self._moves_seen: dict[Viewer, int] = {}  # by viewer: of how many moves its events are in `_seen`, the start included
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
            must_act = partial(self.game.rules.must_act, self.box.plain, self.keeper.state)
            self._acting = state, tuple(filter(must_act, range(self.players)))
        return self._acting[1]

    @property
    def setting(self) -> dict[str, Any]:
        """What never changes during the game: options, names, and whatever the game adds, such as its map."""
        return {
            "game": self.game.name,
            "rules_version": self.game.version,
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

    def view(self, seat: Viewer) -> dict[str, Any]:
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

    def own_view(self, seat: Viewer) -> dict[str, Any]:
        """What a view has besides, or instead: only this seat sees it."""
        if seat is not None:
            self._check_seat(seat)
        faces, box, state = self.game.faces, self.box.plain, self.keeper.state
        return {"seat": seat, "prompt": faces.prompt(box, state, seat, self.to_act), **faces.own_view(box, state, seat)}

    def moves(self, seat: int) -> list[Move]:
        """The moves a seat may make now; none if it need not act."""
        self._check_seat(seat)
        return list(map(self.game.all_moves.__getitem__, self.keeper.actions(seat)))

    def refusal(self, seat: int, move: Move | str | int) -> Refusal | None:
        """Why the seat may not make this move now, or None."""
        self._check_seat(seat)
        wanted, refusals = self.game.move(move), self.game.about.refusals
        code = self.keeper.refusal_code(seat, wanted.id)
        return None if code == 0 else Refusal(refusals.names[code], refusals.rulings[code], seat, wanted.text)

    def answer_for(self, seat: int, settings: Mapping[str, Any]) -> Move | None:
        """The move that a seat's settings answer with, so that its person need not be asked; None if it must be."""
        chosen = check_options(self.game.about.settings, settings)
        return self.game.faces.standing_answer(self.view(seat), seat, self.moves(seat), chosen) if chosen else None

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What a viewer (None: a spectator) saw happen, from its own event number `since` on.

        Every viewer has its own numbers, from 0: how many steps others took in secret can't be counted.
        """
        if viewer is not None:
            self._check_seat(viewer)
        seen = self._events_of(viewer)
        if isinstance(since, bool) or not isinstance(since, int) or not 0 <= since <= len(seen):
            raise CovenError("bad_number", f"There is no event number {shown(since)}; there are {len(seen)}.", number=since, events=len(seen))
        return [event for _, event in seen[since:]]

    def _events_of(self, viewer: Viewer) -> list[tuple[int, Event]]:
        """All events of a viewer with the numbers of their moves, brought up to date."""
        seen = self._seen.setdefault(viewer, [])
        for number in range(self._moves_seen.get(viewer, 0), len(self.keeper) + 1):
            seen.extend((number, event) for event in self.keeper.events(viewer, number))
        self._moves_seen[viewer] = len(self.keeper) + 1
        return seen

    def _branched(self) -> "Table":
        """A table of its own that stands as this one does, and need not go through the past again."""
        branch = self.keeper.table_at(len(self.keeper))
        branch._seen, branch._moves_seen = {viewer: list(seen) for viewer, seen in self._seen.items()}, dict(self._moves_seen)
        return branch

    def imagined(self, seat: int, seed: int | str | bytes) -> PlainState:
        """A state as it may be for all the seat knows: what a bot may search in. Depends on nothing the seat can't know."""
        self._check_seat(seat)
        return self.keeper.imagined(seat, seed)

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str | int) -> Sequence[Event]:
        """Makes a move; returns what the seat sees happen. Raises `Refused` with the code and the ruling; then nothing has changed."""
        self._check_seat(seat)
        wanted, refusals = self.game.move(move), self.game.about.refusals
        number = self.keeper.refusal_code(seat, wanted.id)
        if number != 0:
            code, ruling = refusals.names[number], refusals.rulings[number]
            raise Refused(code, f"Seat {seat} may not play {wanted.text}: {code} (rule {ruling}).", seat=seat, move=wanted.text, ruling=ruling)
        self.keeper.make(seat, wanted.id)
        notes = self.keeper.notes[-1]
        return LazyEvents(lambda: self.game.faces.events(self.box.plain, notes, seat))

    # --- taking back --------------------------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> bool:
        """Whether a seat's last move can be taken back."""
        self._check_seat(seat)
        number = self.keeper.last_move_of(seat)
        return number > 0 and not (self._has_seen_more(seat, number) or self._revealed(number) or self.keeper.drew(number))

    def may_undo_alone(self, seat: int) -> bool:
        """Whether a seat's last move and all after it can be taken back where only bots play beside it: no secret was shown since."""
        self._check_seat(seat)
        number = self.keeper.last_move_of(seat)
        if number == 0 or self.keeper.drew(number) or self._showed(number):
            return False
        later = range(number + 1, len(self.keeper.played) + 1)
        return not any(self._saw_more(seat, each) and (self._revealed(each) or self.keeper.drew(each)) for each in later)

    def is_final(self, seat: int, move: Move | str | int) -> bool:
        """Whether an allowed move could not be taken back by its seat. Tried in an imagined state: it depends on nothing the seat can't know."""
        self._check_seat(seat)
        action = self.game.move(move).id
        notes: list[Note] = []
        before = self.keeper.imagined(seat, IMAGINED)
        after = before.copy()
        after.notes = notes
        self.game.rules.play(self.box.plain, after, seat, action)
        after.notes = None
        if bytes_of(before.stream) != bytes_of(after.stream):
            return True
        if self.game.faces.reveals is not None:
            return bool(self.game.faces.reveals(self.box.plain, before, seat, action, after))
        others = (other for other in (None, *range(self.players)) if other != seat)
        return any(self.game.faces.events(self.box.plain, notes, other) for other in others)

    def undo(self, seat: int) -> None:
        """Takes back a seat's last move; raises `cannot_undo` with the reason if that is not possible."""
        reason = self.undo_refusal(seat)
        if reason is not None:
            raise CovenError("cannot_undo", UNDO_REFUSALS[reason], reason=reason, seat=seat)
        self.keeper = self.keeper.without(self.keeper.last_move_of(seat))
        self._seen.clear()
        self._moves_seen.clear()

    def undo_refusal(self, seat: int) -> str | None:
        """Why a seat's last move can't be taken back, or None. It depends on nothing but what the seat itself has seen."""
        self._check_seat(seat)
        number = self.keeper.last_move_of(seat)
        if number == 0:
            return "no_move"
        if self._has_seen_more(seat, number):
            return "others_moved"
        if self.keeper.drew(number):
            return "drew"
        return "revealed" if self._revealed(number) else None

    def _has_seen_more(self, seat: int, number: int) -> bool:
        """Whether a seat has seen more since move `number` than that others made hidden choices."""
        for later in range(number + 1, len(self.keeper.played) + 1):
            if self._saw_more(seat, later):
                return True
        return False

    def _saw_more(self, seat: int, number: int) -> bool:
        """Whether a seat saw more of move `number` than that a hidden choice was made."""
        for event in self.keeper.events(seat, number):
            if event.kind not in self.game.faces.quiet_events:
                return True
        return False

    def _showed(self, number: int) -> bool:
        """Whether a move showed its own seat what it did not know."""
        shows = self.game.faces.shows
        return self._revealed(number) if shows is None else self._judged(shows, number)

    def _revealed(self, number: int) -> bool:
        """Whether a move showed somebody else what can't be hidden again."""
        seat = self.keeper.played[number - 1][0]
        if self.game.faces.reveals is not None:
            return self._judged(self.game.faces.reveals, number)
        for other in (None, *range(self.players)):
            if other != seat and self.keeper.events(other, number):
                return True
        return False

    def _judged(self, judge: Callable[..., bool], number: int) -> bool:
        """What a game says of move `number`, from the states before and after it."""
        seat, action = self.keeper.played[number - 1]
        before = self.keeper.glimpse(number - 1)
        after = self.keeper.state if number == len(self.keeper.played) else self.keeper.state_at(number)
        return bool(judge(self.box.plain, before, seat, action, after))
