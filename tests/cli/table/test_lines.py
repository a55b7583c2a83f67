"""Lines of several moves are made whole or not at all; what is begun is understood in the language on the screen."""

from collections.abc import Sequence
from types import SimpleNamespace

import pytest

import coven
from coven.cli.output import Output
from coven.cli.table.lines import PlannedMoves, Unplayable, begun_command, plan_moves, split_moves
from coven.cli.table.matching import MoveList, completions, could_be, find_move, move_list_of
from coven.cli.table.seats import PERSON, Seating
from coven.cli.table.session import Session
from coven.kernel.codes import Codes
from coven.table.table import Table
from coven.table.values import Move

CAULDRON = coven.game("cauldron")
ROLES = {"forest-witch": "Waldhexe", "hill-witch": "Hügelhexe", "valley-druid": "Taldruide"}
CHOOSE = [Move(number, "choose", f"choose {role}", {"role": role}) for number, role in enumerate(ROLES)]
BRAVE = [Move(10 + number, "brave", f"brave {role}", {"role": role}) for number, role in enumerate(ROLES)]


def german(move: Move) -> str:
    return f"{'mutig' if move.kind == 'brave' else 'nimm'}: {ROLES[move.args['role']]}!"


def meant(moves: Sequence[Move], text: str, every: Sequence[Move] = (), reasons: dict[str, str] | None = None) -> str | None:
    choice = MoveList(moves, [*moves, *every], lambda move: (reasons or {}).get(move.text, "not_now"), german)
    move = find_move(choice, text)
    return move and move.text


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("hill", "choose hill-witch"),
        ("HILL", "choose hill-witch"),
        ("choose h", "choose hill-witch"),
        ("Waldhexe", "choose forest-witch"),
        ("waldh", "choose forest-witch"),
        ("hügelhexe", "choose hill-witch"),
        ("hugel", "choose hill-witch"),
        ("nimm wald", "choose forest-witch"),
        ("witch", None),
        ("choose", None),
        ("hexenmeister", None),
    ],
)
def test_any_unique_beginning_is_enough_in_notation_and_in_the_language_on_the_screen(text: str, found: str | None) -> None:
    assert meant(CHOOSE, text) == found


def test_a_beginning_of_the_move_itself_is_enough() -> None:
    assert meant(BRAVE[:1], "brave") == "brave forest-witch"
    assert meant(BRAVE, "brave") is None
    assert [move.text for move in could_be(MoveList(BRAVE), "brave")] == [move.text for move in BRAVE]


def test_a_number_is_never_cut() -> None:
    cards = [Move(0, "pass", "pass R10"), Move(1, "pass", "pass R2")]
    assert find_move(MoveList(cards), "R1") is None
    assert find_move(MoveList(cards), "R10") == cards[0]


def test_what_could_be_a_refused_move_of_another_kind_is_not_played() -> None:
    """`hill` fits one listed move, and a brave one that is near."""
    reasons = {"brave hill-witch": "not_yours"}
    assert meant(CHOOSE, "hill", BRAVE, reasons) is None
    assert meant(CHOOSE, "choose hill", BRAVE, reasons) == "choose hill-witch"


def test_tab_offers_moves_what_they_are_about_their_names_and_words_to_the_table() -> None:
    offered = completions(MoveList(CHOOSE, name_of=german), ["help", "undo"])
    assert {"choose hill-witch", "hill-witch", "nimm: Waldhexe!", "undo"} <= set(offered)
    assert len(offered) == len(set(offered))


def test_a_word_to_the_table_may_be_begun() -> None:
    speak = CAULDRON.words("de")
    assert [command and command.name for command in (begun_command(text, speak) for text in ("und", "zur", "reg", "s", "xyz"))] == [
        "undo",
        "undo",
        "rules",
        None,
        None,
    ]


# --- several moves ----------------------------------------------------------------------------------------------------


