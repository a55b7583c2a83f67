"""Ratings from games in order: openskill's Plackett-Luce model over the bots at a table, each by the mean place of its seats."""

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce

START, SCALE = 1000, 40  # as the server shows ratings: 1000 before the first game
RATED = 10_000  # games at most; after that a rating hardly moves

MODEL = PlackettLuce(tau=0.0)  # a bot does not change, so nothing is added to the doubt between games


def rate(games: Sequence[tuple[Sequence[str], Sequence[int]]]) -> dict[str, dict[str, Any]]:
    """The ratings after games given as bots and places by seat; a bot at several seats is one player with their mean place."""
    skills = {bot: MODEL.rating() for seated, _ in games for bot in seated}
    for seated, places in games[:RATED]:
        bots = list(dict.fromkeys(seated))
        if len(bots) > 1:
            ranks = [mean_place(bot, seated, places) for bot in bots]
            rated = MODEL.rate([[skills[bot]] for bot in bots], ranks=ranks)
            skills |= {bot: team[0] for bot, team in zip(bots, rated, strict=True)}
    return {bot: {"mu": skill.mu, "sigma": skill.sigma, "shown": shown(skill)} for bot, skill in skills.items()}


def mean_place(bot: str, seated: Sequence[str], places: Sequence[int]) -> float:
    own = [place for who, place in zip(seated, places, strict=True) if who == bot]
    return sum(own) / len(own)


def shown(skill: Any) -> int:
    """The number people read: a strength that is exceeded almost surely."""
    return round(START + SCALE * float(skill.mu - 3 * skill.sigma))
