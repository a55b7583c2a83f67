"""The bots of a game by name: five levels, the same in every game, its own policies, and random play.

The lower levels play by the game's best policy, but make part of their moves in haste, by a rule of thumb that looks no further
than the own hand: too brave or too careful, and forgetful of all that has been played. The upper levels search; in haste, they play by the policy.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from coven.errors import CovenError, shown
from coven.kernel.bulk import mix, pick
from coven.kernel.target import policy, rebound, rule
from coven.kernel.types import I64, Action, Actions, Box, Number, Seat, State, Word
from coven.table.game import Game

RANDOM = "random"
SKILLED = "skilled"
LEVELS = ("novice", "casual", SKILLED, "expert", "master")  # weakest first
SEARCHES = ("expert", "master")
HASTINESS = {"novice": 70, "casual": 30, "skilled": 0, "expert": 50, "master": 0}  # moves in a hundred, where a game does not say


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game: the levels, weakest first, then random play and the game's own."""
    return [*LEVELS, RANDOM, *own_bots(game)]


def own_bots(game: Game) -> list[str]:
    """The policies of a game that are no levels, the best last."""
    return [name for name in game.rules.bots if name not in LEVELS]


def usual_bot(game: Game) -> str:
    """Who plays where no bot is named: the game's own best policy. It plays as the level skilled does, and answers at once."""
    return [RANDOM, *own_bots(game)][-1]


def usual_level(game: Game) -> str:
    """The name that the usual bot goes by where people choose among levels."""
    return SKILLED if own_bots(game) else RANDOM


def offered_bots(game: Game) -> list[str]:
    """What people choose from, weakest first: each level once, so without the usual bot, which plays as one of them."""
    return [RANDOM, *LEVELS, *(name for name in own_bots(game) if name != usual_bot(game))]


def check_bot(game: Game, name: str) -> None:
    if name not in bot_names(game):
        raise CovenError("unknown_bot", f"There is no bot {shown(name)} for {game.name}; there are {', '.join(bot_names(game))}.", bot=name)


SHARE = 0  # `rebound` puts another here, and the rules of a game:

if TYPE_CHECKING:

    def moves(box: Box, s: State, seat: Seat, out: Actions) -> Number: ...
    def hasty(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action: ...
    def sober(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action: ...


def at_random(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action:
    """The random bot as a rule: any allowed move."""
    return I64(out[pick(luck, moves(box, s, seat, out))])


def now_and_then(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action:
    """So many times in a hundred the move of haste, else that of the policy."""
    if pick(luck, 100) < SHARE:
        return I64(hasty(box, s, seat, mix(luck), out))
    return I64(sober(box, s, seat, luck, out))


def hastiness(game: Game, level: str) -> int:
    """How many moves in a hundred a level makes in haste."""
    return game.rules.search.hastiness.get(level, HASTINESS[level])


@cache
def policy_of(game: Game, name: str) -> Callable[..., Any]:
    """The rule by which a bot that does not search chooses."""
    if name in game.rules.bots:
        return game.rules.bots[name]
    functions, search = game.rules.functions(), game.rules.search
    if name == RANDOM or not own_bots(game):
        return rule(rebound(at_random, functions))
    best, share = game.rules.bots[own_bots(game)[-1]], hastiness(game, name)
    hasty = search.hasty or policy_of(game, RANDOM)
    return policy(rebound(now_and_then, {"hasty": hasty, "sober": best, "SHARE": share})) if share else best
