"""Tree counts (perft): how many sequences of moves there are from a position, to find any change in the rules."""

from coven.table.table import Table


def count_moves(table: Table, depth: int) -> int:
    """How many different sequences of `depth` moves there are; of several seats that must act, the first goes first."""
    if depth == 0 or table.is_over:
        return 1
    seat = table.to_act[0]
    moves = table.moves(seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        branch = table.keeper.table_at(len(table.keeper))
        branch.play(seat, move)
        total += count_moves(branch, depth - 1)
    return total
