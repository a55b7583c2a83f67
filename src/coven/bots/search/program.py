"""The search as one program: a template over the rules of a game, its outlook and a policy (see `target.bind`).

Each simulation imagines a world anew, goes down one tree of what the searcher may know, and plays on by the policy until the horizon.
A learned policy or value takes the place of `rollout` or `outlook`: both are names that `bind` fills in.
"""

from typing import TYPE_CHECKING

import numpy as np

from coven.bots.search.tree import (
    DEEPEST,
    NONE,
    ROOT,
    add_node,
    backup,
    best_allowed,
    best_at_root,
    clear_tree,
    find_child,
    is_untried,
    mark_allowed,
)
from coven.kernel.bulk import GOLDEN, mix, pick
from coven.kernel.records import copy_record
from coven.kernel.target import rule
from coven.kernel.types import Action, Actions, Box, Flag, Number, Numbers, Seat, Seed, State, Word

U32 = np.uint32
U64 = np.uint64
KEY_WORDS = 8

if TYPE_CHECKING:  # what `bind` puts here: the rules of a game, what it tells a search, and the policy

    def is_over(box: Box, s: State) -> bool: ...
    def must_act(box: Box, s: State, seat: Seat) -> bool: ...
    def moves(box: Box, s: State, seat: Seat, out: Actions) -> int: ...
    def play(box: Box, s: State, seat: Seat, action: Action) -> None: ...
    def imagine(box: Box, s: State, seat: Seat, seed: Seed) -> None: ...
    def returns(box: Box, s: State, out: Numbers) -> None: ...
    def stage(box: Box, s: State) -> int: ...
    def telling(box: Box, s: State) -> int: ...
    def outlook(box: Box, s: State, worth: Numbers, out: Actions) -> int: ...
    def rollout(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action: ...
    def seats_to_act(box: Box, s: State) -> Number: ...
    def simulate(
        box: Box, root: State, s: State, seat: Seat, luck: Word, seed: Seed, out: Actions, legal: Actions, marks: Numbers, nodes: Number, c: Number
    ) -> None: ...
    def weigh(box: Box, s: State, c: Number, out: Actions) -> None: ...


def run(
    box: Box,
    root: State,
    s: State,
    seat: Seat,
    luck: Word,
    count: Number,
    seed: Seed,
    out: Actions,
    legal: Actions,
    marks: Numbers,
    nodes: Number,
    c: Number,
    horizon: Number,
) -> None:
    """So many more simulations from `root`; how they are split over calls makes no difference."""
    if c.size == 0:
        clear_tree(nodes, c)
        c.stop = stage(box, root) + horizon
    for _ in range(count):
        simulate(box, root, s, seat, luck, seed, out, legal, marks, nodes, c)


@rule
def start_world(seed: Seed, luck: Word, world: Number) -> Word:
    """The seed of a numbered world; returns the luck of what is played in it."""
    word = mix(luck + U64(world) * GOLDEN)
    for i in range(KEY_WORDS):
        word = mix(word + GOLDEN)
        seed[i] = U32(word >> U64(32))
    return word


def seats_to_act(box: Box, s: State) -> Number:  # type: ignore[no-redef]
    """The set of the seats that must act."""
    found = np.int64(0)
    for seat in range(s.players):
        if must_act(box, s, seat):
            found |= np.int64(1) << seat
    return found


@rule
def several(seats: Number) -> Flag:
    return seats & (seats - 1) != 0


@rule
def first_of(seats: Number) -> Seat:
    seat = np.int64(0)
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def some_untried(c: Number, legal: Actions, n: Number, marks: Numbers, luck: Word) -> Action:
    """Any allowed action that has no child yet."""
    left = np.int64(0)
    for i in range(n):
        if is_untried(c, marks, np.int64(legal[i])):
            left += 1
    nth = pick(luck, left)
    for i in range(n):
        action = np.int64(legal[i])
        if is_untried(c, marks, action):
            if nth == 0:
                return action
            nth -= 1
    return np.int64(legal[0])


@rule
def enter(nodes: Number, c: Number, node: Number) -> None:
    """Puts a node on the path."""
    c.path[c.deep] = node
    c.deep += 1


def simulate(  # type: ignore[no-redef]
    box: Box, root: State, s: State, seat: Seat, luck: Word, seed: Seed, out: Actions, legal: Actions, marks: Numbers, nodes: Number, c: Number
) -> None:
    """One simulated game: down the tree, one new node, on by the policy, and its values back up.

    The root's child is chosen first and has its nth visit in the nth world, so that moves are compared in the same worlds.
    Choices that several seats make at once are secret: the others' are made by the policy and are no part of a history.
    """
    forced = np.int64(NONE)
    world = np.int64(0)
    if nodes[ROOT].first != NONE:
        forced = best_at_root(nodes, c, seat)
        world = np.int64(nodes[forced].visits)
    luck = start_world(seed, luck, world)
    copy_record(s, root)
    imagine(box, s, seat, seed)
    c.deep = 0
    node = np.int64(ROOT)
    enter(nodes, c, node)
    growing = True
    secret = np.int64(0)  # seats that choose in secret of each other
    actor = np.int64(seat)
    while not is_over(box, s) and stage(box, s) < c.stop:
        luck += GOLDEN
        action = np.int64(NONE)
        grows = False
        base = np.int64(0)
        n = np.int64(0)
        if growing:
            acting = seats_to_act(box, s)
            if secret & acting == 0:
                secret = acting if several(acting) else np.int64(0)
            actor = np.int64(seat) if (acting >> seat) & 1 else first_of(acting)
            grows = actor == seat or secret == 0
            base = (telling(box, s) * 8 + actor) * 65536
        else:
            actor = actor + 1 if actor + 1 < s.players else np.int64(0)
            while not must_act(box, s, actor):
                actor = actor + 1 if actor + 1 < s.players else np.int64(0)
        if grows and forced != NONE:
            node = forced
            action = nodes[node].key - base
            forced = np.int64(NONE)
            enter(nodes, c, node)
        elif grows and (actor == seat or pick(luck, 100) >= c.opponents):
            n = np.int64(moves(box, s, actor, legal))
            mark_allowed(c, legal, n, marks)
            if node == ROOT:
                for i in range(n):
                    add_node(nodes, c, node, base + np.int64(legal[i]))
                node = best_at_root(nodes, c, seat)
                action = nodes[node].key - base
                enter(nodes, c, node)
            else:
                child = best_allowed(nodes, c, node, actor, base, marks, n)
                if child != NONE:
                    node = child
                    action = nodes[node].key - base
                    enter(nodes, c, node)
        if action == NONE:
            action = np.int64(rollout(box, s, actor, mix(luck), out))
            if grows:
                if n > 0 and not is_untried(c, marks, action):
                    action = some_untried(c, legal, n, marks, luck ^ GOLDEN)
                child = find_child(nodes, node, base + action)
                if child == NONE:
                    growing = False
                    child = add_node(nodes, c, node, base + action)
                if child != NONE:
                    node = child
                    enter(nodes, c, node)
                growing = growing and c.deep < DEEPEST
        play(box, s, actor, action)
    weigh(box, s, c, out)
    backup(nodes, c, seat, np.int64(s.players))


def weigh(box: Box, s: State, c: Number, out: Actions) -> None:  # type: ignore[no-redef]
    """Shares of the win and scores: of a finished game as they are, of one broken off as its outlook promises."""
    players = np.int64(s.players)
    spread = np.float64(outlook(box, s, c.worth, out))
    total = 0.0
    most = -1e18
    for seat in range(players):
        c.scores[seat] = c.worth[seat] / 100.0
        total += c.scores[seat]
        most = max(most, c.scores[seat])
    if is_over(box, s):
        returns(box, s, c.ranks)
        share_win(c, players)
    else:
        promise_win(c, players, most, spread / 100.0)
    for seat in range(players):
        margin = c.scores[seat] - (total - c.scores[seat]) / max(1.0, players - 1.0)  # to the mean of the others
        c.values[seat] = c.wins[seat] + c.margin * margin


@rule
def share_win(c: Number, players: Number) -> None:
    """Those ranked first share the win; against the deck all have lost who rank below 0."""
    best = c.ranks[0]
    for seat in range(players):
        best = max(best, c.ranks[seat])
    sharing = 0.0
    for seat in range(players):
        sharing += 1.0 if c.ranks[seat] == best else 0.0
    for seat in range(players):
        c.wins[seat] = 1.0 / sharing if c.ranks[seat] == best and best >= 0 else 0.0


@rule
def promise_win(c: Number, players: Number, most: Number, spread: Number) -> None:
    """Chances to win from expected scores: the softmax over what is still uncertain."""
    total = 0.0
    for seat in range(players):
        c.wins[seat] = np.exp((c.scores[seat] - most) / max(spread, 0.01))
        total += c.wins[seat]
    for seat in range(players):
        c.wins[seat] /= total
