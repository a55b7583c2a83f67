"""Whatever a program hands in, the answer is an error with a stable code, and nothing has changed."""

from pathlib import Path
from typing import Any

import pytest
from table.helping import GAME, failing, finished, new, play_on, unchanged

import coven
from coven.bots import Bot
from coven.errors import CovenError, shown, writing
from coven.games.witches import score_round
from coven.table.box import Box
from coven.table.files.record import read_lines, replay_steps
from coven.table.options import Choice, Number
from coven.table.seeds import make_seed
from coven.table.words import words

VERY_LARGE = 10**5000  # more digits than Python writes out


class Unspeakable:
    """An object that can't even be written down."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")


# --- options, seeds, boxes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [["rounds"], ("rounds", 1), "rounds", 5, {"rounds"}])
def test_options_that_are_not_by_name(options: Any) -> None:
    with failing("bad_options") as caught:
        new(2, options=options)
    assert caught.value.details == {"options": shown(options)}


@pytest.mark.parametrize("value", [VERY_LARGE, Unspeakable(), [VERY_LARGE]], ids=range(3))
def test_a_value_that_can_not_be_written_is_named_all_the_same(value: Any) -> None:
    with failing("bad_option") as caught:
        Number("limit", 1, 9, 1).check(value)
    assert "Option limit: <" in str(caught.value)


def test_a_choice_is_a_text() -> None:
    class Anything:
        def __eq__(self, other: object) -> bool:
            return True

        def __hash__(self) -> int:
            return 0

    with failing("bad_option"):
        Choice("tie", ("shared", "play_on")).check(Anything())


@pytest.mark.parametrize("seed", ["\ud800", "foggy \udcff", VERY_LARGE, Unspeakable(), [VERY_LARGE]], ids=range(5))
def test_seeds_that_can_not_be_written(seed: Any) -> None:
    with failing("bad_seed"):
        make_seed(seed)
    with failing("bad_seed"):
        new(2, seed)


@pytest.mark.parametrize("path", ["a\0b", "\ud800", 5, None, b"box.toml", [], ""])
def test_boxes_that_are_no_file(path: Any) -> None:
    with failing("no_such_file" if isinstance(path, str) else "bad_path"):
        Box.from_file(path, GAME.rules.build_box)


def test_a_box_without_a_bottom() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with failing("bad_box"):
        GAME.box({"name": "deep", "copies": deep})


# --- files ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["a\0b", "\ud800.jsonl", ""])
def test_records_that_are_no_file(path: str) -> None:
    with failing("no_such_file"):
        coven.load(path)


@pytest.mark.parametrize("path", [5, None, b"game.jsonl", ["game.jsonl"], 1.5])
def test_what_is_no_path_is_said_to_be_none(path: Any) -> None:
    for ask in (coven.load, finished(2).record().save):
        with failing("bad_path") as caught:
            ask(path)
        assert caught.value.message == f"{path!r} names no file: a path is a text."


@pytest.mark.parametrize("path", ["/", ".", "..", "", "a\0b", "\ud800.jsonl", "/proc/x", "nowhere/game.jsonl"])
def test_places_where_no_record_can_be_saved(path: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with failing("cannot_write"):
        finished(2).record().save(path)
    assert list(tmp_path.iterdir()) == []


def test_an_error_says_what_the_system_said() -> None:
    with failing("cannot_write") as caught, writing("game.jsonl"):
        raise OSError(28, "No space left on device")
    assert caught.value.message == "game.jsonl can't be written: No space left on device."
    assert caught.value.details == {"file": "game.jsonl"}


def test_what_is_shown_is_short() -> None:
    assert shown("x" * 10_000).endswith("…") and len(shown("x" * 10_000)) == 200
    assert shown(Unspeakable()) == "<Unspeakable>"


# --- bots and scores --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["random", "careful"])
def test_a_bot_is_not_asked_once_the_game_is_over(bot: str) -> None:
    game = coven.game("witches")
    table = play_on(game.new_table(3, {"rounds": 1}, seed=1))
    with pytest.raises(CovenError) as caught:
        Bot(bot, game, 1).choose(table, 0)
    assert (caught.value.code, caught.value.details) == ("not_to_act", {"seat": 0})


def test_a_bot_is_not_asked_when_it_is_not_its_turn() -> None:
    table = play_on(new(2), 1)
    (waiting,) = {0, 1} - set(table.to_act)
    with unchanged(table, "not_to_act"):
        Bot("random", GAME, 1).choose(table, waiting)
    seats: tuple[Any, ...] = (2, -1, "0", None, True)
    for seat in seats:
        with unchanged(table, "bad_seat"):
            Bot("random", GAME, 1).choose(table, seat)


@pytest.mark.parametrize("seed", [[1], {}, "\ud800", object()])
def test_a_bot_with_no_seed(seed: Any) -> None:
    with failing("bad_seed"):
        Bot("random", GAME, seed)


@pytest.mark.parametrize("blocks", ["no", 0, 1, None])
def test_a_round_is_scored_with_yes_or_no(blocks: Any) -> None:
    with failing("bad_option") as caught:
        score_round(["R1", "", ""], air_blocks_own_spell=blocks)
    assert caught.value.details["option"] == "air_blocks_own_spell"


# --- tables -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", [5, 1.5, b"box.toml", ["standard"], object(), "a\0b"])
def test_tables_with_no_box(box: Any) -> None:
    for call in (lambda: new(2, box=box), lambda: score_round(["R1", "", ""], box=box)):
        with failing("no_such_file" if isinstance(box, str) else "bad_path"):
            call()


@pytest.mark.parametrize("options", [[], "", 0, False])
def test_nothing_is_not_the_same_as_no_options(options: Any) -> None:
    with failing("bad_options"):
        new(2, options=options)


@pytest.mark.parametrize("seats", [5, "ab", b"ab", {"A", "B"}, {"A": 1, "B": 2}, 1.5, object(), ["A"], [1, 2], ["A", ""]])
def test_seats_that_are_no_list_of_names(seats: Any) -> None:
    with failing("bad_seats"):
        new(2, seats=seats)


@pytest.mark.parametrize("number", [VERY_LARGE, -VERY_LARGE], ids=["large", "small"])
def test_numbers_that_python_does_not_write_out(number: int) -> None:
    with failing("bad_players"):
        new(number)
    table = new(2)
    for code, ask in (("bad_seat", table.moves), ("bad_number", table.keeper.table_at), ("unknown_move", lambda move: table.play(0, move))):
        with unchanged(table, code):
            ask(number)


def test_a_move_of_very_many_letters() -> None:
    with unchanged(new(2), "unknown_move"):
        new(2).play(0, "9" * 5000)


@pytest.mark.parametrize("seat", [99, -1, True, None, "0", 1.0, VERY_LARGE, []], ids=range(8))
def test_taking_back_at_a_seat_there_is_not(seat: Any) -> None:
    table = play_on(new(2), 1)
    for ask in (table.may_undo, table.undo_refusal, table.undo):
        with unchanged(table, "bad_seat"):
            ask(seat)


@pytest.mark.parametrize("language", [[], {}, None, 5, b"en", VERY_LARGE, ["en"]], ids=range(7))
def test_what_is_no_language(language: Any) -> None:
    for ask in (words, GAME.words):
        with failing("unknown_language") as caught:
            ask(language)
        assert caught.value.details == {"language": shown(language)}


@pytest.mark.parametrize("record", ["x", 5, None, [], {}, VERY_LARGE, b"", object()], ids=range(8))
def test_what_is_no_record(record: Any) -> None:
    for ask in (coven.replay, coven.verify, lambda given: list(replay_steps(given))):
        with failing("bad_record"):
            ask(record)


@pytest.mark.parametrize("lines", [5, None, "x", b"x", VERY_LARGE, object(), [5], [None], [[]], [b"{}"]], ids=range(10))
def test_what_are_no_lines(lines: Any) -> None:
    with failing("bad_record"):
        read_lines(lines)
