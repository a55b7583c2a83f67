"""The numbers a network sees: one seat's knowledge, seats counted from the observer on, spaces from the castle on.

Against the deck wizards, hand and flasks are everybody's, and stand first whoever observes.
"""

from coven.games.wandering_towers.knowledge.memory import is_seen_now, remembers
from coven.games.wandering_towers.rules.board import onward, visible_crowd, wizards_of
from coven.games.wandering_towers.rules.cards import copies_in, copies_in_pile, copies_kept, hand_size
from coven.games.wandering_towers.rules.sides import in_teams, owner_of, partner_of
from coven.games.wandering_towers.state import A_TOWER, A_WIZARD, HAND, KINDS, NONE, PHASES, SEATS, SPACES, SPELLS, TOWERS
from coven.games.wandering_towers.types import Box, State
from coven.kernel.target import rule
from coven.kernel.types import I64, Number, Numbers, Seat

NUMBERS = 10  # by seat: home, full, empty, spent, hand size, is active, must act, began, has freed, cards kept from before the last shuffle
TABLE_NUMBERS = 23
HAND_CARDS = 0
MATE_CARDS = HAND_CARDS + KINDS
HANDED = MATE_CARDS + KINDS  # the card handed over and not yet answered, for the two partners
UNSEEN = HANDED + KINDS  # copies of each kind that are neither discarded nor in the own hand
KEPT = UNSEEN + KINDS  # copies of each kind that may be in hands from before the last shuffle
VISIBLE = KEPT + KINDS  # by space and seat
HIDDEN = VISIBLE + SPACES * SEATS  # by tower and seat: locked up beneath it, as far as the seat remembers or has just seen
HEIGHTS = HIDDEN + TOWERS * SEATS  # by space
SHIELDS = HEIGHTS + SPACES
TOWER_AT = SHIELDS + SPACES  # by tower: spaces onward from the castle, then its level
SEAT_NUMBERS = TOWER_AT + 2 * TOWERS
SPELLS_IN_PLAY = SEAT_NUMBERS + SEATS * NUMBERS
PHASE = SPELLS_IN_PLAY + SPELLS
TABLE = PHASE + len(PHASES)
OBSERVATION_SIZE = TABLE + TABLE_NUMBERS
SECTIONS = (  # kinds of cards stand in the order of the actions
    (HAND_CARDS, "own hand: copies by kind"),
    (MATE_CARDS, "known cards of the partner, by kind"),
    (HANDED, "the card handed over and not yet answered, by kind; for the two partners"),
    (UNSEEN, "copies of each kind that are neither discarded nor in the own hand"),
    (KEPT, "copies of each kind that may be in hands from before the last shuffle"),
    (VISIBLE, "visible wizards: by space from the castle on, by seat from the observer on"),
    (HIDDEN, "wizards locked up beneath a tower, as far as remembered: by tower, by seat from the observer on"),
    (HEIGHTS, "towers on each space, from the castle on"),
    (SHIELDS, "1 where a space shows a shield, from the castle on"),
    (TOWER_AT, "by tower: its space from the castle on, and its level"),
    (
        SEAT_NUMBERS,
        "by seat from the observer on, ten each: wizards home, full flasks, empty flasks, flasks spent, cards in hand, is active, must act, began, "
        "has freed, cards kept from before the last shuffle",
    ),
    (SPELLS_IN_PLAY, "1 for each spell in play, in the order of the actions"),
    (PHASE, "the phase: " + ", ".join(PHASES.names)),
    (TABLE, "players"),
    (TABLE + 1, "rounds completed"),
    (TABLE + 2, "wizards of each player"),
    (TABLE + 3, "the action of the turn, 1 or 2"),
    (TABLE + 4, "the value of the move, by card or die"),
    (TABLE + 5, "1 if it may move a wizard"),
    (TABLE + 6, "1 if it may move a tower"),
    (TABLE + 7, "rolls left"),
    (TABLE + 8, "1 if the turn is the special case"),
    (TABLE + 9, "1 if the spell of the turn, or of the action, is used"),
    (TABLE + 10, "the spell being cast or waiting, from 1; 0: none"),
    (TABLE + 11, "when it is cast: not, before the move, after it"),
    (TABLE + 12, "1 if the use to be aimed is paid for"),
    (TABLE + 13, "the piece announced: none, a wizard, a tower"),
    (TABLE + 14, "the tower, or the surface of the wizard, from 1"),
    (TABLE + 15, "cards in the pile"),
    (TABLE + 16, "cards played or thrown away"),
    (TABLE + 17, "option master"),
    (TABLE + 18, "option mode, by number"),
    (TABLE + 19, "1 if partners have exchanged cards this turn"),
    (TABLE + 20, "1 if the active player has asked the partner for a card this turn"),
    (TABLE + 21, "1 if the partner has offered one"),
    (TABLE + 22, "the surface where whom to free is being chosen, from 1; 0: none"),
)


