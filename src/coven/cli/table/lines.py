"""A typed line: a word to the table, or one or several moves, which are all made or none."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from coven.cli.table.matching import (
    MoveList,
    as_in,
    at_place,
    closest,
    could_be,
    find_move,
    is_typed_number,
    move_list_of,
    read_among,
    whole,
    words_in,
)
from coven.errors import CovenError
from coven.table.game import Game
from coven.table.table import Table
from coven.table.values import Move, Refusal
from coven.table.words import Words

COMMANDS = ("help", "rules", "moves", "hint", "why", "log", "speed", "set", "undo", "save", "picture", "review", "quit")
LONGEST_MOVE = 6  # words of one


@dataclass(frozen=True)
class Command:
    """A word to the table itself, and what follows it."""

    name: str
    rest: str


def commands_of(game: Game) -> tuple[str, ...]:
    """The words to a table of this game: everybody's, and those that open a page of its own."""
    return (*COMMANDS, *getattr(game.faces.terminal, "pages", ()))


def read_command(line: str, speak: Words, commands: Sequence[str] = COMMANDS) -> Command | None:
    """The command a line begins with, in English or the language spoken, or None."""
    first, _, rest = line.strip().partition(" ")
    for name in commands:
        if first.lower() in (name, *speak(f"command-{name}").split()):
            return Command(name, rest.strip())
    return None


def begun_command(line: str, speak: Words, commands: Sequence[str] = COMMANDS) -> Command | None:
    """The one command whose name a line's first word begins, or None."""
    first, _, rest = line.strip().partition(" ")
    found = begun_commands(first, speak, commands)
    return Command(found[0], rest.strip()) if first and len(found) == 1 else None


def begun_commands(word: str, speak: Words, commands: Sequence[str] = COMMANDS) -> list[str]:
    """The commands that a word begins, in English or the language spoken."""
    return [name for name in commands if any(known.startswith(word.lower()) for known in (name, *speak(f"command-{name}").split()))]


def command_words(speak: Words, commands: Sequence[str] = COMMANDS) -> list[str]:
    """The first word for each command in the language spoken."""
    return [speak(f"command-{name}").split()[0] for name in commands]


# --- one or several moves ---------------------------------------------------------------------------------------------


def split_moves(game: Game, choice: MoveList, line: str) -> list[str]:
    """A line as moves to be made one after the other: `R1, G12`, `R1 G12`, `R1, G12 B3`, `W4T4 tower T3`. Raises `unknown_move` if a part is none."""
    parts = [part for between in line.split(",") for part in split_words(game, choice, between.split())]
    for part in parts:
        if not is_typed_number(part) and not is_readable(game, choice, part):
            game.move(part)
    return parts


def split_words(game: Game, choice: MoveList, words: Sequence[str]) -> list[str]:
    """Words as moves, each as long as it can be read; numbers are one each."""
    parts: list[str] = []
    while words:
        lengths = range(min(len(words), LONGEST_MOVE), 1, -1) if not is_typed_number(words[0]) else ()
        length = next((n for n in lengths if is_readable(game, choice, " ".join(words[:n]))), 1)
        parts.append(" ".join(words[:length]))
        words = words[length:]
    return parts


def is_readable(game: Game, choice: MoveList, text: str) -> bool:
    """Whether a text is a move of the game, allowed or not, or a part of one."""
    if read_among(choice, choice.moves, text)[1] or read_among(choice, choice.others, text)[1]:
        return True
    with suppress(CovenError):
        game.move(text)
        return True
    return False


@dataclass(frozen=True)
class Unplayable:
    """A part of a line that can't be played: why it is refused, the moves it could be, or that the turn is over before it."""

    text: str
    move: Move | None = None
    refusal: Refusal | None = None
    could_be: Sequence[str] = ()


@dataclass(frozen=True)
class PlannedMoves:
    """The moves to be made now, and the parts of the line that wait for what these turn up."""

    moves: Sequence[Move]
    rest: Sequence[str] = ()


def plan_moves(table: Table, seat: int, listed: MoveList, parts: Sequence[str], speak: Words | None = None) -> PlannedMoves | Unplayable:
    """What a line means, tried out move by move; numbers are those of the list the person has seen. If one part can not be played, nothing is made.

    A move that can't be taken back may turn up something new, so it is not looked beyond.
    """
    trial, moves = table if len(parts) == 1 else table.keeper.table_at(len(table.keeper)), list[Move]()
    for number, part in enumerate(parts):
        if seat not in trial.to_act:
            return Unplayable(part)
        choice = move_list_of(trial, seat, speak) if moves or listed.moves != trial.moves(seat) else listed
        move = numbered(trial, seat, listed, choice, part) if is_typed_number(part) else understood(trial, seat, choice, part)
        if move is None:
            return doubt(trial, seat, listed, choice, part)
        moves.append(move)
        if number + 1 == len(parts):
            break
        trial.play(seat, move)
        if seat in trial.to_act and not trial.may_undo(seat):
            return PlannedMoves(moves, parts[number + 1 :])
    return PlannedMoves(moves)


def numbered(trial: Table, seat: int, listed: MoveList, choice: MoveList, text: str) -> Move | None:
    """The move with this number in the list seen, or with it in its notation by now; None where both are possible, or neither."""
    meant = meant_by_number(trial, seat, listed, choice, text)
    return meant[0] if len(meant) == 1 else None


def meant_by_number(trial: Table, seat: int, listed: MoveList, choice: MoveList, text: str) -> list[Move]:
    if whole(choice, choice.moves, text):
        return whole(choice, choice.moves, text)
    placed = at_place(listed, text)
    possible = [placed] if placed is not None and trial.refusal(seat, placed) is None else []
    named = [] if text.startswith("#") else [move for move in choice.moves if text in words_in(move.text)]
    return list(dict.fromkeys([*possible, *named]))


def understood(trial: Table, seat: int, choice: MoveList, text: str) -> Move | None:
    """The move to be made, also in a notation that the game reads besides its own, such as `play R5`; None where that is not sure."""
    move = find_move(choice, text)
    if move is None and not is_typed_number(text) and not read_among(choice, choice.moves, text)[1]:
        with suppress(CovenError):
            other = trial.game.move(text)
            return other if trial.refusal(seat, other) is None else None
    return move


def doubt(trial: Table, seat: int, listed: MoveList, choice: MoveList, text: str) -> Unplayable:
    """Why a text is not played: it could be one of these moves, or the one it comes closest to is refused. Raises `unknown_move`."""
    meant = meant_by_number(trial, seat, listed, choice, text) if is_typed_number(text) else could_be(choice, text)
    if meant:
        return Unplayable(text, could_be=[with_place(listed, move) if is_typed_number(text) else choice.written(move) for move in meant])
    placed = at_place(listed, text) if is_typed_number(text) else None
    move = placed or closest(trial.game, choice, text)
    refusal = trial.refusal(seat, move)
    assert refusal is not None, f"{move.text} is allowed"
    return Unplayable(choice.written(move) if placed else as_in(choice, move, text), move, refusal)


def with_place(listed: MoveList, move: Move) -> str:
    """A move with its number in the list, which can be typed to mean just that."""
    return f"#{listed.moves.index(move) + 1} {listed.written(move)}" if move in listed.moves else listed.written(move)
