"""JSON Schema for every message on the socket, made from their types."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter

from coven.server.messages.said import SAID
from coven.server.messages.told import TOLD
from coven.table.game import Game

DRAFT = "https://json-schema.org/draft/2020-12/schema"


@cache
def socket_schema() -> dict[str, Any]:
    """One document: `said` for what a client says, `told` for what it is told."""
    made, shared = TypeAdapter.json_schemas([("said", "validation", SAID), ("told", "validation", TOLD)], ref_template="#/$defs/{model}")
    tops = {name: made[(name, "validation")] for name in ("said", "told")}
    return {"$schema": DRAFT, "title": "The socket of a table", "$defs": {**shared.get("$defs", {}), **tops}}


def game_schema(game: Game) -> dict[str, Any]:
    """The schema of a game's views, moves, events and setting."""
    return {**game.faces.schema.as_json_schema(), "title": game.name}
