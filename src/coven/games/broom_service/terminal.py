"""The table of Broom Service in a terminal, as one seat sees it. It reads the view and holds no rule.

Towers are written `t3(P6)` if round and `t0[P4]` if square: the letter of the potion, the points, a `*` for each wand.
Clouds are written `c2☁1/3`: wands to pay, then bolts; storm clouds have a sign for what they do.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from coven.table.words import Words

View = Mapping[str, Any]

GOLD, GREY, ROSE = "#e3b95b", "grey58", "#c9566b"
LANDSCAPES = {
    "forest": ("♣", "#6a9a4f"),
    "hill": ("∩", "#b98a5a"),
    "mountain": ("▲", "#a9a4b5"),
    "prairie": ("≈", "#e3b95b"),
    "water": ("~", "#5aa0c8"),
}
POTIONS = {"orange": ("O", "#e2703a"), "green": ("G", "#6a9a4f"), "purple": ("P", "#9168b8"), "wand": ("W", "#f4ead5")}
SEATS = (("☾", "#f4ead5"), ("★", "#e3b95b"), ("♠", "#6a9a4f"), ("♦", "#e2703a"), ("●", "#5aa0c8"))
STORM_SIGNS = {"bonus": "+", "move": "→", "delivery": "⌂", "potions": "♥"}
STANCES = {"waiting": "·", "passed": "–", "cowardly": "▽", "brave": "▲", "beaten": "✗"}
AREA_WIDTH = 46


def draw(view: View, speak: Words, seats: Sequence[str]) -> RenderableType:
    """The whole table: round and event, the seats, the map, the own cards, and what is to be done."""
    rows: list[RenderableType] = [heading(view, speak), event_line(view, speak), seat_table(view, speak, seats), board(view, speak)]
    rows += [own_cards(view, speak), Padding(Text(sentence(view, speak, seats), f"bold {GOLD}"), (0, 1))]
    return Group(*rows)


def heading(view: View, speak: Words) -> RenderableType:
    title = Text(speak("game-title"), f"bold {GOLD}")
    title.append(f" · {speak('table-round', round=view['round'], rounds=view['rounds'])} · {speak('side-' + view['side'])}", "not bold default")
    return Rule(title, style=GREY, align="left")


def event_line(view: View, speak: Words) -> RenderableType:
    line = Text(" ").append(speak(f"event-name-{view['event']}"), f"bold {ROSE}").append(f"  {speak('event-text-' + view['event'])}", GREY)
    if view["bewitched"]:
        cursed = ", ".join(speak(f"role-{role}") for role in view["bewitched"])
        line.append(f"\n ✶ {speak('table-bewitched')} ({view['bewitched_points']}): {cursed}", "#9168b8")
    return line


# --- seats --------------------------------------------------------------------------------------------------------------------


def seat_mark(seat: int) -> Text:
    sign, colour = SEATS[seat]
    return Text(sign, f"bold {colour}")


def seat_table(view: View, speak: Words, seats: Sequence[str]) -> RenderableType:
    """A line for each seat: points, goods, clouds, tiles, and what it said about the role on the table."""
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style=GREY)
    table.add_column("", width=1)
    table.add_column("", no_wrap=True, max_width=14)
    for name in ("points", "cards", "resources", "clouds", "tiles", "pawns"):
        table.add_column(speak(f"table-{name}"), justify="right" if name in ("points", "cards") else "left", no_wrap=True)
    table.add_column(role_title(view, speak), no_wrap=True)
    for number, seat in enumerate(view["seats"]):
        style = "bold" if view["turn"] == number else ""
        cards = "·" if seat["cards"] is None else str(seat["cards"])
        row: list[RenderableType] = [seat_mark(number), Text(seats[number], style), str(seat["points"]), cards, goods(seat["resources"])]
        table.add_row(*row, clouds_taken(seat), tiles(seat), " ".join(map(str, seat["pawns"])), stance(view, speak, number))
    return table


def role_title(view: View, speak: Words) -> str:
    if view["role"] is None:
        return ""
    return speak("table-last-turn" if view["turn_over"] else "table-turn", role=view["role"])


def stance(view: View, speak: Words, seat: int) -> Text:
    if view["role"] is None:
        return Text("")
    said = view["stances"][seat]
    style = GREY if view["turn_over"] or said in ("waiting", "passed") else f"bold {ROSE if said == 'beaten' else GOLD}"
    return Text(f"{STANCES[said]} {speak('stance-' + said)}", style)


def goods(resources: Mapping[str, int]) -> Text:
    """Potions and wands by letter: 2O 1G 0P 3W."""
    return Text(" ").join(Text(f"{count}{POTIONS[name][0]}", POTIONS[name][1] if count else GREY) for name, count in resources.items())


def clouds_taken(seat: Mapping[str, Any]) -> Text:
    return Text(f"{len(seat['clouds'])}☁ {seat['bolts']}↯" if seat["clouds"] else "–", "#5aa0c8" if seat["clouds"] else GREY)


def tiles(seat: Mapping[str, Any]) -> Text:
    """Forest tiles held (brave, card, points) and amulets."""
    held = [sign * seat["tiles"][name] for name, sign in (("brave", "▲"), ("card", "▯"), ("points", "5"))]
    text = "".join(held) + "◉" * seat["amulets"]
    return Text(text or "–", "" if text else GREY)


# --- the map --------------------------------------------------------------------------------------------------------------------


def board(view: View, speak: Words) -> RenderableType:
    """Every area in a cell: number and landscape, what stands and lies there, and where one can go from it."""
    cells = [area_cell(view, speak, area) for area in view["map"]["areas"]]
    return Columns(cells, width=AREA_WIDTH, padding=(0, 1), column_first=True)


def area_cell(view: View, speak: Words, area: Mapping[str, Any]) -> Text:
    number = area["area"]
    sign, colour = LANDSCAPES[area["landscape"]]
    cell = Text(f"{number:>2} {sign} ", f"bold {colour}").append(f"{speak('landscape-' + area['landscape']):<9}", colour)
    for part in (*marks(view, number), *pawn_marks(view, number), *cloud_marks(view, number), *tower_marks(view, number)):
        cell.append_text(part).append(" ")
    return cell.append("→" + " ".join(map(str, area["neighbours"])), GREY)


def marks(view: View, number: int) -> Iterable[Text]:
    """Castles, stone circles and tiles."""
    if number in view["map"]["castles"]:
        yield Text("♜", "bold")
    yield from (Text(f"◎{name}", "bold #9168b8") for name, area in view["map"]["circles"].items() if area == number)
    yield from (Text(f"⟨{tile['tile']}⟩", "#a9a4b5") for tile in view["mountain_tiles"] if tile["area"] == number)
    yield from (Text(f"⟨{tile['tile']}⟩", "#6a9a4f") for tile in view["forest_tiles"] if tile["area"] == number)
    yield from (Text(f"⟨»{'/'.join(tile['circles'])}⟩", "#b98a5a") for tile in view["hill_tiles"] if tile["area"] == number and "circles" in tile)


def pawn_marks(view: View, number: int) -> Iterable[Text]:
    for seat, shown in enumerate(view["seats"]):
        yield from (seat_mark(seat).append(str(pawn)) for pawn, area in enumerate(shown["pawns"]) if area == number)


def cloud_marks(view: View, number: int) -> Iterable[Text]:
    for cloud in view["clouds"]:
        if cloud["area"] == number:
            yield Text(f"c{cloud['cloud']}☁{cloud['cost']}/{cloud['bolts']}{STORM_SIGNS.get(cloud['effect'], '')}", "bold #5aa0c8")


def tower_marks(view: View, number: int) -> Iterable[Text]:
    """Open towers that can be served from the area."""
    tile_towers = [tile["tower"] for tile in view["hill_tiles"] if "tower" in tile]
    for tower in (*view["map"]["towers"], *tile_towers):
        if number in tower["areas"] and tower["tower"] in view["open_towers"]:
            letter, colour = POTIONS[tower["colour"]]
            left, right = "[]" if tower["square"] else "()"
            yield Text(f"{tower['tower']}{left}{letter}{tower['points']}{'*' * tower['wands']}{right}", colour)


# --- own cards and what to do -----------------------------------------------------------------------------------------------------


def own_cards(view: View, speak: Words) -> RenderableType:
    if view["hand"] is None:
        return Text("")
    choosing = view["phase"] == "choosing"
    roles = view["chosen"] if choosing else view["hand"]
    line = Text(f" {speak('table-chosen' if choosing else 'table-hand')}: ", GREY)
    for role in roles:
        cursed = role in view["bewitched"]
        line.append(f" {'✶' if cursed else ''}{speak('role-' + role)} ", f"bold {'#9168b8' if cursed else '#1d1626'} on #f4ead5").append(" ")
    if not roles:
        line.append(speak("table-none"), GREY)
    if view["fist"] is not None:
        line.append(f"   {speak('table-fist')}: ", GREY).append_text(goods(view["fist"]))
    return line


def sentence(view: View, speak: Words, seats: Sequence[str]) -> str:
    """What the seat must do, or who is awaited."""
    if view["over"]:
        return speak("table-over")
    if view["seat"] in view["to_act"]:
        return speak("table-do", player=seats[view["seat"]], what=speak(f"prompt-{view['phase']}"))
    return speak("table-wait", players=", ".join(seats[seat] for seat in view["to_act"]))
