"""Hints: what each allowed move of a seat is worth, from nothing but what the seat may know."""

from collections.abc import Mapping, Sequence
from contextlib import closing

from coven.analysis.reasons import reasons_for
from coven.analysis.rollouts import Rollouts
from coven.analysis.trials import Progress, Trial, Trials
from coven.analysis.values import Analysis, Budget, MoveValue, estimate, share_estimate
from coven.errors import CovenError
from coven.table.table import Table


def analyse(
    table: Table,
    seat: int,
    budget: Budget | int | None = None,
    *,
    seed: int | str | bytes = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> Analysis:
    """The chance to win and the expected score of every allowed move, best first, and why the first is best.

    `budget` is a number of continuations, or a `Budget`. Equal seeds give equal answers wherever the seat knows the same;
    `progress` is told how much of how much is done. A seat that has nothing to decide raises `not_to_act`.
    """
    allowed = [move.id for move in table.moves(seat)]
    if not allowed:
        raise CovenError("not_to_act", f"Seat {seat} has nothing to decide now.", seat=seat)
    given = budget if isinstance(budget, Budget) else Budget() if budget is None else Budget(budget)
    with closing(Rollouts(table.game, table.box, [table.imagined(seat, seed)], seed, threads)) as rollouts:
        trials = Trials(rollouts, 0, seat, seat, allowed)
        trials.run(given, progress)
    return analysis_of(table, trials)


def analysis_of(table: Table, trials: Trials, against: int | None = None) -> Analysis:
    """What the trials of a seat's moves amount to; the best is compared with the next that leads elsewhere, or with the action given."""
    slope = trials.slope()
    ranked = tuple(move_value(table, trials, trial, slope) for trial in trials.ranked())
    by_action = {trial.action: trial for trial in trials.trials}
    other = next((each for each in ranked[1:] if each.move.id == against), None) or next_best(ranked, by_action)
    reasons = reasons_for(ranked[0], other, by_action, table.game.faces.telling)
    return Analysis(table.game.name, trials.seat, ranked, reasons, sum(trial.count for trial in trials.trials))


def next_best(ranked: Sequence[MoveValue], trials: Mapping[int, Trial]) -> MoveValue | None:
    """The best of the other moves, passing over those that lead to the very same."""
    best = trials[ranked[0].move.id]
    differing = (each for each in ranked[1:] if not is_alike(best, trials[each.move.id]))
    return next(differing, ranked[1] if len(ranked) > 1 else None)


def is_alike(one: Trial, other: Trial) -> bool:
    """Whether two moves came to the same scores in every world tried with both."""
    many = min(one.count, other.count)
    return bool((one.scores[:many] == other.scores[:many]).all())


def move_value(table: Table, trials: Trials, trial: Trial, slope: float) -> MoveValue:
    return MoveValue(
        table.game.all_moves[trial.action],
        share_estimate(trial.shares[:, trials.seat]),
        estimate(trial.scores[:, trials.seat]),
        trial.count,
        trials.value_of(trial, slope),
    )
