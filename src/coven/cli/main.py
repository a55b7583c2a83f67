"""`coven`: runs one command line; every fault is one line and a number."""

import logging
import os
import re
import sys
from collections.abc import Sequence
from errno import EDQUOT, EIO, ENOSPC
from typing import Any

import typer

from coven.cli.app import HELP_NAMES, app
from coven.cli.help_texts import speak_help
from coven.cli.output import CacheWarnings, Output, is_debugging, language_of
from coven.errors import CovenError

BAD_INPUT = 2
UNEXPECTED = 70
INTERRUPTED = 130
COMPLETING = "_COVEN_COMPLETE"  # set by a shell that completes a command line


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command line; the exit status is 0, 1 (a record does not match, a box has faults), 2 (bad input) or 70 (our fault)."""
    args = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    output = Output(language_of(args, os.environ), "--json" in args)
    return guarded(args, output)


def guarded(args: list[str], output: Output) -> int:
    """Runs a command; whatever goes wrong is one line and a number, never a trace."""
    warnings = CacheWarnings(output)
    logging.getLogger("coven").addHandler(warnings)
    try:
        status = answered(args, output)
        sys.stdout.flush()
        return status
    except BrokenPipeError:  # whoever reads has had enough
        write_nowhere()
        return 0
    except OSError:  # there is no room for what is written
        write_nowhere()  # Python would try once more at the end, and fail with a trace
        output.json = False
        output.complain("cannot_write", output.speak("error-no-room"), {})
        return BAD_INPUT
    finally:
        logging.getLogger("coven").removeHandler(warnings)


def answered(args: list[str], output: Output) -> int:
    """Runs a command and tells what went wrong; only what keeps standard output from being written is raised."""
    try:
        output.check_language()
        return run(args, output)
    except CovenError as error:
        output.complain(error.code, output.explain(error), error.details)
        return BAD_INPUT
    except (KeyboardInterrupt, EOFError, typer.Abort):
        output.errors.print()
        if not (output.json and output.has_answered):
            output.complain("interrupted", output.speak("error-interrupted"), {})
        return INTERRUPTED
    except Exception as error:
        if isinstance(error, BrokenPipeError) or is_no_room(error):
            raise
        return our_fault(error, output)


def is_no_room(error: Exception) -> bool:
    """Whether standard output can't be written; a file that can't be has a name."""
    return isinstance(error, OSError) and error.errno in (ENOSPC, EDQUOT, EIO) and error.filename is None


def our_fault(error: Exception, output: Output) -> int:
    """One line for what nobody thought of; who looks for the fault sees where."""
    if is_debugging():
        raise error
    output.complain("unexpected", output.speak("error-unexpected", kind=type(error).__name__, message=str(error)), {})
    return UNEXPECTED


def write_nowhere() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(args: list[str], output: Output) -> int:
    command = typer.main.get_command(app)
    if COMPLETING in os.environ:  # the shell asks what may be typed next
        command.main(args, prog_name="coven")
    speak_help(command, typer.Context(command, help_option_names=HELP_NAMES), output)
    try:
        status = command.main(args, prog_name="coven", obj=output, standalone_mode=False)
    except SystemExit:  # Typer's answer to a reader who has gone
        raise BrokenPipeError from None
    except Exception as error:
        if hasattr(error, "format_message"):
            raise bad_usage(error) from None
        raise
    if status == INTERRUPTED:
        raise KeyboardInterrupt
    return status if isinstance(status, int) else 0


def bad_usage(error: Any) -> CovenError:
    """The parser's complaint with what it is about, so that it can be told in any language."""
    message = str(error.format_message()).replace("\n", " ")
    quoted = re.search(r"No such command '(.*)'|unexpected extra argument.*?\((.*)\)", message)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return CovenError("bad_usage", message, option=error.option_name)
    if kind == "BadOptionUsage":
        return CovenError("bad_usage", message, needs_value=error.option_name)
    if kind == "MissingParameter":
        return CovenError("bad_usage", message, missing=name_of(error.param))
    if kind == "BadParameter":
        return CovenError("bad_usage", message, wrong=name_of(error.param))
    if quoted:
        return CovenError("bad_usage", message, **({"command": quoted[1]} if quoted[1] else {"extra": quoted[2]}))
    return CovenError("bad_usage", message, problem=message)


def name_of(parameter: Any) -> str:
    """A parameter as it is typed: `--players`, or `FILE`."""
    is_option = getattr(parameter, "param_type_name", "") == "option"
    return str(parameter.opts[0] if is_option else parameter.metavar or parameter.name)


if __name__ == "__main__":
    sys.exit(main())
