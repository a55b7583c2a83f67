"""How bad input is met: one clear line for a person, without the code that a program is told."""

from collections.abc import Mapping
from typing import Any
from unittest.mock import patch

import pytest

from coven.cli.main import main
from coven.cli.output import Output


def complaint(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The one line bad input is answered with, and after it the code in brackets that only a program sees."""
    codes: list[str] = []
    complain = Output.complain

    def listen(output: Output, code: str, message: str, details: Mapping[str, Any]) -> None:
        codes.append(code)
        complain(output, code, message, details)

    capsys.readouterr()
    with patch.object(Output, "complain", listen):
        assert main(list(args)) == 2
    said = capsys.readouterr()
    assert said.out == "" and len(said.err.strip().splitlines()) == 1
    assert "Traceback" not in said.err and f"[{codes[0]}]" not in said.err and ("_" not in codes[0] or codes[0] not in said.err)
    return f"{said.err} [{codes[0]}]"
