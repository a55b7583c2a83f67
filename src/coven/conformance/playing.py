"""A whole random game, looked at from all sides: legality, bounds, conservation, round trips."""

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from coven.bulk import refusal_codes
from coven.conformance.broken import broken, demand
from coven.errors import CovenError, Refused
from coven.table.files.record import read_lines, replay, verify
from coven.table.game import Game
from coven.table.seeds import seed_words
from coven.table.table import Table
from coven.table.values import Viewer
from coven.table.variants import variants
from coven.table.words import LANGUAGES

THOROUGH_CHECKS = 25  # in a game
OTHER_GAMES = 3  # begun with a state in which one was played
AHEAD = 6  # moves made to see whether a position goes on alike


def random_table(game: Game, players: int, options: Mapping[str, Any], seed: int) -> Table:
    return game.new_table(players, options, seed=f"conformance {seed}")


def check_game(game: Game, players: int, options: Mapping[str, Any], seed: int, most: int = 3_000) -> Table:
    """Plays a random game (at most `most` moves of it) and checks everything the contract promises on the way."""
    chance = random.Random(seed)
    table = random_table(game, players, options, seed)
    bound = game.rules.most_moves(table.box.plain, players, table.options)
    every = max(1, min(bound, most) // THOROUGH_CHECKS)
    check_events(table)
    check_views(table)
    check_setting(table)
    setting = table.setting
    while not table.is_over and len(table.keeper) < most:
        check_to_act(table)
        if len(table.keeper) % every == chance.randrange(every):
            check_legality(table)
            check_position(table)
        seat, before = chance.choice(table.to_act), own_views(table)
        table.play(seat, chance.choice(table.moves(seat)))
        check_unseen(table, seat, before)
        check_invariants(table)
        check_events(table)
        check_views(table)
        demand(len(table.keeper) <= bound, f"a game lasts at most the {bound} moves declared", table)
    demand(table.setting == setting, "the setting never changes", table)
    if table.is_over:
        check_end(table)
    check_start_over(table, chance)
    return table


def check_start_over(table: Table, chance: random.Random) -> None:
    """A state in which a game was played is set up like a new one, whatever was agreed on then: bulk play uses its states again."""
    game = table.game
    for players, options in chance.choices(list(variants(game)), k=OTHER_GAMES):
        begun, again = game.new_table(players, options, seed=1, box=table.box).keeper, table.keeper.state.copy()
        game.rules.start(begun.box.plain, again, players, game.encode_options(begun.options), seed_words(begun.seed))
        found, expected = (game.faces.position(begun.box.plain, state) for state in (again, begun.state))
        demand(found == expected, "a state that was used is set up like a new one", table, players=players, differing=differing(found, expected))


def check_to_act(table: Table) -> None:
    """Somebody must act until the end, and whoever must has a move, and nobody else has."""
    demand(bool(table.to_act), "somebody must act until the game is over", table)
    for seat in range(table.players):
        demand(bool(table.moves(seat)) == (seat in table.to_act), "exactly the seats that must act have moves", table, seat=seat)


def check_legality(table: Table) -> None:
    """Each listed move is allowed and plays; each other action is refused with a declared reason; nothing changes by asking."""
    before = table.keeper.state.tobytes()
    for seat in range(table.players):
        listed = [move.id for move in table.moves(seat)]
        demand(len(set(listed)) == len(listed), "no move is listed twice", table, seat=seat)
        codes = refusal_codes(table.game, table.box.plain, table.keeper.state, seat).tolist()
        demand(all(0 <= code < len(table.game.about.refusals) for code in codes), "a refusal has a declared code", table, seat=seat)
        allowed = {action for action, code in enumerate(codes) if code == 0}
        demand(allowed == set(listed), "the moves are exactly what is not refused", table, seat=seat, differing=sorted(allowed ^ set(listed)))
    demand(table.keeper.state.tobytes() == before, "asking changes nothing", table)
    check_refused_play(table)


def check_refused_play(table: Table) -> None:
    """A refused move raises with its code and changes nothing."""
    refused = next(((seat, a) for seat in range(table.players) for a in range(table.game.rules.actions) if table.refusal(seat, a)), None)
    if refused is None:
        return
    before, number = table.keeper.state.tobytes(), len(table.keeper)
    try:
        table.play(*refused)
    except Refused as error:
        demand(error.code in table.game.about.refusals.names, "a refusal has a declared code", table, code=error.code)
    else:
        demand(False, "a refused move raises", table, move=refused)
    demand(table.keeper.state.tobytes() == before and len(table.keeper) == number, "a refused move changes nothing", table)


def check_invariants(table: Table) -> None:
    fault = int(table.game.checks.broken_invariant(table.box.plain, table.keeper.state))
    demand(fault == 0, "all pieces of the box are where they can be", table, fault=table.game.checks.faults[fault] if fault else "")


def own_views(table: Table) -> dict[Viewer, Any]:
    """What each viewer sees besides what everybody sees, and may do."""
    return {viewer: (table.own_view(viewer), [] if viewer is None else table.moves(viewer)) for viewer in (None, *range(table.players))}


def check_unseen(table: Table, mover: int, before: Mapping[Viewer, Any]) -> None:
    """Who neither made the last move nor saw anything of it knows no more than everybody sees, and may do the same."""
    for viewer, own in own_views(table).items():
        if viewer != mover and not table.keeper.events(viewer, len(table.keeper)):
            demand(own == before[viewer], "who saw nothing happen knows and may do the same", table, viewer=viewer)


def check_views(table: Table) -> None:
    """Every view is as the schema declares it, and its prompt tells a seat that must act so, and everybody else the same."""
    schema, waiting = table.game.faces.schema, table.own_view(None)["prompt"]
    for viewer in (None, *range(table.players)):
        view = table.view(viewer)
        faults = schema.view_faults(view)
        demand(not faults, "views are as the schema declares them", table, viewer=viewer, faults=faults)
        asked, told = viewer in table.to_act, view["prompt"] != waiting
        demand(asked == told, "who must act is told what to do, and everybody else the same", table, viewer=viewer, prompt=view["prompt"])


def check_setting(table: Table) -> None:
    """The setting is as declared, the same at every moment, and no part of the views."""
    faults = table.game.faces.schema.setting_faults(table.setting)
    demand(not faults, "the setting is as the schema declares it", table, faults=faults)
    repeated = {"game", "players"} ^ (table.setting.keys() & table.view(None).keys())
    demand(not repeated, "what never changes is no part of the view", table, repeated=sorted(repeated))


def check_events(table: Table) -> None:
    """Whatever happened last is as the schema declares it, and can be told in every language."""
    number = len(table.keeper)
    by_viewer = {viewer: table.keeper.events(viewer, number) for viewer in (None, *range(table.players))}
    for viewer, seen in by_viewer.items():
        own = table.game.faces.events(table.box.plain, table.keeper.notes[number], viewer)
        demand(seen == own, "all see the same of notes that are not private", table, viewer=viewer)
    events = [event for seen in by_viewer.values() for event in seen]
    for event in events:
        faults = table.game.faces.schema.event_faults(event.kind, event.args)
        demand(not faults, "events are as the schema declares them", table, faults=faults)
    kinds = {event.kind for event in events}
    for language in LANGUAGES:
        speak = table.game.words(language)
        untold = sorted(kind for kind in kinds if not speak.has(f"event-{kind}".replace("_", "-")))
        demand(not untold, f"the words in {language!r} tell every event", table, untold=untold)


def check_position(table: Table) -> None:
    """A position reads back to itself, and goes on as the table does."""
    position = table.keeper.position()
    again = read_back(table, position)
    demand(again.keeper.position() == position, "a position reads back to itself", table, differing=differing(position, again.keeper.position()))
    for seat in range(table.players):
        demand(again.moves(seat) == table.moves(seat), "a position has the same moves", table, seat=seat)
        mine, theirs = table.view(seat), again.view(seat)
        demand(mine == theirs, "a position gives the same view", table, differing=differing(mine, theirs))

    check_goes_on(table.keeper.table_at(len(table.keeper)), again)


def read_back(table: Table, position: Mapping[str, Any]) -> Table:
    """The table set up from its own position."""
    try:
        return table.game.from_position(position)
    except CovenError as error:
        raise broken("a position reads back", table, error=str(error)) from None


def check_goes_on(table: Table, again: Table) -> None:
    """The same moves lead to the same position, chance included."""
    for _ in range(AHEAD):
        if table.is_over:
            break
        seat = table.to_act[0]
        moves = table.moves(seat)
        move = moves[len(moves) // 2]
        table.play(seat, move)
        demand(again.refusal(seat, move) is None, "a position goes on as the table does", table, refused=move.text)
        again.play(seat, move)
    found = differing(table.keeper.position(), again.keeper.position())
    demand(not found, "a position goes on as the table does", table, differing=found)


def differing(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """The names under which two mappings differ, nested ones with a dot."""
    names = []
    for name in {*one, *other}:
        a, b = one.get(name), other.get(name)
        if isinstance(a, Mapping) and isinstance(b, Mapping):
            names += [f"{name}.{inner}" for inner in differing(a, b)]
        elif a != b:
            names.append(name)
    return sorted(names)


def check_end(table: Table) -> None:
    """The end is a value with a declared reason; the record tells the whole game."""
    outcome = table.outcome
    assert outcome is not None
    demand(outcome.reason in table.game.about.end_reasons.names[1:], "the end has a declared reason", table, reason=outcome.reason)
    lost_together = len(set(outcome.places)) == 1  # against the game itself nobody need win
    demand(
        len(outcome.places) == table.players and (min(outcome.places) == 1 or lost_together), "everybody has a place and somebody the first", table
    )
    demand(table.to_act == (), "nobody must act once the game is over", table)
    worth = np.zeros(table.players, np.int32)
    table.game.rules.returns(table.box.plain, table.keeper.state, worth)
    low, high = table.game.about.returns
    demand(all(low <= value <= high for value in worth), "returns lie in the declared range", table, returns=worth.tolist())
    order = [(int(worth[a]) > int(worth[b])) == (outcome.places[a] < outcome.places[b]) for a in range(table.players) for b in range(table.players)]
    demand(all(order), "returns rank the seats as their places do", table, returns=worth.tolist(), places=outcome.places)
    check_record(table)


def check_record(table: Table) -> None:
    """A record written, read and replayed gives the same game; a changed seed is found out."""
    record = read_lines(list(table.record().lines()))
    demand(verify(record) == [], "a record verifies", table, findings=verify(record))
    demand(replay(record).keeper.position() == table.keeper.position(), "a replay ends where the game did", table)
    forged = replace(record, header={**record.header, "commitment": "0" * 64})
    demand(len(verify(forged)) == 1, "a forged commitment is found out", table)


def check_unknown(game: Game) -> None:
    """What no game can take is refused with a clear code."""
    table = game.new_table(game.players[0], seed=0)
    for attempt in (lambda: table.play(0, "no such move"), lambda: table.play(0, game.rules.actions), lambda: table.view(table.players)):
        try:
            attempt()
        except CovenError as error:
            demand(bool(error.code), "an error has a code", table)
        else:
            demand(False, "nonsense is refused", table)
