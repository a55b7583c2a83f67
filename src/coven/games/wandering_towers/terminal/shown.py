"""The shape of what is drawn."""

from typing import NotRequired

from coven.drawing import Added
from coven.games.wandering_towers.view.schema import TableView


class Shown(TableView, Added):
    """A view; for a finished game seen open, with the views of all seats."""

    open: NotRequired[list[TableView]]
