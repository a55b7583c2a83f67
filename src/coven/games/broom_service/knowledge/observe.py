"""The numbers a network sees: one seat's knowledge, seats counted from the observer on."""

from coven.games.broom_service.box.layout import (
    ALL_TOWERS,
    AREAS,
    CLOUD_KINDS,
    CLOUD_SPACES,
    COLOURS,
    EVENTS,
    FOREST_KINDS,
    FOREST_SPACES,
    HILL_KINDS,
    HILL_SPACES,
    MOUNTAIN_KINDS,
    MOUNTAIN_SPACES,
    RESOURCES,
    ROLES,
    SEATS,
    SIDES,
)
from coven.games.broom_service.state import CHOOSING, DEPTH, FISTS, NO_ROLE, NOBODY, PAWNS, PHASES, STANCES, STEPS
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import has, size_of
from coven.kernel.target import rule
from coven.kernel.types import I64, Number, Numbers, Seat, Word

PHASE_NUMBERS = len(PHASES)
STANCE_NUMBERS = len(STANCES)
STEP_KINDS = len(STEPS)
STEP_NUMBERS = STEP_KINDS + 4

# Own secrets: roles held, chosen, added; the fist; the answer to The Works!
OWN = 0
OWN_SIZE = 3 * ROLES + RESOURCES + 1
# By seat: points, bolts, cards, leads, is brave, answered; resources, tiles, pawns, amulets, roles played, stance.
SEAT = OWN + OWN_SIZE
SEAT_NUMBERS = 6
SEAT_SIZE = SEAT_NUMBERS + RESOURCES + FOREST_KINDS + PAWNS * AREAS + MOUNTAIN_SPACES + ROLES + STANCE_NUMBERS
# The round: phase, event, bewitched roles, roles led, role on the table.
ROUND = SEAT + SEATS * SEAT_SIZE
ROUND_SIZE = PHASE_NUMBERS + 2 * EVENTS + 4 * ROLES + 4
# The board: side, clouds by space and kind, open towers, tiles by space and kind.
BOARD = ROUND + ROUND_SIZE
CLOUDS = BOARD + SIDES
OPEN = CLOUDS + CLOUD_SPACES * CLOUD_KINDS
MOUNTAINS = OPEN + COLOURS * ALL_TOWERS
FORESTS = MOUNTAINS + MOUNTAIN_SPACES * MOUNTAIN_KINDS
HILLS = FORESTS + FOREST_SPACES * FOREST_KINDS
# The pending steps, the next one first.
PENDING = HILLS + HILL_SPACES * HILL_KINDS
OBSERVATION_SIZE = PENDING + DEPTH * STEP_NUMBERS
AFTER_PHASE = ROUND + PHASE_NUMBERS
AFTER_EVENTS = AFTER_PHASE + 2 * EVENTS
AFTER_ROLES = AFTER_EVENTS + 4 * ROLES
SECTIONS = (  # roles, resources, areas, towers and clouds stand in the order of the actions
    (OWN, "own roles in hand"),
    (OWN + ROLES, "own roles chosen"),
    (OWN + 2 * ROLES, "own role added"),
    (OWN + 3 * ROLES, "resources in the own fist"),
    (OWN + 3 * ROLES + RESOURCES, "The Works!: 1 if the observer hands in a set"),
    (
        SEAT,
        f"by seat from the observer on, {SEAT_SIZE} each: points, bolts, cards in hand, leads, is the last brave one, is done choosing; "
        f"resources ({RESOURCES}); "
        f"forest tiles by kind ({FOREST_KINDS}); areas of the pawns ({PAWNS} × {AREAS}); amulets that still lie ({MOUNTAIN_SPACES}); "
        f"roles placed this round ({ROLES}); stance ({', '.join(STANCES.names)})",
    ),
    (ROUND, "the phase: " + ", ".join(PHASES.names)),
    (AFTER_PHASE, "the event of the round, in the order of the rules"),
    (AFTER_PHASE + EVENTS, "events not yet seen"),
    (AFTER_EVENTS, "roles that lie bewitched this round"),
    (AFTER_EVENTS + ROLES, "roles in the pile of bewitched ones"),
    (AFTER_EVENTS + 2 * ROLES, "roles led this round"),
    (AFTER_EVENTS + 3 * ROLES, "the role on the table"),
    (AFTER_ROLES, "round, from 1"),
    (AFTER_ROLES + 1, "players"),
    (AFTER_ROLES + 2, "1 while the brave one acts, after all others"),
    (AFTER_ROLES + 3, "rounds of a game"),
    (BOARD, "the side of the board: front, back"),
    (CLOUDS, f"clouds that still lie: by space, by kind ({CLOUD_KINDS})"),
    (OPEN, f"towers that take a potion: by colour, by tower ({ALL_TOWERS})"),
    (MOUNTAINS, f"mountain tiles: by space, by kind ({MOUNTAIN_KINDS})"),
    (FORESTS, f"forest tiles: by space, by kind ({FOREST_KINDS})"),
    (HILLS, f"hill tiles: by space, by kind ({HILL_KINDS})"),
    (
        PENDING,
        f"pending steps, the next one first, {STEP_NUMBERS} each: kind ({', '.join(STEPS.names)}), pawn, area, "
        "1 if brave or a delivery is due, what is left",
    ),
)


