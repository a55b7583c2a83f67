"""`coven backup` and `coven restore`: everything a server knows, in one file."""

from pathlib import Path
from typing import Any

from coven.cli.output import Output, as_written


def back_up_server(output: Output, file: Path, **flags: Any) -> None:
    """Writes a backup of a server that may be running."""
    from coven.server.log.backup import back_up
    from coven.server.settings import read_settings

    settings = read_settings(**flags)
    with output.progress(output.speak("backup-copying")) as bar:
        rows = back_up(settings.address, settings.data, file, lambda stage, done, total: bar(done, total, output.speak(f"backup-{stage}")))
    tell(output, "backup-done", file, rows)


def restore_server(output: Output, file: Path, **flags: Any) -> None:
    """Puts a backup into an empty data folder or database."""
    from coven.server.log.backup import restore
    from coven.server.settings import read_settings

    settings = read_settings(**flags)
    with output.progress(output.speak("backup-checking")) as bar:
        rows = restore(file, settings.address, settings.data, lambda stage, done, total: bar(done, total, output.speak(f"backup-{stage}")))
    tell(output, "restore-done", file, rows)


def tell(output: Output, key: str, file: Path, rows: int) -> None:
    if output.json:
        output.data({"file": str(file), "rows": rows})
    else:
        output.say(key, file=as_written(file.name), rows=rows)
