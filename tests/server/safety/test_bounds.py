"""Every text, list and table that anybody can send has a bound: all schemas of HTTP and of sockets are walked through."""

from collections.abc import Iterator
from typing import Any

import pytest
from server.clients import Client, document, run
from server.running import Server
from websockets.exceptions import InvalidStatus

from coven.server.messages.schema import socket_schema

BOX = "POST /api/v2/tables.box"  # any data: `coven.table.box_limits` bounds it, see tests/table/data/test_box_limits.py


def resolved(schema: dict[str, Any], whole: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in schema:
        found: Any = whole
        for part in schema["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        schema = found
    return schema


def unbounded(schema: dict[str, Any], whole: dict[str, Any], place: str) -> Iterator[str]:
    """The places where a value may be as long or many as its sender likes."""
    schema = resolved(schema, whole)
    for alternative in (*schema.get("anyOf", ()), *schema.get("oneOf", ()), *schema.get("allOf", ())):
        yield from unbounded(alternative, whole, place)
    if any(key in schema for key in ("anyOf", "oneOf", "allOf", "enum", "const")):
        return
    kind = schema.get("type")
    if kind is None:
        yield f"{place}: anything"
    elif kind == "string" and "maxLength" not in schema:
        yield f"{place}: text"
    elif kind == "integer" and not {"maximum", "exclusiveMaximum"} & set(schema):
        yield f"{place}: number"
    elif kind == "array":
        yield from () if "maxItems" in schema else (f"{place}: list",)
        yield from unbounded(schema["items"], whole, f"{place}[]") if "items" in schema else (f"{place}[]: anything",)
    elif kind == "object":
        for name, inner in schema.get("properties", {}).items():
            yield from unbounded(inner, whole, f"{place}.{name}")
        more = schema.get("additionalProperties", True)
        if more is not False:
            yield from () if "maxProperties" in schema else (f"{place}: table",)
            yield from unbounded(more, whole, f"{place}.*") if isinstance(more, dict) else (f"{place}.*: anything",)


def all_asked() -> Iterator[str]:
    whole = document()
    for path, operations in whole["paths"].items():
        for method, operation in operations.items():
            place = f"{method.upper()} {path}"
            for parameter in operation.get("parameters", ()):
                yield from unbounded(parameter["schema"], whole, f"{place}?{parameter['name']}")
            for content in operation.get("requestBody", {}).get("content", {}).values():
                yield from unbounded(content["schema"], whole, place)


def test_all_that_is_asked_over_http_has_bounds() -> None:
    assert [place for place in all_asked() if not place.startswith(BOX)] == []


def test_all_that_a_client_says_on_a_socket_has_bounds() -> None:
    whole = socket_schema()
    assert list(unbounded(whole["$defs"]["from_client"], whole, "socket")) == []


@pytest.mark.parametrize("table", ["x" * 41, "x%00", "%00"])
def test_the_path_of_a_socket_has_the_bounds_of_every_other(server: Server, table: str) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        assert (await anna.open("x" * 40)).closed is None
        with pytest.raises(InvalidStatus) as refused:
            await anna.open(table)
        assert refused.value.response.status_code == 403

    run(story())
