"""Secrecy: two states that differ only in what a seat cannot know look the same to it, on every channel of the table."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from coven.conformance.broken import demand
from coven.conformance.channels import all_answers
from coven.conformance.playing import differing, random_table
from coven.kernel.plain import PlainState, from_bytes
from coven.kernel.records import copy_record
from coven.kernel.stream import draw, rekey
from coven.kernel.types import Note
from coven.table.game import Game
from coven.table.seeds import make_seed, seed_words
from coven.table.table import Table
from coven.table.values import Event, Viewer

MOMENTS = 40  # compared in a game
WORLDS = 3
CHOICES = 4
BRANCHES = 6
LONGEST_CHOICE = 8  # steps of one seat's hidden choice that are tried


def check_secrecy(game: Game, players: int, options: Mapping[str, Any], seed: int, most: int = 1_500) -> int:
    """Compares a random game with imagined ones, seat by seat; returns how many comparisons were made."""
    chance = random.Random(seed)
    table = random_table(game, players, options, seed)
    every = max(1, min(most, game.rules.most_moves(table.box.plain, players, table.options)) // MOMENTS)
    check_deal(table)
    compared, redrawn, same_for_all = 0, False, True
    while not table.is_over and len(table.keeper) < most:
        mover, seat = chance.choice(table.to_act), chance.randrange(players)
        move = chance.choice(table.moves(mover))
        same_for_all = same_for_all and all(shown(table, each) == shown(table, None) for each in range(players))
        worlds: list[Table] = []
        if len(table.keeper) % every == 0:
            worlds = [world(table, seat, chance.getrandbits(64)) for _ in range(WORLDS)]
            redrawn = redrawn or any(other.keeper.reveal() != table.keeper.reveal() for other in worlds)
            check_same_answers(table, worlds, seat)
            check_hidden_choice(table, seat, mover, chance)
            check_hidden_steps(table, seat, mover, chance)
        table.play(mover, move)
        check_deal(table)
        for other in worlds:
            compared += check_same_events(table, other, seat, mover, move.id)
    # Where imagination never redrew anything, the comparisons above were of like with like: then everybody must have seen the same.
    demand(redrawn or same_for_all, "imagination redraws what seats hide from each other", table)
    return compared


def world(table: Table, seat: int, seed: int) -> Table:
    """The table as it may be for all the seat knows, with the true stream, so that public chance falls alike."""
    other = table._branched()
    state = table.imagined(seat, seed)
    check_imagined(table, state, seat, seed)
    copy_record(state.stream, table.keeper.state.stream)
    other.keeper.state = state
    return other


def check_imagined(table: Table, state: PlainState, seat: int, seed: int) -> None:
    """An imagined state has all pieces, and a future of its own."""
    fault = int(table.game.checks.broken_invariant(table.box.plain, state))
    demand(fault == 0, "an imagined state keeps all pieces", table, seat=seat, fault=table.game.checks.faults[fault] if fault else "")
    demand(state.stream.key.tolist() == seed_words(make_seed(seed)).tolist(), "imagination rekeys the stream", table, seat=seat)
    check_other_future(table, state, seat, seed)


def check_other_future(table: Table, state: PlainState, seat: int, seed: int) -> None:
    """What is imagined hangs in no way on the true stream, or a bot could know the draws to come."""
    other = table._branched()
    other.keeper.state = table.keeper.state.copy()
    rekey(other.keeper.state, seed_words(make_seed(f"another future {seed}")))
    draw(other.keeper.state, 2)  # so that words wait to be drawn
    same = other.imagined(seat, seed).tobytes() == state.tobytes()
    demand(same, "imagination knows nothing of the true stream", table, seat=seat)


# --- every channel ----------------------------------------------------------------------------------------------------


def check_same_answers(table: Table, worlds: Sequence[Table], seat: int) -> None:
    """Every channel tells the seat the same in all worlds that it may imagine; and a spectator no more than any seat."""
    for viewer in (seat, None):
        mine = all_answers(table, viewer)
        for other in worlds:
            theirs = all_answers(other, viewer)
            if viewer is not None:
                check_same_imagination(table, mine["imagined"], theirs["imagined"], seat)
            check_equal(table, mine, theirs, viewer)


def check_equal(table: Table, mine: Mapping[str, Any], theirs: Mapping[str, Any], viewer: Viewer) -> None:
    for channel, answer in mine.items():
        if answer != theirs[channel]:
            found = differing(answer, theirs[channel]) if isinstance(answer, Mapping) else [answer, theirs[channel]]
            demand(False, f"{channel}: a viewer is told only what it may know", table, viewer=viewer, differing=found)


# --- imagination and events -------------------------------------------------------------------------------------------


def check_same_imagination(table: Table, mine: bytes, theirs: bytes, seat: int) -> None:
    """What a bot may search in, imagined at the table and in another world, is drawn from the seat's knowledge alone, to the last byte."""
    if mine == theirs:
        return
    imagined, again = (from_bytes(table.game.rules.layout, content) for content in (mine, theirs))
    one, two = (table.game.faces.position(table.box.plain, state) for state in (imagined, again))
    demand(one == two, "imagination draws only on what the seat knows", table, seat=seat, differing=differing(one, two))
    fields = [name for name in imagined.layout.names if imagined.field_bytes(name) != again.field_bytes(name)]
    demand(not fields, "not even the bytes of an imagined state depend on what the seat can't know", table, seat=seat, fields=fields)


