"""Secrecy: two states that differ only in what a seat cannot know look the same to it, on every channel of the table."""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from coven.conformance.broken import demand
from coven.conformance.playing import differing, random_table
from coven.table.game import Game
from coven.table.seeds import make_seed, seed_words
from coven.table.table import Table

LOOKS = 60
WORLDS = 3


def check_secrecy(game: Game, players: int, options: Mapping[str, Any], seed: int, most: int = 1_500) -> int:
    """Compares a random game with imagined ones, seat by seat; returns how many comparisons were made."""
    chance = random.Random(seed)
    table = random_table(game, players, options, seed)
    every = max(1, min(most, game.most_moves(players, table.options)) // LOOKS // 4)
    compared = 0
    while not table.is_over and len(table) < most:
        mover = chance.choice(table.to_act)
        move = chance.choice(table.moves(mover))
        worlds = []
        if len(table) % every == 0 or table.game.rules.is_over(table.box.record, table._state):
            watcher = chance.randrange(players)
            worlds = [(watcher, world(table, watcher, chance.getrandbits(64))) for _ in range(WORLDS)]
            for _, other in worlds:
                check_same_look(table, other, watcher)
                check_same_imagination(table, other, watcher, chance.getrandbits(64))
        table.play(mover, move)
        for watcher, other in worlds:
            compared += check_same_events(table, other, watcher, mover, move.id)
    return compared


def world(table: Table, seat: int, seed: int) -> Table:
    """The table as it may be for all the seat knows, with the true stream, so that public chance falls alike."""
    other = table.at(len(table))
    state = table.imagined(seat, seed)
    state.stream = table._state.stream
    other._states = [*table._states[:-1], state]
    return other


def check_same_look(table: Table, other: Table, seat: int) -> None:
    """View, moves, refusals and whose turn it is."""
    mine, theirs = table.view(seat), other.view(seat)
    demand(mine == theirs, "a view shows only what the seat may know", table, seat=seat, differing=differing(mine, theirs))
    demand(table.moves(seat) == other.moves(seat), "moves depend only on what the seat knows", table, seat=seat)
    for action in range(table.game.actions):
        same = table.refusal(seat, action) == other.refusal(seat, action)
        demand(same, "refusals depend only on what the seat knows", table, seat=seat, move=table.game.views.move_of(action).text)
    numbers = [np.zeros(table.game.observation_size, np.float32) for _ in range(2)]
    for look, out in zip((table, other), numbers, strict=True):
        table.game.observe(look.box.record, look._state, seat, out)
    demand(bool((numbers[0] == numbers[1]).all()), "the numbers a network sees are only what the seat knows", table, seat=seat)


def check_same_imagination(table: Table, other: Table, seat: int, seed: int) -> None:
    """What a bot may search in is drawn from the seat's knowledge alone, and redraws the future."""
    one, two = (look.game.positions.position(look.box.record, look.imagined(seat, seed)) for look in (table, other))
    demand(one == two, "imagination draws only on what the seat knows", table, seat=seat, differing=differing(one, two))
    key = table.imagined(seat, seed).stream.key
    demand(bool((key == seed_words(make_seed(seed))).all()), "imagination rekeys the stream", table, seat=seat)
    fault = int(table.game.sound(table.box.record, table.imagined(seat, seed)))
    demand(fault == 0, "an imagined state keeps all pieces", table, seat=seat, fault=table.game.faults[fault] if fault else "")


def check_same_events(table: Table, other: Table, watcher: int, mover: int, action: int) -> int:
    """Where the same move leads to the same view in another world, the watcher has seen the same happen on the way.

    A move may rightly show what was hidden; then the views differ from there on, and the worlds are not compared further.
    """
    if other.refusal(mover, action) is not None:
        return 0
    other.play(mover, action)
    if other.view(watcher) != table.view(watcher):
        return 0
    mine, theirs = table.events(watcher, len(table)), other.events(watcher, len(other))
    demand(mine == theirs, "events show only what the seat may know", table, seat=watcher, events=(mine, theirs))
    return 1
