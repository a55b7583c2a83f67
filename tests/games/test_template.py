"""What the template game shows beside its rules: its bot, its text table, its picture, and the faults it names."""

from io import StringIO
from xml.etree import ElementTree

import pytest
from rich.console import Console
from table.helping import GAME, failing, finished, new, play_on

from coven.bots import Bot
from coven.cli.output import Output
from coven.cli.table.screen import Screen
from coven.table.table import Table
from coven.table.values import Viewer
from coven.table.words import LANGUAGES

GAMES = 150


def drawn(table: Table, viewer: Viewer, language: str = "en") -> str:
    """The screen as a viewer sees it."""
    output, shown = Output(language), StringIO()
    output.use(table.game, table.seats)
    output.console = Console(file=shown, width=80)
    Screen(output, table).show(viewer)
    return shown.getvalue()


def test_the_careful_bot_beats_the_random_one() -> None:
    wins = 0.0
    for number in range(GAMES):
        table = new(2, seed=number)
        bots = [Bot(("careful", "random")[(seat + number) % 2], GAME, f"{number} {seat}") for seat in range(2)]
        while not table.is_over:
            seat = table.to_act[0]
            table.play(seat, bots[seat].choose(table, seat))
        assert table.outcome is not None
        wins += (number % 2 in table.outcome.winners) / len(table.outcome.winners)
    assert wins > 0.6 * GAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_the_round_the_seats_and_the_own_hand(language: str) -> None:
    table, speak = play_on(new(3), 3), GAME.words(language)
    text = drawn(table, 1, language)
    assert speak("table-round", round=2, rounds=4) in text
    assert speak("table-herbs", herbs=table.view(1)["hand"]) in text
    assert all(name in text for name in table.seats)
    assert speak("table-herbs", herbs=[]).strip() not in drawn(table, None, language)


def test_at_the_end_the_table_shows_who_came_in_where() -> None:
    table = finished(3)
    assert table.outcome is not None
    assert [line.split()[0] for line in drawn(table, 0).splitlines()[1:4]] == [f"{place}." for place in sorted(table.outcome.places)]


def test_the_picture_has_the_herbs_of_the_last_round() -> None:
    draw = GAME.faces.picture
    assert draw is not None
    for count, herbs in ((0, 0), (2, 0), (3, 3), (4, 3)):
        table = play_on(new(3), count)
        svg = ElementTree.fromstring(draw(table.view(None), table.setting, GAME.words("en"), ["<Ann>", "Bo & Co", "Cy"]))
        assert sum(node.get("class") == "herb" for node in svg.iter()) == herbs
        assert "<Ann>: " in "".join(svg.itertext())


@pytest.mark.parametrize(
    ("change", "codes"),
    [
        ({"copies": [1]}, ["copies"]),
        ({"hand_size": 6, "copies": [-1] * 6}, ["copies", "hand_size"]),
        ({"copies": [1] * 6}, ["too_few_herbs"]),
    ],
)
def test_every_fault_of_a_box_is_named(change: dict[str, object], codes: list[str]) -> None:
    with failing("bad_box") as caught:
        GAME.box({"name": "own", "copies": [8] * 6, "hand_size": 3, **change})
    assert [fault.code for fault in caught.value.details["faults"]] == codes


def test_every_fault_of_a_position_is_named() -> None:
    data = new(2).keeper.position()
    data["state"]["hand"][1] = [-1, 0, 0, 0, 0, 0]
    with failing("bad_position") as caught:
        GAME.from_position(data)
    assert [fault.code for fault in caught.value.details["faults"]] == ["negative_hand", "herbs_lost"]
