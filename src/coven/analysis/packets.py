"""What a seat can choose from: its moves, and where a hidden choice is made move by move, such as the cards to pass, whole packets of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from coven.analysis.rollouts import POLICY
from coven.bots import Bot
from coven.kernel.plain import PlainState
from coven.table.keeper import Keeper
from coven.table.table import Table
from coven.table.values import Move

SPECTATOR = None


@dataclass(frozen=True)
class Candidate:
    """A choice: a move, or a packet that begins with it; the state in which only its last move is left to be made."""

    moves: tuple[Move, ...]
    state: PlainState

    @property
    def content(self) -> frozenset[int]:
        """The moves in any order."""
        return frozenset(move.id for move in self.moves)


def candidates(table: Table, seat: int, seed: int | str | bytes) -> tuple[list[Candidate], dict[int, int]]:
    """All that a seat can choose, as it may imagine the table; and by move the number of the candidate that it begins.

    A packet is completed as the bot would that plays on in the continuations; two moves that begin the same packet are one candidate.
    """
    bot = Bot(POLICY, table.game, 0) if POLICY in table.game.rules.bots and table.game.faces.quiet_events else None
    imagined = table.imagined(seat, seed)
    found: list[Candidate] = []
    numbers, places = dict[int, int](), dict[frozenset[int], int]()
    for move in table.moves(seat):
        candidate = Candidate((move,), imagined) if bot is None else completed(branch_of(table, imagined), seat, move, bot)
        place = places.setdefault(candidate.content, len(found))
        if place == len(found):
            found.append(candidate)
        numbers[move.id] = place
    return found, numbers


def branch_of(table: Table, state: PlainState) -> Table:
    keeper = table.keeper
    return Table(Keeper(keeper.game, keeper.players, keeper.options, 0, keeper.box, first=state.copy()))


def completed(branch: Table, seat: int, move: Move, bot: Bot) -> Candidate:
    """A move with those that complete its packet; others see of these no more than that a hidden choice was made.

    Where all others have chosen already, they see what follows from the last of them: it belongs to the packet all the same.
    """
    moves: tuple[Move, ...] = (move,)
    state = branch.keeper.state.copy()
    while is_hidden(branch, seat, moves[-1]) and seat in branch.to_act:
        following = bot.choose(branch, seat)
        before = branch.keeper.state.copy()
        if following.kind != move.kind and not is_hidden(branch_of(branch, before), seat, following):
            break
        moves, state = (*moves, following), before
    return Candidate(moves, state)


def is_hidden(table: Table, seat: int, move: Move) -> bool:
    """Makes a move; whether others saw no more of it than that a hidden choice was made."""
    table.play(seat, move)
    seen = {event.kind for event in table.keeper.events(SPECTATOR, len(table.keeper))}
    return seen <= table.game.faces.quiet_events


def states_of(found: Sequence[Candidate]) -> list[PlainState]:
    return [candidate.state for candidate in found]
