"""The secrecy checks can fail: a leak on any channel is found out by the promise it breaks."""

import inspect
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from conformance.breaking import demanded
from table.helping import GAME, changed, quiet_throws, with_faces, with_rules
from template.cauldron import knowledge, rules, view
from template.cauldron.state import ALREADY_THROWN, DEALT, KINDS, NOT_IN_HAND, NOTHING_YET, SEATS, STIRRING

from coven.conformance import check_game, check_secrecy
from coven.conformance.channels import FOR_ALL, FOR_SEATS, WRONG, error_of
from coven.errors import CovenError
from coven.kernel.notes import note
from coven.kernel.stream import rekey
from coven.table import registry
from coven.table.game import Game
from coven.table.table import UNDO_REFUSALS, Table
from coven.table.values import Event, Viewer

TOLD = "a viewer is told only what it may know"


def neighbours_hand(s: Any, seat: int | None) -> list[int]:
    return [s.hand[((seat or 0) + 1) % s.players, kind] for kind in range(KINDS)]


def show_neighbour(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    return {**view.own_view(box, s, seat), "peek": None if seat is None else neighbours_hand(s, seat)}


def show_spectator(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    return {**view.own_view(box, s, seat), "peek": neighbours_hand(s, 0) if seat is None else None}


def prompt_by_neighbour(box: Any, s: Any, seat: int | None, to_act: Any) -> Any:
    """What a seat is asked hangs on what another holds."""
    asked = view.prompt(box, s, seat, to_act)
    return {**asked, "args": {"player": neighbours_hand(s, seat)[0]}} if asked["id"] == "prompt-throw" else asked


def refuse_by_neighbour(box: Any, s: Any, seat: int, action: int) -> int:
    code = int(rules.refusal(box, s, seat, action))
    return ALREADY_THROWN if code == NOT_IN_HAND and s.hand[(seat + 1) % s.players, action] else code


def moves_by_neighbour(box: Any, s: Any, seat: int, out: Any) -> int:
    n = int(rules.moves(box, s, seat, out))
    if s.hand[(seat + 1) % s.players, 0]:
        out[0], out[n - 1] = out[n - 1], out[0]
    return n


def observe_neighbour(box: Any, s: Any, seat: int, out: Any) -> None:
    out[:KINDS] = neighbours_hand(s, seat)


def tell_choices(box: Any, notes: Any, viewer: Viewer) -> list[Event]:
    """What was thrown in, to everybody."""
    seat = notes[0][1]
    return view.events(box, notes, seat)


def note_pile(box: Any, s: Any, seat: int, action: int) -> None:
    """Takes down what lies in the pile, which nobody knows."""
    note(s, 0, -1, sum(s.pile[kind] * 10**kind for kind in range(KINDS)), 0, 0)
    rules.play(box, s, seat, action)


def tell_pile(box: Any, notes: Any, viewer: Viewer) -> list[Event]:
    piles = [Event("deal", {"herbs": [note[2]]}) for note in notes if note[:2] == (0, -1)]
    return [*view.events(box, [note for note in notes if note[:2] != (0, -1)], viewer), *piles]


def reveal_by_neighbour(box: Any, before: Any, seat: int, action: int, after: Any) -> bool:
    """Whether a move can be taken back hangs on what another seat holds."""
    return bool(neighbours_hand(after, seat)[0])


def set_by_neighbour(box: Any, s: Any) -> dict[str, Any]:
    return {"hand_size": 3 + neighbours_hand(s, 0)[0]}


CHANNELS = {
    "view": [with_faces(own_view=show_neighbour), with_faces(own_view=show_spectator), with_faces(prompt=prompt_by_neighbour)],
    "moves": [with_rules(moves=moves_by_neighbour)],
    "refusal": [with_rules(refusal=refuse_by_neighbour)],
    "numbers": [with_rules(observe=observe_neighbour)],
    "setting": [with_faces(setting=set_by_neighbour)],
    "may_undo": [with_faces(reveals=reveal_by_neighbour, events=quiet_throws)],
    "may_undo_alone": [with_faces(shows=reveal_by_neighbour, events=quiet_throws)],
}


@pytest.mark.parametrize(("channel", "game"), [(channel, game) for channel, games in CHANNELS.items() for game in games])
def test_a_channel_that_tells_too_much_is_found_out(channel: str, game: Game) -> None:
    demanded(f"{channel}: {TOLD}", game, check_secrecy)


# --- imagination and events -------------------------------------------------------------------------------------------


def imagine_without_rekeying(box: Any, s: Any, seat: int, seed: Any) -> None:
    stream = s.stream.copy()
    knowledge.imagine(box, s, seat, seed)
    s.stream.set(stream)


def put_key(s: Any, seed: Any) -> None:
    for word in range(8):
        s.stream.key[word] = seed[word]


def imagine_from_secrets(box: Any, s: Any, seat: int, seed: Any) -> None:
    """What is drawn hangs on what another seat holds."""
    luck = neighbours_hand(s, seat)
    knowledge.imagine(box, s, seat, [word + 1 + luck.index(max(luck)) & 0xFFFFFFFF for word in seed])
    put_key(s, seed)


def imagine_nothing(box: Any, s: Any, seat: int, seed: Any) -> None:
    rekey(s, seed)


def imagine_and_keep_the_words(box: Any, s: Any, seat: int, seed: Any) -> None:
    """The key is new, but the words that are drawn next are the true ones."""
    stream = s.stream.copy()
    knowledge.imagine(box, s, seat, seed)
    s.stream.set(stream)
    put_key(s, seed)


def imagine_by_the_true_stream(box: Any, s: Any, seat: int, seed: Any) -> None:
    """The draws to come are told by the order of something that matters to nobody."""
    secret = s.stream.key[0]
    knowledge.imagine(box, s, seat, seed)
    s.stream.blocks = secret


def one_by_one(box: Any, s: Any, seat: int) -> bool:
    """Nobody chooses while another does, so that no hidden step is taken."""
    return bool(rules.must_act(box, s, seat)) and not any(rules.must_act(box, s, other) for other in range(seat))


def lose_a_herb(box: Any, s: Any, seat: int, seed: Any) -> None:
    knowledge.imagine(box, s, seat, seed)
    s.pile[s.pile.tolist().index(max(s.pile.tolist()))] -= 1


def keep_in_a_corner(box: Any, s: Any, seat: int, seed: Any) -> None:
    """No position shows the score of a seat that is not there, but its bytes tell what another holds."""
    secret = neighbours_hand(s, seat)
    knowledge.imagine(box, s, seat, seed)
    s.score[3] = secret.index(max(secret))


def tell_deals(box: Any, notes: Any, viewer: Viewer) -> list[Event]:
    """Everybody at the table sees what their left neighbour was dealt as well."""
    seen = view.events(box, notes, viewer)
    if not notes or notes[0][0] != DEALT or viewer is None:
        return seen
    peeked = [note[2] for note in notes if note[0] == DEALT and note[1] != viewer][:1]
    return [*seen, Event("deal", {"herbs": peeked})]


SECRETS = {
    "a deal shows a seat its own cards only": [with_faces(events=tell_deals)],
    "events tell no hidden choice": [with_faces(events=tell_choices)],
    "events show only what the viewer may know": [changed(rules={"play": note_pile}, faces={"events": tell_pile})],
    "imagination knows nothing of the true stream": [with_rules(imagine=imagine_and_keep_the_words), with_rules(imagine=imagine_by_the_true_stream)],
    "imagination rekeys the stream": [with_rules(imagine=imagine_without_rekeying)],
    "imagination draws only on what the seat knows": [with_rules(imagine=imagine_from_secrets)],
    "imagination redraws what seats hide from each other": [with_rules(imagine=imagine_nothing, must_act=one_by_one)],
    f"imagined: {TOLD}": [with_rules(imagine=imagine_nothing)],
    "an imagined state keeps all pieces": [with_rules(imagine=lose_a_herb)],
    "not even the bytes of an imagined state depend on what the seat can't know": [with_rules(imagine=keep_in_a_corner)],
}


@pytest.mark.parametrize(("promise", "game"), [(promise, game) for promise, games in SECRETS.items() for game in games])
def test_a_leak_is_found_out(promise: str, game: Game) -> None:
    demanded(promise, game, check_secrecy)


# --- choices of several hidden steps ----------------------------------------------------------------------------------


def may_change(box: Any, s: Any, seat: int) -> bool:
    """In this game a seat may take its herb out and throw in another, as often as it likes, until all are in."""
    return bool(s.phase == STIRRING)


def refuse_nothing_held(box: Any, s: Any, seat: int, action: int) -> int:
    code = int(rules.refusal(box, s, seat, action))
    return (0 if s.hand[seat, action] else NOT_IN_HAND) if code == ALREADY_THROWN else code


def list_held(box: Any, s: Any, seat: int, out: Any) -> int:
    held = [kind for kind in range(KINDS) if refuse_nothing_held(box, s, seat, kind) == 0]
    for place, kind in enumerate(held):
        out[place] = kind
    return len(held)


def throw_again(box: Any, s: Any, seat: int, action: int) -> None:
    if s.thrown[seat] != NOTHING_YET:
        s.hand[seat, s.thrown[seat]] += 1
        s.thrown[seat] = NOTHING_YET
    rules.play(box, s, seat, action)


def observe_no_throws(box: Any, s: Any, seat: int, out: Any) -> None:
    """Nobody can tell who has chosen."""
    knowledge.observe(box, s, seat, out)
    out[KINDS : KINDS + SEATS] = 0


def imagine_no_throws(box: Any, s: Any, seat: int, seed: Any) -> None:
    """Others may have chosen or not: a seat imagines that they still hold everything."""
    for other in range(s.players):
        if other != seat and s.thrown[other] != NOTHING_YET:
            s.hand[other, s.thrown[other]] += 1
            s.thrown[other] = NOTHING_YET
    knowledge.imagine(box, s, seat, seed)


CHANGEABLE = {
    "imagine": imagine_no_throws,
    "observe": observe_no_throws,
    "must_act": may_change,
    "refusal": refuse_nothing_held,
    "moves": list_held,
    "play": throw_again,
    "most_moves": lambda box, players, options: 1_000,
}


def in_steps(**faces: Any) -> Game:
    """The game in which a seat chooses in as many hidden steps as it likes."""
    return changed(rules=CHANGEABLE, faces={"events": quiet_throws, **faces})


def check(game: Game, players: int, options: Any, seed: int) -> None:
    check_secrecy(game, players, options, seed, most=60)


def test_hidden_steps_that_nobody_can_count_are_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_steps()
    monkeypatch.setitem(registry._registered, "cauldron", game)
    for seed in range(3):
        check_game(game, 3, {}, seed)
        check(game, 3, {}, seed)


def test_numbers_for_a_network_that_tell_who_has_chosen() -> None:
    game = changed(rules={**CHANGEABLE, "observe": knowledge.observe}, faces={"events": quiet_throws})
    demanded(f"numbers: {TOLD}", game, check)


def test_events_of_hidden_steps_let_them_be_counted() -> None:
    """Each step is seen face down: which herb is hidden, but how often a seat changed its mind is not."""
    demanded(f"events: {TOLD}", in_steps(events=view.events), check)


@pytest.mark.parametrize(
    ("channel", "name", "leaking"),
    [
        ("repr", "__repr__", lambda table: f"<Table after {len(table.keeper)} moves>"),
        ("outcome", "outcome", property(lambda table: len(table.keeper))),
        ("undo_refusal", "undo_refusal", lambda table, seat: list(UNDO_REFUSALS)[len(table.keeper) % 4]),
        ("may_undo", "may_undo", lambda table, seat: len(table.keeper) % 2 == 0),
        ("may_undo_alone", "may_undo_alone", lambda table, seat: len(table.keeper) % 2 == 0),
        ("is_final", "is_final", lambda table, seat, move: len(table.keeper) % 2 == 0),
        ("imagined", "imagined", lambda table, seat, seed: scored(table.keeper.imagined(seat, seed), len(table.keeper))),
        ("errors", "record", lambda table: refuse_with(len(table.keeper))),
        ("errors", "salt", property(lambda table: refuse_with(len(table.keeper)))),
        ("errors", "seed", property(lambda table: refuse_with(len(table.keeper)))),
        ("errors", "_check_seat", lambda table, seat: None if seat in range(table.players) else refuse_with(len(table.keeper))),
        ("errors", "undo", lambda table, seat: refuse_with(len(table.keeper))),
        ("errors", "play", lambda table, seat, move: refuse_with(len(table.keeper)) if move == "no such move" else play(table, seat, move)),
    ],
)
def test_a_table_that_counts_hidden_steps_is_found_out(channel: str, name: str, leaking: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, name, leaking)
    demanded(f"{channel}: {TOLD}", in_steps(), check)


def scored(state: Any, points: int) -> Any:
    """The state with points for a seat that is not there."""
    state.score[3] = points
    return state


def refuse_with(count: int) -> None:
    raise CovenError("record_is_secret", "Not yet.", moves=count)


play = Table.play  # before a test puts another in its place


def public_members() -> set[str]:
    """What anybody who is given a table can call on it, attributes of the instance included."""
    return {name for name in {*dir(Table), *vars(GAME.new_table(3, seed=1))} if not name.startswith("_")}


def test_every_public_member_of_a_table_is_looked_at() -> None:
    """A new one is a new channel, and comes with a question here; only the keeper is for who runs the table."""
    assert public_members() - {"keeper"} == ({*FOR_ALL, *FOR_SEATS, *WRONG} - {"repr", "numbers"})
    assert {name for name in vars(Table) if name.startswith("__")} <= {*vars(Empty), "__init__", "__repr__"}


def test_every_member_that_can_be_asked_wrongly_is() -> None:
    asked_with = {name for name in public_members() if inspect.isfunction(getattr(Table, name, None))}
    assert asked_with | {"seed", "salt"} == set(WRONG)
    table = GAME.new_table(3, seed=1)
    assert all(error_of(ask, table, 0) != "no error" for name, asks in WRONG.items() for ask in asks if name != "answer_for")


class Empty:
    """What every class has."""


def test_a_numbering_common_to_all_watchers_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers of moves instead of a viewer's own events: the error names how many there are."""

    def events(table: Table, viewer: Viewer, since: int = 0) -> list[Event]:
        table.keeper.check_number(since)
        return [event for number in range(since, len(table.keeper) + 1) for event in table.keeper.events(viewer, number)]

    monkeypatch.setattr(Table, "events", events)
    demanded(f"errors: {TOLD}", in_steps(), check)


def test_the_template_has_none_of_these() -> None:
    check(GAME, 3, {}, 0)


# --- in every game ------------------------------------------------------------------------------------------------------


def leaking(name: str, *, new_key: bool) -> Game:
    """A game whose imagined states keep the true random stream; with a new key, its words that are drawn next."""
    game = registry.game(name)

    def imagine(box: Any, s: Any, seat: int, seed: Any) -> None:
        stream = s.stream.copy()
        game.rules.imagine(box, s, seat, seed)
        s.stream.set(stream)
        if new_key:
            put_key(s, seed)

    return Game(game.about, lambda: replace(game.rules, imagine=imagine), game._load_faces, game._load_checks)


@pytest.mark.parametrize("name", [name for name in registry.game_names() if name != "cauldron"])
@pytest.mark.parametrize(("new_key", "promise"), [(False, "imagination rekeys the stream"), (True, "imagination knows nothing of the true stream")])
def test_imagined_states_that_keep_the_true_stream_are_found_out_in_every_game(name: str, new_key: bool, promise: str) -> None:
    """A bot could know the draws to come."""
    demanded(promise, leaking(name, new_key=new_key), lambda game, players, options, seed: check_secrecy(game, players, options, seed, most=30))
