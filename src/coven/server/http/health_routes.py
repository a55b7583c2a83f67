"""What a server is asked by those who run it: whether it is well, and what it has measured."""

import os
from typing import Annotated

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from coven import __version__
from coven.errors import CovenError
from coven.server.client_address import address_of
from coven.server.features.dependencies import TheSettings, provided
from coven.server.http.errors import answer
from coven.server.messages.http import Health
from coven.server.store.readiness import Readiness
from coven.server.worker import SHARED_METRICS

router = APIRouter()


@router.get("/healthz")
async def healthz(readiness: Annotated[Readiness, provided(Readiness)], response: Response) -> Health:
    """Whether the server answers, stores and reads; if it can't, it is degraded, and the status is 503."""
    is_well = await readiness.is_ready()
    response.status_code = 200 if is_well else 503
    return Health(ok=is_well, status="ok" if is_well else "degraded", version=__version__)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(settings: TheSettings, request: Request) -> Response:
    """For Prometheus, and for nobody whose address is not in the settings."""
    if address_of(request.scope) not in settings.metrics_from:
        return answer(CovenError("not_found", "Not Found"))
    return Response(generate_latest(all_workers()), media_type="text/plain; version=0.0.4")


def all_workers() -> CollectorRegistry:
    """What is measured: by all processes together, if there are several."""
    if SHARED_METRICS not in os.environ:
        return REGISTRY
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry
