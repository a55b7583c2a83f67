"""Match that differ only in what a seat cannot know give its viewer, spectators and strangers the same bytes, in every game."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from template.cauldron import GAME as CAULDRON

import coven
from coven.errors import CovenError
from coven.server.commands.playing import Play, PlayFor, TakeBack
from coven.server.desk.showing import table_info
from coven.server.desk.viewers import Shared, Viewer, encode
from coven.server.jobs.pace import Pace
from coven.server.jobs.pool import Pool, Question
from coven.server.match.match import Match
from coven.server.match.steps import ChairPlan, Created, Joined, Played, Started, UndoAsked
from coven.server.match.terms import ClockTerms, Terms
from coven.table.keeper import Keeper
from coven.table.registry import register
from coven.table.table import Table

register(CAULDRON)
GAMES = [("cauldron", 3), ("witches", 4), ("wandering_towers", 3), ("broom_service", 3)]


class Ear:
    """An outlet that keeps what it hears."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.heard: list[str] = []

    def send(self, text: bytes) -> None:
        self.heard.append(text.decode())

    def cut_off(self, code: str, again: bool) -> None:
        self.heard.append(code)


def new_match(game: str, players: int, seed: int) -> Match:
    plans = tuple(ChairPlan(kept_for="friends") for _ in range(players))
    terms = Terms(clock=ClockTerms(per_move=30, bank=60))
    made = Created(
        game=game,
        rules=coven.game(game).version,
        players=players,
        options=coven.game(game).check_options(players, {}),
        host="p0",
        public=False,
        key="key",
        plans=plans,
        terms=terms,
        seed=f"{seed:064x}",
        salt="00" * 32,
    )
    match = Match("table", made, 0.0)
    match.names = {f"p{seat}": f"Person {seat}" for seat in range(players)}
    for seat in range(players):
        match.apply(Joined(seat=seat, person=f"p{seat}"), 0.0)
    match.apply(Started(), 0.0)
    return match


def played_on(match: Match, moves: int, chance: random.Random) -> Match:
    for number in range(moves):
        if not match.to_act:
            break
        seat = chance.choice(match.to_act)
        match.apply(Played(seat=seat, move=chance.choice(match.table.moves(seat)).text, id=f"m{number}"), float(number))
    return match


def heard_by(match: Match, watcher: int | None, hidden: list[tuple[int, str]], own: list[str], around: bool) -> list[Any]:
    """All that a watcher is told: on arrival, of hidden choices of others, of its own requestes done and refused, over HTTP."""
    viewer = Viewer(match, watcher, Shared(match))
    ear = Ear(None if watcher is None else f"p{watcher}")
    viewer.welcome(ear, None, {"present": [], "chat": []})
    viewer.welcome(ear, 0, {"present": [], "chat": []})
    for number, (seat, move) in enumerate(hidden):
        match.apply(Played(seat=seat, move=move, id=f"h{number}"), 1000.0 + number)
        viewer.tell(around)
    for request in own:
        try:
            assert watcher is not None
            Play(f"p{watcher}", "x", request, viewer.number).decide(match, 2000.0)
        except CovenError as error:
            viewer.refused(ear, "x", {"code": error.code, "message": error.message, "details": error.details})
    rest = undo_info(match, watcher) if watcher is not None else ""
    return [ear.heard, viewer.looked_up(), encode(table_info(match)), viewer.number, rest]


def undo_info(match: Match, watcher: int) -> str:
    try:
        return repr(TakeBack(f"p{watcher}", "y").decide(match, 2000.0))
    except CovenError as error:
        return f"{error} {error.details}"


def pairs(game: str, players: int) -> Iterator[tuple[int, Match, Match]]:
    """A seat, and two matches that differ only in what that seat cannot know, at many moments of many games."""
    for seed in range(6):
        chance = random.Random(seed)
        for moves in (0, 1, 3, 8, 20, 45):
            seat = chance.randrange(players)
            one, other = (played_on(new_match(game, players, seed), moves, random.Random(seed)) for _ in range(2))
            go_on_from(one, one.table.keeper.state.copy())
            go_on_from(other, other.table.imagined(seat, seed=seed + 1))
            yield seat, one, other


def go_on_from(match: Match, state: Any) -> None:
    """Lets a match go on from a state: what came before was the same in both of a pair, as far as the seat can know."""
    keeper, made = match.table.keeper, match.created
    seed, salt = bytes.fromhex(made.seed), bytes.fromhex(made.salt)
    match._table = Table(Keeper(keeper.game, keeper.players, keeper.options, seed, keeper.box, keeper.seats, first=state, salt=salt))


