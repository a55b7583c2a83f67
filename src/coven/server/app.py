"""The application: the rooms' routes under /api/v1, what a server is asked by those who run it, and the pages of the client."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy import text

from coven import __version__
from coven.errors import CovenError
from coven.server.admin.routes import everybody as announcements
from coven.server.admin.routes import router as admin
from coven.server.analysis.routes import router as analysis
from coven.server.daily.routes import router as daily
from coven.server.films.forking import router as forking
from coven.server.films.history import router as history
from coven.server.films.routes import router as films
from coven.server.guides.routes import router as guides
from coven.server.lobby.routes import router as lobby
from coven.server.log.store import UNREACHABLE
from coven.server.messages.from_server import Error
from coven.server.messages.http import Health
from coven.server.people.routes import router as people
from coven.server.ratings.routes import router as ratings
from coven.server.run import SHARED_METRICS
from coven.server.server import Server
from coven.server.settings import Settings
from coven.server.web.access import TheServer
from coven.server.web.addresses import address_of
from coven.server.web.faults import answer, answer_faults
from coven.server.web.middleware import Middleware
from coven.server.web.pages import router as pages
from coven.server.web.socket import router as sockets
from coven.server.webhooks.routes import router as webhooks
from coven.server.workers.worker import Worker

API = "/api/v1"
HEALTH_WITHIN = 3.0  # seconds
running = APIRouter()


def make_app(settings: Settings, worker: Worker | None = None) -> FastAPI:
    """The whole application; its server is opened when it starts, and closed when it stops. For a worker the database is up to date already."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.server = await Server.opened(settings, worker)
        try:
            yield
        except asyncio.CancelledError:  # told twice to stop
            await app.state.server.drop()
        else:
            await app.state.server.close()

    app = FastAPI(title="Coven", version=__version__, lifespan=lifespan, openapi_url=f"{API}/openapi.json", docs_url=None, redoc_url=None)
    faults = {"4XX": {"model": Error, "description": "What can't be done, and why"}}
    for router in (people, lobby, films, forking, analysis, history, ratings, daily, guides, webhooks, announcements, admin, sockets):
        app.include_router(router, prefix=API, responses=faults)  # type: ignore[arg-type]
    app.include_router(running)
    app.include_router(pages)
    answer_faults(app)
    app.add_middleware(Middleware)
    return app


@running.get("/healthz")
async def healthz(server: TheServer, response: Response) -> Health:
    """Whether the server answers and its database does; without its database it is degraded, and the status is 503."""
    is_well = await has_database(server)
    response.status_code = 200 if is_well else 503
    return Health(ok=is_well, status="ok" if is_well else "degraded", version=__version__)


async def has_database(server: Server) -> bool:
    """Whether the database answers, and soon."""
    try:
        async with asyncio.timeout(HEALTH_WITHIN), server.log.connect() as connection:
            await connection.execute(text("select count(*) from people where id = ''"))
    except UNREACHABLE:
        return False
    return True


@running.get("/metrics", response_class=PlainTextResponse)
async def metrics(server: TheServer, request: Request) -> Response:
    """For Prometheus, and for nobody whose address is not in the settings."""
    if address_of(request.scope) not in server.settings.metrics_from:
        return answer(CovenError("not_found", "Not Found"))
    return Response(generate_latest(all_workers()), media_type="text/plain; version=0.0.4")


def all_workers() -> CollectorRegistry:
    """What is measured: by all processes together, if there are several."""
    if SHARED_METRICS not in os.environ:
        return REGISTRY
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry
