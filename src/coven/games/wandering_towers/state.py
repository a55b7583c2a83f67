"""The state of a game of Wandering Towers, field by field, and the numbers its rules speak in."""

import numpy as np

from coven.games.wandering_towers.notation import SPELL_NAMES
from coven.kernel.stream import STREAM

SEATS = 6
SPACES = 16
TOWERS = 9
SURFACES = SPACES + TOWERS  # a wizard stands on the ground of a space, 0 to 15, or on the roof of a tower, 16 to 24
ROOM = 6  # visible wizards on one surface, at most
KINDS = 23  # of movement cards
HAND = 3
PAIRS = TOWERS * (TOWERS - 1) // 2
NONE = -1

DIE = 7  # the "value" of a side with dice

MOVE_WIZARD, MOVE_TOWER, HEADWIND_WIZARD, HEADWIND_TOWER, MOVE_CASTLE, FREE_WIZARD, SWAP_TOWERS, PIGGYBACK = range(8)
SPELLS = 8
BASIC_SPELLS = 1 << MOVE_WIZARD | 1 << MOVE_TOWER

# The action space.
WIZARD_CARD = 0  # play a card for its wizard value
TOWER_CARD = WIZARD_CARD + KINDS
ROLL_CARD = TOWER_CARD + KINDS  # play a card with dice: they are rolled at once
DISCARD = ROLL_CARD + KINDS  # throw a card away without a move
TOWER = DISCARD + KINDS  # choose a tower to move
WIZARD = TOWER + TOWERS  # choose one's wizard on a space
CARRY = WIZARD + SPACES  # the same, with Piggyback: it carries a second one
STEP = CARRY + SPACES  # aim a wizard spell: owner * SPACES + space
STEP_ANNOUNCED = STEP + SEATS * SPACES  # aim it at the announced wizard
SWAP = STEP_ANNOUNCED + 1  # two towers change places, by pair
CASTLE = SWAP + PAIRS  # the castle forward, then backward
FREE = CASTLE + 2  # cast Free a wizard at a tower
CAST = FREE + TOWERS  # cast a spell, before the move where there is one
CAST_AFTER = CAST + SPELLS  # cast a spell to come after the announced move
REROLL = CAST_AFTER + SPELLS
GIVE_UP = REROLL + 1  # lose a card that moves nothing
SPECIAL = GIVE_UP + 1  # throw the hand away and draw a new one
DECLINE = SPECIAL + 1  # leave the tower of the special case
PASS = DECLINE + 1
SKIP = PASS + 1  # pass, and be asked no more this turn
STOP = SKIP + 1  # no further use of the spell
END_TURN = STOP + 1
FREE_OWN = END_TURN + 1
FREE_PARTNER = FREE_OWN + 1
FREE_ANNOUNCED = FREE_PARTNER + 1  # the one whose move is announced, own or partner's
ASK = FREE_ANNOUNCED + 1  # ask the partner for a card
OFFER = ASK + 1  # offer the active partner a card
ACCEPT = OFFER + 1
REFUSE = ACCEPT + 1
GIVE_FLASK = REFUSE + 1
GIVE = GIVE_FLASK + 1  # hand the partner a card
RETURN = GIVE + KINDS  # hand a card back
ACTIONS = RETURN + KINDS

# Phases: what the seat to act is asked.
(
    CHOOSING_CARD,
    CHOOSING_PIECE,
    CHOOSING_TOWER,  # of the special case
    AIMING,
    ENDING,  # a last chance for a spell
    WINDOW,
    CLOSING,
    FREEING,
    PARTNER,
    ANSWERING,  # the partner asked for a card
    ACCEPTING,  # the partner's offer
    GIVING,
    RETURNING,
    OVER,
) = range(14)

