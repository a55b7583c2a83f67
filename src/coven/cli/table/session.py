"""A game between people and bots at one terminal."""

import contextlib
from collections.abc import Sequence
from pathlib import Path

from coven.bots import Bot
from coven.cli.output import Output
from coven.cli.table.commands import BEATS, TableCommands
from coven.cli.table.keyboard import Keyboard
from coven.cli.table.prompt import Prompt
from coven.cli.table.saves import SeatSettings, check_may_overwrite, named_file, new_place, save, saves_folder
from coven.cli.table.screen import Screen
from coven.cli.table.seats import Seating
from coven.errors import CovenError
from coven.table.table import Table
from coven.table.values import Event, Move

BEAT = BEATS[3]
LONGEST_PAUSE = 5  # beats for one move, however much happens by it


class Left(Exception):
    """A person has left the table."""


class Session:
    """Asks people for moves and lets bots play theirs, until the game is over or everybody has left."""

    def __init__(
        self,
        output: Output,
        table: Table,
        seating: Seating,
        bots: dict[int, Bot],
        beat: float = BEAT,
        path: Path | None = None,
        settings: SeatSettings | None = None,
    ) -> None:
        self.output = output
        self.table = table
        self.seating = seating
        self.bots = bots
        self.keyboard = Keyboard()
        self.screen = Screen(output, table, self.keyboard)
        self.beat = beat
        self.path = path
        self.is_own_file = path is None or path.parent == saves_folder()  # nobody named the file, so it may go with the game
        self.facing: int | None = seating.people[0] if len(seating.people) == 1 else None  # whose eyes are on the screen
        self.choosing: set[int] = set()  # seats that choose at the same time, until all are in
        self.settings = dict(settings or {})  # what each person leaves to the table
        self.messages: list[str] = []
        self.is_hurried = False  # Enter was pressed while bots moved: no more pauses until a person is asked
        self.is_listed = False  # the messages list the moves already
        self.cannot_save = ""
        self.commands = TableCommands(self)
        self.prompt = Prompt(self)

    # --- the course of the game ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """Plays to the end. Whoever leaves before, by a word, by Ctrl-C or by the end of input, finds the game saved."""
        try:
            while not self.table.is_over:
                self.step()
            self.finish()
        except Left:
            return
        except (KeyboardInterrupt, EOFError):
            self.output.console.print()
            self.leave_at_once()
        except Exception:  # a fault of ours must not cost anybody the game
            self.rescue()
            raise

    def step(self) -> None:
        """One decision: people first, so that bots choosing at the same time come after their confirmed choice."""
        acting = self.table.to_act
        if len(acting) > 1:
            self.choosing |= set(acting)
        people = [seat for seat in acting if seat in self.seating.people]
        answer = self.table.answer_for(people[0], self.settings.get(people[0], {})) if people else None
        if answer is not None:
            self.play(people[0], answer)
        elif people:
            self.prompt.ask(self.facing if self.facing in people else people[0])
        else:
            self.play_bot(acting[0])

    def play_bot(self, seat: int) -> None:
        if len(self.seating.people) > 1:
            self.facing = None
        seen = self.play(seat, self.bots[seat].choose(self.table, seat))
        if seen and self.screen.is_live:
            self.screen.show(self.facing)
            self.pause(self.beat * min(len(seen), LONGEST_PAUSE))

    def pause(self, seconds: float) -> None:
        """Time to follow what bots do; Enter ends it, and those after it until a person is asked."""
        if seconds and not self.is_hurried:
            self.is_hurried = self.keyboard.wait(seconds)

    def play(self, seat: int, move: Move) -> list[Event]:
        """Makes a move and saves the game; returns what whoever looks at the screen saw happen."""
        before = len(self.table.events(self.facing))
        self.table.play(seat, move)
        if seat in self.choosing and (seat not in self.table.to_act or not self.table.may_undo(seat)):
            self.choosing.discard(seat)
        self.autosave()
        seen = self.table.events(self.facing, before)
        if any(event.kind in self.table.game.faces.pause_events for event in seen):
            self.show_round()
        return seen

    def show_round(self) -> None:
        """A scored round stays on the screen until it has been read."""
        if self.screen.is_live and self.seating.people and not self.table.is_over:
            self.screen.show(self.facing if len(self.seating.people) == 1 else None)  # new hands may be dealt, and all are looking
            self.keyboard.read(self.output.speak("play-read") + " ")
            self.is_hurried = False

    def face(self, seat: int) -> None:
        """Turns the screen to a person, with nobody's cards on it while they change places; where they all see the same, nobody need."""
        if self.facing == seat:
            return
        if not all(self.screen.looks_alike(seat, other) for other in self.seating.people):
            self.screen.wipe()
            self.facing = None
            self.keyboard.read(self.output.speak("play-hand-over", player=self.table.seats[seat]) + " ")
        self.facing = seat

    # --- the game on file ---------------------------------------------------------------------------------------------

    def autosave(self) -> None:
        """Keeps the game as it stands, so that closing the window loses nothing; where it can't be kept, that is said once."""
        if not self.seating.people:
            return
        try:
            self.write(self.path or new_place(self.table))
            self.cannot_save = ""
        except CovenError as error:
            if not self.cannot_save:
                self.cannot_save = self.output.explain(error)
                self.messages += [self.cannot_save, self.output.speak("play-not-saved")]

    def keep(self, name: str = "") -> Path:
        """Saves to the file named, to the one used before, or to a new one. Another game's file, or no game's, is left alone."""
        file = named_file(name) if name else self.path or new_place(self.table)
        check_may_overwrite(file, self.table)
        former = self.path
        self.write(file)
        if name and former != file:
            if self.is_own_file and former is not None:
                former.unlink(missing_ok=True)
            self.is_own_file = False
        return file

    def write(self, file: Path) -> None:
        self.path = save(self.table, self.seating, file, self.settings)

    # --- leaving ------------------------------------------------------------------------------------------------------

    def quit(self) -> None:
        """Leaves by a word; the game is kept unless the person says no."""
        if len(self.table.keeper) == 0 or self.table.is_over or not self.declines_to_keep():
            self.leave()
        else:
            if self.is_own_file and self.path is not None:
                self.path.unlink(missing_ok=True)
            self.output.say("play-left")
        raise Left

    def declines_to_keep(self) -> bool:
        """Asks whether the game is to be kept; whether the answer is no."""
        answer = self.keyboard.read(self.output.speak("play-quit-save") + " ").lower()
        return answer in self.output.speak("play-no").split()

    def leave(self) -> None:
        """Says goodbye, with the game saved if it is under way."""
        if len(self.table.keeper) == 0 or self.table.is_over:
            self.output.say("play-left")
        else:
            self.output.say("play-left-saved", file=str(self.keep()))

    def leave_at_once(self) -> None:
        """Leaves without another word, even where the game can't be saved."""
        try:
            self.leave()
        except CovenError as error:
            self.output.complain(error.code, self.output.explain(error), error.details)

    def rescue(self) -> None:
        """Saves what has been played, if it can be; what went wrong before is told by the caller."""
        with contextlib.suppress(Exception):
            if len(self.table.keeper) > 0:
                self.output.say("play-rescued", file=str(self.keep()))

    # --- the end ------------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Shows the end; the record has been kept."""
        self.facing = self.facing if len(self.seating.people) == 1 else None
        self.messages = [*self.messages, *result_lines(self.output, self.table)]
        if not self.seating.people:
            self.screen.show(None, self.messages)
            return
        self.autosave()
        if self.path is not None:
            self.messages.append(self.output.speak("play-recorded", file=str(self.path)))
        while not self.has_left():
            continue

    def has_left(self) -> bool:
        """Answers words to the table until the person leaves; whether that is now."""
        self.messages.append(self.output.speak("play-end-hint"))
        self.screen.show(self.facing, self.messages)
        self.messages = []
        line = self.keyboard.read("▸ ")
        command = self.prompt.read_command(line)
        if command is None or command.name == "undo":
            return True
        try:
            self.commands.carry_out(command, self.facing or 0)
        except CovenError as error:
            self.messages.append(self.output.explain(error))
        return False


def result_lines(output: Output, table: Table) -> Sequence[str]:
    """Why the game is over and who has won."""
    outcome = table.outcome
    assert outcome is not None
    lines = [output.speak(f"end-{outcome.reason}".replace("_", "-"))]
    if outcome.winners:  # against the deck everybody may lose
        winners = ", ".join(table.seats[seat] for seat in outcome.winners)
        lines.append(output.speak("play-winners", players=winners, count=len(outcome.winners)))
    return lines
