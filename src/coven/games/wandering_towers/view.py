"""What seats see of Wandering Towers, built field by field out of what each may know."""

from collections.abc import Sequence
from typing import Any

from coven.games.wandering_towers.events import events
from coven.games.wandering_towers.notation import CARD_TEXTS, SPELL_NAMES, TOWER_TEXTS, hand_texts
from coven.games.wandering_towers.rules.board import space_of
from coven.games.wandering_towers.scoring import in_teams, is_complete, is_solo, owner_of, partner_of, place_of, progress, received
from coven.games.wandering_towers.sight import END_REASONS, PHASES, crowd_list, hidden_seen, looks, may_see_hand, stack_of
from coven.games.wandering_towers.state import A_TOWER, A_WIZARD, AFTER, CHOOSING_PIECE, COMPLETE, GUARD_REACHED, KINDS, NONE, OVER, SPACES, SPELLS
from coven.games.wandering_towers.wording import action_of, move_of
from coven.table.values import Arguments

__all__ = ["END_REASONS", "PHASES", "action_of", "breakdown", "end_reason", "events", "move_of", "places", "scores", "view"]

SIDES = (None, "wizard", "tower", "both")


def view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may see."""
    players = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "round": int(s.rounds) + (s.end_reason not in (COMPLETE, GUARD_REACHED)),
        "first": int(s.first),
        "turn": None if s.phase == OVER else int(s.turn),
        "asked": None if s.phase == OVER else int(s.decider),
        "action": int(s.action),
        "teams": bool(in_teams(s)),
        "solo": bool(is_solo(s)),
        "master": bool(s.options.master),
        "castle": int(s.castle),
        "spaces": [space_view(box, s, space) for space in range(SPACES)],
        "hidden": hidden_seen(s, seat),
        "wizards": int(s.wizards),
        "home": [int(s.home[who]) for who in players],
        "flasks": [{"full": int(s.filled[who]), "empty": int(s.empty[who]), "spent": int(s.spent[who])} for who in players],
        "spells": [{"spell": SPELL_NAMES[spell], "cost": int(box.cost[spell])} for spell in range(SPELLS) if s.spells >> spell & 1],
        "hand": None if seat is None and not is_solo(s) else hand_texts(s.hand[owner_of(s, seat or 0)]),
        "hand_sizes": [len(hand_texts(s.hand[who])) for who in players],
        "partner": int(partner_of(s, seat)) if seat is not None and in_teams(s) else None,
        "partner_cards": partner_cards(s, seat),
        "handed": CARD_TEXTS[s.handed] if s.handed != NONE and may_see_hand(s, seat, int(s.turn)) else None,
        "pile": int(s.pile_size),
        "discards": discards(box, s),
        "used": int(s.used),
        "last_card": int(box.solo_cards) if is_solo(s) else None,
        "move": move_view(s),
        "spell": spell_view(s),
        "slot_used": bool(s.cast),
        "looked": looked(s),
        "looked_at": None if s.lifted == NONE else crowd_list(s.crowd[s.lifted]),
        "exchange": {"asked": bool(s.asked), "offered": bool(s.offered), "done": bool(s.exchanged)} if in_teams(s) else None,
        "flasks_from": None if s.flask_from == NONE else int(s.flask_from),
        "skipping": [who for who in players if s.skipping >> who & 1],
        "freed": [who for who in players if s.freed >> who & 1],
    }


def space_view(box: Any, s: Any, space: int) -> dict[str, Any]:
    """A space from the ground up, with the wizards in the open."""
    stack, shields = stack_of(s, space), int(box.shields)
    top = SPACES + stack[-1] if stack else space
    return {
        "towers": [TOWER_TEXTS[tower] for tower in stack],
        "wizards": crowd_list(s.crowd[top]),
        "shield": bool(shields >> top & 1),
        "ground_shield": bool(shields >> space & 1),
        "tower_shields": [bool(shields >> (SPACES + tower) & 1) for tower in stack],
    }


def partner_cards(s: Any, seat: int | None) -> list[str] | None:
    """The cards of the partner's hand that the seat handed over and are still there."""
    if seat is None or not in_teams(s):
        return None
    return [CARD_TEXTS[kind] for kind in s.known[partner_of(s, seat)] if kind != NONE]


