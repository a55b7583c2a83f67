"""Random games in bulk on a GPU, from the same rules as everywhere else: `python -m coven.gpu witches`."""

import argparse
import json
import os
import sys
import time
import warnings
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from coven.bulk import Bulk, playout_of
from coven.errors import CovenError
from coven.kernel.bulk import mix
from coven.kernel.target import INTERPRETED
from coven.table.game import Game
from coven.table.registry import game, game_names
from coven.table.variants import runs

THREADS = 128
SEED_WORDS = 8
CHUNK = 2_000  # games that one core plays at a time
WAVE = 132 * 2048  # threads at once: as many as a large GPU holds


def why_not() -> str | None:
    """Why no games can be played on a GPU here, or None if they can."""
    if INTERPRETED:
        return "rules are interpreted (COVEN_INTERPRETED=1), and a GPU needs them compiled"
    try:
        from numba import cuda
    except ImportError as error:
        return f"Numba's CUDA support is not installed ({error})"
    return None if cuda.is_available() else "there is no CUDA GPU"


def need_gpu() -> Any:
    """Numba's CUDA module, or a clear error."""
    reason = why_not()
    if reason is not None:
        raise CovenError("no_gpu", f"No games can be played on a GPU here: {reason}.", reason=reason)
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # older numba-cuda on newer numpy
    from numba import cuda

    return cuda


_kernels: dict[str, Any] = {}


def kernel_of(found: Game) -> Any:
    """The game's kernel, compiled once for all player counts and options."""
    if found.name not in _kernels:
        _kernels[found.name] = make_kernel(found)
    return _kernels[found.name]


def make_kernel(found: Game) -> Any:
    """The kernel: each thread plays game after game in a state of its own."""
    cuda = need_gpu()
    from numba import from_dtype

    from coven.kernel.compiling import inner

    # Numba lays local arrays one behind the other and takes a record for bytes: a round width keeps the state aligned.
    width, state_type = -(-found.rules.actions // 8) * 8, from_dtype(found.rules.layout.dtype)
    start, playout, scramble = inner(found.rules.start), inner(playout_of(found)), inner(mix)

    @cuda.jit  # type: ignore[untyped-decorator]
    def play_games(boxes: Any, options: Any, players: Any, seeds: Any, first: Any, lengths: Any, digests: Any) -> None:
        out = cuda.local.array(width, np.int16)
        seed = cuda.local.array(SEED_WORDS, np.uint32)
        states = cuda.local.array(1, state_type)
        for word in range(SEED_WORDS):
            seed[word] = seeds[word]
        for i in range(cuda.grid(1), lengths.size, cuda.gridsize(1)):
            seed[7] = np.uint32(first + i)
            start(boxes[0], states[0], players, options[0], seed)
            lengths[i], digests[i] = playout(boxes[0], states[0], scramble(np.uint64(first + i)), out)

    return play_games


class GpuBulk:
    """The games of a `Bulk`, played on the GPU: same numbers, same games."""

    def __init__(self, bulk: Bulk) -> None:
        self._cuda = need_gpu()
        self._kernel = kernel_of(bulk.game)
        self._players = bulk.players
        self._boxes = self._cuda.to_device(bulk.box.plain.records)
        self._options = self._cuda.to_device(bulk.options.records)
        self._seed = self._cuda.to_device(bulk.seed)

    def play(self, first: int, count: int) -> tuple[Any, Any, float]:
        """Plays games `first` to `first + count - 1`; returns lengths, digests, and the seconds the GPU took."""
        lengths, digests = self._cuda.to_device(np.zeros(count, np.int64)), self._cuda.to_device(np.zeros(count, np.uint64))
        blocks = (min(count, WAVE) + THREADS - 1) // THREADS
        self._cuda.synchronize()
        began = time.perf_counter()
        self._kernel[blocks, THREADS](self._boxes, self._options, self._players, self._seed, first, lengths, digests)
        self._cuda.synchronize()
        return lengths.copy_to_host(), digests.copy_to_host(), time.perf_counter() - began


def play_on_cores(found: Game, players: int, options: Mapping[str, Any], games: int) -> tuple[Any, Any]:
    """The same games on all cores of this machine; compiled rules run side by side in threads."""

    def play(first: int) -> tuple[Any, Any]:
        return Bulk(found, players, options).play(first, min(CHUNK, games - first))

    play(0)  # compiled once, before many threads ask for it
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        lengths, digests = zip(*pool.map(play, range(0, games, CHUNK)), strict=True)
    return np.concatenate(lengths), np.concatenate(digests)


def compare(found: Game, players: int, options: Mapping[str, Any], games: int, timed: int) -> dict[str, Any]:
    """Plays the same games on a core and on the GPU, tells whether every move agrees, and times a larger run."""
    bulk = Bulk(found, players, options)
    gpu = GpuBulk(bulk)
    gpu.play(0, 1)
    lengths, digests, _ = gpu.play(0, games)
    expected_lengths, expected_digests = play_on_cores(found, players, options, games)
    differing = int(((lengths != expected_lengths) | (digests != expected_digests)).sum())
    lengths, _, seconds = gpu.play(games, timed)
    return {
        "players": players,
        "options": dict(options),
        "games_compared": games,
        "games_differing": differing,
        "games_timed": timed,
        "moves_per_s": round(float(lengths.sum()) / seconds),
        "games_per_s": round(timed / seconds),
    }


def main() -> int:
    """Compares and times a game on this machine's GPU, one line of JSON for each player count and variant."""
    parser = argparse.ArgumentParser(prog="python -m coven.gpu", description=main.__doc__)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--games", type=int, default=100_000, help="games to compare with the CPU's, move for move")
    parser.add_argument("--timed", type=int, default=4_000_000, help="games of the timed run")
    wanted = parser.parse_args()
    warnings.filterwarnings("ignore", module="numba")
    try:
        device = need_gpu().get_current_device().name
        found = game(wanted.game)
        differing = 0
        for players, options in runs(found):
            result = compare(found, players, options, wanted.games, wanted.timed)
            differing += result["games_differing"]
            print(json.dumps({"game": found.name, "device": device.decode() if isinstance(device, bytes) else device, **result}), flush=True)
    except CovenError as error:
        print(error, file=sys.stderr)
        return 2
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
