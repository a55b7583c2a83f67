"""All that a viewer can ask a table for: every public member of `Table`, asked rightly and wrongly.

`keeper` is no channel: it is for whoever runs the table.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from coven.bulk import refusal_codes
from coven.errors import CovenError
from coven.table.table import Table
from coven.table.values import Viewer

AskAny = Callable[[Table, Viewer], Any]
AskSeat = Callable[[Table, int], Any]
MOVES_TRIED = 2  # each is played in an imagined state


def refused_play(table: Table, viewer: Viewer) -> None:
    """A move of the game that a seat may not make."""
    if viewer is not None:
        refused = next((move for move in table.game.all_moves if table.refusal(viewer, move) is not None), None)
        if refused is not None:
            table.play(viewer, refused)


def refused_undo(table: Table, viewer: Viewer) -> None:
    if viewer is not None and not table.may_undo(viewer):
        table.undo(viewer)


def settings_tried(table: Table) -> list[Mapping[str, Any]]:
    """What a person may have left to the table: nothing, and each value worth trying of each setting."""
    return [{}, *({setting.name: value} for setting in table.game.about.settings for value in setting.values())]


def observed(table: Table, seat: int) -> list[float]:
    """The numbers a network sees."""
    numbers = np.zeros(table.game.rules.observation_size, np.float32)
    table.game.rules.observe(table.box.plain, table.keeper.state, seat, numbers)
    return list(numbers.tolist())


FOR_ALL: dict[str, AskAny] = {
    "repr": lambda table, viewer: repr(table),
    "game": lambda table, viewer: table.game.name,
    "players": lambda table, viewer: table.players,
    "options": lambda table, viewer: table.options,
    "box": lambda table, viewer: (table.box.name, table.box.plain.tobytes()),
    "seats": lambda table, viewer: table.seats,
    "commitment": lambda table, viewer: table.commitment,
    "setting": lambda table, viewer: table.setting,
    "to_act": lambda table, viewer: table.to_act,
    "is_over": lambda table, viewer: table.is_over,
    "outcome": lambda table, viewer: table.outcome,
    "view": lambda table, viewer: table.view(viewer),
    "public_view": lambda table, viewer: table.public_view,
    "own_view": lambda table, viewer: table.own_view(viewer),
    "events": lambda table, viewer: [event.as_data() for event in table.events(viewer)],
}

FOR_SEATS: dict[str, AskSeat] = {
    "moves": lambda table, seat: table.moves(seat),
    "refusal": lambda table, seat: refusal_codes(table.game, table.box.plain, table.keeper.state, seat).tolist(),
    "may_undo": lambda table, seat: table.may_undo(seat),
    "may_undo_alone": lambda table, seat: table.may_undo_alone(seat),
    "undo_refusal": lambda table, seat: table.undo_refusal(seat),
    "is_final": lambda table, seat: [table.is_final(seat, move) for move in table.moves(seat)[:MOVES_TRIED]],
    "answer_for": lambda table, seat: [table.answer_for(seat, settings) for settings in settings_tried(table)],
    "imagined": lambda table, seat: table.imagined(seat, table.commitment).tobytes(),
    "numbers": observed,
}

# Questions that are answered by an error, which must tell no more than any answer; what may be answered is not asked here.
WRONG: dict[str, Sequence[AskAny]] = {
    "seed": [lambda table, viewer: table.seed],
    "salt": [lambda table, viewer: table.salt],
    "record": [lambda table, viewer: table.record()],
    "view": [lambda table, viewer: table.view(table.players)],
    "own_view": [lambda table, viewer: table.own_view(table.players)],
    "events": [
        lambda table, viewer: table.events(table.players),
        lambda table, viewer: table.events(viewer, -1),
        lambda table, viewer: table.events(viewer, 10**6),
    ],
    "moves": [lambda table, viewer: table.moves(table.players)],
    "refusal": [
        lambda table, viewer: table.refusal(table.players, 0),
        lambda table, viewer: table.refusal(viewer or 0, "no such move"),
        lambda table, viewer: table.refusal(viewer or 0, 10**6),
    ],
    "answer_for": [
        lambda table, viewer: table.answer_for(viewer or 0, {"no such setting": 1}),
        lambda table, viewer: table.answer_for(table.players, {}) if table.game.about.settings else None,
    ],
    "imagined": [lambda table, viewer: table.imagined(table.players, 1)],
    "play": [
        lambda table, viewer: table.play(table.players, 0),
        lambda table, viewer: table.play(viewer or 0, "no such move"),
        refused_play,
    ],
    "may_undo": [lambda table, viewer: table.may_undo(table.players)],
    "may_undo_alone": [lambda table, viewer: table.may_undo_alone(table.players)],
    "undo_refusal": [lambda table, viewer: table.undo_refusal(-1)],
    "is_final": [
        lambda table, viewer: table.is_final(table.players, 0),
        lambda table, viewer: table.is_final(viewer or 0, "no such move"),
    ],
    "undo": [lambda table, viewer: table.undo(table.players), refused_undo],
}


def all_answers(table: Table, viewer: Viewer) -> dict[str, Any]:
    """All that a viewer is told, by channel; `errors` has the answers to wrong questions."""
    seen = {name: ask(table, viewer) for name, ask in FOR_ALL.items()}
    if viewer is not None:
        seen |= {name: ask(table, viewer) for name, ask in FOR_SEATS.items()}
    return seen | {"errors": {name: [error_of(ask, table, viewer) for ask in asks] for name, asks in WRONG.items()}}


def error_of(ask: AskAny, table: Table, viewer: Viewer) -> str:
    try:
        ask(table, viewer)
    except CovenError as error:
        return f"{error.code} {error} {error.details}"
    return "no error"
