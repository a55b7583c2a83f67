"""Secrecy: two states that differ only in what a seat cannot know look the same to it, on every channel of the table."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from coven.conformance.broken import demand
from coven.conformance.channels import look
from coven.conformance.playing import differing, random_table
from coven.kernel.notes import Note
from coven.kernel.plain import wrapping
from coven.table.game import Game
from coven.table.seeds import make_seed, seed_words
from coven.table.table import Table
from coven.table.values import Event

LOOKS = 40
WORLDS = 3
CHOICES = 4
BRANCHES = 6
LONGEST_CHOICE = 8  # steps of one seat's hidden choice that are tried


def check_secrecy(game: Game, players: int, options: Mapping[str, Any], seed: int, most: int = 1_500) -> int:
    """Compares a random game with imagined ones, seat by seat; returns how many comparisons were made."""
    chance = random.Random(seed)
    table = random_table(game, players, options, seed)
    every = max(1, min(most, game.rules.most_moves(table.box.plain, players, table.options)) // LOOKS)
    check_deal(table)
    compared, redrawn, same_for_all = 0, False, True
    while not table.is_over and len(table.keeper) < most:
        mover = chance.choice(table.to_act)
        move = chance.choice(table.moves(mover))
        same_for_all = same_for_all and all(shown(table, seat) == shown(table, None) for seat in range(players))
        worlds = []
        if len(table.keeper) % every == 0:
            watcher = chance.randrange(players)
            worlds = [(watcher, world(table, watcher, chance.getrandbits(64))) for _ in range(WORLDS)]
            for _, other in worlds:
                redrawn = redrawn or other.keeper.reveal() != table.keeper.reveal()
                check_same_imagination(table, other, watcher, chance.getrandbits(64))
                check_same_look(table, other, watcher)
            check_hidden_choice(table, watcher, mover, chance)
            check_hidden_steps(table, watcher, mover, chance)
        table.play(mover, move)
        check_deal(table)
        for watcher, other in worlds:
            compared += check_same_events(table, other, watcher, mover, move.id)
    # Where imagination never redrew anything, the comparisons above were of like with like: then everybody must have seen the same.
    demand(redrawn or same_for_all, "imagination redraws what seats hide from each other", table)
    return compared


def world(table: Table, seat: int, seed: int) -> Table:
    """The table as it may be for all the seat knows, with the true stream, so that public chance falls alike."""
    other = table.keeper.table_at(len(table.keeper))
    state = table.imagined(seat, seed)
    state.stream.set(table.keeper.state.stream)
    other.keeper.state = state
    return other


# --- every channel ----------------------------------------------------------------------------------------------------


def check_same_look(table: Table, other: Table, seat: int) -> None:
    """Every channel tells the seat the same; and a spectator no more than any seat."""
    for watcher in (seat, None):
        check_equal(table, look(table, watcher), look(other, watcher), watcher)


def check_equal(table: Table, mine: Mapping[str, Any], theirs: Mapping[str, Any], watcher: int | None) -> None:
    for channel, told in mine.items():
        found = differing(told, theirs[channel]) if isinstance(told, Mapping) else [told, theirs[channel]]
        demand(told == theirs[channel], f"{channel}: a watcher is told only what it may know", table, watcher=watcher, differing=found)


# --- imagination and events -------------------------------------------------------------------------------------------


def check_same_imagination(table: Table, other: Table, seat: int, seed: int) -> None:
    """What a bot may search in is drawn from the seat's knowledge alone, to the last byte, and redraws the future."""
    imagined, again = table.imagined(seat, seed), other.imagined(seat, seed)
    with wrapping():
        fault = int(table.game.checks.sound(table.box.plain, imagined))
    demand(fault == 0, "an imagined state keeps all pieces", table, seat=seat, fault=table.game.checks.faults[fault] if fault else "")
    demand(imagined.stream.key.tolist() == seed_words(make_seed(seed)).tolist(), "imagination rekeys the stream", table, seat=seat)
    one, two = (table.game.faces.position(table.box.plain, state) for state in (imagined, again))
    demand(one == two, "imagination draws only on what the seat knows", table, seat=seat, differing=differing(one, two))
    fields = [name for name in imagined.records.dtype.names if imagined.records[name].tobytes() != again.records[name].tobytes()]
    demand(not fields, "not even the bytes of an imagined state depend on what the seat can't know", table, seat=seat, fields=fields)


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
            mine, theirs = table.events(looker), other.events(looker)
            demand(mine == theirs, "events show only what the watcher may know", table, watcher=looker, events=(mine[-3:], theirs[-3:]))
            compared += 1
    return compared


