"""What a person types: a move in short, several moves, or a word such as `undo`."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from coven.errors import CovenError
from coven.table.game import Game
from coven.table.table import Table
from coven.table.values import Move
from coven.table.words import Words

COMMANDS = ("help", "moves", "why", "set", "undo", "save", "picture", "quit")

LONGEST_NUMBER = 6  # digits that a person types
LONGEST_MOVE = 6  # words of one


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


# --- what there is to choose from -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Choice:
    """The moves a seat may make as they are listed, and all others: near where a person may well mean one, else far."""

    moves: Sequence[Move]
    near: Sequence[Move] = ()
    far: Sequence[Move] = ()

    @property
    def all(self) -> Sequence[Move]:
        return [*self.moves, *self.near, *self.far]


def choice_of(table: Table, seat: int) -> Choice:
    """All moves of the game as they stand for a seat now; those that are near begin with the rarest reason, which tells the most."""
    moves = [table.game.move(number) for number in range(table.game.actions)]
    refusals = {move: table.refusal(seat, move) for move in moves}
    reasons = {move: "" if refused is None else refused.code for move, refused in refusals.items()}
    of_kind = defaultdict(set)
    for move, reason in reasons.items():
        of_kind[move.kind].add(reason)
    refused = [move for move, reason in reasons.items() if reason]
    near = [move for move in refused if len(of_kind[move.kind]) > 1]  # a whole kind refused for one reason: its time is not now
    often = Counter(reasons[move] for move in near)
    near.sort(key=lambda move: often[reasons[move]])
    return Choice(table.moves(seat), near, [move for move in refused if len(of_kind[move.kind]) == 1])


# --- what a text stands for -------------------------------------------------------------------------------------------


def find_move(choice: Choice, text: str) -> Move | None:
    """The move to be made: its notation, its end if nothing else can be meant, or its number in the list. Never a guess."""
    exact, ended, place = whole(choice.moves, text), ended_by(choice, text), place_in_list(choice, text)
    return exact[0] if exact else ended if ended else choice.moves[place - 1] if place else None


def ended_by(choice: Choice, text: str) -> Move | None:
    """The one listed move with these words in it, if it ends in them and no move of another kind that is near has them too."""
    wanted, found = text.lower().split(), fits(choice.moves, text)
    if len(found) != 1 or not ends_in(found[0], wanted):
        return None
    only = all(move.kind == found[0].kind and ends_in(move, wanted) for move in fits(choice.near, text))
    return found[0] if only else None


def place_in_list(choice: Choice, text: str) -> int | None:
    """The place that `#4` means, or a bare `4` where neither a listed move ends in a number nor several kinds of the game in this one."""
    bare = text.removeprefix("#")
    kinds = {move.kind for move in choice.all if ends_in(move, [bare])}
    is_place = bare != text or (len(kinds) < 2 and not any(move.text.split()[-1].isdecimal() for move in choice.moves))
    return int(bare) if is_place and bare.isdecimal() and len(bare) < LONGEST_NUMBER and 1 <= int(bare) <= len(choice.moves) else None


def could_be(choice: Choice, text: str) -> list[Move]:
    """The listed moves that a text not sure enough to be played could stand for; none where it is all of a refused one."""
    return [] if whole(choice.near, text) else fits(choice.moves, text)


def closest(game: Game, choice: Choice, text: str) -> Move:
    """The refused move a person most likely means, to say why not, never to be made. Raises `unknown_move`."""
    found = [move for moves in (choice.near, choice.far) for move in (*whole(moves, text), *fits(moves, text))]
    return found[0] if found else game.move(text)


def whole(moves: Sequence[Move], text: str) -> list[Move]:
    """The moves, one at most, whose notation the text is."""
    return [move for move in moves if words_of(move) == text.lower().split()]


def fits(moves: Sequence[Move], text: str) -> list[Move]:
    """The moves in whose notation the words typed stand side by side."""
    wanted = text.lower().split()
    return [move for move in moves if wanted and place_in(move, wanted) is not None]


def place_in(move: Move, wanted: Sequence[str]) -> int | None:
    words = words_of(move)
    return next((at for at in range(len(words) - len(wanted) + 1) if words[at : at + len(wanted)] == wanted), None)


def ends_in(move: Move, wanted: Sequence[str]) -> bool:
    return words_of(move)[-len(wanted) :] == wanted


def words_of(move: Move) -> list[str]:
    return move.text.lower().split()


def as_in(move: Move, text: str) -> str:
    """What was typed, written as the move's notation writes it; all of the notation where it was typed in another way."""
    wanted = text.lower().split()
    at = place_in(move, wanted)
    return move.text if at is None else " ".join(move.text.split()[at : at + len(wanted)])


# --- lines ------------------------------------------------------------------------------------------------------------


def split_moves(game: Game, choice: Choice, line: str) -> list[str]:
    """A line as moves to be made one after the other: `R1, G12` or `R1 G12`, `W4T4 tower T3`. Raises `unknown_move` if a part is none."""
    parts = [part.strip() for part in line.split(",") if part.strip()] if "," in line else split_words(game, choice, line.split())
    for part in parts:
        if not part.removeprefix("#").isdecimal() and not is_notation(game, choice, part):
            game.move(part)
    return parts


def split_words(game: Game, choice: Choice, words: Sequence[str]) -> list[str]:
    """Words as moves, each as long as it can be read."""
    parts: list[str] = []
    while words:
        lengths = range(min(len(words), LONGEST_MOVE), 1, -1)
        length = next((n for n in lengths if is_notation(game, choice, " ".join(words[:n]))), 1)
        parts.append(" ".join(words[:length]))
        words = words[length:]
    return parts


def is_notation(game: Game, choice: Choice, text: str) -> bool:
    """Whether a text is a move of the game, allowed or not, or a part of one."""
    if fits(choice.all, text):
        return True
    with suppress(CovenError):
        game.move(text)
        return True
    return False


def example(choice: Choice) -> str:
    """How the first move can be typed: only what it is about where that will do, else all of it."""
    move = choice.moves[0]
    about = next((value for value in move.args.values() if isinstance(value, str) and ends_in(move, [value.lower()])), "")
    return about if about and find_move(choice, about) == move else move.text
