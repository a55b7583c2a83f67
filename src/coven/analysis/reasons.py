"""Why a move is the best: what its continuations show beside those of the next best, and what may go wrong."""

from collections.abc import Sequence

import numpy as np

from coven.analysis.trials import Judged, Trial, is_alike
from coven.analysis.values import Estimate, MoveValue, Reason, percent, tenths
from coven.table.parts import Reasoning

CLEAR = 2.0  # standard errors from which a difference is named
MOST_GAINS = 2
LEAST_RISK = 5  # hundredths; a chance below is not worth a word
CERTAIN = 100  # hundredths: what comes to pass anyhow, or has, is no risk


def reasons_for(
    ranked: Sequence[MoveValue], trials: Sequence[Trial], judged: Judged, reasoning: Reasoning | None, against: int | None = None
) -> tuple[Reason, ...]:
    """The reasons for the first move, the general one first: beside the next that leads elsewhere, or the one in the place given."""
    if len(ranked) == 1:
        return (Reason("only"),)
    place = against or next((place for place in range(1, len(ranked)) if not is_alike(trials[0], trials[place])), None)
    same = (Reason("same", args={"other": ranked[1].move.text}),) if is_alike(trials[0], trials[1]) else ()
    if place is None:
        return same
    best, other, ours, theirs = ranked[0], ranked[place], trials[0], trials[place]
    first = lead(best, other, judged.chance_lead(ours, theirs), judged.score_lead(ours, theirs))
    if reasoning is None:
        return (*same, first)
    gains = gains_of(ours, theirs, reasoning, other.move.text)
    return (*same, first, *gains, *risk_of(ours, reasoning, {gain.name for gain in gains}))


def lead(best: MoveValue, other: MoveValue, chance: Estimate, score: Estimate) -> Reason:
    """It wins more often, or it is expected to score better, or the two are as good as each other."""
    args: dict[str, float | str] = {
        "chance": best.percent,
        "other_chance": other.percent,
        "score": tenths(best.score.mean),
        "other_score": tenths(other.score.mean),
        "other": other.move.text,
    }
    if is_clear(chance) and best.percent > other.percent:
        return Reason("lead", args=args)
    return Reason("score" if is_clear(score) and args["score"] != args["other_score"] else "close", args=args)


def is_clear(lead: Estimate) -> bool:
    return lead.mean > CLEAR * lead.error and lead.mean > 0


def gains_of(ours: Trial, theirs: Trial, reasoning: Reasoning, other: str) -> tuple[Reason, ...]:
    """What the best move brings that the other does not, the clearest first; only what differs as it is shown."""
    found = []
    for name in names_in(ours):
        apart, clarity = difference(ours, theirs, name, name in reasoning.bad)
        mean, other_mean = (in_words(reasoning, name, mean_of(trial, name)) for trial in (ours, theirs))
        if apart > 0 and clarity >= CLEAR and mean != other_mean and (mean < other_mean) == (name in reasoning.bad):
            found.append((clarity, Reason("gain", name, {"mean": mean, "other_mean": other_mean, "other": other})))
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


def risk_of(ours: Trial, reasoning: Reasoning, named: set[str]) -> tuple[Reason, ...]:
    """The likeliest bad thing that the best move still leaves open."""
    chances = {name: percent(mean_of(ours, name)) for name in names_in(ours) if name in reasoning.bad & reasoning.chances and name not in named}
    risks = {name: chance for name, chance in chances.items() if LEAST_RISK <= chance < CERTAIN}
    if not risks:
        return ()
    name = max(risks, key=lambda each: risks[each])
    return (Reason("risk", name, {"mean": risks[name]}),)


def names_in(trial: Trial) -> list[str]:
    return list(trial.tallies[0]) if trial.tallies else []


def mean_of(trial: Trial, name: str) -> float:
    return float(np.mean([tally[name] for tally in trial.tallies]))


def in_words(reasoning: Reasoning, name: str, mean: float) -> float:
    """A number as a sentence says it: chances in hundredths, all else to one decimal."""
    return percent(mean) if name in reasoning.chances else tenths(mean)