def quiet_own_moves(seat: int, one: Match, other: Match) -> list[str]:
    """A move of the seat itself that draws nothing in either, if there is one."""
    if seat not in one.to_act or len(one.to_act) < 3:
        return []
    move = one.table.moves(seat)[0]
    for match in (one, other):
        trial = match.table.keeper.table_at(0)
        trial.play(seat, move)
        if trial.keeper.state.stream.tobytes() != match.table.keeper.state.stream.tobytes():
            return []
    return [move.text]


def hidden_choices(seat: int, one: Match, other: Match) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """A choice, not the same in the two matches, of another seat that now decides in secret together with others.

    How far that seat is with its choice is a secret too: where this step ends it in one match only, nothing can be compared.
    """
    deciding = [each for each in one.to_act if each != seat]
    if len(deciding) < 2:
        return [], []
    chooser = deciding[0]
    first, second = one.table.moves(chooser)[0].text, other.table.moves(chooser)[-1].text
    after = [match.table.keeper.table_at(0) for match in (one, other)]
    for table, move in zip(after, (first, second), strict=True):
        table.play(chooser, move)
    return ([(chooser, first)], [(chooser, second)]) if after[0].to_act == after[1].to_act else ([], [])


@pytest.mark.parametrize("game, players", GAMES)
def test_the_same_bytes(game: str, players: int) -> None:
    differing = 0
    for seat, one, other in pairs(game, players):
        differing += one.table.keeper.state.tobytes() != other.table.keeper.state.tobytes()
        own = [move.text for move in one.game.all_moves[:: max(1, len(one.game.all_moves) // 12)]]
        first, second = hidden_choices(seat, one, other)
        mine = [(seat, move) for move in quiet_own_moves(seat, one, other)]
        around = seat % 2 == 0  # told as after a change around the game, or after moves alone
        heard = [heard_by(one, seat, first + mine, own, around), heard_by(other, seat, second + mine, own, around)]
        assert heard[0] == heard[1], (game, seat, heard)
        heard = [heard_by(one, None, [], [], True), heard_by(other, None, [], [], True)]
        assert heard[0] == heard[1], (game, seat, "spectator")
    assert differing > 20, "most of these pairs do differ in secrets"


def test_a_hidden_step_of_another_seat_moves_no_number_and_no_clock() -> None:
    """Witches: of the first of several cards to pass nobody else hears anything."""
    match = new_match("witches", 4, 1)
    viewers = {watcher: Viewer(match, watcher, Shared(match)) for watcher in (None, 1)}
    ears = {watcher: Ear(f"p{watcher}") for watcher in viewers}
    for watcher, viewer in viewers.items():
        viewer.welcome(ears[watcher], None, {"present": [], "chat": []})
    before = {watcher: len(ear.heard) for watcher, ear in ears.items()}
    match.apply(Played(seat=0, move=match.table.moves(0)[0].text, id="a"), 25.0)
    for watcher, viewer in viewers.items():
        viewer.tell()
        assert len(ears[watcher].heard) == before[watcher]


def test_a_hidden_choice_leaves_a_request_to_take_back_as_it_was() -> None:
    """Witches: else everybody could see by the request that somebody has chosen."""
    match = new_match("witches", 4, 1)
    match.apply(Played(seat=0, move=match.table.moves(0)[0].text, id="a"), 1.0)
    match.apply(UndoAsked(seat=0), 2.0)
    shown = encode(table_info(match))
    match.apply(Played(seat=1, move=match.table.moves(1)[0].text, id="b"), 3.0)
    assert encode(table_info(match)) == shown


def test_a_bot_is_handed_nothing_its_seat_cannot_know() -> None:
    """What goes to the pool is an imagined state: the same for two matches that differ only in secrets."""
    handed: list[Question] = []

    class Listening(Pool):
        async def _answer(self, question: Question) -> int:
            handed.append(question)
            return 0

    async def ask(match: Match, seat: int) -> None:
        await Listening(1, Pace(0, 0)).think(match.table, seat, "random", None)

    match = new_match("witches", 4, 3**160 % 2**256)
    asyncio.run(ask(match, 0))
    asyncio.run(ask(match, 0))
    true = match.table.keeper.state.tobytes()
    assert handed[0].state != true and handed[0].state != handed[1].state
    assert match.created.seed.encode() not in repr(handed).encode() and bytes.fromhex(match.created.seed) not in handed[0].state


def test_a_dropped_answer_is_no_move() -> None:
    match = new_match("cauldron", 3, 1)
    move = match.table.moves(0)[0]
    assert PlayFor(0, move).decide(match, 0.0)
    match.apply(Played(seat=0, move=move.text), 0.0)
    assert PlayFor(0, move).decide(match, 0.0) == []
