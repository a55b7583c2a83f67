"""The trick taken last, laid again by the rules: what is wrong with it, and what it showed."""

from coven.errors import Finding
from coven.games.witches.findings import finding
from coven.games.witches.names import CARD_TEXTS, NO_CARD, WIZARD
from coven.games.witches.position.wizards import is_within
from coven.games.witches.rules.card_sets import card_in
from coven.games.witches.rules.legality import refusal
from coven.games.witches.rules.trick import lay
from coven.games.witches.state import ALLOWED, PLAY, PLAYING
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING
from coven.kernel.plain import copy_of
from coven.kernel.types import U64


def last_trick_faults(box: Box, s: State) -> list[Finding]:
    """The trick taken last was laid by the rules, of cards played before, and its winner has them and leads the next."""
    if s.last_winner < 0:
        return []
    again, rebels = last_trick_again(box, s)
    faults = [finding("last_trick_follow", seat=seat) for seat in rebels]
    unplayed = [seat for seat in range(s.players) if not _played_before(s, seat)]
    faults += [finding("last_trick_not_played", seat=seat, text=CARD_TEXTS[s.last_trick[seat]]) for seat in unplayed]
    if again.best != s.last_winner:
        faults.append(finding("last_trick_winner", seat=again.best))
    if not is_within(_trick_set(s.last_trick.tolist()[: s.players]), int(s.taken[s.last_winner])):
        faults.append(finding("last_trick_taken", seat=s.last_winner))
    if s.leader != s.last_winner:
        faults.append(finding("last_trick_leader"))
    return faults


def last_trick_again(box: Box, s: State) -> tuple[State, list[int]]:
    """The last trick laid again by the rules, out of the hands as they were, and the seats that should have laid another card."""
    again = copy_of(s)
    again.phase, again.pot, again.led, again.laid = PLAYING, NOTHING, NOTHING, 0
    again.leader = again.turn = again.best = s.last_leader
    for seat in range(s.players):
        again.void[seat], again.trick[seat] = 0, NO_CARD
        for card in (s.trick[seat], s.last_trick[seat]):
            again.hand[seat] |= U64(1 << int(card)) if card != NO_CARD else U64(0)
    rebels = []
    for _ in range(s.players):
        seat = int(again.turn)
        if refusal(box, again, seat, PLAY + int(s.last_trick[seat])) != ALLOWED:
            rebels.append(seat)
        lay(again, seat, int(s.last_trick[seat]))
    return again, rebels


def _played_before(s: State, seat: int) -> bool:
    """Whether the seat had laid its card of the last trick before the present trick."""
    played = s.played[seat]
    if s.trick[seat] != NO_CARD:
        played ^= card_in(played, s.trick[seat])
    return bool(card_in(played, s.last_trick[seat]))


def _trick_set(laid: list[int]) -> int:
    wizards = laid.count(WIZARD)
    return sum({1 << card for card in laid if card != WIZARD}) | ((1 << wizards) - 1) << WIZARD
