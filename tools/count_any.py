"""How many parameters of the package's functions say nothing of their type: they are `Any`, by word or by an alias.

A parameter counts as `Any` if its annotation is `Any`, an alias of it, or a union with it; and as a container of `Any` if it
is a mapping, sequence, set, tuple or iterator whose values are, however deep (`dict[str, Any]`, `list[Mapping[str, Any]]`).
Callables, numpy's arrays and layouts, tasks and coroutines with an `Any` inside say what they are, and do not count.
`self` and `cls` are no parameters; `*args` and `**details` are, and so are those of methods and inner functions, but
not those of lambdas. Aliases are followed through imports, whether written as `Name = …` or `Name: TypeAlias = …`.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
PACKAGE = "coven"
CONTAINERS = {
    *("dict", "list", "set", "frozenset", "tuple", "deque"),
    *("Mapping", "MutableMapping", "Sequence", "MutableSequence", "Set", "Collection", "Iterable", "Iterator"),
}


@dataclass(frozen=True)
class Count:
    """Of so many parameters how many are `Any`, and how many hold values that are."""

    parameters: int = 0
    bare: int = 0
    containers: int = 0

    def __add__(self, other: "Count") -> "Count":
        return Count(self.parameters + other.parameters, self.bare + other.bare, self.containers + other.containers)

    @property
    def percent(self) -> float:
        return 100 * (self.bare + self.containers) / max(1, self.parameters)

    def __str__(self) -> str:
        return f"{self.percent:5.1f} %   {self.parameters:5} parameters: {self.bare} Any, {self.containers} containers of Any"


@cache
def tree_of(module: str) -> ast.Module | None:
    """The syntax of a module of the package, if it is one."""
    path = SOURCE / Path(*module.split("."))
    found = next((each for each in (path.with_suffix(".py"), path / "__init__.py") if each.is_file()), None)
    return ast.parse(found.read_text(encoding="utf-8")) if found else None


@cache
def names_of(module: str) -> dict[str, ast.expr | tuple[str, str]]:
    """What the names of a module stand for, as far as they may be aliases: an expression, or a name of another module."""
    found: dict[str, ast.expr | tuple[str, str]] = {}
    tree = tree_of(module)
    for node in ast.walk(tree) if tree else ():
        match node:
            case ast.ImportFrom(module=str(origin), level=0):
                found |= {alias.asname or alias.name: (origin, alias.name) for alias in node.names}
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name[0].isupper():
                found[name] = value
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"), value=ast.expr() as value):
                found[name] = value
    return found


def kind_of(module: str, annotation: ast.expr | None) -> str:
    """ "bare" where an annotation is `Any`, "container" where it holds values that are, else nothing."""
    match annotation:
        case None:
            return "bare"
        case ast.Constant(value=str(text)):
            return kind_of(module, ast.parse(text, mode="eval").body)
        case ast.Name(id=name):
            return kind_of_name(module, name)
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            kinds = kind_of(module, left), kind_of(module, right)
            return max(kinds, key=("", "container", "bare").index)
        case ast.Subscript(value=ast.Name(id=name), slice=inside) if name in CONTAINERS:
            parts = inside.elts if isinstance(inside, ast.Tuple) else [inside]
            return "container" if any(kind_of(module, part) for part in parts) else ""
    return ""


def kind_of_name(module: str, name: str) -> str:
    """The same for a name, followed to what it stands for."""
    match names_of(module).get(name):
        case ("typing", "Any"):
            return "bare"
        case (str(origin), str(told)) if origin.partition(".")[0] == PACKAGE:
            return kind_of_name(origin, told)
        case ast.expr() as value if not isinstance(value, ast.Name) or value.id != name:
            return kind_of(module, value)
    return ""


def parameters_of(tree: ast.AST) -> Iterator[ast.arg]:
    """The parameters of all functions in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            every = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg]
            yield from (each for each in every if each is not None and each.arg not in ("self", "cls"))


def found_in(module: str) -> list[tuple[ast.arg, str]]:
    """The parameters of a module, each with its kind."""
    tree = tree_of(module)
    return [(each, kind_of(module, each.annotation)) for each in parameters_of(tree)] if tree else []


def modules() -> list[str]:
    """Every module of the package."""
    paths = sorted((SOURCE / PACKAGE).rglob("*.py"))
    return [".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__") for path in paths]


def count(module: str) -> Count:
    """The count of a module."""
    kinds = Counter(kind for _, kind in found_in(module))
    return Count(kinds.total(), kinds["bare"], kinds["container"])


def counts() -> dict[str, Count]:
    """The counts by what stands directly in the package: a level, or a module by itself."""
    found: dict[str, Count] = {}
    for module in modules():
        level = ".".join(module.split(".")[:2])
        found[level] = found.get(level, Count()) + count(module)
    return found


def main() -> None:
    """Prints the share of each level, and of the whole."""
    found = counts()
    for level, each in sorted(found.items(), key=lambda entry: -entry[1].bare - entry[1].containers):
        print(f"{level:<20} {each}")
    print(f"{'in all':<20} {sum(found.values(), Count())}")


if __name__ == "__main__":
    main()
