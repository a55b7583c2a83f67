"""Costly moves: decisions after which a seat's chances or points clearly fell, though by what the seat could know another was clearly better."""

from collections.abc import Callable
from contextlib import closing

from coven.analysis.adding_up import percents
from coven.analysis.course import Course
from coven.analysis.hints import analysis_of
from coven.analysis.packets import candidates, states_of
from coven.analysis.parts import Values
from coven.analysis.rollouts import OPEN, Rollouts
from coven.analysis.shapes import CostlyMove, Counts, Known
from coven.analysis.trials import Judged, Trial, Trials
from coven.analysis.values import Budget, Estimate, percent, spread, tenths

Progress = Callable[[int, int], None]
SUSPECTS = 10  # moves looked at again for what would have been better
MOST = 5  # that are told
BUDGET = 6  # times the continuations of a point
CLEAR = 2.0  # standard errors from which a loss counts as one
POINTS_WORTH = 0.05  # of a win for a usual difference in scores: who has won or lost anyhow still plays for the score


def costly_moves(
    course: Course, wins: Values, points: Values, viewer: int, simulations: int, seed: int | str | bytes, threads: int, progress: Progress
) -> tuple[CostlyMove, ...]:
    """The decisions that clearly cost most, the worst first: those that cost chances, then those that cost only points."""
    finding = Finding(course, wins, points, simulations * BUDGET, seed, threads)
    suspects = finding.suspects(viewer)
    found = []
    for place, number in enumerate(suspects):
        judged = finding.judge(number)
        if judged is not None:
            found.append(judged)
        progress(place + 1, len(suspects))
    found.sort(key=lambda each: (each["counts"] == "points", each["after"] - each["before"], -each["points"]["mean"]))
    return tuple(found[:MOST])


class Finding:
    """Looks for costly moves in one game."""

    def __init__(self, course: Course, wins: Values, points: Values, budget: int, seed: int | str | bytes, threads: int) -> None:
        self._course, self._wins, self._points = course, wins, points
        self._budget, self._seed, self._threads = budget, seed, threads
        self._sign = -1 if course.table.game.about.fewest_points_win else 1
        self._spread = max(1.0, float(points.samples[points.before[0]].std()))

    def suspects(self, viewer: int) -> list[int]:
        """The decisions with the largest losses, if these are clear."""
        steps = self._course.steps
        decisions = [number for number, step in enumerate(steps) if not step.is_forced and viewer in (OPEN, step.seat)]
        return sorted((number for number in decisions if self._counts(number)), key=self._gain)[:SUSPECTS]

    def _gain(self, number: int) -> float:
        seat = self._course.steps[number].seat
        return float(self._wins.play(number)[seat] + POINTS_WORTH * self._sign * self._points.play(number)[seat] / self._spread)

    def _counts(self, number: int) -> Counts | None:
        """What a decision clearly lost, as it is shown; None if nothing."""
        before, after, _ = self._shown(number)
        loss = self._loss(number)
        if is_clear(loss) and before - after >= spread(loss.as_data()):  # both are rounded, and stand beside each other
            return "chance"
        return "points" if is_clear(self._lost_points(number)) and before >= after else None

    def _loss(self, number: int) -> Estimate:
        return turned(self._wins.play_of(number, self._course.steps[number].seat), -1)

    def _lost_points(self, number: int) -> Estimate:
        return turned(self._points.play_of(number, self._course.steps[number].seat), -self._sign)

    def _shown(self, number: int) -> tuple[int, int, int]:
        """The seat's chance before the decision, after it, and after chance had its turn: the first and the last as the chart has them."""
        seat, wins = self._course.steps[number].seat, self._wins
        before, after, then = (percents(chances)[seat] for chances in (wins.at(number), wins.after_play(number), wins.at(number + 1)))
        return before, after, then

    def judge(self, number: int) -> CostlyMove | None:
        """One decision tried again from the eyes of who made it; None if nothing else was clearly better."""
        step, table, counts = self._course.steps[number], self._course.table.keeper.table_at(number), self._counts(number)
        found, places = candidates(table, step.seat, self._seed)
        with closing(Rollouts(table.game, table.box, states_of(found), self._seed, self._threads)) as rollouts:
            trials = Trials(rollouts, step.seat, found)
            trials.run(Budget(self._budget), kept=(places[step.action],))
        best, made = trials.ranked()[0], trials.trials[places[step.action]]
        known = known_of(Judged(trials), best, made)
        if counts is None or known is None or step.action in best.candidate.content:  # of a better packet it would have been a part as well
            return None
        before, after, then = self._shown(number)
        return {
            "n": step.number,
            "seat": step.seat,
            "move": step.text,
            "better": best.candidate.moves[0].text,
            "packet": [move.text for move in best.candidate.moves],
            "counts": counts,
            "before": before,
            "after": after,
            "then": then,
            "cost": self._loss(number).as_data(),
            "points": self._lost_points(number).as_data(),
            "known": known,
            "reasons": [reason.as_data() for reason in analysis_of(table, trials, made).reasons if reason.kind == "gain"],
        }


def known_of(judged: Judged, best: Trial, made: Trial) -> Known | None:
    """What the seat could know of both moves; None if the better one was not clearly better in what it is called better in."""
    chance, better_chance = (percent(judged.chance(each).mean) for each in (made, best))
    score, better_score = (tenths(judged.score(each).mean) for each in (made, best))
    is_likelier = better_chance > chance and is_clear(judged.chance_lead(best, made))
    is_scoring = judged.sign * (better_score - score) > 0 and is_clear(judged.score_lead(best, made))
    if best is made or not (is_likelier or is_scoring):
        return None
    counts: Counts = "chance" if is_likelier else "points"
    return {"counts": counts, "chance": chance, "better_chance": better_chance, "score": score, "better_score": better_score}


def is_clear(loss: Estimate) -> bool:
    return loss.mean > max(CLEAR, loss.width) * loss.error and loss.mean > 0


def turned(estimate: Estimate, sign: int) -> Estimate:
    """A gain as a loss, or as it is."""
    return Estimate(sign * estimate.mean + 0.0, estimate.error, width=estimate.width)
