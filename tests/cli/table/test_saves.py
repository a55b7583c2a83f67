"""Nothing is lost: a game is on file after every move, offered at the next start, and no other file is touched."""

import os
from pathlib import Path

import pytest

import coven
from coven.cli.commands.game_menu import chosen, game_named, offered_save
from coven.cli.main import main
from coven.cli.output import Output
from coven.cli.table.saves import new_place, save, unfinished_games
from coven.cli.table.seats import PERSON, Seating
from coven.cli.table.session import Session
from coven.errors import CovenError
from tests.cli.pseudo_terminal import WITH_TEMPLATE, PseudoTerminal
from tests.cli.table.test_reading import typing

CAULDRON = coven.game("cauldron")
PLAY = ("play", "cauldron", "--players", "2", "--seed", "3", "--bots", "random", "--lang", "en")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COVEN_SAVES", str(tmp_path / "saves"))
    return tmp_path / "saves"


def session_of(players: int = 2, by: tuple[str, ...] = (PERSON, "random")) -> Session:
    table = CAULDRON.new_table(players, seed=3)
    output = Output("en")
    output.use(CAULDRON, table.seats)
    return Session(output, table, Seating(table.seats, by), {}, 0.0)


def test_the_game_is_on_file_after_every_move(folder: Path) -> None:
    session = session_of()
    session.play(0, session.table.moves(0)[0])
    (file,) = folder.iterdir()
    assert len(coven.load(file).moves) == 1
    session.play(1, session.table.moves(1)[0])
    assert len(coven.load(file).moves) == 2


def test_closing_the_window_loses_nothing(tmp_path: Path) -> None:
    terminal = PseudoTerminal(*PLAY, "--name", "Robin", "--fast", environment={"COVEN_SAVES": str(tmp_path)}, program=WITH_TEMPLATE)
    terminal.until("Robin ▸ ")
    terminal.type("#1")
    terminal.until("Robin ▸ ")
    terminal.type("")
    terminal.until("Robin ▸ ")
    terminal.hang_up()
    (file,) = tmp_path.iterdir()
    assert len(coven.load(file).moves) == 2


def test_a_move_taken_back_is_off_the_file_too(folder: Path) -> None:
    table = coven.game("witches").new_table(3, seed=3)
    output = Output("en")
    output.use(table.game, table.seats)
    session = Session(output, table, Seating(table.seats, (PERSON,) * 3), {}, 0.0)
    session.play(0, table.moves(0)[0])
    session.commands.do_undo(0, "")
    (file,) = folder.iterdir()
    assert len(coven.load(file).moves) == 0


def test_a_finished_game_is_recorded(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, *["#1", ""] * 4, "log", "")
    assert main([*PLAY, "--fast"]) == 0
    (file,) = folder.iterdir()
    assert coven.verify(coven.load(file)) == []
    assert "coven replay" in capsys.readouterr().out and unfinished_games() == []


def test_where_nothing_can_be_saved_the_game_goes_on_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("COVEN_SAVES", str(tmp_path / "file"))
    typing(monkeypatch, *["#1", ""] * 4, "")
    assert main([*PLAY, "--fast"]) == 0
    assert capsys.readouterr().out.count("it is not saved") == 1


