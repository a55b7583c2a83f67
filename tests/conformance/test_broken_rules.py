"""The contract's checks can fail: each broken rule of a game is found out by the check that promises it."""

from typing import Any

import pytest
from conformance.breaking import demanded
from table.helping import GAME, changed, with_about, with_checks, with_faces, with_rules
from template.cauldron import position, rules, view
from template.cauldron.state import ALLOWED, NOT_IN_HAND
from template.cauldron.view.schema import View

from coven import conformance
from coven.conformance import Broken, check_declarations, check_game, check_secrecy, check_targets, check_unknown
from coven.errors import CovenError
from coven.kernel.codes import Codes
from coven.kernel.target import native, rule
from coven.table.game import Game
from coven.table.options import Number
from coven.table.schema import NoArguments, Schema
from coven.table.values import Event, Move, Viewer


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


def give_no_reason(box: Any, s: Any, seat: int, action: int) -> None:
    rules.play(box, s, seat, action)
    s.end_reason = 0


def rank_nobody(box: Any, s: Any, out: Any) -> None:
    out[:] = 0


RULES = {
    "the moves are exactly what is not refused": [with_rules(moves=omit_one), with_rules(refusal=allow_anything)],
    "no move is listed twice": [with_rules(moves=list_twice)],
    "exactly the seats that must act have moves": [with_rules(moves=always_list), with_rules(moves=lambda *_: 0)],
    "somebody must act until the game is over": [with_rules(must_act=lambda *_: False)],
    "a refusal has a declared code": [with_rules(refusal=lambda box, s, seat, action: len(GAME.about.refusals))],
    "asking changes nothing": [with_rules(refusal=change_by_asking)],
    "a game lasts at most the 11 moves declared": [with_rules(most_moves=lambda box, players, options: 11)],
    "all pieces of the box are where they can be": [with_checks(broken_invariant=lambda box, s: int(s.rounds_played == 2))],
    "the end has a declared reason": [with_rules(play=give_no_reason)],
    "returns rank the seats as their places do": [with_rules(returns=rank_nobody)],
    "returns lie in the declared range": [with_about(returns=(0, 3)), with_about(returns=(-3, 1))],
    "everybody has a place and somebody the first": [with_faces(places=lambda box, s: [2, 2, 3])],
}


@pytest.mark.parametrize(("promise", "game"), [(promise, game) for promise, games in RULES.items() for game in games])
def test_broken_rules_are_found_out(promise: str, game: Game) -> None:
    said = demanded(promise, game, check_game)
    assert "cauldron, 3 players, options {'rounds': 4}, seed " in said, "it says how to see it again"


# --- what leaves the table is as declared -----------------------------------------------------------------------------


def schema(**entries: Any) -> Schema:
    declared = view.SCHEMA
    return Schema(
        **{
            "view": declared.view,
            "prompts": declared.prompts,
            "moves": declared.moves,
            "events": declared.events,
            "setting": declared.setting,
            **entries,
        }
    )


class WideView(View):
    hand_size: int


def tell_mood(box: Any, notes: Any, viewer: Viewer) -> list[Event]:
    return [Event(event.kind, {**event.args, "mood": 1}) for event in view.events(box, notes, viewer)]


def tell_less(box: Any, notes: Any, viewer: Viewer) -> list[Event]:
    return [Event(event.kind, {}) for event in view.events(box, notes, viewer)]


def boil_over(*_: Any) -> list[Event]:
    return [Event("boiled_over")]


def tell_nobody(box: Any, notes: Any, viewer: Viewer) -> list[Event]:
    """Nobody hears of anything, though hands are dealt and change."""
    return []


def see(**more: Any) -> Any:
    return lambda box, s, seat: {**view.own_view(box, s, seat), **more}


def prompt_nobody(box: Any, s: Any, seat: int | None, to_act: Any) -> Any:
    return view.prompt(box, s, None, to_act)


