"""The compiled programs of many tables, bound to a game and to the bots that play at them."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from coven.bots.arena.playing import seat_after
from coven.bots.arena.program import Policy, chosen_among, see_all, see_imagined
from coven.kernel.target import bind, rebound, rule
from coven.research import templates
from coven.table.game import Game


class Direct:
    """A program called with arguments of the same types each time: Numba need not look at them again, which takes longer than a move."""

    def __init__(self, program: Any) -> None:
        self._program = program
        self._entry: Callable[..., Any] | None = None

    def __call__(self, *args: Any) -> Any:
        if self._entry is None:
            self._entry = self._program.compile(tuple(map(self._program.typeof_pyval, args)))
        return self._entry(*args)


@dataclass(frozen=True)
class Programs:
    """What is done at many tables, compiled; see `templates`."""

    deal_tables: Callable[..., None]
    step_tables: Callable[..., None]
    find_illegal: Callable[..., int]
    draw_actions: Callable[..., None]
    look: Callable[..., None]

    def called_alike(self) -> "Programs":
        """The same for one who calls each with arguments of the same types."""
        return Programs(*(Direct(getattr(self, each.name)) for each in fields(self)))


@cache
def programs_of(game: Game, bots: tuple[Policy, ...], is_imagined: bool) -> Programs:
    """The programs of a game in which these bots may sit, made once a process."""
    names: dict[str, Any] = {**game.rules.functions(), "ACTIONS": game.rules.actions, "choose": chosen_among(game, bots)}
    names["seen"] = rule(rebound(see_imagined, names)) if is_imagined else see_all
    names["next_to_act"] = rule(rebound(seat_after, names))
    for part in (templates.deal, templates.bots_play, templates.show):
        names[part.__name__] = rule(rebound(part, names))
    made = (templates.deal_tables, templates.step_tables, templates.find_illegal, templates.draw_actions, templates.look)
    return Programs(*(bind(template, f"{game.name}.{template.__name__}", names, interpreted=False) for template in made))
