"""Bots: their names, their own chance, and the proof that they don't look into other hands."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np
import pytest
from bots.proof import WORLDS, proven

import coven
from coven.bots import SEARCHES, Bot, bot_names, usual_bot
from coven.bots.levels import offered_bots, policy_of, usual_level
from coven.errors import CovenError
from coven.games.witches import GAME
from coven.games.witches.state import CASTING
from coven.kernel.target import rule
from coven.kernel.types import I64, U64
from coven.table.game import Game
from coven.table.keeper import Keeper
from coven.table.seeds import make_seed, seed_words
from coven.table.table import Table

LOOKS = 3_000  # positions at each table, compiled
FEW = 12  # looked at closely, interpreted
EVERY = 9  # position is


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(CovenError) as refused:
        Bot("reckless", GAME)
    assert refused.value.code == "unknown_bot"
    assert "random" in str(refused.value)


def test_every_game_has_the_same_levels_weakest_first_then_random_play_and_its_own() -> None:
    assert bot_names(GAME) == ["novice", "casual", "skilled", "expert", "master", "random", "careful"]
    assert bot_names(coven.game("cauldron")) == bot_names(GAME)


@pytest.mark.parametrize("game", coven.game_names())
def test_the_usual_bot_plays_as_the_level_skilled_does(game: str) -> None:
    """Tables that are stored name it: it keeps its name."""
    found = coven.game(game)
    assert usual_bot(found) == "careful" and policy_of(found, "careful") is policy_of(found, usual_level(found))


def test_people_choose_from_every_level_once_weakest_first() -> None:
    assert offered_bots(GAME) == ["random", "novice", "casual", "skilled", "expert", "master"]
    assert usual_level(GAME) == "skilled"


def test_a_game_without_a_bot_of_its_own_is_played_at_random_where_nobody_chooses() -> None:
    lonely = Game(GAME.about, lambda: replace(GAME.rules, bots={}), lambda: GAME.faces)
    assert usual_bot(lonely) == usual_level(lonely) == "random"


QUICK = [name for name in bot_names(GAME) if name not in SEARCHES]  # tests/bots/test_search.py has the others


def played(name: str, seed: Any, table_seed: int, count: int = 80) -> list[str]:
    """What bots of that name play at a table with that seed."""
    table = GAME.new_table(players=4, seed=table_seed)
    bots = [Bot(name, GAME, None if seed is None else f"{seed} {seat}") for seat in range(4)]
    for _ in range(count):
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table, seat))
    return [move.text for _, move in table.keeper.history]


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    assert played(name, "a", 5) == played(name, "a", 5)


def test_another_seed_makes_other_choices() -> None:
    assert played("random", "a", 5) != played("random", "b", 5)
    assert played("random", None, 5) != played("random", None, 5)


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_draws_from_its_own_chance_and_changes_nothing_at_the_table(name: str) -> None:
    table = GAME.new_table(players=4, seed=3)
    before = table.keeper.position()
    bot = Bot(name, GAME, 1)
    for seat in table.to_act:
        for _ in range(5):
            assert table.refusal(seat, bot.choose(table, seat)) is None
    assert table.keeper.position() == before


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_chooses_alike_at_tables_that_differ_only_in_what_it_cannot_know(name: str) -> None:
    one = GAME.new_table(players=4, seed=3)
    for _ in range(40):
        one.play(one.to_act[0], one.moves(one.to_act[0])[0])
    seat = one.to_act[0]
    for world in range(10):
        other = Table(Keeper(GAME, 4, {}, 99, one.box, first=one.imagined(seat, world)))
        assert Bot(name, GAME, 7).choose(one, seat) == Bot(name, GAME, 7).choose(other, seat)


ALL_SPELLS = {"spells": "random", "spell_count": 8}
MASTER = {"master": True, **ALL_SPELLS}
WITCHES: list[dict[str, Any]] = [{}, {"limit": 30, "earth_variant": True, "air_blocks_own_spell": True}, {"rounds": 2}]
PROOFS: list[tuple[str, int, dict[str, Any]]] = [
    *(("witches", players, options) for options in WITCHES for players in GAME.players),
    ("wandering_towers", 2, {"memory": "own"}),
    ("wandering_towers", 3, ALL_SPELLS),
    ("wandering_towers", 4, {"mode": "teams"}),
    ("wandering_towers", 4, MASTER),
    ("wandering_towers", 5, {}),
    ("wandering_towers", 6, {"mode": "teams", **MASTER}),
    ("broom_service", 2, {}),
    ("broom_service", 3, {"storm_clouds": True}),
    ("broom_service", 4, {"mountain_tiles": True}),
    ("broom_service", 5, {"storm_clouds": True, "mountain_tiles": True}),
    *(("cauldron", players, {}) for players in (2, 3, 4)),
]


MET = {  # phases that every proof goes through
    "witches": {"passing", "playing"},
    "wandering_towers": {"choosing_card", "choosing_piece"},
    "broom_service": {"choosing", "leading", "following", "acting"},
    "cauldron": {"stirring"},
}


@pytest.mark.parametrize(("name", "players", "options"), PROOFS, ids=str)
def test_careful_reads_nothing_its_seat_cannot_know(name: str, players: int, options: dict[str, Any]) -> None:
    """The arena lets bots choose on the true state: this is what makes that honest."""
    phases, faults = proven(coven.game(name), "careful", players, options, LOOKS)
    assert faults == [0, 0]
    assert phases >= MET[name]


@rule
def peeking(box: Any, s: Any, seat: Any, luck: Any, out: Any) -> Any:
    """A bot that looks into the hand of its neighbour."""
    n = witches_moves(box, s, seat, out)
    return out[I64(s.hand[(seat + 1) % s.players] % U64(n))]


witches_moves = GAME.rules.moves


@pytest.mark.parametrize("interpreted", [True, False])
def test_a_bot_that_peeks_is_found_out(interpreted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAME.rules.bots, "peeking", peeking)  # type: ignore[arg-type]
    refused, differing = proven(GAME, "peeking", 4, {}, 30, interpreted)[1]
    assert refused == 0 and differing > 10


def positions(game: Game, players: int, options: dict[str, Any]) -> Iterator[tuple[Any, int]]:
    """States of one game after another, played carefully, with the seats that must act in each."""
    box, out, chance = game.standard_box.plain, np.zeros(game.rules.actions, np.int16), np.random.default_rng(players)
    s = game.new_state()
    for number in range(FEW):
        game.rules.start(box, s, players, game.encode_options(game.check_options(players, options)), seed_words(make_seed(number)))
        while not game.rules.is_over(box, s):
            for seat in range(players):
                if game.rules.must_act(box, s, seat):
                    yield s, seat
                    action = game.rules.bots["careful"](box, s, seat, U64(chance.integers(2**63)), out)
                    game.rules.play(box, s, seat, int(action))


def check_choices_agree(game: Game, s: Any, seat: int, chance: np.random.Generator) -> list[Any]:
    """The choice on the true state, which it leaves as it was, is the choice on every state that the seat may imagine, luck being equal."""
    box, out = game.standard_box.plain, np.zeros(game.rules.actions, np.int16)
    luck, before = U64(chance.integers(2**63)), s.tobytes()
    chosen = game.rules.bots["careful"](box, s, seat, luck, out)
    assert s.tobytes() == before
    assert game.rules.refusal(box, s, seat, int(chosen)) == 0
    worlds = [s.copy() for _ in range(WORLDS)]
    for world in worlds:
        game.rules.imagine(box, world, seat, chance.integers(2**32, size=8, dtype=np.uint32))
        assert game.rules.bots["careful"](box, world, seat, luck, out) == chosen
    return worlds


def differ(game: Game, s: Any, worlds: list[Any]) -> bool:
    """Whether anything but the stream was redrawn."""
    box = game.standard_box.plain
    return any(game.faces.position(box, world) != game.faces.position(box, s) for world in worlds)


@pytest.mark.parametrize(("name", "players", "options"), PROOFS[::3], ids=str)
def test_careful_changes_nothing_and_what_it_was_tried_on_differed(name: str, players: int, options: dict[str, Any]) -> None:
    game, chance, redrawn = coven.game(name), np.random.default_rng(1), False
    for s, seat in islice(positions(game, players, options), 0, FEW * EVERY, EVERY):
        redrawn = differ(game, s, check_choices_agree(game, s, seat, chance)) or redrawn
    assert redrawn


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize(("totals", "last_spell"), [((40, 45, 50, 45, 45, 45), "choice"), ((60, 10, 45, 45, 45, 45), "rescue")])
def test_careful_decides_about_a_spell_by_the_sheet_alone(players: int, totals: tuple[int, ...], last_spell: str) -> None:
    s = GAME.new_state()
    options = GAME.encode_options(GAME.check_options(players, {"last_spell": last_spell}))
    GAME.rules.start(GAME.standard_box.plain, s, players, options, seed_words(make_seed(1)))
    everything = sum(int(s.hand[seat]) for seat in range(players))
    for seat in range(players):
        s.hand[seat], s.played[seat], s.taken[seat], s.total[seat] = 0, s.hand[seat], everything if seat == 0 else 0, totals[seat]
    s.phase, s.turn, s.caster, s.spell = CASTING, 0, 0, 30
    check_choices_agree(GAME, s, 0, np.random.default_rng(2))
