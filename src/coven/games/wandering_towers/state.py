"""The state of a game of Wandering Towers, field by field, and the numbers its rules speak in."""

from typing import TypeAlias

from coven.games.wandering_towers.options import OPTIONS
from coven.kernel.codes import Codes
from coven.kernel.layout import layout
from coven.kernel.stream import STREAM
from coven.kernel.types import U64
from coven.table.options import layout_of

Kind: TypeAlias = int  # of movement card
Hand: TypeAlias = U64  # cards: two bits for each kind
Crowd: TypeAlias = int  # wizards: four bits for each owner
Space: TypeAlias = int
Tower: TypeAlias = int
Surface: TypeAlias = int
Spell: TypeAlias = int
Spaces: TypeAlias = int  # a set of spaces, one bit each
Towers: TypeAlias = int
Spells: TypeAlias = int

PLAYERS = (1, 2, 3, 4, 5, 6)
SEATS = max(PLAYERS)
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
PHASES = Codes()
CHOOSING_CARD = PHASES.add("choosing_card")
CHOOSING_PIECE = PHASES.add("choosing_piece")
CHOOSING_TOWER = PHASES.add("choosing_tower")  # of the special case
AIMING = PHASES.add("aiming")
ENDING = PHASES.add("ending")  # a last chance for a spell
WINDOW = PHASES.add("window")  # before the announced move
CLOSING = PHASES.add("closing")  # at the end of an action
FREEING = PHASES.add("freeing")  # whom to free
PARTNER = PHASES.add("partner")  # the active player's partner may speak
ANSWERING = PHASES.add("answering")  # the partner asked for a card
ACCEPTING = PHASES.add("accepting")  # the partner's offer
GIVING = PHASES.add("giving")
RETURNING = PHASES.add("returning")
OVER = PHASES.add("over")

# What the rules do next, until there is something to decide.
(
    DECIDE,
    START_ACTION,
    ROLL,
    CHECK_PIECE,
    CHECK_TOWER,
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
) = range(15)

NO_PIECE, A_WIZARD, A_TOWER = range(3)  # what is announced
NOT_CAST, BEFORE, AFTER = range(3)  # when a spell takes effect

END_REASONS = Codes()
NOT_ENDED = END_REASONS.add("")
COMPLETE = END_REASONS.add("complete", 37)
TEAM_COMPLETE = END_REASONS.add("team_complete", 41)
ALL_HOME = END_REASONS.add("all_home", 38)
GUARD_REACHED = END_REASONS.add("guard", 63)
ESCAPED = END_REASONS.add("escaped", 44)
OUT_OF_CARDS = END_REASONS.add("out_of_cards", 44)

STATE = layout(
    [
        ("stream", STREAM),
        ("options", layout_of(OPTIONS)),
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
        ("over", "i1", TOWERS),  # the tower on it, or NONE
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
        ("ended", "i1"),  # 1: a wizard came home and ended the turn (Towers 12, 55)
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
        ("freed", "u1"),  # seats that used Free a wizard in this action (Towers 51)
        ("skipping", "u1"),  # seats that asked not to be asked this turn
        ("seen_under", "i1", 2),  # those towers, or NONE
        ("seen_on", "i1", 2),  # the surfaces beneath them, or NONE
        ("lifted", "i1"),  # surface looked at by Free a wizard while its caster chooses, or NONE
        ("asked", "i1"),  # 1: the active player has asked the partner for a card this turn
        ("offered", "i1"),  # 1: the partner has offered one
        ("exchanged", "i1"),  # 1: cards have changed hands this turn
        ("handed", "i1"),  # the card handed over and not yet answered, or NONE; known to both partners
        ("flask_from", "i1"),  # the seat that passes flasks this turn, or NONE (Towers 60)
    ]
)

