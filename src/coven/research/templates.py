"""What is done at many tables at once: templates over the rules of a game, compiled as whole programs that run without the GIL."""

from typing import TYPE_CHECKING, Protocol

from coven.kernel.bulk import GOLDEN, mix, pick
from coven.kernel.types import I64, U32, U64, Action, Actions, Box, Number, Numbers, Options, Row, Seat, Seed, State, Word

NOBODY = -1
FREE = -1  # a seat for which the caller chooses
NEVER, AT_ONCE, NEXT_STEP = range(3)  # when a finished table is dealt anew
ACTIONS = 0  # `rebound` puts the number of the game's here


class Numbered(Protocol):
    """A row of a large array: numbers in a record, as every target takes them."""

    numbers: Numbers


class Chance(Protocol):
    """The chance of one table: the seed of its present game, and what its bots draw from."""

    seed: Seed
    luck: Word


if TYPE_CHECKING:  # what `bind` puts here: the rules of a game, who plays it, and the templates below as rules

    def start(box: Box, s: State, players: Number, options: Options, seed: Seed) -> None: ...
    def must_act(box: Box, s: State, seat: Seat) -> bool: ...
    def moves(box: Box, s: State, seat: Seat, out: Actions) -> int: ...
    def play(box: Box, s: State, seat: Seat, action: Action) -> None: ...
    def returns(box: Box, s: State, out: Numbers) -> None: ...
    def observe(box: Box, s: State, seat: Seat, out: Numbers) -> None: ...
    def next_to_act(box: Box, s: State, last: Seat) -> Seat: ...
    def seen(box: Box, s: State, world: State, seat: Seat, luck: Word, words: Seed) -> State: ...
    def choose(box: Box, s: State, seat: Seat, luck: Word, out: Actions, which: Number) -> Action: ...


# --- parts: `programs` makes rules of them ----------------------------------------------------------------------------------


def deal(box: Box, s: State, chance: Chance, players: Number, options: Options) -> Seat:
    """Deals the game of the table's seed; returns the first seat to act."""
    start(box, s, players, options, chance.seed)
    chance.luck = mix(U64(chance.seed[7]))
    return next_to_act(box, s, players - 1)


def bots_play(box: Box, s: State, world: State, chance: Chance, seat: Seat, who: Numbers, out: Actions, words: Seed) -> Seat:
    """Lets bots play until a free seat must act; returns that seat, or NOBODY at the end."""
    while seat != NOBODY and who[seat] != FREE:
        chance.luck = chance.luck + GOLDEN
        luck = mix(chance.luck)
        play(box, s, seat, choose(box, seen(box, s, world, seat, luck, words), seat, luck, out, I64(who[seat])))
        seat = next_to_act(box, s, seat)
    return seat


def show(box: Box, s: State, seat: Seat, viewer: Seat, mask: Numbers, out: Actions, observation: Numbers, observing: Number) -> None:
    """Writes what the seat to act may do, and what the viewer sees."""
    for action in range(ACTIONS):
        mask[action] = 0
    if seat != NOBODY:
        for place in range(moves(box, s, seat, out)):
            mask[I64(out[place])] = 1
    if observing == 1:
        observe(box, s, viewer, observation)


# --- programs ---------------------------------------------------------------------------------------------------------------


def deal_tables(
    box: Box,
    states: Row[State],
    world: State,
    chances: Row[Chance],
    seats: Row[int],
    masks: Row[Numbered],
    observations: Row[Numbered],
    rewards: Row[Numbered],
    ended: Row[int],
    who: Row[Numbered],
    players: Number,
    options: Options,
    observing: Number,
    out: Actions,
    words: Seed,
    first: Number,
    last: Number,
) -> None:
    """Deals at tables `first` to `last - 1`, and lets bots play until a free seat must act."""
    for i in range(first, last):
        s = states[i]
        ended[i] = 0
        for seat in range(players):
            rewards[i].numbers[seat] = 0
        asked = bots_play(box, s, world, chances[i], deal(box, s, chances[i], players, options), who[i].numbers, out, words)
        if asked == NOBODY:
            returns(box, s, rewards[i].numbers)
            ended[i] = 1
        seats[i] = asked
        show(box, s, asked, max(asked, 0), masks[i].numbers, out, observations[i * observing].numbers, observing)


def step_tables(
    box: Box,
    states: Row[State],
    world: State,
    chances: Row[Chance],
    seats: Row[int],
    masks: Row[Numbered],
    observations: Row[Numbered],
    rewards: Row[Numbered],
    ended: Row[int],
    who: Row[Numbered],
    players: Number,
    options: Options,
    observing: Number,
    out: Actions,
    words: Seed,
    first: Number,
    last: Number,
    actions: Row[int],
    resets: Number,
    stride: Number,
) -> None:
    """Makes a move at each table and lets bots play on; a table that ends has its rewards, and is dealt anew if it should be."""
    for i in range(first, last):
        s, chance = states[i], chances[i]
        ended[i] = 0
        for seat in range(players):
            rewards[i].numbers[seat] = 0
        mover = I64(seats[i])
        if mover != NOBODY:
            play(box, s, mover, I64(actions[i]))
            asked = next_to_act(box, s, mover)
        elif resets == NEXT_STEP:
            chance.seed[7] = U32(U64(chance.seed[7]) + U64(stride))
            asked = deal(box, s, chance, players, options)
            mover = 0
        else:
            continue
        asked = bots_play(box, s, world, chance, asked, who[i].numbers, out, words)
        while asked == NOBODY:
            returns(box, s, rewards[i].numbers)
            ended[i] = 1
            if resets != AT_ONCE:
                break
            chance.seed[7] = U32(U64(chance.seed[7]) + U64(stride))
            asked = bots_play(box, s, world, chance, deal(box, s, chance, players, options), who[i].numbers, out, words)
        seats[i] = asked
        show(box, s, asked, asked if asked != NOBODY else mover, masks[i].numbers, out, observations[i * observing].numbers, observing)


def find_illegal(seats: Row[int], masks: Row[Numbered], actions: Row[int], waiting: Number, first: Number, last: Number) -> Number:
    """The first table of some whose action is not allowed, or NOBODY; at a finished one that `waiting` is for, any action is."""
    for i in range(first, last):
        if seats[i] == NOBODY:
            if waiting == 0 and actions[i] != NOBODY:
                return i
        elif actions[i] < 0 or actions[i] >= ACTIONS or masks[i].numbers[I64(actions[i])] == 0:
            return i
    return NOBODY


def draw_actions(
    box: Box, states: Row[State], chances: Row[Chance], seats: Row[int], out: Actions, actions: Row[int], first: Number, last: Number
) -> None:
    """Draws any allowed action for each table, by the chooser that random games in bulk have; NOBODY where the game is over."""
    for i in range(first, last):
        if seats[i] == NOBODY:
            actions[i] = NOBODY
        else:
            chances[i].luck = chances[i].luck + GOLDEN
            actions[i] = out[pick(chances[i].luck, moves(box, states[i], I64(seats[i]), out))]


def look(box: Box, s: State, seat: Seat, mask: Row[Numbered], observation: Row[Numbered], out: Actions) -> None:
    """Writes what any seat may do and what it sees, whether it must act or not."""
    show(box, s, seat if must_act(box, s, seat) else NOBODY, seat, mask[0].numbers, out, observation[0].numbers, 1)