def prompt_as_one_likes(box: Any, s: Any, seat: int | None, to_act: Any) -> Any:
    """Who need not act is not told what spectators are told."""
    told = view.prompt(box, s, seat, to_act)
    return {**told, "args": {"players": [seat]}} if told["id"] == "prompt-wait" and seat is not None else told


def prompt_with(**parts: Any) -> Any:
    return lambda box, s, seat, to_act: {**view.prompt(box, s, seat, to_act), **parts}


SHOWN = {
    "views are as the schema declares them": [
        with_faces(own_view=see(mood=1)),
        with_faces(own_view=see(rounds_played=1.0)),
        with_faces(own_view=see(phase="sleeping")),
        with_faces(prompt=prompt_with(id="prompt-sleep")),
        with_faces(prompt=prompt_with(args={"seat": 0})),
        with_faces(public_view=lambda box, s: {name: value for name, value in view.public_view(box, s).items() if name != "scores"}),
    ],
    "who must act is told what to do, and everybody else the same": [with_faces(prompt=prompt_nobody), with_faces(prompt=prompt_as_one_likes)],
    "events are as the schema declares them": [with_faces(events=boil_over), with_faces(events=tell_mood), with_faces(events=tell_less)],
    "all see the same of notes that are not private": [with_faces(private_notes=frozenset())],
    "who saw nothing happen knows and may do the same": [with_faces(events=tell_nobody)],
    "the words in 'en' tell every event": [with_faces(events=boil_over, schema=schema(events={**view.SCHEMA.events, "boiled_over": NoArguments}))],
    "the setting is as the schema declares it": [
        with_faces(setting=lambda box, s: {}),
        with_faces(setting=lambda box, s: {"hand_size": True}),
        with_faces(setting=lambda box, s: {"hand_size": 3, "mood": 1}),
    ],
    "the setting never changes": [with_faces(setting=lambda box, s: {"hand_size": s.rounds_played})],
    "what never changes is no part of the view": [with_faces(own_view=see(hand_size=3), schema=schema(view=WideView))],
}


@pytest.mark.parametrize(("promise", "game"), [(promise, game) for promise, games in SHOWN.items() for game in games])
def test_what_is_shown_in_another_shape_is_found_out(promise: str, game: Game) -> None:
    demanded(promise, game, check_game)


# --- positions --------------------------------------------------------------------------------------------------------


def without(name: str) -> Game:
    """Neither written nor read: a field that positions forget."""

    def set_position(box: Any, s: Any, data: Any) -> list[str]:
        position.set_position(box, s, {**data, name: s[name].tolist()[: None if name == "pile" else s.players]})
        return []

    return with_faces(
        set_position=set_position, position=lambda box, s: {part: rows for part, rows in position.position(box, s).items() if part != name}
    )


def test_a_position_that_does_not_read_back() -> None:
    forgets = with_faces(position=lambda box, s: {**position.position(box, s), "score": [0] * s.players})
    lists = with_faces(position=lambda box, s: {**position.position(box, s), "state_number": id(s)})
    refuses = with_faces(set_position=lambda *_: ["it is a bad day"])
    demanded("a position gives the same view", forgets, check_game)
    demanded("a position reads back to itself", lists, check_game)
    assert "it is a bad day" in demanded("a position reads back", refuses, check_game)


@pytest.mark.parametrize(
    ("name", "promise"),
    [("score", "a position gives the same view"), ("thrown", "a position gives the same view"), ("pile", "a position goes on as the table does")],
)
def test_a_position_that_forgets_a_field(name: str, promise: str) -> None:
    demanded(promise, without(name), check_game)


# --- declarations -----------------------------------------------------------------------------------------------------

DECLARATIONS: dict[str, Game] = {
    "a game's name is a plain lower-case identifier": with_about(name="Big Cauldron"),
    "the rules version counts from 1": with_about(version=0),
    "player counts are listed once, smallest first": with_about(players=(3, 2)),
    "actions fit into 16 bits": with_rules(actions=1 << 15),
    "a state begins with its random stream": with_rules(layout=GAME.rules.layout["options"]),
    "the first refusal stands for allowed": with_about(refusals=Codes("no", "allowed")),
    "there is an end reason beside the first, which stands for none": with_about(end_reasons=Codes("")),
    "the options are part of the state as they are declared": with_about(options=(*GAME.options, Number("pace", 1, 3, 1))),
    "a game states its rules in RULES.md": with_about(folder=GAME.about.folder / "words"),
    "a move's notation reads back to itself": with_faces(action_of=lambda text: 0),
    "a move knows its action": with_faces(move_of=lambda action: view.move_of(0)),
    "moves are as the schema declares them": with_faces(move_of=lambda action: Move(action, "throw", str(action + 1), {"herb": action + 1})),
}


@pytest.mark.parametrize("promise", DECLARATIONS)
def test_declarations_that_do_not_hang_together(promise: str) -> None:
    with pytest.raises(Broken, match=promise):
        check_declarations(DECLARATIONS[promise])


def test_a_kind_of_move_that_is_not_declared() -> None:
    with pytest.raises(Broken, match=r"moves are as the schema declares them: .*move throw is not declared"):
        check_declarations(with_faces(schema=schema(moves={})))


def test_nonsense_that_is_taken_for_a_move() -> None:
    allowed = GAME.new_table(2, seed=0).moves(0)[0].id
    with pytest.raises(Broken, match="nonsense is refused"):
        check_unknown(with_faces(action_of=lambda text: allowed))


def test_an_option_that_only_goes_with_others_is_no_variant() -> None:
    def check_together(box: Any, players: int, options: Any) -> None:
        if options["rounds"] == 5 or (options["rounds"] == 1 and players == 2):
            raise CovenError("bad_option", "Not so.", option="rounds")

    assert list(conformance.variants(with_about(check_together=check_together))) == [(2, {}), (3, {}), (4, {}), (3, {"rounds": 1})]


# --- targets ----------------------------------------------------------------------------------------------------------


@native(lambda: lambda: 1)
def is_compiled() -> int:
    """What no rule may ask."""
    return 0


@rule
def moves_otherwise(box: Any, s: Any, seat: Any, out: Any) -> Any:
    """Lists the moves in another order once compiled, in the second round."""
    n = rules_moves(box, s, seat, out)
    if s.rounds_played == 1 and is_compiled() == 1:
        out[0], out[n - 1] = out[n - 1], out[0]
    return n


rules_moves = rules.moves


def test_targets_that_play_different_games() -> None:
    game = with_rules(moves=moves_otherwise)
    check_targets(game, [(2, {"rounds": 1}, 0, 20)])
    with pytest.raises(Broken, match=r"interpreted and compiled rules play the same games: cauldron: players 2, options {}, games \[1\d, "):
        check_targets(game, [(2, {}, 10, 20)])


def test_a_game_not_yet_known_is_made_known_before_it_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coven.table.registry._registered", {})
    reported: list[str] = []
    monkeypatch.setattr(conformance, "check_targets", lambda *_, **__: reported.append("targets"))
    assert conformance.run(GAME, range(1), reported.append) == 2 * len(list(conformance.variants(GAME))) + 2
    assert reported[0] == "cauldron, 2 players, defaults, seed 0"
    assert reported[-2:] == ["cauldron, 2 players, {'rounds': 5}, seed 0", "targets"]


def test_run_breaks_on_a_broken_part_of_any_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "check_targets", lambda *_, **__: None)
    for game in (with_about(version=0), with_rules(moves=omit_one), with_faces(own_view=see(mood=1)), changed(about={"returns": (0, 0)})):
        with pytest.raises(Broken):
            conformance.run(game, range(1))
