"""The result of an arena as an SVG picture: shares of the wins with their intervals, beside what would be fair, and ratings."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

INK, PAPER, RULE, FAINT = "#1d1626", "#fffaf0", "#d9cfba", "#6f6577"
COLOURS = ("#b8892b", "#c2551f", "#4f7f36", "#8657b0", "#2f7ca6", "#b0405a", "#5b5668", "#2f8f83")  # of bots, in the order of the table
WIDTH, MARGIN, LABELS, PLOT, ROW, HEAD = 980, 24, 210, 440, 34, 66
LEFT, RIGHT = MARGIN + LABELS, MARGIN + LABELS + PLOT
STYLE = f"""
text {{ font-family: 'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', 'DejaVu Sans', Verdana, sans-serif; fill: {INK}; font-size: 15px; }}
.title {{ font-family: Fraunces, 'DejaVu Serif', Georgia, serif; font-size: 26px; font-weight: 700; }}
.heading {{ font-family: Fraunces, 'DejaVu Serif', Georgia, serif; font-size: 18px; font-weight: 700; }}
.small {{ font-size: 12px; fill: {FAINT}; }}
.number {{ font-variant-numeric: tabular-nums; }}
.right {{ text-anchor: end; }}
.middle {{ text-anchor: middle; }}
"""


def draw_picture(result: Mapping[str, Any], labels: Mapping[str, str]) -> str:
    """The picture; `labels` has the words: title, note, players (a heading by player count), wins, taken, rating, against, fair."""
    bots = list(dict.fromkeys(row["bot"] for row in result["bots"]))
    colours = {bot: COLOURS[place % len(COLOURS)] for place, bot in enumerate(bots)}
    parts, top = [text(MARGIN, 44, labels["title"], "title"), text(MARGIN, 68, labels["note"], "small")], 84
    for players in result["players"]:
        rows = [row for row in result["bots"] if row["players"] == players]
        pairs = [row for row in result["pairs"] if row["players"] == players]
        drawn = [panel(top, labels[f"players-{players}"], labels["wins"], rows, labels, colours)]
        top += HEAD + ROW * len(rows)
        if len(pairs) > 1 or (pairs and len(rows) > 2):
            drawn.append(panel(top, labels["against"], labels["taken"], pairs, labels, colours))
            top += HEAD + ROW * len(pairs)
        parts += drawn
    height = top + 30
    parts.append(text(MARGIN, height - 14, labels["fair"], "small"))
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' role='img' aria-label='{escape(labels['title'], quote=True)}'>"
    return "\n".join([head, f"<style>{STYLE}</style>", f"<rect width='{WIDTH}' height='{height}' fill='{PAPER}'/>", *parts, "</svg>\n"])


def panel(top: int, heading: str, wins: str, rows: Sequence[Mapping[str, Any]], labels: Mapping[str, str], colours: Mapping[str, str]) -> str:
    """A heading, an axis in hundredths, and a line for each row."""
    parts = [text(MARGIN, top + 40, heading, "heading"), text(RIGHT + 24, top + 40, wins, "small")]
    bottom = top + HEAD + ROW * len(rows) - 8
    for share in (0, 25, 50, 75, 100):
        x = place(share / 100)
        parts += [f"<path d='M{x:g},{top + 50}V{bottom}' stroke='{RULE}'/>", text(x, top + 40, f"{share} %", "small middle")]
    if any("rating" in row for row in rows):
        parts.append(text(WIDTH - MARGIN, top + 40, labels["rating"], "small right"))
    for number, row in enumerate(rows):
        parts += line(top + HEAD + ROW * number + 6, row, colours)
    return "\n".join(parts)


def line(y: int, row: Mapping[str, Any], colours: Mapping[str, str]) -> Iterator[str]:
    """One row: a name, what would be fair, the interval, the share, numbers."""
    wins, colour = row["wins"], colours[row["bot"]]
    yield text(MARGIN, y + 5, f"{row['bot']} : {row['against']}" if "against" in row else row["bot"])
    yield f"<path d='M{place(row['fair']):g},{y - 10}v20' stroke='{FAINT}' stroke-width='2' stroke-dasharray='3 3'/>"
    wide = f"stroke='{colour}' stroke-width='7' stroke-opacity='.45' stroke-linecap='round'"
    yield f"<path d='M{place(wins['low']):g},{y}H{place(wins['high']):g}' {wide}/>"
    yield f"<circle cx='{place(wins['mean']):g}' cy='{y}' r='6' fill='{colour}'/>"
    yield text(RIGHT + 24, y + 5, interval_text(wins), "number")
    if "rating" in row:
        yield text(WIDTH - MARGIN, y + 5, str(row["rating"]["shown"]), "number right")


def interval_text(wins: Mapping[str, float]) -> str:
    return f"{100 * wins['mean']:.1f} % ({100 * wins['low']:.1f} – {100 * wins['high']:.1f})"


def place(share: float) -> float:
    """Where a share lies on the axis."""
    return round(LEFT + PLOT * share, 1)


def text(x: float, y: float, content: str, kind: str = "") -> str:
    return f"<text x='{x:g}' y='{y:g}' class='{kind}'>{escape(content)}</text>"
