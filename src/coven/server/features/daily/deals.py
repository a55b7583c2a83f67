"""The day's deals. A deal is drawn when it is first asked for, once for all processes, and kept secret until the day is over."""

import secrets
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Select, Table, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.bots import usual_bot
from coven.server.features.people.person import Person
from coven.server.live.days import end_of
from coven.server.live.steps import Created, Joined
from coven.server.messages.terms import ChairPlan, Terms
from coven.server.store.rows import daily_deals, daily_games, people, results
from coven.table.game import Game
from coven.table.parts import Variant
from coven.table.seeds import commitment

SEATS = 4  # where the game has so many, and does not say what takes ten minutes
TERMS = Terms(undo="none", spectators="none", chat="none", memory_aids=False, hints="none")


@dataclass(frozen=True)
class Deal:
    """The deal of a day; everybody plays it from seat 0."""

    day: str
    game: str
    players: int
    seed: str
    salt: str
    options: str = "{}"  # as JSON; the others are as usual

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.seed), bytes.fromhex(self.salt))

    def created_for(self, person: Person, game: Game) -> tuple[Created, list[Joined]]:
        """The first steps of a person's own table with this deal."""
        bot = usual_bot(game)
        plans = ChairPlan(kept_for="friends", person=person.id), *[ChairPlan(kept_for="bot", bot=bot)] * (self.players - 1)
        created = Created(
            game=game.name,
            rules_version=game.version,
            players=self.players,
            options=game.check_options(self.players, orjson.loads(self.options)),
            host=person.id,
            public=False,
            key=secrets.token_urlsafe(16),
            plans=plans,
            terms=TERMS,
            seed=self.seed,
            salt=self.salt,
            daily=self.day,
        )
        return created, [Joined(seat=0, person=person.id)]


def short_game(game: Game) -> Variant:
    """The seats and options of a game that takes about ten minutes."""
    return game.about.daily or (SEATS if SEATS in game.players else game.players[-1], {})


class Deals:
    """Finds deals, and who plays them at which table."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find(self, day: str, game: str) -> Deal | None:
        row = await self._row(select(daily_deals).where(daily_deals.c.day == day, daily_deals.c.game == game))
        return None if row is None else Deal(**row._mapping)

    async def deal(self, day: str, game: Game) -> Deal:
        """The deal of a day; drawn now if nobody has asked for it."""
        players, options = short_game(game)
        drawn = Deal(day, game.name, players, secrets.token_hex(32), secrets.token_hex(32), orjson.dumps(dict(options)).decode())
        found = await self.find(day, game.name)
        if found is None:
            await self._once(daily_deals, drawn.__dict__)
            found = await self.find(day, game.name)
        assert found is not None
        return found

    async def _once(self, table: Table, row: dict[str, Any]) -> None:
        """Inserts a row, unless somebody has been quicker."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(table), [row])
        except IntegrityError:
            pass

    async def table_of(self, deal: Deal, person: str, new: str | None = None) -> str | None:
        """The table at which a person plays a deal; `new` is its id if there is none yet."""
        if new is not None and await self.table_of(deal, person) is None:
            await self._once(daily_games, {"day": deal.day, "game": deal.game, "person": person, "table_id": new})
        mine = daily_games.c.day == deal.day, daily_games.c.game == deal.game, daily_games.c.person == person
        row = await self._row(select(daily_games.c.table_id).where(*mine))
        return None if row is None else str(row.table_id)

    async def _row(self, wanted: Select[Any]) -> Any:
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).one_or_none()

    async def results(self, deal: Deal, fewest_points_win: bool) -> list[Any]:
        """Everybody who finished a deal before its day was over, best first: by place, then by points."""
        wanted = (
            select(results.c.table_id, results.c.person, results.c.place, results.c.score, people.c.name)
            .join(daily_games, (daily_games.c.table_id == results.c.table_id) & (daily_games.c.person == results.c.person))
            .join(people, people.c.id == results.c.person)
            .where(daily_games.c.day == deal.day, daily_games.c.game == deal.game, results.c.ended_at < end_of(deal.day))
        )
        points = results.c.score if fewest_points_win else results.c.score.desc()
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted.order_by(results.c.place, points, results.c.ended_at))).all())
