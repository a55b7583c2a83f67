"""A game whose words are not whole is found out."""

import shutil
from pathlib import Path

import pytest
from table.helping import GAME, changed, with_about

from coven.conformance import Broken, check_game, check_words
from coven.table.game import Game
from coven.table.options import Choice


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """The template with its words in a folder of its own."""
    shutil.copytree(GAME.about.folder, tmp_path / "cauldron", ignore=shutil.ignore_patterns("__pycache__"))
    return with_about(folder=tmp_path / "cauldron")


def strike(game: Game, language: str, key: str) -> None:
    """Takes a message out of a language."""
    path = game.about.folder / "words" / f"{language}.ftl"
    path.write_text("".join(line for line in path.read_text().splitlines(keepends=True) if not line.startswith(f"{key} =")))


def test_whole_words_pass(game: Game) -> None:
    check_words(game)


@pytest.mark.parametrize("key", ["game-title", "move-throw", "refusal-not-in-hand", "end-stirred", "option-rounds"])
def test_a_message_missing_in_one_language(game: Game, key: str) -> None:
    strike(game, "nl", key)
    with pytest.raises(
        Broken, match=rf"the words in 'nl' say everything: cauldron: missing \['{key.replace('not-in', 'not_in').replace('in-hand', 'in_hand')}'\]"
    ):
        check_words(game)


def test_a_language_missing_altogether(game: Game) -> None:
    (game.about.folder / "words" / "de.ftl").unlink()
    with pytest.raises(Broken, match="there are words in 'de'"):
        check_words(game)


def test_a_message_only_one_language_has(game: Game) -> None:
    with (game.about.folder / "words" / "de.ftl").open("a") as words:
        words.write("nachsatz = Ende\n")
    with pytest.raises(Broken, match=r"the words in 'de' have the same keys as those in 'en': cauldron: differing \['nachsatz'\]"):
        check_words(game)


def test_a_choice_without_words(game: Game) -> None:
    with pytest.raises(Broken, match=r"missing \['option-tie', 'option-tie-play_on', 'option-tie-shared'\]"):
        check_words(changed(about={"options": (*game.options, Choice("tie", ("shared", "play_on")))}, game=game))


def test_a_prompt_without_words_in_one_language(game: Game) -> None:
    strike(game, "nl", "prompt-wait")
    with pytest.raises(Broken, match=r"the words in 'nl' say everything: cauldron: missing \['prompt-wait'\]"):
        check_words(game)


def write(game: Game, language: str, key: str, text: str) -> None:
    """Says a message of a language in other words."""
    strike(game, language, key)
    with (game.about.folder / "words" / f"{language}.ftl").open("a") as words:
        words.write(f"{key} = {text}\n")


def test_a_prompt_that_leaves_something_out_in_one_language(game: Game) -> None:
    write(game, "de", "prompt-throw", "Wirf ein Kraut hinein")
    with pytest.raises(Broken, match="a prompt speaks of the same in every language: cauldron: prompt 'prompt-throw'"):
        check_words(game)


def test_a_prompt_may_tell_how_many_seats_there_are(game: Game) -> None:
    for language in ("en", "de", "nl"):
        write(game, language, "prompt-wait", "{ $players } ({ $count })")
    check_words(game)


def test_a_prompt_that_speaks_of_what_it_is_not_given(game: Game) -> None:
    for language in ("en", "de", "nl"):
        write(game, language, "prompt-throw", "{ $player }: { $herbs }")
    with pytest.raises(Broken, match=r"a prompt speaks of what it is declared with: cauldron: prompt 'prompt-throw', unknown \['herbs'\]"):
        check_words(game)


def test_an_event_without_words(game: Game) -> None:
    for language in ("en", "de", "nl"):
        strike(game, language, "event-stirred")
    check_words(game)
    with pytest.raises(Broken, match=r"the words in 'en' tell every event: .*untold \['stirred'\]"):
        check_game(game, 2, {}, 1)
