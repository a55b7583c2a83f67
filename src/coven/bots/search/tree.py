"""The tree of a search: nodes in one block of memory, each a history as the searcher may know it; made once and used again."""

import numpy as np

from coven.bots.search.types import Control, Node, Totals
from coven.kernel.floats import log
from coven.kernel.layout import layout
from coven.kernel.target import rule
from coven.kernel.types import I64, Action, Actions, Flag, Number, Results, Row, Seat

SEATS = 6  # no game has more
KEYS = 1 << 16  # more than any game has actions
FAR = 8  # more than any game has seats
DEEPEST = 64  # decisions of a simulated game that may lie in the tree
NONE = -1
ROOT = 0
NODES = 1 << 16  # in a tree
PLACES = 4 * NODES  # enough for them all: the room for a node's children is doubled when there are more

NODE = layout(
    [
        ("key", "i8"),  # the decision that leads here: what chance told, the seat, the action
        ("first", "i4"),  # where its children begin: they lie side by side
        ("children", "i2"),
        ("room", "i2"),  # places kept for them
        ("visits", "i4"),
        ("available", "i4"),  # how often it could have been chosen
        ("value", "f8"),  # the sum over the visits of what the seat that decided so is searching for
    ]
)  # half a line of the cache: going through the children of nodes is what costs time in a large tree

TOTALS = layout(
    [
        ("wins", "f8", SEATS),  # sums over the visits by seat: shares of the win
        ("scores", "f8", SEATS),  # final scores, in points
        ("win_squares", "f8"),  # both squared, for the searcher's seat
        ("score_squares", "f8"),
    ]
)  # of a child of the root

CONTROL = layout(
    [
        ("size", "i8"),  # nodes in use
        ("used", "i8"),  # places in use: nodes, room for more children, and where children lay before
        ("simulations", "i8"),  # done so far
        ("stamp", "i8"),  # of the marks below
        ("stop", "i8"),  # the stage at which simulated games are broken off
        ("exploration", "f8"),
        ("widening", "f8"),  # children allowed at a node below the root: 1 and this times the root of its visits
        ("opponents", "i8"),  # in a hundred: how often others in the tree play by the policy; else what is best for them
        ("margin", "f8"),  # what a point more than the others is worth in shares of a win
        ("total", "f8"),  # of the searcher's values, and of their squares
        ("squares", "f8"),
        ("trust", "f8"),  # a bonus for the policy's own move at the root, in standard errors
        ("favoured", "i8"),  # the root's child by that move
        ("forced", "i8"),  # the root's child that the present simulation looks at, until it is there; else NONE
        ("growing", "i8"),  # 1: the present simulation is still in the tree
        ("grows", "i8"),  # 1: the present decision is part of a history
        ("secret", "i8"),  # seats that choose in secret of each other
        ("base", "i8"),  # the key of the present decision, less its action
        ("listed", "i8"),  # actions allowed, where they had to be listed; else 0
        ("deep", "i8"),  # nodes on the path
        ("path", "i4", DEEPEST),
        ("worth", "i8", SEATS),
        ("ranks", "i8", SEATS),
        ("values", "f8", SEATS),
        ("wins", "f8", SEATS),
        ("scores", "f8", SEATS),
    ]
)


@rule
def clear_tree(nodes: Row[Node], c: Control) -> None:
    """An empty tree: a root."""
    c.size = 1
    c.used = 1
    c.simulations = 0
    c.total = 0.0
    c.squares = 0.0
    c.favoured = NONE
    clear_node(nodes[ROOT], 0)


@rule
def clear_node(node: Node, key: Number) -> None:
    node.key = key
    node.first = 0
    node.children = 0
    node.room = 0
    node.visits = 0
    node.available = 0
    node.value = 0.0


@rule
def add_node(nodes: Row[Node], c: Control, parent: Number, key: Number) -> Number:
    """A new child of a node; NONE once there is no room."""
    if c.size >= NODES:
        return I64(NONE)
    above = nodes[parent]
    if above.children == above.room:
        move_children(nodes, c, parent, max(2, 2 * I64(above.room)))
    at = I64(above.first) + I64(above.children)
    above.children += 1
    c.size += 1
    clear_node(nodes[at], key)
    return at


@rule
def move_children(nodes: Row[Node], c: Control, parent: Number, room: Number) -> None:
    """Gives a node's children a new place with so much room."""
    above = nodes[parent]
    for i in range(above.children):
        nodes[c.used + i] = nodes[above.first + i]
    above.first = c.used
    above.room = room
    c.used += room


