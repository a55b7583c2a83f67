"""A prepared game: its deal, and what everybody plays in it as long as the person plays what the guide asks for."""

import json
import secrets
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from coven.bots import usual_bot
from coven.errors import CovenError
from coven.server.features.people.person import Person
from coven.server.live.match import Match
from coven.server.live.steps import Created, Joined
from coven.server.messages.terms import ChairPlan, Terms
from coven.table.game import Game
from coven.table.values import Move

FOLDER = Path(__file__).resolve().parent
TERMS = Terms(undo="none", spectators="none", chat="none")
SEAT = 0  # of the person


@dataclass(frozen=True)
class Guide:
    """A prepared game; `tools/content/make_guides.py` writes them."""

    rules_version: int
    players: int
    options: dict[str, Any]
    seed: str
    moves: list[tuple[int, str]]

    def created_for(self, person: Person, game: Game) -> tuple[Created, Joined]:
        """The first steps of a person's own table with this game."""
        bot = usual_bot(game)
        created = Created(
            game=game.name,
            rules_version=game.version,
            players=self.players,
            options=game.check_options(self.players, self.options),
            host=person.id,
            public=False,
            key=secrets.token_urlsafe(16),
            plans=(ChairPlan(kept_for="friends", person=person.id), *[ChairPlan(kept_for="bot", bot=bot)] * (self.players - 1)),
            terms=TERMS,
            seed=self.seed,
            salt=secrets.token_hex(32),
            guide=True,
        )
        return created, Joined(seat=SEAT, person=person.id)

    def move_after(self, played: list[tuple[int, str]], seat: int) -> str | None:
        """What a seat plays next if everybody has played what was prepared, in whatever order they chose at the same time; else None."""
        done, prepared = by_seat(played, self.players), by_seat(self.moves, self.players)
        if any(mine != theirs[: len(mine)] for mine, theirs in zip(done, prepared, strict=True)):
            return None
        return next(iter(prepared[seat][len(done[seat]) :]), None)


def by_seat(moves: list[tuple[int, str]], players: int) -> list[list[str]]:
    """The moves of each seat in their order."""
    return [[move for mover, move in moves if mover == seat] for seat in range(players)]


@cache
def guide_of(game: Game) -> Guide:
    """The guide of a game; raises `no_guide`."""
    path = FOLDER / f"{game.name}.json"
    if not path.is_file():
        raise CovenError("no_guide", f"There is no guide for {game.name}.", game=game.name)
    written = json.loads(path.read_text(encoding="utf-8"))
    return Guide(**{**written, "moves": [(seat, move) for seat, move in written["moves"]]})


def prepared_move(match: Match, seat: int) -> Move | None:
    """What a bot's seat plays now by the guide of its table; None where there is none, or the person went another way."""
    if not match.created.guide:
        return None
    game = match.game
    played = [(mover, game.all_moves[action].text) for mover, action in match.table.keeper.played]
    text = guide_of(game).move_after(played, seat)
    return None if text is None else game.move(text)
