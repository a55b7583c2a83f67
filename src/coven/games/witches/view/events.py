"""What a viewer saw happen, from what the rules noted. Notes of one kind that follow each other make one event."""

from collections.abc import Callable, Sequence
from itertools import groupby
from operator import itemgetter

from coven.games.witches.box.layout import direction_name
from coven.games.witches.names import CARD_TEXTS
from coven.games.witches.state import (
    CARD_PLAYED,
    CARD_SET_ASIDE,
    END_REASONS,
    HAND_DEALT,
    NOTES,
    PACKET_READY,
    PACKET_RECEIVED,
    PACKETS_PASSED,
    SEAT_PLACED,
    SEAT_SCORED,
    SPELL_CAST,
    SPELL_DEDUCTED,
    SPELL_READY,
    SPELLS,
    TRICK_CARD,
)
from coven.games.witches.types import Box
from coven.games.witches.view.notation import card_texts
from coven.kernel.types import Note
from coven.table.values import Arguments, Event, Viewer

PRIVATE_NOTES = frozenset({HAND_DEALT, CARD_SET_ASIDE, PACKET_RECEIVED})  # not every viewer sees the same of them


def events(box: Box, notes: Sequence[Note], viewer: Viewer) -> list[Event]:
    """The events of one move through the viewer's eyes (None: a spectator's)."""
    groups = [notes] if len(notes) == 1 else [list(group) for _, group in groupby(notes, key=itemgetter(0))]
    made = [(group[0][0], EVENT_MAKERS[group[0][0]](group, viewer)) for group in groups]
    return [Event(NOTES.names[kind], args) for kind, args in made if args is not None]


def dealt(notes: Sequence[Note], viewer: Viewer) -> Arguments:
    """Everybody sees that cards are dealt, and their own (Witches 6)."""
    _, _, _, round_number, dealer = notes[0]
    public = {"round": round_number, "dealer": dealer}
    own = [card_texts(cards) for _, seat, cards, _, _ in notes if seat == viewer]
    return {**public, "cards": own[0]} if own else public


def set_aside(notes: Sequence[Note], viewer: Viewer) -> Arguments | None:
    """A card set aside is seen by its owner alone (Witches 61)."""
    _, seat, card, _, _ = notes[0]
    return {"seat": seat, "card": CARD_TEXTS[card]} if seat == viewer else None


def packet_ready(notes: Sequence[Note], viewer: Viewer) -> Arguments:
    """A complete packet is seen by all, face down (Witches 61)."""
    return {"seat": notes[0][1]}


def packets_passed(notes: Sequence[Note], viewer: Viewer) -> Arguments:
    _, step, players, leader, _ = notes[0]
    return {"direction": direction_name(step, players), "leader": leader}


def received(notes: Sequence[Note], viewer: Viewer) -> Arguments | None:
    """A packet is seen by who gets it (Witches 7)."""
    own = [{"seat": giver, "cards": card_texts(cards)} for _, giver, to, cards, _ in notes if to == viewer]
    return own[0] if own else None


def card_played(notes: Sequence[Note], viewer: Viewer) -> Arguments:
    _, seat, card, _, _ = notes[0]
    return {"seat": seat, "card": CARD_TEXTS[card]}


def trick_taken(notes: Sequence[Note], viewer: Viewer) -> Arguments:
    return {"seat": notes[0][1], "cards": [CARD_TEXTS[card] for _, _, card, _, _ in notes]}


def spell(notes: Sequence[Note], viewer: Viewer) -> Arguments:
    _, seat, value, which, _ = notes[0]
    return {"seat": seat, "value": value, "spell": SPELLS.names[which]}


def round_scored(notes: Sequence[Note], viewer: Viewer) -> Arguments:
    return {"points": [note[2] for note in notes], "rests": [note[3] for note in notes], "totals": [note[4] for note in notes]}


def ended(notes: Sequence[Note], viewer: Viewer) -> Arguments:
    return {"reason": END_REASONS.names[notes[0][3]], "winners": [seat for _, seat, place, _, _ in notes if place == 1]}


EVENT_MAKERS: dict[int, Callable[[Sequence[Note], Viewer], Arguments | None]] = {
    HAND_DEALT: dealt,
    CARD_SET_ASIDE: set_aside,
    PACKET_READY: packet_ready,
    PACKETS_PASSED: packets_passed,
    PACKET_RECEIVED: received,
    CARD_PLAYED: card_played,
    TRICK_CARD: trick_taken,
    SPELL_READY: spell,
    SPELL_CAST: spell,
    SPELL_DEDUCTED: spell,
    SEAT_SCORED: round_scored,
    SEAT_PLACED: ended,
}
