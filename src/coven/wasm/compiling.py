"""Programs compiled for WebAssembly: lowered by Numba as for a core, then optimised for wasm32 and linked into one module without an import.

Numba's code counts in 64 bits, which WebAssembly can do, and says nothing of how wide a pointer is until LLVM optimises it. So nothing is
optimised before all is known: here rules are lowered only, and what they were lowered to is given another data layout.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.compiler_machinery import register_pass
from numba.np.arrayobj import populate_array

from coven.errors import CovenError
from coven.kernel.compiling import INNER, OPTIONS, Rule, RuleLibrary, RuleLowering, below, hash_of, key_of, over_rules, pipeline

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"  # in every browser since 2023
STACK = 1 << 16  # bytes
SPEED = 3
ROOT_OF = "sqrt"  # the one function of C's library that is an instruction


@dataclass(frozen=True)
class Program:
    """A function over rules, by the name that the module gives it; `arguments` are those of any call, to know their types by."""

    name: str
    function: Callable[..., Any]
    arguments: tuple[Any, ...]

    @property
    def kinds(self) -> tuple[Any, ...]:
        return tuple(types.unliteral(numba.typeof(argument)) for argument in self.arguments)


class WasmLibrary(RuleLibrary):
    """The code of one rule as Numba lowered it: this machine's data layout would go into it if it were optimised."""

    def _optimize_functions(self, ll_module: Any) -> None:
        pass


@register_pass(mutates_CFG=True, analysis_only=False)
class WasmLowering(RuleLowering):
    _name = "coven_wasm_lowering"
    library = WasmLibrary


WASM_PIPELINE = pipeline(WasmLowering)


def module_of(programs: Sequence[Program]) -> bytes:
    """A module that exports these programs and its memory, and imports nothing."""
    machine = target_machine()
    whole = llvm.parse_assembly(root_of_instruction())
    for program in programs:
        add_program(whole, program)
    made = retargeted(whole, machine)
    keep_only(made, {program.name for program in programs})
    optimise(made, machine)
    return linked(machine.emit_object(made), [program.name for program in programs])


def key_of_module(programs: Sequence[Program]) -> str:
    """A hash of all that a module is made of."""
    each = [f"{program.name} {key_of(program.function)} {program.kinds}" for program in programs]
    return hash_of(f"{llvmlite.__version__} {FEATURES} {STACK} {SPEED} {each}")


def target_machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", features=FEATURES, opt=SPEED, reloc="static")


def root_of_instruction() -> str:
    """The square root, which Numba calls by its name in C."""
    module = ir.Module()
    double = ir.DoubleType()
    function = ir.Function(module, ir.FunctionType(double, [double]), ROOT_OF)
    builder = ir.IRBuilder(function.append_basic_block())
    builder.ret(builder.call(module.declare_intrinsic("llvm.sqrt", [double]), function.args))
    return str(module)


def add_program(whole: Any, program: Program) -> None:
    """Lowers a program and all rules below it into the module, with an entry that the outside can call."""
    lowering = Rule(py_func=over_rules(program.function, WASM_PIPELINE), targetoptions={**OPTIONS, **INNER}, pipeline_class=WASM_PIPELINE)
    lowering.compile(program.kinds)
    lowered = lowering.overloads[program.kinds]
    whole.link_in(llvm.parse_assembly(entry_of(program, lowered)))
    for library in dict.fromkeys([lowered.library, *below(lowered.library)]):  # callers first: what nobody has called yet is left out
        whole.link_in(library._get_module_for_linking(), preserve=True)


def entry_of(program: Program, lowered: Any) -> str:
    """The function that the module exports: records as pointers, arrays as pointers with how many there are, numbers as 64 bits."""
    context, signature = lowered.target_context, lowered.signature
    convention = context.call_conv
    module = ir.Module()
    called = ir.Function(module, convention.get_function_type(signature.return_type, signature.args), lowered.fndesc.llvm_func_name)
    is_silent = signature.return_type == types.none
    returned = ir.VoidType() if is_silent else context.get_value_type(signature.return_type)
    given = [kind for argument in signature.args for kind in entry_kinds(context, argument)]
    entry = ir.Function(module, ir.FunctionType(returned, given), program.name)
    builder = ir.IRBuilder(entry.append_basic_block())
    values = iter(entry.args)
    arguments = [taken(context, builder, argument, values) for argument in signature.args]
    status, result = convention.call_function(builder, called, signature.return_type, signature.args, arguments)
    with cgutils.if_unlikely(builder, status.is_error):  # no rule raises; were there one that did, nobody should go on
        builder.call(module.declare_intrinsic("llvm.trap", [], ir.FunctionType(ir.VoidType(), [])), [])
        builder.unreachable()
    if is_silent:
        builder.ret_void()
    else:
        builder.ret(result)
    return str(module)


def entry_kinds(context: Any, argument: Any) -> list[Any]:
    """How an argument comes from outside."""
    if isinstance(argument, types.Array):
        assert argument.ndim == 1 and argument.layout == "C", argument
        return [context.get_value_type(types.CPointer(argument.dtype)), ir.IntType(32)]
    return [context.get_value_type(argument)]


def taken(context: Any, builder: Any, argument: Any, values: Any) -> Any:
    """An argument as Numba's code takes it."""
    first = next(values)
    if not isinstance(argument, types.Array):
        return first
    whole, width = ir.IntType(64), context.get_abi_sizeof(context.get_data_type(argument.dtype))
    width = ir.Constant(whole, argument.dtype.size if isinstance(argument.dtype, types.Record) else width)
    made = context.make_array(argument)(context, builder)
    count = builder.zext(next(values), whole)
    populate_array(made, data=first, shape=[count], strides=[width], itemsize=width, meminfo=None)
    return made._getvalue()


def retargeted(whole: Any, machine: Any) -> Any:
    """The same code for another machine."""
    text = re.sub(r'^target datalayout = ".*"$', f'target datalayout = "{machine.target_data}"', str(whole), flags=re.MULTILINE)
    text = re.sub(r'^target triple = ".*"$', f'target triple = "{TRIPLE}"', text, flags=re.MULTILINE)
    made = llvm.parse_assembly(text)
    made.triple, made.data_layout = TRIPLE, str(machine.target_data)
    made.verify()
    return made


def keep_only(made: Any, names: set[str]) -> None:
    """Hides all but the entries, so that what is inlined everywhere is not there besides."""
    for each in (*made.functions, *made.global_variables):
        if not each.is_declaration and each.name not in names:
            each.linkage = "internal"


def optimise(made: Any, machine: Any) -> None:
    settings = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    settings.loop_vectorization = settings.slp_vectorization = settings.loop_unrolling = True
    passes = llvm.create_pass_builder(machine, settings)
    passes.getModulePassManager().run(made, passes)


def linked(content: bytes, names: Sequence[str]) -> bytes:
    """The object as a module, by the linker that the package ziglang brings."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "module.o", Path(folder) / "module.wasm"
        source.write_bytes(content)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
        command += ["--export=__heap_base", *(f"--export={name}" for name in names), "-o", str(target), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CovenError("no_wasm", f"The module could not be linked: {done.stderr.strip()}", reason=done.stderr.strip())
        return target.read_bytes()
