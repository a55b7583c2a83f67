"""The arena on a real Ray cluster, one node of which is killed on the way; and what is said where there is none."""

import builtins
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from waiting import PATIENCE, wait_until

from coven.bots.arena import cluster
from coven.bots.arena.lineups import make_plan, round_robin
from coven.bots.arena.playing import Task
from coven.bots.arena.results import rounded, standings
from coven.bots.arena.tournament import play_plan
from coven.bots.arena.workers import MOST_DEATHS
from coven.errors import CovenError
from coven.games.witches import GAME

GAMES = 20_000
LOSSES = ("WorkerCrashedError", "NodeDiedError", "OutOfMemoryError", "ObjectLostError")
ARENA = ["arena", "witches", "--bots", "careful,random", "--players", "4", "-o", "rounds=1", "--seed", "1", "--games", str(GAMES), "--json"]


class Nodes:
    """The cluster's own process, in a group of its own so that all of it can be ended."""

    def __init__(self) -> None:
        script = str(Path(__file__).with_name("ray_nodes.py"))
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        self._process = subprocess.Popen([sys.executable, script], text=True, start_new_session=True, **pipes)
        self._watch = threading.Timer(2 * PATIENCE, self._end_all)  # whatever hangs, its lines end
        self._watch.start()
        self.address = self._line("address ").split()[1]

    def kill_second(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("kill\n")
        self._process.stdin.flush()
        self._line("killed")

    def _line(self, begun: str) -> str:
        assert self._process.stdout is not None
        return next(line for line in self._process.stdout if line.startswith(begun))

    def close(self) -> None:
        self._watch.cancel()
        try:
            self._process.communicate(timeout=PATIENCE)
        finally:
            self._end_all()

    def _end_all(self) -> None:
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return


@pytest.fixture
def nodes() -> Iterator[Nodes]:
    made = Nodes()
    yield made
    made.close()


def played_by(file: Path) -> list[str]:
    """The node of each task in an arena's file."""
    whole = file.read_text().rpartition("\n")[0].splitlines() if file.exists() else []
    return [json.loads(line)["by"] for line in whole[1:]]


def test_a_lost_node_loses_nothing_and_nothing_counts_twice(nodes: Nodes, tmp_path: Path) -> None:
    plan, file = make_plan(GAME, round_robin(["careful", "random"], 4), GAMES, {"rounds": 1}, "1"), tmp_path / "arena.jsonl"
    here = rounded(standings(plan, play_plan(plan, workers=1)))  # first, so that neither node has to compile while the other plays on alone
    command = [sys.executable, "-m", "coven.cli.main", *ARENA, "--ray", nodes.address, "--resume", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        try:
            wait_until(lambda: running.poll() is not None or len(set(played_by(file))) == 2)  # both nodes have played
            assert running.poll() is None
            nodes.kill_second()
            before = len(played_by(file))
            out, _ = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()
    assert before < len(played_by(file))
    found = json.loads(out)
    del found["seconds"]
    assert found == json.loads(json.dumps(here))
    firsts = [json.loads(line)["first"] for line in file.read_text().splitlines()[1:]]
    assert sorted(firsts) == list(range(0, GAMES, 64))


class LosingRay:
    """Stands in for Ray where the first task loses its process so many times."""

    exceptions = SimpleNamespace(**{name: type(name, (Exception,), {}) for name in LOSSES}, RayError=Exception)

    def __init__(self, times: int) -> None:
        self.times = times
        self.retries: int | None = None

    def remote(self, num_cpus: int, max_retries: int) -> Any:
        self.retries = max_retries
        return lambda play: SimpleNamespace(remote=Call)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def wait(self, running: list[Any], num_returns: int) -> Any:
        return running[:num_returns], running[num_returns:]

    def get(self, done: "Call") -> Any:
        if done.task.first == 0 and self.times > 0:
            self.times -= 1
            raise getattr(self.exceptions, LOSSES[self.times % len(LOSSES)])
        return ["played"], "node"

    def shutdown(self) -> None:
        """Nothing is left behind."""


class Call:
    """What Ray gives for a task handed out."""

    def __init__(self, task: Task) -> None:
        self.task = task


def tasks_of_two() -> list[Task]:
    plan = make_plan(GAME, round_robin(["careful", "random"], 4), 128, {"rounds": 1}, "1")
    return [Task(plan, plan.lineups[0], first, 64) for first in (0, 64)]


def test_what_a_lost_process_had_in_hand_is_played_by_another() -> None:
    lost = LosingRay(MOST_DEATHS - 1)
    assert sorted(task.first for task, _, _ in cluster._play_on(lost, tasks_of_two())) == [0, 64]
    assert lost.retries == 0, "Ray itself tries nothing again: it would go on for ever"


def test_a_task_at_which_every_process_is_lost_ends_the_run() -> None:
    with pytest.raises(CovenError) as refused:
        list(cluster._play_on(LosingRay(MOST_DEATHS), tasks_of_two()))
    assert refused.value.code == "worker_died"


def test_where_nobody_answers_there_is_a_clear_error() -> None:
    with pytest.raises(CovenError) as refused:
        list(cluster.play_on_ray([], "127.0.0.1:1"))
    assert refused.value.code == "ray_failed"


def test_where_ray_is_not_installed_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = builtins.__import__

    def without_ray(name: str, *args: Any, **named: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return usual(name, *args, **named)

    monkeypatch.setattr(builtins, "__import__", without_ray)
    with pytest.raises(CovenError) as refused:
        cluster.connected("auto")
    assert refused.value.code == "no_ray"