def discards(box: Any, s: Any) -> dict[str, int]:
    """The cards on the discard pile: all that lie open since the last shuffle."""
    hands, pile, deck, handed = s.hand.tolist(), s.pile.tolist(), box.deck.tolist(), int(s.handed)
    counts = {}
    for kind in range(KINDS):
        word, shift = kind // 8, 8 * (kind % 8)
        held = sum(hand >> 2 * kind & 3 for hand in hands) + (handed == kind)
        count = (deck[word] >> shift & 255) - (pile[word] >> shift & 15) - held
        if count:
            counts[CARD_TEXTS[kind]] = count
    return counts


def move_view(s: Any) -> dict[str, Any] | None:
    """The card being played and the piece announced."""
    if s.card == NONE and s.piece == 0:
        return None
    return {
        "card": None if s.card == NONE else CARD_TEXTS[s.card],
        "value": int(s.value),
        "sides": SIDES[s.sides],
        "rolls_left": int(s.rolls) if s.phase == CHOOSING_PIECE else 0,
        "special": bool(s.special),
        "tower": TOWER_TEXTS[s.piece_at] if s.piece == A_TOWER else None,
        "wizard": announced_wizard(s) if s.piece == A_WIZARD else None,
        "riders": crowd_list(s.riders),
    }


def announced_wizard(s: Any) -> dict[str, Any]:
    """The announced wizard, whose and where, also while a spell has it locked up.

    Ruling 42 keeps locked-up wizards out of every view, whatever the memory setting. This one stays in it as long as its
    announcement stands: it was named aloud, everybody has to answer to it now, and the move is bound to it (rulings 34, 56).
    Once the move is made or lost, the view says no more of it than of any other.
    """
    space = int(space_of(s, s.piece_at))
    return {"seat": int(s.piece_owner), "space": space, "visible": bool(s.top[space] == s.piece_at)}


def looked(s: Any) -> list[dict[str, Any]]:
    """What the last move showed beneath lifted towers, and on which space that is now: a roof may have wandered on since."""
    rows = ((row["tower"], int(space_of(s, row["surface"])), row["wizards"]) for row in looks(s))
    return [{"tower": tower, "space": space, "wizards": wizards} for tower, space, wizards in rows]


def spell_view(s: Any) -> dict[str, Any] | None:
    """The spell being aimed or waiting for the move."""
    if s.spell == NONE:
        return None
    return {"spell": SPELL_NAMES[s.spell], "caster": int(s.caster), "after": bool(s.moment == AFTER), "paid": bool(s.paid)}


def scores(box: Any, s: Any) -> list[int]:
    """Wizards home and flasks ever filled."""
    return [int(progress(s, owner_of(s, seat))) for seat in range(s.players)]


def places(box: Any, s: Any) -> list[int]:
    return [int(place_of(s, seat)) for seat in range(s.players)]


def end_reason(box: Any, s: Any) -> str:
    return END_REASONS[s.end_reason]


def breakdown(box: Any, history: Sequence[Any]) -> list[list[Arguments]]:
    """What each score is made of, and what the places are decided by."""
    s = history[-1]
    return [score_lines(s, int(owner_of(s, seat))) for seat in range(s.players)]


def score_lines(s: Any, seat: int) -> list[Arguments]:
    """The parts of one score; a flask passed on counts where it was filled."""
    lines: list[Arguments] = [
        {"kind": "home", "points": int(s.home[seat]), "of": int(s.wizards)},
        {"kind": "full", "points": int(s.filled[seat])},
        {"kind": "spent", "points": int(s.spent[seat])},
    ]
    passed = int(received(s, seat))
    if passed:
        lines.append({"kind": "received" if passed > 0 else "given", "points": -passed, "flasks": abs(passed)})
    return [*lines, {"kind": "complete" if is_complete(s, seat) else "incomplete", "points": 0}]
