"""WebAssembly and the core, one game: the same numbered games, the same choices of every bot, the same continuations."""

import random
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from coven.analysis.rollouts import NO_MOVE, OPEN, Continuation, Rollouts
from coven.bots.player import player
from coven.bulk import Bulk
from coven.table.game import Game
from coven.table.table import Table
from coven.wasm.programs import BulkElsewhere, Elsewhere, RolloutsElsewhere, player_elsewhere

BATCH = 1_000  # games in one call
LUCK = 1 << 64
HASTE = 30  # of a hundred moves in continuations, so that both policies are asked


def differing_games(elsewhere: Elsewhere, game: Game, players: int, options: Mapping[str, Any], games: int) -> list[int]:
    """The numbers of those among the first so many games in which a move differs."""
    here, there = Bulk(game, players, options), BulkElsewhere(elsewhere, game, players, options)
    found: list[int] = []
    for first in range(0, games, BATCH):
        count = min(BATCH, games - first)
        (lengths, digests), (other_lengths, other_digests) = here.play(first, count), there.play(first, count)
        found += (first + ((lengths != other_lengths) | (digests != other_digests)).nonzero()[0]).tolist()
    return found


def differing_choices(elsewhere: Elsewhere, game: Game, bot: str, choices: int, simulations: int | None = None) -> list[str]:
    """Where a bot chooses otherwise, over so many decisions in random games; a level that searches may be given another budget."""
    budget = {} if simulations is None else {"simulations": simulations}
    here, there = player(game, bot, **budget), player_elsewhere(elsewhere, game, bot, **budget)
    found = []
    for table, seat, luck in islice(decisions(game), choices):
        box, state = table.box.record, table.keeper.state.record
        ours, theirs = here.choose(box, state, seat, luck), there.choose(box, state, seat, luck)
        if ours != theirs:
            found.append(f"{bot}, {table.players} players, seed {table.keeper.seed!r}, move {len(table.keeper)}: {ours} here, {theirs} there")
    return found


def decisions(game: Game) -> Iterator[tuple[Table, int, int]]:
    """Decisions of random games with all player counts by turns, one of a few moves: the table, the seat, and luck to choose by."""
    chance = random.Random(1)
    for number in range(1_000_000):
        table = game.new_table(game.players[number % len(game.players)], seed=number)
        wait = chance.randrange(20)
        while not table.is_over:
            seat = chance.choice(table.to_act)
            wait -= 1
            if wait < 0:
                wait = chance.randrange(60)
                yield table, seat, chance.randrange(LUCK)
            table.play(seat, chance.choice(table.moves(seat)))


def differing_continuations(elsewhere: Elsewhere, game: Game, positions: int, each: int) -> list[str]:
    """Where continuations of so many positions end otherwise, as a hint plays them (for a seat) and as a review does (all open)."""
    found = []
    for table, seat, _ in islice(decisions(game), positions):
        wanted = [Continuation(0, seat, seat, move.id, number) for move in table.moves(seat)[:3] for number in range(each)]
        wanted += [Continuation(0, OPEN, 0, NO_MOVE, number, len(table.keeper), HASTE) for number in range(each)]
        given = game, table.box, [table.keeper.state], 0
        here, there = Rollouts(*given)._continued(wanted), RolloutsElsewhere(elsewhere, *given)._continued(wanted)
        if any(ours.tobytes() != theirs.tobytes() for ours, theirs in zip(here, there, strict=True)):
            found.append(f"continuations, {table.players} players, seed {table.keeper.seed!r}, move {len(table.keeper)}")
    return found
