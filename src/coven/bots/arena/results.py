"""What came of an arena: shares of the wins, scores and who beat whom, with 95 % intervals, and ratings.

Games on one deal resemble each other, so everything is first summed by deal; the intervals come from how deals differ. A deal counts once all
of its rotations are played.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import numpy as np

from coven.bots.arena.ledger import Book
from coven.bots.arena.lineups import ArenaPlan, Lineup
from coven.bots.arena.program import GameResult, win_shares
from coven.bots.arena.ratings import rate

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class CountedGame(NamedTuple):
    """One game as the counting sees it."""

    lineup: Lineup
    deal: int
    rotation: int
    seated: tuple[str, ...]
    result: GameResult

    def of(self, bot: str, by_seat: Iterable[float]) -> float:
        """The sum of a number over the seats of a bot."""
        return float(sum(value for who, value in zip(self.seated, by_seat, strict=True) if who == bot))

    def wins(self, bot: str) -> float:
        return self.of(bot, win_shares(self.result.places))

    def seats(self, bot: str) -> int:
        return self.seated.count(bot)


def standings(plan: ArenaPlan, book: Book) -> dict[str, Any]:
    """The whole result as plain data; the same for the same plan, wherever it was played."""
    games = list(whole_deals(book))
    counts = sorted({lineup.players for lineup in plan.lineups})
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "seed": plan.seed,
        "code": plan.code,
        "players": counts,
        "planned": plan.total,
        "games": len(games),
        "moves": sum(game.result.moves for game in games),
        "ends": dict(sorted(Counter(game.result.end for game in games).items())),
        "lineups": [{"bots": list(each.bots), "games": sum(game.lineup == each for game in games)} for each in plan.lineups],
        "bots": [row for players in counts for row in by_bot(games, players)],
        "pairs": [row for players in counts for row in by_pair(plan, games, players)],
    }


def whole_deals(book: Book) -> Iterable[CountedGame]:
    """All games of deals that are played in every rotation, deal by deal."""
    found = []
    for place, (lineup, results) in enumerate(book.items()):
        finished = Counter(number // lineup.rotations for number in results)
        for number, result in sorted(results.items()):
            deal, rotation = divmod(number, lineup.rotations)
            if finished[deal] == lineup.rotations:
                found.append((deal, place, rotation, CountedGame(lineup, deal, rotation, lineup.seated(rotation), result)))
    return [game for *_, game in sorted(found, key=lambda row: row[:3])]


def by_bot(games: list[CountedGame], players: int) -> list[dict[str, Any]]:
    """Each bot with its share of the wins, what would be fair, its mean score and its rating; the best rating first."""
    here = [game for game in games if game.lineup.players == players]
    ratings = rate([(game.seated, game.result.places) for game in here])
    rows = []
    for bot in ratings:
        own = [game for game in here if bot in game.seated]
        seats = [game.seats(bot) for game in own]
        rows.append(
            {
                "bot": bot,
                "players": players,
                "games": len(own),
                "fair": float(np.mean(seats)) / players,
                "wins": share(own, [game.wins(bot) for game in own], [1] * len(own)),
                "score": ratio(own, [game.of(bot, game.result.scores) for game in own], seats),
                "rating": ratings[bot],
            }
        )
    return sorted(rows, key=lambda row: (-row["rating"]["shown"], row["bot"]))


def by_pair(plan: ArenaPlan, games: list[CountedGame], players: int) -> list[dict[str, Any]]:
    """Of the wins that two bots took from each other, the share of the one with fewer seats, or where they have as many, of the better one."""
    lineups = [lineup for lineup in plan.lineups if lineup.players == players and len(set(lineup.bots)) == 2]
    rows = []
    for pair in dict.fromkeys(tuple(sorted(set(lineup.bots))) for lineup in lineups):
        both = [game for game in games if game.lineup.players == players and set(game.seated) == set(pair)]
        if both:
            rows.append(max((taken(both, *order) for order in (pair, pair[::-1])), key=lambda row: (-row["fair"], row["wins"]["mean"])))
    return rows


def taken(games: list[CountedGame], bot: str, against: str) -> dict[str, Any]:
    """What one bot took from another."""
    wins, of = [game.wins(bot) for game in games], [game.wins(bot) + game.wins(against) for game in games]
    players = games[0].lineup.players
    fair = sum(game.seats(bot) for game in games) / (players * len(games))
    return {"players": players, "bot": bot, "against": against, "games": len(games), "fair": fair, "wins": share(games, wins, of)}


# --- intervals ------------------------------------------------------------------------------------------------------------


def by_deal(games: list[CountedGame], values: Iterable[float]) -> Any:
    """A number summed by deal."""
    sums: dict[int, float] = {}
    for game, value in zip(games, values, strict=True):
        sums[game.deal] = sums.get(game.deal, 0.0) + value
    return np.array([sums[deal] for deal in sorted(sums)])


def ratio(games: list[CountedGame], values: Iterable[float], of: Iterable[float]) -> dict[str, float]:
    """A sum over another, with its interval from the scatter of deals."""
    value, error, deals = ratio_and_error(by_deal(games, values), by_deal(games, of))
    wide = students(deals - 1) * error
    return {"mean": value, "low": value - wide, "high": value + wide}


def share(games: list[CountedGame], values: Iterable[float], of: Iterable[float]) -> dict[str, float]:
    """A share of a whole: Wilson's interval for as many independent games as have this scatter, so that it never leaves 0 to 1."""
    value, error, deals = ratio_and_error(by_deal(games, values), by_deal(games, of))
    count = value * (1 - value) / error**2 if error > 0 and 0 < value < 1 else deals
    z2 = students(deals - 1) ** 2
    middle, wide = (value + z2 / (2 * count)) / (1 + z2 / count), np.sqrt(z2 * (value * (1 - value) / count + z2 / (4 * count**2))) / (1 + z2 / count)
    return {"mean": value, "low": max(0.0, float(middle - wide)), "high": min(1.0, float(middle + wide))}


def ratio_and_error(values: Any, of: Any) -> tuple[float, float, int]:
    """The ratio of two sums, its standard error, and over how many deals."""
    deals, whole = len(values), float(of.sum())
    value = float(values.sum()) / whole if whole else 0.0
    if deals < 2 or not whole:
        return value, 0.0, deals
    apart = values - value * of
    return value, float(np.sqrt(deals / (deals - 1) * (apart**2).sum()) / whole), deals


def students(freedom: int) -> float:
    """How many standard errors 95 % lie within, for so many degrees of freedom: the usual expansion around the normal distribution."""
    if freedom < 1:
        return Z
    near = Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    return float(near)


def rounded(value: Any, digits: int = 4) -> Any:
    """The same data with numbers short enough to read."""
    if isinstance(value, float):
        return round(value, digits)
    if isinstance(value, Mapping):
        return {name: rounded(each, digits) for name, each in value.items()}
    return [rounded(each, digits) for each in value] if isinstance(value, list) else value
