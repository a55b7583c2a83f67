"""Hints: what each allowed move of a seat is worth, from nothing but what the seat may know."""

from contextlib import closing

from coven.analysis.packets import candidates, states_of
from coven.analysis.reasons import reasons_for
from coven.analysis.rollouts import Rollouts
from coven.analysis.trials import Judged, Progress, Trial, Trials
from coven.analysis.values import Analysis, Budget, MoveValue
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
    if not table.moves(seat):
        raise CovenError("not_to_act", f"Seat {seat} has nothing to decide now.", seat=seat)
    given = budget if isinstance(budget, Budget) else Budget() if budget is None else Budget(budget)
    found, _ = candidates(table, seat, seed)
    with closing(Rollouts(table.game, table.box, states_of(found), seed, threads)) as rollouts:
        trials = Trials(rollouts, seat, found)
        trials.run(given, progress)
    return analysis_of(table, trials)


def analysis_of(table: Table, trials: Trials, against: Trial | None = None) -> Analysis:
    """What the trials of a seat's moves amount to; the best is compared with the next that leads elsewhere, or with the one given."""
    judged, tried = Judged(trials), trials.ranked()
    ranked = tuple(move_value(judged, trial) for trial in tried)
    reasons = reasons_for(ranked, tried, judged, table.game.faces.reasoning, None if against is None else tried.index(against))
    return Analysis(table.game.name, trials.seat, ranked, reasons, sum(trial.count for trial in trials.trials))


def move_value(judged: Judged, trial: Trial) -> MoveValue:
    moves = trial.candidate.moves
    return MoveValue(moves[0], judged.chance(trial), judged.score(trial), trial.count, moves if len(moves) > 1 else ())
