"""Programs: a function and all rules below it, compiled as one by Numba.

Numba compiles every function for itself: wrappers, optimised code and a cache file each, although all of it is inlined
into its callers and done again there. Here a rule below a program is only typed and lowered; the program links all of
them and is optimised once. Small integers are widened where rules call each other, so that a rule is compiled once and not for
every mix of widths. That is three times as quick to compile, and the code is the same or better.
"""

import dis
import hashlib
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import CodeType, FunctionType
from typing import Any, cast

import numba
import numpy as np
from numba import _dynfunc, types
from numba.core import codegen, registry, typed_passes
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass

from coven.kernel import words
from coven.kernel.cache import ProgramCache
from coven.kernel.target import names_used, rebound

# `_nrt=False`: a rule never allocates (a GPU has no heap), so no code counts references either.
OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "_nrt": False}
INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
# Rules are small and many: inlined into one another they ran twice as fast when we tried both. Bots call them from so many
# places that they would be compiled for minutes: what grows beyond this many instructions by inlining is called there instead.
LARGEST_INLINED = 2_000
MACHINE_NUMBERS: dict[type, Any] = {words.U8: np.uint8, words.U32: np.uint32, words.U64: np.uint64, words.I64: np.int64}
NARROW = {types.int8, types.int16, types.int32, types.uint8, types.uint16}


OPTIMISING = 0.5  # what a program takes to be optimised, beside all that its rules take before
listeners: list[Callable[[], None]] = []  # told of every rule that was lowered


class RuleLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule: never run by itself, only linked into programs."""

    def finalize(self) -> None:
        self._finalized = True


class ProgramLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a program: links everything below it, then is optimised as a whole."""

    def finalize(self) -> None:
        self._linking_libraries = list(dict.fromkeys(below(self)))
        super().finalize()


def below(library: Any) -> Iterator[Any]:
    """The libraries that a library calls, and for rules those that they call."""
    for each in library._linking_libraries:
        yield each
        if isinstance(each, RuleLibrary):
            yield from below(each)


