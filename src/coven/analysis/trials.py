"""The moves of one decision tried out: the same worlds for each, more of them for the better ones, until the budget is spent."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

import numpy as np

from coven.analysis.gauge import Gauge
from coven.analysis.packets import Candidate
from coven.analysis.rollouts import BATCH, Continuation, RolloutResults, Rollouts
from coven.analysis.values import Budget, Estimate, change_estimate, estimate, percent, share_error, width_of

Progress = Callable[[int, int], None]
FEWEST = 8  # continuations a move is given at least
TALLIED = 256  # of each move: enough to give reasons
LEAST_WORTH = 0.005  # of a win for a usual difference in margins: who has won or lost anyhow still plays for the score
END_WEIGHT, NEAR_WEIGHT = 0.5, 0.75  # of margins against wins: margins vary less, those of one round far less than those of a game
Reading = Callable[["Trial"], Any]


class Trial:
    """One candidate: what came of its continuations, in the order of their numbers."""

    def __init__(self, candidate: Candidate, row: int, players: int) -> None:
        self.candidate, self.row = candidate, row
        self.shares, self.scores, self.near_scores = (np.zeros((0, players)) for _ in range(3))
        self.tallies: list[dict[str, float]] = []

    @property
    def count(self) -> int:
        return len(self.shares)

    def add(self, played: RolloutResults, part: slice) -> None:
        """Takes over some of what was played."""
        self.shares = np.concatenate([self.shares, played.shares[part]])
        self.scores = np.concatenate([self.scores, played.scores[part]])
        self.near_scores = np.concatenate([self.near_scores, played.near_scores[part]])
        self.tallies.extend(played.tallies[part])


class Trials:
    """All candidates of a seat, tried by successive halving from what it may know."""

    def __init__(self, rollouts: Rollouts, seat: int, candidates: Sequence[Candidate]) -> None:
        players = int(rollouts.roots[0].players)
        self.rollouts, self.seat = rollouts, seat
        self.trials = [Trial(candidate, row, players) for row, candidate in enumerate(candidates)]
        about, reasoning = rollouts.game.about, rollouts.game.faces.reasoning
        self._sign = -1 if about.fewest_points_win else 1
        self._is_near = reasoning is not None and reasoning.only_scores_last

    def run(self, budget: Budget, progress: Progress | None = None, kept: Sequence[int] = ()) -> None:
        """Halves the field round by round; candidates numbered in `kept` stay in it to the last."""
        stages = max(1, int(np.ceil(np.log2(max(2, len(self.trials))))))
        began, done = monotonic(), 0
        for stage in range(stages):
            field = self._field(stage, kept)
            if budget.seconds is None:
                done += self._spend(field, (budget.simulations or 0) * (stage + 1) // stages - done, done, budget, progress)
            else:
                self._spend_time(field, began, began + budget.seconds * (stage + 1) / stages, budget.seconds, progress)
        self._settle()

    def _settle(self) -> None:
        """The first of the list is tried in as many worlds as any: one that left the field may look best again beside more of them."""
        most = max(trial.count for trial in self.trials)
        while (first := self.ranked()[0]).count < most:
            self._try([first], most - first.count)

    def _field(self, stage: int, kept: Sequence[int]) -> list[Trial]:
        """Those still tried in a stage: all, then the better half, and so on, two at the least."""
        size = max(2, -(-len(self.trials) // 2**stage))
        ranked = self._by_value() if stage else self.trials
        return [trial for place, trial in enumerate(ranked) if place < size or trial.row in kept]

    def _spend(self, field: Sequence[Trial], simulations: int, before: int, budget: Budget, progress: Progress | None) -> int:
        """Gives every move of the field equally many; returns how many in all."""
        each = max(simulations // len(field), FEWEST if before == 0 else 1)
        step = max(1, min(each, BATCH))
        for first in range(0, each, step):
            self._try(field, min(step, each - first))
            if progress is not None:
                total = max(budget.simulations or 0, 1)
                progress(min(total, before + (first + step) * len(field)), total)
        return each * len(field)

    def _spend_time(self, field: Sequence[Trial], began: float, until: float, seconds: float, progress: Progress | None) -> None:
        """Tries the field in small steps until the time is up."""
        while monotonic() < until or field[0].count == 0:
            self._try(field, 1)
            if progress is not None:
                progress(min(1000, int(1000 * (monotonic() - began) / seconds)), 1000)

    def _try(self, field: Sequence[Trial], many: int) -> None:
        """So many more continuations of each move, numbered from where the move stands."""
        is_tallied = any(len(trial.tallies) < TALLIED for trial in field)
        numbers = [(trial, number) for trial in field for number in range(trial.count, trial.count + many)]
        continuations = [self._continuation(trial, number) for trial, number in numbers]
        played = self.rollouts.play(continuations, is_tallied)
        for place, trial in enumerate(field):
            trial.add(played, slice(place * many, (place + 1) * many))

    def _continuation(self, trial: Trial, number: int) -> Continuation:
        moves = trial.candidate.moves
        return Continuation(trial.row, self.seat, self.seat, moves[-1].id, number, len(moves) - 1)

    # --- what came of them --------------------------------------------------------------------------------------------

    def margins(self, trial: Trial) -> Any:
        """By how much the seat was ahead of the best of the others: at the end, or where only scores carry on from."""
        own = self._sign * (trial.near_scores if self._is_near else trial.scores)
        others = np.delete(own, self.seat, axis=1)
        return own[:, self.seat] - (others.max(axis=1) if others.shape[1] else 0)

    def gauge(self) -> Gauge:
        """What margins say about winning here, over all continuations."""
        tried = [trial for trial in self.trials if trial.count]
        return Gauge(np.concatenate([self.margins(trial) for trial in tried]), np.concatenate([trial.shares[:, self.seat] for trial in tried]))

    def _by_value(self) -> list[Trial]:
        """Best first; a move that left the field earlier never comes before one that stayed."""
        gauge = self.gauge()

        def value(trial: Trial) -> float:
            return float(self._steadied(trial, gauge).mean() + LEAST_WORTH * gauge.places(self.margins(trial)).mean())

        return sorted((trial for trial in self.trials if trial.count), key=lambda trial: (trial.count, value(trial)), reverse=True)

    def _steadied(self, trial: Trial, gauge: Gauge) -> Any:
        """The chance to win in each continuation: who won, mixed with what the margin speaks for."""
        weight = NEAR_WEIGHT if self._is_near else END_WEIGHT
        return (1 - weight) * trial.shares[:, self.seat] + weight * gauge(self.margins(trial))

    def ranked(self) -> list[Trial]:
        """Best first, by the figures that people are shown: hundredths of a win, then the score."""
        judged = Judged(self)
        return sorted(judged.tried, key=lambda trial: (percent(judged.chance(trial).mean), self._sign * judged.score(trial).mean), reverse=True)


class Judged:
    """The moves beside each other: their figures are of the same worlds, also where one was tried in fewer of them."""

    def __init__(self, trials: Trials) -> None:
        gauge = trials.gauge()
        self.sign = trials._sign
        self.tried = [trial for trial in trials.trials if trial.count]
        self._most = max(trial.count for trial in self.tried)
        self._chances = {trial.row: trials._steadied(trial, gauge) for trial in self.tried}
        self._scores = {trial.row: trial.scores[:, trials.seat] for trial in self.tried}

    def chance(self, trial: Trial) -> Estimate:
        mean = min(1.0, max(0.0, self._beside(self._chances, trial)))
        return Estimate(mean, float(share_error(self._chances[trial.row])), True, width_of(trial.count))

    def score(self, trial: Trial) -> Estimate:
        return Estimate(self._beside(self._scores, trial), estimate(self._scores[trial.row]).error, width=width_of(trial.count))

    def chance_lead(self, one: Trial, other: Trial) -> Estimate:
        """What one move is ahead of another in chances, world by world."""
        return change_estimate(apart(self._chances, one, other))

    def score_lead(self, one: Trial, other: Trial) -> Estimate:
        """The same in points, where more is better."""
        return estimate(self.sign * apart(self._scores, one, other))

    def _beside(self, values: dict[int, Any], trial: Trial) -> float:
        """The mean of a move, as it would be in all worlds if it kept its distance from those that were tried in all."""
        own, many = values[trial.row], trial.count
        if many == self._most:
            return float(own.mean())
        leader = next((each for each in self.tried if each.count == self._most and is_alike(each, trial)), None)
        if leader is not None:  # what comes to the same has the same figures
            return float(values[leader.row].mean())
        leaders = np.mean([values[each.row] for each in self.tried if each.count == self._most], axis=0)
        return float(own.mean() + leaders.mean() - leaders[:many].mean())


def is_alike(one: Trial, other: Trial) -> bool:
    """Whether two moves came to the same scores in every world tried with both."""
    many = min(one.count, other.count)
    return all(
        bool((ours[:many] == theirs[:many]).all())
        for ours, theirs in ((one.scores, other.scores), (one.shares, other.shares), (one.near_scores, other.near_scores))
    )


def apart(values: dict[int, Any], one: Trial, other: Trial) -> Any:
    many = min(one.count, other.count)
    return values[one.row][:many] - values[other.row][:many]
