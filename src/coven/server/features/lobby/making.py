"""Making tables: what a host asks for, checked by the game, becomes the first step of a log."""

import secrets
from collections.abc import Sequence
from typing import Literal

from coven.bots import bot_names, usual_bot
from coven.errors import CovenError
from coven.server.features.people.person import Person, check_name
from coven.server.live.match import Match
from coven.server.live.steps import Created, Joined
from coven.server.messages.http import SeatRequest, TableRequest
from coven.server.messages.terms import ChairPlan
from coven.table.box import Box
from coven.table.game import Game
from coven.table.registry import game as find_game


def new_id() -> str:
    return secrets.token_urlsafe(9)


def created_by(host: Person, asked: TableRequest, box: Box) -> tuple[Created, list[Joined]]:
    """The first step of a new table with this box, and the seats at the host's screen; raises what the game has against it."""
    game = find_game(asked.game)
    data = None if box is game.standard_box else dict(box.data)
    game.check_players(len(asked.seats))
    mine = check_mine(asked.seats)
    if all(each.kept_for == "bot" for each in asked.seats):
        raise CovenError("bad_seats", "At least one seat is for a person.")
    if asked.terms.rated:
        check_rated(game, asked, data is None)
    created = Created(
        game=game.name,
        rules_version=game.version,
        players=len(asked.seats),
        options=game.check_options(len(asked.seats), asked.options, box),
        box=data,
        host=host.id,
        public=asked.public,
        key=secrets.token_urlsafe(16),
        plans=tuple(plan_of(game, each) for each in asked.seats),
        terms=asked.terms.model_copy(update={"hints": hints_at(asked)}),
        seed=secrets.token_hex(32),
        salt=secrets.token_hex(32),
    )
    return created, [Joined(seat=seat, person=host.id) for seat in mine]


def check_mine(seats: Sequence[SeatRequest]) -> list[int]:
    """The seats at the host's screen; raises `bad_seats` unless all of them but one have a name of their own."""
    mine = [seat for seat, each in enumerate(seats) if each.kept_for == "me"]
    if sum(seats[seat].name is None for seat in mine) > 1:
        raise CovenError("bad_seats", "Whoever shares your screen needs a name.")
    if any(each.name is not None for each in seats if each.kept_for != "me"):
        raise CovenError("bad_seats", "Who sits down brings their own name.")
    return mine


def hints_at(asked: TableRequest) -> Literal["none", "own"]:
    """Whether hints may be asked for: as the host says, else where one person plays against bots."""
    if asked.terms.hints is not None:
        return asked.terms.hints
    people = sum(seat.kept_for != "bot" for seat in asked.seats)
    return "own" if people == 1 and not asked.terms.rated else "none"


def check_rated(game: Game, asked: TableRequest, is_standard_box: bool) -> None:
    """Raises `not_rated` if a table can't be rated: everybody plays alone, by the same rules and without help."""
    terms = asked.terms
    faults = {
        "seats": len(asked.seats) < 2 or any(seat.kept_for == "bot" or seat.name is not None for seat in asked.seats),
        "undo": terms.undo != "none",
        "memory_aids": terms.memory_aids,
        "hints": terms.hints == "own",
        "spectator_delay": terms.spectator_delay != 0,
        "options": game.check_options(len(asked.seats), asked.options) != game.check_options(len(asked.seats), {}),
        "box": not is_standard_box,
    }
    found = [name for name, is_fault in faults.items() if is_fault]
    if found:
        raise CovenError(
            "not_rated", f"A rated table is for people alone, by the standard rules and without help: change {', '.join(found)}.", faults=found
        )


def plan_of(game: Game, asked: SeatRequest) -> ChairPlan:
    """For whom a seat is kept; a bot without a name is the game's usual one."""
    if asked.kept_for != "bot":
        return ChairPlan(kept_for="anyone" if asked.kept_for == "anyone" else "friends", name=None if asked.name is None else check_name(asked.name))
    known = bot_names(game)
    if asked.bot is not None and asked.bot not in known:
        raise CovenError("unknown_bot", f"There is no such bot for {game.name}; there are {', '.join(known)}.", known=known)
    return ChairPlan(kept_for="bot", bot=asked.bot or usual_bot(game))


def rematch_of(match: Match, host: Person) -> tuple[Created, list[Joined]]:
    """The same table again, everybody one seat further, so that another starts; `host` sits down at once."""
    old = match.created
    plans = [_kept(match, (seat + 1) % old.players) for seat in range(old.players)]
    rated = old.terms.rated and host.login is not None and all(plan.kept_for != "bot" for plan in plans)
    terms = old.terms.model_copy(update={"rated": rated})
    more = {
        "rematch_of": match.id,
        "host": host.id,
        "plans": tuple(plans),
        "rules_version": match.game.version,
        "terms": terms,
        "guide": False,
        "fork": None,
    }
    fresh = {"key": secrets.token_urlsafe(16), "seed": secrets.token_hex(32), "salt": secrets.token_hex(32)}
    return old.model_copy(update={**more, **fresh}), [Joined(seat=seat, person=host.id) for seat, plan in enumerate(plans) if plan.person == host.id]


def _kept(match: Match, seat: int) -> ChairPlan:
    chair = match.chairs[seat]
    if chair.person is None:
        return chair.plan if chair.plan.kept_for == "bot" else ChairPlan(kept_for="bot", bot=chair.bot)
    return ChairPlan(kept_for="friends", person=chair.person, name=chair.plan.name)
