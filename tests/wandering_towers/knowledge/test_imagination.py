"""Imagination tested without itself: secrets are set to other values directly in the state, in every phase of a game full of spells.

What a seat imagines must not depend on them, must vary, stay in range, and keep what is certain.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from coven.games.wandering_towers.knowledge.memory import is_seen_now
from coven.games.wandering_towers.rules.board import crowd_size, one_of, wizards_of
from coven.games.wandering_towers.rules.cards import card_bit, copies_in, copies_in_pile, pile_bit
from coven.games.wandering_towers.rules.sides import partner_of
from coven.games.wandering_towers.state import KINDS, NONE, OVER, PHASES, ROOM, SEATS, TOWERS
from coven.games.wandering_towers.view.visible import known_cards
from coven.table.seeds import make_seed, seed_words
from coven.table.table import Table
from tests.wandering_towers.build import ALL_SPELLS, GAME, MASTER
from tests.wandering_towers.knowledge.test_secrecy import of_any_kind, rich_table

SECRETS = {"stream", "hand", "pile", "known", "handed", "crowd"}  # the only fields that imagination may change
SEEDS = 6
MOVES = 120


def imagined(at: Table, s: Any, seat: int, seed: int) -> Any:
    world = s.copy()
    GAME.rules.imagine(at.box.plain, world, seat, seed_words(make_seed(seed)))
    return world


def fields(s: Any, names: Any = None) -> dict[str, bytes]:
    """The raw bytes of a state, field by field."""
    return {name: s.field_bytes(name) for name in names or GAME.rules.layout.names}


# --- other values, set directly ---------------------------------------------------------------------------------------


def other_hands(s: Any, seat: int) -> Iterator[Any]:
    """A card that the seat has not seen in somebody's hand, swapped for one of the pile."""
    for other in range(s.players):
        seen = Counter(known_cards(s, other)) if other == partner_of(s, seat) else Counter()
        mine = [kind for kind in range(KINDS) if copies_in(s.hand[other], kind) > seen[kind]]
        piled = [kind for kind in range(KINDS) if copies_in_pile(s, kind) > 0 and kind not in mine]
        if other != seat and s.kept[other] == 0 and mine and piled:
            world = s.copy()
            world.hand[other] += card_bit(piled[0]) - card_bit(mine[0])
            world.pile[piled[0] >> 3] -= pile_bit(piled[0])
            world.pile[mine[0] >> 3] += pile_bit(mine[0])
            yield world


def other_handed_cards(s: Any, seat: int) -> Iterator[Any]:
    """For strangers, another card that goes between two partners."""
    if s.handed != NONE and seat not in (s.turn, partner_of(s, s.turn)):
        piled = [kind for kind in range(KINDS) if copies_in_pile(s, kind) > 0 and kind != s.handed]
        world = s.copy()
        world.pile[piled[0] >> 3] -= pile_bit(piled[0])
        world.pile[s.handed >> 3] += pile_bit(s.handed)
        world.handed = piled[0]
        yield world


def what_strangers_saw(s: Any, seat: int) -> Iterator[Any]:
    """Which cards of a stranger's hand its partner has seen."""
    for other in range(s.players):
        if other not in (seat, partner_of(s, seat)) and known_cards(s, other):
            world = s.copy()
            world.known[other, 0] = NONE
            yield world


def covered(s: Any) -> list[int]:
    """The hidden surfaces that nobody has just seen or speaks of."""
    return [s.under[tower] for tower in range(TOWERS) if not is_seen_now(s, s.under[tower])]


def other_prisoners(s: Any, seat: int) -> Iterator[Any]:
    """Where bots forget, a locked-up wizard in another place."""
    for owner in range(s.players):
        here = [surface for surface in covered(s) if wizards_of(s.crowd[surface], owner) > 0]
        there = [surface for surface in covered(s) if surface not in here and crowd_size(s.crowd[surface]) < ROOM]
        if here and there:
            world = s.copy()
            world.crowd[here[0]] = int(world.crowd[here[0]]) - int(one_of(owner))
            world.crowd[there[0]] = int(world.crowd[there[0]]) + int(one_of(owner))
            yield world


def another_future(s: Any, seat: int) -> Iterator[Any]:
    world = s.copy()
    for place in range(8):
        world.stream.key[place] = int(world.stream.key[place]) ^ 0xFFFF
    world.stream.left = 3
    for place in range(16):
        world.stream.words[place] = place
    yield world


SPOILERS = {
    "hands": other_hands,
    "handed": other_handed_cards,
    "known": what_strangers_saw,
    "prisoners": other_prisoners,
    "future": another_future,
}


# --- every phase ------------------------------------------------------------------------------------------------------


def states(options: dict[str, Any], deal: int) -> Iterator[Table]:
    """The tables of a game of partners who can pay for every spell."""
    chance = random.Random(deal)
    at = rich_table({**options, "bot_memory": "forgetful"}, seed=deal)
    while not at.is_over and len(at.keeper) < MOVES:
        yield at
        at.play(at.to_act[0], of_any_kind(at, chance))


def test_no_secret_value_makes_a_difference_to_what_is_imagined_in_any_phase() -> None:
    """Towers 42, 43. Not even to the raw bytes of the imagined state."""
    tried: set[tuple[str, str]] = set()
    for options, deal in ((MASTER, 0), (MASTER, 1), (ALL_SPELLS, 2)):
        for number, at in enumerate(states(options, deal)):
            s, seat = at.keeper.state, number % 4
            mine = fields(imagined(at, s, seat, number))
            for name, spoil in SPOILERS.items():
                for world in spoil(s, seat):
                    tried.add((name, PHASES.names[s.phase]))
                    assert fields(imagined(at, world, seat, number)) == mine, (name, PHASES.names[s.phase], seat)
    phases = {name for number, name in enumerate(PHASES.names) if number != OVER}
    assert {phase for name, phase in tried if name == "hands"} == phases
    assert {phase for name, phase in tried if name == "prisoners"} == phases
    assert {phase for name, phase in tried if name == "handed"} == {"returning"}
    assert {name for name, _ in tried} == set(SPOILERS)


def test_what_is_imagined_varies_stays_in_range_and_keeps_what_is_certain() -> None:
    """Towers 42, 43."""
    public = [name for name in GAME.rules.layout.names if name not in SECRETS]
    hands, places = Counter[int](), Counter[int]()
    for number, at in enumerate(states(MASTER, 3)):
        s, seat = at.keeper.state, number % 4
        worlds = [imagined(at, s, seat, seed) for seed in range(SEEDS)]
        for world in worlds:
            assert GAME.checks.broken_invariant(at.box.plain, world) == 0
            assert fields(world, public) == fields(s, public)
            assert world.hand[seat] == s.hand[seat]
            assert all_cards(world) == all_cards(s)
            mate = int(partner_of(s, seat))
            assert known_cards(world, mate) == known_cards(s, mate)
            assert not Counter(known_cards(s, mate)) - Counter({kind: int(copies_in(world.hand[mate], kind)) for kind in range(KINDS)})
            assert [world.crowd[surface] for surface in range(25) if surface not in covered(s)] == [
                s.crowd[surface] for surface in range(25) if surface not in covered(s)
            ]
            assert prisoners(world) == prisoners(s)
        for other in range(4):
            hands[other] += other != seat and len({int(world.hand[other]) for world in worlds}) > 1
        places[seat] += len({world.field_bytes("crowd") for world in worlds}) > 1
    assert min(hands.values()) > MOVES // 3 and min(places.values()) > MOVES // 8


def all_cards(s: Any) -> Counter[int]:
    """All cards that are not on the discard pile."""
    held = Counter({kind: int(copies_in_pile(s, kind)) + sum(int(copies_in(s.hand[seat], kind)) for seat in range(SEATS)) for kind in range(KINDS)})
    return held + Counter([s.handed] if s.handed != NONE else [])


def prisoners(s: Any) -> list[int]:
    """How many wizards of each owner are hidden, which everybody can count."""
    return [sum(int(wizards_of(s.crowd[surface], owner)) for surface in covered(s)) for owner in range(SEATS)]


@pytest.mark.parametrize(("seat", "other"), [(0, 1), (1, 0)])
def test_cards_kept_over_a_shuffle_are_certain_and_the_others_are_not(seat: int, other: int) -> None:
    """Towers 43, 54. Two players have each kept one card, and each knows the other's; nothing else of the hand is known."""
    at = GAME.new_table(2, seed=1)
    s = at.keeper.state
    for word in range(3):
        s.pile[word] = at.box.plain.deck[word]
    for who, kinds in enumerate(((0, 1, 2), (10, 11, 12))):
        s.hand[who] = sum(int(card_bit(kind)) for kind in kinds)
        s.kept[who] = 1
        for kind in kinds:
            s.pile[kind >> 3] -= pile_bit(kind)
        s.pile[kinds[0] >> 3] += 16 * int(pile_bit(kinds[0]))
    s.pile_size = 84
    assert GAME.checks.broken_invariant(at.box.plain, s) == 0
    worlds = [imagined(at, s, seat, seed) for seed in range(30)]
    kept, *drawn = ((0, 1, 2), (10, 11, 12))[other]
    assert all(copies_in(world.hand[other], kept) >= 1 for world in worlds)
    assert not all(copies_in(world.hand[other], kind) >= 1 for world in worlds for kind in drawn)
