"""The state of a game of Broom Service, field by field, and the numbers its rules speak in, each declared once."""

from typing import TypeAlias

from coven.games.broom_service.box.layout import (
    ALL_TOWERS,
    ALTERNATIVES,
    AREAS,
    CASTLES,
    CIRCLES,
    CLOUD_SPACES,
    COLOURS,
    FOREST_KINDS,
    FOREST_SPACES,
    HILL_SPACES,
    MOUNTAIN_SPACES,
    RESOURCES,
    ROLES,
    SEATS,
)
from coven.games.broom_service.options import OPTIONS
from coven.kernel.codes import Codes
from coven.kernel.layout import layout
from coven.kernel.stream import STREAM
from coven.kernel.types import U64
from coven.table.options import layout_of

# What rules' parameters stand for, besides the types of the kernel.
Role: TypeAlias = int
Area: TypeAlias = int
Pawn: TypeAlias = int  # 0 or 1
Tower: TypeAlias = int  # a printed one by its row, or TOWERS + the hill space of a tower tile
Space: TypeAlias = int  # for a cloud or a tile, by its row
Kind: TypeAlias = int  # of a cloud, a tile or a resource
Step: TypeAlias = int  # what is pending, by its place

PAWNS = CASTLES

# The action space. A pawn is 0 or 1, areas, towers and spaces are rows of the side in play (Broom 63, 64).
CHOOSE = 0  # + role: take it into the hand
BRAVE = CHOOSE + ROLES  # + role: place it and be brave
COWARDLY = BRAVE + ROLES  # + role: place it and be cowardly
FLY = COWARDLY + ROLES  # + pawn * AREAS + area
DELIVER = FLY + PAWNS * AREAS  # + pawn * ALL_TOWERS + tower
CHARM = DELIVER + PAWNS * ALL_TOWERS  # + cloud space: charm a cloud away
GATHER = CHARM + CLOUD_SPACES  # + yield of the gatherer
TAKE = GATHER + ALTERNATIVES  # + resource: one resource
JUMP = TAKE + RESOURCES  # + circle: where the turbo broom goes
HIDE = JUMP + CIRCLES  # + resource: one more into the fist
MARKET = HIDE + RESOURCES  # Black Market's points instead of the action
USE_BRAVE = MARKET + 1  # forest tile: the brave action though cowardly
USE_POINTS = USE_BRAVE + 1  # forest tile: points instead of the action
USE_MOUNTAIN = USE_POINTS + 1  # use the mountain tile just reached
HAND_IN = USE_MOUNTAIN + 1  # The Works!: hand in one set
DONE = HAND_IN + 1  # no more; let the rest go
ACTIONS = DONE + 1

PHASES = Codes()
CHOOSING = PHASES.add("choosing")
ADDING = PHASES.add("adding")  # one more card, after the counts under More or Less? are known (Broom 39)
LEADING = PHASES.add("leading")
FOLLOWING = PHASES.add("following")
ACTING = PHASES.add("acting")
FISTS = PHASES.add("fists")
WORKS = PHASES.add("works")
ENDING = PHASES.add("ending")  # between two decisions only: nobody ever sees it
OVER = PHASES.add("over")

END_REASONS = Codes()
NOT_ENDED = END_REASONS.add("")
ROUNDS_PLAYED = END_REASONS.add("rounds", 67)

STANCES = Codes()  # what a seat did about the role on the table
WAITING = STANCES.add("waiting")
PASSED = STANCES.add("passed")
IS_COWARD = STANCES.add("cowardly")
IS_BRAVE = STANCES.add("brave")
BEATEN = STANCES.add("beaten")

STEPS = Codes()  # what is pending, the last one first (Broom 27: depth first)
ROLE_STEP = STEPS.add("role")
ARRIVAL_STEP = STEPS.add("arrival")
MOVES_STEP = STEPS.add("moves")
DELIVERY_STEP = STEPS.add("delivery")
CLOUD_STEP = STEPS.add("cloud")
TURBO_STEP = STEPS.add("turbo")
ANY_STEP = STEPS.add("any")
GATHER_STEP = STEPS.add("gather")
DEPTH = 2 * MOUNTAIN_SPACES + 4

SOURCES = Codes()  # where points come from
FROM_START = SOURCES.add("start")
FROM_TOWERS = SOURCES.add("towers")
FROM_BRAVERY = SOURCES.add("bravery")
FROM_STORM = SOURCES.add("storm")
FROM_BEWITCHED = SOURCES.add("bewitched")
FROM_EVENTS = SOURCES.add("events")
FROM_TILES = SOURCES.add("tiles")
FROM_LIGHTNING = SOURCES.add("lightning")
FROM_SETS = SOURCES.add("sets")
FROM_AMULETS = SOURCES.add("amulets")
SOURCE_COUNT = len(SOURCES)

