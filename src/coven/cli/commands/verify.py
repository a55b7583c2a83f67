"""`coven verify`: a recorded game dealt again from its seed and checked."""

from pathlib import Path

from rich.text import Text

from coven.cli.output import Output, as_written, printable
from coven.cli.table.saves import read_record
from coven.errors import CovenError
from coven.table.files.record import verify as check
from coven.table.registry import game as find_game


def verify_file(output: Output, file: Path) -> bool:
    """Deals a finished game again from its seed and says exactly what does not match; whether all does."""
    record = read_record(file)
    output.use(find_game(record.header["game"]), record.header["seats"])
    if record.seed is None:
        raise CovenError("no_seed", f"{file.name} is unfinished or cut off, and without its seed it can't be dealt again.", file=file.name)
    with output.progress(output.speak("verify-running")) as bar:
        findings = check(record, bar)
    if output.json:
        data = [finding.as_data() for finding in findings]
        output.data({"file": file.name, "matches": not findings, "moves": len(record.moves), "findings": data})
    elif [finding.code for finding in findings] == ["unfinished"]:
        output.say("verify-unfinished", file=as_written(file.name), moves=len(record.moves))
    elif findings:
        output.say("verify-differs", file=as_written(file.name))
        for finding in findings:
            output.console.print(Text(f"  · {printable(output.finding_sentence(finding))}"), soft_wrap=True)
    else:
        output.say("verify-matches", file=as_written(file.name), moves=len(record.moves))
    return not findings
