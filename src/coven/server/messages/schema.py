"""JSON Schema for every message on the socket, made from their types."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter

from coven.server.messages.from_client import FROM_CLIENT
from coven.server.messages.from_server import FROM_SERVER
from coven.table.game import Game

DRAFT = "https://json-schema.org/draft/2020-12/schema"


@cache
def socket_schema() -> dict[str, Any]:
    """One document: `from_client` for what a client says, `from_server` for what it is told."""
    made, shared = TypeAdapter.json_schemas(
        [("from_client", "validation", FROM_CLIENT), ("from_server", "validation", FROM_SERVER)], ref_template="#/$defs/{model}"
    )
    tops = {name: made[(name, "validation")] for name in ("from_client", "from_server")}
    return {"$schema": DRAFT, "title": "The socket of a table", "$defs": {**shared.get("$defs", {}), **tops}}


def game_schema(game: Game) -> dict[str, Any]:
    """The schema of a game's views, moves, events and setting."""
    return {**game.faces.schema.as_json_schema(), "title": game.name}
