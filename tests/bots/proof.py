"""Whether a bot reads only what its seat knows, position by position: one source, interpreted and compiled."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from coven.kernel.bulk import GOLDEN, mix, pick
from coven.kernel.records import copy_record
from coven.kernel.target import bind
from coven.kernel.types import I64, U32, U64
from coven.table.game import Game
from coven.table.seeds import make_seed, seed_words

WORLDS = 3  # imagined for each position
ODDS_OF_A_RANDOM_MOVE = U64(4)  # one in so many, so that the bot meets positions it would not bring about itself
REFUSED, DIFFERING = 0, 1  # places in the list of faults


def prove(box: Any, s: Any, world: Any, players: Any, options: Any, seed: Any, other: Any, luck: Any, out: Any, met: Any, faults: Any) -> None:
    """Plays half carefully, and at each of `met`'s positions compares the choice on the true state with those on imagined ones."""
    number, looked = 0, 0
    while looked < met.size:
        seed[7] = U32(number)
        number += 1
        start(box, s, players, options, seed)  # type: ignore[name-defined]  # noqa: F821
        while looked < met.size and not is_over(box, s):  # type: ignore[name-defined]  # noqa: F821
            for seat in range(players):
                if looked < met.size and must_act(box, s, seat):  # type: ignore[name-defined]  # noqa: F821
                    met[looked] = s.phase
                    looked += 1
                    luck = luck + GOLDEN
                    chance, chosen = luck, I64(-1)
                    for turn in range(WORLDS + 1):
                        copy_record(world, s)
                        if turn > 0:
                            for word in range(8):
                                luck = luck + GOLDEN
                                other[word] = U32(mix(luck) >> U64(32))
                            imagine(box, world, seat, other)  # type: ignore[name-defined]  # noqa: F821
                        action = I64(bot(box, world, seat, mix(chance), out))  # type: ignore[name-defined]  # noqa: F821
                        if turn == 0:
                            chosen = action
                            faults[REFUSED] += 0 if refusal(box, s, seat, action) == 0 else 1  # type: ignore[name-defined]  # noqa: F821
                        elif action != chosen:
                            faults[DIFFERING] += 1
                    luck = luck + GOLDEN
                    if mix(luck) % ODDS_OF_A_RANDOM_MOVE == U64(0):
                        chosen = I64(out[pick(luck, moves(box, s, seat, out))])  # type: ignore[name-defined]  # noqa: F821
                    play(box, s, seat, chosen)  # type: ignore[name-defined]  # noqa: F821


def proven(game: Game, bot: str, players: int, options: Mapping[str, Any], looks: int, interpreted: bool = False) -> tuple[set[str], list[int]]:
    """The phases met in so many positions, and how many choices were refused, and differed on imagined states."""
    program = bind(prove, f"{game.name}.proof", {**game.rules.functions(), "bot": game.rules.bots[bot]}, interpreted)
    records = (game.standard_box.plain, game.new_state(), game.new_state(), game.encode_options(game.check_options(players, options)))
    box, s, world, chosen = records if interpreted else tuple(record.record for record in records)
    seed, other, out = seed_words(make_seed(players)), seed_words(make_seed(0)), np.zeros(game.rules.actions, np.int16)
    met, faults = np.zeros(looks, np.int64), np.zeros(2, np.int64)
    program(box, s, world, players, chosen, seed, other, U64(players), out, met, faults)
    return {game.about.phases.names[phase] for phase in met.tolist()}, faults.tolist()
