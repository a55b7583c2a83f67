"""The application: the rooms' routes under /api/v1, and what a server is asked by those who run it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import generate_latest
from sqlalchemy import text

from coven import __version__
from coven.errors import CovenError
from coven.server.lobby.routes import router as lobby
from coven.server.messages.from_server import Error
from coven.server.messages.http import Health
from coven.server.people.routes import router as people
from coven.server.server import Server
from coven.server.settings import Settings
from coven.server.web.access import TheServer
from coven.server.web.faults import answer, answer_faults
from coven.server.web.middleware import Middleware, address_of
from coven.server.web.socket import router as sockets

API = "/api/v1"
running = APIRouter()


def make_app(settings: Settings) -> FastAPI:
    """The whole application; its server is opened when it starts, and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.server = await Server.opened(settings)
        yield
        await app.state.server.close()

    app = FastAPI(title="Coven", version=__version__, lifespan=lifespan, openapi_url=f"{API}/openapi.json", docs_url=None, redoc_url=None)
    faults = {"4XX": {"model": Error, "description": "What can't be done, and why"}}
    for router in (people, lobby, sockets):
        app.include_router(router, prefix=API, responses=faults)  # type: ignore[arg-type]
    app.include_router(running)
    answer_faults(app)
    app.add_middleware(Middleware)
    return app


@running.get("/healthz")
async def healthz(server: TheServer) -> Health:
    """Whether the server answers and its database does."""
    async with server.log.connect() as connection:
        await connection.execute(text("select 1"))
    return Health(ok=True, version=__version__)


@running.get("/metrics", response_class=PlainTextResponse)
async def metrics(server: TheServer, request: Request) -> Response:
    """For Prometheus, and for nobody whose address is not in the settings."""
    if address_of(request.scope) not in server.settings.metrics_from:
        return answer(CovenError("not_found", "Not Found"))
    return Response(generate_latest(), media_type="text/plain; version=0.0.4")
