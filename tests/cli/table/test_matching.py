"""What a person types stands for the move it reads like, never for another."""

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

import coven
from coven.cli.output import Output
from coven.cli.sentences import name_move
from coven.cli.table.lines import split_moves
from coven.cli.table.matching import MoveList, example, find_move, in_language, move_list_of
from coven.cli.table.saves import resume
from coven.cli.table.seats import PERSON, Seating
from coven.cli.table.session import Session, result_lines
from coven.table.game import Game
from coven.table.table import Table
from coven.table.values import Move
from coven.table.words import LANGUAGES, words
from tests.broom_service.build import table as broom_table
from tests.cli.pseudo_terminal import PseudoTerminal
from tests.wandering_towers.build import ALL_SPELLS, MASTER, flasks, listed, play, table

SPACES = [Move(number, "wizard", f"wizard {space}", {"space": space}) for number, space in enumerate((2, 3, 5, 7))]
CARDS = [Move(number, "play", text) for number, text in enumerate(("R5", "G12", "Z"))]


@pytest.mark.parametrize(
    ("text", "found"),
    [("3", None), ("7", "wizard 7"), ("wizard 7", "wizard 7"), ("#3", "wizard 5"), ("4", "wizard 7"), ("1", "wizard 2"), ("#9", None)],
)
def test_a_number_means_the_place_in_the_list_unless_another_move_has_it_in_its_notation(text: str, found: str | None) -> None:
    move = find_move(MoveList(SPACES), text)
    assert (move and move.text) == found


@pytest.mark.parametrize(("text", "found"), [("2", "G12"), ("#2", "G12"), ("4", None), ("0", None), ("9" * 5000, None), ("#", None)])
def test_a_number_means_the_place_in_the_list_in_every_game(text: str, found: str | None) -> None:
    move = find_move(MoveList(CARDS), text)
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
    session.prompt.play_typed(seat, move_list_of(at, seat, session.output.speak), line)
    return session.messages


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
    [
        ("en", "“T2” could be: T2 tower, discard T2. Which one?"),
        ("de", "„T2“ kann heißen: T2 Turm, lege-ab T2. Was meinst du?"),
        ("nl", "‘T2’ kan betekenen: T2 toren, leg-af T2. Wat bedoel je?"),
    ],
)
def test_the_question_speaks_the_language(language: str, said: str) -> None:
    assert typed(second_action(), "T2", language) == [said]


@pytest.mark.parametrize(("language", "name"), [("de", "Waldhexe"), ("nl", "woudheks")])
def test_an_example_a_refusal_and_a_doubt_are_in_the_language_on_the_screen(language: str, name: str) -> None:
    """Cards as they are printed, such as R3, are the same in every language."""
    at = coven.game("broom_service").new_table(2, seed=2)
    speak = at.game.words(language)
    choice = move_list_of(at, 0, speak)
    assert example(choice) == name
    assert find_move(choice, name) == at.moves(0)[0]
    assert typed(at, name, language) == []
    refused, doubtful = typed(at, name, language)[0], typed(at, "gatherer", language)[0]
    taken = in_language("choose forest-witch", speak)
    assert refused.startswith(name) and typed(at, taken, language)[0].startswith(f"{taken} ")
    assert "choose" not in refused + doubtful and "-gatherer" not in doubtful
    assert all(in_language(f"choose {role}-gatherer", speak) in doubtful for role in ("fruit", "herb", "root"))
    cards = coven.game("witches").new_table(4, seed=1)
    assert example(move_list_of(cards, 0, cards.game.words(language))) == example(move_list_of(cards, 0)) == cards.moves(0)[0].args["card"]


SAME = {"de": {"orange"}, "nl": {"partner", "in"}}  # words that are spelled alike in English


@pytest.mark.parametrize("game", [coven.game(name) for name in ("witches", "wandering_towers", "broom_service")], ids=str)
@pytest.mark.parametrize("language", ["de", "nl"])
def test_every_word_of_a_notation_is_said_in_every_language_and_each_move_in_its_own_way(language: str, game: Game) -> None:
    speak = game.words(language)
    english = {word for move in game.all_moves for word in re.findall(r"(?<!\S)[a-z_-]{2,}(?!\S)", move.text)}
    assert {word for word in english if in_language(word, speak) == word} <= SAME[language]
    written = {in_language(move.text, speak, move.kind).casefold() for move in game.all_moves}
    assert len(written) == len(game.all_moves)
    assert all(in_language(move.text, game.words("en"), move.kind) == move.text for move in game.all_moves if "pawn" not in move.args)


@pytest.mark.parametrize(("language", "said"), [("en", "fly p1 a7"), ("de", "fliege p1 a7"), ("nl", "vlieg p1 a7")])
def test_pawns_are_counted_from_1_where_moves_are_written(language: str, said: str) -> None:
    game = coven.game("broom_service")
    speak = game.words(language)
    first = game.move("fly 0 a7")
    choice = MoveList([first, game.move("fly 1 a7"), game.move("gather 1")], write=lambda notation, kind: in_language(notation, speak, kind))
    assert choice.written(first) == said and choice.written(choice.moves[1]) == said.replace("p1", "p2")
    assert choice.written(choice.moves[2]).endswith(" 1")
    assert find_move(choice, said) == find_move(choice, "fly 0 a7") == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_can_be_typed(language: str) -> None:
    """Each move by what the list says, and the example; in the same words, or in English."""
    for game in (coven.game("witches"), coven.game("wandering_towers"), coven.game("broom_service")):
        chance = random.Random(3)
        at = game.new_table(3, {"master": True} if game.name == "wandering_towers" else {}, seed=3)
        while not at.is_over and len(at.keeper) < 150:
            seat = at.to_act[0]
            choice = move_list_of(at, seat, game.words(language))
            assert find_move(choice, example(choice)) == choice.moves[0]
            for move in choice.moves:
                assert find_move(choice, choice.written(move)) == find_move(choice, move.text) == move
            at.play(seat, chance.choice(at.moves(seat)))


