"""What can be read at the table: the rules, the log, long answers; and that nothing is cut short."""

import re
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.color import ColorSystem
from rich.console import Console
from rich.text import Text

import coven
from coven.cli.output import Output
from coven.cli.table.keyboard import Keyboard
from coven.cli.table.log import gathered, line_of, log
from coven.cli.table.pager import Pager, find
from coven.cli.table.rules_text import rules_of
from coven.cli.table.screen import Screen
from coven.cli.table.seats import PERSON, Seating
from coven.cli.table.session import Session
from coven.table.table import Table
from coven.table.values import Event
from coven.table.words import LANGUAGES

CAULDRON = coven.game("cauldron")
ENGLISH = CAULDRON.words("en")


def live(output: Output, height: int = 24, width: int = 80) -> StringIO:
    """Gives an output a terminal that keeps what it shows."""
    shown = StringIO()
    output.console = Console(file=shown, force_terminal=True, color_system=None, width=width, height=height, markup=False, highlight=False)
    return shown


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> list[str]:
    """Lines to be typed; what was asked is kept. When they run out, the input ends."""
    asked: list[str] = []
    left = list(lines)

    def typed(prompt: str = "") -> str:
        asked.append(prompt)
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", typed)
    return asked


def session_at(table: Table, language: str = "en", height: int = 24) -> tuple[Session, StringIO]:
    output = Output(language)
    output.use(table.game, table.seats)
    shown = live(output, height)
    return Session(output, table, Seating(table.seats, (PERSON, *["random"] * (table.players - 1))), {}, 0.0), shown


def last_page(shown: StringIO) -> str:
    return shown.getvalue().rpartition("\x1b[2J")[2]


# --- the rules --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", coven.game_names())
def test_the_rules_of_every_game_are_found_by_number(name: str, language: str) -> None:
    """Every ruling that a refusal cites opens at a line that begins with its number."""
    game = coven.game(name)
    rules = rules_of(game, Console(width=80, file=StringIO()), language)
    cited = {ruling for ruling in game.about.refusals.rulings if ruling}
    assert cited and cited <= set(rules.rulings)
    for ruling in cited:
        start = " ".join(line.plain for line in rules.lines[rules.rulings[ruling] : rules.rulings[ruling] + 1])
        assert start.split()[0] == str(ruling), start


def test_rules_open_at_the_ruling_of_the_last_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    session, shown = session_at(CAULDRON.new_table(2, seed=1), height=8)
    absent = next(str(herb) for herb in (6, 5, 4) if herb not in session.table.view(0)["hand"])  # more than there are numbers in the list
    typing(monkeypatch, absent, "rules", "q")
    session.step()
    assert "You can’t play" in session.messages[0] and "(rule 1)" in session.messages[0]
    session.step()
    assert "Every seat holds three herbs" in last_page(shown)


def test_rules_open_at_a_number_or_at_words(monkeypatch: pytest.MonkeyPatch) -> None:
    session, shown = session_at(CAULDRON.new_table(2, seed=1), height=8)
    typing(monkeypatch, "q", "q", "q")
    session.commands.do_rules(0, "4")
    assert "Then everybody draws one herb" in last_page(shown) and "Every seat holds" not in last_page(shown)
    session.commands.do_rules(0, "SECRET")
    assert "in secret" in last_page(shown)
    session.commands.do_rules(0, "dragon")
    assert "“dragon” is not in this text" in last_page(shown)


# --- the pager --------------------------------------------------------------------------------------------------------


def test_a_long_text_is_read_forward_back_and_by_search(monkeypatch: pytest.MonkeyPatch) -> None:
    output = Output("en")
    shown = live(output, height=8)
    lines = [Text(f"line {number}{' owl' if number in (3, 17) else ''}") for number in range(1, 31)]
    asked = typing(monkeypatch, "", "b", "owl", "/", "", "", "", "")
    Pager(output.console, output.speak, Keyboard()).show(lines)
    tops = [page.splitlines()[0] for page in shown.getvalue().split("\x1b[2J\x1b[H") if page]
    assert tops == ["line 1", "line 6", "line 1", "line 3 owl", "line 17 owl", "line 22", "line 26"]
    assert len(asked) == 7, "after the last page it is over"
    assert find(lines, "OWL", 4) == 16 and find(lines, "owl", 20) == 2 and find(lines, "bat", 0) is None


