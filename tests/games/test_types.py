"""The types of records are those of the layouts, and few parameters are without a type; what mypy makes of them is in mistakes.py."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from coven.kernel import types
from coven.kernel.stream import STREAM

ROOT = Path(__file__).resolve().parents[2]
MOST_ANY = 15  # parameters in a hundred


def tool(path: str) -> ModuleType:
    """One of the tools, as a module."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / "tools" / path)
    assert spec is not None and spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


make_types, count_any = tool("building/make_types.py"), tool("count_any.py")


@pytest.mark.parametrize("package", make_types.HOMES)
def test_the_types_are_those_of_the_layouts(package: str) -> None:
    written = (make_types.HOMES[package] / "types.py").read_text(encoding="utf-8")
    assert written == make_types.page(package), "`make types` writes it anew"


def test_the_stream_in_every_state_has_the_fields_of_its_layout() -> None:
    properties = {name for name, value in vars(types.Stream).items() if isinstance(value, property)}
    assert {*types.Stream.__annotations__, *properties} == set(STREAM.names or ())


def test_few_parameters_are_without_a_type() -> None:
    found = sum(count_any.counts().values(), count_any.Count())
    assert found.parameters > 5_000
    assert found.percent <= MOST_ANY, str(found)


def test_any_is_found_behind_aliases_and_in_containers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "coven").mkdir()
    (tmp_path / "coven" / "names.py").write_text("from typing import Any, TypeAlias\nAll: TypeAlias = Any\nView = dict[str, Any]\n")
    (tmp_path / "coven" / "uses.py").write_text(
        "import numpy as np\n"
        "from collections.abc import Callable\n"
        "from typing import Any\n"
        "from coven.names import All, View as Seen\n"
        "class Table:\n"
        "    def look(self, a: All, b: 'Seen | None', c: list[tuple[int, Seen]], d: int | Any, **more: Any) -> Any: ...\n"
        "def typed(a: int, b: dict[str, int], c: Callable[..., Any], d: np.dtype[Any], *rest: str) -> None: ...\n"
    )
    monkeypatch.setattr(count_any, "SOURCE", tmp_path)
    count_any.tree_of.cache_clear(), count_any.names_of.cache_clear()
    kinds = {(each.arg, kind) for each, kind in count_any.found_in("coven.uses") if kind}
    assert kinds == {("a", "bare"), ("b", "container"), ("c", "container"), ("d", "bare"), ("more", "bare")}
    assert count_any.count("coven.uses") == count_any.Count(10, 3, 2)
    count_any.tree_of.cache_clear(), count_any.names_of.cache_clear()
