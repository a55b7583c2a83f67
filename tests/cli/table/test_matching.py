"""What a person types stands for the move it reads like, never for another."""

from dataclasses import replace
from pathlib import Path

import pytest

import coven
from coven.cli.output import Output
from coven.cli.sentences import name_move
from coven.cli.table.lines import split_moves
from coven.cli.table.matching import Choice, choice_of, example, find_move
from coven.cli.table.saves import resume
from coven.cli.table.seats import PERSON, Seating
from coven.cli.table.session import Session, result_lines
from coven.table.table import Table
from coven.table.values import Move
from coven.table.words import LANGUAGES, words
from tests.cli.pseudo_terminal import PseudoTerminal
from tests.wandering_towers.build import ALL_SPELLS, MASTER, flasks, listed, play, table

SPACES = [Move(number, "wizard", f"wizard {space}", {"space": space}) for number, space in enumerate((2, 3, 5, 7))]
CARDS = [Move(number, "play", text) for number, text in enumerate(("R5", "G12", "Z"))]


@pytest.mark.parametrize(
    ("text", "found"),
    [("3", None), ("7", "wizard 7"), ("wizard 7", "wizard 7"), ("#3", "wizard 5"), ("4", "wizard 7"), ("1", "wizard 2"), ("#9", None)],
)
def test_a_number_means_the_place_in_the_list_unless_another_move_has_it_in_its_notation(text: str, found: str | None) -> None:
    move = find_move(Choice(SPACES), text)
    assert (move and move.text) == found


@pytest.mark.parametrize(("text", "found"), [("2", "G12"), ("#2", "G12"), ("4", None), ("0", None), ("9" * 5000, None), ("#", None)])
def test_a_number_means_the_place_in_the_list_in_every_game(text: str, found: str | None) -> None:
    move = find_move(Choice(CARDS), text)
    assert (move and move.text) == found


def test_a_game_lost_by_all_names_no_winner() -> None:
    game = coven.game("wandering_towers")
    at = game.new_table(1, seed=1)
    while not at.is_over:
        at.play(0, at.moves(0)[0])
    assert at.outcome is not None and not at.outcome.winners
    output = Output("en")
    output.use(game, at.seats)
    assert len(result_lines(output, at)) == 1


# --- on real positions ------------------------------------------------------------------------------------------------


def session_at(at: Table, language: str = "en") -> Session:
    """A session in which people sit everywhere."""
    output = Output(language)
    output.use(at.game, at.seats)
    return Session(output, at, Seating(at.seats, (PERSON,) * at.players), {}, 0.0)


def typed(at: Table, line: str, language: str = "en") -> list[str]:
    """What the table says to whoever must act after a line typed at it."""
    session, seat = session_at(at, language), at.to_act[0]
    session.prompt.play_typed(seat, choice_of(at, seat, session.output.speak), line)
    return session.notes


def second_action(hand: str = "T2 W4T4") -> Table:
    """Seat 0 has a card left to play or to throw away (Towers 17)."""
    return play(table(2, wizards={10: [0, 0], 12: [1]}, hands={0: f"{hand} W1"}, castle=14), "W1 wizard", "wizard 10")


@pytest.mark.parametrize(
    ("text", "could_be"),
    [("T2", "T2 tower, discard T2"), ("t2", "T2 tower, discard T2"), ("W4T4", "W4T4 wizard, W4T4 tower, discard W4T4")],
)
def test_a_card_named_in_the_second_action_is_asked_about_and_never_thrown_away(text: str, could_be: str) -> None:
    """Towers 17 allows `discard`; a bare name does not say so."""
    at = second_action()
    assert "discard T2" in listed(at)
    before = len(at.keeper)
    assert typed(at, text) == [f"“{text}” could be: {could_be}. Which one?"]
    assert len(at.keeper) == before


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "“T2” could be: T2 tower, discard T2. Which one?"), ("de", "„T2“ kann heißen: T2 tower, discard T2. Was meinst du?")]
    + [("nl", "‘T2’ kan betekenen: T2 tower, discard T2. Wat bedoel je?")],
)
def test_the_question_speaks_the_language(language: str, said: str) -> None:
    assert typed(second_action(), "T2", language) == [said]


def test_a_card_with_dice_is_not_thrown_away_either() -> None:
    at = second_action("WTD1 T2")
    assert typed(at, "WTD1") == ["“WTD1” could be: roll WTD1, discard WTD1. Which one?"]


def test_a_unique_beginning_is_enough_and_a_card_not_held_is_refused() -> None:
    at = table(2, wizards={10: [0], 12: [1]}, hands={0: "T2 W4T4 W1"}, castle=14)
    assert typed(at, "T5") == ["You can’t play T5 now. You don’t hold that card. (rule 15)"]
    assert len(at.keeper) == 0
    assert typed(at, "t2") == [] and [move.text for _, move in at.keeper.history] == ["T2 tower"]


