"""The rules of Witches: what may be done, and what it does."""

from typing import Any

from coven.games.witches.rules.deal import ALL_WIZARDS, NOTHING, card_in, deal_round, has_passed, set_aside
from coven.games.witches.rules.sheet import end_round, settle_spell
from coven.games.witches.rules.trick import lay, playable, take_trick
from coven.games.witches.state import (
    ACTIONS,
    ALLOWED,
    ALREADY_PASSED,
    CASTING,
    DEDUCT,
    GAME_OVER,
    MUST_FOLLOW,
    NOT_CASTING,
    NOT_ENDED,
    NOT_IN_HAND,
    NOT_PASSING,
    NOT_PLAYING,
    NOT_YOUR_TURN,
    OVER,
    PASS,
    PASSING,
    PLAY,
    PLAYING,
    TRANSFER,
    UNKNOWN_MOVE,
    WIZARD,
)
from coven.kernel.bits import first, without_first
from coven.kernel.stream import draw, rekey
from coven.kernel.target import rule


@rule
def start(box: Any, s: Any, players: Any, options: Any, seed: Any) -> None:
    """Sets up a game: an empty sheet, a random first dealer (R3, R61), the first deal."""
    rekey(s, seed)
    keep_options(s, options)
    s.players = players
    s.round_number = 0
    s.end_reason = NOT_ENDED
    s.overtime = 0
    s.caster = -1
    s.spell = 0
    s.deducted = 0
    for seat in range(players):
        s.total[seat] = 0
        s.points[seat] = 0
        s.rest[seat] = 0
        s.scored[seat] = NOTHING
    s.dealer = draw(s, players)
    deal_round(s)


@rule
def keep_options(s: Any, options: Any) -> None:
    s.options.limit = options.limit
    s.options.rounds = options.rounds
    s.options.dealer = options.dealer
    s.options.tie = options.tie
    s.options.last_spell = options.last_spell
    s.options.earth_variant = options.earth_variant
    s.options.air_blocks_own_spell = options.air_blocks_own_spell


@rule
def is_over(box: Any, s: Any) -> Any:
    return s.phase == OVER


@rule
def must_act(box: Any, s: Any, seat: Any) -> Any:
    """Whether the seat has a decision to make: all at once while passing, else the one whose turn it is."""
    if s.phase == OVER:
        return False
    if s.phase == PASSING:
        return not has_passed(box, s, seat)
    return seat == s.turn


@rule
def refusal(box: Any, s: Any, seat: Any, action: Any) -> Any:
    """The one source of legality: why this move is refused, or ALLOWED."""
    if action < 0 or action >= ACTIONS:
        return UNKNOWN_MOVE
    if s.phase == OVER:
        return GAME_OVER
    if not must_act(box, s, seat):
        return ALREADY_PASSED if s.phase == PASSING else NOT_YOUR_TURN
    if action < PLAY:
        return pass_refusal(s, seat, action - PASS)
    if action < TRANSFER:
        return play_refusal(s, seat, action - PLAY)
    return ALLOWED if s.phase == CASTING else NOT_CASTING


@rule
def pass_refusal(s: Any, seat: Any, card: Any) -> Any:
    """Any card may be passed (R9)."""
    if s.phase != PASSING:
        return NOT_PASSING
    return ALLOWED if card_in(s.hand[seat], card) != NOTHING else NOT_IN_HAND


@rule
def play_refusal(s: Any, seat: Any, card: Any) -> Any:
    """Any card may be led (R12); a led suit is followed, or a wizard played (R13)."""
    if s.phase != PLAYING:
        return NOT_PLAYING
    if card_in(s.hand[seat], card) == NOTHING:
        return NOT_IN_HAND
    return ALLOWED if card_in(playable(s, seat), card) != NOTHING else MUST_FOLLOW


@rule
def moves(box: Any, s: Any, seat: Any, out: Any) -> Any:
    """Writes the allowed actions to `out`, smallest first, and returns how many there are."""
    if not must_act(box, s, seat):
        return 0
    if s.phase == CASTING:
        return spell_moves(box, s, seat, out)
    if s.phase == PASSING:
        return list_cards(s.hand[seat], PASS, out)
    return list_cards(playable(s, seat), PLAY, out)


@rule
def list_cards(cards: Any, first_action: Any, out: Any) -> Any:
    """Writes an action for each kind of card; the wizards are equal, so they make one (R61)."""
    n = 0
    coloured = cards & ~ALL_WIZARDS
    while coloured != NOTHING:
        out[n] = first_action + first(coloured)
        coloured = without_first(coloured)
        n += 1
    if cards & ALL_WIZARDS != NOTHING:
        out[n] = first_action + WIZARD
        n += 1
    return n


@rule
def spell_moves(box: Any, s: Any, seat: Any, out: Any) -> Any:
    n = 0
    for action in range(TRANSFER, ACTIONS):
        if refusal(box, s, seat, action) == ALLOWED:
            out[n] = action
            n += 1
    return n


@rule
def play(box: Any, s: Any, seat: Any, action: Any) -> None:
    """Carries out an allowed move and all that follows from it, up to the next decision."""
    if action < PLAY:
        set_aside(box, s, seat, action - PASS)
    elif action < TRANSFER:
        play_card(box, s, seat, action - PLAY)
    else:
        settle_spell(box, s, action == DEDUCT)


@rule
def play_card(box: Any, s: Any, seat: Any, card: Any) -> None:
    lay(s, seat, card)
    if s.laid < s.players:
        return
    take_trick(s)
    if s.hand[s.turn] == NOTHING:
        end_round(box, s)


@rule
def returns(box: Any, s: Any, out: Any) -> None:
    """What the present totals are worth: seats ranked behind, less seats ranked ahead. They sum to 0."""
    for seat in range(s.players):
        out[seat] = 0
        for other in range(s.players):
            if s.total[other] > s.total[seat]:
                out[seat] += 1
            elif s.total[other] < s.total[seat]:
                out[seat] -= 1
