"""The contract's checks can fail: each broken rule of a game is found out by the check that promises it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from table.helping import GAME, with_positions, with_rules, with_views
from template.cauldron import position, rules, view
from template.cauldron.state import ALLOWED, ALREADY_THROWN, KINDS, NOT_IN_HAND

from coven import conformance
from coven.conformance import Broken, check_declarations, check_game, check_secrecy, check_targets, check_unknown, targets
from coven.errors import CovenError
from coven.table.game import Game
from coven.table.options import Number
from coven.table.values import Event, Reason


def demanded(promise: str, game: Game, check: Callable[..., Any]) -> str:
    """The check breaks on that promise, some seed or other; returns what it says."""
    with pytest.raises(Broken) as broken:
        for seed in range(5):
            check(game, 3, {}, seed)
    assert str(broken.value).startswith(promise)
    return str(broken.value)


def test_the_template_itself_keeps_its_promises() -> None:
    for seed in range(5):
        assert check_game(GAME, 3, {}, seed).is_over
        assert check_secrecy(GAME, 3, {}, seed) > 0


def omit_one(box: Any, s: Any, seat: int, out: Any) -> int:
    n = int(rules.moves(box, s, seat, out))
    return n - 1 if n > 1 else n


def list_twice(box: Any, s: Any, seat: int, out: Any) -> int:
    n = int(rules.moves(box, s, seat, out))
    out[n : 2 * n] = out[:n]
    return 2 * n


def always_list(box: Any, s: Any, seat: int, out: Any) -> int:
    out[0] = 0
    return int(rules.moves(box, s, seat, out)) or 1


def allow_anything(box: Any, s: Any, seat: int, action: int) -> int:
    code = int(rules.refusal(box, s, seat, action))
    return ALLOWED if code == NOT_IN_HAND else code


def change_by_asking(box: Any, s: Any, seat: int, action: int) -> int:
    s.score[seat] += 1
    return int(rules.refusal(box, s, seat, action))


def rank_nobody(box: Any, s: Any, out: Any) -> None:
    out[:] = 0


RULES = {
    "the moves are exactly what is not refused": [with_rules(moves=omit_one), with_rules(refusal=allow_anything)],
    "no move is listed twice": [with_rules(moves=list_twice)],
    "exactly the seats that must act have moves": [with_rules(moves=always_list), with_rules(moves=lambda *_: 0)],
    "somebody must act until the game is over": [with_rules(must_act=lambda *_: False)],
    "a refusal has a declared code": [with_rules(refusal=lambda box, s, seat, action: len(GAME.refusals))],
    "asking changes nothing": [with_rules(refusal=change_by_asking)],
    "a game lasts at most the 11 moves declared": [replace(GAME, most_moves=lambda box, players, options: 11)],
    "all pieces of the box are where they can be": [replace(GAME, sound=lambda box, s: int(s.rounds_played == 2))],
    "the end has a declared reason": [replace(GAME, end_reasons=("boiled_over",))],
    "returns rank the seats as their places do": [with_rules(returns=rank_nobody)],
    "everybody has a place and somebody the first": [with_views(places=lambda box, s: [2, 2, 3])],
    "the words in 'en' tell every event": [with_views(events=lambda *_: [Event("boiled_over")])],
}


@pytest.mark.parametrize(("promise", "game"), [(promise, game) for promise, games in RULES.items() for game in games])
def test_broken_rules_are_found_out(promise: str, game: Game) -> None:
    said = demanded(promise, game, check_game)
    assert "cauldron, 3 players, options {'rounds': 4}, seed " in said, "it says how to see it again"


def without(name: str) -> Game:
    """Neither written nor read: a field that positions forget."""

    def place(box: Any, s: Any, data: Any) -> list[str]:
        position.place(box, s, {**data, name: s[name][: None if name == "pile" else s.players].tolist()})
        return []

    return with_positions(place=place, position=lambda box, s: {part: rows for part, rows in position.position(box, s).items() if part != name})


def test_a_position_that_does_not_read_back() -> None:
    forgets = with_positions(position=lambda box, s: {**position.position(box, s), "score": [0] * s.players})
    lists = with_positions(position=lambda box, s: {**position.position(box, s), "state_number": id(s)})
    refuses = with_positions(place=lambda *_: ["it is a bad day"])
    demanded("a position gives the same view", forgets, check_game)
    demanded("a position reads back to itself", lists, check_game)
    assert "it is a bad day" in demanded("a position reads back", refuses, check_game)


@pytest.mark.parametrize(
    ("name", "promise"),
    [("score", "a position gives the same view"), ("thrown", "a position gives the same view"), ("pile", "a position goes on as the table does")],
)
def test_a_position_that_forgets_a_field(name: str, promise: str) -> None:
    demanded(promise, without(name), check_game)


def neighbours_hand(s: Any, seat: int | None) -> list[int]:
    return [int(count) for count in s.hand[((seat or 0) + 1) % s.players]]


def show_neighbour(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    return {**view.view(box, s, seat), "peek": None if seat is None else neighbours_hand(s, seat)}


def show_spectator(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    return {**view.view(box, s, seat), "peek": neighbours_hand(s, 0) if seat is None else None}


def refuse_by_neighbour(box: Any, s: Any, seat: int, action: int) -> int:
    code = int(rules.refusal(box, s, seat, action))
    return ALREADY_THROWN if code == NOT_IN_HAND and s.hand[(seat + 1) % s.players, action] else code


def moves_by_neighbour(box: Any, s: Any, seat: int, out: Any) -> int:
    n = int(rules.moves(box, s, seat, out))
    if s.hand[(seat + 1) % s.players, 0]:
        out[:n] = out[:n][::-1].copy()
    return n


def observe_neighbour(box: Any, s: Any, seat: int, out: Any) -> None:
    out[:KINDS] = s.hand[(seat + 1) % s.players]


def tell_choices(box: Any, before: Any, seat: int, action: int, after: Any, watcher: int | None) -> list[Any]:
    return [Event("thrown", {"seat": seat, "herb": action})]


def tell_hands(box: Any, before: Any, seat: int, action: int, after: Any, watcher: int | None) -> list[Any]:
    return [Event("thrown", {"seat": seat, "hand": neighbours_hand(before, watcher)})]


def imagine_without_rekeying(box: Any, s: Any, seat: int, seed: Any) -> None:
    stream = s.stream.copy()
    GAME.imagine(box, s, seat, seed)
    s.stream = stream


def imagine_from_secrets(box: Any, s: Any, seat: int, seed: Any) -> None:
    """What is drawn hangs on what another seat holds."""
    luck = neighbours_hand(s, seat)
    GAME.imagine(box, s, seat, seed + seed.dtype.type(1 + luck.index(max(luck))))
    s.stream.key[:] = seed


def imagine_nothing(box: Any, s: Any, seat: int, seed: Any) -> None:
    s.stream.key[:] = seed


def lose_a_herb(box: Any, s: Any, seat: int, seed: Any) -> None:
    GAME.imagine(box, s, seat, seed)
    s.pile[s.pile.argmax()] -= 1


SECRETS = {
    "a view shows only what the watcher may know": [with_views(view=show_neighbour), with_views(view=show_spectator)],
    "moves depend only on what the seat knows": [with_rules(moves=moves_by_neighbour)],
    "refusals depend only on what the seat knows": [with_rules(refusal=refuse_by_neighbour)],
    "the numbers a network sees are only what the seat knows": [replace(GAME, observe=observe_neighbour)],
    "events tell no hidden choice": [with_views(events=tell_choices)],
    "events show only what the watcher may know": [with_views(events=tell_hands)],
    "imagination rekeys the stream": [replace(GAME, imagine=imagine_without_rekeying)],
    "imagination draws only on what the seat knows": [replace(GAME, imagine=imagine_from_secrets)],
    "imagination redraws what seats hide from each other": [replace(GAME, imagine=imagine_nothing)],
    "an imagined state keeps all pieces": [replace(GAME, imagine=lose_a_herb)],
}


@pytest.mark.parametrize(("promise", "game"), [(promise, game) for promise, games in SECRETS.items() for game in games])
def test_a_leak_is_found_out(promise: str, game: Game) -> None:
    demanded(promise, game, check_secrecy)


DECLARATIONS: dict[str, dict[str, Any]] = {
    "a game's name is a plain lower-case identifier": {"name": "Big Cauldron"},
    "the rules version counts from 1": {"version": 0},
    "player counts are listed once, smallest first": {"players": (3, 2)},
    "actions fit into 16 bits": {"actions": 1 << 15},
    "a state begins with its random stream": {"state": GAME.option_layout},
    "every refusal has a code of its own": {"refusals": (Reason("no", "C1"), Reason("no", "C2"))},
    "every end reason is declared once": {"end_reasons": ("stirred", "stirred")},
    "each option has a field of the state, and each field an option": {"options": (*GAME.options, Number("pace", 1, 3, 1))},
    "a game states its rules in RULES.md": {"folder": GAME.folder / "words"},
    "a move's notation reads back to itself": {"views": with_views(action_of=lambda text: 0).views},
    "a move knows its action": {"views": with_views(move_of=lambda action: view.move_of(0)).views},
}


@pytest.mark.parametrize("promise", DECLARATIONS)
def test_declarations_that_do_not_hang_together(promise: str) -> None:
    with pytest.raises(Broken, match=promise):
        check_declarations(replace(GAME, **DECLARATIONS[promise]))


def test_nonsense_that_is_taken_for_a_move() -> None:
    allowed = GAME.new_table(2, seed=0).moves(0)[0].id
    with pytest.raises(Broken, match="nonsense is refused"):
        check_unknown(with_views(action_of=lambda text: allowed))


def test_an_option_that_only_goes_with_others_is_no_variant() -> None:
    def check_together(box: Any, players: int, options: Any) -> None:
        if options["rounds"] == 5 or (options["rounds"] == 1 and players == 2):
            raise CovenError("bad_option", "Not so.", option="rounds")

    game = replace(GAME, check_together=check_together)
    assert list(conformance.variants(game)) == [(2, {}), (3, {}), (4, {}), (3, {"rounds": 1})]


def test_targets_that_play_different_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(targets, "interpreted_digests", lambda *_: [[[8, 1], [8, 2], [8, 3]]])
    monkeypatch.setattr(targets, "digests", lambda *_: [[[8, 1], [8, 9], [7, 3]]])
    with pytest.raises(Broken, match=r"interpreted and compiled rules play the same games: .*games \[11, 12\]"):
        check_targets(GAME, [(2, {}, 10, 3)])


def test_rules_that_do_not_run_interpreted() -> None:
    with pytest.raises(Broken, match=r"the rules run interpreted: .*No module named 'no_such_game'"):
        check_targets(with_rules(__name__="no_such_game.rules"), [(2, {}, 0, 1)])


def test_a_game_not_yet_known_is_made_known_before_it_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coven.table.registry._registered", {})
    told: list[str] = []
    monkeypatch.setattr(conformance, "check_targets", lambda *_, **__: told.append("targets"))
    assert conformance.run(GAME, range(1), told.append) == 2 * len(list(conformance.variants(GAME))) + 2
    assert told[0] == "cauldron, 2 players, defaults, seed 0"
    assert told[-2:] == ["cauldron, 2 players, {'rounds': 5}, seed 0", "targets"]
