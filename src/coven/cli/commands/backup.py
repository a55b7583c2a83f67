"""`coven backup` and `coven restore`: everything a server knows, in one file."""

from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coven.cli.output import Output, as_written

if TYPE_CHECKING:
    from coven.server.live.verifying import Verified


@dataclass(frozen=True)
class Keeping:
    """Which backups of a folder are kept: so many, or those of so many days."""

    number: int | None = None
    days: int | None = None

    @property
    def is_asked_for(self) -> bool:
        return self.number is not None or self.days is not None


def back_up_server(output: Output, place: Path, is_verified: bool, keeping: Keeping, **flags: Any) -> None:
    """Writes a backup of a server that may be running; older ones are removed only when the new one is there, and good where that is asked for."""
    from coven.server.live.verifying import verify
    from coven.server.settings import read_settings
    from coven.server.store.backup import back_up
    from coven.server.store.kept_backups import remove_old

    settings, now = read_settings(**flags), datetime.now(UTC)
    file, verified, removed = file_for(place, keeping, now), None, list[str]()
    with output.progress(output.speak("backup-copying")) as bar:

        def progress(stage: str, done: int, total: int) -> None:
            bar(done, total, output.speak(f"backup-{stage}"))

        rows = back_up(settings.address, settings.data, file, progress)
        if is_verified:
            verified = verify(file, progress)
    if keeping.is_asked_for:
        removed = remove_old(file.parent, keeping.number, keeping.days, now)
    tell_backup(output, file, rows, verified, removed)


def file_for(place: Path, keeping: Keeping, now: datetime) -> Path:
    """The file that was named, or one named by the time in a folder."""
    from coven.server.store.kept_backups import folder_for, new_name

    return folder_for(place) / new_name(now) if keeping.is_asked_for or place.is_dir() else place


def tell_backup(output: Output, file: Path, rows: int, verified: "Verified | None", removed: list[str]) -> None:
    if output.json:
        looked_at = {} if verified is None else {"verified": asdict(verified)}
        output.data({"file": str(file), "rows": rows, **looked_at, "removed": removed})
        return
    output.say("backup-done", file=as_written(file.name), rows=rows)
    if verified is not None:
        output.say("backup-verified", games=verified.games, steps=verified.steps)
    if removed:
        output.say("backup-removed", files=as_written(removed))


def restore_server(output: Output, file: Path, **flags: Any) -> None:
    """Puts a backup into an empty data folder or database."""
    from coven.server.settings import read_settings
    from coven.server.store.backup import restore

    settings = read_settings(**flags)
    with output.progress(output.speak("backup-checking")) as bar:
        rows = restore(file, settings.address, settings.data, lambda stage, done, total: bar(done, total, output.speak(f"backup-{stage}")))
    if output.json:
        output.data({"file": str(file), "rows": rows})
    else:
        output.say("restore-done", file=as_written(file.name), rows=rows)
