"""What a module of a game has, and its callers: the same as on a core, over programs that run elsewhere."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from coven.analysis import rollouts
from coven.analysis.rollouts import NO_MOVE, OPEN, Continuation, Rollouts
from coven.bots.levels import SEARCHES, bot_names, policy_of
from coven.bots.player import Player, PolicyPlayer, policy_program
from coven.bots.search.player import SearchPlayer
from coven.bots.search.searching import Searcher, SearchSettings, program_of
from coven.bulk import Bulk
from coven.bulk import programs as bulk_programs
from coven.errors import CovenError
from coven.kernel.target import INTERPRETED
from coven.table.game import Game
from coven.wasm.compiling import Program

PLAY_MANY, SEARCH, CONTINUATIONS = "play_many", "search", "continue_many"
Elsewhere = Callable[[str], Callable[..., Any]]  # a program by its name


class BulkElsewhere(Bulk):
    """Random games on another target."""

    def __init__(self, elsewhere: Elsewhere, game: Game, players: int, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(game, players, options, interpreted=False)
        self._elsewhere = elsewhere

    def _program(self, name: str) -> Callable[..., Any]:
        return self._elsewhere(name)


class RolloutsElsewhere(Rollouts):
    """Continuations on another target."""

    def __init__(self, elsewhere: Elsewhere, *given: Any) -> None:
        super().__init__(*given)
        self._elsewhere = elsewhere

    def _program(self) -> Callable[..., Any]:
        return self._elsewhere(CONTINUATIONS)


class SearchPlayerElsewhere(SearchPlayer):
    """A level that searches on another target."""

    def __init__(self, elsewhere: Elsewhere, game: Game, name: str, **budget: Any) -> None:
        self._searching = Searcher(game, SearchSettings(), elsewhere(SEARCH))
        super().__init__(game, name, **budget)

    def _searcher(self) -> Searcher:
        return self._searching


def player_elsewhere(elsewhere: Elsewhere, game: Game, name: str, **budget: Any) -> Player:
    """A bot of a game on another target."""
    if name in SEARCHES:
        return SearchPlayerElsewhere(elsewhere, game, name, **budget)
    return PolicyPlayer(game, name, elsewhere(policies_of(game)[name]))


def policies_of(game: Game) -> dict[str, str]:
    """The bots that do not search, each with the name of its program; two that play alike have one."""
    names: dict[Callable[..., Any], str] = {}
    return {bot: names.setdefault(policy_of(game, bot), f"choose_{bot}") for bot in bot_names(game) if bot not in SEARCHES}


def programs_of(game: Game) -> list[Program]:
    """All programs of a game's module; their arguments are those of real calls."""
    if INTERPRETED:
        reason = "rules are interpreted (COVEN_INTERPRETED=1), and WebAssembly needs them compiled"
        raise CovenError("no_wasm", f"No module can be made here: {reason}.", reason=reason)
    named: dict[str, Any] = {PLAY_MANY: bulk_programs(game)[PLAY_MANY], SEARCH: program_of(game), CONTINUATIONS: rollouts.program(game)}
    named |= {program: policy_program(game, bot) for bot, program in reversed(policies_of(game).items())}
    return [Program(name, named[name].function, arguments) for name, arguments in calls_of(game)]


def calls_of(game: Game) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """One call of each program, which nobody answers: its name and its arguments."""
    taken: dict[str, tuple[Any, ...]] = {}

    def elsewhere(name: str) -> Callable[..., Any]:
        def take(*arguments: Any) -> int:
            taken[name] = arguments
            return 0

        return take

    table = game.new_table(game.players[-1], seed=0)
    box, state, seat = table.box.record, table.keeper.state.record, table.to_act[0]
    BulkElsewhere(elsewhere, game, game.players[-1]).play(0, 1)
    RolloutsElsewhere(elsewhere, game, table.box, [table.keeper.state], 0)._continued([Continuation(0, OPEN, 0, NO_MOVE, 0)])
    searching = Searcher(game, SearchSettings(), elsewhere(SEARCH))
    searching._grow(searching._trees[0], box, state, seat, 1, None)
    for bot in policies_of(game):
        player_elsewhere(elsewhere, game, bot).choose(box, state, seat, 0)
    yield from taken.items()
