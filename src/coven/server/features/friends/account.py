"""Who may have friends and show a profile: people with an account."""

from typing import Annotated

from fastapi import Depends

from coven.errors import CovenError
from coven.server.features.people.access import Owner
from coven.server.features.people.person import Person


def account_of(me: Owner) -> Person:
    """Raises `no_account` for a guest, who may be gone tomorrow."""
    if me.login is None:
        raise CovenError("no_account", "Friends are for people with an account; make one first.")
    return me


Account = Annotated[Person, Depends(account_of)]