@pytest.mark.parametrize("content", ["my diary\n", "", "{}\n", None])
def test_save_never_overwrites_what_is_no_save_of_this_game(content: str | None, folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "mine.txt"
    if content is None:  # another game of the same kind
        other = CAULDRON.new_table(2, seed=99)
        save(other, Seating(other.seats, (PERSON, "random")), target)
    else:
        target.write_text(content, encoding="utf-8")
    before = target.read_bytes()
    session = session_of()
    session.play(0, session.table.moves(0)[0])
    with pytest.raises(CovenError) as caught:
        session.commands.do_save(0, str(target))
    assert caught.value.code == "not_this_game" and target.read_bytes() == before


def test_a_game_saved_under_a_name_lies_there_and_nowhere_else(folder: Path, tmp_path: Path) -> None:
    session = session_of()
    session.play(0, session.table.moves(0)[0])
    session.commands.do_save(0, str(tmp_path / "evening.jsonl"))
    session.play(1, session.table.moves(1)[0])
    assert list(folder.iterdir()) == [] and len(coven.load(tmp_path / "evening.jsonl").moves) == 2
    session.commands.do_save(0, str(tmp_path / "evening.jsonl"))


def test_two_games_begun_in_one_second_have_two_files(folder: Path) -> None:
    table = CAULDRON.new_table(2, seed=1)
    first = save(table, Seating(table.seats, (PERSON, "random")), new_place(table))
    assert new_place(table) != first


# --- the next start ---------------------------------------------------------------------------------------------------


@pytest.fixture
def kept(folder: Path) -> Path:
    """An unfinished game, and beside it a finished one, a damaged file and no game at all."""
    session = session_of()
    session.play(0, session.table.moves(0)[0])
    assert session.path is not None
    (folder / "damaged.jsonl").write_text("{", encoding="utf-8")
    (folder / "notes.txt").write_text("", encoding="utf-8")
    table = CAULDRON.new_table(2, {"rounds": 1}, seed=1)
    while not table.is_over:
        table.play(table.to_act[0], table.moves(table.to_act[0])[0])
    save(table, Seating(table.seats, (PERSON, "random")), folder / "over.jsonl")
    os.utime(session.path)
    return session.path


def test_only_unfinished_games_are_offered(kept: Path) -> None:
    assert [(found.path, found.game, found.moves) for found in unfinished_games()] == [(kept, "cauldron", 1)]
    assert unfinished_games("witches") == []


@pytest.mark.parametrize(("answer", "taken"), [("", True), ("y", True), ("n", False)])
def test_the_unfinished_game_is_offered_at_the_next_start(answer: str, taken: bool, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coven.cli.commands.game_menu.is_interactive", lambda: True)
    asked = typing(monkeypatch, answer)
    assert offered_save(Output("en"), CAULDRON) == (kept if taken else None)
    assert asked[0].startswith("Continue: Cauldron, saved ") and ", one move? [Y/n]" in asked[0]


def test_nobody_is_asked_who_said_how_to_begin(kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("coven.cli.commands.game_menu.is_interactive", lambda: True)
    asked = typing(monkeypatch)
    assert main([*PLAY, "--fast"]) == 0
    assert asked == ["Player ▸ "]


def test_a_saved_game_needs_no_name(kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked = typing(monkeypatch)
    assert main(["play", "--resume", str(kept), "--fast", "--lang", "en"]) == 0
    assert asked == ["Seat 1 ▸ "] and f"--resume {kept}" in capsys.readouterr().out.replace("\n", "")


def test_the_menu_takes_numbers_names_and_saved_games(kept: Path) -> None:
    saves = unfinished_games()
    games = [CAULDRON]
    assert chosen(games, saves, "1") is CAULDRON and chosen(games, saves, "CAULD") is CAULDRON
    assert chosen(games, saves, "2") == kept
    assert chosen(games, saves, "3") is None and chosen(games, saves, "9" * 50) is None and chosen(games, saves, "chess") is None


@pytest.mark.parametrize("text", ["cauldron", "Cauldron", "CAULDRON", "cauld", " Cauldron "])
def test_a_game_is_named_in_any_case_and_by_its_beginning(text: str) -> None:
    assert game_named(text) is CAULDRON


def test_coven_play_alone_offers_a_menu(tmp_path: Path) -> None:
    terminal = PseudoTerminal("play", "--lang", "en", environment={"COVEN_SAVES": str(tmp_path)}, program=WITH_TEMPLATE)
    menu = terminal.until("▸ ")
    assert "What would you like to play?" in menu and "Witches" in menu and "Cauldron" in menu
    terminal.type("chess")
    assert "“chess” is not on the list." in terminal.until("▸ ")
    terminal.type("cauldron")
    assert "Your herbs" in terminal.until("Player ▸ ")
    terminal.type("quit")
    assert terminal.rest()[1] == 0


@pytest.mark.parametrize(("place", "stays"), [("saves", False), ("desk", True)])
def test_a_game_gone_on_with_and_not_kept_is_not_offered_again(
    place: str, stays: bool, tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that somebody named and put elsewhere stays."""
    file = tmp_path / place / "game.jsonl"
    file.parent.mkdir(exist_ok=True)
    kept.rename(file)
    typing(monkeypatch, "quit", "n")
    assert main(["play", "--resume", str(file), "--fast", "--lang", "en"]) == 0
    assert file.exists() == stays
