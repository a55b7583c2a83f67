"""How quickly people are served: importing, the first move with a warm cache, and moves with events through the table."""

import json
import random
import subprocess
import sys
import time

STARTS = 5
START = """
import time
began = time.perf_counter()
import coven
imported = time.perf_counter()
game = coven.game("witches")
loaded = time.perf_counter()
table = game.new_table(4, seed=1)
table.play(0, table.moves(0)[0])
print(imported - began, loaded - imported, time.perf_counter() - loaded)
"""


def starts() -> list[float]:
    """Seconds for `import coven`, for loading the game, and from there to the first move: the median of fresh processes."""
    runs = []
    for _ in range(STARTS + 1):
        done = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True)
        runs.append([float(word) for word in done.stdout.split()])
    return [sorted(column)[STARTS // 2] for column in zip(*runs[1:], strict=True)]


def table_rate(seconds: float = 3.0) -> float:
    """Moves per second through `Table.play`, events included."""
    import coven

    game, chance, moves = coven.game("witches"), random.Random(1), 0
    spent = 0.0
    while spent < seconds:
        table = game.new_table(4, seed=moves)
        while not table.is_over:
            seat = table.to_act[0]
            move = chance.choice(table.moves(seat))
            began = time.perf_counter()
            table.play(seat, move)
            spent += time.perf_counter() - began
            moves += 1
    return moves / spent


def main() -> None:
    """Prints the figures as JSON."""
    imported, loaded, moved = starts()
    figures = {"import_coven_s": imported, "load_witches_s": loaded, "first_move_s": moved, "table_moves_per_s": table_rate()}
    print(json.dumps({name: round(value, 3) if value < 10 else round(value) for name, value in figures.items()}))


if __name__ == "__main__":
    main()
