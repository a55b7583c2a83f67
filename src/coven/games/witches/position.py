"""A position of Witches as readable data: cards in notation, seats in order. Reads back to the same state."""

from collections.abc import Mapping
from typing import Any

from coven.games.witches.notation import CARD_TEXTS, SUIT_LETTERS, card_set, card_texts, kind_of
from coven.games.witches.rules.deal import has_passed, packet_size
from coven.games.witches.rules.trick import lay
from coven.games.witches.state import (
    CARDS,
    CASTING,
    GUARD_ROUNDS,
    NO_CARD,
    NOT_ENDED,
    OVER,
    PASSING,
    PLAYING,
    SUITS,
    WIZARD,
)
from coven.games.witches.view import END_REASONS, PHASES

COLOURED = (1 << WIZARD) - 1
MOST_POINTS = 100_000
FIELDS = frozenset("phase round dealer leader turn hands packets played taken trick last_trick voids totals overtime last_round end".split())


def position(box: Any, s: Any) -> dict[str, Any]:
    """Everything about a state but its options and its stream."""
    players = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round_number),
        "dealer": int(s.dealer),
        "leader": int(s.leader),
        "turn": int(s.turn),
        "hands": [cards_text(s.hand[seat]) for seat in players],
        "packets": [cards_text(s.packet[seat]) for seat in players],
        "played": [cards_text(s.played[seat]) for seat in players],
        "taken": [cards_text(s.taken[seat]) for seat in players],
        "trick": trick_texts(s.trick, s.players),
        "last_trick": None
        if s.last_winner < 0
        else {"cards": trick_texts(s.last_trick, s.players), "leader": int(s.last_leader), "winner": int(s.last_winner)},
        "voids": ["".join(SUIT_LETTERS[suit] for suit in range(SUITS) if s.void[seat] >> suit & 1) for seat in players],
        "totals": [int(s.total[seat]) for seat in players],
        "overtime": bool(s.overtime),
        "last_round": {
            "piles": [cards_text(s.scored[seat]) for seat in players],
            "points": [int(s.points[seat]) for seat in players],
            "rest": [int(s.rest[seat]) for seat in players],
            "caster": int(s.caster) if s.caster >= 0 else None,
            "spell": int(s.spell),
            "deducted": bool(s.deducted),
        },
        "end": END_REASONS[s.end_reason] or None,
    }


def cards_text(cards: Any) -> str:
    return " ".join(card_texts(cards))


def trick_texts(trick: Any, players: int) -> list[str | None]:
    """The card each seat has laid, or None."""
    return [None if trick[seat] == NO_CARD else CARD_TEXTS[trick[seat]] for seat in range(players)]


def place(box: Any, s: Any, data: Mapping[str, Any]) -> list[str]:
    """Writes a position into a started state; returns all faults found. What is left out takes its plainest value."""
    faults = [f"{name} is not a part of a position" for name in data if name not in FIELDS]
    if data.get("phase", "playing") not in PHASES:
        faults.append(f"the phase must be one of {', '.join(PHASES)}")
    faults += _shape_faults(s, data)
    if faults:
        return faults
    _write_numbers(s, data)
    _write_cards(s, data)
    _write_last_round(s, data.get("last_round") or {})
    return _card_faults(s) + _phase_faults(box, s) + _turn_faults(s, data)


def _shape_faults(s: Any, data: Mapping[str, Any]) -> list[str]:
    faults = []
    for name in ("hands", "packets", "played", "taken", "trick", "voids", "totals"):
        row = data.get(name)
        if row is not None and (not isinstance(row, list) or len(row) != s.players):
            faults.append(f"{name} must be a list with one entry for each of the {s.players} seats")
    if "hands" not in data:
        faults.append("there are no hands")
    for name in ("dealer", "leader", "turn"):
        if not _is_number(data.get(name, 0), 0, s.players - 1):
            faults.append(f"{name} must be a seat from 0 to {s.players - 1}")
    if not _is_number(data.get("round", 1), 1, GUARD_ROUNDS):
        faults.append(f"round must be a whole number from 1 to {GUARD_ROUNDS}")
    if isinstance(data.get("totals"), list) and not all(_is_number(total, -MOST_POINTS, MOST_POINTS) for total in data["totals"]):
        faults.append(f"totals must be whole numbers within {MOST_POINTS}")
    if (data.get("end") or "") not in END_REASONS:
        faults.append(f"end must be one of {', '.join(END_REASONS[1:])}")
    return faults


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _write_numbers(s: Any, data: Mapping[str, Any]) -> None:
    s.phase = PHASES.index(data.get("phase", "playing"))
    s.round_number = data.get("round", 1)
    s.dealer = data.get("dealer", 0)
    s.overtime = bool(data.get("overtime", False))
    s.end_reason = END_REASONS.index(data.get("end") or "")
    for seat, total in enumerate(data.get("totals") or [0] * s.players):
        s.total[seat] = total


def _write_cards(s: Any, data: Mapping[str, Any]) -> None:
    """Sets all cards; the trick is laid again by the rules, so that what follows from it is theirs."""
    nothing = [""] * s.players
    trick = data.get("trick") or [None] * s.players
    s.pot, s.led, s.led_suit, s.laid, s.last_leader, s.last_winner = 0, 0, 0, 0, -1, -1
    s.trick[:], s.last_trick[:] = NO_CARD, NO_CARD
    piles = _numbered_wizards(data, trick, nothing)
    for seat in range(s.players):
        s.hand[seat], s.packet[seat], s.taken[seat], s.played[seat] = (piles[name][seat] for name in ("hands", "packets", "taken", "played"))
        s.void[seat] = 0
    _lay_trick(s, trick, data.get("leader", data.get("turn", 0)))
    for seat, letters in enumerate(data.get("voids") or nothing):
        s.void[seat] = sum(1 << SUIT_LETTERS.index(letter) for letter in letters)
    if data.get("last_trick"):
        _write_last_trick(s, data["last_trick"])
    s.turn = data.get("turn", s.turn)


