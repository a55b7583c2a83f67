"""Why a move is the best: what its continuations show beside those of the next best, and what may go wrong."""

import numpy as np

from coven.analysis.trials import Trial
from coven.analysis.values import MoveValue, Reason
from coven.table.parts import Telling

CLEAR = 2.0  # standard errors from which a difference is told
MOST_GAINS = 2
LEAST_RISK = 0.05  # a chance below is not worth a word


def reasons_for(best: MoveValue, second: MoveValue | None, trials: dict[int, Trial], telling: Telling | None) -> tuple[Reason, ...]:
    """The reasons for the best move, the general one first."""
    if second is None:
        return (Reason("only"),)
    first = lead(best, second)
    if telling is None:
        return (first,)
    ours, theirs = trials[best.move.id], trials[second.move.id]
    gains = gains_of(ours, theirs, telling, second.move.text)
    return (first, *gains, *risk_of(ours, telling, {gain.name for gain in gains}))


def lead(best: MoveValue, second: MoveValue) -> Reason:
    """It wins more often, or it is expected to score better, or the two are as good as each other."""
    args: dict[str, float | str] = {
        "chance": percent(best.chance.mean),
        "other_chance": percent(second.chance.mean),
        "score": round(best.score.mean, 1),
        "other_score": round(second.score.mean, 1),
        "other": second.move.text,
    }
    apart = best.chance.mean - second.chance.mean
    if apart > CLEAR * np.hypot(best.chance.error, second.chance.error):
        return Reason("lead", args=args)
    scored = abs(best.score.mean - second.score.mean)
    is_clear = scored > CLEAR * np.hypot(best.score.error, second.score.error)
    return Reason("score" if is_clear else "close", args=args)


def gains_of(ours: Trial, theirs: Trial, telling: Telling, other: str) -> tuple[Reason, ...]:
    """What the best move brings that the next best does not, the clearest first."""
    found = []
    for name in names_in(ours):
        apart, clarity = difference(ours, theirs, name, name in telling.bad)
        if apart > 0 and clarity >= CLEAR:
            means = [told(telling, name, mean_of(trial, name)) for trial in (ours, theirs)]
            found.append((clarity, Reason("gain", name, {"mean": means[0], "other_mean": means[1], "other": other})))
    found.sort(key=lambda entry: -entry[0])
    return tuple(reason for _, reason in found[:MOST_GAINS])


def difference(ours: Trial, theirs: Trial, name: str, is_bad: bool) -> tuple[float, float]:
    """By how much ours is better, world by world, and that in standard errors."""
    many = min(len(ours.tallies), len(theirs.tallies))
    apart = np.array([ours.tallies[i][name] - theirs.tallies[i][name] for i in range(many)]) * (-1 if is_bad else 1)
    if many < 2 or not apart.any():
        return 0.0, 0.0
    error = max(apart.std(ddof=1), 1e-9) / np.sqrt(many)
    return float(apart.mean()), float(apart.mean() / error)


def risk_of(ours: Trial, telling: Telling, told: set[str]) -> tuple[Reason, ...]:
    """The likeliest bad thing that the best move still leaves open."""
    chances = {name: mean_of(ours, name) for name in names_in(ours) if name in telling.bad & telling.chances and name not in told}
    if not chances:
        return ()
    name = max(chances, key=lambda each: chances[each])
    return (Reason("risk", name, {"mean": percent(chances[name])}),) if chances[name] >= LEAST_RISK else ()


def names_in(trial: Trial) -> list[str]:
    return list(trial.tallies[0]) if trial.tallies else []


def mean_of(trial: Trial, name: str) -> float:
    return float(np.mean([tally[name] for tally in trial.tallies]))


def told(telling: Telling, name: str, mean: float) -> float:
    """A number as a sentence says it: chances in hundredths, all else to one decimal."""
    return percent(mean) if name in telling.chances else round(mean, 1)


def percent(share: float) -> int:
    return round(100 * share)
