"""What in a position does not go together, in words."""

from itertools import combinations

from coven.errors import Finding
from coven.games.wandering_towers.findings import finding
from coven.games.wandering_towers.invariants import CARD_FAULT, FAULTS, FLASK_FAULT, NO_FAULT, broken_invariant, cards_due, hand_before, point_of_turn
from coven.games.wandering_towers.options import GUARD_ROUNDS
from coven.games.wandering_towers.rules.board import count_of, is_exposed, one_of, space_of, wizards_of
from coven.games.wandering_towers.rules.cards import copies_in, copies_kept, hand_size
from coven.games.wandering_towers.rules.flasks import is_in_play
from coven.games.wandering_towers.rules.scoring import flasks_held
from coven.games.wandering_towers.rules.sides import in_teams, is_solo, partner_of
from coven.games.wandering_towers.rules.spells.casting import can_use_again
from coven.games.wandering_towers.rules.spells.free_wizard import freeable
from coven.games.wandering_towers.rules.spells.targets import TIMED_SPELLS, has_target
from coven.games.wandering_towers.state import (
    A_TOWER,
    A_WIZARD,
    ACCEPTING,
    AFTER,
    AIMING,
    ANSWERING,
    CHOOSING_CARD,
    CHOOSING_PIECE,
    CHOOSING_TOWER,
    CLOSING,
    ENDING,
    FREE_WIZARD,
    FREEING,
    GIVING,
    KINDS,
    NO_PIECE,
    NONE,
    NOT_CAST,
    OVER,
    PARTNER,
    PHASES,
    PIGGYBACK,
    RETURNING,
    TOWERS,
    WINDOW,
)
from coven.games.wandering_towers.types import Box, State
from coven.games.wandering_towers.view.visible import known_cards

CASTING = (CHOOSING_CARD, CHOOSING_PIECE, CHOOSING_TOWER, ENDING, WINDOW)
BACKS = {  # by phase: where the turn may go on afterwards
    AIMING: CASTING,
    FREEING: (*CASTING, CLOSING),
    ANSWERING: (CHOOSING_CARD,),
    ACCEPTING: (PARTNER,),
    GIVING: (PARTNER,),
    RETURNING: (CHOOSING_CARD, PARTNER),
}


def faults_of(box: Box, s: State) -> list[str]:
    """What is wrong with a position that has been written down."""
    fault = int(broken_invariant(box, s))
    if fault not in (NO_FAULT, CARD_FAULT, FLASK_FAULT):  # with these the rest can still be looked at
        return [finding(FAULTS[fault])]
    faults = [finding(FAULTS[fault])] if fault else []
    for faults_of_part in (_phase_faults, _hand_faults, _piece_faults, _partner_faults, _freeing_faults):
        faults += faults_of_part(s)
    return [*faults, *_kept_faults(s), *_flask_faults(box, s), *_spell_faults(box, s)]


def _kept_faults(s: State) -> list[Finding]:
    """No seats can have kept more cards together than there are kept ones of the kinds they hold."""
    supply = [int(copies_kept(s, kind)) for kind in range(KINDS)]
    for many in range(1, s.players + 1):
        for seats in combinations(range(s.players), many):
            held = [sum(int(copies_in(hand_before(s, seat), kind)) for seat in seats) for kind in range(KINDS)]
            if sum(s.kept[seat] for seat in seats) > sum(map(min, supply, held)):
                return [finding("kept")]
    return []


