"""Whole games at a terminal: typed, refused, taken back, saved, gone on with."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import coven
from coven.bots import Bot
from coven.cli.main import main
from coven.cli.output import Output
from coven.cli.table.commands import TableCommands
from coven.cli.table.lines import read_command, split_moves
from coven.cli.table.matching import closest, example, find_move, move_list_of
from coven.cli.table.saves import resume, save
from coven.cli.table.seats import PERSON, Seating, seat_all
from coven.cli.table.session import Session
from coven.errors import CovenError
from tests.cli.pseudo_terminal import PseudoTerminal

PROMPT = "Robin ▸ "
WITCHES = coven.game("witches")
ENGLISH = WITCHES.words("en")


def refused_card(file: Path) -> str:
    """A card in hand that may not be played, in a saved game in which seat 0 must follow suit."""
    table = coven.replay(coven.load(file))
    return next(card for card in table.view(0)["hand"] if table.refusal(0, card) is not None)


def follow_turn(terminal: PseudoTerminal, screen: str) -> str:
    """Plays first moves until seat 0 must follow suit and holds something else as well."""
    while "follow suit" not in screen or "┊" not in screen.partition("Your hand")[2]:
        terminal.type("1")
        screen = terminal.until(PROMPT)
    return screen


def test_a_whole_game_with_undo_refusal_save_and_resume(tmp_path: Path) -> None:
    """Packet, confirm, undo, refused card with its ruling (Witches 13), save, Ctrl-C, resume, and the end."""
    file = tmp_path / "evening.jsonl"
    environment = {"COVEN_SAVES": str(tmp_path)}
    terminal = PseudoTerminal(
        *("play", "witches", "--players", "6", "-o", "rounds=1", "--seed", "3", "--bots", "random", "--name", "Robin", "--fast"),
        environment=environment,
    )
    screen = terminal.until(PROMPT)
    assert "Robin, choose 2 cards for" in screen
    terminal.type("1 2")
    assert "Enter confirms it" in terminal.until(PROMPT)
    terminal.type("undo")
    assert "Robin, choose one more card" in terminal.until(PROMPT)
    terminal.type("undo")
    screen = terminal.until(PROMPT)
    assert "choose 2 cards" in screen and "Taken back" in screen
    terminal.type("2, 1")
    terminal.until(PROMPT)
    terminal.type("")
    screen = follow_turn(terminal, terminal.until(PROMPT))
    assert len(screen.splitlines()) <= 24
    terminal.type(f"save {file}")
    assert f"Saved: {file}" in terminal.until(PROMPT).replace("\n", "")
    card = refused_card(file)
    terminal.type(card.lower())
    assert f"You can’t play {card} now." in (screen := terminal.until(PROMPT)) and "(rule 13)" in screen
    terminal.type(f"why {card}")
    assert f"You can’t play {card} now." in terminal.until(PROMPT)
    terminal.type("undo")
    assert "can’t be taken back" in terminal.until(PROMPT)
    terminal.interrupt()
    screen, status = terminal.rest()
    assert status == 0 and "Go on with: coven play --resume" in screen.replace("\n", " ")
    assert "Traceback" not in terminal.everything
    go_on_to_the_end(file, environment)


def go_on_to_the_end(file: Path, environment: dict[str, str]) -> None:
    terminal = PseudoTerminal("play", "--resume", str(file), "--fast", "--lang", "de", environment=environment)
    screen = terminal.until("▸ ")
    assert "Deine Hand" in screen
    while "verlässt den Tisch" not in screen:
        terminal.type("1")
        screen = terminal.until("▸ ")
    assert "Alle Runden" in screen or "gewinnt" in screen or "teilen" in screen
    terminal.type("")
    assert terminal.rest()[1] == 0
    assert coven.verify(coven.load(file)) == []
    assert "Traceback" not in terminal.everything


# --- without a process ------------------------------------------------------------------------------------------------


class Typist:
    """Stands in for the keyboard: gives line after line, and keeps what was asked."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.asked: list[str] = []

    def __call__(self, prompt: str = "") -> str:
        self.asked.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def play_lines(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lines: list[str], *args: str) -> Typist:
    typist = Typist(lines)
    monkeypatch.setattr("builtins.input", typist)
    monkeypatch.setenv("COVEN_SAVES", str(tmp_path))
    assert main(["play", "witches", "--seed", "5", "--bots", "random", "--fast", "--lang", "en", *args]) == 0
    return typist