@rule
def observe(box: Box, s: State, seat: Seat, out: Numbers) -> None:
    """Writes the seat's view as numbers; nothing it cannot know goes in."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    write_cards(box, s, seat, out)
    write_spaces(box, s, seat, out)
    write_towers(s, seat, out)
    for far in range(s.players):
        write_seat(s, (seat + far) % s.players, far, out)
        write_things(s, nth_owner(s, seat, far), far, out)
    for spell in range(SPELLS):
        out[SPELLS_IN_PLAY + spell] = (I64(s.spells) >> spell) & 1
    out[PHASE + I64(s.phase)] = 1
    write_table(s, seat, out)


@rule
def nth_owner(s: State, seat: Seat, far: Number) -> Seat:
    """Whose things come at this distance from the observer's."""
    return (owner_of(s, seat) + far) % s.players


@rule
def write_cards(box: Box, s: State, seat: Seat, out: Numbers) -> None:
    own = s.hand[owner_of(s, seat)]
    for kind in range(KINDS):
        out[HAND_CARDS + kind] = copies_in(own, kind)
        out[KEPT + kind] = copies_kept(s, kind)
        unseen = copies_in_pile(s, kind)
        for other in range(s.players):
            if other != owner_of(s, seat):
                unseen += copies_in(s.hand[other], kind)
        out[UNSEEN + kind] = unseen + (1 if s.handed == kind else 0)
    if in_teams(s):
        for i in range(HAND):
            if s.known[partner_of(s, seat), i] != NONE:
                out[MATE_CARDS + I64(s.known[partner_of(s, seat), i])] += 1
        if s.handed != NONE and (seat == s.turn or partner_of(s, seat) == s.turn):
            out[HANDED + I64(s.handed)] = 1


@rule
def write_spaces(box: Box, s: State, seat: Seat, out: Numbers) -> None:
    for far in range(SPACES):
        space = onward(s.castle, far)
        for who in range(s.players):
            out[VISIBLE + far * SEATS + who] = wizards_of(visible_crowd(s, space), nth_owner(s, seat, who))
        out[SHIELDS + far] = (I64(s.shown) >> space) & 1


@rule
def write_towers(s: State, seat: Seat, out: Numbers) -> None:
    for tower in range(TOWERS):
        far = onward(s.at[tower], -I64(s.castle))
        out[TOWER_AT + 2 * tower] = far
        out[HEIGHTS + far] += 1
        below = I64(s.under[tower])
        while below >= SPACES:
            out[TOWER_AT + 2 * tower + 1] += 1
            below = I64(s.under[below - SPACES])
        for who in range(s.players):
            owner = nth_owner(s, seat, who)
            if remembers(s, seat, owner) or is_seen_now(s, s.under[tower]):
                out[HIDDEN + tower * SEATS + who] = wizards_of(s.crowd[s.under[tower]], owner)


@rule
def write_things(s: State, owner: Seat, far: Number, out: Numbers) -> None:
    numbers = SEAT_NUMBERS + far * NUMBERS
    out[numbers] = s.home[owner]
    out[numbers + 1] = s.filled[owner]
    out[numbers + 2] = s.empty[owner]
    out[numbers + 3] = s.spent[owner]
    out[numbers + 4] = hand_size(s.hand[owner])


@rule
def write_seat(s: State, who: Seat, far: Number, out: Numbers) -> None:
    numbers = SEAT_NUMBERS + far * NUMBERS
    out[numbers + 5] = 1 if s.turn == who else 0
    out[numbers + 6] = 1 if s.decider == who else 0
    out[numbers + 7] = 1 if s.first == who else 0
    out[numbers + 8] = (I64(s.freed) >> who) & 1
    out[numbers + 9] = s.kept[who]


@rule
def write_table(s: State, seat: Seat, out: Numbers) -> None:
    out[TABLE] = s.players
    out[TABLE + 1] = s.rounds
    out[TABLE + 2] = s.wizards
    out[TABLE + 3] = s.action
    out[TABLE + 4] = s.value
    out[TABLE + 5] = s.sides & 1
    out[TABLE + 6] = s.sides >> 1
    out[TABLE + 7] = s.rolls
    out[TABLE + 8] = s.special
    out[TABLE + 9] = s.cast
    out[TABLE + 10] = s.spell + 1
    out[TABLE + 11] = s.moment
    out[TABLE + 12] = s.paid
    out[TABLE + 13] = s.piece
    out[TABLE + 14] = s.piece_at + 1 if s.piece == A_TOWER or s.piece == A_WIZARD else 0
    out[TABLE + 15] = s.pile_size
    out[TABLE + 16] = s.used
    out[TABLE + 17] = s.options.master
    out[TABLE + 18] = s.options.mode
    out[TABLE + 19] = s.exchanged
    out[TABLE + 20] = s.asked
    out[TABLE + 21] = s.offered
    out[TABLE + 22] = s.lifted + 1  # the surface where whom to free is being chosen
