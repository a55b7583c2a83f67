"""Options: each kind's defaults, limits and readings, and clear words for what will not do."""

from typing import Any

import pytest
from table.helping import failing, new, with_about

from coven.errors import CovenError
from coven.table.options import Choice, Flag, Number, check_options, encode_options, layout_of, read_options

OPTIONS = (
    Flag("open"),
    Flag("strict", True),
    Number("rounds", 1, 5, 4),
    Number("limit", -3, 9, None, absent=True),
    Choice("tie", ("shared", "play_on")),
)
DEFAULTS = {"open": False, "strict": True, "rounds": 4, "limit": None, "tie": "shared"}


def test_what_is_not_given_has_the_rulebooks_value() -> None:
    assert check_options(OPTIONS, {}) == DEFAULTS
    assert check_options(OPTIONS, {"rounds": 5}) == {**DEFAULTS, "rounds": 5}
    assert check_options((), {}) == {}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("open", value) for value in (0, 1, "true", None, "", [])),
        *(("rounds", value) for value in (0, 6, -1, True, None, "4", 4.0, 10**30, [4])),
        *(("limit", value) for value in (-4, 10, False, "none", 1.5)),
        *(("tie", value) for value in ("", "Shared", None, 0, ["shared"], {})),
    ],
)
def test_values_that_will_not_do(name: str, value: Any) -> None:
    with failing("bad_option") as caught:
        check_options(OPTIONS, {name: value})
    assert (caught.value.details["option"], caught.value.details["value"]) == (name, value)
    assert name in str(caught.value)


@pytest.mark.parametrize(
    ("name", "value"), [("open", True), ("rounds", 1), ("rounds", 5), ("limit", -3), ("limit", 9), ("limit", None), ("tie", "play_on")]
)
def test_values_up_to_the_limits(name: str, value: Any) -> None:
    assert check_options(OPTIONS, {name: value})[name] is value


@pytest.mark.parametrize("name", ["Rounds", "round", "", "rounds "])
def test_an_option_there_is_not(name: str) -> None:
    with failing("unknown_option") as caught:
        check_options(OPTIONS, {name: 1})
    assert caught.value.details == {"option": name, "known": sorted(DEFAULTS)}


@pytest.mark.parametrize(
    ("text", "expected"),
    [("open=yes", {"open": True}), ("open=ON", {"open": True}), ("strict=false", {"strict": False}), ("strict=0", {"strict": False})]
    + [("rounds=2", {"rounds": 2}), ("limit=-3", {"limit": -3}), ("limit=None", {"limit": None}), ("tie=play_on", {"tie": "play_on"})],
)
def test_name_and_value_as_on_a_command_line(text: str, expected: dict[str, Any]) -> None:
    assert read_options(OPTIONS, [text]) == {**DEFAULTS, **expected}


@pytest.mark.parametrize(
    "text", ["rounds", "rounds=", "rounds=two", "rounds=--2", "rounds=9" + "9" * 5000, "limit=nil", "open=maybe", "tie=shared=", "=4x"]
)
def test_texts_that_can_not_be_read(text: str) -> None:
    with pytest.raises(CovenError) as caught:
        read_options(OPTIONS, [text])
    assert caught.value.code == ("unknown_option" if text.startswith("=") else "bad_option")


def test_an_option_there_is_not_on_a_command_line() -> None:
    with failing("unknown_option"):
        read_options(OPTIONS, ["rounds=2", "pace=3"])


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_has_a_number_of_its_own_in_the_state(option: Flag | Number | Choice) -> None:
    usual = encode_options(OPTIONS, DEFAULTS)
    numbers = {}
    for value in option.values():
        assert option.check(value) == value
        record = encode_options(OPTIONS, {**DEFAULTS, option.name: value})
        numbers[value] = int(record[option.name])
        assert all(record[other.name] == usual[other.name] for other in OPTIONS if other != option)
    assert len(set(numbers.values())) == len(numbers)
    assert all(numbers[value] == value for value in numbers if isinstance(value, int))


def test_the_layout_of_options_follows_their_declaration() -> None:
    """All of one size, as small as the widest needs, and without gaps in which anything may stand."""
    layout = layout_of(OPTIONS)
    assert layout.names == tuple(DEFAULTS)
    assert layout.itemsize == len(DEFAULTS)
    for low, high, size in ((-128, 127, 1), (-129, 0, 2), (0, 128, 2), (-(2**15), 2**15 - 1, 2)):
        options = (Flag("open"), Number("count", low, high, 0))
        assert layout_of(options).itemsize == 2 * size
        for value in (low, high):
            record = encode_options(options, {"open": True, "count": value})
            assert (record["open"], record["count"]) == (1, value)


def test_options_are_fields_of_the_state_and_checked_by_the_table() -> None:
    assert new(2).options == {"rounds": 4}
    assert new(2, options={"rounds": 1}).keeper.state.options.rounds == 1
    with failing("bad_option"):
        new(2, options={"rounds": 6})
    with failing("unknown_option"):
        new(2, options={"round": 2})


def test_options_may_be_checked_together() -> None:
    def check_together(box: Any, players: int, options: Any) -> None:
        if players == 2 and options["rounds"] == 1:
            raise CovenError("bad_option", "Two seats play more than one round.", option="rounds")

    game = with_about(check_together=check_together)
    assert game.new_table(3, {"rounds": 1}).options == {"rounds": 1}
    with failing("bad_option"):
        game.new_table(2, {"rounds": 1})
