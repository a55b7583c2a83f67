"""The moves of one decision tried out: the same worlds for each, more of them for the better ones, until the budget is spent."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

import numpy as np

from coven.analysis.rollouts import BATCH, Job, Played, Rollouts
from coven.analysis.values import Budget, Estimate, estimate

Progress = Callable[[int, int], None]
FEWEST = 8  # continuations a move is given at least
TALLIED = 256  # of each move: enough to give reasons
LEAST_WORTH = 0.005  # of a win for a usual difference in margins: who has won or lost anyhow still plays for the score
END_WEIGHT, NEAR_WEIGHT = 0.5, 0.75  # of margins against shares of the win: margins vary less, those of one round far less than those of a game


class Trial:
    """One move: what came of its continuations, in the order of their numbers."""

    def __init__(self, action: int, players: int) -> None:
        self.action = action
        self.shares, self.scores, self.near_scores = (np.zeros((0, players)) for _ in range(3))
        self.tallies: list[dict[str, float]] = []

    @property
    def count(self) -> int:
        return len(self.shares)

    def add(self, played: Played, part: slice) -> None:
        """Takes over some of what was played."""
        self.shares = np.concatenate([self.shares, played.shares[part]])
        self.scores = np.concatenate([self.scores, played.scores[part]])
        self.near_scores = np.concatenate([self.near_scores, played.near_scores[part]])
        self.tallies.extend(played.tallies[part])


class Trials:
    """All moves of a seat in one root, tried by successive halving."""

    def __init__(self, rollouts: Rollouts, row: int, seat: int, eyes: int, actions: Sequence[int]) -> None:
        players = int(rollouts.roots[row].players)
        self.rollouts, self.row, self.seat, self.eyes = rollouts, row, seat, eyes
        self.trials = [Trial(action, players) for action in actions]
        about, telling = rollouts.game.about, rollouts.game.faces.telling
        self._sign = -1 if about.fewest_points_win else 1
        self._is_near = telling is not None and telling.only_scores_last

    def run(self, budget: Budget, progress: Progress | None = None, kept: Sequence[int] = ()) -> None:
        """Halves the field round by round; moves in `kept` stay in it to the last."""
        stages = max(1, int(np.ceil(np.log2(max(2, len(self.trials))))))
        began, done = monotonic(), 0
        for stage in range(stages):
            field = self._field(stage, kept)
            if budget.seconds is None:
                done += self._spend(field, (budget.simulations or 0) * (stage + 1) // stages - done, done, budget, progress)
            else:
                self._spend_time(field, began, began + budget.seconds * (stage + 1) / stages, budget.seconds, progress)

    def _field(self, stage: int, kept: Sequence[int]) -> list[Trial]:
        """Those still tried in a stage: all, then the better half, and so on, two at the least."""
        size = max(2, -(-len(self.trials) // 2**stage))
        ranked = self.ranked() if stage else self.trials
        return [trial for place, trial in enumerate(ranked) if place < size or trial.action in kept]

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
        jobs = [Job(self.row, self.eyes, self.seat, trial.action, number) for trial, number in numbers]
        played = self.rollouts.play(jobs, is_tallied)
        for place, trial in enumerate(field):
            trial.add(played, slice(place * many, (place + 1) * many))

    # --- what came of them --------------------------------------------------------------------------------------------

    def margins(self, trial: Trial) -> Any:
        """By how much the seat was ahead of the best of the others: at the end, or where only scores carry on from."""
        own = self._sign * (trial.near_scores if self._is_near else trial.scores)
        others = np.delete(own, self.seat, axis=1)
        return own[:, self.seat] - (others.max(axis=1) if others.shape[1] else 0)

    def steadied(self, trial: Trial, slope: float) -> Any:
        """The seat's share of the win in each continuation, mixed with the share that its margin speaks for."""
        weight = NEAR_WEIGHT if self._is_near else END_WEIGHT
        return (1 - weight) * trial.shares[:, self.seat] + weight * slope * self.margins(trial)

    def value_of(self, trial: Trial, slope: float) -> float:
        return float(self.steadied(trial, slope).mean())

    def cost_of(self, action: int) -> Estimate:
        """What the seat lost in chance to win by this move against the best, world by world."""
        slope, best = self.slope(), self.ranked()[0]
        made = next(trial for trial in self.trials if trial.action == action)
        many = min(best.count, made.count)
        return estimate(self.steadied(best, slope)[:many] - self.steadied(made, slope)[:many])

    def ranked(self) -> list[Trial]:
        """Best first; a move that left the field earlier never comes before one that stayed."""
        slope = self.slope()
        tried = [trial for trial in self.trials if trial.count]
        return sorted(tried, key=lambda trial: (trial.count, self.value_of(trial, slope)), reverse=True)

    def slope(self) -> float:
        """How much a point of margin is worth in shares of a win here, over all continuations."""
        margins = np.concatenate([self.margins(trial) for trial in self.trials if trial.count])
        shares = np.concatenate([trial.shares[:, self.seat] for trial in self.trials if trial.count])
        spread = margins.var()
        if spread == 0:
            return 0.0
        return float(max(LEAST_WORTH / np.sqrt(spread), ((margins - margins.mean()) * (shares - shares.mean())).mean() / spread))
