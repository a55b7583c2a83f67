"""The random stream inside every state: ChaCha8, counted, the same on every target.

A stream is a key of 256 bits and a count of blocks. ChaCha is a cipher: whoever sees the outcomes of draws, even all
of them, learns nothing about the next one. docs/benchmarks.md says what this costs against a plain generator.
"""

from coven.kernel.layout import layout
from coven.kernel.target import at_the_table, rule
from coven.kernel.types import I64, U32, U64, Number, Seed, State

KEY_WORDS = 8
BLOCK_WORDS = 16
DOUBLE_ROUNDS = 4

STREAM = layout(
    [
        ("key", "u4", KEY_WORDS),
        ("blocks", "u4"),  # blocks made so far; 2**32 of them are far more than a bounded game can use
        ("left", "i4"),  # words of the present block not yet drawn
        ("words", "u4", BLOCK_WORDS),
    ]
)


@rule
def rekey(s: State, seed: Seed) -> None:
    """Restarts the state's stream from a seed of eight 32-bit words."""
    for i in range(KEY_WORDS):
        s.stream.key[i] = seed[i]
    s.stream.blocks = U32(0)
    s.stream.left = 0
    for i in range(BLOCK_WORDS):  # words not yet drawn would tell the future
        s.stream.words[i] = U32(0)


@rule
def rotate(word: U32, places: Number) -> U32:
    return U32(U32(word << U32(places)) | (word >> U32(32 - places)))


@rule
def quarter_round(a: U32, b: U32, c: U32, d: U32) -> tuple[U32, U32, U32, U32]:
    a = U32(a + b)
    d = rotate(d ^ a, 16)
    c = U32(c + d)
    b = rotate(b ^ c, 12)
    a = U32(a + b)
    d = rotate(d ^ a, 8)
    c = U32(c + d)
    b = rotate(b ^ c, 7)
    return a, b, c, d


MASK = 0xFFFFFFFF
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def _refill_at_the_table(s: State) -> None:
    t = s.stream
    first = [*CONSTANTS, *t.key.tolist(), int(t.blocks), 0, 0, 0]
    x = list(first)
    for _ in range(DOUBLE_ROUNDS):
        for a, b, c, d in (*COLUMNS, *DIAGONALS):
            x[a], x[b], x[c], x[d] = _quarter_round_at_the_table(x[a], x[b], x[c], x[d])
    for i in range(BLOCK_WORDS):
        t.words[i] = x[i] + first[i] & MASK
    t.blocks = first[12] + 1 & MASK
    t.left = BLOCK_WORDS


def _quarter_round_at_the_table(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = a + b & MASK
    d ^= a
    d = (d << 16 | d >> 16) & MASK
    c = c + d & MASK
    b ^= c
    b = (b << 12 | b >> 20) & MASK
    a = a + b & MASK
    d ^= a
    d = (d << 8 | d >> 24) & MASK
    c = c + d & MASK
    b ^= c
    b = (b << 7 | b >> 25) & MASK
    return a, b, c, d


@at_the_table(_refill_at_the_table)
def refill(s: State) -> None:
    """Makes the next block of the stream: ChaCha8 of the key and the block's number."""
    t = s.stream
    k = t.key
    x0, x1, x2, x3 = U32(0x61707865), U32(0x3320646E), U32(0x79622D32), U32(0x6B206574)
    x4, x5, x6, x7 = k[0], k[1], k[2], k[3]
    x8, x9, x10, x11 = k[4], k[5], k[6], k[7]
    x12, x13, x14, x15 = t.blocks, U32(0), U32(0), U32(0)
    for _ in range(DOUBLE_ROUNDS):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    w = t.words
    w[0], w[1], w[2], w[3] = U32(x0 + U32(0x61707865)), U32(x1 + U32(0x3320646E)), U32(x2 + U32(0x79622D32)), U32(x3 + U32(0x6B206574))
    w[4], w[5], w[6], w[7] = U32(x4 + k[0]), U32(x5 + k[1]), U32(x6 + k[2]), U32(x7 + k[3])
    w[8], w[9], w[10], w[11] = U32(x8 + k[4]), U32(x9 + k[5]), U32(x10 + k[6]), U32(x11 + k[7])
    w[12], w[13], w[14], w[15] = U32(x12 + t.blocks), x13, x14, x15
    t.blocks = U32(t.blocks + U32(1))
    t.left = BLOCK_WORDS


@rule
def next_word(s: State) -> U32:
    """The next 32 bits of the stream."""
    if s.stream.left == 0:
        refill(s)
    s.stream.left -= 1
    return s.stream.words[s.stream.left]


@rule
def draw(s: State, n: Number) -> Number:
    """A number in 0..n-1, each exactly equally likely; n is at least 1 and below 2**32."""
    many = U64(n)
    scaled = U64(next_word(s)) * many
    if (scaled & U64(0xFFFFFFFF)) < many:  # seldom: only here can a value come too often (Lemire's method)
        surplus = (U64(1) << U64(32)) % many
        while (scaled & U64(0xFFFFFFFF)) < surplus:
            scaled = U64(next_word(s)) * many
    return I64(scaled >> U64(32))


@rule
def resume(s: State, seed: Seed, blocks: Number, left: Number) -> None:
    """Puts the stream where it stood after `blocks` blocks with `left` words still to draw."""
    rekey(s, seed)
    if blocks > 0:
        s.stream.blocks = U32(blocks - 1)
        refill(s)
        s.stream.left = left
