"""Chance of test servers: every run deals the same cards and asks the same bots, so that what is red once is red again.

`COVEN_TEST_CHANCE` names another chance, to look for what one deal does not show: `COVEN_TEST_CHANCE=2 make test`.
"""

import os
import secrets
from contextvars import ContextVar
from hashlib import sha256
from itertools import count
from types import SimpleNamespace
from typing import Any

from coven.server.features.daily import deals
from coven.server.features.lobby import making
from coven.server.live import bot_pool
from coven.server.live.bot_pool import BotPool
from coven.table.table import Table
from coven.table.values import Move

VARIABLE = "COVEN_TEST_CHANCE"


def install() -> None:
    """What is dealt follows from how many tables there were before; what a bot draws, from the table it is asked at."""
    chance, tables = os.environ.get(VARIABLE, "1"), count()

    def drawn(length: int) -> str:
        return sha256(f"{chance} {next(tables)}".encode()).hexdigest()[: 2 * length]

    for module in (making, deals):
        module.secrets = SimpleNamespace(token_urlsafe=secrets.token_urlsafe, token_hex=drawn)  # type: ignore[attr-defined]
    asked: ContextVar[bytes] = ContextVar("asked")
    bot_pool.secrets = SimpleNamespace(token_bytes=lambda length: asked.get()[:length])  # type: ignore[attr-defined]
    think = BotPool.think

    async def think_alike(self: BotPool, table: Table, seat: int, *others: Any) -> Move:
        asked.set(sha256(b"%s %d %s" % (chance.encode(), seat, table.keeper.state.tobytes())).digest())
        return await think(self, table, seat, *others)

    BotPool.think = think_alike  # type: ignore[method-assign]
