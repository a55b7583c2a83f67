"""Packages that come with an extra: a missing one is named together with what to install."""

from importlib import import_module
from typing import Any

from coven.errors import CovenError


def need(package: str, extra: str) -> Any:
    """A package by name, or an error that says which extra brings it."""
    try:
        return import_module(package)
    except ImportError:
        message = f"{package} is not installed here: pip install 'coven[{extra}]' brings it."
        raise CovenError("missing_extra", message, package=package, extra=extra) from None
