"""Films of every rules version fit what today's page reads: its boards are typed by the schemas that these views are checked against.

A field that older films have not must be declared as `NotRequired`; then the types of the page say so too. `web/tests/films.svelte.test.ts`
has the boards draw the same films.
"""

from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import coven
from coven.server.messages.schema import game_schema
from coven.server.store.film import OPEN, Film, perspectives_of

FILMS = sorted((Path(__file__).parents[1] / "archive").glob("*.film"))
Faults = set[str]


class Checker:
    """Today's schema of a game, part by part."""

    def __init__(self, game: str) -> None:
        schema = game_schema(coven.game(game))
        self._parts = {part: jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{part}"}) for part in schema["$defs"]}

    def faults(self, part: str, value: Any) -> Faults:
        return {f"{part} {'.'.join(map(str, error.instance_path))}: {error.message}" for error in self._parts[part].iter_errors(value)}


def faults_of(film: Film) -> Faults:
    """What in a film is not as today's boards expect it, in every step of every viewer."""
    checker = Checker(film.head["game"])
    found = checker.faults("setting", film.head["setting"])
    for perspective in perspectives_of(film.head["players"]):
        for frame in film.frames(perspective):
            view = {name: value for name, value in frame.view.items() if perspective != OPEN or name != "position"}  # which no board reads
            found |= checker.faults("view", view)
            found |= {fault for event in frame.events for fault in checker.faults("event", event)}
    return found


@pytest.mark.parametrize("file", FILMS, ids=lambda file: file.stem)
def test_a_film_has_what_the_boards_of_today_read(file: Path) -> None:
    assert faults_of(Film(file.read_bytes())) == set()


@pytest.mark.parametrize("file", FILMS, ids=lambda file: file.stem)
def test_what_a_board_needs_and_a_film_has_not_is_found(file: Path) -> None:
    """Each field that the schema asks for, taken out of one view."""
    film = Film(file.read_bytes())
    checker, [frame, *_] = Checker(film.head["game"]), film.frames(0)
    needed = game_schema(coven.game(film.head["game"]))["$defs"]["view"]["required"]
    assert len(needed) > 5
    for name in needed:
        assert checker.faults("view", {key: value for key, value in frame.view.items() if key != name}), name
