"""What a rule is: a plain Python function, run as it stands at the table, and compiled as a whole for play in bulk.

Nothing is compiled by importing it. `compiled` makes a program out of a function and all rules below it; `bind` does
the same for a template over the rules of a game. With COVEN_INTERPRETED=1 nothing is compiled at all.
"""

import dis
import os
from collections.abc import Callable, Mapping
from types import CodeType, FunctionType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = os.environ.get("COVEN_INTERPRETED") == "1"


def rule(function: F) -> F:
    """Marks a rule: a function that may be compiled into programs."""
    cast(Any, function).is_rule = True
    return function


def policy(function: F) -> F:
    """Marks a rule of a bot: large, and called from many places, so it is inlined only while it is small."""
    cast(Any, function).is_policy = True
    return rule(function)


def native(make: Callable[[], Any]) -> Callable[[F], F]:
    """Marks a rule that compiled programs take from elsewhere: `make` gives what stands in its place."""

    def mark(function: F) -> F:
        cast(Any, function).native = make
        return rule(function)

    return mark


def at_the_table(plain: F) -> Callable[[F], F]:
    """Gives a rule a second form for the table, in Python's own numbers, many times as quick there; programs compile the first."""

    def mark(function: F) -> F:
        cast(Any, plain).compiled_form = rule(function)
        return rule(plain)

    return mark


def names_used(code: CodeType) -> set[str]:
    """The global names a function uses; fields of records may have the same names."""
    inner = [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    own = {step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"}
    return own.union(*map(names_used, inner))


def rebound(function: Callable[..., Any], names: Mapping[str, Any]) -> FunctionType:
    """The same function over other global names."""
    source = cast(FunctionType, function)
    bound = FunctionType(source.__code__, {**source.__globals__, **names}, source.__name__, source.__defaults__)
    bound.__module__, bound.__qualname__ = source.__module__, source.__qualname__
    return bound


def bind(template: Callable[..., Any], program: str, names: Mapping[str, Any], interpreted: bool = INTERPRETED) -> Callable[..., Any]:
    """A template over the rules of a game: one source serves every game. `program` names what comes of it in the compile cache."""
    bound = rebound(template, names)
    return bound if interpreted else compiled(bound, program)


def compiled(function: Callable[..., Any], program: str) -> Callable[..., Any]:
    """The function and all rules below it as one compiled program, kept in the compile cache under a name."""
    from coven.kernel.compiling import compile_program

    return compile_program(function, program)
