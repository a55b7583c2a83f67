"""Positions of Witches, written tersely: hands and piles in notation, the rest of the deck filled in."""

from collections.abc import Mapping, Sequence
from typing import Any

import coven
from coven.games.witches.names import CARD_TEXTS
from coven.table.seeds import make_seed, seed_words
from coven.table.table import Table

GAME = coven.game("witches")
BOX = GAME.standard_box.plain
DECK = [*CARD_TEXTS, "Z", "Z", "Z"]
FIRE = [f"R{rank}" for rank in range(1, 15) if rank != 11]  # fire cards without the witch
ALL_FIRE = " ".join([*FIRE, "R11"])
SPECIAL_CARDS = {"fire": "R11", "water": "G11", "queen": "G12", "air": "B11", "earth": "Y11"}
DULL = [card for card in DECK if card[0] != "R" and card not in SPECIAL_CARDS.values()]  # never worth a point


def without(cards: Sequence[str], used: Sequence[str]) -> list[str]:
    """The cards left when some are taken away; each must be there."""
    left = list(cards)
    for card in used:
        left.remove(card)
    return left


def deck_left(*rows: Sequence[str | None]) -> list[str]:
    """The deck without all the cards written in the rows."""
    return without(DECK, [card for row in rows for text in row if text for card in text.split()])


def table(state: Mapping[str, Any], options: Mapping[str, Any] | None = None, seed: int = 1, box: Any = None) -> Table:
    """A table in the position given; the number of hands says how many play."""
    data = {"players": len(state["hands"]), "options": options or {}, "state": state}
    return GAME.from_position({**data, "box": box} if box else data, seed=seed)


def trick_table(hands: Sequence[str], trick: Sequence[str] = (), options: Mapping[str, Any] | None = None, **more: Any) -> Table:
    """Seat 0 leads and the cards of `trick` lie; all other cards are in the tricks of the last seat."""
    players = len(hands)
    laid = [*trick, *[None] * (players - len(trick))]
    taken = [""] * (players - 1) + [" ".join(deck_left(hands, laid))]
    return table({"hands": list(hands), "trick": laid, "leader": 0, "turn": len(trick), "taken": taken, **more}, options)


def play_trick(cards: str) -> Table:
    """A trick of these cards, played by seats 0, 1, 2 … and taken; everybody keeps one more card, never of the led suit."""
    laid = cards.split()
    led = next((card[0] for card in laid if card != "Z"), "")
    spare = [card for card in DULL if card not in laid and card[0] not in (led, "Z")]
    at = trick_table([f"{card} {spare[seat]}" for seat, card in enumerate(laid)])
    for seat, card in enumerate(laid):
        at.play(seat, card)
    return at


def end_table(
    piles: Sequence[str], totals: Sequence[int] | None = None, options: Mapping[str, Any] | None = None, box: Any = None, **more: Any
) -> Table:
    """Before the last trick of a round: it is worth nothing, and so are the cards that no pile names.

    `*` in a pile stands for all cards not named that are worth something.
    """
    players = len(piles)
    named = [[card for card in pile.split() if card != "*"] for pile in piles]
    left = without(DECK, [card for pile in named for card in pile])
    worth = [card for card in left if card not in DULL]
    hands = [f"B{seat + 1}" for seat in range(players)]
    dull = without([card for card in left if card in DULL], hands)
    taken = [" ".join([*cards, *(worth if "*" in pile else [])]) for pile, cards in zip(piles, named, strict=True)]
    assert not worth or any("*" in pile for pile in piles), f"nobody has {worth}"
    taken[-1] = " ".join([*taken[-1].split(), *dull])
    state = {"hands": hands, "taken": taken, "totals": list(totals or [0] * players), "leader": 0, "turn": 0, **more}
    return table(state, options, box=box)


def finish_trick(at: Table) -> Table:
    """Lays the first possible card of everybody still to play in this trick."""
    for _ in range(at.players):
        if at.view(None)["phase"] != "playing":
            break
        seat = at.to_act[0]
        at.play(seat, at.moves(seat)[0])
    return at


def end_round(piles: Sequence[str], totals: Sequence[int] | None = None, options: Mapping[str, Any] | None = None, **more: Any) -> Table:
    """After the last trick of that round."""
    return finish_trick(end_table(piles, totals, options, **more))


def totals(at: Table) -> list[int]:
    found: list[int] = at.view(None)["totals"]
    return found


def pile(n: int, marks: str = "") -> str:
    """`n` fire cards without the witch, and special cards by their first letters: F, W, Q, A, E."""
    special = {name[0].upper(): card for name, card in SPECIAL_CARDS.items()}
    return " ".join([*FIRE[:n], *(special[mark] for mark in marks)])


def words_of(seed: int) -> Any:
    """A seed for compiled rules."""
    return seed_words(make_seed(seed))


def choose_packets(at: Table) -> Table:
    """Everybody passes the first cards there are."""
    while at.view(None)["phase"] == "passing":
        seat = at.to_act[0]
        at.play(seat, at.moves(seat)[0])
    return at


def passing_table(hands: Sequence[str], packets: Sequence[str] | None = None, **more: Any) -> Table:
    """Packets are being chosen."""
    state = {"phase": "passing", "hands": list(hands), **more}
    return table({**state, "packets": list(packets)} if packets else state)


def state_of(at: Table) -> Any:
    """A copy of the state behind a table."""
    return at.keeper.state.copy()


def imagined_state(state: Any, seat: int, seed: int) -> Any:
    """What the seat imagines, straight from the rules."""
    made = state.copy()
    GAME.rules.imagine(BOX, made, seat, words_of(seed))
    return made
