"""Words to the table: help, rules, log and the like. None of them is a move."""

from pathlib import Path
from typing import TYPE_CHECKING

from coven.cli.analysis.hint import hint_lines
from coven.cli.analysis.review import drawn_review, reviewed
from coven.cli.output import as_written
from coven.cli.picture_file import picture_beside, picture_file, picture_of, write_picture
from coven.cli.table.lines import Command, Unplayable, plan_moves
from coven.cli.table.log import log
from coven.cli.table.matching import LONGEST_NUMBER, example, move_list_of
from coven.cli.table.rules_text import rules_of
from coven.cli.table.saves import new_place
from coven.cli.table.screen import lines_of
from coven.table.options import check_options, read_options

if TYPE_CHECKING:
    from coven.cli.table.session import Session

REVIEW_SIMULATIONS = 60  # a person waits for it
BEATS = (0.0, 0.1, 0.2, 0.3, 0.6, 1.2)  # seconds for each thing that happens, by speed: 0 is without a pause, 5 the slowest
MOST_NAMED = 9  # moves in one question


class TableCommands:
    """Answers what a person asks of the table; the answers are messages of the session."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.output = session.output
        self.ruling = -1  # of the last refusal

    def carry_out(self, command: Command, seat: int) -> None:
        doing = getattr(self, f"do_{command.name}", None)
        if doing is None:
            self.show_page(command)
        else:
            doing(seat, command.rest)

    def add_message(self, text: str) -> None:
        self.session.messages.append(text)

    def say(self, key: str, **args: object) -> None:
        self.add_message(self.output.speak(key, **args))

    # --- to read ------------------------------------------------------------------------------------------------------

    def do_help(self, seat: int, rest: str) -> None:
        """How to type, with a move of this moment as the example; and the game's own explanation of its signs, by the numbers of its box."""
        table, speak = self.session.table, self.output.speak
        shown = example(move_list_of(table, seat, speak)) if seat in table.to_act else "…"
        lines = speak("play-help", move=as_written(shown)).splitlines()
        if speak.has("help-game"):
            numbers = {name: value for name, value in table.setting.items() if isinstance(value, int)}
            lines += ["", *speak("help-game", **numbers).splitlines()]
        self.session.messages += lines

    def do_rules(self, seat: int, rest: str) -> None:
        """The game's rules, opened at a ruling's number, at words, or at the ruling of the last refusal."""
        screen = self.session.screen
        rules = rules_of(self.session.table.game, screen.console, self.output.speak.language)
        if not rules.lines:
            self.say("play-no-rules")
            return
        number = number_in(rest) if rest else self.ruling
        wanted = "" if number in rules.rulings else rest
        screen.pager.show(rules.lines, rules.rulings.get(number, 0), wanted)

    def do_log(self, seat: int, rest: str) -> None:
        """Everything this person saw happen, the last page first."""
        screen = self.session.screen
        lines = screen.log_rows(log(self.session.table, self.session.facing, self.output.speak, None, screen.shorten))
        screen.pager.show(lines, max(0, len(lines) - screen.pager.size), rest)

    def show_page(self, command: Command) -> None:
        """A page of the game's own, such as a list of all areas."""
        session = self.session
        session.screen.show_page(command.name, session.facing, command.rest)

    def do_moves(self, seat: int, rest: str) -> None:
        table = self.session.table
        choice = move_list_of(table, seat, self.output.speak)
        self.session.is_listed = True
        widest = max((len(choice.written(move)) for move in choice.moves), default=0)
        for number, move in enumerate(choice.moves, 1):
            self.add_message(f"{number:>3}  {choice.written(move):<{widest}}  {choice.name(move)}")

    def do_hint(self, seat: int, rest: str) -> None:
        """What each move is worth, as far as this seat can know."""
        self.session.messages += hint_lines(self.output, self.session.table, seat)

    def do_review(self, seat: int, rest: str) -> None:
        """The finished game looked at again; before the end there is none."""
        session, screen = self.session, self.session.screen
        data = reviewed(self.output, session.table.record(), None, REVIEW_SIMULATIONS).as_data()
        drawn = drawn_review(self.output, session.table.game, data, screen.console.width)
        screen.pager.show(lines_of(screen.console, drawn))

    def do_why(self, seat: int, rest: str) -> None:
        """Why a move is refused, without making it."""
        if not rest:
            self.say("play-why-what")
            return
        table, speak = self.session.table, self.output.speak
        choice = move_list_of(table, seat, speak)
        found = plan_moves(table, seat, choice, [rest], speak)
        if isinstance(found, Unplayable):
            self.tell_unplayable(found)
        else:
            self.say("play-allowed", move=as_written(choice.written(found.moves[0])))

    def tell_unplayable(self, part: Unplayable) -> None:
        """Why a part of a line was not played."""
        if part.refusal is not None:
            self.ruling = part.refusal.ruling
            reason = self.output.why(part.refusal.code, part.refusal.ruling)
            self.say("play-refused", move=as_written(part.text), reason=reason)
        elif part.could_be:
            named = [*part.could_be[:MOST_NAMED]] + ["…"] * (len(part.could_be) > MOST_NAMED)
            self.say("play-which", text=as_written(part.text), moves=as_written(", ".join(named)), count=len(part.could_be))
        else:
            self.say("play-too-many", move=as_written(part.text))

    # --- to change ----------------------------------------------------------------------------------------------------

    def do_speed(self, seat: int, rest: str) -> None:
        """How long bots take: `speed 0` without a pause, `speed 5` slowly; alone, it says how it is."""
        session = self.session
        number = number_in(rest)
        if rest and number in range(len(BEATS)):
            session.beat = BEATS[number]
        speed = min(range(len(BEATS)), key=lambda each: abs(BEATS[each] - session.beat))
        self.say("play-speed", speed=speed, slowest=len(BEATS) - 1)

    def do_set(self, seat: int, rest: str) -> None:
        """Changes what the table answers for this person: `set ask_from_flasks 2`; alone, it says how things are."""
        session = self.session
        known = session.table.game.about.settings
        mine = session.settings.get(seat, {})
        if rest and rest not in [setting.name for setting in known]:
            mine = read_options(known, [*(f"{name}={value}" for name, value in mine.items()), "=".join(rest.split(None, 1))])
            session.settings[seat] = mine
        for name, value in check_options(known, mine).items():
            self.add_message(f"{name} {value}  {self.output.speak(f'setting-{name}'.replace('_', '-'))}")
        if not known:
            self.say("play-no-settings")

    def do_undo(self, seat: int, rest: str) -> None:
        self.session.table.undo(seat)
        self.session.autosave()
        self.say("play-undone")

    # --- to keep ------------------------------------------------------------------------------------------------------

    def do_save(self, seat: int, rest: str) -> None:
        self.say("play-saved", file=str(self.session.keep(rest)))

    def do_picture(self, seat: int, rest: str) -> None:
        """Writes what the person sees as a picture: into the file named, else beside the save."""
        session = self.session
        picture = picture_of(session.table, session.facing, self.output.speak)
        session.path = session.path or new_place(session.table)
        file: Path = write_picture(picture_file(rest) if rest else picture_beside(session.path), picture)
        self.say("play-pictured", file=str(file))

    def do_quit(self, seat: int, rest: str) -> None:
        self.session.quit()


def number_in(text: str) -> int:
    """The number that a text is (`13`, `R13`), or -1."""
    digits = text.strip().lstrip("Rr")
    return int(digits) if digits.isdecimal() and len(digits) < LONGEST_NUMBER else -1