# Why a move is refused, and by which ruling.
REFUSALS = Codes()
ALLOWED = REFUSALS.add("allowed")
UNKNOWN_MOVE = REFUSALS.add("unknown_move", 15)
GAME_OVER = REFUSALS.add("game_over", 37)
NOT_YOUR_TURN = REFUSALS.add("not_your_turn", 15)
NOT_NOW = REFUSALS.add("not_now", 15)
NOT_IN_HAND = REFUSALS.add("not_in_hand", 15)
NOT_ON_CARD = REFUSALS.add("not_on_card", 21)
SIDE_IS_DEAD = REFUSALS.add("side_is_dead", 52)
CARD_IS_ALIVE = REFUSALS.add("card_is_alive", 18)
NO_DISCARD = REFUSALS.add("no_discard", 17)
CARD_WAS_PLAYED = REFUSALS.add("card_was_played", 19)
NO_WIZARD_THERE = REFUSALS.add("no_wizard_there", 10)
NO_ROOM = REFUSALS.add("no_room", 9)
CASTLE_IS_THERE = REFUSALS.add("castle_is_there", 7)
SIDE_NOT_ANNOUNCED = REFUSALS.add("side_not_announced", 21)
NO_ROLL_LEFT = REFUSALS.add("no_roll_left", 20)
MOVE_IS_POSSIBLE = REFUSALS.add("move_is_possible", 52)
SPELL_NOT_IN_PLAY = REFUSALS.add("spell_not_in_play", 23)
TOO_FEW_FLASKS = REFUSALS.add("too_few_flasks", 22)
SPELL_USED = REFUSALS.add("spell_used", 22)
NO_TARGET = REFUSALS.add("no_target", 26)
NOT_YOUR_WIZARD = REFUSALS.add("not_your_wizard", 24)
NOT_ON_TOP = REFUSALS.add("not_on_top", 27)
MUST_AIM = REFUSALS.add("must_aim", 53)
NO_TEAMS = REFUSALS.add("no_teams", 39)
ALREADY_ASKED = REFUSALS.add("already_asked", 60)
NO_FLASK = REFUSALS.add("no_flask", 60)
FLASKS_GO_THE_OTHER_WAY = REFUSALS.add("flasks_go_the_other_way", 60)
CANNOT_WAIT = REFUSALS.add("cannot_wait", 59)
NO_SPELL_NOW = REFUSALS.add("no_spell_now", 66)
NO_SLOT_NOW = REFUSALS.add("no_slot_now", 33)
PARTNERS_NOT_NOW = REFUSALS.add("partners_not_now", 60)
NAME_A_TOWER = REFUSALS.add("name_a_tower", 29)
NAMED_WITH_PIECE = REFUSALS.add("named_with_piece", 59)
NOT_AGAINST_THE_DECK = REFUSALS.add("not_against_the_deck", 45)
AIM_AT_ANNOUNCED = REFUSALS.add("aim_at_announced", 57)
ALREADY_FREED = REFUSALS.add("already_freed", 51)

# What happens, noted by the rules as it happens. `shared`: against the deck, where all wizards and cards are everybody's.
NOTES = Codes()
STARTED = NOTES.add("started")  # the starting player, the spells in play
DEALT = NOTES.add("dealt")  # seat, cards, shared
MADE = NOTES.add("made")  # seat, action: the move itself
ROLLED = NOTES.add("rolled")  # value
ANNOUNCED_WIZARD = NOTES.add("announced_wizard")  # seat, space, value
ANNOUNCED_TOWER = NOTES.add("announced_tower")  # seat, tower, value
MOVE_LOST = NOTES.add("move_lost")  # seat
CARD_LOST = NOTES.add("card_lost")  # seat, kind
PAID_AGAIN = NOTES.add("paid_again")  # seat, spell
SPELL_LAPSED = NOTES.add("spell_lapsed")  # seat, spell
SWAPPED = NOTES.add("swapped")  # seat, two towers
LOOKED = NOTES.add("looked")  # tower, space, crowd beneath it, shared
TOWER_MOVED = NOTES.add("tower_moved")  # tower, from, to, the stack that went: four bits a tower, from the bottom up
LOCKED_UP = NOTES.add("locked_up")  # space, crowd, option memory, shared
UNCOVERED = NOTES.add("uncovered")  # space, crowd, shared
FLASK_FILLED = NOTES.add("flask_filled")  # seat, whose flask
WIZARDS_MOVED = NOTES.add("wizards_moved")  # crowd, from, to, shared
WIZARD_FREED = NOTES.add("wizard_freed")  # crowd, space, to, shared
WIZARDS_HOME = NOTES.add("wizards_home")  # crowd, from, shared
CASTLE_MOVED = NOTES.add("castle_moved")  # from, to
CASTLE_CARRIED = NOTES.add("castle_carried")  # from, to
HANDED = NOTES.add("handed")  # seat, kind, partner
HANDED_BACK = NOTES.add("handed_back")  # seat, kind, partner
RESHUFFLED = NOTES.add("reshuffled")  # cards
DREW = NOTES.add("drew")  # the active player, whose hand, cards, shared
TURN = NOTES.add("turn")  # seat, round
ENDED = NOTES.add("ended")  # reason, set of winners
