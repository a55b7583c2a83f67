"""What is wrong with a position of Witches: its shape first, then, once it is set up, what the rules could not have led to."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from coven.games.witches.notation import CARD_TEXTS, SUIT_LETTERS, card_texts, kind_of
from coven.games.witches.position_sheet import sheet_faults
from coven.games.witches.rules import refusal
from coven.games.witches.rules.deal import card_in, has_passed, packet_size, receiver
from coven.games.witches.rules.sheet import may_deduct
from coven.games.witches.rules.trick import lay
from coven.games.witches.scoring import spell_value
from coven.games.witches.state import (
    ALLOWED,
    CARDS,
    CASTING,
    GUARD_ROUNDS,
    NO_CARD,
    NOT_ENDED,
    OVER,
    PASSING,
    PLAY,
    PLAYING,
    RANKS,
    SUITS,
    WIZARD,
)
from coven.games.witches.view import END_REASONS, PHASES

COLOURED = (1 << WIZARD) - 1
ONE_SUIT = (1 << RANKS) - 1
MOST_POINTS = 100_000
MOST_ROUND_POINTS = 999  # more than any box can give
LISTS = ("hands", "packets", "played", "taken", "trick", "voids", "totals")
LAST_ROUND = ("piles", "points", "rest", "caster", "spell", "deducted")


# --- its shape --------------------------------------------------------------------------------------------------------


def shape_faults(players: int, data: Mapping[str, Any]) -> list[str]:
    """What keeps the data from being set up at all."""
    faults = [f"{name} must be a list with one entry for each of the {players} seats" for name in LISTS if not _is_row(data.get(name), players)]
    if data.get("phase", "playing") not in PHASES:
        faults.append(f"the phase must be one of {', '.join(PHASES)}")
    if data.get("hands") is None:
        faults.append("there are no hands")
    for name in ("dealer", "leader", "turn"):
        if not _is_number(data.get(name, 0), 0, players - 1):
            faults.append(f"{name} must be a seat from 0 to {players - 1}")
    if not _is_number(data.get("round", 1), 1, GUARD_ROUNDS):
        faults.append(f"round must be a whole number from 1 to {GUARD_ROUNDS}")
    if isinstance(data.get("totals"), list) and not all(_is_number(total, -MOST_POINTS, MOST_POINTS) for total in data["totals"]):
        faults.append(f"totals must be whole numbers within {MOST_POINTS}")
    if data.get("end") is not None and data["end"] not in END_REASONS[1:]:
        faults.append(f"end must be one of {', '.join(END_REASONS[1:])}")
    if not isinstance(data.get("overtime", False), bool):
        faults.append("overtime must be true or false")
    if isinstance(data.get("voids"), list) and not all(isinstance(suits, str) and set(suits) <= set(SUIT_LETTERS) for suits in data["voids"]):
        faults.append(f"voids must be written in the letters {', '.join(SUIT_LETTERS)}")
    return faults + _last_trick_faults(players, data.get("last_trick")) + _last_round_faults(players, data.get("last_round"))


def _is_row(row: Any, players: int) -> bool:
    return row is None or (isinstance(row, list) and len(row) == players)


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _last_trick_faults(players: int, last: Any) -> list[str]:
    if last is None:
        return []
    seats = isinstance(last, Mapping) and all(_is_number(last.get(name), 0, players - 1) for name in ("leader", "winner"))
    if not seats or not isinstance(last.get("cards"), list) or len(last["cards"]) != players:
        return ["last_trick must have a card of each seat, a leader and a winner"]
    faults = [f"last_trick.{name} is not a part of a position" for name in last if name not in ("cards", "leader", "winner")]
    return faults + [f"last_trick: {card!r} is not a card" for card in last["cards"] if not isinstance(card, str) or kind_of(card) is None]


def _last_round_faults(players: int, last: Any) -> list[str]:
    if last is None:
        return []
    if not isinstance(last, Mapping):
        return ["last_round must be an object"]
    faults = [f"last_round.{name} is not a part of a position" for name in last if name not in LAST_ROUND]
    faults += [f"last_round.{name} must have an entry for each seat" for name in ("piles", "points", "rest") if not _is_row(last.get(name), players)]
    for name in ("points", "rest"):
        if isinstance(last.get(name), list) and not all(_is_number(points, 0, MOST_ROUND_POINTS) for points in last[name]):
            faults.append(f"last_round.{name} must be whole numbers from 0 to {MOST_ROUND_POINTS}")
    if last.get("caster") is not None and not _is_number(last["caster"], 0, players - 1):
        faults.append(f"last_round.caster must be a seat from 0 to {players - 1} or none")
    if not _is_number(last.get("spell", 0), 0, MOST_ROUND_POINTS):
        faults.append(f"last_round.spell must be a whole number from 0 to {MOST_ROUND_POINTS}")
    if not isinstance(last.get("deducted", False), bool):
        faults.append("last_round.deducted must be true or false")
    return faults


# --- its sense --------------------------------------------------------------------------------------------------------


def faults_of(box: Any, s: Any, data: Mapping[str, Any]) -> list[str]:
    """What the rules could not have led to, in a state that has been set up."""
    faults = _card_faults(s) + _phase_faults(box, s) + _turn_faults(s, data) + _void_faults(s) + sheet_faults(box, s)
    return faults or _played_faults(s) + _packet_faults(box, s) + _spell_faults(box, s) + _last_trick_sense(box, s)


def _card_faults(s: Any) -> list[str]:
    """Every card of the box lies in exactly one place."""
    piles = [int(s.hand[seat]) for seat in range(s.players)] + [int(s.taken[seat]) for seat in range(s.players)] + [int(s.pot)]
    if s.phase == PASSING:
        piles += [int(s.packet[seat]) for seat in range(s.players)]
    seen = doubled = 0
    for cards in piles:
        doubled |= seen & cards
        seen |= cards
    faults = [f"{text} lies in two places" for text in card_texts(doubled & COLOURED)]
    missing = ~seen & (1 << CARDS) - 1
    return faults + ([f"missing are {' '.join(card_texts(missing))}"] if missing else [])


def _phase_faults(box: Any, s: Any) -> list[str]:
    if s.phase == PASSING:
        return _passing_faults(box, s)
    left = {int(s.hand[seat]).bit_count() + int(s.trick[seat] != NO_CARD) for seat in range(s.players)}
    if len(left) != 1:
        return ["the hands don't have the same number of cards, those in the trick counted in"]
    if s.phase in (CASTING, OVER) and left != {0}:
        return ["hands must be empty once a round is over"]
    return ["somebody must hold cards while a round is played"] if s.phase == PLAYING and left == {0} else []


def _passing_faults(box: Any, s: Any) -> list[str]:
    size, most = CARDS // int(s.players), int(packet_size(box, s))
    faults = []
    for seat in range(s.players):
        packet = int(s.packet[seat]).bit_count()
        if int(s.hand[seat]).bit_count() + packet != size or packet > most:
            faults.append(f"seat {seat} must hold {size} cards, at most {most} of them set aside")
    if all(has_passed(box, s, seat) for seat in range(s.players)):
        faults.append("all packets are complete, so they would have been passed")
    if s.last_winner >= 0:
        faults.append("no trick has been taken while packets are chosen")
    if any(s.void[seat] for seat in range(s.players)):
        faults.append("nobody has shown to be out of a suit while packets are chosen")
    return faults


def _turn_faults(s: Any, data: Mapping[str, Any]) -> list[str]:
    faults = []
    if s.phase == PLAYING and (s.laid == s.players or s.turn != (s.leader + s.laid) % s.players):
        faults.append("the turn does not follow from the trick: cards are laid clockwise from the leader")
    if s.phase == PASSING and not s.leader == s.turn == (s.dealer + 1) % s.players:
        faults.append("the dealer's left neighbour leads the first trick")
    if (s.phase == OVER) != (s.end_reason != NOT_ENDED):
        faults.append("a game that is over has a reason to be, and only that")
    if data.get("trick") and s.laid != sum(card is not None for card in data["trick"]):
        faults.append("the trick has a gap: cards are laid clockwise from the leader")
    return faults


def _void_faults(s: Any) -> list[str]:
    faults = []
    for seat in range(s.players):
        held = int(s.hand[seat]) | (int(s.packet[seat]) if s.phase == PASSING else 0)
        faults += [
            f"seat {seat} is said to be out of {SUIT_LETTERS[suit]} and holds it"
            for suit in range(SUITS)
            if s.void[seat] >> suit & 1 and held >> suit * RANKS & ONE_SUIT
        ]
    return faults


def _played_faults(s: Any) -> list[str]:
    """The cards played this round are those taken and those in the trick."""
    played = taken = int(s.pot)
    for seat in range(s.players):
        played |= int(s.played[seat])
        taken |= int(s.taken[seat])
    counts = [int(s.played[seat]).bit_count() for seat in range(s.players)]
    if played != taken or sum(counts) != played.bit_count() or len({count - int(s.trick[seat] != NO_CARD) for seat, count in enumerate(counts)}) != 1:
        return ["the cards played must be those taken and in the trick, as many from each seat"]
    return []


def _packet_faults(box: Any, s: Any) -> list[str]:
    """Packets that have moved went to their receivers; a position may leave them out."""
    if s.phase == PASSING:
        return []
    faults = []
    for seat in range(s.players):
        to = int(receiver(box, s, seat))
        packet, had = int(s.packet[seat]), int(s.hand[to]) | int(s.played[to])
        if packet and packet.bit_count() != packet_size(box, s):
            faults.append(f"the packet of seat {seat} must have {int(packet_size(box, s))} cards")
        if not _is_within(packet, had):
            faults.append(f"the packet of seat {seat} has cards that seat {to} never held")
    return faults


def _spell_faults(box: Any, s: Any) -> list[str]:
    if s.phase != CASTING:
        return []
    cast = s.caster >= 0 and s.caster == s.turn and s.spell > 0 and not s.deducted
    if not cast or spell_value(box, s.taken[s.caster], s.options.air_blocks_own_spell) != s.spell or not may_deduct(s):
        return ["while a spell is decided on it has a caster, whose turn it is, the value of that pile, and a choice"]
    return []


def _last_trick_sense(box: Any, s: Any) -> list[str]:
    """The trick taken last was laid by the rules, of cards played before, and its winner has them and leads the next."""
    if s.last_winner < 0:
        return []
    again, rebels = last_trick_again(box, s)
    faults = [f"last_trick: seat {seat} had to follow suit" for seat in rebels]
    faults += [f"last_trick: seat {seat} has not played {CARD_TEXTS[s.last_trick[seat]]}" for seat in range(s.players) if not _played_before(s, seat)]
    if again.best != s.last_winner:
        faults.append(f"last_trick goes to seat {int(again.best)}, not to seat {int(s.last_winner)}")
    if not _is_within(_trick_set(s.last_trick[: s.players].tolist()), int(s.taken[s.last_winner])):
        faults.append(f"the cards of last_trick are not among those taken by seat {int(s.last_winner)}")
    if s.leader != s.last_winner:
        faults.append("who took last_trick leads the next")
    return faults


def last_trick_again(box: Any, s: Any) -> tuple[Any, list[int]]:
    """The last trick laid again by the rules, out of the hands as they were, and the seats that should have laid another card."""
    again = s.copy()
    again.phase, again.pot, again.led, again.laid = PLAYING, 0, 0, 0
    again.leader = again.turn = again.best = s.last_leader
    for seat in range(s.players):
        again.void[seat], again.trick[seat] = 0, NO_CARD
        for card in (s.trick[seat], s.last_trick[seat]):
            again.hand[seat] |= np.uint64(1 << int(card)) if card != NO_CARD else np.uint64(0)
    rebels = []
    for _ in range(s.players):
        seat = int(again.turn)
        if refusal(box, again, seat, PLAY + int(s.last_trick[seat])) != ALLOWED:
            rebels.append(seat)
        lay(again, seat, int(s.last_trick[seat]))
    return again, rebels


def _played_before(s: Any, seat: int) -> bool:
    """Whether the seat had laid its card of the last trick before the present trick."""
    played = s.played[seat]
    if s.trick[seat] != NO_CARD:
        played ^= card_in(played, s.trick[seat])
    return bool(card_in(played, s.last_trick[seat]))


def _trick_set(laid: list[int]) -> int:
    wizards = laid.count(WIZARD)
    return sum({1 << card for card in laid if card != WIZARD}) | ((1 << wizards) - 1) << WIZARD


def _is_within(cards: int, pile: int) -> bool:
    """Whether a pile has all of the cards, whichever of the equal wizards they are."""
    return not cards & COLOURED & ~pile and (cards >> WIZARD).bit_count() <= (pile >> WIZARD).bit_count()