# What the rules do next, until there is something to decide.
(
    DECIDE,
    START_ACTION,
    ROLL,
    CHECK_PIECE,
    CHECK_SPELL,
    ASK_WINDOW,
    RESOLVE,
    CAST_WAITING,
    CLOSE,
    ASK_CLOSING,
    END_ACTION,
    REFILL,
    RESUME,
    USED,
) = range(14)

NO_PIECE, A_WIZARD, A_TOWER = range(3)  # what is announced
NOT_CAST, BEFORE, AFTER = range(3)  # when a spell takes effect

COMPETITIVE, TEAMS, COOPERATIVE = range(3)  # option mode
BASIC, CHOSEN, RANDOM, NO_SPELLS = range(4)  # option spells
SECOND, ANY, NEVER = range(3)  # option discard
REMEMBER_NOTHING, REMEMBER_OWN, REMEMBER_ALL = range(3)  # option memory
PERFECT, FORGETFUL = range(2)  # option bot_memory

NOT_ENDED, COMPLETE, TEAM_COMPLETE, ALL_HOME, GUARD_REACHED, ESCAPED, OUT_OF_CARDS = range(7)  # end reasons

GUARD_ROUNDS = 200  # ruling 63: no game outlasts this

SPELL_FLAGS = tuple(f"with_{name}" for name in SPELL_NAMES)

OPTIONS = np.dtype(
    [
        ("mode", "i1"),  # COMPETITIVE, TEAMS or COOPERATIVE
        ("master", "i1"),  # 1: Master wizards (rulings 31-35)
        ("spells", "i1"),  # BASIC, CHOSEN, RANDOM or NO_SPELLS
        ("spell_count", "i1"),  # how many at RANDOM
        *((name, "i1") for name in SPELL_FLAGS),  # which are CHOSEN
        ("discard", "i1"),  # SECOND, ANY or NEVER: voluntary discard (ruling 17, question 8)
        ("spell_in_action", "i1"),  # question 5
        ("spells_on_others", "i1"),  # question 3
        ("others_entry_ends_turn", "i1"),  # question 4
        ("spell_after_special", "i1"),  # ruling 50
        ("tower_before_draw", "i1"),  # question 7
        ("master_spell_before_card", "i1"),  # ruling 49
        ("finish_round", "i1"),  # question 9
        ("memory", "i1"),  # REMEMBER_NOTHING, REMEMBER_OWN or REMEMBER_ALL (ruling 42)
        ("bot_memory", "i1"),  # PERFECT or FORGETFUL (ruling 43)
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("stream", STREAM),
        ("options", OPTIONS),
        ("pile", "u8", 3),  # a byte for each kind: its low half counts the draw pile, its high half the cards kept from before the last shuffle
        ("hand", "u8", SEATS),  # two bits for each kind; hidden from the other seats
        ("crowd", "u4", SURFACES),  # wizards on each surface: four bits for each owner
        ("riders", "u4"),  # wizards carried along with the announced one, four bits for each owner
        ("seen", "u4", 2),  # the crowds that the last move showed for a moment beneath lifted towers
        ("visible", "u2", SEATS),  # spaces where each owner's wizards stand in the open
        ("crowded", "u2"),  # spaces with no room left
        ("shown", "u2"),  # spaces whose exposed surface has a shield
        ("here", "u2", SPACES),  # towers on each space
        ("rounds", "i2"),  # completed
        ("used", "i2"),  # cards played or thrown away
        ("top", "i1", SPACES),  # the exposed surface of each space
        ("under", "i1", TOWERS),  # the surface each tower covers
        ("over", "i1", TOWERS),  # the tower upon it, or NONE
        ("at", "i1", TOWERS),  # its space
        ("castle", "i1"),  # its space
        ("home", "i1", SEATS),  # wizards in the castle
        ("filled", "i1", SEATS),  # full flasks
        ("empty", "i1", SEATS),
        ("spent", "i1", SEATS),
        ("kept", "i1", SEATS),  # cards of each hand that everybody knows to be from before the last shuffle
        ("known", "i1", (SEATS, HAND)),  # cards of each hand that the partner has seen, sorted; NONE
        ("wizards", "i1"),  # of each owner
        ("out", "i1"),  # wizards of all not yet home
        ("pile_size", "i1"),
        ("spells", "u1"),  # in play, one bit each
        ("players", "i1"),
        ("first", "i1"),  # the starting player
        ("turn", "i1"),  # the active player
        ("decider", "i1"),  # who is asked now
        ("phase", "i1"),
        ("step", "i1"),  # what the rules do next; DECIDE between moves
        ("end_reason", "i1"),
        ("action", "i1"),  # of the turn: 1 or 2
        ("card", "i1"),  # being played, or NONE
        ("value", "i1"),  # of the move, by card or die
        ("sides", "i1"),  # what it may move: bit 0 a wizard, bit 1 a tower
        ("rolls", "i1"),  # left
        ("special", "i1"),  # 1: the turn is the special case
        ("ended", "i1"),  # 1: a wizard came home and ended the turn (rulings 12, 55)
        ("piece", "i1"),  # announced: NO_PIECE, A_WIZARD or A_TOWER
        ("piece_at", "i1"),  # the tower, or the surface of the wizard
        ("piece_owner", "i1"),  # of the wizard
        ("cast", "i1"),  # 1: the turn's spell (basic) or the action's slot (Master) is used
        ("spell", "i1"),  # being cast or waiting, or NONE
        ("caster", "i1"),
        ("moment", "i1"),  # NOT_CAST, BEFORE or AFTER
        ("paid", "i1"),  # 1: the use to be aimed is paid for
        ("back", "i1"),  # the phase to return to after a spell
        ("asks", "i1"),  # seats already asked in the window
        ("freed", "u1"),  # seats that used Free a wizard in this action (ruling 51)
        ("skipping", "u1"),  # seats that asked not to be asked this turn
        ("seen_under", "i1", 2),  # those towers, or NONE
        ("seen_on", "i1", 2),  # the surfaces beneath them, or NONE
        ("lifted", "i1"),  # surface looked at by Free a wizard while its caster chooses, or NONE
        ("asked", "i1"),  # 1: the active player has asked the partner for a card this turn
        ("offered", "i1"),  # 1: the partner has offered one
        ("exchanged", "i1"),  # 1: cards have changed hands this turn
        ("handed", "i1"),  # the card handed over and not yet answered, or NONE; known to both partners
        ("flask_from", "i1"),  # the seat that passes flasks this turn, or NONE (ruling 60)
    ],
    align=True,
)

