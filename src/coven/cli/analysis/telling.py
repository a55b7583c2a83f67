"""Reasons in sentences, and shares of a win as people read them."""

from collections.abc import Mapping, Sequence
from typing import Any

from coven.analysis.values import EstimateData, ReasonData
from coven.cli.sentences import name_move
from coven.table.game import Game
from coven.table.words import Words

BAR = 10


def tell_reason(reason: ReasonData, game: Game, speak: Words, seats: Sequence[str]) -> str:
    """One reason in a sentence; the move it is compared with is named."""
    key = f"{reason['kind']}-{reason['name']}" if reason["name"] else f"reason-{reason['kind']}"
    args: dict[str, Any] = dict(reason["args"])
    if "other" in args:
        args["other"] = name_move(game.move(str(args["other"])), game, speak, seats)
    return speak(key.replace("_", "-"), **args)


def bar(share: float) -> str:
    """A share as a small bar."""
    full = round(BAR * share)
    return "█" * full + "·" * (BAR - full)


def percent(share: float) -> int:
    return round(100 * share)


def spread(estimate: EstimateData | Mapping[str, float]) -> int:
    """Half the width of an interval, in hundredths, and never 0."""
    return max(1, percent((estimate["high"] - estimate["low"]) / 2))