@rule
def find_child(nodes: Row[Node], parent: Number, key: Number) -> Number:
    """The child reached by a decision, or NONE."""
    first = I64(nodes[parent].first)
    for child in range(first, first + I64(nodes[parent].children)):
        if nodes[child].key == key:
            return I64(child)
    return I64(NONE)


@rule
def spread_of(c: Control) -> float:
    """The standard deviation of the searcher's values so far."""
    count = max(I64(1), I64(c.simulations))
    mean = c.total / count
    spread: float = np.sqrt(max(c.squares / count - mean * mean, 1e-6))
    return spread


@rule
def bound_of(nodes: Row[Node], child: Number, scale: float, many: float) -> float:
    """The upper confidence bound; `many` is the logarithm of how often the child could have been chosen."""
    node = nodes[child]
    if node.visits == 0:
        return 1e9
    bound: float = node.value / node.visits + scale * np.sqrt(many / node.visits)
    return bound


@rule
def best_at_root(nodes: Row[Node], c: Control) -> Number:
    """The root's child to look at next: all of them can always be chosen."""
    best, most = I64(NONE), -1e18
    scale = c.exploration * spread_of(c)
    many = log(max(1.0, np.float64(c.simulations)))
    first = I64(nodes[ROOT].first)
    for child in range(first + I64(nodes[ROOT].children) - 1, first - 1, -1):
        bound = bound_of(nodes, child, scale, many)
        if child == c.favoured:
            bound += c.trust * spread_of(c) / np.sqrt(max(1.0, np.float64(nodes[child].visits)))
        if bound > most:
            best, most = I64(child), bound
    return best


@rule
def best_allowed(nodes: Row[Node], c: Control, parent: Number, base: Number, marks: Results, n: Number) -> Number:
    """Among the children that this world allows the one to look at next; NONE where a new one should be tried.

    Afterwards the marks of actions that have a child are below 0.
    """
    best, most = I64(NONE), -1e18
    scale = c.exploration * spread_of(c)
    found = I64(0)
    first = I64(nodes[parent].first)
    for child in range(first + I64(nodes[parent].children) - 1, first - 1, -1):
        action = nodes[child].key - base
        if 0 <= action < marks.size and marks[action] == c.stamp:
            marks[action] = -c.stamp
            found += 1
            nodes[child].available += 1
            bound = bound_of(nodes, child, scale, log(np.float64(nodes[child].available)))
            if bound > most:
                best, most = I64(child), bound
    room = 1.0 + c.widening * np.sqrt(np.float64(nodes[parent].visits))
    return I64(NONE) if found < n and found < room else best


@rule
def mark_allowed(c: Control, legal: Actions, n: Number, marks: Results) -> None:
    c.stamp += 1
    for i in range(n):
        marks[I64(legal[i])] = c.stamp


@rule
def is_untried(c: Control, marks: Results, action: Action) -> Flag:
    return marks[action] == c.stamp


@rule
def enter(nodes: Row[Node], c: Control, node: Number) -> Action:
    """Puts a node on the path; returns the action that leads to it."""
    c.path[c.deep] = node
    c.deep += 1
    c.growing = 1 if c.growing == 1 and c.deep < DEEPEST else 0
    return nodes[node].key - c.base


@rule
def here(c: Control) -> Number:
    """The last node on the path."""
    return I64(c.path[c.deep - 1])


@rule
def follow(nodes: Row[Node], c: Control, action: Action) -> Action:
    """Goes down by an action; where it leads to no node yet, one is added and the tree is left."""
    child = find_child(nodes, here(c), c.base + action)
    if child == NONE:
        c.growing = 0
        child = add_node(nodes, c, here(c), c.base + action)
    return enter(nodes, c, child) if child != NONE else action


@rule
def backup(nodes: Row[Node], totals: Row[Totals], c: Control, seat: Seat, players: Number) -> None:
    """Adds the values of a simulated game to all nodes on its path."""
    c.simulations += 1
    c.total += c.values[seat]
    c.squares += c.values[seat] * c.values[seat]
    for i in range(c.deep):
        node = nodes[c.path[i]]
        node.visits += 1
        node.value += c.values[(node.key // KEYS) % FAR]
    add_totals(totals[I64(c.path[1]) - I64(nodes[ROOT].first)], c, seat, players)


@rule
def add_totals(child: Totals, c: Control, seat: Seat, players: Number) -> None:
    """Adds the result of a simulated game to a child of the root."""
    child.win_squares += c.wins[seat] * c.wins[seat]
    child.score_squares += c.scores[seat] * c.scores[seat]
    for other in range(players):
        child.wins[other] += c.wins[other]
        child.scores[other] += c.scores[other]
