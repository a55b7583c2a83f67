"""`coven games`: what there is to play."""

from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from coven.bots import bot_names
from coven.cli.output import Output
from coven.drawing import GOLD, GREY
from coven.table.game import Game
from coven.table.options import Number, Option
from coven.table.registry import game as find_game
from coven.table.registry import game_names
from coven.table.words import Words


def list_games(output: Output) -> None:
    """Every game with its seat counts, bots and options."""
    games = [find_game(name) for name in game_names()]
    if output.json:
        output.data([game_data(game) for game in games])
        return
    for game in games:
        show_game(output, game)


def game_data(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "rules_version": game.version,
        "players": list(game.players),
        "bots": bot_names(game),
        "options": [{"name": option.name, "default": option.default, "values": values_of(option)} for option in game.options],
    }


def values_of(option: Option) -> Any:
    """What an option may be: its choices, or the ends of its range."""
    if isinstance(option, Number):
        return {"low": option.low, "high": option.high, "none": option.absent}
    return option.values()


def show_game(output: Output, game: Game) -> None:
    speak = game.words(output.language)
    output.console.print(Text(speak("game-title"), f"bold {GOLD}").append(f"  coven play {game.name}", "default not bold"))
    output.console.print("  " + speak("games-players", players=", ".join(map(str, game.players))))
    output.console.print("  " + speak("games-bots", bots=", ".join(told_bot(name, speak) for name in bot_names(game))))
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 2))
    for option in game.options:
        grid.add_row(Text(option.name, "bold"), option_lines(option, speak))
    output.console.print(grid)
    output.console.print()


def told_bot(name: str, speak: Words) -> str:
    """A bot by the name that is typed, with what it means where that is another word."""
    level = speak("bot-level", bot=name)
    return name if level == name else f"{name} ({level})"


def option_lines(option: Option, speak: Words) -> Text:
    """What an option means and may be, the default marked."""
    key = f"option-{option.name}".replace("_", "-")
    described = Text(speak(key) if speak.has(key) else option.name)
    if isinstance(option, Number):
        default = "" if option.default is None else f"; {speak('games-default')}: {option.default}"
        described.append(f"\n{speak('games-range', low=option.low, high=option.high)}{default}", GREY)
    for value in named_values(option):
        each = f"{key}-{written(value)}".replace("_", "-")
        described.append(f"\n{written(value)}", "bold" if value == option.default else "")
        described.append(f" – {speak(each)}" if speak.has(each) else "", GREY)
        described.append(f" ({speak('games-default')})" if value == option.default else "", GREY)
    return described


def named_values(option: Option) -> list[Any]:
    """The values with words of their own: all of a choice, and `none` where a number may be left out."""
    if isinstance(option, Number):
        return [None] if option.absent else []
    return option.values()


def written(value: object) -> str:
    """A value as it is typed."""
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
