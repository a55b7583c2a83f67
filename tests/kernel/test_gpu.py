"""Where there is no GPU, that is said clearly. (What a GPU plays is compared on a machine that has one.)"""

import os
import subprocess
import sys

import pytest
from template.cauldron import GAME

import coven
from coven import gpu
from coven.bulk import Bulk
from coven.errors import CovenError
from coven.table.variants import runs


def launched(*arguments: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "coven.gpu", *arguments],
        env={**os.environ, "NUMBA_DISABLE_CUDA": "1", **surroundings},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(("interpreted", "reason"), [("0", "there is no CUDA GPU"), ("1", "rules are interpreted")])
def test_without_a_gpu_the_launcher_says_so_in_one_line(interpreted: str, reason: str) -> None:
    done = launched("witches", COVEN_INTERPRETED=interpreted)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert reason in done.stderr
    assert "[no_gpu]" in done.stderr


def test_the_launcher_knows_which_games_there_are() -> None:
    done = launched("chess")
    assert done.returncode == 2
    assert "witches" in done.stderr
    assert "Traceback" not in done.stderr


def test_nothing_is_played_on_a_gpu_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "INTERPRETED", True)
    reason = gpu.why_not()
    assert reason is not None
    for attempt in (gpu.need_gpu, lambda: gpu.make_kernel(GAME), lambda: gpu.GpuBulk(Bulk(GAME, 2))):
        with pytest.raises(CovenError) as refused:
            attempt()
        assert refused.value.code == "no_gpu"
        assert refused.value.details["reason"] == reason


def test_the_cores_play_the_numbered_games_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "CHUNK", 7)
    lengths, digests = gpu.play_on_cores(GAME, 3, {"rounds": 5}, 30)
    alone = Bulk(GAME, 3, {"rounds": 5}).play(0, 30)
    assert lengths.tolist() == alone[0].tolist()
    assert digests.tolist() == alone[1].tolist()


def test_every_player_count_variant_and_option_value_is_compared_once() -> None:
    game = coven.game("wandering_towers")
    every = runs(game)
    assert [run for run in every if run[1] == {}] == [(players, {}) for players in game.players]
    assert all(run in every for run in (*game.about.variants, *game.about.benchmarks.values()))
    assert all(every.count(run) == 1 for run in every)
    tried = {pair for players, options in every for pair in game.check_options(players, options).items()}
    assert tried >= {(option.name, value) for option in game.options for value in option.values()}