def _flask_faults(box: Box, s: State) -> list[Finding]:
    """Only partners pass flasks on, full ones: each player, or each team, has what the box gives."""
    if is_solo(s):
        return []
    each = int(box.flasks[s.players])
    have = [int(flasks_held(s, seat)) for seat in range(s.players)]
    if in_teams(s):
        wrong = [seat for seat in range(s.players // 2) if have[seat] + have[int(partner_of(s, seat))] != 2 * each]
    else:
        wrong = [seat for seat in range(s.players) if have[seat] != each]
    faults = [finding("flasks_due", seat=seat, count=each) for seat in wrong]
    return faults + [finding("empty_flasks", seat=seat, count=each) for seat in range(s.players) if s.empty[seat] > each]


def _hand_faults(s: State) -> list[Finding]:
    if s.phase == OVER:
        return []
    faults: list[Finding] = []
    for seat in range(1 if is_solo(s) else s.players):
        due = int(cards_due(s, seat))
        if hand_size(s.hand[seat]) != due:
            faults.append(finding("cards_due", seat=seat, count=due))
    return faults


def _phase_faults(s: State) -> list[Finding]:
    """The phase, the seat asked and what is under way must go together."""
    faults: list[Finding] = []
    place = int(point_of_turn(s))
    if (s.phase == OVER) != (s.end_reason != 0):
        faults.append(finding("over_without_reason"))
    if s.phase in BACKS and s.back not in BACKS[s.phase]:
        faults.append(finding("no_way_back", name=PHASES.names[s.back]))
    elif s.phase != OVER and s.decider != _decider_due(s):
        faults.append(finding("decider_due", seat=_decider_due(s)))
    if s.action not in (1, 2):
        faults.append(finding("whole_number", name="pending.action", low=1, high=2))
    if place in (WINDOW, CLOSING) and (not s.options.master or (s.phase != AIMING and s.asks >= s.players)):
        faults.append(finding("masters_asked"))
    if s.phase != OVER and (s.rounds >= GUARD_ROUNDS or (is_solo(s) and s.rounds > s.used)):
        faults.append(finding("too_many_rounds"))
    return faults + _card_faults(s, place)


def _card_faults(s: State, place: int) -> list[Finding]:
    """A card is being played, or the hand was changed, only where that can be."""
    faults: list[Finding] = []
    if place == CHOOSING_PIECE and (s.card == NONE or not s.value or not s.sides):
        faults.append(finding("piece_without_card"))
    if place == CHOOSING_TOWER and not s.special:
        faults.append(finding("special_tower"))
    if s.special and (place not in (CHOOSING_TOWER, ENDING, WINDOW, CLOSING, OVER) or s.action != 1 or s.card != NONE or is_solo(s)):
        faults.append(finding("special_case"))
    if s.card != NONE and place not in (CHOOSING_PIECE, WINDOW, CLOSING):
        faults.append(finding("card_too_early"))
    if s.card == NONE and place in (WINDOW, CLOSING) and not s.special and not s.ended:
        faults.append(finding("move_without_card"))
    return faults


def _decider_due(s: State) -> int:
    if s.phase in (PARTNER, ANSWERING, GIVING):
        return int(partner_of(s, int(s.turn)))
    if s.phase == AIMING:
        return int(s.turn if s.caster == NONE else s.caster)
    if int(point_of_turn(s)) in (WINDOW, CLOSING):
        return (int(s.turn) + int(s.asks)) % int(s.players)
    return int(s.turn)


def _piece_faults(s: State) -> list[Finding]:
    """What is announced is there, and so is who rides along."""
    if (s.piece == NO_PIECE) != (s.piece_at == NONE) or (s.piece == A_TOWER and s.piece_at >= TOWERS):
        return [finding("unnamed_piece")]
    faults: list[Finding] = []
    if s.piece == A_WIZARD and (s.piece_owner == NONE or not wizards_of(s.crowd[s.piece_at], s.piece_owner)):
        faults.append(finding("absent_wizard"))
    if s.piece != NO_PIECE and (int(point_of_turn(s)) != WINDOW or not s.value):
        faults.append(finding("piece_outside_window"))
    if s.riders and not _may_ride(s):
        faults.append(finding("riders"))
    return faults


def _may_ride(s: State) -> bool:
    """Whether the riders can have got on."""
    if s.piece != A_WIZARD or s.piece_owner == NONE or not is_exposed(s, s.piece_at):
        return False
    party = int(s.riders) + int(one_of(s.piece_owner))
    all_there = all(wizards_of(party, owner) <= wizards_of(s.crowd[s.piece_at], owner) for owner in range(s.players))
    return all_there and bool(s.cast) and s.spell in (NONE, PIGGYBACK) and bool(is_in_play(s, PIGGYBACK))


def _spell_faults(box: Box, s: State) -> list[Finding]:
    """A spell is cast by somebody, paid for, and has something to be aimed at."""
    named = s.spell not in (NONE, FREE_WIZARD) and s.caster != NONE and s.moment != NOT_CAST
    if not named:
        waiting = s.phase == AIMING or (s.spell, s.caster, s.moment) != (NONE, NONE, NOT_CAST)
        return [finding("spell_without_name")] if waiting else []
    faults: list[Finding] = []
    if not s.cast or not is_in_play(s, s.spell):
        faults.append(finding("spell_not_in_play"))
    may_wait = s.moment == AFTER and int(point_of_turn(s)) == WINDOW and (TIMED_SPELLS >> int(s.spell)) & 1
    if not may_wait and (s.moment == AFTER or s.phase != AIMING):
        faults.append(finding("idle_spell"))
    if s.caster != s.turn and int(point_of_turn(s)) != WINDOW:
        faults.append(finding("stranger_casts"))
    if s.phase == AIMING and not (has_target(s, s.caster, s.spell) if s.paid else can_use_again(box, s)):
        faults.append(finding("spell_without_target"))
    return faults


def _partner_faults(s: State) -> list[Finding]:
    """Only partners hand cards over, know of each other's hands, and pass flasks."""
    faults: list[Finding] = []
    if s.phase in (PARTNER, ANSWERING, ACCEPTING, GIVING, RETURNING) and not in_teams(s):
        faults.append(finding("no_partners"))
    if (s.phase == RETURNING) != (s.handed != NONE):
        faults.append(finding("handed"))
    if not all(_may_know(s, seat) for seat in range(s.players)):
        faults.append(finding("known"))
    if s.flask_from != NONE and not (in_teams(s) and s.flask_from in (s.turn, partner_of(s, s.turn))):
        faults.append(finding("flasks_from"))
    return faults


def _freeing_faults(s: State) -> list[Finding]:
    """Who casts Free a wizard chooses only where there is a choice (Towers 57, 67)."""
    if (s.phase == FREEING) != (s.lifted != NONE) or (s.phase == FREEING and not _may_choose_whom(s)):
        return [finding("freeing")]
    return []


def _may_know(s: State, seat: int) -> bool:
    known = known_cards(s, seat)
    return not known or (bool(in_teams(s)) and all(known.count(kind) <= copies_in(s.hand[seat], kind) for kind in known))


def _may_choose_whom(s: State) -> bool:
    """Whether Free a wizard found a choice, and can bring either to the top."""
    if s.lifted == NONE or is_exposed(s, s.lifted):
        return False
    return int(count_of(freeable(s, int(s.decider)))) > 1 and not int(s.crowded) >> int(space_of(s, s.lifted)) & 1
