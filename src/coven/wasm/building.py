"""Modules as files: one a game, and a manifest that says what each exports and how it is called."""

import hashlib
import inspect
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from numba import types

from coven.table.game import Game
from coven.table.registry import game
from coven.wasm.compiling import Program, key_of_module, module_of
from coven.wasm.programs import policies_of, programs_of

Progress = Callable[[str], None]
Manifest = dict[str, Any]


def build(folder: Path, names: Sequence[str], progress: Progress | None = None) -> dict[str, Manifest]:
    """Writes `NAME.wasm` and `NAME.json`, its manifest, of each game, unless they are there and made of the same. Returns the manifests."""
    folder.mkdir(parents=True, exist_ok=True)
    return {name: build_module(folder, game(name), progress) for name in names}


def build_module(folder: Path, found: Game, progress: Progress | None) -> Manifest:
    programs = programs_of(found)
    key, kept = key_of_module(programs), read_manifest(folder, found.name)
    if kept.get("key") == key and is_whole(folder, kept):
        return kept
    if progress is not None:
        progress(found.name)
    content = module_of(programs)
    manifest = manifest_of(found, programs, content)
    write_whole(folder / manifest["file"], content)
    write_whole(folder / f"{found.name}.json", json.dumps(manifest, indent=1).encode())
    return manifest


def read_manifest(folder: Path, name: str) -> Manifest:
    """The manifest of a module; empty where there is none, or none that can be read."""
    try:
        found = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def is_whole(folder: Path, manifest: Manifest) -> bool:
    """Whether the module that a manifest tells of is there, as it was made."""
    try:
        return bool(digest_of((folder / manifest["file"]).read_bytes()) == manifest["sha256"])
    except (OSError, KeyError):
        return False


def manifest_of(found: Game, programs: Sequence[Program], content: bytes) -> Manifest:
    """What a page has to know of a module: how large its records are, which bot plays by which program, and how programs are called."""
    return {
        "file": f"{found.name}.wasm",
        "key": key_of_module(programs),
        "sha256": digest_of(content),
        "bytes": len(content),
        "actions": found.rules.actions,
        "records": {"box": found.standard_box.record.nbytes, "state": found.rules.layout.itemsize},
        "policies": policies_of(found),
        "programs": {program.name: parameters_of(program) for program in programs},
    }


def parameters_of(program: Program) -> list[dict[str, Any]]:
    """How a program is called: each argument in order, with the bytes of a record or of an item, or the type of a number."""
    names = inspect.signature(program.function).parameters
    return [{"name": name, **shape_of(kind)} for name, kind in zip(names, program.kinds, strict=True)]


def shape_of(kind: Any) -> dict[str, Any]:
    """A record is given as a pointer, an array as a pointer and how many items there are, a number as 64 bits."""
    if isinstance(kind, types.Array):
        is_record = isinstance(kind.dtype, types.Record)
        return {"array": "record" if is_record else str(kind.dtype), "bytes": kind.dtype.size if is_record else kind.dtype.bitwidth // 8}
    return {"record": kind.size} if isinstance(kind, types.Record) else {"number": str(kind)}


def digest_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file whole or not at all."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    part.write_bytes(content)
    part.replace(path)
