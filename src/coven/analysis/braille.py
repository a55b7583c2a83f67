"""The same chart in letters: each cell of the terminal is a braille sign of two by four dots."""

from collections.abc import Sequence

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row and column
EMPTY = 0x2800
Cell = tuple[str, int]  # a sign, and whose line it is part of; -1: nobody's


def plotted(lines: Sequence[Sequence[float]], width: int, height: int) -> list[list[Cell]]:
    """Lines of shares between 0 and 1 as rows of cells, from the top; where lines meet, the cell has the colour of the last."""
    signs = [[EMPTY] * width for _ in range(height)]
    owners = [[-1] * width for _ in range(height)]
    for owner, shares in enumerate(lines):
        for x, y in dots_of(shares, 2 * width, 4 * height):
            signs[y // 4][x // 2] |= DOTS[y % 4][x % 2]
            owners[y // 4][x // 2] = owner
    return [[(chr(sign), owner) for sign, owner in zip(*row, strict=True)] for row in zip(signs, owners, strict=True)]


def dots_of(shares: Sequence[float], width: int, height: int) -> list[tuple[int, int]]:
    """The dots of one line, without gaps where it is steep."""
    levels = [round((height - 1) * (1 - share_at(shares, x / max(width - 1, 1)))) for x in range(width)]
    found = []
    for x, level in enumerate(levels):
        before = levels[x - 1] if x else level
        low, high = sorted((before, level))
        found += [(x, y) for y in range(low, high + 1)]
    return found


def share_at(shares: Sequence[float], part: float) -> float:
    """The share at a part of the way through the game."""
    return min(1.0, max(0.0, shares[round(part * (len(shares) - 1))]))
