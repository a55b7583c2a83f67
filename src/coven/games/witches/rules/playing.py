"""Playing a move: a card to the packet or to the trick, or the word about a spell."""

from coven.games.witches.names import Card
from coven.games.witches.rules.passing import set_aside
from coven.games.witches.rules.sheet import end_round, write_round
from coven.games.witches.rules.trick import lay, take_trick
from coven.games.witches.state import DEDUCT, PASS, PLAY, TRANSFER
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING
from coven.kernel.target import rule
from coven.kernel.types import Action, Seat


@rule
def play(box: Box, s: State, seat: Seat, action: Action) -> None:
    """Carries out an allowed move and all that follows from it, up to the next decision."""
    if action < PLAY:
        set_aside(box, s, seat, action - PASS)
    elif action < TRANSFER:
        play_card(box, s, seat, action - PLAY)
    else:
        write_round(box, s, action == DEDUCT)


@rule
def play_card(box: Box, s: State, seat: Seat, card: Card) -> None:
    lay(s, seat, card)
    if s.laid < s.players:
        return
    take_trick(s)
    if s.hand[s.turn] == NOTHING:
        end_round(box, s)
