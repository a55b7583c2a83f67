"""`coven admin`: who runs a server is given an account for it, here and nowhere else."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from coven.cli.output import Output, as_written

R = TypeVar("R")


def in_database(flags: dict[str, Any], work: Callable[[Any], Awaitable[R]]) -> R:
    """Does something in the database of a server, which may be running; where there is none, none is made."""
    from coven.server.log.store import join_store
    from coven.server.settings import read_settings

    settings = read_settings(**flags)

    async def done() -> R:
        engine = await join_store(settings.address)
        try:
            return await work(engine)
        finally:
            await engine.dispose()

    return asyncio.run(done())


def add(output: Output, login: str, **flags: Any) -> None:
    """Makes an admin of an account, or a new account, whose password is told once."""
    from coven.server.admin.accounts import add_admin

    made = in_database(flags, lambda engine: add_admin(engine, login))
    if output.json:
        output.data({"login": made.login, "password": made.password})
    elif made.password is None:
        output.say("admin-given", login=as_written(made.login))
    else:
        output.say("admin-made", login=as_written(made.login), password=as_written(made.password))


def remove(output: Output, login: str, **flags: Any) -> None:
    """Takes an admin's rights away."""
    from coven.server.admin.accounts import remove_admin

    in_database(flags, lambda engine: remove_admin(engine, login))
    if output.json:
        output.data({"login": login.lower()})
    else:
        output.say("admin-removed", login=as_written(login.lower()))


def list_admins(output: Output, **flags: Any) -> None:
    from coven.server.admin.accounts import admin_logins

    found = in_database(flags, admin_logins)
    if output.json:
        output.data(found)
    elif found:
        output.console.print("\n".join(found), markup=False)
    else:
        output.say("admin-none")
