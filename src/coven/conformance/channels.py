"""All that a watcher can ask a table for: every public member of `Table`, asked rightly and wrongly.

`keeper` is no channel: it is for whoever runs the table.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from coven.bulk import refusal_codes
from coven.errors import CovenError
from coven.kernel.plain import wrapping
from coven.table.table import Table

AskAny = Callable[[Table, int | None], Any]
AskSeat = Callable[[Table, int], Any]


def refused_play(table: Table, watcher: int | None) -> None:
    """A move of the game that a seat may not make."""
    if watcher is not None:
        refused = next((move for move in table.game.all_moves if table.refusal(watcher, move) is not None), None)
        if refused is not None:
            table.play(watcher, refused)


def refused_undo(table: Table, watcher: int | None) -> None:
    if watcher is not None and not table.may_undo(watcher):
        table.undo(watcher)


def settings_tried(table: Table) -> list[Mapping[str, Any]]:
    """What a person may have left to the table: nothing, and each value worth trying of each setting."""
    return [{}, *({setting.name: value} for setting in table.game.about.settings for value in setting.values())]


def observed(table: Table, seat: int) -> list[float]:
    """The numbers a network sees."""
    numbers = np.zeros(table.game.rules.observation_size, np.float32)
    with wrapping():
        table.game.rules.observe(table.box.plain, table.keeper.state, seat, numbers)
    return list(numbers.tolist())


FOR_ALL: dict[str, AskAny] = {
    "repr": lambda table, watcher: repr(table),
    "game": lambda table, watcher: table.game.name,
    "players": lambda table, watcher: table.players,
    "options": lambda table, watcher: table.options,
    "box": lambda table, watcher: (table.box.name, table.box.plain.tobytes()),
    "seats": lambda table, watcher: table.seats,
    "commitment": lambda table, watcher: table.commitment,
    "setting": lambda table, watcher: table.setting,
    "to_act": lambda table, watcher: table.to_act,
    "is_over": lambda table, watcher: table.is_over,
    "outcome": lambda table, watcher: table.outcome,
    "view": lambda table, watcher: table.view(watcher),
    "public_view": lambda table, watcher: table.public_view,
    "own_view": lambda table, watcher: table.own_view(watcher),
    "events": lambda table, watcher: [event.as_data() for event in table.events(watcher)],
}

FOR_SEATS: dict[str, AskSeat] = {
    "moves": lambda table, seat: table.moves(seat),
    "refusal": lambda table, seat: refusal_codes(table.game, table.box.plain, table.keeper.state, seat).tolist(),
    "may_undo": lambda table, seat: table.may_undo(seat),
    "undo_refusal": lambda table, seat: table.undo_refusal(seat),
    "answer_for": lambda table, seat: [table.answer_for(seat, settings) for settings in settings_tried(table)],
    "imagined": lambda table, seat: table.imagined(seat, 1).tobytes(),
    "numbers": observed,
}

# Questions that are answered by an error, which must tell no more than any answer; what may be answered is not asked here.
WRONG: dict[str, Sequence[AskAny]] = {
    "seed": [lambda table, watcher: table.seed],
    "salt": [lambda table, watcher: table.salt],
    "record": [lambda table, watcher: table.record()],
    "view": [lambda table, watcher: table.view(table.players)],
    "own_view": [lambda table, watcher: table.own_view(table.players)],
    "events": [
        lambda table, watcher: table.events(table.players),
        lambda table, watcher: table.events(watcher, -1),
        lambda table, watcher: table.events(watcher, 10**6),
    ],
    "moves": [lambda table, watcher: table.moves(table.players)],
    "refusal": [
        lambda table, watcher: table.refusal(table.players, 0),
        lambda table, watcher: table.refusal(watcher or 0, "no such move"),
        lambda table, watcher: table.refusal(watcher or 0, 10**6),
    ],
    "answer_for": [
        lambda table, watcher: table.answer_for(watcher or 0, {"no such setting": 1}),
        lambda table, watcher: table.answer_for(table.players, {}) if table.game.about.settings else None,
    ],
    "imagined": [lambda table, watcher: table.imagined(table.players, 1)],
    "play": [
        lambda table, watcher: table.play(table.players, 0),
        lambda table, watcher: table.play(watcher or 0, "no such move"),
        refused_play,
    ],
    "may_undo": [lambda table, watcher: table.may_undo(table.players)],
    "undo_refusal": [lambda table, watcher: table.undo_refusal(-1)],
    "undo": [lambda table, watcher: table.undo(table.players), refused_undo],
}


def look(table: Table, watcher: int | None) -> dict[str, Any]:
    """All that a watcher is told, by channel; `errors` has the answers to wrong questions."""
    seen = {name: ask(table, watcher) for name, ask in FOR_ALL.items()}
    if watcher is not None:
        seen |= {name: ask(table, watcher) for name, ask in FOR_SEATS.items()}
    return seen | {"errors": {name: [error_of(ask, table, watcher) for ask in asks] for name, asks in WRONG.items()}}


def error_of(ask: AskAny, table: Table, watcher: int | None) -> str:
    try:
        ask(table, watcher)
    except CovenError as error:
        return f"{error.code} {error} {error.details}"
    return "no error"
