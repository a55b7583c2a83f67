"""Moves made readable: every action with its kind, its notation and its arguments."""

from collections.abc import Iterator
from typing import Any

from coven.games.wandering_towers.names import CARD_TEXTS, SPELL_NAMES, TOWER_TEXTS
from coven.games.wandering_towers.state import (
    ACTIONS,
    ASK,
    CARRY,
    CAST,
    CAST_AFTER,
    CASTLE,
    DISCARD,
    FREE,
    GIVE,
    REROLL,
    RETURN,
    ROLL_CARD,
    SEATS,
    SPACES,
    STEP,
    STEP_ANNOUNCED,
    SWAP,
    TOWER,
    TOWER_CARD,
    TOWERS,
    WIZARD,
    WIZARD_CARD,
)
from coven.games.wandering_towers.view.event_schema import TEAM_WORDS, WORDS
from coven.table.values import Move

PAIRS = tuple((one, two) for one in range(TOWERS) for two in range(one + 1, TOWERS))


def _card_moves() -> Iterator[Move]:
    for first, kind, pattern in (
        (WIZARD_CARD, "wizard_card", "{} wizard"),
        (TOWER_CARD, "tower_card", "{} tower"),
        (ROLL_CARD, "roll", "roll {}"),
        (DISCARD, "discard", "discard {}"),
        (GIVE, "give", "give {}"),
        (RETURN, "return", "return {}"),
    ):
        for number, card in enumerate(CARD_TEXTS):
            yield Move(first + number, kind, pattern.format(card), {"card": card})


def _piece_moves() -> Iterator[Move]:
    for number, tower in enumerate(TOWER_TEXTS):
        yield Move(TOWER + number, "tower", f"tower {tower}", {"tower": tower})
        yield Move(FREE + number, "free", f"free {tower}", {"tower": tower})
    for space in range(SPACES):
        yield Move(WIZARD + space, "wizard", f"wizard {space}", {"space": space})
        yield Move(CARRY + space, "carry", f"carry {space}", {"space": space})


def _spell_moves() -> Iterator[Move]:
    for owner in range(SEATS):
        for space in range(SPACES):
            args: dict[str, Any] = {"seat": owner, "space": space}
            yield Move(STEP + owner * SPACES + space, "step", f"step {owner + 1}:{space}", args)
    yield Move(STEP_ANNOUNCED, "step_announced", "step announced")
    for number, (one, two) in enumerate(PAIRS):
        towers = [TOWER_TEXTS[one], TOWER_TEXTS[two]]
        yield Move(SWAP + number, "swap", f"swap {towers[0]} {towers[1]}", {"towers": towers})
    for backward, way in enumerate(("forward", "backward")):
        yield Move(CASTLE + backward, f"castle_{way}", f"castle {way}")
    for number, spell in enumerate(SPELL_NAMES):
        yield Move(CAST + number, "cast", f"cast {spell}", {"spell": spell})
        yield Move(CAST_AFTER + number, "cast_after", f"cast {spell} after", {"spell": spell})


def _word_moves() -> Iterator[Move]:
    for first, words in ((REROLL, WORDS), (ASK, TEAM_WORDS)):
        for number, word in enumerate(words):
            yield Move(first + number, word, word.replace("_", " "))


MOVES = tuple(sorted((*_card_moves(), *_piece_moves(), *_spell_moves(), *_word_moves()), key=lambda move: move.id))
BY_TEXT = {move.text.lower(): move.id for move in MOVES}
BY_TEXT |= {f"swap t{two + 1} t{one + 1}": SWAP + number for number, (one, two) in enumerate(PAIRS)}  # pairs are unordered (Towers 68)
assert [move.id for move in MOVES] == list(range(ACTIONS))


def move_of(action: int) -> Move:
    """An action in words and notation."""
    return MOVES[action]


def action_of(text: str) -> int | None:
    """The action a notation stands for, or None."""
    return BY_TEXT.get(" ".join(text.lower().split()))
