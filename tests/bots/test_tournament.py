"""Whole arenas: the same games wherever and in whatever order they are played, none lost and none counted twice."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bots.failing import Unreadable
from bots.test_bots import peeking
from waiting import wait_until
from witches.ducker import ducker

from coven.bots.arena import workers
from coven.bots.arena.lineups import ArenaPlan, Lineup, make_plan, round_robin
from coven.bots.arena.playing import Task, play_series, play_stepwise, play_task
from coven.bots.arena.program import GameSetup
from coven.bots.arena.results import standings
from coven.bots.arena.tournament import play_plan
from coven.errors import CovenError
from coven.games.witches import GAME
from coven.kernel.plain import from_bytes, plain_of
from coven.kernel.types import U64
from coven.table.parts import Checks
from coven.table.seeds import make_seed, seed_words

SHORT = {"rounds": 1}
COVEN = [sys.executable, "-m", "coven.cli.main"]


def plan_of(games: int = 300, **named: Any) -> ArenaPlan:
    return make_plan(GAME, round_robin(["careful", "random"], 4), games, **{"options": SHORT, "seed": 1, **named})


class RulePlayer:
    """A policy as a player, run as it stands."""

    def __init__(self, policy: Any) -> None:
        self.name, self._policy = "policy", policy
        self.shown: list[bytes] = []

    def choose(self, box: Any, state: Any, seat: int, luck: int) -> int:
        self.shown.append(np.atleast_1d(state).tobytes())
        with np.errstate(over="ignore"):
            out = np.zeros(GAME.rules.actions, np.int16)
            return int(self._policy(plain_of(GAME.box_layout, box), plain_of(GAME.rules.layout, state), seat, U64(luck), out))


@pytest.mark.parametrize("is_fair", [True, False])
def test_decision_by_decision_and_as_one_program_the_same_games_are_played(is_fair: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that peeks sees another hand on every imagined state, so both ways must imagine the same."""
    monkeypatch.setitem(GAME.rules.bots, "peeking", peeking)  # type: ignore[arg-type]
    monkeypatch.setattr(GAME, "checks", Checks(is_fair_in_arena=lambda options: is_fair))
    setup, bots = GameSetup.of(GAME, 3, SHORT), ["peeking", "random", "peeking"]
    deals = [(make_seed(number), 1000 + number) for number in range(4)]
    compiled = list(play_series(setup, bots, deals, takes_down=True))
    players = [RulePlayer(GAME.rules.bots.get(bot) or at_random) for bot in bots]
    assert [play_stepwise(setup, players, seed_words(seed), luck) for seed, luck in deals] == compiled


def at_random(box: Any, s: Any, seat: Any, luck: Any, out: Any) -> Any:
    from coven.bots.levels import policy_of

    return policy_of(GAME, "random")(box, s, seat, luck, out)


