"""Records: a whole game on file, read back to the same game; a damaged one is found out and says where."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from table.helping import GAME, changed, failing, finished, new, play_on
from template.cauldron import rules
from template.cauldron.view import events

import coven
from coven.table import registry
from coven.table.files.record import Record, read_lines, replay_steps
from coven.table.table import Table

OWN_BOX = {"name": "own", "copies": [0, 0, 0, 0, 0, 60], "hand_size": 5}
NAMES = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1).filter(str.strip)


def rows(table: Table) -> list[Any]:
    return [json.loads(line) for line in table.record().lines()]


def read(*lines: Any) -> Record:
    return read_lines([line if isinstance(line, str) else json.dumps(line) for line in lines])


def test_a_finished_game_reads_back_from_its_file(tmp_path: Path) -> None:
    table = finished(3, seats=["Ada", "Bo", "Cy"])
    path = tmp_path / "game.jsonl"
    table.record().save(path)
    record = coven.load(path)
    assert record == table.record() == coven.load(str(path))
    again = coven.replay(record)
    assert again.keeper.position() == table.keeper.position()
    assert (again.seats, again.outcome, again.seed) == (table.seats, table.outcome, table.seed)


def test_a_record_is_lines_of_json_with_a_header_numbered_moves_and_an_end() -> None:
    table = finished(2, options={"rounds": 1})
    header, *moves, ending = rows(table)
    assert header == {
        "format": 2,
        "game": "cauldron",
        "rules_version": 1,
        "players": 2,
        "options": {"rounds": 1},
        "box": {"name": "standard", "hash": GAME.standard_box.hash},
        "seats": ["Seat 1", "Seat 2"],
        "commitment": table.commitment,
    }
    assert moves == [{"n": number, "seat": seat, "move": move.text} for number, (seat, move) in enumerate(table.keeper.history, 1)]
    assert ending == {"outcome": table.outcome.as_data() if table.outcome else None, "moves": 2, "seed": table.seed.hex(), "salt": table.salt.hex()}


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(names=st.lists(NAMES, min_size=2, max_size=2))
def test_any_names_go_into_a_file_and_back(names: list[str], tmp_path: Path) -> None:
    table = new(2, seats=names, options={"rounds": 1})
    table.keeper.record(with_seed=True).save(tmp_path / "game.jsonl")
    assert coven.replay(coven.load(tmp_path / "game.jsonl")).seats == tuple(names)


def test_progress_is_told_move_by_move() -> None:
    reported: list[tuple[int, int]] = []
    coven.replay(finished(2).record(), lambda done, all_of_them: reported.append((done, all_of_them)))
    assert reported == [(number, 8) for number in range(1, 9)]


def test_a_record_cut_off_after_any_line_is_an_unfinished_one_without_its_seed() -> None:
    lines = list(finished(2).record().lines())
    for count in range(1, len(lines)):
        record = read_lines(lines[:count])
        assert (len(record.moves), record.ending, record.seed) == (count - 1, None, None)
        with failing("no_seed"):
            coven.replay(record)


def test_a_record_cut_off_within_any_line_says_which() -> None:
    lines = list(finished(2).record().lines())
    for number in range(len(lines)):
        with failing("bad_record") as caught:
            read_lines([*lines[:number], lines[number][:-1]])
        assert caught.value.details == {"line": number + 1}


@pytest.mark.parametrize("line", ["{", "nonsense", "[1]", "3", '"text"', "null", "[" * 100_000], ids=range(7))
def test_a_corrupt_line_says_which(line: str) -> None:
    lines = list(finished(2).record().lines())
    with failing("bad_record") as caught:
        read_lines([*lines[:3], line, *lines[4:]])
    assert caught.value.details == {"line": 4}


@pytest.mark.parametrize(
    "change",
    [{"n": 3}, {"n": "2"}, {"n": 2.0}, {"n": None}, {"seat": "0"}, {"seat": False}, {"seat": 0.0}, {"seat": None}, {"move": 1}, {"move": None}],
)
def test_a_damaged_or_misnumbered_move_says_which(change: dict[str, Any]) -> None:
    lines = rows(finished(2))
    lines[2] |= change
    with failing("bad_record") as caught:
        read(*lines)
    assert caught.value.details == {"number": 2}


def test_a_missing_or_doubled_move_says_which() -> None:
    lines = rows(finished(2))
    for damaged in ([*lines[:2], *lines[3:]], [*lines[:2], lines[1], *lines[2:]]):
        with failing("bad_record") as caught:
            read(*damaged)
        assert caught.value.details == {"number": 2}


@pytest.mark.parametrize(
    ("change", "details"),
    [
        *(({"moves": moves}, {"moves": 8}) for moves in (7, 8.0, "8", None)),
        *(({"outcome": outcome}, {"part": "outcome"}) for outcome in ([], 5, "", None)),
        *(({"seed": seed}, {"part": "seed"}) for seed in ("12", "G" * 64, 5, None)),
    ],
)
def test_an_end_that_does_not_fit_says_why(change: dict[str, Any], details: dict[str, Any]) -> None:
    lines = rows(finished(2))
    lines[-1] |= change
    with failing("bad_record") as caught:
        read(*lines)
    assert caught.value.details == details


def test_a_last_move_that_lost_its_card_is_a_damaged_move() -> None:
    *lines, last, _ = rows(finished(2))
    del last["move"]
    with failing("bad_record") as caught:
        read(*lines, last)
    assert caught.value.details == {"number": 8}


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
def test_what_only_python_takes_for_json_is_a_broken_line(word: str) -> None:
    header, *rest = [*finished(2).record().lines()]
    with failing("bad_record") as caught:
        read_lines([header.replace('"rounds":4', f'"rounds":{word}'), *rest])
    assert caught.value.details == {"line": 1}


@pytest.mark.parametrize("field", ["format", "game", "rules_version", "players", "options", "box", "seats", "commitment"])
def test_a_header_without_one_of_its_parts_says_which(field: str) -> None:
    header, *rest = rows(finished(2))
    broken_ones = [{**header, field: value} for value in (None, True, 1.0)]
    for broken in ({name: value for name, value in header.items() if name != field}, *broken_ones):
        with failing("bad_record") as caught:
            read(broken, *rest)
        assert caught.value.details == {"field": field}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": 3}, "other_format"),
        ({"rules_version": 2}, "other_rules_version"),
        ({"game": "chess"}, "unknown_game"),
        ({"players": 9}, "bad_players"),
        ({"options": {"rounds": 99}}, "bad_option"),
        ({"options": {"pace": 1}}, "unknown_option"),
        ({"seats": ["Ada"]}, "bad_seats"),
        ({"box": {"name": "standard", "hash": "0" * 64}}, "other_box"),
        ({"box": {"name": "own", "hash": "", "data": {"name": "own"}}}, "bad_box"),
        ({"box": {"name": "own", "hash": "", "data": "/etc/hosts"}}, "bad_record"),
        ({"position": "here"}, "bad_position"),
    ],
)
def test_a_header_that_can_not_be_played(change: dict[str, Any], code: str) -> None:
    header, *rest = rows(finished(2))
    with failing(code):
        coven.replay(read({**header, **change}, *rest))


def test_a_record_of_the_first_format_opens_and_is_written_in_todays() -> None:
    """It called the rules version `rules`."""
    header, *rest = rows(finished(2))
    old = {"rules" if name == "rules_version" else name: value for name, value in header.items()} | {"format": 1}
    again = read(old, *rest)
    assert coven.verify(again) == [] and again.header == header and list(again.header) == list(header)
    with failing("other_rules_version"):
        coven.replay(read({**old, "rules": 2}, *rest))


def test_a_record_of_moves_that_were_never_allowed_is_not_replayed() -> None:
    lines = rows(finished(2))
    lines[2]["seat"] = lines[1]["seat"]
    with failing("already_thrown"):
        coven.replay(read(*lines))
    lines[2]["move"] = "R11"
    with failing("unknown_move"):
        coven.replay(read(*lines))


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\xff\xfe\x00", b"\x89PNG\r\n"])
def test_a_file_that_is_no_record(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(content)
    with failing("bad_record"):
        coven.load(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "none.jsonl", tmp_path):
        with failing("no_such_file") as caught:
            coven.load(path)
        assert caught.value.details == {"file": path.name}


def test_an_own_box_travels_inside_the_record() -> None:
    table = finished(2, box=OWN_BOX)
    header, *_ = rows(table)
    assert header["box"] == {"name": "own", "hash": table.box.hash, "data": OWN_BOX}
    again = coven.replay(read(*rows(table)))
    assert again.view(0) == table.view(0)
    assert coven.verify(read(*rows(table))) == []


def test_an_unfinished_game_keeps_its_seed_secret_and_can_not_be_replayed() -> None:
    record = play_on(new(2), 3).keeper.record()
    assert record.seed is None
    with failing("no_seed"):
        coven.replay(record)


def test_a_game_saved_with_its_seed_is_gone_on_with(tmp_path: Path) -> None:
    table = play_on(new(3), 4)
    table.keeper.record(with_seed=True).save(tmp_path / "game.jsonl")
    again = coven.replay(coven.load(tmp_path / "game.jsonl"))
    assert again.keeper.position() == table.keeper.position()
    assert list(play_on(again).record().lines()) == list(play_on(table).record().lines())


@pytest.mark.parametrize("salt", ["", "0" * 63, "g" * 64, "A" * 64, 5, None])
def test_a_damaged_salt(salt: Any) -> None:
    *lines, last = rows(finished(2))
    with failing("bad_record") as caught:
        read(*lines, {**last, "salt": salt})
    assert caught.value.details == {"part": "salt"}


def test_before_the_end_a_record_is_the_keepers_alone() -> None:
    """It would list hidden choices, and from a position all hands."""
    for table in (play_on(new(2), 3), GAME.from_position(new(2).keeper.position())):
        with failing("record_is_secret"):
            table.record()
        assert len(table.keeper.record().moves) == len(table.keeper)
    kept = play_on(new(2), 3).keeper.record()
    assert [seat for seat, _ in kept.moves] == [0, 1, 0] and kept.seed is None
    table = finished(2)
    assert list(table.record().lines()) == list(table.keeper.record().lines())


def test_replaying_goes_on_with_one_table_move_by_move() -> None:
    record = finished(3).record()
    steps = replay_steps(record)
    first = next(steps)
    assert len(first.keeper) == 0
    for number, table in enumerate(steps, 1):
        assert table is first and len(table.keeper) == number
    assert first.is_over


def test_replaying_makes_every_move_once_and_tells_no_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Linear time: no state is made again, and nobody asks what happened."""
    made: list[int] = []
    asked: list[int] = []
    game = changed(
        rules={"play": lambda *args: (made.append(1), rules.play(*args))[1]},
        faces={"events": lambda *args: (asked.append(1), events(*args))[1]},
    )
    record = finished(3).record()
    monkeypatch.setitem(registry._registered, "cauldron", game)
    for _ in replay_steps(record):
        pass
    assert (len(made), len(asked)) == (12, 0)
    made.clear()
    assert coven.verify(record) == []
    assert (len(made), len(asked)) == (12, 0)


