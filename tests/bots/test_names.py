"""What bots are called at a table."""

from coven.bots.names import NAMES, bot_name


def test_every_seat_has_a_name_of_its_own() -> None:
    assert [bot_name(seat) for seat in range(12)] == list(NAMES) and len(set(NAMES)) == len(NAMES)


def test_no_bot_is_called_like_a_person_at_the_table() -> None:
    names = [bot_name(seat, ["bertha ", "Circe", "Kim"]) for seat in range(6)]
    assert not {name.casefold() for name in names} & {"bertha", "circe", "kim"}
    assert len(set(names)) == 6, names
    assert names[0] == "Agatha" and names[3] == "Dagmar", "who is not in the way keeps her name"


def test_where_people_have_all_the_names_a_bot_has_its_own_all_the_same() -> None:
    assert bot_name(1, NAMES) == "Bertha"