def check_same_events(table: Table, other: Table, seat: int, mover: int, action: int) -> int:
    """Where the same move leads to the same view in another world, the seat has seen the same happen on the way.

    A move may rightly show what was hidden; then the views differ from there on, and the worlds are not compared further.
    """
    if other.refusal(mover, action) is not None:
        return 0
    other.play(mover, action)
    compared = 0
    for viewer in (seat, None):
        if other.view(viewer) == table.view(viewer):
            mine, theirs = table.events(viewer), other.events(viewer)
            demand(mine == theirs, "events show only what the viewer may know", table, viewer=viewer, events=(mine[-3:], theirs[-3:]))
            compared += 1
    return compared


def check_deal(table: Table) -> None:
    """What is dealt to one seat, and spectators don't see, shows to one seat at most. (Imagined worlds share a deal's notes and stream.)"""
    dealt = {kind for kind, *_ in table.keeper.notes[0]}
    notes = table.keeper.notes[len(table.keeper)]
    seen = events_for_all(table, notes)
    for place, note in enumerate(notes):
        for mixed in exchanged(notes, place) if note[0] in dealt else []:
            now = events_for_all(table, mixed)
            changed = [viewer for viewer in seen if now[viewer] != seen[viewer]]
            demand(None in changed or len(changed) <= 1, "a deal shows a seat its own cards only", table, note=note, viewers=changed)


def exchanged(notes: Sequence[Note], place: int) -> Iterator[list[Note]]:
    """The notes with one number of one of them taken from another of its kind: as if two seats had been dealt each other's cards."""
    note = notes[place]
    other = next((each for each in notes if each[0] == note[0] and each[1] != note[1]), note)
    for number in range(2, len(note)):
        if other[number] != note[number]:
            mixed = cast(Note, (*note[:number], other[number], *note[number + 1 :]))
            yield [*notes[:place], mixed, *notes[place + 1 :]]


def events_for_all(table: Table, notes: Sequence[Note]) -> dict[Viewer, list[Event]]:
    return {viewer: table.game.faces.events(table.box.plain, notes, viewer) for viewer in (None, *range(table.players))}


# --- hidden choices ---------------------------------------------------------------------------------------------------


def check_hidden_choice(table: Table, seat: int, mover: int, chance: random.Random) -> None:
    """Of a choice that the seat's view does not show, its events don't tell either."""
    if seat == mover:
        return
    moves = table.moves(mover)
    branches = [table._branched() for _ in range(min(len(moves), CHOICES))]
    for branch, move in zip(branches, chance.sample(moves, len(branches)), strict=True):
        branch.play(mover, move)
    for viewer in (seat, None):
        before = shown(table, viewer)
        seen = [branch.events(viewer) for branch in branches if shown(branch, viewer) == before]
        demand(all(each == seen[0] for each in seen), "events tell no hidden choice", table, viewer=viewer, events=[each[-2:] for each in seen])


def check_hidden_steps(table: Table, seat: int, mover: int, chance: random.Random) -> None:
    """While several seats choose at once, how many steps one of them has taken and which shows on no channel that its view does not show."""
    if seat == mover or len(table.to_act) < 2:
        return
    branches = [hidden_steps(table, mover, chance) for _ in range(BRANCHES)]
    for viewer in (seat, None):
        answers = [all_answers(branch, viewer) for branch in branches]
        for one in answers[1:]:
            if one["view"] == answers[0]["view"]:
                check_equal(table, answers[0], one, viewer)


def hidden_steps(table: Table, mover: int, chance: random.Random) -> Table:
    """The table after some steps of one seat's choice, as long as nobody else is asked anything new."""
    branch = table._branched()
    others = set(table.to_act) - {mover}
    for _ in range(chance.randint(1, LONGEST_CHOICE)):
        last = branch._branched()
        branch.play(mover, chance.choice(branch.moves(mover)))
        if set(branch.to_act) - {mover} != others:
            return last
        if mover not in branch.to_act:
            break
    return branch


def shown(table: Table, viewer: Viewer) -> dict[str, Any]:
    """What the game itself shows a viewer; that a seat need not act any more is no secret."""
    return table.game.faces.view(table.box.plain, table.keeper.state, viewer)
