"""What the rules could not have led to, in a position that has been set up."""

from collections.abc import Mapping
from typing import Any

from coven.errors import Finding
from coven.games.witches.findings import finding
from coven.games.witches.names import CARDS, NO_CARD, RANKS, SUIT_LETTERS, SUITS
from coven.games.witches.position.last_trick import last_trick_faults
from coven.games.witches.position.sheet_faults import sheet_faults
from coven.games.witches.position.wizards import COLOURED, is_within
from coven.games.witches.rules.passing import has_passed, packet_size, receiver
from coven.games.witches.rules.scoring import spell_value
from coven.games.witches.rules.spell import may_deduct
from coven.games.witches.state import CASTING, NOT_ENDED, OVER, PASSING, PLAYING
from coven.games.witches.types import Box, State
from coven.games.witches.view.notation import card_texts

ONE_SUIT = (1 << RANKS) - 1


def faults_of(box: Box, s: State, data: Mapping[str, Any]) -> list[Finding]:
    """What the rules could not have led to, in a state that has been set up."""
    faults = _card_faults(s) + _phase_faults(box, s) + _turn_faults(s, data) + _void_faults(s) + sheet_faults(box, s)
    return faults or _played_faults(s) + _packet_faults(box, s) + _spell_faults(box, s) + last_trick_faults(box, s)


def _card_faults(s: State) -> list[Finding]:
    """Every card of the box lies in exactly one place."""
    piles = [int(s.hand[seat]) for seat in range(s.players)] + [int(s.taken[seat]) for seat in range(s.players)] + [int(s.pot)]
    if s.phase == PASSING:
        piles += [int(s.packet[seat]) for seat in range(s.players)]
    seen = doubled = 0
    for cards in piles:
        doubled |= seen & cards
        seen |= cards
    faults = [finding("two_places", text=text) for text in card_texts(doubled & COLOURED)]
    missing = ~seen & (1 << CARDS) - 1
    return faults + ([finding("missing", text=" ".join(card_texts(missing)))] if missing else [])


def _phase_faults(box: Box, s: State) -> list[Finding]:
    if s.phase == PASSING:
        return _passing_faults(box, s)
    left = {int(s.hand[seat]).bit_count() + int(s.trick[seat] != NO_CARD) for seat in range(s.players)}
    if len(left) != 1:
        return [finding("uneven_hands")]
    if s.phase in (CASTING, OVER) and left != {0}:
        return [finding("hands_not_empty")]
    return [finding("no_cards_held")] if s.phase == PLAYING and left == {0} else []


def _passing_faults(box: Box, s: State) -> list[Finding]:
    size, most = CARDS // int(s.players), int(packet_size(box, s))
    faults = []
    for seat in range(s.players):
        packet = int(s.packet[seat]).bit_count()
        if int(s.hand[seat]).bit_count() + packet != size or packet > most:
            faults.append(finding("passing_hand", seat=seat, count=size, most=most))
    if all(has_passed(box, s, seat) for seat in range(s.players)):
        faults.append(finding("packets_complete"))
    if s.last_winner >= 0:
        faults.append(finding("trick_while_passing"))
    if any(s.void[seat] for seat in range(s.players)):
        faults.append(finding("void_while_passing"))
    return faults


def _turn_faults(s: State, data: Mapping[str, Any]) -> list[Finding]:
    faults = []
    if s.phase == PLAYING and (s.laid == s.players or s.turn != (s.leader + s.laid) % s.players):
        faults.append(finding("wrong_turn"))
    if s.phase == PASSING and not s.leader == s.turn == (s.dealer + 1) % s.players:
        faults.append(finding("wrong_leader"))
    if (s.phase == OVER) != (s.end_reason != NOT_ENDED):
        faults.append(finding("over_without_reason"))
    if data.get("trick") and s.laid != sum(card is not None for card in data["trick"]):
        faults.append(finding("gap_in_trick"))
    return faults


def _void_faults(s: State) -> list[Finding]:
    faults = []
    for seat in range(s.players):
        held = int(s.hand[seat]) | (int(s.packet[seat]) if s.phase == PASSING else 0)
        faults += [
            finding("void_held", seat=seat, letter=SUIT_LETTERS[suit])
            for suit in range(SUITS)
            if s.void[seat] >> suit & 1 and held >> suit * RANKS & ONE_SUIT
        ]
    return faults


def _played_faults(s: State) -> list[Finding]:
    """The cards played this round are those taken and those in the trick."""
    played = taken = int(s.pot)
    for seat in range(s.players):
        played |= int(s.played[seat])
        taken |= int(s.taken[seat])
    counts = [int(s.played[seat]).bit_count() for seat in range(s.players)]
    if played != taken or sum(counts) != played.bit_count() or len({count - int(s.trick[seat] != NO_CARD) for seat, count in enumerate(counts)}) != 1:
        return [finding("played_otherwise")]
    return []


def _packet_faults(box: Box, s: State) -> list[Finding]:
    """Packets that have moved went to their receivers; a position may leave them out."""
    if s.phase == PASSING:
        return []
    faults = []
    for seat in range(s.players):
        to = int(receiver(box, s, seat))
        packet, had = int(s.packet[seat]), int(s.hand[to]) | int(s.played[to])
        if packet and packet.bit_count() != packet_size(box, s):
            faults.append(finding("packet_count", seat=seat, count=packet_size(box, s)))
        if not is_within(packet, had):
            faults.append(finding("packet_never_held", seat=seat))
    return faults


def _spell_faults(box: Box, s: State) -> list[Finding]:
    if s.phase != CASTING:
        return []
    cast = s.caster >= 0 and s.caster == s.turn and s.spell > 0 and not s.deducted
    if not cast or spell_value(box, s.taken[s.caster], s.options.air_blocks_own_spell) != s.spell or not may_deduct(s):
        return [finding("spell_choice")]
    return []
