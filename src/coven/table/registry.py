"""Finding games: each folder under `coven.games`, and what other packages offer under the entry point `coven.games`."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from coven.errors import CovenError, shown
from coven.table.game import Game

HOME = "coven.games"


@cache
def _places() -> dict[str, str]:
    """The module of every game, by name; an entry point may be written `module` or `module:GAME`."""
    package = importlib.import_module(HOME)
    own = {module.name: f"{HOME}.{module.name}" for module in pkgutil.iter_modules(package.__path__) if module.ispkg}
    others = {point.name.replace("-", "_"): point.value.partition(":")[0] for point in entry_points(group=HOME)}
    return {**others, **own}


_registered: dict[str, Game] = {}


def register(found: Game) -> None:
    """Makes a game known that is not installed: one being written, or a test's."""
    _registered[found.name] = found


def game_names() -> list[str]:
    """The names of all games there are."""
    return sorted({*_places(), *_registered})


@cache
def _load(place: str) -> Game:
    found = importlib.import_module(place).GAME
    assert isinstance(found, Game)
    return found


def game(name: str) -> Game:
    """The game of that name; wandering-towers and wandering_towers are the same."""
    wanted = name.replace("-", "_").lower() if isinstance(name, str) else ""
    if wanted in _registered:
        return _registered[wanted]
    place = _places().get(wanted)
    if place is None:
        asked = name if isinstance(name, str) else shown(name)
        raise CovenError("unknown_game", f"There is no game {shown(name)}; there are {', '.join(game_names())}.", game=asked, known=game_names())
    return _load(place)
