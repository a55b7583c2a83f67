"""The tables whose whole course is kept: one for every player count and end reason of Witches."""

from collections.abc import Iterator
from typing import Any

from goldens.choosing import Chooser, at_random, preferring

import coven
from coven.games.witches.names import CARD_TEXTS
from coven.table.table import Table

ENDINGS: dict[str, dict[str, Any]] = {
    "deducted": {"total": 60, "round": 7, "options": {}},
    "tie_broken": {"total": 80, "round": 12, "options": {"tie": "play_on"}, "overtime": True},
    "guard": {"total": 0, "round": 1000, "options": {"tie": "play_on", "limit": 1000}},
}
VARIANTS: dict[str, dict[str, Any]] = {
    "last_spell_transfer": {"last_spell": "transfer"},
    "last_spell_rescue": {"last_spell": "rescue"},
    "air_blocks": {"air_blocks_own_spell": True},
}

MEMORIES = ("all", "own", "none")


def tables() -> Iterator[tuple[str, Table, Chooser]]:
    """A name, the table to be played out, and who chooses."""
    game = coven.game("witches")
    for players in game.players:
        yield f"{players}_limit", game.new_table(players, {"limit": 25}, seed=f"golden {players}"), at_random()
        yield (
            f"{players}_rounds",
            game.new_table(players, {"rounds": 2, "earth_variant": True, "dealer": "fixed"}, seed=f"golden {players}"),
            at_random(),
        )
        for name, options in VARIANTS.items():
            yield f"{players}_{name}", game.new_table(players, {"rounds": 1, **options}, seed=f"golden {name}"), at_random()
        memory = MEMORIES[players % len(MEMORIES)]
        yield f"{players}_memory_{memory}", game.new_table(players, {"rounds": 1, "memory": memory}, seed=f"golden {memory}"), at_random()
        for reason, ending in ENDINGS.items():
            wanted = "deduct" if reason == "deducted" else "transfer"
            yield f"{players}_{reason}", last_trick(players, **ending), preferring(wanted)


def last_trick(players: int, total: int, options: dict[str, Any], overtime: bool = False, **more: Any) -> Table:
    """One trick before the end of a round in which seat 0 casts the great spell."""
    hands = ["Y14"] + [f"Y{seat}" for seat in range(1, players)]
    rest = [card for card in CARD_TEXTS[:-1] if card not in hands] + ["Z"] * 4
    state = {
        "hands": hands,
        "taken": [" ".join(rest)] + [""] * (players - 1),
        "played": spread(rest, players),
        "totals": [total] * players,
        "overtime": overtime,
        **more,
    }
    return coven.game("witches").from_position({"players": players, "options": options, "state": state}, seed="golden ending")


def spread(cards: list[str], players: int) -> list[str]:
    """The cards as if everybody had played the same number of them."""
    each = len(cards) // players
    return [" ".join(cards[seat * each : (seat + 1) * each]) for seat in range(players)]
