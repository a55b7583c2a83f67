"""Logarithm and exponential for programs, the same to the last bit on every target.

What a machine's own library returns differs in the last bit from one library to the next, and a search that compares such
numbers would choose another move elsewhere. These use nothing but sums, products and quotients, which are exact by standard
(the formulas are those of Sun's fdlibm, with an error below one unit in the last place).
"""

import struct
from typing import Any

from coven.kernel.target import native, rule
from coven.kernel.types import I64, U64, Word

LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
PER_LN2 = 1.44269504088896338700
FRACTION = U64((1 << 52) - 1)
HALF_ROOT = U64(0x6A09E667F3BCD)  # the fraction of the root of 2
SMALLEST, LARGEST = -708.0, 709.0  # exponents of numbers that have all their bits


def _bitcast(source: str, target: str) -> Any:
    from numba import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def same_bits(typing: Any, value: Any) -> Any:
        kind = getattr(types, target)
        return kind(getattr(types, source)), lambda context, builder, signature, args: builder.bitcast(args[0], context.get_value_type(kind))

    return same_bits


@native(lambda: _bitcast("float64", "uint64"))
def bits_of(number: float) -> Word:
    """The bits of a number."""
    return U64(struct.unpack("<Q", struct.pack("<d", number))[0])


@native(lambda: _bitcast("uint64", "float64"))
def of_bits(word: Word) -> float:
    """The number with these bits."""
    found: float = struct.unpack("<d", struct.pack("<Q", int(word)))[0]
    return found


@rule
def log(number: float) -> float:
    """The natural logarithm of a number above 0 that is neither tiny nor infinite."""
    word = bits_of(number)
    exponent = I64(word >> U64(52)) - 1023
    fraction = word & FRACTION
    bias = U64(1023)
    if fraction > HALF_ROOT:  # between half the root of 2 and the root of 2, so that what is left is near 1
        exponent += 1
        bias = U64(1022)
    f = of_bits(fraction | (bias << U64(52))) - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    odd = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    even = z * (6.666666666666735130e-01 + w * (2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)))
    half = 0.5 * f * f
    return exponent * LN2_HIGH - ((half - (s * (half + (odd + even)) + exponent * LN2_LOW)) - f)


@rule
def exp(number: float) -> float:
    """The exponential of a number; 0 where it would be tiny, and that of 709 for all above."""
    if number < SMALLEST:
        return 0.0
    x = min(number, LARGEST)
    turns = I64(x * PER_LN2 + 1100.5) - 1100  # to the nearest whole number
    high = x - turns * LN2_HIGH
    low = turns * LN2_LOW
    r = high - low
    t = r * r
    c = r - t * (
        1.66666666666666019037e-01
        + t * (-2.77777777770155933842e-03 + t * (6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08)))
    )
    near = 1.0 - ((low - (r * c) / (2.0 - c)) - high)
    return near * of_bits(U64(turns + 1023) << U64(52))
