"""Secrecy: two states that differ only in what a seat cannot know look the same to it, on every channel of the table."""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from coven.conformance.broken import demand
from coven.conformance.playing import differing, random_table
from coven.table.bulk import refusal_codes
from coven.table.game import Game
from coven.table.seeds import make_seed, seed_words
from coven.table.table import Table

LOOKS = 40
WORLDS = 3
CHOICES = 4


def check_secrecy(game: Game, players: int, options: Mapping[str, Any], seed: int, most: int = 1_500) -> int:
    """Compares a random game with imagined ones, seat by seat; returns how many comparisons were made."""
    chance = random.Random(seed)
    table = random_table(game, players, options, seed)
    every = max(1, min(most, game.most_moves(table.box.record, players, table.options)) // LOOKS)
    compared, redrawn = 0, False
    while not table.is_over and len(table) < most:
        mover = chance.choice(table.to_act)
        move = chance.choice(table.moves(mover))
        worlds = []
        if len(table) % every == 0:
            watcher = chance.randrange(players)
            check_hidden_choice(table, watcher, mover, chance)
            worlds = [(watcher, world(table, watcher, chance.getrandbits(64))) for _ in range(WORLDS)]
            for _, other in worlds:
                redrawn = redrawn or other.reveal() != table.reveal()
                check_same_look(table, other, watcher)
                check_same_imagination(table, other, watcher, chance.getrandbits(64))
        table.play(mover, move)
        for watcher, other in worlds:
            compared += check_same_events(table, other, watcher, mover, move.id)
    if not redrawn:
        check_nothing_hidden(table)
    return compared


def check_nothing_hidden(table: Table) -> None:
    """Where imagination never redrew anything, everybody saw the same; otherwise the comparisons above were of like with like."""
    for number in range(len(table) + 1):
        earlier = table.at(number)
        same = all(shown(earlier, seat) == shown(earlier, None) for seat in range(table.players))
        demand(same, "imagination redraws what seats hide from each other", earlier)


def world(table: Table, seat: int, seed: int) -> Table:
    """The table as it may be for all the seat knows, with the true stream, so that public chance falls alike."""
    other = table.at(len(table))
    state = table.imagined(seat, seed)
    state.stream = table._state.stream
    other._states = [*table._states[:-1], state]
    return other


def check_same_look(table: Table, other: Table, seat: int) -> None:
    """View, moves, refusals and whose turn it is; a spectator knows no more than any seat."""
    for watcher in (seat, None):
        mine, theirs = table.view(watcher), other.view(watcher)
        demand(mine == theirs, "a view shows only what the watcher may know", table, watcher=watcher, differing=differing(mine, theirs))
    demand(table.moves(seat) == other.moves(seat), "moves depend only on what the seat knows", table, seat=seat)
    one, two = (refusal_codes(table.game, table.box.record, look._state, seat) for look in (table, other))
    demand(bool((one == two).all()), "refusals depend only on what the seat knows", table, seat=seat)
    numbers = [np.zeros(table.game.observation_size, np.float32) for _ in range(2)]
    for look, out in zip((table, other), numbers, strict=True):
        table.game.observe(look.box.record, look._state, seat, out)
    demand(bool((numbers[0] == numbers[1]).all()), "the numbers a network sees are only what the seat knows", table, seat=seat)


def check_same_imagination(table: Table, other: Table, seat: int, seed: int) -> None:
    """What a bot may search in is drawn from the seat's knowledge alone, and redraws the future."""
    imagined = table.imagined(seat, seed)
    fault = int(table.game.sound(table.box.record, imagined))
    demand(fault == 0, "an imagined state keeps all pieces", table, seat=seat, fault=table.game.faults[fault] if fault else "")
    demand(bool((imagined.stream.key == seed_words(make_seed(seed))).all()), "imagination rekeys the stream", table, seat=seat)
    one, two = (table.game.positions.position(table.box.record, state) for state in (imagined, other.imagined(seat, seed)))
    demand(one == two, "imagination draws only on what the seat knows", table, seat=seat, differing=differing(one, two))


def check_same_events(table: Table, other: Table, watcher: int, mover: int, action: int) -> int:
    """Where the same move leads to the same view in another world, the watcher has seen the same happen on the way.

    A move may rightly show what was hidden; then the views differ from there on, and the worlds are not compared further.
    """
    if other.refusal(mover, action) is not None:
        return 0
    other.play(mover, action)
    compared = 0
    for looker in (watcher, None):
        if other.view(looker) == table.view(looker):
            mine, theirs = table.events(looker, len(table)), other.events(looker, len(other))
            demand(mine == theirs, "events show only what the watcher may know", table, watcher=looker, events=(mine, theirs))
            compared += 1
    return compared


def check_hidden_choice(table: Table, watcher: int, mover: int, chance: random.Random) -> None:
    """Of a choice that the watcher's view does not show, its events don't tell either."""
    if watcher == mover:
        return
    moves = table.moves(mover)
    branches = [table.at(len(table)) for _ in range(min(len(moves), CHOICES))]
    for branch, move in zip(branches, chance.sample(moves, len(branches)), strict=True):
        branch.play(mover, move)
    for looker in (watcher, None):
        before = shown(table, looker)
        told = [branch.events(looker, len(branch)) for branch in branches if shown(branch, looker) == before]
        demand(all(events == told[0] for events in told), "events tell no hidden choice", table, watcher=looker, events=told)


def shown(table: Table, watcher: int | None) -> dict[str, Any]:
    """What the game itself shows a watcher; that a seat need not act any more is no secret."""
    return table.game.views.view(table.box.record, table._state, watcher)
