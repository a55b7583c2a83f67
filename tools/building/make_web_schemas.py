"""Writes what the web client has from Python into web/build: JSON Schemas of socket, HTTP and games, the languages, and the rules in blocks."""

import json
import sys
from pathlib import Path
from typing import Any

from coven.server.http.app import make_app
from coven.server.messages.schema import game_schema, socket_schema
from coven.server.settings import Settings
from coven.table.game import Game
from coven.table.registry import game, game_names
from coven.table.rulebook import Block, Span, parts_of, rules_file
from coven.table.schema import schema_of
from coven.table.words import LANGUAGES

FOLDER = Path(__file__).resolve().parents[2] / "web" / "build"


def main(folder: Path) -> None:
    for each in (folder, folder / "games", folder / "rules"):
        each.mkdir(parents=True, exist_ok=True)
    write(folder / "socket.json", socket_schema())
    write(folder / "http.json", http_schema())
    for name in game_names():
        write(folder / "games" / f"{name}.json", game_schema(game(name)))
        write_rules(folder / "rules", game(name))
    write(folder / "marks.json", {name: marks_of(game(name)) for name in game_names()})
    write(folder / "words.json", {"languages": LANGUAGES, "$defs": {"Span": schema_of(Span), "Block": schema_of(Block)}})


def write_rules(folder: Path, one: Game) -> None:
    """The rules as blocks, in the languages they are there in."""
    files = {language: rules_file(one, language) for language in LANGUAGES}
    for language, file in files.items():
        if file is not None and (language == LANGUAGES[0] or file != files[LANGUAGES[0]]):
            blocks = [part.block for part in parts_of(file.read_text(encoding="utf-8"))]
            (folder / f"{one.name}.{language}.json").write_text(json.dumps(blocks, ensure_ascii=False), encoding="utf-8")


def http_schema() -> dict[str, Any]:
    """The bodies of requests and answers, as the API describes itself."""
    components: dict[str, Any] = make_app(Settings()).openapi()["components"]["schemas"]
    text = json.dumps({"$defs": components}).replace("#/components/schemas/", "#/$defs/")
    schemas: dict[str, Any] = json.loads(text)
    return schemas


def marks_of(one: Game) -> dict[str, Any]:
    """Which arguments of prompts, events and moves are seats, lists of seats, or lists with an entry for each seat."""
    schema = one.faces.schema
    return {
        "prompts": mark_by_argument(schema.prompt_marks),
        "events": mark_by_argument(schema.event_marks),
        "moves": mark_by_argument(schema.move_marks),
    }


def mark_by_argument(marks: dict[str, dict[str, set[str]]]) -> dict[str, dict[str, str]]:
    found = {kind: {name: sorted(of - {"secret"})[0] for name, of in args.items() if of - {"secret"}} for kind, args in marks.items()}
    return {kind: args for kind, args in found.items() if args}


def write(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, indent=1, sort_keys=True), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