def test_where_a_card_can_only_be_thrown_away_its_name_does_not_do_so() -> None:
    """Towers 52: the only wizard of seat 0 is locked up, so W2 moves nothing; it may have been meant for that all the same."""
    stacks, hand = {12: ["T1"], 11: ["T2"]}, "W2 W3 T1"
    at = table(2, wizards={"T1": [0], 10: [1]}, stacks=stacks, hands={0: hand}, castle=14, options={"spells": "none"})
    play(at, "T1 tower", "tower T2")
    assert listed(at) == ["discard W2", "discard W3"]
    assert typed(at, "W2") == ["“W2” alone is not clear enough. If you mean discard W2, type all of it."]
    before = len(at.keeper)
    assert typed(at, "discard W2") == [] and len(at.keeper) > before


def with_all_spells(**more: object) -> Table:
    options = {"wizards": {10: [0, 0], 12: [1]}, "castle": 14, "full": {0: 4}, "options": ALL_SPELLS, **more}
    return table(**options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "text", "could_be"),
    [("T1 tower", "T3", "tower T3, free T3"), ("W2 wizard", "10", "#10 free T2, #1 wizard 10, #2 carry 10")],
)
def test_no_flask_is_spent_on_a_guess(card: str, text: str, could_be: str) -> None:
    """Towers 22 and 28: `free` and `carry` are paid for."""
    at = play(with_all_spells(hands={0: "T1 W2 W3"}, wizards={10: [0, 0], 12: [1], 3: [0]}, stacks={3: ["T3"]}), card)
    before = flasks(at, 0)
    assert typed(at, text) == [f"“{text}” could be: {could_be}. Which one?"]
    assert flasks(at, 0) == before


def test_a_spell_that_may_come_before_or_after_is_asked_about() -> None:
    """Towers 33: in the window both are listed, and the name of the spell does not say which."""
    at = play(table(wizards={10: [0], 12: [1]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 4}, options=MASTER), "W1 wizard", "wizard 10")
    assert {"cast move_wizard", "cast move_wizard after"} <= set(listed(at))
    assert typed(at, "move_wizard") == ["“move_wizard” could be: cast move_wizard after, cast move_wizard. Which one?"]
    assert flasks(at, 0)[0] == 4


def test_where_nothing_else_can_be_meant_the_end_of_a_move_will_do() -> None:
    at = table(2, wizards={10: [0], 12: [1]}, hands={0: "T2 W4T4 W1"}, castle=14)
    assert typed(at, "W1 wizard, 10") == []
    assert [move.text for _, move in at.keeper.history] == ["W1 wizard", "wizard 10"]
    assert typed(at, "W4T4 tower t3") == []
    assert [move.text for _, move in at.keeper.history][2:] == ["W4T4 tower", "tower T3"]


def test_a_line_is_played_whole_or_not_at_all() -> None:
    at = table(2, wizards={10: [0], 12: [1]}, hands={0: "T2 W4T4 W1"}, castle=14)
    refused, none_made = typed(at, "W1 wizard, wizard 12, wizard 10")
    assert refused == "You can’t play wizard 12 now. There is no such visible wizard there. (rule 10)"
    assert none_made == "So none of the moves on that line was made." and len(at.keeper) == 0


def test_a_line_with_something_that_is_no_move_plays_nothing() -> None:
    at = second_action()
    with pytest.raises(coven.CovenError, match="unknown_move"):
        typed(at, "discard T2 x")
    assert "discard T2" in listed(at)


def test_a_refused_move_in_full_is_not_taken_apart() -> None:
    at = table(2, wizards={10: [0], 12: [1]}, hands={0: "T2 W4T4 W1"}, castle=14)
    assert split_moves(at.game, choice_of(at, 0), "discard T2") == ["discard T2"]
    assert typed(at, "discard T2") == ["You can’t play discard T2 now. Only your second card may be thrown away unused. (rule 17)"]


def test_the_example_is_never_half_a_word() -> None:
    """`end turn` is not `turn`."""
    at = play(
        table(2, wizards={10: [0, 0], 12: [1]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 4}), "W1 wizard", "wizard 10", "W2 wizard", "wizard 10"
    )
    assert listed(at)[0] == "end turn"
    assert example(choice_of(at, 0)) == "end turn"


def test_brave_or_cowardly_is_asked_in_broom_service() -> None:
    game = coven.game("broom_service")
    at = game.new_table(3, seed=2)
    while at.view(None)["phase"] == "choosing":
        seat = at.to_act[0]
        assert typed(at, at.moves(seat)[-1 - seat].args["role"]) == []  # while roles are chosen the name will do
    role, before = at.moves(at.to_act[0])[0].args["role"], len(at.keeper)
    assert typed(at, role) == [f"“{role}” could be: brave {role}, cowardly {role}. Which one?"]
    assert len(at.keeper) == before


# --- words to the table -----------------------------------------------------------------------------------------------


