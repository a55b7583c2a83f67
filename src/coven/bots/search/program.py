"""The search as one program: a template over the rules of a game, its outlook and a policy (see `target.bind`).

Each simulation imagines a world anew, goes down one tree of what the searcher may know, and plays on by the policy until the horizon.
A learned policy or value takes the place of `rollout` or `outlook`: both are names that `bind` fills in.
"""

from typing import TYPE_CHECKING

import numpy as np

from coven.bots.search.tree import (
    FAR,
    KEYS,
    NONE,
    ROOT,
    add_node,
    backup,
    best_allowed,
    best_at_root,
    clear_tree,
    enter,
    find_child,
    follow,
    here,
    is_untried,
    mark_allowed,
    move_children,
)
from coven.bots.search.types import Control, Node, Totals
from coven.kernel.bulk import GOLDEN, mix, pick
from coven.kernel.floats import exp
from coven.kernel.records import copy_record
from coven.kernel.target import rule
from coven.kernel.types import I64, U32, U64, Action, Actions, Box, Number, Numbers, Results, Row, Seat, Seed, State, Word

KEY_WORDS = 8

if TYPE_CHECKING:  # what `bind` puts here: the rules of a game, what it tells a search, and the policy

    def is_over(box: Box, s: State) -> bool: ...
    def must_act(box: Box, s: State, seat: Seat) -> bool: ...
    def moves(box: Box, s: State, seat: Seat, out: Actions) -> int: ...
    def play(box: Box, s: State, seat: Seat, action: Action) -> None: ...
    def imagine(box: Box, s: State, seat: Seat, seed: Seed) -> None: ...
    def returns(box: Box, s: State, out: Numbers) -> None: ...
    def stage(box: Box, s: State) -> int: ...
    def chance_outcome(box: Box, s: State) -> int: ...
    def outlook(box: Box, s: State, worth: Numbers, out: Actions) -> int: ...
    def rollout(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action: ...


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
    marks: Results,
    nodes: Row[Node],
    totals: Row[Totals],
    c: Control,
    horizon: Number,
) -> None:
    """So many more simulations from `root`; how they are split over calls makes no difference."""
    if c.size == 0:
        clear_tree(nodes, c)
        c.stop = stage(box, root) + horizon
    for _ in range(count):
        simulate(box, root, s, seat, luck, seed, out, legal, marks, nodes, totals, c)


@rule
def start_world(seed: Seed, luck: Word, world: Number) -> Word:
    """The seed of a numbered world; returns the luck of what is played in it."""
    word = mix(luck + U64(world) * GOLDEN)
    for i in range(KEY_WORDS):
        word = mix(word + GOLDEN)
        seed[i] = U32(word >> U64(32))
    return word


def begin(box: Box, root: State, s: State, seat: Seat, luck: Word, seed: Seed, nodes: Row[Node], c: Control) -> Word:
    """Imagines the world of the next simulation; returns the luck of what is played in it.

    The root's child is chosen first and has its nth visit in the nth world, so that moves are compared in the same worlds.
    """
    c.forced = best_at_root(nodes, c)
    luck = start_world(seed, luck, I64(nodes[c.forced].visits) if c.forced != NONE else I64(0))
    copy_record(s, root)
    imagine(box, s, seat, seed)
    c.base = 0
    c.deep = 0
    c.growing = 1
    c.secret = 0
    enter(nodes, c, ROOT)
    return luck


def seats_to_act(box: Box, s: State) -> Number:
    """The set of the seats that must act."""
    found = I64(0)
    for seat in range(s.players):
        if must_act(box, s, seat):
            found |= I64(1) << seat
    return found


@rule
def first_of(seats: Number) -> Seat:
    seat = I64(0)
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


def who_acts(box: Box, s: State, seat: Seat, last: Seat, c: Control) -> Seat:
    """Who decides next: in the tree the searcher before others, elsewhere whoever comes first.

    Choices that several seats make at once are secret: the others' are made by the policy and are no part of a history.
    """
    actor = I64(last)
    c.grows = 0
    c.listed = 0
    if c.growing == 0:
        actor = actor + 1 if actor + 1 < s.players else I64(0)
        while not must_act(box, s, actor):
            actor = actor + 1 if actor + 1 < s.players else I64(0)
        return actor
    acting = seats_to_act(box, s)
    if c.secret & acting == 0:
        c.secret = acting if acting & (acting - 1) != 0 else 0
    actor = I64(seat) if (acting >> seat) & 1 else first_of(acting)
    c.grows = 1 if actor == seat or c.secret == 0 else 0
    c.base = (chance_outcome(box, s) * FAR + actor) * KEYS
    return actor


