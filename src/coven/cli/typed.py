"""What a person types: a move in short, several moves, or a word such as `undo`."""

from collections.abc import Sequence
from dataclasses import dataclass

from coven.errors import CovenError
from coven.table.game import Game
from coven.table.values import Move
from coven.table.words import Words

COMMANDS = ("help", "moves", "why", "set", "undo", "save", "picture", "quit")

LONGEST_NUMBER = 6  # digits that a person types


@dataclass(frozen=True)
class Command:
    """A word to the table itself, and what follows it."""

    name: str
    rest: str


def read_command(line: str, speak: Words) -> Command | None:
    """The command a line begins with, in English or the language spoken, or None."""
    first, _, rest = line.strip().partition(" ")
    for name in COMMANDS:
        if first.lower() in (name, *speak(f"command-{name}").split()):
            return Command(name, rest.strip())
    return None


def find_move(moves: Sequence[Move], text: str) -> Move | None:
    """The move meant, out of those that may be made: its notation, the end of it if no other ends so, or its number in the list."""
    wanted = text.lower().split()
    exact = [move for move in moves if move.text.lower().split() == wanted]
    ending = [move for move in moves if move.text.lower().split()[-len(wanted) :] == wanted]
    if exact or len(ending) == 1:
        return (exact or ending)[0]
    place = place_in_list(moves, text)
    return None if place is None else moves[place - 1]


def place_in_list(moves: Sequence[Move], text: str) -> int | None:
    """The place that `#4` means, or a bare `4` where no move ends in a number of its own, as one to a space does."""
    bare = text.removeprefix("#")
    is_place = bare != text or not any(move.text.split()[-1].isdecimal() for move in moves)
    return int(bare) if is_place and bare.isdecimal() and len(bare) < LONGEST_NUMBER and 1 <= int(bare) <= len(moves) else None


def any_move(game: Game, moves: Sequence[Move], text: str) -> Move:
    """The move meant, allowed or not, so that it can be said why not. Raises `unknown_move`."""
    found = find_move(moves, text)
    if found is not None:
        return found
    for kind in sorted({move.kind for move in moves}):
        try:
            return game.move(f"{kind} {text}")
        except CovenError:
            continue
    return game.move(text)


def split_moves(moves: Sequence[Move], line: str) -> list[str]:
    """A line as moves to be made one after the other: `R1, G12` or `R1 G12`."""
    if find_move(moves, line) is not None:
        return [line]
    return [part.strip() for part in line.split(",") if part.strip()] if "," in line else line.split()


def shortest(moves: Sequence[Move]) -> str:
    """The least one has to type for the first move."""
    words = moves[0].text.split()
    return next(" ".join(words[-n:]) for n in range(1, len(words) + 1) if find_move(moves, " ".join(words[-n:])) == moves[0])