def test_help_shows_a_move_of_this_moment_and_the_list_is_in_columns() -> None:
    at = second_action()
    session = session_at(at)
    session.commands.do_help(0, "")
    assert "e.g. T2 tower," in session.notes[0] and "R5" not in " ".join(session.notes)
    session.notes = []
    session.commands.do_moves(0, "")
    named = [name_move(move, at.game, session.output.speak, at.seats) for move in at.moves(0)]
    assert len({len(move.text) for move in at.moves(0)}) > 1
    assert len({line.index(f"  {name}") for line, name in zip(session.notes, named, strict=True)}) == 1


def test_help_tells_what_the_game_itself_has_to_say(tmp_path: Path) -> None:
    """A game's words may explain its signs under `help-game`, which no common word may hide; one without them is helped all the same."""
    assert not any(words(language).has("help-game") for language in LANGUAGES)
    (tmp_path / "en.ftl").write_text("help-game =\n    ♜ is the castle.\n    ◈ is a shield.\n", encoding="utf-8")
    session = session_at(second_action())
    session.output.speak = words("en", tmp_path)
    session.commands.do_help(0, "")
    assert session.notes[-3:] == ["", "♜ is the castle.", "◈ is a shield."]


def test_a_long_answer_stands_alone_a_screenful_at_a_time(tmp_path: Path) -> None:
    """On 80 by 12 the help is longer than the screen; then Enter shows the table again."""
    environment = {"COVEN_SAVES": str(tmp_path)}
    terminal = PseudoTerminal("play", "witches", "--seed", "3", "--name", "Robin", "--fast", "--lang", "en", environment=environment, height=12)
    terminal.until("Robin ▸ ")
    terminal.type("help")
    page = terminal.until("▸ ")
    assert "Type a move as it is written" in page and "Your hand" not in page and len(page.splitlines()) <= 12
    terminal.type("")
    assert "leaves the table" in terminal.until("▸ ")
    terminal.type("b")
    assert "Type a move as it is written" in terminal.until("▸ ")
    terminal.type("picture")
    assert "draws the table as an SVG picture" in terminal.until("▸ ")
    terminal.type("q")
    assert "Your hand" in terminal.until("Robin ▸ ")
    terminal.type("quit")
    assert terminal.rest()[1] == 0


def test_a_setting_is_shown_changed_and_kept_through_save_and_resume(tmp_path: Path) -> None:
    at = table(2, wizards={10: [0], 12: [1]}, castle=14, options=MASTER)
    session = session_at(at)
    session.commands.do_set(1, "ask_from_flasks 2")
    session.commands.do_set(1, "ask_from_flasks")
    assert [note.split()[:2] for note in session.notes] == [["ask_from_flasks", "2"]] * 2
    again, seating, settings = resume(session.keep(str(tmp_path / "game.jsonl")), "wandering_towers")
    assert settings == {1: {"ask_from_flasks": 2}}
    assert Session(session.output, again, seating, {}, 0.0, None, settings).settings == session.settings
    assert coven.verify(coven.load(tmp_path / "game.jsonl"))[0].code == "unfinished"


@pytest.mark.parametrize("kept", ["nonsense", 3, {"1": {"ask_from_flasks": 99}}, {"1": {"other": 2}}, {"1": 2}, {"7": {"ask_from_flasks": 2}}])
def test_settings_that_the_game_does_not_know_are_left_out(kept: object, tmp_path: Path) -> None:
    at = table(2, wizards={10: [0], 12: [1]}, castle=14, options=MASTER)
    record = at.keeper.record(with_seed=True)
    replace(record, header={**record.header, "settings": kept}).save(tmp_path / "game.jsonl")
    assert resume(tmp_path / "game.jsonl", "wandering_towers")[2] == {}


# --- who looks at the screen ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "curtains"), [("cooperative", 0), ("competitive", 3)])
def test_only_what_is_hidden_asks_for_a_curtain(mode: str, curtains: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Together against the deck all hold one hand; else each has a hand of their own."""
    session = session_at(coven.game("wandering_towers").new_table(3, {"mode": mode}, seed=1))
    asked: list[str] = []
    monkeypatch.setattr("builtins.input", lambda prompt: asked.append(prompt) or "")
    for seat in (0, 1, 1, 2):
        session.face(seat)
        assert session.facing == seat
    assert len(asked) == curtains


def test_a_typed_move_is_looked_up_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`Game.move` is asked when the move is made, and at no other hop between the keyboard and the rules."""
    monkeypatch.setenv("COVEN_SAVES", str(tmp_path))
    at = table(2, wizards={10: [0], 12: [1]}, hands={0: "T2 W4T4 W1"}, castle=14)
    session = session_at(at)
    session.facing = 0
    asked: list[object] = []
    look_up = coven.Game.move
    monkeypatch.setattr(coven.Game, "move", lambda game, move: asked.append(move) or look_up(game, move))
    monkeypatch.setattr("builtins.input", lambda prompt="": "t2")
    session.step()
    assert [str(move) for move in asked] == ["T2 tower"] and len(at.keeper) == 1
