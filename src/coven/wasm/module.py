"""A module run by Node.js: its programs are called like compiled ones, with the same records and arrays."""

import ctypes
import json
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import numpy as np

from coven.errors import CovenError

RUNNER = Path(__file__).with_name("module.mjs")


class Module:
    """A process that holds one module; not for several threads at once. `seconds` is what the last call took in it."""

    def __init__(self, path: Path, node: str = "node") -> None:
        self._process = subprocess.Popen([node, str(RUNNER), str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.seconds = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the process."""
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(BrokenPipeError):  # of one that has ended, something may be left to be told
                pipe.close()
        self._process.wait()

    def program(self, name: str) -> Callable[..., int]:
        """A program of the module; what it writes into records and arrays is there afterwards."""

        def run(*arguments: Any) -> int:
            return self._call(name, arguments)

        return run

    def _call(self, name: str, arguments: Sequence[Any]) -> int:
        blocks = [argument for argument in arguments if isinstance(argument, np.void | np.ndarray)]
        self._send(json.dumps({"program": name, "given": [described(argument) for argument in arguments]}).encode(), blocks)
        head = json.loads(self._read(int.from_bytes(self._read(4), "little")))
        for block in blocks:
            memory(block)[:] = self._read(block.nbytes)
        self.seconds = head["seconds"]
        return int(head["result"] or 0)

    def _send(self, head: bytes, blocks: Sequence[Any]) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        try:
            pipe.write(len(head).to_bytes(4, "little") + head)
            for block in blocks:
                pipe.write(memory(block))
            pipe.flush()
        except BrokenPipeError:
            raise ended() from None

    def _read(self, size: int) -> bytes:
        assert self._process.stdout is not None
        found = self._process.stdout.read(size)
        if len(found) < size:
            raise ended()
        return found


def described(argument: Any) -> Any:
    """An argument as the process is told of it."""
    if isinstance(argument, np.ndarray):
        return {"size": argument.nbytes, "count": argument.size}
    return {"size": argument.nbytes} if isinstance(argument, np.void) else str(int(argument))


def memory(block: Any) -> Any:
    """The bytes of a record or an array, where they lie."""
    return memoryview((ctypes.c_ubyte * block.nbytes).from_address(block.__array_interface__["data"][0])).cast("B")


def ended() -> CovenError:
    return CovenError("no_wasm", "The process that runs the module has ended.", reason="ended")
