"""Asking a person for a move: a line is read, understood, confirmed where it must be, and played."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from coven.cli.output import as_written
from coven.cli.sentences import name_move
from coven.cli.table.lines import (
    Command,
    PlannedMoves,
    Unplayable,
    begun_command,
    begun_commands,
    command_words,
    commands_of,
    plan_moves,
    read_command,
    split_moves,
)
from coven.cli.table.matching import MoveList, completions, could_be, example, move_list_of, whole
from coven.errors import CovenError
from coven.table.table import Table
from coven.table.values import Move

if TYPE_CHECKING:
    from coven.cli.table.session import Session


class Prompt:
    """Turns what a person types into moves of the session, or into answers."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.output = session.output
        self.commands = commands_of(session.table.game)

    def ask(self, seat: int) -> None:
        """Lets a person act: a move, several, or a word to the table."""
        session, speak = self.session, self.output.speak
        session.face(seat)
        choice = move_list_of(session.table, seat, speak)
        session.messages.append(self.hint(choice))
        line = self.read(seat, completions(choice, command_words(speak, self.commands)), None if session.is_listed else choice)
        session.is_listed = False
        try:
            self.answer(seat, choice, line)
        except CovenError as error:
            session.messages.append(self.output.explain(error))

    def hint(self, choice: MoveList) -> str:
        """What can be typed, on one line, with a move for which there is room."""
        speak = self.output.speak
        room = self.output.console.width - len(speak("play-hint", move=""))
        return speak("play-hint", move=as_written(example(choice, room)))

    def read(self, seat: int, offered: Sequence[str], listed: MoveList | None = None, trial: Table | None = None) -> str:
        """Shows the table with all messages and reads a line."""
        session = self.session
        session.screen.show(session.facing, session.messages, listed, trial)
        session.messages = []
        session.is_hurried = False
        return session.keyboard.read(f"{session.table.seats[seat]} ▸ ", seat, offered)

    def answer(self, seat: int, choice: MoveList, line: str) -> None:
        """A move written out goes before a word to the table, that before what is only begun; a word begun before a move that is refused."""
        command = None if whole(choice, choice.moves, line) else self.read_command(line)
        if command is None and line and not could_be(choice, line) and (len(line) > 1 or is_unread(self.session.table, choice, line)):
            command = begun_command(line, self.output.speak, self.commands)
        if command is not None and len(line) == 1 and could_be(choice, line):
            self.ask_which(choice, line)
        elif command is not None:
            self.session.commands.carry_out(command, seat)
        elif line:
            self.play_typed(seat, choice, line)

    def read_command(self, line: str) -> Command | None:
        return read_command(line, self.output.speak, self.commands)

    def ask_which(self, choice: MoveList, letter: str) -> None:
        """A single letter that begins moves as well as words to the table: all that may be meant is listed, the words first."""
        words = [self.output.speak(f"command-{name}").split()[0] for name in begun_commands(letter, self.output.speak, self.commands)]
        self.session.commands.tell_unplayable(Unplayable(letter, could_be=[*words, *map(choice.written, could_be(choice, letter))]))

    def play_typed(self, seat: int, choice: MoveList, line: str) -> None:
        """Plays the moves of a line, all or none."""
        table, speak = self.session.table, self.output.speak
        parts: Sequence[str] = split_moves(table.game, choice, line)
        while parts:
            found = plan_moves(table, seat, choice, parts, speak)
            if isinstance(found, Unplayable):
                self.session.commands.tell_unplayable(found)
                if len(parts) > 1 or found.text == "":
                    self.session.messages.append(speak("play-none-played"))
                return
            if not self.play_planned(seat, found):
                return
            parts = found.rest

    def play_planned(self, seat: int, planned: PlannedMoves) -> bool:
        """Plays understood moves; one that commits a choice made together with others is confirmed first."""
        for move in planned.moves:
            if seat in self.session.choosing and not self.confirm(seat, move):
                return False
            self.session.play(seat, move)
        return True

    def confirm(self, seat: int, move: Move) -> bool:
        """Asks before a move completes a choice, which nobody may change once it is made; other moves need no word."""
        session, speak = self.session, self.output.speak
        trial = session.table.keeper.table_at(len(session.table.keeper))
        trial.play(seat, move)
        if seat in trial.to_act and trial.may_undo(seat):
            return True
        waiting = set(trial.to_act) & session.choosing - {seat}  # where nobody is, the trial shows what all have chosen
        while True:
            session.messages.append(speak("play-confirm", move=name_move(move, session.table.game, speak, session.table.seats)))
            line = self.read(seat, command_words(speak, self.commands), trial=trial if waiting else None)
            if line.lower() in ("", *speak("play-yes").split()):
                return True
            if line.lower() in speak("play-no").split() or self.is_undo(line):
                return False
            self.answer_confirming(seat, line)

    def is_undo(self, line: str) -> bool:
        command = self.read_command(line)
        return command is not None and command.name == "undo"

    def answer_confirming(self, seat: int, line: str) -> None:
        """Whatever is typed instead of an answer: a word to the table is obeyed, anything else changes nothing."""
        command = self.read_command(line) or begun_command(line, self.output.speak, self.commands)
        try:
            if command is not None and command.name != "undo":
                self.session.commands.carry_out(command, seat)
            else:
                self.session.messages.append(self.output.speak("play-confirm-what", text=as_written(line)))
        except CovenError as error:
            self.session.messages.append(self.output.explain(error))


def is_unread(table: Table, choice: MoveList, line: str) -> bool:
    """Whether a line can't be read as moves at all."""
    try:
        split_moves(table.game, choice, line)
    except CovenError:
        return True
    return False
