"""`coven serve`: tables for friends, anywhere."""

from typing import Any

from coven.cli.output import Output


def serve_tables(output: Output, **flags: Any) -> None:
    """Runs a server until it is stopped; settings come from flags, environment and coven.toml, in this order."""
    from coven.server.run import serve
    from coven.server.settings import read_settings

    serve(read_settings(**flags))
