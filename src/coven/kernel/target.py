"""What turns a plain Python function into a rule: interpreted, compiled on a core, or compiled for a GPU.

Set COVEN_INTERPRETED=1 to run every rule as it stands, for a debugger or for line coverage.
"""

import os
import sys
from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numpy as np

from coven.kernel import cache

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = os.environ.get("COVEN_INTERPRETED") == "1"

if INTERPRETED:
    np.seterr(over="ignore")  # machine integers wrap around in silence once compiled; so they do here


def rule(function: F) -> F:
    """Marks a rule: compiled by Numba (and recompiled for CUDA when a kernel calls it), or left as it stands."""
    return function if INTERPRETED else _compiled(function, cast(FunctionType, function).__code__.co_filename)


def _compiled(function: F, file: str) -> F:
    from numba import njit

    # `_nrt=False`: a rule never allocates (a GPU has no heap), so no code counts references either.
    # `forceinline`: rules are small and many; inlined into one another they ran twice as fast when we tried both.
    with cache.folder_of(function, file) as kept:
        return cast(F, njit(cache=kept, nogil=True, error_model="numpy", _nrt=False, forceinline=True)(function))


def plain(function: Callable[..., Any]) -> FunctionType:
    """The Python function behind a rule."""
    return cast(FunctionType, getattr(function, "py_func", function))


def bind(template: Callable[..., Any], rules: ModuleType, names: Mapping[str, Any]) -> Callable[..., Any]:
    """The same function over other names: how one template serves the rules of every game.

    Numba can't cache a closure over rules, so the function moves into a module made for that game, where the names are.
    """
    source = plain(template)
    home = sys.modules.setdefault(f"{rules.__name__}_bound", ModuleType(f"{rules.__name__}_bound"))
    home.__dict__.update({**source.__globals__, **names, "__name__": home.__name__})
    bound = FunctionType(source.__code__, home.__dict__, source.__name__)
    bound.__module__ = home.__name__
    bound.__qualname__ = source.__qualname__
    made = bound if INTERPRETED else _compiled(bound, str(rules.__file__))
    setattr(home, source.__name__, made)
    return made


def names_of(*modules: ModuleType) -> dict[str, Any]:
    """The public names of rule modules, for `bind`."""
    return {name: value for module in modules for name, value in vars(module).items() if not name.startswith("_")}
