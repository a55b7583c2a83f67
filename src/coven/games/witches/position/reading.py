"""Setting up a state from a position. The trick is laid again by the rules, so that what follows from it is theirs."""

from collections.abc import Mapping
from typing import Any

from coven.games.witches.findings import finding
from coven.games.witches.names import CARDS, NO_CARD, SUIT_LETTERS, WIZARD, WIZARDS
from coven.games.witches.position.faults import faults_of
from coven.games.witches.position.last_trick import last_trick_again
from coven.games.witches.position.shape_faults import shape_faults
from coven.games.witches.position.wizards import number_wizards
from coven.games.witches.rules.trick import lay
from coven.games.witches.state import END_REASONS, NOBODY, PHASES, SEATS
from coven.games.witches.types import Box, State
from coven.games.witches.view.notation import card_set, kind_of
from coven.kernel.bits import NOTHING

FIELDS = frozenset("phase round dealer leader turn hands packets played taken trick last_trick voids totals overtime last_round end".split())


def set_position(box: Box, s: State, data: Mapping[str, Any]) -> list[str]:
    """Writes a position into a started state; returns all faults found. What is left out takes its plainest value."""
    faults = [finding("not_a_part", entry=str(name)) for name in data if name not in FIELDS] + shape_faults(s.players, data)
    if faults:
        return list(faults)
    _write_numbers(s, data)
    _write_cards(s, data)
    _write_last_round(s, data.get("last_round") or {})
    faults = faults_of(box, s, data)
    if not faults and s.last_winner != NOBODY:
        _write_shown_voids(box, s)
    return list(faults)


def _write_numbers(s: State, data: Mapping[str, Any]) -> None:
    s.phase = PHASES.number(data.get("phase", "playing"))
    s.round_number = data.get("round", 1)
    s.dealer = data.get("dealer", 0)
    s.overtime = data.get("overtime", False)
    s.end_reason = END_REASONS.number(data.get("end") or "")
    for seat, total in enumerate(data.get("totals") or [0] * s.players):
        s.total[seat] = total


def _write_cards(s: State, data: Mapping[str, Any]) -> None:
    """Sets all cards; the trick is laid again by the rules, so that what follows from it is theirs."""
    trick = data.get("trick") or [None] * s.players
    s.pot, s.led, s.led_suit, s.laid, s.last_leader, s.last_winner = NOTHING, NOTHING, 0, 0, NOBODY, NOBODY
    for seat in range(SEATS):
        s.trick[seat] = s.last_trick[seat] = NO_CARD
    piles = _read_piles(s, data, trick)
    for seat in range(s.players):
        s.hand[seat], s.packet[seat], s.taken[seat], s.played[seat] = (piles[name][seat] for name in ("hands", "packets", "taken", "played"))
        s.void[seat] = 0
    _lay_trick(s, trick, data.get("leader", data.get("turn", _first_leader(s, data))))
    for seat, letters in enumerate(data.get("voids") or [""] * s.players):
        for letter in letters:
            s.void[seat] |= 1 << SUIT_LETTERS.index(letter)
    if data.get("last_trick") is not None:
        _write_last_trick(s, data["last_trick"])
    s.turn = data.get("turn", s.turn)


def _first_leader(s: State, data: Mapping[str, Any]) -> int:
    """Who leads where nothing says so: the dealer's left neighbour while packets are chosen (Witches 4), else seat 0."""
    return int(s.dealer + 1) % int(s.players) if data.get("phase") == "passing" else 0


def _read_piles(s: State, data: Mapping[str, Any], trick: list[str | None]) -> dict[str, list[int]]:
    """All sets of cards, the equal wizards told apart so that none is in two places.

    Cards of the trick are put back into the hands, to be laid again from there. Cards played are the cards taken told
    another way, so their wizards have the same numbers; in packets that have been passed the numbers don't matter.
    """
    texts = {name: [str(cards).upper().split() for cards in data.get(name) or [""] * s.players] for name in ("hands", "packets", "taken", "played")}
    for seat, card in enumerate(trick):
        if card is not None:
            texts["hands"][seat].append(card.upper())
            if data.get("played") is not None:
                _take_out(texts["played"][seat], card.upper())
    piles = {name: [card_set(cards) for cards in rows] for name, rows in texts.items()}
    taken_from = number_wizards(piles["hands"], 0)
    placed = number_wizards(piles["taken"], taken_from)
    number_wizards(piles["played"], taken_from)
    if data.get("phase") == "passing":
        placed = number_wizards(piles["packets"], placed)
    if placed > WIZARDS:
        raise ValueError("there are only four wizards")
    if data.get("played") is None:
        sizes = [CARDS // int(s.players) - hand.bit_count() for hand in piles["hands"]]
        piles["played"] = _dealt_out(piles["taken"], sizes, [] if data.get("last_trick") is None else data["last_trick"]["cards"])
    return piles


def _take_out(cards: list[str], text: str) -> None:
    if text not in cards:
        raise ValueError(f"{text} lies in the trick but was not played by that seat")
    cards.remove(text)


def _dealt_out(taken: list[int], sizes: list[int], last_trick: list[str]) -> list[int]:
    """Who may have played the cards taken, where nothing says so but the last trick: dealt out in order, as many as each seat must have played."""
    cards = [place for place in range(CARDS) if any(pile >> place & 1 for pile in taken)]
    rows: list[list[int]] = [[] for _ in sizes]
    for row, text in zip(rows, last_trick, strict=False):
        row.extend([place for place in cards if min(place, WIZARD) == kind_of(text)][:1])
        cards = [place for place in cards if place not in row]
    for row, size in zip(rows, sizes, strict=True):
        wanted = max(0, size - len(row))
        row.extend(cards[:wanted])
        cards = cards[wanted:]
    return [sum(1 << place for place in row) for row in rows]


def _lay_trick(s: State, trick: list[str | None], leader: int) -> None:
    s.leader = s.turn = s.best = leader
    for turn in range(s.players):
        seat = (leader + turn) % s.players
        card = trick[seat]
        if card is None:
            return
        kind = kind_of(card)
        assert kind is not None
        lay(s, seat, kind)


def _write_last_trick(s: State, last: Mapping[str, Any]) -> None:
    for seat in range(s.players):
        kind = kind_of(last["cards"][seat])
        assert kind is not None
        s.last_trick[seat] = kind
    s.last_leader, s.last_winner = last["leader"], last["winner"]


def _write_shown_voids(box: Box, s: State) -> None:
    """Who did not follow in the last trick has shown to be out of its suit."""
    again, _ = last_trick_again(box, s)
    for seat in range(s.players):
        s.void[seat] |= again.void[seat]


def _write_last_round(s: State, last: Mapping[str, Any]) -> None:
    none = [0] * s.players
    piles = [card_set(cards.split()) for cards in last.get("piles") or [""] * s.players]
    if number_wizards(piles, 0) > WIZARDS:
        raise ValueError("there are only four wizards")
    for seat in range(s.players):
        s.scored[seat] = piles[seat]
        s.points[seat] = (last.get("points") or none)[seat]
        s.rest[seat] = (last.get("rest") or none)[seat]
    caster = last.get("caster")
    s.caster = NOBODY if caster is None else caster
    s.spell = last.get("spell", 0)
    s.deducted = last.get("deducted", False)
