"""Records: states and boxes in one piece of memory, the form in which every target takes them."""

from typing import TYPE_CHECKING, Any, TypeVar, cast

from coven.kernel.layout import Layout
from coven.kernel.target import native

if TYPE_CHECKING:
    from coven.kernel.plain import PlainRecord

Record = TypeVar("Record")


def new_block(layout: Layout, count: int) -> Any:
    """So many zeroed records in a row; each is a window into the block, its fields are attributes. For compiled programs."""
    import numpy as np

    return np.zeros(count, layout.dtype).view(np.recarray)


def _compiled_copy() -> Any:
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def copy_bytes(typing: Any, target: Any, source: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            size = context.get_constant(types.intp, target.size)
            cgutils.raw_memcpy(builder, args[0], args[1], size, 1)
            return context.get_dummy_value()

        return types.void(target, source), generate

    return copy_bytes


@native(_compiled_copy)
def copy_record(target: Record, source: Record) -> None:
    """Copies a record into another of the same layout."""
    cast("PlainRecord", target).set(cast("PlainRecord", source))
