"""Thousands of tables of one game stepped at once: compiled, on all cores, with everything in arrays that are written in place."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from coven.bots.arena.program import GameSetup, listed
from coven.bots.arena.workers import cores
from coven.bots.levels import RANDOM
from coven.errors import CovenError, shown
from coven.kernel.plain import PlainState, plain_at
from coven.research.programs import programs_of
from coven.research.rows import as_bytes, bare, in_rows, new_rows, read_only
from coven.research.seating import Bots, seating_of
from coven.research.templates import AT_ONCE, NEVER, NEXT_STEP, NOBODY
from coven.table.box import Box
from coven.table.game import Game
from coven.table.keeper import Keeper
from coven.table.registry import game as find_game
from coven.table.seeds import bad_seed, make_seed, seed_words
from coven.table.table import Table

CHANCE = np.dtype([("luck", "u8"), ("seed", "u4", 8)], align=True)
RESETS = {"never": NEVER, "at_once": AT_ONCE, "next_step": NEXT_STEP}
KINDS = tuple(map(np.dtype, ("int16", "int32", "float32")))  # of observations; every number of one fits into the smallest
FEWEST = 2048  # tables worth a thread of their own: fewer are stepped sooner than another thread wakes up
NUMBERS = 2**32  # numbered games of one seed

Seeds = int | str | bytes | Sequence[int | str | bytes] | None


class VectorEnv:
    """Many tables of one game. `step` takes an action for the seat to act at each; bots play between, and finished tables are dealt anew.

    Table number i plays the games of `seeds[i]`: given one seed, those numbered i, i + tables, i + 2 * tables and so on, the same that
    `coven.bulk` plays under these numbers. The arrays are the environment's own, written in place and not to be written by others:

    - `observations` (tables × numbers): what the seat to act knows; docs/research has a page for each game
    - `masks` (tables × actions): 1 for what it may do
    - `seats`: the seat to act, -1 at a finished table
    - `rewards` (tables × players): what the game that has just ended is worth to each seat, else 0
    - `ended`: whether a game has ended in this step
    """

    def __init__(
        self,
        game: str | Game,
        tables: int,
        players: int,
        *,
        bots: Bots = None,
        seed: Seeds = 0,
        first: int = 0,
        resets: str = "at_once",
        observing: bool = True,
        kind: Any = "int16",
        threads: int | None = None,
        box: Box | None = None,
        **options: Any,
    ) -> None:
        """`bots` are names by seat (None where the caller chooses), the same at all tables or a line for each; `resets` says when a finished
        table is dealt anew: "at_once", "next_step" or "never"; `observing=False` leaves observations out; options of the game go by name.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.setup = GameSetup.of(self.game, players, options, box)
        self.tables, self.players, self.threads = whole("tables", tables, 1), players, whole("threads", cores() if threads is None else threads, 1)
        self._resets, self._observing, self._first = reset_mode(resets), bool(observing), whole("first", first, 0)
        seated, named = seating_of(self.game, self.tables, players, bots)
        self._programs = programs_of(self.game, listed(named) if named else (RANDOM,), self.setup.is_imagined).called_alike()
        self._parts = parts_of(self.tables, self.threads)
        self._make_arrays(seated, kind_of(kind))
        self._pool = ThreadPoolExecutor(len(self._parts) - 1, "coven-tables") if len(self._parts) > 1 else None
        self.reset(seed)

    def _make_arrays(self, seated: Any, kind: Any) -> None:
        rules, tables = self.game.rules, self.tables
        self._box, self._options = bare(self.setup.box.plain.records)[0], bare(self.game.encode_options(self.setup.options).records)[0]
        self._states, self._chances = bare(self.game.new_states(tables)), np.zeros(tables, CHANCE)
        seats = max(self.game.players)  # rows as wide as the largest table, so that one program serves all player counts
        self._who = in_rows(seated, seats)
        self._seats, self._ended = np.zeros(tables, np.int8), np.zeros(tables, np.bool_)
        self._masks, self._rewards = new_rows(tables, rules.actions, np.int8), new_rows(tables, seats, np.float32)
        self._observations = new_rows(tables if self._observing else 1, rules.observation_size, kind)
        self._drawn = np.zeros(tables, np.int64)
        self._scratch = [(bare(self.game.new_states(1))[0], np.zeros(rules.actions, np.int16), np.zeros(8, np.uint32)) for _ in self._parts]
        self._looked = new_rows(1, rules.actions, np.int8), new_rows(1, rules.observation_size, kind)
        self.observations = read_only(self._observations["numbers"][: tables if self._observing else 0])
        self.masks, self.rewards = read_only(self._masks["numbers"]), read_only(self._rewards["numbers"][:, : self.players])
        self.seats, self.ended, self.seeds = read_only(self._seats), read_only(self._ended), read_only(self._chances["seed"])

    # --- playing --------------------------------------------------------------------------------------------------------

    def reset(self, seed: Seeds = None) -> None:
        """Deals at every table: the first game of a seed for all, or of a seed for each; without one, the next game of every table."""
        if seed is None:
            self._chances["seed"][:, 7] += np.uint32(self._stride)
        else:
            self._seed(seed)
        self._everywhere(lambda part, world, out, words: self._programs.deal_tables(*self._given(world, out, words), *part))

    def _seed(self, seed: Seeds) -> None:
        if isinstance(seed, int | str | bytes) or seed is None:
            self._stride = self.tables % NUMBERS
            self._chances["seed"] = np.asarray(seed_words(make_seed(seed)))
            self._chances["seed"][:, 7] = (np.arange(self.tables, dtype=np.int64) + self._first) % NUMBERS
            return
        if not isinstance(seed, Sequence) or len(seed) != self.tables:
            raise bad_seed(seed)
        self._stride = 1
        self._chances["seed"] = [np.asarray(seed_words(make_seed(each))) for each in seed]

    def step(self, actions: Any) -> None:
        """Makes the move of the seat to act at every table, by number; -1 where the game is over. One not allowed raises, and changes nothing."""
        given = self._checked(actions)
        more = given, self._resets, self._stride
        self._everywhere(lambda part, world, out, words: self._programs.step_tables(*self._given(world, out, words), *part, *more))

    def sample(self) -> Any:
        """An allowed action for every table, drawn by the chance of that table; the array is written anew each time."""

        def draw(part: tuple[int, int], world: Any, out: Any, words: Any) -> None:
            self._programs.draw_actions(self._box, self._states, self._chances, self._seats, out, self._drawn, *part)

        self._everywhere(draw)
        return self._drawn

    def _given(self, world: Any, out: Any, words: Any) -> tuple[Any, ...]:
        """What both programs take: box and states, what they write, who plays, and what they work in."""
        written = self._seats, self._masks, self._observations, self._rewards, self._ended
        return self._box, self._states, world, self._chances, *written, self._who, self.players, self._options, int(self._observing), out, words

    def _checked(self, actions: Any) -> Any:
        given = np.asarray(actions)
        if given.shape != (self.tables,) or given.dtype.kind not in "iu":
            raise CovenError(
                "bad_actions", f"There must be {self.tables} whole numbers, an action for each table.", shape=list(given.shape), tables=self.tables
            )
        given = np.ascontiguousarray(given, np.int64)
        found = self._everywhere(
            lambda part, *scratch: self._programs.find_illegal(self._seats, self._masks, given, int(self._resets == NEXT_STEP), *part)
        )
        illegal = min((place for place in found if place != NOBODY), default=NOBODY)
        if illegal != NOBODY:
            raise self._illegal(illegal, int(given[illegal]))
        return given

    def _illegal(self, place: int, action: int) -> CovenError:
        seat = int(self._seats[place])
        if seat == NOBODY:
            return CovenError(
                "game_over", f"The game at table {place} is over: -1 leaves it as it is, `reset` deals anew.", table=place, action=action
            )
        code = self.table(place).refusal(seat, action) if 0 <= action < self.game.rules.actions else None
        reason = "unknown_move" if code is None else code.code
        return CovenError(
            "illegal_action",
            f"Seat {seat} at table {place} may not take action {action}: {reason}.",
            table=place,
            seat=seat,
            action=action,
            reason=reason,
        )

    # --- all cores ------------------------------------------------------------------------------------------------------

    def _everywhere(self, do: Callable[..., Any]) -> list[Any]:
        """Does something at all tables, in threads, the caller's own included: compiled programs hold no lock."""
        if self._pool is None:
            return [do(self._parts[0], *self._scratch[0])]
        others = [self._pool.submit(do, part, *scratch) for part, scratch in zip(self._parts[1:], self._scratch[1:], strict=True)]
        return [do(self._parts[0], *self._scratch[0]), *(other.result() for other in others)]

    def close(self) -> None:
        """Ends its threads."""
        if self._pool is not None:
            self._pool.shutdown()

    # --- looking, copying -----------------------------------------------------------------------------------------------

    def look(self, table: int, seat: int) -> tuple[Any, Any]:
        """What any seat at a table sees and may do, as arrays of the caller's own."""
        masks, observations = self._looked
        out = self._scratch[0][1]
        self._programs.look(self._box, self._states[self._place(table)], self._seat(seat), masks, observations, out)
        return observations["numbers"][0].copy(), masks["numbers"][0].copy()

    def to_act(self, table: int) -> tuple[int, ...]:
        """All seats that must act at a table; they are asked one after the other."""
        state, must_act = self.state(table), self.game.rules.must_act
        return tuple(seat for seat in range(self.players) if must_act(self.setup.box.plain, state, seat))

    def state(self, table: int) -> PlainState:
        """The true state of a table, secrets included, as it stands now."""
        found: PlainState = plain_at(self.game.rules.layout, self._states[self._place(table) : table + 1]).copy()
        return found

    def table(self, table: int) -> Table:
        """A table of its own that stands as one of these does: views, moves and pictures of it. It has no past."""
        seed = self._chances["seed"][self._place(table)].tobytes()
        return Table(Keeper(self.game, self.players, self.setup.options, seed, self.setup.box, first=self.state(table)))

    def _place(self, table: int) -> int:
        if isinstance(table, bool) or not isinstance(table, int | np.integer) or not 0 <= table < self.tables:
            raise CovenError("bad_table", f"There is no table {shown(table)}; there are {self.tables}.", table=shown(table), tables=self.tables)
        return int(table)

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not 0 <= seat < self.players:
            raise CovenError("bad_seat", f"There is no seat {shown(seat)} at a table of {self.players}.", seat=shown(seat), players=self.players)
        return int(seat)

    def snapshot(self) -> bytes:
        """Everything as it stands, for `restore`."""
        return b"".join(array.tobytes() for array in self._kept())

    def restore(self, snapshot: bytes) -> None:
        """Puts everything back as it stood when a snapshot was taken of this environment, or of one made alike."""
        kept = self._kept()
        if not isinstance(snapshot, bytes) or len(snapshot) != sum(array.nbytes for array in kept):
            raise CovenError("bad_snapshot", "This is no snapshot of such an environment.", tables=self.tables)
        place = 0
        for array in kept:
            as_bytes(array)[:] = np.frombuffer(snapshot, np.uint8, array.nbytes, place)
            place += array.nbytes

    def _kept(self) -> tuple[Any, ...]:
        return self._states, self._chances, self._seats, self._ended, self._masks, self._rewards, self._observations


# --- arrays and numbers -------------------------------------------------------------------------------------------------------


def parts_of(tables: int, threads: int) -> list[tuple[int, int]]:
    """The tables that each thread looks after, from the first to before the last."""
    count = max(1, min(threads, tables // FEWEST))
    return list(pairwise(tables * part // count for part in range(count + 1)))


def whole(name: str, value: Any, least: int) -> int:
    """A whole number of at least so much."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
        raise CovenError(f"bad_{name}", f"{name} must be a whole number from {least}, not {shown(value)}.", given=shown(value))
    return int(value)


def reset_mode(resets: str) -> int:
    if not isinstance(resets, str) or resets not in RESETS:
        raise CovenError("bad_resets", f"resets is one of {', '.join(RESETS)}, not {shown(resets)}.", resets=shown(resets))
    return RESETS[resets]


def kind_of(kind: Any) -> Any:
    """The type of the numbers in observations."""
    try:
        found = np.dtype(kind)
    except TypeError:
        found = np.dtype(object)
    if found not in KINDS:
        raise CovenError("bad_kind", f"Observations are {', '.join(map(str, KINDS))}, not {shown(kind)}.", kind=shown(kind))
    return found
