"""The sentence under the table: whose turn it is and what they must do, with what the moves there are leave out or add."""

from collections.abc import Callable, Sequence

from coven.games.wandering_towers.names import SPELL_NAMES
from coven.games.wandering_towers.rules.board import movable_towers, movable_wizards
from coven.games.wandering_towers.rules.legality import discard_refusal, refusal
from coven.games.wandering_towers.rules.partners import may_give_flask, may_offer
from coven.games.wandering_towers.rules.sides import moved_owner, owner_of
from coven.games.wandering_towers.rules.special_case import may_decline
from coven.games.wandering_towers.rules.spells.targets import castable, castable_after
from coven.games.wandering_towers.state import (
    AIMING,
    ALLOWED,
    CHOOSING_CARD,
    CHOOSING_PIECE,
    CHOOSING_TOWER,
    OVER,
    PARTNER,
    PHASES,
    PIGGYBACK,
    STOP,
    WINDOW,
)
from coven.games.wandering_towers.types import Box, State
from coven.games.wandering_towers.view.notation import CARD_KINDS, hand_texts
from coven.table.schema import Prompt
from coven.table.values import Viewer

BY_PHASE = tuple(f"prompt-{name}".replace("_", "-") for name in PHASES.names)


def prompt(box: Box, s: State, viewer: Viewer, to_act: Sequence[int]) -> Prompt:
    """What the seat must do, or who is awaited."""
    if s.phase == OVER:
        return plain("prompt-over")
    if viewer is None or viewer not in to_act:
        return {"id": "prompt-wait", "args": {"players": list(to_act)}}
    asked = ASKED.get(s.phase)
    return asked(box, s, viewer) if asked else plain(BY_PHASE[s.phase])


def plain(id: str) -> Prompt:
    """A sentence that says all by itself."""
    return {"id": id, "args": {}}


def card_prompt(box: Box, s: State, seat: int) -> Prompt:
    if s.action != 2:
        return plain("prompt-choosing-card")
    return plain("prompt-second-card-or-discard" if may_discard(box, s, seat) else "prompt-second-card")


def may_discard(box: Box, s: State, seat: int) -> bool:
    """Whether a card may be thrown away: by the option, or because it can't be played (Towers 17, 18)."""
    hand = hand_texts(s.hand[owner_of(s, seat)])
    return any(discard_refusal(box, s, seat, CARD_KINDS[card]) == ALLOWED for card in hand)


def piece_prompt(box: Box, s: State, seat: int) -> Prompt:
    """Of the pieces the card names, those that can move."""
    wizard = s.sides & 1 and movable_wizards(s, moved_owner(s, seat), s.value) != 0
    tower = s.sides & 2 and movable_towers(s, s.value) != 0
    if bool(wizard) == bool(tower):
        return {"id": "prompt-choosing-piece", "args": {"value": s.value}}
    return {"id": "prompt-choosing-wizard-by" if wizard else "prompt-choosing-tower-by", "args": {"value": s.value}}


def tower_prompt(box: Box, s: State, seat: int) -> Prompt:
    return plain("prompt-choosing-tower" if may_decline(s) else "prompt-choosing-tower-must")


def aim_prompt(box: Box, s: State, seat: int) -> Prompt:
    if refusal(box, s, seat, STOP) != ALLOWED:
        id = "prompt-aiming"
    else:
        id = "prompt-aiming-again" if s.spell == PIGGYBACK else "prompt-aiming-or-stop"
    return {"id": id, "args": {"spell": SPELL_NAMES[s.spell]}}


def window_prompt(box: Box, s: State, seat: int) -> Prompt:
    """Piggyback alone is cast neither before nor after the move; with the slot used there is only Free a wizard left."""
    before, after = castable(box, s, seat) != 0, castable_after(box, s, seat) != 0
    if not (before or after):
        return plain("prompt-window-free")
    return plain("prompt-window" if before and after else "prompt-window-spell")


def partner_prompt(box: Box, s: State, seat: int) -> Prompt:
    if not may_give_flask(s, seat):
        return plain("prompt-partner-offer")
    return plain("prompt-partner" if may_offer(s) else "prompt-partner-flask")


ASKED: dict[int, Callable[[Box, State, int], Prompt]] = {  # phases in which it hangs on more than the phase
    CHOOSING_CARD: card_prompt,
    CHOOSING_PIECE: piece_prompt,
    CHOOSING_TOWER: tower_prompt,
    AIMING: aim_prompt,
    WINDOW: window_prompt,
    PARTNER: partner_prompt,
}
