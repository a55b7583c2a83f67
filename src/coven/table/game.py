"""A game as the table knows it: its parts, its boxes and options, its states and moves, its tables."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coven.errors import CovenError, shown
from coven.kernel.layout import Layout
from coven.kernel.plain import PlainState, new_plain
from coven.kernel.records import new_block
from coven.table.box import Box
from coven.table.options import check_options, encode_options
from coven.table.parts import About, Checks, Faces, Options, Rules
from coven.table.values import Move
from coven.table.words import Words, words

if TYPE_CHECKING:
    from coven.table.table import Table

LONGEST_MOVE = 200  # letters; no game writes a move so long


class Game:
    """One game: `coven.game(name)` finds it by its folder. Rules, faces and checks are loaded when first asked for."""

    def __init__(self, about: About, rules: Callable[[], Rules], faces: Callable[[], Faces], checks: Callable[[], Checks] = Checks) -> None:
        self.about = about
        self.name, self.version, self.players, self.options = about.name, about.version, about.players, about.options
        self._load_rules, self._load_faces, self._load_checks = rules, faces, checks

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules version {self.version}>"

    @cached_property
    def rules(self) -> Rules:
        return self._load_rules()

    @cached_property
    def faces(self) -> Faces:
        return self._load_faces()

    @cached_property
    def checks(self) -> Checks:
        return self._load_checks()

    def words(self, language: str = "en") -> Words:
        """The game's words in a language, the common ones included."""
        return words(language, self.about.folder / "words")

    # --- boxes and options --------------------------------------------------------------------------------------------

    @cached_property
    def standard_box(self) -> Box:
        return Box.from_file(self.about.folder / "boxes" / "standard.toml", self.rules.build_box)

    @cached_property
    def boxes(self) -> dict[str, Box]:
        """The boxes that come with the game, by the names of their files."""
        return {path.stem: self.box(path) for path in sorted((self.about.folder / "boxes").glob("*.toml"))}

    def box(self, source: "str | Path | Mapping[str, Any] | Box | None" = None) -> Box:
        """The standard box, one read from a file, or one given as data."""
        if source is None:
            return self.standard_box
        if isinstance(source, Box):
            return source
        if isinstance(source, Mapping):
            return Box.from_data(source, self.rules.build_box)
        return Box.from_file(source, self.rules.build_box)

    def check_players(self, players: int) -> None:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            seats = ", ".join(map(str, self.players))
            raise CovenError("bad_players", f"{self.name} is for {seats} players, not {shown(players)}.", players=players, allowed=list(self.players))

    def check_options(self, players: int, given: Options, box: Box | None = None) -> dict[str, Any]:
        """All options with their values, each checked alone and then together, for the standard box or another."""
        options = check_options(self.options, given)
        self.about.check_together((box or self.standard_box).plain, players, options)
        return options

    def encode_options(self, options: Options) -> Any:
        return encode_options(self.options, options)

    # --- states and moves ---------------------------------------------------------------------------------------------

    def new_state(self) -> PlainState:
        """A zeroed state as a plain record; its fields are attributes."""
        state: PlainState = new_plain(self.rules.layout)
        return state

    @property
    def box_layout(self) -> Layout:
        """The layout of the record that the rules read a box from."""
        layout: Layout = self.standard_box.plain.layout
        return layout

    def new_states(self, count: int) -> Any:
        """A block of zeroed states side by side, for compiled programs."""
        return new_block(self.rules.layout, count)

    @cached_property
    def all_moves(self) -> tuple[Move, ...]:
        """Every move of the game, by action."""
        return tuple(map(self.faces.move_of, range(self.rules.actions)))

    @cached_property
    def _moves_by_text(self) -> dict[str, Move]:
        return {move.text: move for move in self.all_moves}

    def move(self, move: Move | str | int) -> Move:
        """A move from its notation or number; a `Move` must be one of this game."""
        if isinstance(move, str) and move in self._moves_by_text:
            return self._moves_by_text[move]
        action = self._action_of(move) if isinstance(move, str) else move.id if isinstance(move, Move) else move
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self.rules.actions:
            raise self._unknown_move(move)
        found = self.all_moves[action]
        if isinstance(move, Move) and move != found:
            raise self._unknown_move(move)
        return found

    def _action_of(self, text: str) -> int | None:
        """The action meant by a text that is not written as the game writes it."""
        return self.faces.action_of(text.strip()) if len(text) <= LONGEST_MOVE else None

    def _unknown_move(self, move: object) -> CovenError:
        given = move.text if isinstance(move, Move) else move if isinstance(move, str | int) else shown(move)
        return CovenError("unknown_move", f"{shown(given)} is no move of {self.name}.", move=given)

    # --- tables -------------------------------------------------------------------------------------------------------

    def new_table(
        self,
        players: int,
        options: Options | None = None,
        seed: int | str | bytes | None = None,
        box: "str | Path | Mapping[str, Any] | Box | None" = None,
        seats: Sequence[str] | None = None,
        salt: bytes | None = None,
    ) -> "Table":
        """A table with the first deal made. Without a seed, a fresh secret one is drawn."""
        from coven.table.keeper import Keeper
        from coven.table.table import Table

        return Table(Keeper(self, players, {} if options is None else options, seed, self.box(box), seats, salt=salt))

    def from_position(
        self, data: Mapping[str, Any], seed: int | str | bytes | None = None, seats: Sequence[str] | None = None, salt: bytes | None = None
    ) -> "Table":
        """A table set up as a position describes it; its faults, if any, are all named."""
        from coven.table.files.position import table_from_position

        return table_from_position(self, data, seed, seats, salt)
