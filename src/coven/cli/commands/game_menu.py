"""Which game is meant: by its name or title in any case, by a beginning of it, or by choosing from a menu."""

import sys
from collections.abc import Sequence
from pathlib import Path

from coven.cli.output import Output
from coven.cli.table.keyboard import Keyboard, is_terminal
from coven.cli.table.saves import Unfinished, unfinished_games
from coven.errors import CovenError
from coven.table.game import Game
from coven.table.registry import game as find_game
from coven.table.registry import game_names
from coven.table.words import LANGUAGES

LEAVE = ("q", "quit", "exit")


def game_named(text: str) -> Game:
    """The game of that name, however it is written: `Witches`, `wandering-towers`, `broom`. Raises `unknown_game`."""
    wanted = plain_name(text)
    if wanted in game_names():
        return find_game(wanted)
    found = [name for name in game_names() if wanted and name.startswith(wanted)]
    found = found or [name for name in game_names() if wanted and any(title.startswith(wanted) for title in titles_of(name))]
    return find_game(found[0] if len(found) == 1 else text)


def plain_name(text: str) -> str:
    return text.strip().casefold().replace("-", "_").replace(" ", "_")


def titles_of(name: str) -> set[str]:
    """What a game is called in every language."""
    return {plain_name(find_game(name).words(language)("game-title")) for language in LANGUAGES}


def is_interactive() -> bool:
    """Whether somebody sits at a terminal who can be asked."""
    return is_terminal(sys.stdin) and is_terminal(sys.stdout)


def choose_game(output: Output) -> Game | Path:
    """Asks which game to play, or which saved one to go on with. Without a terminal, or if the person leaves, raises `no_game`."""
    if not is_interactive():
        raise no_game()
    games = [find_game(name) for name in game_names()]
    saves = unfinished_games()[:5]
    while True:
        show_menu(output, games, saves)
        typed = Keyboard().read("▸ ", completions=[game.name for game in games])
        if not typed or typed.lower() in LEAVE:
            raise no_game()
        found = chosen(games, saves, typed)
        if found is not None:
            return found
        output.say("menu-what", text=typed)


def no_game() -> CovenError:
    return CovenError("no_game", f"Which game? There are {', '.join(game_names())}.", known=game_names())


def chosen(games: Sequence[Game], saves: Sequence[Unfinished], typed: str) -> Game | Path | None:
    """The line of the menu that a number or a name stands for."""
    if typed.isdecimal():
        lines: list[Game | Path] = [*games, *(save.path for save in saves)]
        return lines[int(typed) - 1] if len(typed) < 3 and 1 <= int(typed) <= len(lines) else None
    try:
        return game_named(typed)
    except CovenError:
        return None


def show_menu(output: Output, games: Sequence[Game], saves: Sequence[Unfinished]) -> None:
    output.say("menu-question")
    for number, game in enumerate(games, 1):
        speak = game.words(output.language)
        players = speak("games-players", players=", ".join(map(str, game.players)))
        output.console.print(f"{number:>3}  {speak('game-title')}  ({players})")
    for number, save in enumerate(saves, len(games) + 1):
        output.console.print(f"{number:>3}  {described(output, save)}")


def described(output: Output, save: Unfinished) -> str:
    title = find_game(save.game).words(output.language)("game-title")
    return output.speak("menu-go-on", game=title, date=f"{save.saved:%Y-%m-%d %H:%M}", moves=save.moves)


def offered_save(output: Output, game: Game) -> Path | None:
    """The latest unfinished game of this kind, if there is one and the person wants to go on with it."""
    saves = unfinished_games(game.name)[:1] if is_interactive() else []
    if not saves:
        return None
    answer = Keyboard().read(output.speak("menu-offer", game=described(output, saves[0])) + " ").lower()
    return None if answer in output.speak("play-no").split() else saves[0].path
