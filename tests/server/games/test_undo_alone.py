"""A person alone against bots takes back as far as no secret was shown; whether a move is final can be asked before it is made."""

import pytest
from server.clients import gather, run, started
from server.running import Server

import coven
from coven.errors import CovenError
from coven.server.live.commands.playing import TakeBack
from coven.server.live.match import Match
from coven.server.live.steps import BotIn, BotOut, Created, Joined, Played, Rewound, Started
from coven.server.messages.terms import ChairPlan, Terms

PLAYERS = 3


def at_the_first_trick(**terms: str) -> Match:
    """Witches: all cards are passed, and everybody is a person."""
    made = {"game": "witches", "rules_version": coven.game("witches").version, "players": PLAYERS, "host": "p0", "public": False, "key": "k"}
    plans = tuple(ChairPlan(kept_for="friends") for _ in range(PLAYERS))
    options = coven.game("witches").check_options(PLAYERS, {})
    seeds = {"seed": "11" * 32, "salt": "22" * 32}
    created = Created.model_validate({**made, **seeds, "options": options, "plans": plans, "terms": Terms.model_validate(terms)})
    match = Match("t", created, 0.0)
    match.names = {f"p{seat}": f"Person {seat}" for seat in range(PLAYERS)}
    for seat in range(PLAYERS):
        match.apply(Joined(seat=seat, person=f"p{seat}"), 0.0)
    match.apply(Started(), 0.0)
    while match.table.view(None)["phase"] == "passing":
        lay_first(match)
    return match


def lay_first(match: Match, id: str | None = None) -> int:
    seat = match.to_act[0]
    match.apply(Played(seat=seat, move=match.table.moves(seat)[0].text, id=id), 1.0)
    return seat


def leave_to_bots(match: Match, *seats: int) -> None:
    for seat in seats:
        match.apply(BotIn(seat=seat, bot="random", why="asked"), 1.0)


def test_alone_a_card_is_taken_back_until_a_bot_has_laid_one() -> None:
    match = at_the_first_trick()
    before = match.table.keeper.state.tobytes()
    me = match.to_act[0]
    leave_to_bots(match, *(seat for seat in range(PLAYERS) if seat != me))
    lay_first(match)
    take_back = TakeBack(f"p{me}", "u")
    (step,) = take_back.decide(match, 2.0)
    assert isinstance(step, Rewound)
    match.apply(step, 2.0)
    assert (match.table.keeper.state.tobytes(), match.to_act) == (before, (me,))
    assert take_back.decide(match, 3.0) == [], "sent again without effect"
    lay_first(match)
    lay_first(match)
    with pytest.raises(CovenError) as caught:
        TakeBack(f"p{me}", "v").decide(match, 4.0)
    assert caught.value.code == "cannot_undo"


def test_with_a_second_person_what_they_saw_stays() -> None:
    match = at_the_first_trick()
    me = match.to_act[0]
    others = [seat for seat in range(PLAYERS) if seat != me]
    leave_to_bots(match, *others)
    match.apply(BotOut(seat=others[0]), 1.0)
    lay_first(match)
    with pytest.raises(CovenError) as caught:
        TakeBack(f"p{me}", "u").decide(match, 2.0)
    assert caught.value.details["reason"] == "revealed"


def test_alone_nothing_is_taken_back_where_the_terms_have_no_undo() -> None:
    match = at_the_first_trick(undo="none")
    me = match.to_act[0]
    leave_to_bots(match, *(seat for seat in range(PLAYERS) if seat != me))
    lay_first(match)
    with pytest.raises(CovenError) as caught:
        TakeBack(f"p{me}", "u").decide(match, 2.0)
    assert caught.value.code == "no_undo"


def test_whether_a_move_is_final_can_be_asked(server: Server) -> None:
    async def story() -> None:
        table, _, (anna, bela), (socket, _) = await started(server.url, 2, "broom_service")
        first = socket.moves[0]["text"]
        assert await anna.get(f"/tables/{table}/final", move=first) == {"final": False}, "one of several roles that are chosen in secret"
        assert await anna.refused("GET", f"/tables/{table}/final?move=brave+hill-witch") == (400, "not_placing")
        assert await bela.refused("GET", f"/tables/{table}/final?move={first.replace(' ', '+')}&seat=0") == (403, "not_seated")
        assert (await socket.play("a", first))["type"] == "ack"
        await socket.until(lambda each: each.present["may_undo"])

    run(story())


def test_where_nothing_is_taken_back_every_move_is_final(server: Server) -> None:
    async def story() -> None:
        table, _, people = await gather(server.url, 1, "broom_service", bots=2, terms={"undo": "none"})
        await people[0].post(f"/tables/{table}/start")
        socket = await people[0].sit(table, "broom_service")
        await socket.until(lambda each: each.moves)
        assert await people[0].get(f"/tables/{table}/final", move=socket.moves[0]["text"]) == {"final": True}

    run(story())
