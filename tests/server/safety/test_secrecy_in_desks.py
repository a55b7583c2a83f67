"""Match that differ only in what a seat cannot know give its viewer, spectators and strangers the same bytes, in every game."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from template.cauldron import GAME as CAULDRON

import coven
from coven.errors import CovenError
from coven.server.fair_queue import Lane
from coven.server.live.bot_pool import BotPool, BotTask
from coven.server.live.commands.playing import Play, PlayFor, TakeBack
from coven.server.live.infos import table_info
from coven.server.live.match import Match
from coven.server.live.pace import Pace
from coven.server.live.steps import BotIn, Created, Joined, Played, Started, UndoAsked
from coven.server.live.viewers import Feed, Shared, encode
from coven.server.messages.terms import ChairPlan, ClockTerms, Terms
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
        rules_version=coven.game(game).version,
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


def heard_by(match: Match, viewer: int | None, hidden: list[tuple[int, str]], own: list[str], table_changed: bool) -> list[Any]:
    """All that a viewer is told: on arrival, of hidden choices of others, of its own requests done and refused, over HTTP."""
    feed = Feed(match, viewer, Shared(match))
    ear = Ear(None if viewer is None else f"p{viewer}")
    feed.welcome(ear, None, {"connected": [], "chat": []})
    feed.welcome(ear, 0, {"connected": [], "chat": []})
    for number, (seat, move) in enumerate(hidden):
        match.apply(Played(seat=seat, move=move, id=f"h{number}"), 1000.0 + number)
        feed.tell(table_changed)
    for request in own:
        try:
            assert viewer is not None
            Play(f"p{viewer}", "x", request, feed.number).decide(match, 2000.0)
        except CovenError as error:
            feed.refuse(ear, "x", {"code": error.code, "message": error.message, "details": error.details})
    rest = undo_info(match, viewer) if viewer is not None else ""
    return [ear.heard, feed.encoded_table(), encode(table_info(match)), feed.number, rest]


def undo_info(match: Match, viewer: int) -> str:
    try:
        return repr(TakeBack(f"p{viewer}", "y").decide(match, 2000.0))
    except CovenError as error:
        return f"{error} {error.details}"


def pairs(game: str, players: int, is_alone: bool = False) -> Iterator[tuple[int, Match, Match]]:
    """A seat, and two matches that differ only in what that seat cannot know, at many moments of many games; alone, all others are bots."""
    for seed in range(6):
        chance = random.Random(seed)
        for moves in (0, 1, 3, 8, 20, 45):
            seat = chance.randrange(players)
            one, other = (played_on(new_match(game, players, seed), moves, random.Random(seed)) for _ in range(2))
            go_on_from(one, one.table.keeper.state.copy())
            go_on_from(other, other.table.imagined(seat, seed=seed + 1))
            for match in (one, other):
                for bot in range(players):
                    if is_alone and bot != seat:
                        match.apply(BotIn(seat=bot, bot="random", why="asked"), 999.0)
            yield seat, one, other


def go_on_from(match: Match, state: Any) -> None:
    """Lets a match go on from a state: what came before was the same in both of a pair, as far as the seat can know."""
    keeper, made = match.table.keeper, match.created
    seed, salt = bytes.fromhex(made.seed), bytes.fromhex(made.salt)
    match.on_the_table = Table(Keeper(keeper.game, keeper.players, keeper.options, seed, keeper.box, keeper.seats, first=state, salt=salt))


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


@pytest.mark.parametrize("is_alone", [False, True])
@pytest.mark.parametrize("game, players", GAMES)
def test_the_same_bytes(game: str, players: int, is_alone: bool) -> None:
    differing = 0
    for seat, one, other in pairs(game, players, is_alone):
        differing += one.table.keeper.state.tobytes() != other.table.keeper.state.tobytes()
        own = [move.text for move in one.game.all_moves[:: max(1, len(one.game.all_moves) // 12)]]
        first, second = hidden_choices(seat, one, other)
        mine = [(seat, move) for move in quiet_own_moves(seat, one, other)]
        table_changed = seat % 2 == 0  # told as after a change of the table, or after moves alone
        heard = [heard_by(one, seat, first + mine, own, table_changed), heard_by(other, seat, second + mine, own, table_changed)]
        assert heard[0] == heard[1], (game, seat, heard)
        heard = [heard_by(one, None, [], [], True), heard_by(other, None, [], [], True)]
        assert heard[0] == heard[1], (game, seat, "spectator")
    assert differing > 20, "most of these pairs do differ in secrets"


def test_a_hidden_step_of_another_seat_moves_no_number_and_no_clock() -> None:
    """Witches: of the first of several cards to pass nobody else hears anything."""
    match = new_match("witches", 4, 1)
    feeds = {viewer: Feed(match, viewer, Shared(match)) for viewer in (None, 1)}
    ears = {viewer: Ear(f"p{viewer}") for viewer in feeds}
    for viewer, feed in feeds.items():
        feed.welcome(ears[viewer], None, {"connected": [], "chat": []})
    before = {viewer: len(ear.heard) for viewer, ear in ears.items()}
    match.apply(Played(seat=0, move=match.table.moves(0)[0].text, id="a"), 25.0)
    for viewer, feed in feeds.items():
        feed.tell()
        assert len(ears[viewer].heard) == before[viewer]


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
    handed: list[BotTask] = []

    class Listening(BotPool):
        async def _answer(self, task: BotTask, lane: Lane, is_timed: bool) -> int:
            handed.append(task)
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
