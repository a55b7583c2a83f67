"""Luck and play over many games: do they add up to the result, is luck nothing on average, and are the stated errors true?

`python tools/check_reviews.py --games 200` plays games of all three titles by bots, reviews each twice with chance of its own, and prints
for each title: the largest gap between start + deal + play + others + luck and the result; the mean of luck over all seats with its
interval (chance favours nobody, so 0 lies in it); and how often two reviews agree within the 95 % interval of their difference.
"""

import argparse
from collections.abc import Iterator, Sequence

import numpy as np

import coven
from coven.analysis.course import Course, course_of
from coven.analysis.estimating import estimated
from coven.analysis.parts import SeatParts, parts_of
from coven.analysis.rollouts import OPEN
from coven.bots import Bot
from coven.table.files.record import Record

PARTS = ("deal", "play", "others", "luck")
WIDTH = 1.96
TABLES: tuple[tuple[str, int, dict[str, object], int], ...] = (  # of so many games one
    ("witches", 3, {"rounds": 1}, 2),
    ("wandering_towers", 2, {}, 4),
    ("broom_service", 2, {}, 4),
)


def played(name: str, players: int, options: dict[str, object], number: int) -> Record:
    """A game by a careful bot and random ones, in turns."""
    game = coven.game(name)
    table = game.new_table(players, options, seed=f"review {number}")
    bots = [Bot("careful" if (seat + number) % players else "random", game, f"{number} {seat}") for seat in range(players)]
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table, seat))
    return table.record()


Parts = list[SeatParts]


def reviewed(course: Course, simulations: int, seed: str) -> Parts:
    """The parts of every seat, as a review has them."""
    values, _ = estimated(course, OPEN, simulations, seed, 1, None)
    return [parts_of(values, course.steps, seat) for seat in range(course.table.players)]


def gap(parts: SeatParts) -> float:
    return abs(parts.start + sum(float(getattr(parts, name).mean) for name in PARTS) - parts.result)


def apart(one: Parts, other: Parts, names: Sequence[str]) -> Iterator[float]:
    """How far two reviews of a game differ, part by part, in half widths of the 95 % interval of the difference."""
    for first, second in zip(one, other, strict=True):
        for name in names:
            a, b = getattr(first, name), getattr(second, name)
            if a.error:  # else it is certain in both
                yield (a.mean - b.mean) / np.hypot(a.width * a.error, b.width * b.error)


def check(name: str, players: int, options: dict[str, object], games: int, simulations: int) -> None:
    gaps, lucks, differences = [], [], []
    for number in range(games):
        course = course_of(played(name, players, options, number), OPEN)
        one, other = (reviewed(course, simulations, f"{word} {number}") for word in ("one", "other"))  # games share no chance either
        gaps += [gap(parts) for parts in one]
        parts = one[number % players]  # one seat of a game, for those of a game hang together; in turns, for places are not equally good
        lucks.append(parts.luck.mean + parts.deal.mean)
        differences += list(apart(one, other, PARTS if any(step.drew for step in course.steps) else PARTS[:-1]))  # no luck where nothing is drawn
    error = np.std(lucks, ddof=1) / np.sqrt(len(lucks))
    within = np.mean(np.abs(differences) <= 1)
    print(
        f"{name:17} {games:4} games: largest gap {max(gaps):.1e}; mean luck {np.mean(lucks):+.3f} ± {WIDTH * error:.3f};"
        f" {100 * within:.1f} % of {len(differences)} differences within their 95 % interval",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games in all: half of them Witches, a quarter of each of the others")
    parser.add_argument("--simulations", type=int, default=16, help="continuations of every point")
    parser.add_argument("--title", help="only this game")
    given = parser.parse_args()
    for name, players, options, share in TABLES:
        if given.title in (None, name):
            check(name, players, dict(options), max(2, given.games // share), given.simulations)


if __name__ == "__main__":
    main()
