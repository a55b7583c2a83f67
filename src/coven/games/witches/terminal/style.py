"""Colours and signs of the table."""

from rich.rule import Rule
from rich.text import Text

from coven.drawing import GOLD, GREY
from coven.games.witches.view.schema import TableSetting

# Our colours, each a step away where a terminal of 256 colours would otherwise turn parchment pink or fire orange.
PARCHMENT = "#f4ebd5"
INKS = {"R": "#a32f1a", "G": "#2c6428", "Y": "#6f5200", "B": "#1c5a86", "Z": "#5c2f88"}  # each AA on parchment; water is green, air is blue
SIGNS = {"R": "▲", "G": "≈", "Y": "■", "B": "↯", "Z": "✦"}  # a mountain of fire, waves, earth, lightning; a wizard's star
NAME_WIDTH = 11


def marks_of(setting: TableSetting) -> dict[str, str]:
    """What is printed on the special cards of this box."""
    cards = setting["special_cards"]
    return {
        cards["fire_witch"]: "×2",
        cards["water_witch"]: f"+{setting['water_points']}",
        cards["queen"]: f"+{setting['queen_points']}",
        cards["earth_witch"]: f"−{setting['earth_points']}",
        cards["air_witch"]: "∅",
    }


def title(text: str) -> Rule:
    return Rule(Text(text, GOLD), style=GREY, align="left")
