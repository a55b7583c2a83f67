"""The standing under a drawn position: the round and its event, and every seat with its pawn, name and points."""

from collections.abc import Sequence
from html import escape

from coven.games.broom_service.picture import art
from coven.games.broom_service.picture.legend import speaker
from coven.games.broom_service.view.joined import Shown

LINE = 54
SEAT = 92
LONGEST_NAME = 10


def standing(view: Shown, seats: Sequence[str], language: str, width: float) -> tuple[str, float]:
    """The standing as SVG and its height; the seat that looks has a golden frame."""
    speak = speaker(language)
    height = LINE + SEAT
    heading = f"{speak('table-round', round=view['round'], rounds=view['rounds'])} · {speak('event-name-' + view['event'])}"
    parts = [
        f"<rect width='{width}' height='{height}' rx='14' fill='{art.PARCHMENT}'/>",
        f"<text class='heading' x='{width / 2:g}' y='39'>{escape(heading)}</text>",
    ]
    column = (width - 24) / len(seats)
    for seat, name in enumerate(seats):
        x, points = 12 + column * seat, speak("map-points", points=view["by_seat"][seat]["points"])
        if seat == view["seat"]:
            frame = f"<rect x='{x + 4:g}' y='{LINE}' width='{column - 8:g}' height='{SEAT - 10}' rx='12' fill='{art.PAPER}'"
            parts.append(f"{frame} stroke='{art.GOLD}' stroke-width='4'/>")
        parts.append(art.group((x + 34, LINE + 41), art.pawn(seat)))
        parts.append(f"<text class='key' x='{x + 62:g}' y='{LINE + 35}'>{escape(shortened(name))}</text>")
        parts.append(f"<text class='key' x='{x + 62:g}' y='{LINE + 66}' font-weight='800'>{escape(points)}</text>")
    return "".join(parts), height


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
