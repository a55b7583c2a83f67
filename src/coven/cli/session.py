"""A game between people and bots at one terminal."""

import contextlib
import time
from collections.abc import Sequence
from pathlib import Path

from coven.bots import Bot
from coven.cli.desk import Desk, as_written
from coven.cli.picturing import picture_beside, picture_file, picture_of, write_picture
from coven.cli.saving import Settings, named_file, new_place, save
from coven.cli.screen import Screen
from coven.cli.seating import Seating
from coven.cli.telling import name_move
from coven.cli.typed import Choice, Command, as_in, choice_of, closest, could_be, example, find_move, fits, read_command, split_moves
from coven.errors import CovenError
from coven.table.options import check_options, read_options
from coven.table.table import Table
from coven.table.values import Move

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (gives the typed line a history and keys to edit it)

BEAT = 0.3  # seconds for each thing that happens, so that people can follow
MOST_NAMED = 9  # moves in one question


class Left(Exception):
    """A person has left the table."""


class Session:
    """Asks people for moves and lets bots play theirs, until the game is over or everybody has left."""

    def __init__(
        self,
        desk: Desk,
        table: Table,
        seating: Seating,
        bots: dict[int, Bot],
        beat: float = BEAT,
        path: Path | None = None,
        settings: Settings | None = None,
    ) -> None:
        self.desk = desk
        self.table = table
        self.seating = seating
        self.bots = bots
        self.screen = Screen(desk, table)
        self.beat = beat if self.screen.is_live else 0.0
        self.path = path
        self.facing: int | None = seating.people[0] if len(seating.people) == 1 else None  # whose eyes are on the screen
        self.choosing: set[int] = set()  # seats that choose at the same time, until all are in
        self.settings = dict(settings or {})  # what each person leaves to the table
        self.notes: list[str] = []

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
            self.desk.out.print()
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
            self.ask(self.facing if self.facing in people else people[0])
        else:
            self.play_bot(acting[0])

    def play_bot(self, seat: int) -> None:
        if len(self.seating.people) > 1:
            self.facing = None
        before = len(self.table)
        self.play(seat, self.bots[seat].choose(self.table, seat))
        seen = len(self.table.events(self.facing, before + 1))
        if seen and self.screen.is_live:
            self.screen.show(self.facing)
            time.sleep(self.beat * seen)

    def play(self, seat: int, move: Move) -> None:
        self.table.play(seat, move)
        if seat in self.choosing and (seat not in self.table.to_act or not self.table.may_undo()):
            self.choosing.discard(seat)

    # --- asking a person ----------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Lets a person act: a move, several, or a word to the table."""
        self.face(seat)
        choice = choice_of(self.table, seat)
        self.notes.append(self.desk.speak("play-hint", move=as_written(example(choice))))
        line = self.read(f"{self.table.seats[seat]} ▸ ")
        command = None if find_move(choice, line) else read_command(line, self.desk.speak)
        try:
            if command is not None:
                self.obey(command, seat)
            else:
                self.play_typed(seat, choice, line)
        except CovenError as error:
            self.notes.append(self.desk.explain(error))

    def read(self, prompt: str, trial: Table | None = None) -> str:
        """Shows the table with all notes and reads a line."""
        self.screen.show(self.facing, self.notes, trial)
        self.notes = []
        return input(prompt).strip()

    def face(self, seat: int) -> None:
        """Turns the screen to a person, with nobody's cards on it while they change places; where they all see the same, nobody need."""
        if self.facing == seat:
            return
        if not all(self.screen.looks_alike(seat, other) for other in self.seating.people):
            self.screen.wipe()
            self.facing = None
            input(self.desk.speak("play-hand-over", player=self.table.seats[seat]) + " ")
        self.facing = seat

    def play_typed(self, seat: int, choice: Choice, line: str) -> None:
        """Plays the moves of a line one after the other, up to the first that can't be."""
        for text in split_moves(self.table.game, choice, line):
            if seat not in self.table.to_act:
                self.notes.append(self.desk.speak("play-too-many", move=as_written(text)))
                return
            if not self.play_one(seat, text):
                return

    def play_one(self, seat: int, text: str) -> bool:
        """Plays a typed move, if it is one; one that commits a choice made together with others is confirmed first."""
        choice = choice_of(self.table, seat)
        move = self.understood(seat, choice, text)
        if move is None:
            self.notes.append(self.doubt(seat, choice, text))
            return False
        if seat in self.choosing and not self.confirm(seat, move):
            return False
        self.play(seat, move)
        return True

    def understood(self, seat: int, choice: Choice, text: str) -> Move | None:
        """The move to be made, also in a notation that the game reads besides its own, such as `play R5`; None where that is not sure."""
        move = find_move(choice, text)
        if move is None and not fits(choice.all, text):
            move = self.table.game.move(text)
            return move if self.table.refusal(seat, move) is None else None
        return move

    def doubt(self, seat: int, choice: Choice, text: str) -> str:
        """Why a text is not played: it could be one of these moves, or the one it comes closest to is refused."""
        found = could_be(choice, text)
        if found:
            named = [move.text for move in found[:MOST_NAMED]] + ["…"] * (len(found) > MOST_NAMED)
            return self.desk.speak("play-which", text=as_written(text), moves=as_written(", ".join(named)), count=len(found))
        meant = closest(self.table.game, choice, text)
        refused = self.table.refusal(seat, meant)
        assert refused is not None, f"{meant.text} is allowed"
        return self.desk.speak("play-refused", move=as_written(as_in(meant, text)), reason=self.desk.why(refused.code, refused.ruling))

    def confirm(self, seat: int, move: Move) -> bool:
        """Asks before a move completes a choice, which nobody may change once it is made; other moves need no word."""
        trial = self.table.at(len(self.table))
        trial.play(seat, move)
        if seat in trial.to_act and trial.may_undo():
            return True
        waiting = set(trial.to_act) & self.choosing - {seat}  # where nobody is, the trial shows what all have chosen
        while True:
            self.notes.append(self.desk.speak("play-confirm", move=name_move(move, self.desk.speak, self.table.seats)))
            line = self.read(f"{self.table.seats[seat]} ▸ ", trial if waiting else None)
            command = read_command(line, self.desk.speak)
            if not line:
                return True
            if command is not None and command.name == "undo":
                return False
            if command is not None and command.name in ("quit", "save", "picture"):
                self.obey(command, seat)

    # --- words to the table -------------------------------------------------------------------------------------------

    def obey(self, command: Command, seat: int) -> None:
        getattr(self, f"do_{command.name}")(seat, command.rest)

    def do_help(self, seat: int, rest: str) -> None:
        """How to type, with a move of this moment as the example; and the game's own explanation, if its words have one."""
        self.notes += self.desk.speak("play-help", move=as_written(example(choice_of(self.table, seat)))).splitlines()
        if self.desk.speak.has("help-game"):
            self.notes += ["", *self.desk.speak("help-game").splitlines()]

    def do_moves(self, seat: int, rest: str) -> None:
        moves = self.table.moves(seat)
        widest = max(len(move.text) for move in moves)
        for number, move in enumerate(moves, 1):
            self.notes.append(f"{f'#{number}':>4}  {move.text:<{widest}}  {name_move(move, self.desk.speak, self.table.seats)}")

    def do_why(self, seat: int, rest: str) -> None:
        """Why a move is refused, without making it."""
        if not rest:
            self.notes.append(self.desk.speak("play-why-what"))
            return
        choice = choice_of(self.table, seat)
        move = self.understood(seat, choice, rest)
        self.notes.append(self.doubt(seat, choice, rest) if move is None else self.desk.speak("play-allowed", move=as_written(move.text)))

    def do_set(self, seat: int, rest: str) -> None:
        """Changes what the table answers for this person: `set ask_from_flasks 2`; alone, it says how things are."""
        known = self.table.game.settings
        mine = self.settings.get(seat, {})
        if rest and rest not in [setting.name for setting in known]:
            self.settings[seat] = mine = read_options(known, [*(f"{name}={value}" for name, value in mine.items()), "=".join(rest.split(None, 1))])
        for name, value in check_options(known, mine).items():
            self.notes.append(f"{name} {value}  {self.desk.speak(f'setting-{name}'.replace('_', '-'))}")
        if not known:
            self.notes.append(self.desk.speak("play-no-settings"))

    def do_undo(self, seat: int, rest: str) -> None:
        self.table.undo(seat)
        self.notes.append(self.desk.speak("play-undone"))

    def do_save(self, seat: int, rest: str) -> None:
        self.notes.append(self.desk.speak("play-saved", file=str(self.keep(rest))))

    def do_picture(self, seat: int, rest: str) -> None:
        """Writes what the person sees as a picture: into the file named, else beside the save."""
        picture = picture_of(self.table, seat, self.desk.speak)
        self.path = self.path or new_place(self.table)
        file = write_picture(picture_file(rest) if rest else picture_beside(self.path), picture)
        self.notes.append(self.desk.speak("play-pictured", file=str(file)))

    def do_quit(self, seat: int, rest: str) -> None:
        if len(self.table) == 0 or not self.declines_to_save():
            self.leave()
        else:
            self.desk.say("play-left")
        raise Left

    def declines_to_save(self) -> bool:
        """Asks whether the game is to be saved; whether the answer is no."""
        answer = input(self.desk.speak("play-quit-save") + " ").strip().lower()
        return answer in self.desk.speak("play-no").split()

    def keep(self, name: str = "") -> Path:
        """Saves to the file named, to the one used before, or to a new one."""
        file = named_file(name) if name else self.path or new_place(self.table)
        self.path = save(self.table, self.seating, file, self.settings)
        return self.path

    def leave(self) -> None:
        """Says goodbye, with the game saved if it is under way."""
        if len(self.table) == 0 or self.table.is_over:
            self.desk.say("play-left")
        else:
            self.desk.say("play-left-saved", file=str(self.keep()), game=self.table.game.name)

    def leave_at_once(self) -> None:
        """Leaves without another word, even where the game can't be saved."""
        try:
            self.leave()
        except CovenError as error:
            self.desk.complain(error.code, self.desk.explain(error), error.details)

    def rescue(self) -> None:
        """Saves what has been played, if it can be; what went wrong before is told by the caller."""
        with contextlib.suppress(Exception):
            if len(self.table) > 0:
                self.desk.say("play-rescued", file=str(self.keep()), game=self.table.game.name)

    # --- the end ------------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Shows the end, and keeps the record if the people wish."""
        self.facing = self.facing if len(self.seating.people) == 1 else None
        self.notes = [*self.notes, *result_lines(self.desk, self.table)]
        if not self.seating.people:
            self.screen.show(None, self.notes)
            return
        while not self.is_put_away():
            continue

    def is_put_away(self) -> bool:
        """Asks whether to keep the record; whether that is settled. A file that can't be written is asked for again."""
        self.notes.append(self.desk.speak("play-end-hint"))
        command = read_command(self.read("▸ "), self.desk.speak)
        try:
            if command is not None and command.name == "save":
                self.desk.say("play-saved", file=str(self.keep(command.rest)))
        except CovenError as error:
            self.notes.append(self.desk.explain(error))
            return False
        return True


def result_lines(desk: Desk, table: Table) -> Sequence[str]:
    """Why the game is over and who has won."""
    outcome = table.outcome
    assert outcome is not None
    lines = [desk.speak(f"end-{outcome.reason}".replace("_", "-"))]
    if outcome.winners:  # against the deck everybody may lose
        winners = ", ".join(table.seats[seat] for seat in outcome.winners)
        lines.append(desk.speak("play-winners", players=winners, count=len(outcome.winners)))
    return lines