class Lowering(typed_passes.NativeLowering):  # type: ignore[misc]
    """Numba's own, into a library of our kind."""

    library: type

    def run_pass(self, state: Any) -> bool:
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(Lowering):
    """Lowers a rule without making it executable; a function that can't be called stands for it among its callers."""

    _name = "coven_rule_lowering"
    library = RuleLibrary

    def run_pass(self, state: Any) -> bool:
        state.flags.no_compile = True
        done = super().run_pass(state)
        lowered = state["cr"]
        stand_in = _dynfunc.make_function(sys.modules[__name__], lowered.fndesc.qualname, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(stand_in, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=stand_in)
        for tell in listeners:
            tell()
        return done


@register_pass(mutates_CFG=True, analysis_only=False)
class ProgramLowering(Lowering):
    _name = "coven_program_lowering"
    library = ProgramLibrary


def pipeline(lowering: type) -> type:
    """Numba's usual compiler with another lowering pass."""

    class Compiler(CompilerBase):  # type: ignore[misc]
        def define_pipelines(self) -> list[Any]:
            usual = DefaultPassBuilder.define_nopython_pipeline(self.state)
            usual.passes = [(lowering if step is typed_passes.NativeLowering else step, words) for step, words in usual.passes]
            usual._finalized = False
            usual.finalize()
            return [usual]

    return Compiler


RULE_PIPELINE, PROGRAM_PIPELINE = pipeline(RuleLowering), pipeline(ProgramLowering)


class Rule(registry.CPUDispatcher):  # type: ignore[misc]
    """A rule inside programs; it can't be called from Python."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(tuple(map(widened, args)), kws)


def widened(kind: Any) -> Any:
    """The type in which a rule takes an argument: no constants, and no small integers."""
    plain = types.unliteral(kind)
    return types.int64 if plain in NARROW else plain


@cache
def inner(function: Callable[..., Any], lowered: type = RULE_PIPELINE) -> Any:
    """What stands for a rule inside programs; another target has a pipeline of its own."""
    make = getattr(function, "native", None)
    made = over_rules(function, lowered) if make is None else make()
    if not isinstance(made, FunctionType):  # an intrinsic
        return made
    inlined = is_inlined(function)
    return Rule(py_func=made, targetoptions={**OPTIONS, **INNER, "forceinline": inlined}, pipeline_class=lowered)


def is_inlined(function: Callable[..., Any]) -> bool:
    """Whether a rule is inlined wherever it is called; one of a bot only while it is small."""
    return not getattr(function, "is_policy", False) or weight_of(function) <= LARGEST_INLINED


@cache
def weight_of(function: Callable[..., Any]) -> int:
    """How many instructions a rule has with all that is inlined into it."""
    code = cast(FunctionType, function).__code__
    calls = Counter(step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL")
    inlined = {name: value for name, value in rules_of(function).items() if is_inlined(value)}
    return len(code.co_code) // 2 + sum(calls[name] * weight_of(value) for name, value in inlined.items())


def rules_of(function: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
    """The rules that a function calls, by the names it calls them."""
    source = cast(FunctionType, function)
    found = {name: source.__globals__.get(name) for name in sorted(names_used(source.__code__))}
    rules = {name: value for name, value in found.items() if value is not None and getattr(value, "is_rule", False)}
    return {name: getattr(value, "compiled_form", value) for name, value in rules.items()}


def over_rules(function: Callable[..., Any], lowered: type = RULE_PIPELINE) -> FunctionType:
    """The function with every rule it calls replaced by what stands for it inside programs, and machine words by numpy's, which Numba knows."""
    return rebound(function, {**words_of(function), **{name: inner(value, lowered) for name, value in rules_of(function).items()}})


def words_of(function: Callable[..., Any]) -> dict[str, Any]:
    """The machine numbers that a function uses, types and values, as numpy's."""
    source = cast(FunctionType, function)
    found = {name: source.__globals__[name] for name in names_used(source.__code__) & source.__globals__.keys()}
    return {name: in_numpy(value) for name, value in found.items()}


def in_numpy(value: Any) -> Any:
    """A machine number, its type, or a tuple of them as numpy's; anything else as it is."""
    if isinstance(value, tuple):
        return tuple(map(in_numpy, value))
    if isinstance(value, type):
        return MACHINE_NUMBERS.get(value, value)
    kind = MACHINE_NUMBERS.get(type(value)) if isinstance(value, words.U32 | words.U64 | words.U8) else None
    return value if kind is None else kind(int(value))


def compile_program(function: Callable[..., Any], program: str) -> Callable[..., Any]:
    """The function and all rules below it, compiled when first called with arguments of a kind, or taken from the compile cache."""
    made: Any = registry.CPUDispatcher(py_func=over_rules(function), targetoptions=OPTIONS, pipeline_class=PROGRAM_PIPELINE)
    made._cache = ProgramCache(program, key_of(function))
    made.rules = len(rules_below(function, {}))
    made.function = function
    return cast(Callable[..., Any], made)


def rules_below(function: Callable[..., Any], found: dict[int, Callable[..., Any]]) -> dict[int, Callable[..., Any]]:
    """All rules of a program."""
    for each in rules_of(function).values():
        if id(each) not in found:
            found[id(each)] = each
            rules_below(each, found)
    return found


@contextmanager
def watched(program: Any, progress: Callable[[int, int], None]) -> Iterator[None]:
    """While a program is compiled, tells how far that is; nothing if it comes from the cache."""
    done, total = 0, int((1 + OPTIMISING) * program.rules) + 1

    def tell() -> None:
        nonlocal done
        done = min(done + 1, program.rules)
        progress(done, total)

    listeners.append(tell)
    try:
        yield
    finally:
        listeners.remove(tell)


def key_of(function: Callable[..., Any]) -> str:
    """A hash of all that a program is made of: the code of its rules, the constants they use, and the compiler."""
    return hash_of(f"{sys.version} {numba.__version__} {OPTIONS} {LARGEST_INLINED} {rule_key(function, {})}")


def hash_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def rule_key(function: Callable[..., Any], known: dict[int, str]) -> str:
    """A hash of a rule, of the constants it uses, and of the rules below it by the names it calls them."""
    if id(function) not in known:
        source, make = cast(FunctionType, function), getattr(function, "native", None)
        below = {name: rule_key(each, known) for name, each in rules_of(function).items()}
        code = [code_text(each.__code__) for each in (source, make) if each is not None]
        known[id(function)] = hash_of(f"{source.__module__}.{source.__qualname__} {code} {constants_of(source, set(below))} {below}")
    return known[id(function)]


def constants_of(source: FunctionType, rules: set[str]) -> dict[str, str]:
    """The global names a rule uses that are no rules, in writing: numbers, tuples, and types such as U64."""
    names = names_used(source.__code__) & source.__globals__.keys() - rules
    values = {name: source.__globals__[name] for name in sorted(names)}
    return {name: repr(value) for name, value in values.items() if isinstance(value, type) or not callable(value)}


def code_text(code: CodeType) -> str:
    """Code in writing, the same in every process: of functions inside it their code, not where they lie."""
    constants = [code_text(each) if isinstance(each, CodeType) else repr(each) for each in code.co_consts]
    return f"{code.co_code.hex()} {constants} {code.co_names} {code.co_varnames}"