class Picking:
    """A stand-in for a table at which seat 0 takes things one after the other, so that the list is renumbered after each."""

    def __init__(self, moves: Sequence[Move], taken: Sequence[Move] = ()) -> None:
        self.every, self.taken, self.seats, self.keeper = list(moves), list(taken), ("A",), self
        self.to_act, self.game = (0,), self

    def __len__(self) -> int:
        return len(self.taken)

    @property
    def all_moves(self) -> Sequence[Move]:
        return self.every

    def table_at(self, number: int) -> "Picking":
        return Picking(self.every, self.taken[:number])

    def moves(self, seat: int) -> list[Move]:
        return [move for move in self.every if move not in self.taken]

    def move(self, text: str) -> Move:
        raise coven.CovenError("unknown_move", text, move=text)

    def refusal(self, seat: int, move: Move) -> object:
        return coven.Refusal("taken", 3, seat, move.text) if move in self.taken else None

    def refusal_code(self, seat: int, action: int) -> int:
        return int(self.every[action] in self.taken)

    @property
    def about(self) -> SimpleNamespace:
        return SimpleNamespace(refusals=Codes("allowed", "taken"))

    def play(self, seat: int, move: Move) -> None:
        self.taken.append(move)

    def may_undo(self, seat: int) -> bool:
        return True


def planned(line: str, table: object = None) -> list[str] | Unplayable:
    at = table or Picking([Move(number, "choose", f"choose {name}", {"role": name}) for number, name in enumerate("abcdefghij")])
    assert isinstance(at, Picking)
    choice = move_list_of(at, 0)  # type: ignore[arg-type]
    found = plan_moves(at, 0, choice, split_moves(at, choice, line))  # type: ignore[arg-type]
    assert len(at) == 0, "a plan changes nothing"
    return [move.text for move in found.moves] if isinstance(found, PlannedMoves) else found


@pytest.mark.parametrize("line", ["1, 4, 9, 10", "1 4 9 10", "#1, #4, #9, #10"])
def test_numbers_on_one_line_are_those_of_the_list_on_the_screen(line: str) -> None:
    """The list is renumbered after the first; what was typed is not."""
    assert planned(line) == ["choose a", "choose d", "choose i", "choose j"]


def test_one_number_that_can_not_be_and_nothing_is_made() -> None:
    found = planned("1, 4, 4, 10")
    assert isinstance(found, Unplayable) and found.refusal is not None and found.text == "choose d"
    with pytest.raises(coven.CovenError, match="unknown_move"):
        planned("1, 11")


def test_numbers_and_words_may_stand_on_one_line() -> None:
    assert planned("2, choose a, j") == ["choose b", "choose a", "choose j"]


# --- at a table -------------------------------------------------------------------------------------------------------


def session_at(table: Table, people: str = "1", language: str = "en") -> Session:
    output = Output(language)
    output.use(table.game, table.seats)
    by = tuple(PERSON if str(seat + 1) in people else "random" for seat in range(table.players))
    return Session(output, table, Seating(table.seats, by), {}, 0.0)


def test_the_line_that_was_refused_as_a_whole_says_so() -> None:
    session = session_at(CAULDRON.new_table(2, seed=1), "12")
    session.prompt.play_typed(0, move_list_of(session.table, 0, session.output.speak), "1, 1, 1, 6")
    assert len(session.table.keeper) == 0 and session.messages[-1] == "So none of the moves on that line was made."


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("help", "Type a move as it is written"),
        ("moves", "Throw in a herb"),
        ("xyzzy", "“xyzzy” is no answer here."),
        ("log", ""),
        ("why 9", "isn’t a move"),
    ],
)
def test_the_question_whether_a_choice_stands_answers_whatever_is_typed(
    typed: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    monkeypatch.setenv("COVEN_SAVES", str(tmp_path))
    session = session_at(CAULDRON.new_table(2, seed=1))
    first = session.table.moves(0)[0]
    lines = iter([first.text, typed, "undo"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    session.step()
    assert said in " ".join(capsys.readouterr().out.split())
    assert next(lines, "all read") == "all read" and len(session.table.keeper) == 0