def check_deal(table: Table) -> None:
    """What is dealt to one seat, and spectators don't see, shows to one seat at most. (Imagined worlds share a deal's notes and stream.)"""
    dealt = {kind for kind, *_ in table.keeper.notes[0]}
    notes = table.keeper.notes[len(table.keeper)]
    told = told_to_all(table, notes)
    for place, note in enumerate(notes):
        for mixed in exchanged(notes, place) if note[0] in dealt else []:
            now = told_to_all(table, mixed)
            changed = [watcher for watcher in told if now[watcher] != told[watcher]]
            demand(None in changed or len(changed) <= 1, "a deal shows a seat its own cards only", table, note=note, watchers=changed)


def exchanged(notes: Sequence[Note], place: int) -> Iterator[list[Note]]:
    """The notes with one number of one of them taken from another of its kind: as if two seats had been dealt each other's cards."""
    note = notes[place]
    other = next((each for each in notes if each[0] == note[0] and each[1] != note[1]), note)
    for number in range(2, len(note)):
        if other[number] != note[number]:
            mixed = cast(Note, (*note[:number], other[number], *note[number + 1 :]))
            yield [*notes[:place], mixed, *notes[place + 1 :]]


def told_to_all(table: Table, notes: Sequence[Note]) -> dict[int | None, list[Event]]:
    return {watcher: table.game.faces.events(table.box.plain, notes, watcher) for watcher in (None, *range(table.players))}


# --- hidden choices ---------------------------------------------------------------------------------------------------


def check_hidden_choice(table: Table, watcher: int, mover: int, chance: random.Random) -> None:
    """Of a choice that the watcher's view does not show, its events don't tell either."""
    if watcher == mover:
        return
    moves = table.moves(mover)
    branches = [table.keeper.table_at(len(table.keeper)) for _ in range(min(len(moves), CHOICES))]
    for branch, move in zip(branches, chance.sample(moves, len(branches)), strict=True):
        branch.play(mover, move)
    for looker in (watcher, None):
        before = shown(table, looker)
        told = [branch.events(looker) for branch in branches if shown(branch, looker) == before]
        demand(all(events == told[0] for events in told), "events tell no hidden choice", table, watcher=looker, events=[seen[-2:] for seen in told])


def check_hidden_steps(table: Table, watcher: int, mover: int, chance: random.Random) -> None:
    """While several seats choose at once, how many steps one of them has taken and which shows on no channel that its view does not show."""
    if watcher == mover or len(table.to_act) < 2:
        return
    branches = [hidden_steps(table, mover, chance) for _ in range(BRANCHES)]
    for looker in (watcher, None):
        looks = [look(branch, looker) for branch in branches]
        for one in looks[1:]:
            if one["view"] == looks[0]["view"]:
                check_equal(table, looks[0], one, looker)


def hidden_steps(table: Table, mover: int, chance: random.Random) -> Table:
    """The table after some steps of one seat's choice, as long as nobody else is asked anything new."""
    branch = table.keeper.table_at(len(table.keeper))
    others = set(table.to_act) - {mover}
    for _ in range(chance.randint(1, LONGEST_CHOICE)):
        last = branch.keeper.table_at(len(branch.keeper))
        branch.play(mover, chance.choice(branch.moves(mover)))
        if set(branch.to_act) - {mover} != others:
            return last
        if mover not in branch.to_act:
            break
    return branch


def shown(table: Table, watcher: int | None) -> dict[str, Any]:
    """What the game itself shows a watcher; that a seat need not act any more is no secret."""
    return table.game.faces.view(table.box.plain, table.keeper.state, watcher)
