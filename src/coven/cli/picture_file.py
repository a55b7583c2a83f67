"""A position as a picture: drawn by the game from a view, written as an SVG file."""

from pathlib import Path

from coven.cli.table.saves import named_file
from coven.errors import CovenError, writing
from coven.table.table import Table
from coven.table.values import Viewer
from coven.table.words import Words


def picture_of(table: Table, viewer: Viewer, speak: Words) -> str:
    """What a viewer may see, as the game's own `picture` draws it. Raises `no_picture` for a game without one."""
    draw = table.game.faces.picture
    if draw is None:
        raise CovenError("no_picture", f"{table.game.name} draws no picture of a position.", game=table.game.name)
    return draw(table.view(viewer), table.setting, speak, table.seats)


def picture_beside(save: Path) -> Path:
    """Where the picture of a saved game lies; never where the save itself does."""
    return save.with_suffix(".picture.svg")


def picture_file(name: str) -> Path:
    """The file a person names; it ends in .svg, so that no picture is written over a save."""
    return named_file(name if name.endswith(".svg") else f"{name}.svg")


def write_picture(path: Path, picture: str) -> Path:
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(picture, encoding="utf-8")
    return path
