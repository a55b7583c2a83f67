"""What a person leaves to the table: not to be asked in spell windows with too few flasks; and `skip` for the turn."""

import io
from collections.abc import Mapping
from typing import Any

import pytest

from coven.cli.output import Output
from coven.cli.table.seats import PERSON, Seating
from coven.cli.table.session import Session
from coven.errors import CovenError
from coven.games.wandering_towers.options import MOST_FLASKS
from coven.table.seeds import make_seed, seed_words
from coven.table.table import Table
from tests.wandering_towers.build import GAME, MASTER, play, table


def at_window(full: int) -> Table:
    """Seat 0 has announced a move; seat 1 is asked whether to cast."""
    at = table(wizards={10: [0], "T5": [1], 15: [0]}, hands={0: "W1 W2 T1"}, castle=14, full={1: full}, options=MASTER)
    return play(at, "W1 wizard", "wizard 10")


@pytest.mark.parametrize(("full", "wish", "answer"), [(1, 0, None), (1, 1, None), (1, 2, "pass"), (2, 2, None), (2, 3, "pass")])
def test_a_seat_is_asked_only_from_the_flasks_it_wished_for(full: int, wish: int, answer: str | None) -> None:
    at = at_window(full)
    assert at.to_act == (1,)
    found = at.answer_for(1, {"ask_from_flasks": wish})
    assert (found and found.text) == answer


def test_a_wish_answers_windows_only() -> None:
    """Towers 71. Nobody's own card is played by a setting."""
    at = table(wizards={10: [0]}, castle=14, options=MASTER)
    assert at.answer_for(0, {"ask_from_flasks": 6}) is None


def test_a_wish_is_answered_from_what_the_seat_sees() -> None:
    """Towers 43. The answer is worked out from view and moves alone, so it can tell nobody anything."""
    one, other = at_window(1), at_window(1)
    GAME.rules.imagine(one.box.plain, other.keeper.state, 1, seed_words(make_seed(5)))
    assert one.answer_for(1, {"ask_from_flasks": 2}) == other.answer_for(1, {"ask_from_flasks": 2})


def meets_need(options: Mapping[str, Any]) -> bool:
    need = GAME.about.settings_need["ask_from_flasks"]
    return all(options.get(name) == value for name, value in need.items())


@pytest.mark.parametrize(("players", "options"), [each for each in GAME.about.variants if not meets_need(each[1])])
def test_there_is_nothing_to_answer_without_what_the_setting_needs(players: int, options: dict[str, Any]) -> None:
    """Towers 33. Windows are the Master wizards'."""
    assert meets_need(MASTER)
    at = GAME.new_table(players, options, 7)
    for number in range(60):
        if at.is_over:
            break
        seat = at.to_act[0]
        assert at.answer_for(seat, {"ask_from_flasks": MOST_FLASKS}) is None
        moves = at.moves(seat)
        at.play(seat, moves[number * 7 % len(moves)])


@pytest.mark.parametrize(("settings", "code"), [({"ask_from_flasks": 99}, "bad_option"), ({"sleep": 1}, "unknown_option")])
def test_wishes_that_will_not_do(settings: dict[str, int], code: str) -> None:
    with pytest.raises(CovenError) as caught:
        at_window(1).answer_for(1, settings)
    assert caught.value.code == code


def test_a_person_sets_it_at_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    at = at_window(1)
    output = Output("en")
    output.use(GAME, at.seats)
    session = Session(output, at, Seating(tuple(at.seats), ("random", PERSON, "random", "random")), {}, 0.0)
    monkeypatch.setattr("sys.stdin", io.StringIO("set nonsense\nset ask_from_flasks 2\n"))
    session.step()
    assert at.to_act == (1,)
    session.step()
    assert any(message.startswith("ask_from_flasks 2") for message in session.messages)
    session.step()  # answered without a word
    assert at.view(1)["phase"] != "window" or at.to_act != (1,)
    assert "nonsense" in capsys.readouterr().out