@rule
def observe(box: Box, s: State, seat: Seat, out: Numbers) -> None:
    """Writes the seat's view as numbers; nothing it cannot know goes in."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    write_own(s, seat, out)
    for far in range(s.players):
        write_seat(s, (seat + far) % s.players, SEAT + far * SEAT_SIZE, out)
    write_round(box, s, out)
    write_board(box, s, out)
    write_steps(s, out)


@rule
def write_set(out: Numbers, first: Number, things: Word, most: Number) -> None:
    for thing in range(most):
        out[first + thing] = 1 if has(things, thing) else 0


@rule
def write_own(s: State, seat: Seat, out: Numbers) -> None:
    write_set(out, OWN, s.hand[seat], ROLES)
    write_set(out, OWN + ROLES, s.chosen[seat], ROLES)
    if s.extra[seat] != NO_ROLE:
        out[OWN + 2 * ROLES + I64(s.extra[seat])] = 1
    if s.phase == FISTS:
        for kind in range(RESOURCES):
            out[OWN + 3 * ROLES + kind] = s.fist[seat, kind]
    out[OWN + 3 * ROLES + RESOURCES] = s.hands_in[seat]


@rule
def write_seat(s: State, who: Seat, first: Number, out: Numbers) -> None:
    out[first] = s.points[who]
    out[first + 1] = s.bolts[who]
    out[first + 2] = size_of(s.hand[who]) if s.phase != CHOOSING else 0
    out[first + 3] = 1 if s.leader == who else 0
    out[first + 4] = 1 if s.brave == who else 0
    out[first + 5] = (s.answered >> who) & 1
    place = first + SEAT_NUMBERS
    for kind in range(RESOURCES):
        out[place + kind] = s.resource[who, kind]
    place += RESOURCES
    for kind in range(FOREST_KINDS):
        out[place + kind] = s.tiles[who, kind]
    place += FOREST_KINDS
    for pawn in range(PAWNS):
        out[place + pawn * AREAS + I64(s.pawn[who, pawn])] = 1
    place += PAWNS * AREAS
    for space in range(MOUNTAIN_SPACES):
        out[place + space] = (s.amulets[who] >> space) & 1
    place += MOUNTAIN_SPACES
    write_set(out, place, s.played[who], ROLES)
    out[place + ROLES + I64(s.stance[who])] = 1


@rule
def write_round(box: Box, s: State, out: Numbers) -> None:
    out[ROUND + I64(s.phase)] = 1
    place = ROUND + PHASE_NUMBERS
    out[place + I64(s.event)] = 1
    write_set(out, place + EVENTS, s.events_left, EVENTS)
    place += 2 * EVENTS
    write_set(out, place, s.bewitched, ROLES)
    write_set(out, place + ROLES, s.bewitched_pile, ROLES)
    write_set(out, place + 2 * ROLES, s.led, ROLES)
    if s.role != NO_ROLE:
        out[place + 3 * ROLES + I64(s.role)] = 1
    place += 4 * ROLES
    out[place] = s.round_number
    out[place + 1] = s.players
    out[place + 2] = s.resolving
    out[place + 3] = box.rounds


@rule
def write_board(box: Box, s: State, out: Numbers) -> None:
    out[BOARD + I64(s.side)] = 1
    for space in range(box.clouds[s.side]):
        if s.cloud_owner[space] == NOBODY:
            out[CLOUDS + space * CLOUD_KINDS + I64(s.cloud_kind[space])] = 1
    for colour in range(COLOURS):
        write_set(out, OPEN + colour * ALL_TOWERS, s.open_towers[colour], ALL_TOWERS)
    for space in range(MOUNTAIN_SPACES):
        if s.mountain_tile[space] >= 0:
            out[MOUNTAINS + space * MOUNTAIN_KINDS + I64(s.mountain_tile[space])] = 1
    for space in range(FOREST_SPACES):
        if s.forest_tile[space] >= 0:
            out[FORESTS + space * FOREST_KINDS + I64(s.forest_tile[space])] = 1
    for space in range(HILL_SPACES):
        if s.hill_tile[space] >= 0:
            out[HILLS + space * HILL_KINDS + I64(s.hill_tile[space])] = 1


@rule
def write_steps(s: State, out: Numbers) -> None:
    for step in range(s.depth):
        first = PENDING + (I64(s.depth) - 1 - step) * STEP_NUMBERS
        out[first + I64(s.step_kind[step])] = 1
        out[first + STEP_KINDS] = s.step_pawn[step]
        out[first + STEP_KINDS + 1] = s.step_area[step]
        out[first + STEP_KINDS + 2] = s.step_brave[step]
        out[first + STEP_KINDS + 3] = s.step_left[step]
