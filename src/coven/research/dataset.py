"""Datasets of games as Parquet files: what seats saw, what they did, and what came of it. A run that was stopped goes on where it was.

A folder holds `dataset.json`, which says what games these are, and two files for every so many games: `moves-…`, a row for each
decision, and `games-…`, a row for each game. Files are written whole or not at all, game by game, so that memory does not grow.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from coven.bots.arena.playing import numbered_deal, play_series, steps_of
from coven.bots.arena.program import GameResult, GameSetup
from coven.errors import CovenError, writing
from coven.kernel.plain import plain_at
from coven.research.extras import need
from coven.research.tree import tree_programs
from coven.table.seeds import seed_words

GAMES_A_FILE = 256
ROWS_A_GROUP = 4096  # of a file: so many decisions are held in memory
HEAD = "dataset.json"
FORMAT = 1
Moves = Sequence[tuple[int, int]]


@dataclass(frozen=True)
class Dataset:
    """Numbered games among bots, and the folder they are written to."""

    setup: GameSetup
    bots: Sequence[str]
    seed: str
    folder: Path
    with_views: bool = False  # each decision with the view as JSON too: slower by far

    @property
    def facts(self) -> dict[str, Any]:
        """What makes the games what they are."""
        game = self.setup.game
        return {
            "format": FORMAT,
            "game": game.name,
            "rules_version": game.version,
            "players": self.setup.players,
            "options": dict(self.setup.options),
            "box": self.setup.box.name,
            "bots": list(self.bots),
            "seed": self.seed,
            "views": self.with_views,
            "actions": game.rules.actions,
            "observation_size": game.rules.observation_size,
        }

    def write(self, games: int, progress: Callable[[int], None]) -> dict[str, int]:
        """Writes the first so many games, those that are missing; tells how many are there after each, and at the end how many were written."""
        need("pyarrow", "export")
        with writing(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
        self._check_head()
        written = moves = 0
        for first, last in ranges(games):
            if not all(path.exists() for path in self._paths(first, last)):
                moves += self._write_file(first, last, progress)
                written += last - first + 1
            progress(last)
        return {"games": games, "written": written, "moves": moves}

    def _check_head(self) -> None:
        """Makes the folder this dataset's, or refuses one of another."""
        path = self.folder / HEAD
        if path.exists():
            known = head_of(self.folder)
            differing = sorted(name for name in {*known, *self.facts} if known.get(name) != self.facts.get(name))
            if differing:
                message = f"{self.folder} holds another dataset; what differs: {', '.join(differing)}."
                raise CovenError("other_dataset", message, folder=str(self.folder), differing=differing)
            return
        if any(self.folder.iterdir()):
            raise CovenError("not_a_dataset", f"There is something else in {self.folder}.", folder=str(self.folder))
        with writing(path):
            path.write_text(json.dumps(self.facts, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")

    def _paths(self, first: int, last: int) -> list[Path]:
        return [self.folder / f"{kind}-{first:09}-{last:09}.parquet" for kind in ("moves", "games")]

    def _write_file(self, first: int, last: int, progress: Callable[[int], None]) -> int:
        """Writes one file of each kind; returns how many moves are in it. What a shorter run had left of it goes."""
        parquet = need("pyarrow.parquet", "export")
        paths = self._paths(first, last)
        parts = [path.with_suffix(".part") for path in paths]
        schemas = self._schemas()
        with writing(self.folder):
            writers = [parquet.ParquetWriter(part, schema, compression="zstd") for part, schema in zip(parts, schemas, strict=True)]
            try:
                count = self._write_rows(writers, schemas, first, last, progress)
            finally:
                for writer in writers:
                    writer.close()
            for part, path in zip(parts, paths, strict=True):
                part.replace(path)
            for kind in ("moves", "games"):
                for old in self.folder.glob(f"{kind}-{first:09}-*.parquet"):
                    if old not in paths:
                        old.unlink()
        return count

    def _write_rows(self, writers: Sequence[Any], schemas: Sequence[Any], first: int, last: int, progress: Callable[[int], None]) -> int:
        """Plays and writes the games of one file, the decisions some at a time."""
        arrow, count = need("pyarrow", "export"), 0
        waiting, results = list[Any](), list[Any]()
        for number, (result, moves) in zip(range(first, last + 1), self._games(first, last), strict=True):
            waiting.append(self._decisions(number, moves, schemas[0]))
            results.append(self._result(number, result, moves))
            count += len(moves)
            if number == last or sum(table.num_rows for table in waiting) >= ROWS_A_GROUP:
                writers[0].write_table(arrow.concat_tables(waiting))
                waiting.clear()
            progress(number)
        writers[1].write_table(arrow.Table.from_pylist(results, schema=schemas[1]))
        return count

    def _games(self, first: int, last: int) -> Iterator[tuple[GameResult, Moves]]:
        return play_series(self.setup, self.bots, (numbered_deal(self.seed, number) for number in range(first, last + 1)), takes_down=True)

    # --- rows -----------------------------------------------------------------------------------------------------------

    def _schemas(self) -> list[Any]:
        arrow, size = need("pyarrow", "export"), self.setup.game.rules.observation_size
        facts = {"coven": json.dumps(self.facts, ensure_ascii=False)}
        decisions = [
            ("game", arrow.int64()),
            ("step", arrow.int32()),
            ("seat", arrow.int8()),
            ("action", arrow.int16()),
            ("move", arrow.string()),
            ("legal", arrow.list_(arrow.int16())),
            ("observation", arrow.list_(arrow.int16(), size)),
            *([("view", arrow.string())] if self.with_views else []),
        ]
        results = [
            ("game", arrow.int64()),
            ("seed", arrow.string()),
            ("moves", arrow.int32()),
            ("end", arrow.string()),
            *((name, arrow.list_(arrow.int32())) for name in ("scores", "places")),
            ("bots", arrow.list_(arrow.string())),
        ]
        return [arrow.schema(fields, metadata=facts) for fields in (decisions, results)]

    def _decisions(self, number: int, moves: Moves, schema: Any) -> Any:
        """The decisions of a game, played again: what each seat saw and might have done, and what it did."""
        arrow, rules = need("pyarrow", "export"), self.setup.game.rules
        run, steps, box = tree_programs(self.setup.game), steps_of(self.setup.game), self.setup.box.record
        states, out = self.setup.game.new_states(1), np.zeros(rules.actions, np.int16)
        seen, legal, views = np.zeros((len(moves), rules.observation_size), np.int16), list[list[int]](), list[str]()
        numbers, texts = np.zeros(rules.observation_size, np.float32), self.setup.game.all_moves
        options = self.setup.game.encode_options(self.setup.options).record
        steps.begin(box, states[0], self.setup.players, options, np.asarray(seed_words(numbered_deal(self.seed, number)[0])))
        for step, (seat, action) in enumerate(moves):
            run["write_numbers"](box, states[0], seat, numbers)
            seen[step] = numbers
            legal.append(sorted(out[: run["list_moves"](box, states[0], seat, out)].tolist()))
            if self.with_views:
                views.append(json.dumps(self.setup.game.faces.view(self.setup.box.plain, plain_at(rules.layout, states), seat), ensure_ascii=False))
            steps.play(box, states[0], seat, action)
        columns = {
            "game": [number] * len(moves),
            "step": range(len(moves)),
            "seat": [seat for seat, _ in moves],
            "action": [action for _, action in moves],
            "move": [texts[action].text for _, action in moves],
            "legal": legal,
            "observation": arrow.FixedSizeListArray.from_arrays(arrow.array(seen.reshape(-1)), rules.observation_size),
            **({"view": views} if self.with_views else {}),
        }
        return arrow.table(columns, schema=schema)

    def _result(self, number: int, result: GameResult, moves: Moves) -> dict[str, Any]:
        """What came of a game, as a row."""
        return {
            "game": number,
            "seed": numbered_deal(self.seed, number)[0].hex(),
            "moves": len(moves),
            "end": result.end,
            "scores": result.scores,
            "places": result.places,
            "bots": list(self.bots),
        }


def ranges(games: int) -> Iterator[tuple[int, int]]:
    """The first and last numbers of the games of each file, counted from 1."""
    for first in range(1, games + 1, GAMES_A_FILE):
        yield first, min(first + GAMES_A_FILE - 1, games)


def head_of(folder: Path) -> dict[str, Any]:
    """What a folder says of its games; nothing if it is no dataset yet."""
    path = folder / HEAD
    if not path.exists():
        return {}
    try:
        known = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        known = None
    if not isinstance(known, dict):
        raise CovenError("bad_dataset", f"{path} can't be read.", file=str(path))
    return known
