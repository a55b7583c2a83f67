"""What a seat sees happen, and what it does not."""

import pytest

from tests.witches.build import ALL_FIRE, GAME, choose_packets, end_round, end_table, finish_trick, trick_table
from tests.witches.worlds import PAIRS

NEXT = {"playing": (2, "Y6"), "casting": (0, "transfer"), "a passed wizard": (2, None), "other wizards": (1, "Z")}


def events_of(at, viewer, number=None):
    return [(event.kind, dict(event.args)) for event in at.keeper.events(viewer, len(at.keeper) if number is None else number)]


@pytest.mark.parametrize(("name", "move"), NEXT.items(), ids=NEXT)
def test_the_same_move_looks_the_same_in_both_worlds(name, move):
    one, two = PAIRS[name]()
    seat, text = move
    for at in (one, two):
        at.play(seat, text or at.moves(seat)[0])
    assert events_of(one, 0) == events_of(two, 0)
    assert events_of(one, None) == events_of(two, None)
    assert name == "casting" or one.view(0) == two.view(0)


def test_what_others_set_aside_is_not_told():
    one, two = PAIRS["passing"]()
    for at in (one, two):
        at.play(3, at.moves(3)[0])
    assert one.keeper.history[-1] != two.keeper.history[-1]
    assert events_of(one, 0) == events_of(two, 0) == []
    assert events_of(one, 3) != events_of(two, 3)


def test_the_deal_shows_each_seat_its_own_hand():
    at = GAME.new_table(4, seed=1)
    dealer = at.view(None)["dealer"]
    for seat in range(4):
        assert events_of(at, seat, 0) == [("deal", {"round": 1, "dealer": dealer, "cards": at.view(seat)["hand"]})]
    assert events_of(at, None, 0) == [("deal", {"round": 1, "dealer": dealer})]


def test_a_packet_is_seen_by_all_face_down():
    at = GAME.new_table(6, seed=1)
    card = at.moves(2)[0].args["card"]
    assert at.play(2, at.moves(2)[0])[0].as_data() == {"kind": "set_aside", "seat": 2, "card": card}
    assert events_of(at, 1) == events_of(at, None) == []
    at.play(2, at.moves(2)[0])
    assert events_of(at, 1) == events_of(at, None) == [("packet_ready", {"seat": 2})]


def test_packets_passed_show_each_seat_what_it_got():
    at = choose_packets(GAME.new_table(4, seed=1))
    for seat in range(4):
        kinds = dict(events_of(at, seat))
        assert kinds["received"] == {"seat": (seat - 1) % 4, "cards": at.view(seat)["received"]["cards"]}
        assert kinds["packets_passed"] == {"direction": "left", "leader": at.to_act[0]}
    assert "received" not in dict(events_of(at, None))


def test_a_trick_is_told_in_the_order_laid():
    at = trick_table(["Y1 B1", "Y9 B2", "Y3 B3"])
    for seat, card in ((0, "Y1"), (1, "Y9"), (2, "Y3")):
        at.play(seat, card)
    assert events_of(at, 0) == [("card", {"seat": 2, "card": "Y3"}), ("trick", {"seat": 1, "cards": ["Y1", "Y9", "Y3"]})]


def test_a_trick_of_wizards_goes_to_the_first():
    """Witches 17."""
    at = trick_table(["Z B1", "Z B2", "Z B3"])
    for seat in range(3):
        at.play(seat, "Z")
    assert events_of(at, None)[1] == ("trick", {"seat": 0, "cards": ["Z", "Z", "Z"]})


def test_the_end_of_a_round_and_the_next_deal():
    at = end_round(["R1 R2", "R11", "*"], [1, 2, 3])
    kinds = events_of(at, 1)
    assert [kind for kind, _ in kinds] == ["card", "trick", "round_scored", "deal"]
    assert kinds[2][1]["totals"] == [3, 2, 9]
    assert kinds[3][1]["cards"] == at.view(1)["hand"]


def test_a_spell_is_told_and_the_choice_of_its_caster():
    at = finish_trick(end_table([f"{ALL_FIRE} G12", "", "*"], [5, 60, 61]))
    assert events_of(at, 1)[-1] == ("spell_ready", {"seat": 0, "value": 25, "spell": "queen"})
    given, deducted = at.keeper.table_at(len(at.keeper)), at.keeper.table_at(len(at.keeper))
    given.play(0, "transfer")
    deducted.play(0, "deduct")
    assert events_of(given, 2)[0] == ("spell_cast", {"seat": 0, "value": 25, "spell": "queen"})
    assert events_of(deducted, 2)[0] == ("spell_deducted", {"seat": 0, "value": 25, "spell": "queen"})
    assert events_of(given, 2)[-1] == ("end", {"reason": "limit", "winners": [0]})
    assert events_of(deducted, 2)[-1] == ("end", {"reason": "deducted", "winners": [0]})


def test_what_the_earth_witch_took_off_is_told():
    """Witches 58."""
    at = end_round(["Y11 R1", "R11", "*"], [30, 0, 0], {"earth_variant": True})
    assert dict(events_of(at, 0))["round_scored"] == {"points": [0, 0, 12], "rests": [4, 0, 0], "totals": [26, 0, 12]}
