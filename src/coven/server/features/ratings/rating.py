"""How a game changes ratings: openskill's Plackett-Luce model, with everybody at the table ranked."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from coven.server.live.match import Chair, Match

MODEL = PlackettLuce()
START, SCALE = 1000, 40  # as shown: 1000 before the first game
GIVEN_UP = ("abandoned", "everybody_left")
REAL_MOVES = 10  # of one's own: who leaves before gives nobody a win


@dataclass(frozen=True)
class Skill:
    """What is believed of a person's strength, and how surely."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """The number people read: a strength that is exceeded almost surely."""
        return round(START + SCALE * (self.mu - 3 * self.sigma))


@dataclass(frozen=True)
class Standing:
    """How a person came out of a rated game."""

    person: str
    game: str
    players: int
    place: int
    stayed: bool = True
    played: bool = True  # to the end, or at least for a good while


NEWCOMER = Skill(MODEL.mu, MODEL.sigma)


def rated(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after a game with these places, 1 for the best; equal places are shared."""
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(float(player.mu), float(player.sigma)) for (player,) in after]


def standings(match: Match) -> list[Standing]:
    """The people to be rated for a game; nobody if the table was not rated, or was closed without anybody leaving it to others.

    Who left, so that a bot played on to the end, comes last; at a table given up after that, those who stayed share the first place.
    """
    people = {seat: chair.person for seat, chair in enumerate(match.chairs) if chair.person is not None}
    if not match.created.terms.rated or not match.has_begun or len(people) < 2:
        return []
    places = {seat: place for seat, place in _places(match).items() if seat in people}
    made = match.created
    return [Standing(people[seat], made.game, made.players, place, *_presence(match, match.chairs[seat])) for seat, place in places.items()]


def _presence(match: Match, chair: Chair) -> tuple[bool, bool]:
    """Whether a person stayed, and whether they really played."""
    stayed = chair.bot is None
    return stayed, (stayed and match.status == "over") or len(chair.done) >= REAL_MOVES


def _places(match: Match) -> dict[int, int]:
    left = {seat for seat, chair in enumerate(match.chairs) if chair.bot is not None}
    last = match.created.players
    if match.status == "over":
        outcome = match.table.outcome
        assert outcome is not None
        return ranked({seat: last + 1 if seat in left else place for seat, place in enumerate(outcome.places)})
    if match.closed_because in GIVEN_UP and 0 < len(left) < last:
        return {seat: 2 if seat in left else 1 for seat in range(last)}
    return {}


def ranked(places: dict[int, int]) -> dict[int, int]:
    """The same order, told as places: one more than there are better ones."""
    return {seat: 1 + sum(other < place for other in places.values()) for seat, place in places.items()}
