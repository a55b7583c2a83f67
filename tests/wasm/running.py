"""Node.js for the tests of modules, from the machine or from PyPI."""

from functools import cache

from building.tooling import tool
from web.needs import is_missing


@cache
def node() -> str:
    """The command, or the test that needs it is skipped, or under `CI` fails."""
    tools = tool("node")
    try:
        return str(tools.node_command())
    except tools.MissingError as error:
        is_missing(str(error))