def test_a_letter_that_begins_moves_and_words_to_the_table_lists_both() -> None:
    """`W` alone was taken for `why`."""
    at = second_action("W1 W4T4")
    session = session_at(at)
    session.prompt.answer(0, move_list_of(at, 0, session.output.speak), "W")
    assert len(session.messages) == 1 and session.messages[0].startswith("“W” could be: why, ")
    assert all(move in session.messages[0] for move in ("W4T4 wizard", "discard W4T4"))
    for line, said in (("w T1", "You can’t play T1"), ("?", "Type a move")):
        session.messages = []
        session.prompt.answer(0, move_list_of(at, 0, session.output.speak), line)
        assert session.messages[0].startswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "hand", [["hill-witch", "forest-witch"], ["mountain-witch", "herb-gatherer"], ["fruit-gatherer", "herb-gatherer"]], ids=" ".join
)
def test_the_hint_is_one_line_of_80_columns_whatever_is_held(hand: list[str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`mutig Hügelhexe` took a second line."""
    monkeypatch.setenv("COLUMNS", "80")
    at = broom_table([hand, ["root-gatherer"]])
    output = Output(language)
    output.use(at.game, at.seats)
    prompt = Session(output, at, Seating(at.seats, (PERSON, "random")), {}).prompt
    choice = move_list_of(at, 0, output.speak)
    hint = prompt.hint(choice)
    assert len(hint) <= 80
    shown = example(choice, 80 - len(output.speak("play-hint", move="")))
    assert shown in hint and find_move(choice, shown) in choice.moves


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_hint_names_the_same_words_in_every_language(language: str) -> None:
    speak = coven.game("witches").words(language)
    names = ("moves", "hint", "rules", "log", "undo", "help", "quit")
    assert speak("play-hint", move="X").split(" · ")[1:] == [speak(f"command-{name}").split()[0] for name in names]


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
    assert split_moves(at.game, move_list_of(at, 0), "discard T2") == ["discard T2"]
    assert typed(at, "discard T2") == ["You can’t play discard T2 now. Only your second card may be thrown away unused. (rule 17)"]


def test_the_example_is_never_half_a_word() -> None:
    """`end turn` is not `turn`."""
    at = play(
        table(2, wizards={10: [0, 0], 12: [1]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 4}), "W1 wizard", "wizard 10", "W2 wizard", "wizard 10"
    )
    assert listed(at)[0] == "end turn"
    assert example(move_list_of(at, 0)) == "end turn"


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
    assert "e.g. T2 tower," in session.messages[0] and "R5" not in " ".join(session.messages)
    session.messages = []
    session.commands.do_moves(0, "")
    named = [name_move(move, at.game, session.output.speak, at.seats) for move in at.moves(0)]
    assert len({len(move.text) for move in at.moves(0)}) > 1
    assert len({line.index(f"  {name}") for line, name in zip(session.messages, named, strict=True)}) == 1


def test_help_tells_what_the_game_itself_has_to_say(tmp_path: Path) -> None:
    """A game's words may explain its signs under `help-game`, which no common word may hide; one without them is helped all the same."""
    assert not any(words(language).has("help-game") for language in LANGUAGES)
    (tmp_path / "en.ftl").write_text("help-game =\n    ♜ is the castle.\n    ◈ is a shield.\n", encoding="utf-8")
    session = session_at(second_action())
    session.output.speak = words("en", tmp_path)
    session.commands.do_help(0, "")
    assert session.messages[-3:] == ["", "♜ is the castle.", "◈ is a shield."]


def test_a_long_answer_stands_alone_a_screenful_at_a_time(tmp_path: Path) -> None:
    """On 80 by 12 the help is longer than the screen; then Enter shows the table again."""
    environment = {"COVEN_SAVES": str(tmp_path)}
    terminal = PseudoTerminal("play", "witches", "--seed", "3", "--name", "Robin", "--fast", "--lang", "en", environment=environment, height=12)
    terminal.until("Robin ▸ ")
    terminal.type("help")
    page = terminal.until("▸ ")
    assert "Type a move as it is written" in page and "Your hand" not in page and len(page.splitlines()) <= 12
    terminal.type("")
    assert "shows everything that has happened" in terminal.until("▸ ")
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
    assert [message.split()[:2] for message in session.messages] == [["ask_from_flasks", "2"]] * 2
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


def test_a_word_to_the_table_that_is_begun_goes_before_a_refused_move() -> None:
    """`zü` was read as a part of “springe zum Steinkreis”, which could not be done anyhow."""
    at = coven.game("broom_service").new_table(2, seed=2)
    session = session_at(at, "de")
    session.prompt.answer(0, move_list_of(at, 0, session.output.speak), "zü")
    assert len(session.messages) == len(at.moves(0)) and session.messages[0].lstrip().startswith("1  nimm Waldhexe")
