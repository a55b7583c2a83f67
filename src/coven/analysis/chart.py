"""The winning chances of a whole game as a chart: an SVG file, in colours that can be read on a light and on a dark ground."""

from collections.abc import Sequence
from html import escape

from coven.analysis.shapes import ReviewData

COLOURS = ("#3a84d6", "#dd7a2b", "#3f9f63", "#b35fc4", "#d14e62", "#8f8a2a")
GREY = "#808080"
WIDTH, HEIGHT = 900, 420
LEFT, RIGHT, TOP, BOTTOM = 56, 150, 34, 44
DASHES = ("", "7 3", "2 3", "9 3 2 3", "5 5", "1 4")  # lines can be told apart without their colours


def chart(review: ReviewData, title: str, moves: str, chance: str) -> str:
    """The chart; `moves` and `chance` are what stands at the axes. Where a round began there is an upright with its number."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}" '
        'font-family="system-ui, sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        text(LEFT, 20, title, GREY, size=15),
        *grid(len(review["moves"]), moves, chance),
        *rounds(review),
        *marks(review),
        *(line(review, seat) for seat in range(review["players"])),
        *names(review),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def across(number: int, last: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * number / max(last, 1), 1)


def up(chance: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance), 1)


def text(x: float, y: float, words: str, colour: str, size: int = 13, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}" font-size="{size}" text-anchor="{anchor}">{escape(words)}</text>'


def grid(last: int, moves: str, chance: str) -> list[str]:
    """Lines at every quarter of a win, and what the axes are."""
    drawn = []
    for quarter in range(5):
        y = up(quarter / 4)
        drawn.append(f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="{GREY}" stroke-opacity="0.35"/>')
        drawn.append(text(LEFT - 8, y + 4, f"{25 * quarter} %", GREY, anchor="end"))
    drawn += [text(across(number, last), HEIGHT - 24, str(number), GREY, anchor="middle") for number in ticks(last)]
    return [*drawn, text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, moves, GREY, anchor="middle"), text(WIDTH - RIGHT + 8, TOP - 14, chance, GREY)]


def ticks(last: int) -> list[int]:
    """Round numbers of moves, about six of them."""
    step = next((size for size in (1, 2, 5, 10, 20, 50, 100, 200, 500) if last / size <= 7), 1000)
    return list(range(0, last + 1, step))


def rounds(review: ReviewData) -> list[str]:
    """Where rounds began, with their numbers below the title; in a game of one round nothing."""
    last = len(review["moves"])
    drawn = []
    for each in review["rounds"] if len(review["rounds"]) > 1 else []:
        x = across(each["n"], last)
        drawn.append(f'<path class="round" d="M{x} {TOP}V{HEIGHT - BOTTOM}" stroke="{GREY}" stroke-opacity="0.45"/>')
        drawn.append(text(x + 3, TOP + 12, str(each["round"]), GREY, size=11))
    return drawn


def marks(review: ReviewData) -> list[str]:
    """The turning points, as thin uprights."""
    last = len(review["moves"])
    return [f'<path d="M{across(point["n"], last)} {TOP}V{HEIGHT - BOTTOM}" stroke="{GREY}" stroke-dasharray="1 5"/>' for point in review["turning"]]


def line(review: ReviewData, seat: int) -> str:
    """The chances of one seat, a step at each move that changed them."""
    last = len(review["moves"])
    kept = thinned([point["chances"][seat] for point in review["points"]])
    path = "".join(f"{'L' if place else 'M'}{across(number, last)} {up(chance)}" for place, (number, chance) in enumerate(kept))
    dashes = f' stroke-dasharray="{DASHES[seat % 6]}"' if DASHES[seat % 6] else ""
    return f'<path d="{path}" fill="none" stroke="{COLOURS[seat % 6]}" stroke-width="2.2" stroke-linejoin="round"{dashes}/>'


def thinned(chances: Sequence[float]) -> list[tuple[int, float]]:
    """The points of a line without those in the middle of a level stretch."""
    last = len(chances) - 1
    return [
        (number, chance)
        for number, chance in enumerate(chances)
        if number in (0, last) or chance != chances[number - 1] or chance != chances[number + 1]
    ]


def names(review: ReviewData) -> list[str]:
    """Who is who, at the right, in the order of the end, none on top of another."""
    order = sorted(range(review["players"]), key=lambda seat: -review["result"][seat])
    rows = [(TOP + 20 + 24 * place, seat) for place, seat in enumerate(order)]
    x = WIDTH - RIGHT + 8
    drawn = []
    for y, seat in rows:
        dashes = f' stroke-dasharray="{DASHES[seat % 6]}"' if DASHES[seat % 6] else ""
        drawn.append(f'<path d="M{x} {y - 4}h26" stroke="{COLOURS[seat % 6]}" stroke-width="2.2"{dashes}/>')
        drawn.append(text(x + 32, y, shortened(review["seats"][seat]), COLOURS[seat % 6]))
    return drawn


def shortened(name: str, most: int = 15) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
