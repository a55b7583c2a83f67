"""Modules that are imported when something of them is first needed: drawings and programs take numpy, a table does without."""

from functools import cache
from importlib import import_module
from typing import Any


class Later:
    """Stands for a module until then."""

    def __init__(self, name: str) -> None:
        self.__dict__["_name"] = name

    def __getattr__(self, name: str) -> Any:
        self.__dict__.update(vars(import_module(self._name)))
        return self.__dict__[name]


@cache
def is_there(name: str) -> bool:
    """Whether a module can be imported here."""
    try:
        import_module(name)
    except ImportError:
        return False
    return True