NOTES = Codes()  # what rules note as it happens
CHOSE = NOTES.add("choose")  # seat, role; in secret
HID = NOTES.add("hide")  # seat, resource; in secret
ANSWERED = NOTES.add("answer")  # seat, 1 for yes; in secret
READY = NOTES.add("ready")  # seat
HAND_TAKEN = NOTES.add("hands_taken")  # seat, number of cards; one for each seat
EVENT_PAID = NOTES.add("event_points")  # seat, event, points
CARD_TILE_USED = NOTES.add("card_tile")  # seat
FIST_OPENED = NOTES.add("fists")  # seat, number of resources; one for each seat
SET_HANDED_IN = NOTES.add("handed_in")  # seat
PLACED = NOTES.add("place")  # seat, role, 1 for brave, 1 for leading
BEWITCHED = NOTES.add("bewitched")  # seat, role, points
OVERTAKEN = NOTES.add("beaten")  # seat
FLEW = NOTES.add("fly")  # seat, pawn, area it left, area it came to
JUMPED = NOTES.add("jump")  # circle; the flight of the turbo broom is noted next
TOOK_FOREST_TILE = NOTES.add("forest_tile")  # seat, kind
TOOK_AMULET = NOTES.add("amulet")  # seat, area
DELIVERED = NOTES.add("deliver")  # seat, pawn, tower, potion
REWARDED = NOTES.add("reward")  # seat, points, wands; of the delivery noted before
STORM_PAID = NOTES.add("storm_points")  # seat, points
BRAVERY_PAID = NOTES.add("brave_points")  # seat, points
CHARMED = NOTES.add("charm")  # seat, cloud space, area, kind of cloud
GAINED = NOTES.add("gain")  # seat, resource, number; one for each resource
WENT_TO_MARKET = NOTES.add("market")  # seat, points
USED_POINTS = NOTES.add("tile_points")  # seat, points
USED_BRAVE = NOTES.add("use_brave")  # seat
USED_MOUNTAIN = NOTES.add("use_mountain")  # seat, kind of tile
DECLINED = NOTES.add("done")  # seat
SAID_NEXT = NOTES.add("next")  # seat
ACTS = NOTES.add("acts")  # seat, role
LEADS = NOTES.add("leads")  # seat
ROUND_BEGAN = NOTES.add("round")  # number, event, set of bewitched roles
LEADS_FIRST = NOTES.add("leads_first")  # seat
ASKED = NOTES.add("asked")  # event
SCORED_AT_END = NOTES.add("final")  # seat, points for lightning, sets and amulets
TOTAL = NOTES.add("total")  # seat, points; of the scoring noted before
ENDED = NOTES.add("end")  # set of the winners

REFUSALS = Codes()
ALLOWED = REFUSALS.add("allowed")
UNKNOWN_MOVE = REFUSALS.add("unknown_move", 64)
GAME_OVER = REFUSALS.add("game_over", 67)
NOT_YOUR_TURN = REFUSALS.add("not_your_turn", 1)
NOT_CHOOSING = REFUSALS.add("not_choosing", 38)
ALREADY_CHOSEN = REFUSALS.add("already_chosen", 38)
TOO_FEW_CHOSEN = REFUSALS.add("too_few_chosen", 38)
NOT_PLACING = REFUSALS.add("not_placing", 1)
NOT_IN_HAND = REFUSALS.add("not_in_hand", 1)
MUST_FOLLOW = REFUSALS.add("must_follow", 1)
MUST_BE_BRAVE = REFUSALS.add("must_be_brave", 21)
NOT_ACTING = REFUSALS.add("not_acting", 1)
NOT_FLYING = REFUSALS.add("not_flying", 4)
NOT_DELIVERING = REFUSALS.add("not_delivering", 17)
NOT_CHARMING = REFUSALS.add("not_charming", 15)
NOT_GATHERING = REFUSALS.add("not_gathering", 59)
NOT_JUMPING = REFUSALS.add("not_jumping", 43)
NO_SUCH_AREA = REFUSALS.add("no_such_area", 63)
OVER_WATER = REFUSALS.add("over_water", 13)
NOT_ADJACENT = REFUSALS.add("not_adjacent", 16)
WRONG_LANDSCAPE = REFUSALS.add("wrong_landscape", 17)
UNDER_CLOUD = REFUSALS.add("under_cloud", 13)
WRONG_PAWN = REFUSALS.add("wrong_pawn", 33)
NO_SUCH_TOWER = REFUSALS.add("no_such_tower", 64)
OUT_OF_REACH = REFUSALS.add("out_of_reach", 17)
TOWER_CLOSED = REFUSALS.add("tower_closed", 18)
NO_POTION = REFUSALS.add("no_potion", 17)
NO_CLOUD = REFUSALS.add("no_cloud", 15)
TOO_FEW_WANDS = REFUSALS.add("too_few_wands", 15)
NO_SUCH_YIELD = REFUSALS.add("no_such_yield", 59)
NOTHING_LEFT = REFUSALS.add("nothing_left", 42)
WRONG_CIRCLE = REFUSALS.add("wrong_circle", 43)
NO_EVENT = REFUSALS.add("no_event", 22)
NO_FOREST_TILE = REFUSALS.add("no_forest_tile", 55)
NO_MOUNTAIN_TILE = REFUSALS.add("no_mountain_tile", 27)
NO_FIST = REFUSALS.add("no_fist", 37)
NO_WORKS = REFUSALS.add("no_works", 51)
MUST_GO_ON = REFUSALS.add("must_go_on", 43)

