"""The shape of what is drawn."""

from typing import NotRequired

from coven.drawing import Added
from coven.games.witches.view.schema import TableSetting, TableView


class Shown(TableView, Added):
    """A view together with its setting; for a finished game seen open, the views of all seats."""

    setting: TableSetting
    open: NotRequired[list[TableView]]
