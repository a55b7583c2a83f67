"""The end of a round: its event, and the next round or the end of the game."""

from coven.games.broom_service.box.layout import EMPTY_HANDED, FLOCK_TOGETHER, PERILOUS_PLACES, PROTECTED_PLACES, RESOURCES, THE_WORKS, UPPER_HAND
from coven.games.broom_service.rules.choosing import all_answered, answer, begin_round, mark_answered, score_event
from coven.games.broom_service.rules.scoring import final_scoring, resources_of, winners
from coven.games.broom_service.state import (
    ASKED,
    ENDED,
    ENDING,
    FIST_OPENED,
    FISTS,
    HID,
    OVER,
    PAWNS,
    ROUNDS_PLAYED,
    SET_HANDED_IN,
    WORKS,
    Kind,
    Pawn,
)
from coven.games.broom_service.types import Box, State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Number, Numbers, Seat


@rule
def end_round(box: Box, s: State) -> None:
    """Carries out the round's event, unless the seats must answer first, and goes on (Broom 7)."""
    if s.answered == 0 and asks(box, s):
        return
    for seat in range(s.players):
        score_event(s, seat, event_points(box, s, seat))
    if s.event == UPPER_HAND or s.event == THE_WORKS:
        give_up_resources(box, s)
    s.answered = 0
    if s.round_number < box.rounds:
        begin_round(box, s)
    else:
        final_scoring(box, s)
        s.end_reason = ROUNDS_PLAYED
        s.phase = OVER
        note(s, ENDED, winners(s), 0, 0, 0)


@rule
def asks(box: Box, s: State) -> Flag:
    """Asks for fists or sets those who have any, all at once; whether anybody is asked (Broom 37, 51)."""
    if s.event != UPPER_HAND and s.event != THE_WORKS:
        return False
    for seat in range(s.players):
        s.hands_in[seat] = 0
        for kind in range(RESOURCES):
            s.fist[seat, kind] = 0
        if not may_answer(box, s, seat):
            mark_answered(s, seat)
    s.phase = FISTS if s.event == UPPER_HAND else WORKS
    if all_answered(s):
        return False
    note(s, ASKED, s.event, 0, 0, 0)
    return True


@rule
def may_answer(box: Box, s: State, seat: Seat) -> Flag:
    return resources_of(s, seat) > 0 if s.event == UPPER_HAND else has_works_set(box, s, seat)


@rule
def has_works_set(box: Box, s: State, seat: Seat) -> Flag:
    """Whether the seat holds a whole set for The Works!"""
    for kind in range(RESOURCES):
        if s.resource[seat, kind] < box.works_set[kind]:
            return False
    return True


@rule
def hide(s: State, seat: Seat, kind: Kind) -> None:
    """One more resource into the fist; a fist that holds everything is done (Broom 37, 62)."""
    s.fist[seat, kind] += 1
    note(s, HID, seat, kind, 0, 0)
    if fist_size(s, seat) == resources_of(s, seat):
        close_answer(s, seat)


@rule
def close_answer(s: State, seat: Seat) -> None:
    """The seat has answered; when all have, the event is carried out (Broom 60)."""
    answer(s, seat)
    if all_answered(s):
        show_answers(s)
        s.phase = ENDING


@rule
def show_answers(s: State) -> None:
    """All are in: fists open, sets are laid down."""
    for seat in range(s.players):
        if s.phase == FISTS:
            note(s, FIST_OPENED, seat, fist_size(s, seat), 0, 0)
        elif s.hands_in[seat] == 1:
            note(s, SET_HANDED_IN, seat, 0, 0, 0)


@rule
def fist_size(s: State, seat: Seat) -> Number:
    hidden = I64(0)
    for kind in range(RESOURCES):
        hidden += s.fist[seat, kind]
    return hidden


@rule
def event_points(box: Box, s: State, seat: Seat) -> Number:
    """What the end of the round brings or costs a seat."""
    if s.event == PERILOUS_PLACES:
        return place_points(box, s, seat, box.perilous_points)
    if s.event == PROTECTED_PLACES:
        return place_points(box, s, seat, box.protected_points)
    if s.event == UPPER_HAND:
        return fist_points(box, s, seat)
    if s.event == EMPTY_HANDED:
        return resources_of(s, seat) * box.empty_handed_points
    if s.event == THE_WORKS:
        return I64(s.hands_in[seat]) * box.works_points
    if s.event == FLOCK_TOGETHER and landscape_of(box, s, seat, 0) == landscape_of(box, s, seat, 1):
        return I64(box.flock_points)
    return I64(0)


@rule
def landscape_of(box: Box, s: State, seat: Seat, pawn: Pawn) -> Number:
    return box.landscape[s.side, s.pawn[seat, pawn]]


@rule
def place_points(box: Box, s: State, seat: Seat, worth: Numbers) -> Number:
    """For each own pawn, by its landscape; two in one area count twice (Broom 57)."""
    points = I64(0)
    for pawn in range(PAWNS):
        points += worth[landscape_of(box, s, seat, pawn)]
    return points


@rule
def fist_points(box: Box, s: State, seat: Seat) -> Number:
    """By the rank of the amount among the different amounts offered; nothing offered never scores (Broom 36)."""
    mine = fist_size(s, seat)
    if mine == 0:
        return I64(0)
    rank = 0
    for other in range(s.players):
        if fist_size(s, other) > mine and is_first_with_amount(s, other):
            rank += 1
    return I64(box.upper_hand_points[rank])


@rule
def is_first_with_amount(s: State, seat: Seat) -> Flag:
    """Whether no seat before this one offers as many: so that a tie uses up no place."""
    for other in range(seat):
        if fist_size(s, other) == fist_size(s, seat):
            return False
    return True


@rule
def give_up_resources(box: Box, s: State) -> None:
    """Offers and sets handed in go to the supply (Broom 37, 51)."""
    for seat in range(s.players):
        for kind in range(RESOURCES):
            given = s.fist[seat, kind] if s.event == UPPER_HAND else s.hands_in[seat] * box.works_set[kind]
            s.resource[seat, kind] -= given
            s.fist[seat, kind] = 0
        s.hands_in[seat] = 0
