"""What seats see of Wandering Towers, built field by field out of what each may know."""

from typing import Any

from coven.games.wandering_towers.names import CARD_TEXTS, SPELL_NAMES, TOWER_TEXTS
from coven.games.wandering_towers.rules.board import space_of
from coven.games.wandering_towers.rules.scoring import anybody_complete, is_complete
from coven.games.wandering_towers.rules.sides import in_teams, is_solo, owner_of, partner_of
from coven.games.wandering_towers.state import (
    A_TOWER,
    A_WIZARD,
    AFTER,
    CHOOSING_PIECE,
    COMPLETE,
    GUARD_REACHED,
    KINDS,
    NONE,
    OVER,
    PHASES,
    SPACES,
    SPELLS,
)
from coven.games.wandering_towers.types import Box, State
from coven.games.wandering_towers.view.goals import goals_of
from coven.games.wandering_towers.view.notation import hand_texts
from coven.games.wandering_towers.view.visible import crowd_list, hidden_seen, known_cards, looks, may_see_hand, stack_of

SIDES = (None, "wizard", "tower", "both")


def public_view(box: Box, s: State) -> dict[str, Any]:
    """What lies open: the towers, the wizards on top, the piles, and what is being done."""
    over = s.phase == OVER
    return {
        "phase": PHASES.names[s.phase],
        "round": s.rounds + (s.end_reason not in (COMPLETE, GUARD_REACHED)),
        "turn": None if over else s.turn,
        "asked": None if over else s.decider,
        "action": s.action,
        "castle": s.castle,
        "spaces": [space_view(s, space) for space in range(SPACES)],
        "hand_sizes": [len(hand_texts(s.hand[who])) for who in range(s.players)],
        "pile": s.pile_size,
        "discards": discards(box, s),
        "used": s.used,
        "last_turns": last_turns(box, s),
        **seats_view(s),
        "move": move_view(s),
        "spell": spell_view(s),
        "slot_used": bool(s.cast),
        "looked": looked(s),
        "looked_at": None if s.lifted == NONE else crowd_list(s.crowd[s.lifted]),
    }


def own_view(box: Box, s: State, seat: int | None) -> dict[str, Any]:
    """The own hand, what the seat remembers of locked-up wizards, and what partners know of each other's hands."""
    return {
        "hidden": hidden_seen(s, seat),
        "hand": None if seat is None and not is_solo(s) else hand_texts(s.hand[owner_of(s, seat or 0)]),
        "partner_cards": partner_cards(s, seat),
        "handed": CARD_TEXTS[s.handed] if s.handed != NONE and may_see_hand(s, seat, s.turn) else None,
        "goals": goals_of(box, s, seat),
    }


def last_turns(box: Box, s: State) -> bool:
    """Whether the game ends with this round, or with this card: somebody is complete (Towers 37), or the last card is next (Towers 65)."""
    if s.phase == OVER:
        return False
    return s.used >= box.solo_cards - 1 if is_solo(s) else bool(anybody_complete(s))


def seats_view(s: State) -> dict[str, Any]:
    """What each seat has brought home and filled, and what it has done this turn or action."""
    players = range(s.players)
    return {
        "home": [s.home[who] for who in players],
        "complete": [who for who in players if is_complete(s, owner_of(s, who))],
        "flasks": [{"full": s.filled[who], "empty": s.empty[who], "spent": s.spent[who]} for who in players],
        "exchange": {"asked": bool(s.asked), "offered": bool(s.offered), "done": bool(s.exchanged)} if in_teams(s) else None,
        "flasks_from": None if s.flask_from == NONE else s.flask_from,
        "skipping": [who for who in players if s.skipping >> who & 1],
        "freed": [who for who in players if s.freed >> who & 1],
    }


def setting(box: Box, s: State) -> dict[str, Any]:
    """What never changes during a game: how it is played, who are partners, the spells in play, and what is printed."""
    shields = int(box.shields)
    return {
        "first": s.first,
        "teams": bool(in_teams(s)),
        "solo": bool(is_solo(s)),
        "master": bool(s.options.master),
        "partners": [int(partner_of(s, seat)) for seat in range(s.players)] if in_teams(s) else None,
        "wizards": s.wizards,
        "spells": [{"spell": SPELL_NAMES[spell], "cost": box.cost[spell]} for spell in range(SPELLS) if s.spells >> spell & 1],
        "last_card": box.solo_cards if is_solo(s) else None,
        "space_shields": [bool(shields >> space & 1) for space in range(SPACES)],
        "tower_shields": {text: bool(shields >> (SPACES + tower) & 1) for tower, text in enumerate(TOWER_TEXTS)},
    }


def space_view(s: State, space: int) -> dict[str, Any]:
    """A space: its towers from the ground up, and the wizards in the open."""
    return {"towers": list(map(TOWER_TEXTS.__getitem__, stack_of(s, space))), "wizards": crowd_list(s.crowd[s.top[space]])}


def partner_cards(s: State, seat: int | None) -> list[str] | None:
    """The cards of the partner's hand that the seat handed over and are still there."""
    if seat is None or not in_teams(s):
        return None
    return [CARD_TEXTS[kind] for kind in known_cards(s, int(partner_of(s, seat)))]


def discards(box: Box, s: State) -> dict[str, int]:
    """The cards on the discard pile: all that lie open since the last shuffle."""
    hands, pile, deck, handed = s.hand.tolist(), s.pile.tolist(), box.deck.tolist(), s.handed
    counts = {}
    for kind in range(KINDS):
        word, shift = kind // 8, 8 * (kind % 8)
        count = (deck[word] >> shift & 255) - (pile[word] >> shift & 15) - (handed == kind)
        for hand in hands:
            count -= hand >> 2 * kind & 3
        if count:
            counts[CARD_TEXTS[kind]] = count
    return counts


def move_view(s: State) -> dict[str, Any] | None:
    """The card being played and the piece announced."""
    if s.card == NONE and s.piece == 0:
        return None
    return {
        "card": None if s.card == NONE else CARD_TEXTS[s.card],
        "value": s.value,
        "sides": SIDES[s.sides],
        "rolls_left": s.rolls if s.phase == CHOOSING_PIECE else 0,
        "special": bool(s.special),
        "tower": TOWER_TEXTS[s.piece_at] if s.piece == A_TOWER else None,
        "wizard": announced_wizard(s) if s.piece == A_WIZARD else None,
        "riders": crowd_list(s.riders),
    }


def announced_wizard(s: State) -> dict[str, Any]:
    """The announced wizard, whose and where, also while a spell has it locked up.

    Towers 42 keeps locked-up wizards out of every view, whatever the memory setting. This one stays in it as long as its
    announcement stands: it was named aloud, everybody has to answer to it now, and the move is bound to it (Towers 34, 56).
    Once the move is made or lost, the view says no more of it than of any other.
    """
    space = int(space_of(s, s.piece_at))
    return {"seat": s.piece_owner, "space": space, "visible": bool(s.top[space] == s.piece_at)}


def looked(s: State) -> list[dict[str, Any]]:
    """What the last move showed beneath lifted towers, and on which space that is now: a roof may have wandered on since."""
    rows = ((row["tower"], int(space_of(s, row["surface"])), row["wizards"]) for row in looks(s))
    return [{"tower": tower, "space": space, "wizards": wizards} for tower, space, wizards in rows]


def spell_view(s: State) -> dict[str, Any] | None:
    """The spell being aimed or waiting for the move."""
    if s.spell == NONE:
        return None
    return {"spell": SPELL_NAMES[s.spell], "caster": s.caster, "after": bool(s.moment == AFTER), "paid": bool(s.paid)}
