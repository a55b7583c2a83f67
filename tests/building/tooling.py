"""The tools that make the project ready, as modules."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tools" / "building"


def tool(name: str) -> ModuleType:
    """A module of tools/building, which is no package."""
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None and spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(FOLDER))  # tools import each other by their names, as they do when one is run
    try:
        spec.loader.exec_module(loaded)
    finally:
        sys.path.remove(str(FOLDER))
    return loaded
