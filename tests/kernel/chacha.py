"""ChaCha8 once more, out of the cipher's description and plain Python integers: what the stream is measured by."""

MASK = 0xFFFFFFFF
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def turn(word: int, places: int) -> int:
    return (word << places | word >> 32 - places) & MASK


def quarter(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for into, by, turned, places in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[into] = (x[into] + x[by]) & MASK
        x[turned] = turn(x[turned] ^ x[into], places)


def block(key: list[int], number: int) -> list[int]:
    """The sixteen words of a block."""
    before = [int.from_bytes(b"expand 32-byte k"[i : i + 4], "little") for i in range(0, 16, 4)] + key + [number, 0, 0, 0]
    x = list(before)
    for _ in range(4):
        for lane in COLUMNS + DIAGONALS:
            quarter(x, *lane)
    return [(one + two) & MASK for one, two in zip(x, before, strict=True)]


def words(key: list[int], blocks: int) -> list[int]:
    """The words in the order they are drawn: each block from its last word to its first."""
    return [word for number in range(blocks) for word in reversed(block(key, number))]
