"""Hooks for schemathesis: requests go to tables that are there, by people who are signed in; who would end a session has one of their own."""

import json
import os
import zlib
from typing import Any

import httpx
import schemathesis

GIVEN: dict[str, Any] = json.loads(os.environ["COVEN_SCHEMATHESIS"])  # url, cookies, tables
ENDS_SESSION = ("/people/account", "/people/sign-in", "/people/recover", "/people/sign-out", "/people/me", "/people/me/password")
NOBODY = 8  # one request in so many comes from nobody, and one in so many goes to a table that is not there


def fresh_guest() -> str:
    answer = httpx.post(GIVEN["url"] + "/api/v2/people/guest", json={"name": "Fresh"}, trust_env=False)
    return f"coven_session={answer.cookies['coven_session']}"


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: Any) -> None:
    """Fills in who asks, and about which table; which ones depends on the request alone."""
    luck = zlib.crc32(repr((case.path_parameters, case.query, case.body)).encode(errors="replace"))
    if case.path_parameters and "table" in case.path_parameters and luck % NOBODY:
        case.path_parameters["table"] = GIVEN["tables"][luck % len(GIVEN["tables"])]
    if (luck // NOBODY) % NOBODY:
        own = case.path.removeprefix("/api/v2") in ENDS_SESSION
        case.headers = {**(case.headers or {}), "Cookie": fresh_guest() if own else GIVEN["cookies"][luck % len(GIVEN["cookies"])]}
