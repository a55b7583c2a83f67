"""The state of a game of Broom Service, field by field, and the numbers its rules speak in."""

import numpy as np

from coven.games.broom_service.layout import (
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
from coven.kernel.stream import STREAM

PAWNS = CASTLES

# The action space. A pawn is 0 or 1, areas, towers and spaces are rows of the side in play (R63, R64).
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

CHOOSING, ADDING, LEADING, FOLLOWING, ACTING, FISTS, WORKS, ENDING, OVER = range(9)  # phases; nobody ever sees ENDING

NOT_ENDED, ROUNDS_PLAYED = range(2)  # end reasons

WAITING, PASSED, IS_COWARD, IS_BRAVE, BEATEN = range(5)  # what a seat did about the role on the table

# What is pending, the last one first (R27: depth first).
ROLE_STEP, ARRIVAL_STEP, MOVES_STEP, DELIVERY_STEP, CLOUD_STEP, TURBO_STEP, ANY_STEP, GATHER_STEP = range(8)
DEPTH = 2 * MOUNTAIN_SPACES + 4

# Where points come from.
FROM_START, FROM_TOWERS, FROM_BRAVERY, FROM_STORM, FROM_BEWITCHED, FROM_EVENTS, FROM_TILES, FROM_LIGHTNING, FROM_SETS, FROM_AMULETS = range(10)
SOURCES = 10

ALL_ROLES = np.uint64((1 << ROLES) - 1)
NOBODY = -1
NO_TILE = -1
NO_ROLE = -1

OPTIONS = np.dtype(
    [
        ("side", "i1"),  # FRONT or BACK of the board
        ("storm_clouds", "i1"),  # 1: mixed with the heavy ones (R24)
        ("heavy_clouds", "i1"),  # how many heavy clouds are mixed in; 0: all (R52)
        ("mountain_tiles", "i1"),  # 1: mountain tiles and amulets on the front too (R30)
        ("first_leader", "i1"),  # 0: drawn by lot, 1: the first seat (R20)
        ("partial_gains", "i1"),  # 1: a gatherer's yield may be taken in part (R42)
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("stream", STREAM),
        ("options", OPTIONS),
        ("hand", "u8", SEATS),  # roles held; hidden from the other seats
        ("chosen", "u8", SEATS),  # roles picked so far for this round; hidden until all are in, then 0
        ("played", "u8", SEATS),  # roles placed this round
        ("led", "u8"),  # roles led this round
        ("bewitched", "u8"),  # roles lying bewitched this round
        ("bewitched_pile", "u8"),  # roles in the draw pile of bewitched ones
        ("events_left", "u8"),  # events not yet seen (R65)
        ("reach", "u8"),  # areas of the landscapes the role on the table speaks of
        ("clouds", "u8"),  # cloud spaces where a cloud lies
        ("clouded", "u8"),  # areas under a cloud
        ("bonus_clouds", "u8"),  # cloud spaces where a bonus cloud lies
        ("open_towers", "u8", COLOURS),  # towers that take a potion of this colour
        ("points", "i2", SEATS),
        ("earned", "i2", (SEATS, SOURCES)),  # where the points came from; they add up to `points`
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
    ],
    align=True,
)

# Why a move is refused.
(
    ALLOWED,
    UNKNOWN_MOVE,
    GAME_OVER,
    NOT_YOUR_TURN,
    NOT_CHOOSING,
    ALREADY_CHOSEN,
    TOO_FEW_CHOSEN,
    NOT_PLACING,
    NOT_IN_HAND,
    MUST_FOLLOW,
    MUST_BE_BRAVE,
    NOT_ACTING,
    NOT_FLYING,
    NOT_DELIVERING,
    NOT_CHARMING,
    NOT_GATHERING,
    NOT_JUMPING,
    NO_SUCH_AREA,
    OVER_WATER,
    NOT_ADJACENT,
    WRONG_LANDSCAPE,
    UNDER_CLOUD,
    WRONG_PAWN,
    NO_SUCH_TOWER,
    OUT_OF_REACH,
    TOWER_CLOSED,
    NO_POTION,
    NO_CLOUD,
    TOO_FEW_WANDS,
    NO_SUCH_YIELD,
    NOTHING_LEFT,
    WRONG_CIRCLE,
    NO_EVENT,
    NO_FOREST_TILE,
    NO_MOUNTAIN_TILE,
    NO_FIST,
    NO_WORKS,
    MUST_GO_ON,
) = range(38)
