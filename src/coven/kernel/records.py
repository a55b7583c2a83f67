"""Records: states and boxes in one piece of memory, the form in which every target takes them."""

from typing import Any

import numpy as np

from coven.kernel.target import native


def new_block(layout: np.dtype[Any], count: int) -> Any:
    """So many zeroed records in a row; each is a window into the block, its fields are attributes."""
    return np.zeros(count, layout).view(np.recarray)


def new_record(layout: np.dtype[Any]) -> Any:
    """One zeroed record."""
    return new_block(layout, 1)[0]


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
def copy_record(target: Any, source: Any) -> None:
    """Copies a record into another of the same layout."""
    target.set(source)
