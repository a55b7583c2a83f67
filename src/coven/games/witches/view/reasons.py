"""What reasons for a move speak of: how the round ends for the seat, by its pile and by spells."""

from coven.games.witches.rules.scoring import fire_cards, holds
from coven.games.witches.state import NOBODY
from coven.games.witches.types import Box, State
from coven.kernel.target import rule
from coven.kernel.types import Flag, Number, Seat
from coven.table.parts import Reasoning


@rule
def is_far_enough(box: Box, root: State, s: State) -> Flag:
    """Reasons look to the end of the round."""
    return s.round_number != root.round_number


@rule
def signs(box: Box, s: State, seat: Seat) -> Number:
    return 0


def tally(box: Box, before: State, after: State, seat: int, seen: int) -> dict[str, float]:
    """What the seat wrote down for the round, what lay in its tricks, and whose spell it was."""
    pile = after.scored[seat]
    return {
        "points": float(after.total[seat] - before.total[seat]),
        "fire": float(fire_cards(box, pile)),
        "fire_witch": float(holds(pile, box.fire_witch)),
        "water_witch": float(holds(pile, box.water_witch)),
        "queen": float(holds(pile, box.queen)),
        "earth_witch": float(holds(pile, box.earth_witch)),
        "air_witch": float(holds(pile, box.air_witch)),
        "own_spell": float(after.caster == seat),
        "other_spell": float(after.caster not in (seat, NOBODY)),
    }


BAD = frozenset({"points", "fire", "fire_witch", "water_witch", "queen", "other_spell"})
CHANCES = frozenset({"fire_witch", "water_witch", "queen", "earth_witch", "air_witch", "own_spell", "other_spell"})
REASONING = Reasoning(is_far_enough, signs, tally, BAD, CHANCES, only_scores_last=True)
