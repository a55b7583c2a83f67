"""What a seat sees of the table, built field by field out of what it may know, and what never changes during a game."""

from typing import Any

from coven.games.witches.box.layout import SPECIAL_CARDS, direction_name
from coven.games.witches.names import CARD_TEXTS, NO_CARD, SUIT_LETTERS, SUITS
from coven.games.witches.options import OWN_PILE
from coven.games.witches.rules.passing import has_passed, packet_size, receiver, seats_travelled
from coven.games.witches.rules.scoring import which_spell
from coven.games.witches.rules.spell import written_spell
from coven.games.witches.state import CASTING, NOBODY, OVER, PASSING, PHASES, PLAYING, SPELLS
from coven.games.witches.view.notation import card_texts
from coven.games.witches.view.piles import explain, is_added_up
from coven.kernel.types import Box, State

VOIDS = [[letter for suit, letter in enumerate(SUIT_LETTERS) if suits >> suit & 1] for suits in range(1 << SUITS)]  # by set of suits
ALARM_FROM = 4  # fire cards in one pile, and none in any other


def setting(box: Box, s: State) -> dict[str, Any]:
    """What never changes during a game: packets, and what is printed on the special cards."""
    steps = [box.pass_step[s.players, turn] for turn in range(box.pass_cycle[s.players])]
    return {
        "packet_size": packet_size(box, s),
        "directions": [direction_name(step, s.players) for step in steps],
        "special_cards": {name: card_texts(box[name])[0] for name in SPECIAL_CARDS},
        "fire_cap": box.fire_cap,
        "water_points": box.water_points,
        "queen_points": box.queen_points,
        "earth_points": box.earth_points,
    }


def public_view(box: Box, s: State) -> dict[str, Any]:
    """What lies open, and what lay open as far as everybody is shown it (Witches 20)."""
    players = range(s.players)
    return {
        **remembered_view(box, s, None),
        "phase": PHASES.names[s.phase],
        "round": s.round_number,
        "overtime": bool(s.overtime),
        "dealer": s.dealer,
        "turn": None if s.phase in (PASSING, OVER) else s.turn,
        "direction": direction_name(seats_travelled(box, s), s.players),
        "ready": [bool(has_passed(box, s, who)) for who in players] if s.phase == PASSING else [True] * s.players,
        "hand_sizes": [hand_size(s, who) for who in players],
        "trick": laid_cards(s.trick, s.leader, s.players) if s.phase == PLAYING else [],
        "led": SUIT_LETTERS[s.led_suit] if s.led else None,
        "winning": s.best if s.laid else None,
        "last_trick": last_trick(s),
        "tricks": [s.taken.number(who).bit_count() // s.players for who in players],
        "totals": [s.total[who] for who in players],
        "spell": spell_to_decide(box, s),
        "last_round": last_round(box, s),
    }


def remembered_view(box: Box, s: State, seat: int | None) -> dict[str, Any]:
    """What was open and lies face down now, as far as the table agreed to remember it (Witches 20)."""
    shown = [is_added_up(s, seat, who) for who in range(s.players)]
    return {
        "piles": [explain(box, s.taken.number(who)) if is_shown else None for who, is_shown in enumerate(shown)],
        "voids": [voids(s, who) if is_shown else None for who, is_shown in enumerate(shown)],
        "spell_alarm": spell_alarm(box, s) if all(shown) else None,
    }


def own_view(box: Box, s: State, seat: int | None) -> dict[str, Any]:
    """What only the seat itself sees."""
    if seat is None:
        return {"hand": None, "packet": None, "packet_to": None, "received": None}
    return {
        **(remembered_view(box, s, seat) if s.options.memory == OWN_PILE else {}),
        "hand": card_texts(s.hand.number(seat)),
        "packet": card_texts(s.packet.number(seat)),
        "packet_to": receiver(box, s, seat),
        "received": received(box, s, seat),
    }


def hand_size(s: State, who: int) -> int:
    """Cards in front of a seat; one that is choosing a packet still holds all of them, for all anybody can see."""
    cards: int = s.hand.number(who).bit_count()
    return cards + s.packet.number(who).bit_count() if s.phase == PASSING else cards


def received(box: Box, s: State, seat: int) -> dict[str, Any] | None:
    """The packet that came to the seat this round, once packets have moved."""
    if s.phase == PASSING:
        return None
    giver = (seat - seats_travelled(box, s)) % s.players
    return {"from": giver, "cards": card_texts(s.packet.number(giver))}


def laid_cards(trick: Any, leader: int, players: int) -> list[dict[str, Any]]:
    """A trick in the order it was laid."""
    order = ((leader + turn) % players for turn in range(players))
    return [{"seat": who, "card": CARD_TEXTS[trick[who]]} for who in order if trick[who] != NO_CARD]


def last_trick(s: State) -> dict[str, Any] | None:
    if s.last_winner == NOBODY:
        return None
    return {"cards": laid_cards(s.last_trick, s.last_leader, s.players), "winner": s.last_winner}


def voids(s: State, who: int) -> list[str]:
    """The suits a seat has shown to be out of."""
    return VOIDS[s.void[who]]


def spell_alarm(box: Box, s: State) -> int | None:
    """The seat that alone holds fire cards so far, once there are enough of them to matter."""
    fire = int(box.fire)
    taken = [(s.taken.number(who) & fire).bit_count() for who in range(s.players)]
    return taken.index(max(taken)) if max(taken) == sum(taken) >= ALARM_FROM else None


def spell_to_decide(box: Box, s: State) -> dict[str, Any] | None:
    """The spell whose caster is being asked."""
    if s.phase != CASTING:
        return None
    return {"caster": s.caster, "value": s.spell, "spell": SPELLS.names[which_spell(box, s.taken[s.caster])]}


def last_round(box: Box, s: State) -> dict[str, Any] | None:
    """How the round scored last was written down; while a spell is decided on, that is the round before."""
    if not any(s.scored.tolist()):
        return None
    players = range(s.players)
    caster, spell, deducted = written_spell(box, s)
    return {
        "piles": [explain(box, s.scored.number(who)) for who in players],
        "points": [s.points[who] for who in players],
        "rest": [s.rest[who] for who in players],
        "caster": caster,
        "spell": spell,
        "deducted": deducted,
    }