def test_where_the_true_state_tells_too_much_players_are_shown_an_imagined_one(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = seed_words(make_seed(5)), 7
    hands = []
    for is_fair in (True, False):
        monkeypatch.setattr(GAME, "checks", Checks(is_fair_in_arena=lambda options, fair=is_fair: fair))
        player = RulePlayer(ducker)
        play_stepwise(GameSetup.of(GAME, 4, SHORT), [player] * 4, *deal)
        first = from_bytes(GAME.rules.layout, player.shown[0])
        hands.append([int(hand) for hand in first.hand.tolist()][:4])
    assert hands[0][0] == hands[1][0] and hands[0][1:] != hands[1][1:]


def test_one_process_or_several_play_the_same_games() -> None:
    plan, reported = plan_of(), list[tuple[int, int]]()
    alone = play_plan(plan, workers=1, progress=lambda done, of: reported.append((done, of)))
    assert reported[0] == (0, 300) and reported[-1] == (300, 300)
    assert standings(plan, play_plan(plan, workers=2)) == standings(plan, alone)
    assert alone == play_plan(plan, workers=1) != play_plan(plan_of(seed=2), workers=1)


def test_a_game_is_the_same_in_whatever_task_it_is_played() -> None:
    plan = plan_of(20)
    lineup = plan.lineups[0]
    assert play_task(Task(plan, lineup, 0, 20))[7:9] == play_task(Task(plan, lineup, 7, 2))


def test_games_with_a_searching_bot_are_tasks_of_their_own_and_the_same_each_time(tmp_path: Path) -> None:
    plan, file = make_plan(GAME, [Lineup(("expert@3", "random", "random"))], 3, SHORT, 1), tmp_path / "arena.jsonl"
    book = play_plan(plan, workers=1, path=file)
    assert [line["first"] for line in lines_of(file)[1:]] == [0, 1, 2]
    assert book == play_plan(plan, workers=2)


def test_a_task_of_another_version_is_not_played() -> None:
    plan = plan_of(2)
    with pytest.raises(CovenError) as refused:
        play_task(Task(ArenaPlan(plan.game, plan.options, plan.seed, plan.lineups, 2, "of yesterday"), plan.lineups[0], 0, 1))
    assert refused.value.code == "other_code"


def test_what_a_dying_process_had_in_hand_is_played_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    plan, killed = plan_of(1000), list[int]()

    def kill_the_first(done: int, of: int) -> None:
        if done and not killed:
            killed.append(started[0].number)
            os.kill(killed[0], signal.SIGKILL)

    started: list[workers.Worker] = []
    start = workers.Worker.__init__

    def start_known(worker: workers.Worker) -> None:
        start(worker)
        started.append(worker)

    monkeypatch.setattr(workers.Worker, "__init__", start_known)
    assert play_plan(plan, workers=2, progress=kill_the_first) == play_plan(plan, workers=1)
    assert killed and len(started) == 3
    assert all(worker.pipe.closed for worker in started), "no process is left behind"


def test_an_error_of_the_system_at_a_task_is_told_and_is_no_death() -> None:
    plan = plan_of(2)
    with pytest.raises(FileNotFoundError):
        list(workers.play_in_processes([Unreadable(plan, plan.lineups[0], 0, 1)], 1))


def test_a_task_at_which_every_process_dies_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    give = workers.Worker.give

    def give_and_kill(worker: workers.Worker, task: Task) -> None:
        give(worker, task)
        os.kill(worker.number, signal.SIGKILL)

    monkeypatch.setattr(workers.Worker, "give", give_and_kill)
    with pytest.raises(CovenError) as refused:
        play_plan(plan_of(2), workers=2)
    assert refused.value.code == "worker_died"


# --- stopping and going on ------------------------------------------------------------------------------------------------


def lines_of(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def test_a_run_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    options = ["--bots", "careful,random", "--players", "4", "-o", "rounds=1", "--seed", "1", "--workers", "2", "--resume", str(file)]
    running = subprocess.Popen([*COVEN, "arena", "witches", *options, "--games", "1000000"], stdout=subprocess.DEVNULL)
    try:
        wait_until(lambda: running.poll() is not None or (file.exists() and file.read_bytes().count(b"\n") >= 4))
        assert running.poll() is None
    finally:
        running.kill()
        running.wait()
    whole, _, _ = file.read_bytes().rpartition(b"\n")
    file.write_bytes(whole[:-5])  # as if the last line had not been written to its end
    plan = plan_of(1000)
    reported: list[int] = []
    resumed = play_plan(plan, workers=1, path=file, progress=lambda done, of: reported.append(done))
    assert reported[0] >= 2 * 64 and reported[-1] == 1000
    assert resumed == play_plan(plan, workers=1)
    lines = lines_of(file)[1:]
    numbers = [number for line in lines for number in range(line["first"], line["first"] + len(line["games"]))]
    assert len(numbers) == len(set(numbers)) and set(numbers) >= set(range(1000))


def test_an_interruption_leaves_what_is_there_and_counts_whole_deals(tmp_path: Path) -> None:
    def interrupt(done: int, of: int) -> None:
        if done:
            raise KeyboardInterrupt

    plan, file = make_plan(GAME, [Lineup(("careful", "random", "random"))], 1000, SHORT, 1), tmp_path / "arena.jsonl"
    book = play_plan(plan, workers=1, path=file, progress=interrupt)
    assert [len(results) for results in book.values()] == [64]
    assert standings(plan, book)["games"] == 63
    assert play_plan(plan, workers=1, path=file) == play_plan(plan, workers=1)


def test_a_file_serves_other_line_ups_and_more_games_of_the_same_arena(tmp_path: Path) -> None:
    file, reported = tmp_path / "arena.jsonl", list[int]()
    play_plan(plan_of(64), workers=1, path=file)
    more = make_plan(GAME, [*plan_of().lineups, Lineup(("careful", "random", "random", "random"))], 100, SHORT, 1)
    book = play_plan(more, workers=1, path=file, progress=lambda done, of: reported.append(done))
    assert reported[0] == 64 and reported[-1] == more.total == 200
    assert book == play_plan(more, workers=1)


@pytest.mark.parametrize(("content", "code"), [(b"{}\n", "bad_arena_file"), (b"[1]\n", "bad_arena_file"), (b"{nothing\n", "bad_arena_file")])
def test_a_file_of_another_kind_is_left_alone(content: bytes, code: str, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    file.write_bytes(content)
    with pytest.raises(CovenError) as refused:
        play_plan(plan_of(2), workers=1, path=file)
    assert refused.value.code == code
    assert file.read_bytes() == content


@pytest.mark.parametrize(("named", "differing"), [({"seed": 2}, ["seed"]), ({"options": {"rounds": 2}}, ["options"])])
def test_a_file_of_another_arena_is_refused(named: dict[str, Any], differing: list[str], tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    play_plan(plan_of(2), workers=1, path=file)
    with pytest.raises(CovenError) as refused:
        play_plan(plan_of(2, **named), workers=1, path=file)
    assert (refused.value.code, refused.value.details["differing"]) == ("other_arena", differing)


def test_two_runs_do_not_write_into_one_file(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"

    def second(done: int, of: int) -> None:
        with pytest.raises(CovenError) as refused:
            play_plan(plan_of(2), workers=1, path=file)
        assert refused.value.code == "arena_in_use"

    play_plan(plan_of(2), workers=1, path=file, progress=second)