ALL_ROLES = U64((1 << ROLES) - 1)
NOBODY = -1
NO_TILE = -1
NO_ROLE = -1

STATE = layout(
    [
        ("stream", STREAM),
        ("options", layout_of(OPTIONS)),
        ("hand", "u8", SEATS),  # roles held; hidden from the other seats
        ("chosen", "u8", SEATS),  # roles picked so far for this round; hidden until all are in, then 0
        ("played", "u8", SEATS),  # roles placed this round
        ("led", "u8"),  # roles led this round
        ("bewitched", "u8"),  # roles lying bewitched this round
        ("bewitched_pile", "u8"),  # roles in the draw pile of bewitched ones
        ("events_left", "u8"),  # events not yet seen (Broom 65)
        ("reach", "u8"),  # areas of the landscapes the role on the table speaks of
        ("clouds", "u8"),  # cloud spaces where a cloud lies
        ("clouded", "u8"),  # areas under a cloud
        ("bonus_clouds", "u8"),  # cloud spaces where a bonus cloud lies
        ("open_towers", "u8", COLOURS),  # towers that take a potion of this colour
        ("points", "i2", SEATS),
        ("earned", "i2", (SEATS, SOURCE_COUNT)),  # where the points came from; they add up to `points`
        ("resource", "i2", (SEATS, RESOURCES)),  # potions and wands held
        ("bolts", "i2", SEATS),  # on the clouds taken
        ("fist", "i2", (SEATS, RESOURCES)),  # The Upper Hand: resources hidden; secret until all are in
        ("pending_gain", "i2", RESOURCES),  # what a gather step may still take
        ("pawn", "i1", (SEATS, PAWNS)),  # area each pawn is in
        ("tiles", "i1", (SEATS, FOREST_KINDS)),  # forest tiles held
        ("amulets", "u1", SEATS),  # set of the mountain spaces where the seat's amulet still lies
        ("stance", "i1", SEATS),  # WAITING, PASSED, IS_COWARD, IS_BRAVE or BEATEN
        ("extra", "i1", SEATS),  # role added after More or Less?, or NO_ROLE; secret until all are in
        ("hands_in", "i1", SEATS),  # The Works!: 1: hands in a set; secret until all have answered
        ("cloud_kind", "i1", CLOUD_SPACES),  # kind of the cloud laid there at the start
        ("cloud_owner", "i1", CLOUD_SPACES),  # seat that took it, or NOBODY
        ("mountain_tile", "i1", MOUNTAIN_SPACES),  # kind, or NO_TILE
        ("forest_tile", "i1", FOREST_SPACES),  # kind, or NO_TILE
        ("hill_tile", "i1", HILL_SPACES),  # kind, or NO_TILE
        ("step_kind", "i1", DEPTH),  # the pending steps, from the first to the one that is next
        ("step_pawn", "i1", DEPTH),  # pawn that arrived or jumps
        ("step_area", "i1", DEPTH),  # area it arrived in
        ("step_brave", "i1", DEPTH),  # 1: the brave action, or a delivery is still due
        ("step_left", "i1", DEPTH),  # role: 1 while a coward may still choose; arrival: mountain space or NO_TILE; else how often
        ("depth", "i1"),  # pending steps
        ("players", "i1"),
        ("side", "i1"),
        ("phase", "i1"),
        ("end_reason", "i1"),
        ("round_number", "i1"),  # from 1
        ("event", "i1"),  # of this round
        ("leader", "i1"),  # led the role on the table, or leads next
        ("turn", "i1"),  # places a role or acts now
        ("role", "i1"),  # on the table, or NO_ROLE
        ("brave", "i1"),  # the last brave seat of this turn, or NOBODY
        ("resolving", "i1"),  # 1: the brave one acts, after all others
        ("answered", "u1"),  # set of the seats that are done with a simultaneous choice
    ]
)
