"""The cauldron with the herbs of the last round in it, and the scores below. It reads view and setting and holds no rule."""

from collections.abc import Sequence
from html import escape

from template.cauldron.view.schema import TableSetting, TableView

from coven.table.words import Words

WIDTH, HEIGHT, LINE = 240, 100, 18
POT = '<ellipse cx="120" cy="60" rx="110" ry="36" fill="#1d1626"/>'


def picture(view: TableView, setting: TableSetting, speak: Words, seats: Sequence[str]) -> str:
    """The table as an SVG picture."""
    inside = "".join(herb(place, worth) for place, worth in enumerate(view["last_thrown"]) if worth)
    below = "".join(score(place, name, points) for place, (name, points) in enumerate(zip(seats, view["scores"], strict=True)))
    title = f"<title>{escape(speak('game-title'))}</title>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT + LINE * len(seats)}">{title}{POT}{inside}{below}</svg>\n'


def herb(place: int, worth: int) -> str:
    """A herb in the cauldron, with its worth on it."""
    x = 48 + 48 * place
    return f'<circle class="herb" cx="{x}" cy="55" r="15" fill="#6a9a4f"/><text x="{x}" y="60" text-anchor="middle">{worth}</text>'


def score(place: int, name: str, points: int) -> str:
    return f'<text x="10" y="{HEIGHT + LINE * (place + 1) - 6}">{escape(name)}: {points}</text>'