def _numbered_wizards(data: Mapping[str, Any], trick: list[str | None], nothing: list[str]) -> dict[str, list[int]]:
    """The sets of cards with the four equal wizards told apart, so that none is in two places.

    Cards of the trick are put back into the hands, to be laid again from there. Packets that have been passed and the
    cards played are second mentions of cards that lie elsewhere: there the numbers of the wizards don't matter.
    """
    passing = data.get("phase") == "passing"
    texts = {name: [str(cards).split() for cards in data.get(name) or nothing] for name in ("hands", "packets", "taken")}
    for seat, card in enumerate(trick):
        if card is not None:
            texts["hands"][seat].append(card)
    piles: dict[str, list[int]] = {}
    wizards = 0
    for name in ("hands", "taken", "packets"):
        piles[name] = []
        for cards in texts[name]:
            held = card_set(cards)
            if name != "packets" or passing:
                count = (held >> WIZARD).bit_count()
                held = held & COLOURED | ((1 << count) - 1) << (WIZARD + wizards)
                wizards += count
            piles[name].append(held)
    played = data.get("played")
    piles["played"] = list(piles["taken"]) if played is None else [card_set(str(cards).split()) for cards in played]
    for seat, card in enumerate(trick):
        if card is not None and played is not None:
            piles["played"][seat] = _without(piles["played"][seat], card)
    if wizards > CARDS - WIZARD:
        raise ValueError("there are only four wizards")
    return piles


def _without(cards: int, text: str) -> int:
    kind = kind_of(text)
    if kind is None:
        raise ValueError(f"{text!r} is not a card")
    place_held = kind if kind < WIZARD else cards.bit_length() - 1
    if not cards >> place_held & 1:
        raise ValueError(f"{text} lies in the trick but was not played by that seat")
    return cards ^ 1 << place_held


def _lay_trick(s: Any, trick: list[str | None], leader: int) -> None:
    s.leader = s.turn = s.best = leader
    for turn in range(s.players):
        seat = (leader + turn) % s.players
        card = trick[seat]
        if card is None:
            return
        kind = kind_of(card)
        assert kind is not None
        lay(s, seat, kind)


def _write_last_trick(s: Any, last: Mapping[str, Any]) -> None:
    for seat, card in enumerate(last["cards"]):
        kind = kind_of(card)
        s.last_trick[seat] = NO_CARD if kind is None else kind
    s.last_leader, s.last_winner = last["leader"], last["winner"]


def _write_last_round(s: Any, last: Mapping[str, Any]) -> None:
    none = [0] * s.players
    for seat in range(s.players):
        s.scored[seat] = card_set((last.get("piles") or [""] * s.players)[seat].split())
        s.points[seat] = (last.get("points") or none)[seat]
        s.rest[seat] = (last.get("rest") or none)[seat]
    caster = last.get("caster")
    s.caster = -1 if caster is None else caster
    s.spell = last.get("spell", 0)
    s.deducted = bool(last.get("deducted", False))


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
    return faults + ([f"missing are {cards_text(missing)}"] if missing else [])


def _phase_faults(box: Any, s: Any) -> list[str]:
    hands = [int(s.hand[seat]).bit_count() for seat in range(s.players)]
    packets = [int(s.packet[seat]).bit_count() for seat in range(s.players)]
    if s.phase == PASSING:
        size = CARDS // int(s.players)
        wrong = [seat for seat in range(s.players) if hands[seat] + packets[seat] != size or packets[seat] > packet_size(box, s)]
        faults = [f"seat {seat} must hold {size} cards, at most {packet_size(box, s)} of them set aside" for seat in wrong]
        ready = all(has_passed(box, s, seat) for seat in range(s.players))
        return faults + (["all packets are complete, so they would have been passed"] if ready else [])
    laid = [int(s.trick[seat] != NO_CARD) for seat in range(s.players)]
    tricks = {hands[seat] + laid[seat] for seat in range(s.players)}
    if len(tricks) != 1:
        return ["the hands don't have the same number of cards, those in the trick counted in"]
    if s.phase in (CASTING, OVER) and tricks != {0}:
        return ["hands must be empty once a round is over"]
    return ["somebody must hold cards while a round is played"] if s.phase == PLAYING and tricks == {0} else []


def _turn_faults(s: Any, data: Mapping[str, Any]) -> list[str]:
    faults = []
    if s.phase == PLAYING and (s.laid == s.players or s.turn != (s.leader + s.laid) % s.players):
        faults.append("the turn does not follow from the trick: cards are laid clockwise from the leader")
    if (s.phase == OVER) != (s.end_reason != NOT_ENDED):
        faults.append("a game that is over has a reason to be, and only that")
    if s.phase == CASTING and not (s.caster == s.turn and s.spell > 0):
        faults.append("while a spell is decided on it has a caster, whose turn it is, and a value")
    if data.get("trick") and any(data["trick"]) and s.laid != sum(card is not None for card in data["trick"]):
        faults.append("the trick has a gap: cards are laid clockwise from the leader")
    return faults
