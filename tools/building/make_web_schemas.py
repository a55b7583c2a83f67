"""Writes what the types of the web client are made from into web/build: the JSON Schemas of socket, HTTP and games."""

import json
import sys
from pathlib import Path
from typing import Any

from coven.server.app import make_app
from coven.server.messages.schema import game_schema, socket_schema
from coven.server.settings import Settings
from coven.table.game import Game
from coven.table.registry import game, game_names

FOLDER = Path(__file__).resolve().parents[2] / "web" / "build"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    write(folder / "socket.json", socket_schema())
    write(folder / "http.json", http_schema())
    for name in game_names():
        write(folder / f"{name}.json", game_schema(game(name)))
    write(folder / "marks.json", {name: marks_of(game(name)) for name in game_names()})


def http_schema() -> dict[str, Any]:
    """The bodies of requests and answers, as the API describes itself."""
    components: dict[str, Any] = make_app(Settings()).openapi()["components"]["schemas"]
    text = json.dumps({"$defs": components}).replace("#/components/schemas/", "#/$defs/")
    schemas: dict[str, Any] = json.loads(text)
    return schemas


def marks_of(one: Game) -> dict[str, Any]:
    """Which arguments of events and moves are seats, lists of seats, or lists with an entry for each seat."""
    schema = one.faces.schema
    return {"events": told(schema.event_marks), "moves": told(schema.move_marks)}


def told(marks: dict[str, dict[str, set[str]]]) -> dict[str, dict[str, str]]:
    found = {kind: {name: sorted(of - {"secret"})[0] for name, of in args.items() if of - {"secret"}} for kind, args in marks.items()}
    return {kind: args for kind, args in found.items() if args}


def write(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, indent=1, sort_keys=True), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