# Why a move is refused.
(
    ALLOWED,
    UNKNOWN_MOVE,
    GAME_OVER,
    NOT_YOUR_TURN,
    NOT_NOW,
    NOT_IN_HAND,
    NOT_ON_CARD,
    SIDE_IS_DEAD,
    CARD_IS_ALIVE,
    NO_DISCARD,
    CARD_WAS_PLAYED,
    NO_WIZARD_THERE,
    NO_ROOM,
    CASTLE_IS_THERE,
    SIDE_NOT_ANNOUNCED,
    NO_ROLL_LEFT,
    MOVE_IS_POSSIBLE,
    SPELL_NOT_IN_PLAY,
    TOO_FEW_FLASKS,
    SPELL_USED,
    NO_TARGET,
    NOT_YOUR_WIZARD,
    NOT_ON_TOP,
    MUST_AIM,
    NO_TEAMS,
    ALREADY_ASKED,
    NO_FLASK,
    FLASKS_GO_THE_OTHER_WAY,
    CANNOT_WAIT,
    NO_SPELL_NOW,
    NO_SLOT_NOW,
    PARTNERS_NOT_NOW,
    NAME_A_TOWER,
    NAMED_WITH_PIECE,
    NOT_AGAINST_THE_DECK,
    AIM_AT_ANNOUNCED,
    ALREADY_FREED,
) = range(37)