def test_a_kept_seed_that_is_damaged() -> None:
    *lines, last = [json.loads(line) for line in play_on(new(2), 3).keeper.record(with_seed=True).lines()]
    assert last["unfinished"] is True
    with failing("bad_record"):
        read(*lines, {**last, "seed": last["seed"][:-1]})


def test_a_game_from_a_position_is_replayed_from_there() -> None:
    table = GAME.from_position(play_on(new(3), 4).keeper.position(), seats=["Ada", "Bo", "Cy"])
    record = play_on(table).record()
    again = coven.replay(read_lines(list(record.lines())))
    assert again.keeper.position() == table.keeper.position()
    assert again.seats == ("Ada", "Bo", "Cy")
    assert coven.verify(record) == []


def refuse(*_: Any) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("step", ["write_text", "replace"])
def test_saving_leaves_no_half_file(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    new(2).keeper.record().save(path)
    before = path.read_text()
    half: Callable[..., Any] = refuse
    if step == "write_text":
        write = Path.write_text

        def half(self: Path, text: str, **more: Any) -> None:
            write(self, text[: len(text) // 2], **more)
            refuse()

    monkeypatch.setattr(Path, step, half)
    with failing("cannot_write") as caught:
        finished(2).record().save(path)
    assert "No space" in caught.value.message
    monkeypatch.undo()
    assert [found.name for found in tmp_path.iterdir()] == ["game.jsonl"]
    assert path.read_text() == before


def test_saving_touches_no_file_beside_the_one_named(tmp_path: Path) -> None:
    """Whatever somebody keeps under the names of half files stays."""
    names = ["game.jsonl.part", "game.jsonl.1.part", "game.jsonl.2.part"]
    for name in names:
        (tmp_path / name).write_text("mine", encoding="utf-8")
    finished(3).record().save(tmp_path / "game.jsonl")
    assert [(tmp_path / name).read_text(encoding="utf-8") for name in names] == ["mine"] * 3
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(["game.jsonl", *names])


def test_a_record_does_not_show_a_kept_seed_when_printed() -> None:
    record = new(2).keeper.record(with_seed=True)
    assert record.seed is not None
    assert record.seed not in repr(record)
    assert replace(record, kept_seed=None).seed is None
