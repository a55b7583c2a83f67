"""What a seat sees of the table, built field by field out of what it may know, with the sentence under it; what never changes during a game."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

from coven.games.witches.box.layout import SPECIAL_CARDS, direction_name
from coven.games.witches.names import CARD_TEXTS, NO_CARD, SUIT_LETTERS, SUITS
from coven.games.witches.options import ALL_PILES, OWN_PILE
from coven.games.witches.rules.passing import has_passed, packet_size, receiver, seats_travelled
from coven.games.witches.rules.scoring import which_spell
from coven.games.witches.rules.spell import written_spell
from coven.games.witches.state import CASTING, NOBODY, OVER, PASSING, PHASES, PLAYING, SPELLS
from coven.games.witches.types import Box, State
from coven.games.witches.view.notation import card_texts
from coven.games.witches.view.piles import explain
from coven.kernel.bits import NOTHING
from coven.kernel.types import Row
from coven.table.schema import Prompt
from coven.table.values import Viewer

VOIDS = [  # the suits a seat is out of, by the set of those it has shown
    [letter for suit, letter in enumerate(SUIT_LETTERS) if suits >> suit & 1] for suits in range(1 << SUITS)
]
ALARM_FROM = 4  # fire cards in one pile, and none in any other
WAITING = {PASSING: "prompt-wait-passing", PLAYING: "prompt-wait-playing", CASTING: "prompt-wait-casting"}


def setting(box: Box, s: State) -> dict[str, Any]:
    """What never changes during a game: packets, and what is printed on the special cards."""
    steps = [box.pass_step[s.players, turn] for turn in range(box.pass_cycle[s.players])]
    return {
        "packet_size": packet_size(box, s),
        "directions": [direction_name(step, s.players) for step in steps],
        "special_cards": {name: card_texts(getattr(box, name))[0] for name in SPECIAL_CARDS},
        "fire_cap": box.fire_cap,
        "water_points": box.water_points,
        "queen_points": box.queen_points,
        "earth_points": box.earth_points,
    }


def public_view(box: Box, s: State) -> dict[str, Any]:
    """What lies open, and what lay open as far as everybody is shown it (Witches 20)."""
    players = range(s.players)
    direction, _ = way_of_packets(box, s.players, s.round_number)
    return {
        **remembered_view(box, s, None),
        "phase": PHASES.names[s.phase],
        "round": s.round_number,
        "overtime": bool(s.overtime),
        "dealer": s.dealer,
        "turn": None if s.phase in (PASSING, OVER) else s.turn,
        "direction": direction,
        "ready": [bool(has_passed(box, s, who)) for who in players] if s.phase == PASSING else [True] * s.players,
        "hand_sizes": [held(s, who).bit_count() for who in players],
        "trick": laid_cards(s.trick, s.leader, s.players) if s.phase == PLAYING else [],
        "led": SUIT_LETTERS[s.led_suit] if s.led else None,
        "winning": s.best if s.laid else None,
        "last_trick": None if s.last_winner == NOBODY else {"cards": laid_cards(s.last_trick, s.last_leader, s.players), "winner": s.last_winner},
        "tricks": [int(s.taken[who]).bit_count() // s.players for who in players],
        "totals": [s.total[who] for who in players],
        "spell": spell_to_decide(box, s) if s.phase == CASTING else None,
        "last_round": last_round(box, s) if any(s.scored.tolist()) else None,
    }


def remembered_view(box: Box, s: State, seat: int | None) -> dict[str, Any]:
    """What was open and lies face down now, as far as the table agreed to remember it (Witches 20)."""
    players, shown = range(s.players), added_up(s, seat)
    return {
        "piles": [explain(box, int(s.taken[who])) if who in shown else None for who in players],
        "voids": [VOIDS[s.void[who]] if who in shown else None for who in players],
        "spell_alarm": spell_alarm(box, s) if shown == players else None,
    }


def added_up(s: State, viewer: Viewer) -> Collection[int]:
    """The seats whose tricks the option `memory` lets a viewer (None: a spectator) look into; a finished game hides nothing."""
    if s.phase == OVER or s.options.memory == ALL_PILES:
        return range(s.players)
    return () if viewer is None or s.options.memory != OWN_PILE else (viewer,)


def own_view(box: Box, s: State, seat: int | None) -> dict[str, Any]:
    """What only the seat itself sees."""
    if seat is None:
        return {"hand": None, "packet": None, "packet_to": None, "received": None}
    _, step = way_of_packets(box, s.players, s.round_number)
    giver = (seat - step) % s.players
    return {
        **(remembered_view(box, s, seat) if s.options.memory == OWN_PILE else {}),
        "hand": card_texts(int(s.hand[seat])),
        "packet": card_texts(int(s.packet[seat])),
        "packet_to": (seat + step) % s.players,
        "received": None if s.phase == PASSING else {"from": giver, "cards": card_texts(int(s.packet[giver]))},
    }


def held(s: State, who: int) -> int:
    """The cards in front of a seat; one that is choosing a packet still holds all of them, for all anybody can see."""
    return int(s.hand[who]) | int(s.packet[who]) if s.phase == PASSING else int(s.hand[who])


@lru_cache(256)  # all packets of a round go the same way
def way_of_packets(box: Box, players: int, round_number: int) -> tuple[str, int]:
    """Where packets go in a round: the name of the direction, and how many seats clockwise (Witches 8, 10, 11)."""
    step = seats_travelled(box, players, round_number)
    return direction_name(step, players), step


def laid_cards(trick: Row[int], leader: int, players: int) -> list[dict[str, Any]]:
    """A trick in the order it was laid."""
    order = (*range(leader, players), *range(leader))
    return [{"seat": who, "card": CARD_TEXTS[trick[who]]} for who in order if trick[who] != NO_CARD]


def spell_alarm(box: Box, s: State) -> int | None:
    """The seat that alone holds fire cards so far, once there are enough of them to matter."""
    fire = int(box.fire)
    taken = [(int(s.taken[who]) & fire).bit_count() for who in range(s.players)]
    return taken.index(max(taken)) if max(taken) == sum(taken) >= ALARM_FROM else None


def spell_to_decide(box: Box, s: State) -> dict[str, Any]:
    """The spell whose caster is being asked."""
    return {"caster": s.caster, "value": s.spell, "spell": SPELLS.names[which_spell(box, s.taken[s.caster])]}


def last_round(box: Box, s: State) -> dict[str, Any]:
    """How the round scored last was written down; while a spell is decided on, that is the round before."""
    players = range(s.players)
    caster, spell, deducted = written_spell(box, s)
    return {
        "piles": [explain(box, int(s.scored[who])) for who in players],
        "points": [s.points[who] for who in players],
        "rest": [s.rest[who] for who in players],
        "caster": caster,
        "spell": spell,
        "deducted": deducted,
    }


def prompt(box: Box, s: State, viewer: Viewer, to_act: Sequence[int]) -> Prompt:
    """What the seat must do, or who is awaited."""
    if s.phase == OVER:
        return {"id": "prompt-over", "args": {}}
    if viewer is None or viewer not in to_act:
        return {"id": WAITING[s.phase], "args": {"players": list(to_act)}}
    return asked(box, s, viewer)


def asked(box: Box, s: State, seat: int) -> Prompt:
    """What a seat that must act is to do: pass, decide about its spell, or lay a card."""
    if s.phase == PASSING:
        left = packet_size(box, s) - int(s.packet[seat]).bit_count()
        return {"id": "prompt-pass", "args": {"player": seat, "count": left, "receiver": receiver(box, s, seat)}}
    if s.phase == CASTING:
        return {"id": "prompt-cast", "args": {"player": seat, "value": s.spell, "spell": SPELLS.names[which_spell(box, s.taken[seat])]}}
    return card_prompt(s, seat)


def card_prompt(s: State, seat: int) -> Prompt:
    """What may be laid: anything, or the led suit (Witches 12, 13)."""
    if not s.laid:
        return {"id": "prompt-lead", "args": {"player": seat}}
    if s.led == NOTHING:
        return {"id": "prompt-open", "args": {"player": seat}}
    follows = s.hand[seat] & s.led != NOTHING
    return {"id": "prompt-follow" if follows else "prompt-any", "args": {"player": seat, "suit": SUIT_LETTERS[s.led_suit]}}
