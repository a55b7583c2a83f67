"""How every fault is answered over HTTP: a stable code, plain words, never a trace, never what was sent."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.routing import compile_path

from coven.errors import CovenError
from coven.server.messages.from_server import Error
from coven.server.web.plain_details import plain

BAD_REQUEST, NOT_ALLOWED = 400, 405
FORBIDDEN = (
    "not_host not_seated no_spectators no_memory_aids foreign_origin muted no_chat no_bots not_for_tokens"
    " sealed no_hints banned not_admin is_admin own_address"
)
NOT_THERE = (
    "no_such_table no_such_session no_such_token no_such_line no_such_day no_such_webhook no_such_ban no_such_job"
    " no_film no_guide no_map not_drawn unknown_game not_found"
)
NOT_NOW = (
    "login_taken has_account no_account not_open no_seat seats_free not_started ended not_over once_a_day"
    " not_to_act bot_plays job_under_way other_rules_version rules_changed"
)
STATUS = {
    **dict.fromkeys(("not_signed_in", "bad_sign_in"), 401),
    **dict.fromkeys(FORBIDDEN.split(), 403),
    **dict.fromkeys(NOT_THERE.split(), 404),
    **dict.fromkeys(NOT_NOW.split(), 409),
    "too_large": 413,
    "malformed": 422,
    "too_many": 429,
    "failed": 500,
    **dict.fromkeys(("busy", "not_stored", "full"), 503),
}


def error_info(error: CovenError) -> Error:
    return {"code": error.code, "message": str(plain(error.message)), "details": plain(error.details)}


def answer(error: CovenError) -> Response:
    return JSONResponse(error_info(error), STATUS.get(error.code, BAD_REQUEST))


def answer_faults(app: FastAPI) -> None:
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
