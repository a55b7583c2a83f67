"""The application: the rooms' routes under /api/v2, what a server is asked by those who run it, and the pages of the client."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from coven import __version__
from coven.server.features.admin.routes import everybody as announcements
from coven.server.features.admin.routes import router as admin
from coven.server.features.analysis.routes import router as analysis
from coven.server.features.daily.routes import router as daily
from coven.server.features.films.fork_routes import router as forks
from coven.server.features.films.routes import router as films
from coven.server.features.friends.routes import router as friends
from coven.server.features.guides.routes import router as guides
from coven.server.features.invitations.routes import router as invitations
from coven.server.features.lobby.routes import router as lobby
from coven.server.features.mail.routes import router as mail
from coven.server.features.passkeys.routes import router as passkeys
from coven.server.features.people.routes import router as people
from coven.server.features.profiles.routes import router as profiles
from coven.server.features.push.routes import router as push
from coven.server.features.ratings.routes import router as ratings
from coven.server.features.results.routes import router as results
from coven.server.features.webhooks.routes import router as webhooks
from coven.server.http.errors import answer_errors
from coven.server.http.health_routes import router as health
from coven.server.http.middleware import Middleware
from coven.server.http.page_routes import router as pages
from coven.server.http.server import Server
from coven.server.http.socket_routes import router as sockets
from coven.server.messages.from_server import Error
from coven.server.settings import Settings
from coven.server.worker import Worker

API = "/api/v2"


def make_app(settings: Settings, worker: Worker | None = None) -> FastAPI:
    """The whole application; its server is opened when it starts, and closed when it stops. For a worker the database is up to date already."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        server = await Server.opened(settings, worker)
        app.state.server, app.state.parts = server, server.parts
        try:
            yield
        except asyncio.CancelledError:  # told twice to stop
            await server.drop()
        else:
            await server.close()

    app = FastAPI(title="Coven", version=__version__, lifespan=lifespan, openapi_url=f"{API}/openapi.json", docs_url=None, redoc_url=None)
    faults = {"4XX": {"model": Error, "description": "What can't be done, and why"}}
    known = people, passkeys, profiles, friends
    played = lobby, invitations, films, forks, analysis, results, ratings, daily, guides
    for router in (*known, *played, webhooks, push, mail, announcements, admin, sockets):
        app.include_router(router, prefix=API, responses=faults)  # type: ignore[arg-type]
    app.include_router(health)
    app.include_router(pages)
    answer_errors(app)
    app.add_middleware(Middleware)
    return app