def test_people_at_one_screen_hand_it_over_and_never_see_each_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing of seat 0's hand is shown between the hand-over and seat 2's own screen."""
    names = ("--human", "1,3", "--name", "Ann", "--name", "Ben")
    typist = play_lines(monkeypatch, tmp_path, ["", "1 2 3", "", "", "1 2 3", ""], *names)
    assert [prompt[:23] for prompt in typist.asked[:4]] == ["Hand the screen to Ann.", "Ann ▸ ", "Ann ▸ ", "Hand the screen to Ben."]
    table = WITCHES.new_table(4, seed="5")
    shown = capsys.readouterr().out
    ben = shown[shown.index("Ben, choose 3") - 1500 :]
    ben = ben[: ben.index("Ben, choose 3")].rpartition("Your hand")[2]
    assert all(card in ben.replace("│", " ").split() for card in table.view(2)["hand"])
    assert not any(card in ben.replace("│", " ").split() for card in table.view(0)["hand"] if card != "Z")


def test_the_last_of_people_choosing_together_confirms_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Witches 7: the last packet sets all of them moving, so its last card is asked about before it is played."""
    lines = [line for _ in range(3) for line in ("", "1 2 3 4", "")]
    lines[-1] = "undo"
    play_lines(monkeypatch, tmp_path, lines, "--players", "3", "--human", "1,2,3")
    saved = coven.replay(coven.load(next(tmp_path.iterdir())))
    assert saved.to_act == (2,) and len(saved.view(2)["packet"]) == 3
    assert "Enter confirms it" in capsys.readouterr().out


def test_end_of_input_leaves_politely_with_the_game_saved(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play_lines(monkeypatch, tmp_path, ["1"])
    out = capsys.readouterr().out
    file = next(tmp_path.iterdir())
    assert file.name in out.replace("\n", "") and "Goodbye" in out
    assert len(coven.load(file).moves) == 1


def test_end_of_input_before_the_first_move_saves_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    play_lines(monkeypatch, tmp_path, [])
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("answer", "files"), [("n", 0), ("", 1)])
def test_quit_offers_to_save(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, answer: str, files: int) -> None:
    typist = play_lines(monkeypatch, tmp_path, ["1", "quit", answer])
    assert typist.asked[-1].startswith("Keep the game")
    assert len(list(tmp_path.iterdir())) == files


def test_quit_before_the_first_move_asks_nothing_and_saves_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typist = play_lines(monkeypatch, tmp_path, ["quit"])
    assert len(typist.asked) == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "line", ["save /", "save .", "save ..", "save a\0b", "picture /proc/x", "9" * 5000, "#" + "9" * 5000, "why " + "9" * 5000, "\x1b[2J"]
)
def test_no_line_can_end_the_game(line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The line is answered, the table stays, and the end of input saves the one move made."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "saves").mkdir()
    typist = play_lines(monkeypatch, tmp_path / "saves", ["1", line])
    assert len(typist.asked) == 3
    out = " ".join(capsys.readouterr().out.split())
    assert ("isn’t a move" in out or "can’t be written" in out or "No picture" in out) and "???" not in out and "\x1b" not in out
    (file,) = (tmp_path / "saves").iterdir()
    assert len(coven.load(file).moves) == 1


def test_the_record_is_asked_for_again_where_it_can_not_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`save /` after the last move is answered, and another file taken."""
    table = WITCHES.new_table(3, {"rounds": 1}, seed=5)
    bot = Bot("random", WITCHES, 1)
    while not table.is_over:
        table.play(table.to_act[0], bot.choose(table, table.to_act[0]))
    save(table, Seating(table.seats, (PERSON, "random", "random")), tmp_path / "over.jsonl")
    typist = Typist(["save /", f"save {tmp_path / 'kept.jsonl'}"])
    monkeypatch.setattr("builtins.input", typist)
    assert main(["play", "witches", "--resume", str(tmp_path / "over.jsonl"), "--fast", "--lang", "en"]) == 0
    assert typist.lines == [] and "/ can’t be written." in capsys.readouterr().out
    assert coven.verify(coven.load(tmp_path / "kept.jsonl")) == []


def test_a_fault_of_ours_does_not_cost_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(*_args: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(TableCommands, "do_help", fail)
    monkeypatch.setattr("builtins.input", Typist(["1", "help"]))
    monkeypatch.setenv("COVEN_SAVES", str(tmp_path))
    monkeypatch.delenv("COVEN_DEBUG", raising=False)
    assert main(["play", "witches", "--seed", "5", "--bots", "random", "--fast", "--lang", "en"]) == 70
    said = capsys.readouterr()
    (file,) = tmp_path.iterdir()
    assert "The game is saved. Go on with: coven play --resume" in said.out and "ZeroDivisionError: oh" in said.err
    assert len(coven.load(file).moves) == 1


def test_a_fault_that_saving_meets_too_is_still_the_one_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_args: object) -> None:
        raise ZeroDivisionError("oh")

    (tmp_path / "file").write_text("")
    monkeypatch.setattr(TableCommands, "do_help", fail)
    monkeypatch.setattr("builtins.input", Typist(["1", "help"]))
    monkeypatch.setenv("COVEN_SAVES", str(tmp_path / "file"))
    monkeypatch.delenv("COVEN_DEBUG", raising=False)
    assert main(["play", "witches", "--seed", "5", "--bots", "random", "--fast", "--lang", "en"]) == 70
    assert "ZeroDivisionError: oh" in capsys.readouterr().err


def test_bytes_that_are_no_text_are_a_line_like_any_other(tmp_path: Path) -> None:
    environment = {**os.environ, "COVEN_SAVES": str(tmp_path), "COVEN_INTERPRETED": "1", "PYTHONIOENCODING": "utf-8:strict"}
    command = [sys.executable, "-m", "coven.cli.main", "play", "witches", "--seed", "5", "--bots", "random", "--fast", "--lang", "en"]
    done = subprocess.run(command, input=b"1\n\xff\xfe\n", capture_output=True, check=False, env=environment)
    assert done.returncode == 0 and "isn’t a move" in done.stdout.decode()
    assert len(list(tmp_path.iterdir())) == 1


def test_a_game_that_cannot_be_saved_is_not_left_by_a_word(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`quit` with saving says so and goes on; the end of input leaves all the same."""
    (tmp_path / "file").write_text("")
    typist = play_lines(monkeypatch, tmp_path / "file", ["1", "quit", "y"])
    assert len(typist.asked) == 4
    said = capsys.readouterr()
    assert "can’t be written" in said.out and "can’t be written" in said.err


def test_odd_lines_are_answered_and_change_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Unknown card text, a number out of the list, another phase's move, an empty line, `why` of nothing."""
    lines = ["", "R77", "99", "deduct", "why", "help", "moves", "save /proc/nowhere/x.jsonl", "undo"]
    play_lines(monkeypatch, tmp_path, lines)
    out = " ".join(capsys.readouterr().out.split())
    for said in (
        "“R77” isn’t a move",
        "“99” isn’t a move",
        "You can’t play deduct now",
        "Type a move after “why”",
        "takes back your last move",
        "can’t be written",
    ):
        assert said in out, said
    assert not list(tmp_path.iterdir())


def test_a_table_of_bots_plays_to_the_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play_lines(monkeypatch, tmp_path, [], "--human", "none", "--players", "3", "-o", "rounds=1")
    out = capsys.readouterr().out
    assert "Score sheet" in out and "All rounds have been played." in out


def test_saved_games_keep_who_plays_what(tmp_path: Path) -> None:
    seating = seat_all(WITCHES, 4, "2,4", "random", ["Ann", "Ben"], ENGLISH)
    table = WITCHES.new_table(4, seed=1, seats=seating.names)
    table.play(1, table.moves(1)[0])
    again, seats, _ = resume(save(table, seating, tmp_path / "game.jsonl"), "witches")
    assert seats == seating == Seating(("Agatha", "Ann", "Bertha", "Ben"), ("random", PERSON, "random", PERSON))
    assert again.keeper.position() == table.keeper.position()


def test_a_record_without_seating_puts_a_person_at_seat_0(tmp_path: Path) -> None:
    file = tmp_path / "plain.jsonl"
    WITCHES.new_table(3, seed=1).keeper.record(with_seed=True).save(file)
    assert resume(file, "witches")[1].people == (0,)


def test_bots_choose_only_after_people_have_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Witches 61: the order of commitment is invisible; here no bot has even begun."""
    seating = seat_all(WITCHES, 4, "1", "random", ["Robin"], ENGLISH)
    table = WITCHES.new_table(4, seed=1, seats=seating.names)
    session = Session(Output("en"), table, seating, seating.bots(WITCHES, "1"))
    session.output.use(WITCHES, table.seats)
    begun: list[int] = []

    def answer(prompt: str) -> str:
        begun.append(len({seat for seat, _ in table.keeper.history} - {0}))
        if len(begun) == 4:
            raise EOFError
        return "1"

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr(session, "leave_at_once", lambda: None)
    session.run()
    assert begun == [0, 0, 0, 0] and table.to_act == (0, 1, 2, 3)


# --- what is typed ----------------------------------------------------------------------------------------------------


def test_moves_are_typed_in_short() -> None:
    table = WITCHES.new_table(4, seed=1)
    moves, choice = table.moves(0), move_list_of(table, 0)
    card = moves[3].args["card"]
    assert find_move(choice, card.lower()) == find_move(choice, f"PASS {card}") == find_move(choice, "4") == moves[3]
    assert find_move(choice, "") is None and find_move(choice, "0") is None
    assert example(choice) == moves[0].args["card"]
    assert split_moves(WITCHES, choice, "R1, G2") == split_moves(WITCHES, choice, "R1 G2") == ["R1", "G2"]
    assert split_moves(WITCHES, choice, "R1, G2 B3") == ["R1", "G2", "B3"]
    assert split_moves(WITCHES, choice, moves[3].text) == [moves[3].text]


def test_a_move_that_is_refused_is_still_understood() -> None:
    table = WITCHES.new_table(4, seed=1)
    absent = next(card for card in ("R1", "R2", "R3", "R4") if card not in table.view(0)["hand"])
    refused = table.refusal(0, closest(WITCHES, move_list_of(table, 0), absent))
    assert refused is not None and refused.code == "not_in_hand"
    with pytest.raises(CovenError, match="unknown_move"):
        closest(WITCHES, move_list_of(table, 0), "R0")


def test_commands_are_understood_in_english_and_the_language_spoken() -> None:
    german = WITCHES.words("de")
    for line in ("undo", "ZURÜCK", "zurueck now"):
        command = read_command(line, german)
        assert command is not None and command.name == "undo"
    assert read_command("zurück", ENGLISH) is None
    saved = read_command("save  my game.jsonl", ENGLISH)
    assert saved is not None and saved.rest == "my game.jsonl"


def test_a_card_not_held_is_refused_as_such_while_packets_are_chosen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its bare name is also the notation of playing it, but that time has not come."""
    held = WITCHES.new_table(4, seed="5").view(0)["hand"]
    absent = next(card for card in ("R1", "R2", "R3", "R4", "R5") if card not in held)
    play_lines(monkeypatch, tmp_path, [absent])
    assert f"You can’t play {absent} now. {ENGLISH('refusal-not-in-hand')}" in " ".join(capsys.readouterr().out.split())
