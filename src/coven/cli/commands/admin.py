"""`coven admin`: who runs a server is given an account for it, here and nowhere else."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any, TypeVar

from coven.cli.output import Output, as_written

R = TypeVar("R")


def in_database(flags: dict[str, Any], work: Callable[[Any], Awaitable[R]]) -> R:
    """Does something in the database of a server, which may be running; where there is none, none is made."""
    from coven.server.settings import read_settings
    from coven.server.store.database import join_store

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
    from coven.server.features.admin.accounts import add_admin

    made = in_database(flags, lambda engine: add_admin(engine, login))
    if output.json:
        output.data({"login": made.login, "password": made.password})
    elif made.password is None:
        output.say("admin-given", login=as_written(made.login))
    else:
        output.say("admin-made", login=as_written(made.login), password=as_written(made.password))


def remove(output: Output, login: str, **flags: Any) -> None:
    """Takes an admin's rights away."""
    from coven.server.features.admin.accounts import remove_admin

    in_database(flags, lambda engine: remove_admin(engine, login))
    if output.json:
        output.data({"login": login.lower()})
    else:
        output.say("admin-removed", login=as_written(login.lower()))


def drop_passkeys(output: Output, login: str, **flags: Any) -> None:
    """Removes the passkeys of an admin who has lost them, so that the password is enough until a new one is made."""
    from coven.server.features.admin.accounts import drop_passkeys as drop

    count = in_database(flags, lambda engine: drop(engine, login))
    if output.json:
        output.data({"login": login.lower(), "passkeys": count})
    else:
        output.say("admin-passkeys-dropped", login=as_written(login.lower()), count=count)


def list_admins(output: Output, **flags: Any) -> None:
    from coven.server.features.admin.accounts import admin_logins

    found = in_database(flags, admin_logins)
    if output.json:
        output.data(found)
    elif found:
        output.console.print("\n".join(found), markup=False)
    else:
        output.say("admin-none")


def show_log(output: Output, lines: int, **flags: Any) -> None:
    """What admins did, the last lines, newest last as in other logs."""
    from coven.server.features.admin.audit import Audit

    found = in_database(flags, lambda engine: Audit(engine).lines(most=lines))
    if output.json:
        output.data([line.model_dump() for line in reversed(found)])
        return
    for line in reversed(found):
        when = datetime.fromtimestamp(line.at).astimezone().isoformat(" ", "seconds")
        did = output.speak(f"admin-did-{line.what}", about=as_written(line.about))
        output.console.print(f"{when}  {line.by or output.speak('admin-command-line')} {did}", markup=False)
    if not found:
        output.say("admin-log-empty")


def rotate_key(output: Output, **flags: Any) -> None:
    """Makes a new key that signs sessions; those that the others signed go on."""
    from coven.server.features.admin.accounts import make_new_key
    from coven.server.settings import read_settings

    folder = read_settings(**flags).data
    in_database(flags, lambda engine: make_new_key(engine, folder))
    if output.json:
        output.data({"rotated": True})
    else:
        output.say("admin-rotated")
