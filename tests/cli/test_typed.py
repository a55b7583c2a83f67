"""What a person types stands for the move it reads like, never for another."""

import pytest

from coven.cli.desk import Desk
from coven.cli.session import result_lines
from coven.cli.typed import find_move
from coven.table.values import Move

SPACES = [Move(number, "wizard", f"wizard {space}", {"space": space}) for number, space in enumerate((2, 3, 5, 7))]
CARDS = [Move(number, "play", text) for number, text in enumerate(("R5", "G12", "Z"))]


@pytest.mark.parametrize(("text", "found"), [("3", "wizard 3"), ("wizard 7", "wizard 7"), ("#4", "wizard 7"), ("4", None), ("1", None), ("#9", None)])
def test_a_number_means_the_space_and_only_with_a_mark_the_place_in_the_list(text: str, found: str | None) -> None:
    move = find_move(SPACES, text)
    assert (move and move.text) == found


@pytest.mark.parametrize(("text", "found"), [("2", "G12"), ("#2", "G12"), ("4", None), ("0", None), ("9" * 5000, None), ("#", None)])
def test_where_no_move_ends_in_a_number_the_bare_place_will_do(text: str, found: str | None) -> None:
    move = find_move(CARDS, text)
    assert (move and move.text) == found


def test_a_game_lost_by_all_names_no_winner() -> None:
    import coven

    game = coven.game("wandering_towers")
    table = game.new_table(1, seed=1)
    while not table.is_over:
        table.play(0, table.moves(0)[0])
    assert table.outcome is not None and not table.outcome.winners
    desk = Desk("en")
    desk.use(game, table.seats)
    assert len(result_lines(desk, table)) == 1
