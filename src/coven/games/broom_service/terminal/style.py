"""The signs and colours of Broom Service in a terminal, and short ways to write goods and numbers."""

from collections.abc import Iterable

from rich.text import Text

from coven.drawing import GOLD, GREY
from coven.games.broom_service.view.joined import Shown
from coven.games.broom_service.view.setting_schema import Resources
from coven.table.values import MoveData
from coven.table.words import Words

PURPLE, SKY, PARCHMENT, INK = "#9168b8", "#5aa0c8", "#f4ead5", "#1d1626"
LANDSCAPES = {
    "forest": ("♣", "#6a9a4f"),
    "hill": ("∩", "#b98a5a"),
    "mountain": ("▲", "#a9a4b5"),
    "prairie": ("≈", "#e3b95b"),
    "water": ("~", "#5aa0c8"),
}
POTIONS = {"orange": "#e2703a", "green": "#6a9a4f", "purple": "#9168b8", "wand": "#f4ead5"}
SEATS = (("☾", "#f4ead5"), ("★", "#e3b95b"), ("♠", "#6a9a4f"), ("♦", "#e2703a"), ("●", "#5aa0c8"))
NO_GOODS = dict.fromkeys(POTIONS, 0)
BRAVE = "!"
ON_CARDS = ("choose", "brave", "cowardly")  # moves whose numbers stand on the cards


def seat_mark(seat: int) -> Text:
    sign, colour = SEATS[seat]
    return Text(sign, f"bold {colour}")


def letter(resource: str, speak: Words) -> str:
    """A potion's or wand's short name: t3(P6), 2O 1W."""
    return speak(f"short-{resource}")


def goods(resources: Resources, speak: Words) -> Text:
    """Potions and wands by letter: 2O 1G 0P 3W."""
    return Text(" ").join(Text(f"{count}{letter(name, speak)}", POTIONS[name] if count else GREY) for name, count in resources.items())


def some_goods(resources: Resources, speak: Words) -> str:
    """Only those there are: 2O 1W."""
    return " ".join(f"{count}{letter(name, speak)}" for name, count in resources.items() if count)


def signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def numbered(values: Iterable[str], first: int) -> str:
    """Values by their number: `1: +9, 2: +6`."""
    return ", ".join(f"{number}: {value}" for number, value in enumerate(values, first))


def numbered_moves(view: Shown) -> Iterable[tuple[int, MoveData]]:
    """The moves as the caller lists them, each with the number it may be typed by."""
    return enumerate(view.get("moves") or [], 1)


def number_mark(number: int | None) -> Text:
    return Text("" if number is None else f"#{number} ", f"bold {GOLD}")