def test_the_last_page_is_full_and_what_was_asked_for_on_it_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word or a rule near the end was shown on a page of a line or two."""
    output = Output("en")
    shown = live(output, height=8)
    output.console._color_system = ColorSystem.STANDARD
    lines = [Text(f"line {number}{' owl' if number in (3, 28, 30) else ''}") for number in range(1, 31)]
    typing(monkeypatch, "/", "/", "b", "", "")
    Pager(output.console, output.speak, Keyboard()).show(lines, wanted="owl")
    pages = [page.splitlines() for page in shown.getvalue().split("\x1b[2J\x1b[H") if page]
    assert [page[0] for page in pages] == ["line 3 \x1b[7mowl\x1b[0m", "line 26", "line 26", "line 21", "line 26"]
    assert all("Lines 26–30 of 30" in page[5] for page in (pages[1], pages[2], pages[4]))
    typing(monkeypatch, "")
    Pager(output.console, output.speak, Keyboard()).show(lines, start=28)
    assert "\x1b[7mline 29\x1b[0m" in last_page(shown) and shown.getvalue().count("Lines 26–30") == 4


def test_a_long_answer_is_paged_and_then_the_table_is_shown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session, shown = session_at(CAULDRON.new_table(2, seed=1), height=12)
    asked = typing(monkeypatch, "help", "", "", "", "", "undo")
    session.step()
    with pytest.raises(EOFError):
        while True:
            session.step()
    assert asked.count("▸ ") >= 2 and "Your herbs" in last_page(shown)


# --- the log ----------------------------------------------------------------------------------------------------------


def test_log_shows_all_that_happened_and_finds_words_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = CAULDRON.new_table(4, seed=1, seats=("Robin", "Agatha", "Bertha", "Circe"))
    while not table.is_over:
        table.play(table.to_act[0], table.moves(table.to_act[0])[0])
    session, shown = session_at(table, height=8)
    typing(monkeypatch, "q", "q")
    session.commands.do_log(0, "")
    assert "The game is over" in last_page(shown)
    session.commands.do_log(0, "agatha")
    assert "Agatha throws a herb in" in last_page(shown)
    assert len(log(table, 0, ENGLISH)) == len(table.events(0)) > 20


def test_a_game_without_a_text_table_is_shown_as_names_and_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CAULDRON.__dict__, "faces", replace(CAULDRON.faces, terminal=None))
    session, shown = session_at(CAULDRON.new_table(2, seed=1))
    session.screen.show(0)
    assert re.search(rf"hand +{re.escape(str(session.table.view(0)['hand']))}", last_page(shown))


def test_no_line_of_the_log_is_cut_short() -> None:
    table = CAULDRON.new_table(2, seed=1, seats=("Bartholomew the Elder", "Wilhelmina the Wise"))
    for _ in range(2):
        table.play(table.to_act[0], table.moves(table.to_act[0])[0])
    output = Output("en")
    output.use(CAULDRON, table.seats)
    shown = live(output, width=40)
    Screen(output, table).show(0, ["a note"])
    text = " ".join(shown.getvalue().replace("·", " ").split())
    assert "In the cauldron: Bartholomew the Elder" in text and "…" not in text
    assert max(map(len, last_page(shown).removeprefix("\x1b[H").splitlines())) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_after_the_other_passing_is_one_line(language: str) -> None:
    towers = coven.game("wandering_towers")
    speak = towers.words(language)
    events = [Event("pass", {"seat": 0}), Event("pass", {"seat": 1}), Event("play", {"seat": 2}), Event("pass", {"seat": 2}), Event("deal", {})]
    assert [[event.args.get("seat") for event in group] for group in gathered(events, speak)] == [[0, 1], [2], [2], [None]]
    both = {"en": "Agatha and Bertha pass.", "de": "Agatha und Bertha passen.", "nl": "Agatha en Bertha passen."}
    table = towers.new_table(3, seed=1, seats=("Agatha", "Bertha", "Circe"))
    assert line_of(gathered(events, speak)[0], table, speak, None) == both[language]


# --- following the bots -----------------------------------------------------------------------------------------------


def test_the_speed_is_changed_during_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = session_at(CAULDRON.new_table(2, seed=1))
    for rest, beat, said in (("5", 1.2, "Speed 5,"), ("0", 0.0, "Speed 0,"), ("", 0.0, "Speed 0,"), ("99", 0.0, "Speed 0,")):
        session.commands.do_speed(0, rest)
        assert session.beat == beat and session.messages[-1].startswith(said)


def test_enter_hurries_the_bots_until_a_person_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = session_at(CAULDRON.new_table(4, seed=1))
    waited: list[float] = []
    monkeypatch.setattr(session.keyboard, "wait", lambda seconds: waited.append(seconds) or True)
    session.beat = 0.5
    session.pause(1.0)
    session.pause(1.0)
    assert waited == [1.0] and session.is_hurried


def test_a_scored_round_stays_until_it_has_been_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An event that a game declares for it makes the terminal wait for Enter, unless it is the end."""
    monkeypatch.setenv("COVEN_SAVES", str(tmp_path))
    monkeypatch.setitem(CAULDRON.__dict__, "faces", replace(CAULDRON.faces, pause_events=frozenset({"stirred"})))
    table = CAULDRON.new_table(2, seed=1)
    session, _ = session_at(table)
    asked = typing(monkeypatch, "", "")
    monkeypatch.setattr(Table, "events", lambda self, viewer, since=0: [Event("stirred")])
    shown: list[int | None] = []
    monkeypatch.setattr(session.screen, "show", shown.append)
    session.show_round()
    assert asked == ["Press Enter to continue "] and shown == [0]
    session.seating = Seating(table.seats, (PERSON, PERSON))
    session.play(0, table.moves(0)[0])
    assert len(asked) == 2 and shown == [0, None], "several people look at what everybody may see"
    session.seating = Seating(table.seats, ("random", "random"))
    session.play(1, table.moves(1)[0])
    assert len(asked) == 2, "nobody reads at a table of bots"


def test_an_answer_does_not_push_the_table_off_the_screen() -> None:
    """Where the notes fill the room that is left, the log is left out."""
    table = coven.game("wandering_towers").new_table(3, {"master": True}, seed=5)
    session, shown = session_at(table, height=24)
    for lines in range(2, 9):
        session.screen.show(0, [f"note {number}" for number in range(lines)])
        assert len(last_page(shown).splitlines()) < 24
        assert "note 0" in last_page(shown)