def from_tree(
    box: Box, s: State, seat: Seat, actor: Seat, luck: Word, out: Actions, legal: Actions, marks: Results, nodes: Row[Node], c: Control
) -> Action:
    """The action of the child to look at next; NONE where the policy decides."""
    if c.grows == 0:
        return I64(NONE)
    if c.forced != NONE:
        child = I64(c.forced)
        c.forced = NONE
        return enter(nodes, c, child)
    if actor != seat and pick(luck, 100) < c.opponents:
        return I64(NONE)
    c.listed = moves(box, s, actor, legal)
    if here(c) == ROOT:
        return open_root(box, s, seat, luck, out, legal, nodes, c)
    mark_allowed(c, legal, c.listed, marks)
    child = best_allowed(nodes, c, here(c), c.base, marks, c.listed)
    return enter(nodes, c, child) if child != NONE else I64(NONE)


def open_root(box: Box, s: State, seat: Seat, luck: Word, out: Actions, legal: Actions, nodes: Row[Node], c: Control) -> Action:
    """Gives the root a child for every move: they are the same in all worlds."""
    move_children(nodes, c, ROOT, c.listed)
    for i in range(c.listed):
        add_node(nodes, c, ROOT, c.base + I64(legal[i]))
    c.favoured = find_child(nodes, ROOT, c.base + I64(rollout(box, s, seat, mix(luck), out)))
    return enter(nodes, c, best_at_root(nodes, c))


@rule
def some_untried(c: Control, legal: Actions, marks: Results, luck: Word) -> Action:
    """Any allowed action that has no child yet."""
    left = I64(0)
    for i in range(c.listed):
        left += 1 if is_untried(c, marks, I64(legal[i])) else 0
    nth = pick(luck, left)
    for i in range(c.listed):
        if is_untried(c, marks, I64(legal[i])):
            if nth == 0:
                return I64(legal[i])
            nth -= 1
    return I64(legal[0])


def by_policy(box: Box, s: State, actor: Seat, luck: Word, out: Actions, legal: Actions, marks: Results, nodes: Row[Node], c: Control) -> Action:
    """The policy's action; where a new child is asked for and it has one already, another."""
    action = I64(rollout(box, s, actor, mix(luck), out))
    if c.grows == 0:
        return action
    if c.listed > 0 and not is_untried(c, marks, action):
        action = some_untried(c, legal, marks, luck ^ GOLDEN)
    return follow(nodes, c, action)


def simulate(
    box: Box,
    root: State,
    s: State,
    seat: Seat,
    luck: Word,
    seed: Seed,
    out: Actions,
    legal: Actions,
    marks: Results,
    nodes: Row[Node],
    totals: Row[Totals],
    c: Control,
) -> None:
    """One simulated game: down the tree, one new node, on by the policy, and its values back up."""
    luck = begin(box, root, s, seat, luck, seed, nodes, c)
    actor = I64(seat)
    while not is_over(box, s) and stage(box, s) < c.stop:
        luck += GOLDEN
        actor = who_acts(box, s, seat, actor, c)
        action = from_tree(box, s, seat, actor, luck, out, legal, marks, nodes, c)
        if action == NONE:
            action = by_policy(box, s, actor, luck, out, legal, marks, nodes, c)
        play(box, s, actor, action)
    weigh(box, s, c, out)
    backup(nodes, totals, c, seat, I64(s.players))


def weigh(box: Box, s: State, c: Control, out: Actions) -> None:
    """Shares of the win and scores: of a finished game as they are, of one broken off as its outlook promises."""
    players = I64(s.players)
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
def share_win(c: Control, players: Number) -> None:
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
def promise_win(c: Control, players: Number, most: float, spread: float) -> None:
    """Chances to win from expected scores: the softmax over what is still uncertain."""
    total = 0.0
    for seat in range(players):
        c.wins[seat] = exp((c.scores[seat] - most) / max(spread, 0.01))
        total += c.wins[seat]
    for seat in range(players):
        c.wins[seat] /= total


PARTS = (
    seats_to_act,
    begin,
    who_acts,
    open_root,
    from_tree,
    by_policy,
    weigh,
    simulate,
)  # in the order in which they call each other
