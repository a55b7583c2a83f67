"""How every fault is answered over HTTP: a stable code, plain words, never a trace, never what was sent."""

from collections.abc import Mapping
from math import ceil, isfinite
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.routing import compile_path

from coven.errors import CovenError, Finding, shown
from coven.server.messages.from_server import Error

BAD_REQUEST, NOT_ALLOWED = 400, 405
RETRY_AFTER = {"busy": 5, "not_stored": 5, "full": 60}  # seconds after which it is worth asking again: nobody knows better
DEEPEST = 8  # a finding in a finding's details is deep enough
MOST_BITS = 63  # of a number, on sockets
FORBIDDEN = (
    "not_host not_seated no_spectators no_memory_aids foreign_origin muted no_chat no_bots not_for_tokens"
    " not_friends sealed no_hints banned not_admin is_admin own_address not_confirmed no_passkey"
)
NOT_THERE = (
    "no_such_table no_such_session no_such_token no_such_line no_such_day no_such_webhook no_such_passkey no_such_ban no_such_job"
    " no_such_person no_such_friend no_film no_guide no_map not_drawn unknown_game not_found"
)
NOT_NOW = (
    "login_taken has_account no_account not_open no_seat seats_free not_started ended not_over once_a_day"
    " not_to_act not_away bot_plays too_many_steps job_under_way other_rules_version rules_changed no_passkeys_here no_push no_mail"
)
STATUS = {
    **dict.fromkeys(("not_signed_in", "bad_sign_in", "bad_passkey"), 401),
    **dict.fromkeys(FORBIDDEN.split(), 403),
    **dict.fromkeys(NOT_THERE.split(), 404),
    **dict.fromkeys(NOT_NOW.split(), 409),
    "too_slow": 408,
    "too_large": 413,
    "unknown_host": 421,
    "malformed": 422,
    "too_many": 429,
    "failed": 500,
    **dict.fromkeys(("busy", "not_stored", "full", "mail_not_sent"), 503),
}


def error_info(error: CovenError) -> Error:
    return {"code": error.code, "message": str(plain(error.message)), "details": plain(error.details)}


def answer(error: CovenError) -> Response:
    return JSONResponse(error_info(error), STATUS.get(error.code, BAD_REQUEST), waiting_headers(error))


def waiting_headers(error: CovenError) -> dict[str, str]:
    """When to ask again, where waiting helps: in whole seconds, and for a limit as the draft of RateLimit fields has it."""
    if error.code in RETRY_AFTER:
        return {"retry-after": str(RETRY_AFTER[error.code])}
    if error.code != "too_many" or "seconds" not in error.details:
        return {}
    seconds = max(1, ceil(error.details["seconds"]))
    return {"retry-after": str(seconds), "ratelimit": f'"{error.details.get("limit", "default")}";r=0;t={seconds}'}


def answer_errors(app: FastAPI) -> None:
    """Lets every error be answered in the same form."""

    @app.exception_handler(CovenError)
    async def known(request: Request, error: CovenError) -> Response:
        return answer(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        faults = [{"place": ".".join(map(str, fault["loc"])), "message": fault["msg"]} for fault in error.errors()]
        return answer(CovenError("malformed", "The request is not as the API has it.", faults=faults))

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, CovenError):  # found while the body was read
            return answer(error.__cause__)
        if error.status_code == BAD_REQUEST:  # a body that can't be read at all
            return answer(CovenError("malformed", str(error.detail)))
        methods = methods_at(app, request.url.path) if error.status_code == NOT_ALLOWED else []
        if error.status_code == NOT_ALLOWED and not methods:  # there is nothing: the pages' route, which takes any path, did not want this method
            return answer(CovenError("not_found", "Not Found"))
        code = {404: "not_found", 405: "not_allowed"}.get(error.status_code, "refused")
        headers = {"allow": ", ".join(methods)} if methods else error.headers
        return JSONResponse({"code": code, "message": str(error.detail), "details": {}}, error.status_code, headers)


def methods_at(app: FastAPI, path: str) -> list[str]:
    """What may be done at a path; the router itself would name the methods of one of its routes only."""
    found = [operations for pattern, operations in app.openapi()["paths"].items() if compile_path(pattern)[0].match(path)]
    return sorted({method.upper() for operations in found for method in operations})


# --- details as JSON has them, whatever was sent -----------------------------------------------------------------------


def plain(value: Any, deep: int = 0) -> Any:
    """A value that any encoder takes."""
    if deep > DEEPEST:
        return shown(value)
    if isinstance(value, Finding):
        return plain(value.as_data(), deep + 1)
    if isinstance(value, Mapping):
        return {str(plain(name)): plain(inside, deep + 1) for name, inside in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inside, deep + 1) for inside in value]
    return value if is_plain(value) else shown(value)


def is_plain(value: Any) -> bool:
    """Whether a single value can be written as it is: no number without end or of too many digits, no half of a letter."""
    if isinstance(value, str):
        return value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value)
    if isinstance(value, float):
        return isfinite(value)
    return value is None or (isinstance(value, int) and value.bit_length() <= MOST_BITS)
