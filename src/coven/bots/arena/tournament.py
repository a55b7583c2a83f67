"""A whole arena: plays what a plan asks for and a ledger lacks, somewhere, and can be stopped at any time."""

from collections.abc import Callable, Iterator
from itertools import chain, zip_longest
from pathlib import Path

from coven.bots.arena.cluster import play_on_ray
from coven.bots.arena.ledger import Book, Ledger
from coven.bots.arena.lineups import ArenaPlan, Lineup
from coven.bots.arena.playing import GAMES_A_TASK, Task, searches
from coven.bots.arena.workers import Done, cores, play_here, play_in_processes
from coven.table.registry import game as find_game

Progress = Callable[[int, int], None]


def play_plan(
    plan: ArenaPlan, *, workers: int | None = None, ray: str | None = None, path: Path | None = None, progress: Progress | None = None
) -> Book:
    """Plays all games of a plan that are not in its file; returns the results by line-up and number.

    An interruption (KeyboardInterrupt) ends it early: what is there is returned.
    """
    ledger = Ledger(plan, path)
    tasks = list(tasks_of(plan, ledger))
    total = plan.total
    left = sum(task.count for task in tasks)
    try:
        if progress is not None:
            progress(total - left, total)
        for task, results, by in spread(tasks, cores() if workers is None else workers, ray):
            ledger.add(task, results, by)
            left -= task.count
            if progress is not None:
                progress(total - left, total)
    except KeyboardInterrupt:
        pass
    finally:
        ledger.close()
    return {
        lineup: {number: ledger.book[lineup][number] for number in plan.numbers(lineup) if number in ledger.book[lineup]} for lineup in plan.lineups
    }


def spread(tasks: list[Task], workers: int, ray: str | None) -> Iterator[Done]:
    """Plays tasks on a cluster, in processes, or here; nothing is started for none."""
    if not tasks:
        return iter(())
    if ray is not None:
        return play_on_ray(tasks, ray)
    return play_here(tasks) if workers == 1 else play_in_processes(tasks, workers)


def tasks_of(plan: ArenaPlan, ledger: Ledger) -> Iterator[Task]:
    """What is left to play; line-ups take turns, so that a run stopped early has as much of each."""
    by_lineup = [list(runs(plan, lineup, ledger.missing(plan, lineup))) for lineup in plan.lineups]
    return (task for task in chain.from_iterable(zip_longest(*by_lineup)) if task is not None)


def runs(plan: ArenaPlan, lineup: Lineup, numbers: list[int]) -> Iterator[Task]:
    """Numbers as tasks of neighbouring games; a searching game is a task by itself."""
    most, first = 1 if searches(find_game(plan.game), lineup) else GAMES_A_TASK, 0
    for place, number in enumerate(numbers):
        if place + 1 == len(numbers) or numbers[place + 1] != number + 1 or place - first + 1 == most:
            yield Task(plan, lineup, numbers[first], place - first + 1)
            first = place + 1
