"""The moves there are, with what each brings."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

from coven.drawing import packed
from coven.games.broom_service.terminal.areas import mountain_text, tower_text_of
from coven.games.broom_service.terminal.style import LANDSCAPES, NO_GOODS, ON_CARDS, number_mark, numbered_moves
from coven.games.broom_service.view.joined import Shown, all_towers, is_island, name_of, ways_off
from coven.table.values import Arguments, MoveData
from coven.table.words import Words


class Packed:
    """Parts side by side, each of them whole if it can be."""

    def __init__(self, parts: Sequence[Text]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from (Padding(line, (0, 1)) for line in packed(self.parts, " · ", options.max_width - 2))


def offers(view: Shown, speak: Words, short: bool = False) -> list[RenderableType]:
    """Every move that stands on no card, with what it brings; in short, of flights only where they lead, gathered by pawn."""
    moves = [(number, move) for number, move in numbered_moves(view) if move["kind"] not in ON_CARDS]
    flights = [(number, move) for number, move in moves if move["kind"] == "fly"] if short else []
    parts = [flights_of(view, pawn, flights, speak) for pawn in sorted({move["args"]["pawn"] for _, move in flights})]
    parts += [number_mark(number).append(offer(view, move, speak), "default") for number, move in moves if (number, move) not in flights]
    return [Packed(parts)] if parts else []


def flights_of(view: Shown, pawn: int, flights: Sequence[tuple[int, MoveData]], speak: Words) -> Text:
    """The flights of one pawn in a row: `pawn 1 to #1 2♣ #2 9♣`."""
    text = Text(speak("offer-flights", number=pawn + 1))
    for number, move in flights:
        if move["args"]["pawn"] == pawn:
            area = move["args"]["area"]
            text.append(" ").append_text(number_mark(number)).append(f"{area}{LANDSCAPES[view['map']['areas'][area]['landscape']][0]}")
    return text


def offer(view: Shown, move: MoveData, speak: Words) -> str:
    """A move in words, with the printed numbers of what it is about."""
    kind = move["kind"].replace("_", "-")
    args = {**move["args"], **brought(view, move, speak)}
    if move["kind"] == "charm":
        return ", ".join([speak("offer-charm", **args), *charm_effect(args, speak)])
    if move["kind"] == "jump":
        return ", ".join([tidy(speak("offer-jump", **args)), *circle_warning(view, args["circle"], speak)])
    return tidy(speak(f"offer-{kind}" if speak.has(f"offer-{kind}") else f"move-{kind}", **args))


def tidy(text: str) -> str:
    """A sentence without the gaps that empty arguments leave."""
    return " ".join(text.split())


def brought(view: Shown, move: MoveData, speak: Words) -> Mapping[str, Any]:
    """The numbers a move's words ask for, read off what is printed."""
    kind, args, printed = move["kind"], move["args"], view["printed"]
    if kind == "gather":
        assert view["role"] is not None, "a gatherer's yield is one of the role on the table"
        card = printed["roles"][view["role"]]
        return {**(card["brave"] if view["steps"][-1]["brave"] else card["cowardly"])[args["yield"] - 1]}
    if kind == "deliver":
        return {**next(tower for tower in all_towers(view) if tower["tower"] == args["tower"]), "number": args["pawn"] + 1}
    if kind == "charm":
        return next({**cloud, "wands": cloud["cost"]} for cloud in view["clouds"] if cloud["cloud"] == args["cloud"])
    if kind in ("fly", "jump"):
        return flight_offer(view, args, speak)
    return tile_or_event(view, kind, speak)


def flight_offer(view: Shown, args: Arguments, speak: Words) -> Mapping[str, Any]:
    """Where a flight or jump leads, and the towers there if a delivery goes with it."""
    area = view["map"]["circles"][args["circle"]] if "circle" in args else args["area"]
    towers = [tower_text_of(tower, speak) for tower in all_towers(view) if area in tower["areas"] and tower["tower"] in view["open_towers"]]
    facts = {"area": area, "sign": LANDSCAPES[view["map"]["areas"][area]["landscape"]][0], "name": name_of(view, area, speak.language)}
    facts["there"] = " ".join(towers) if view["steps"][-1]["brave"] else ""
    return facts if "circle" in args else {**facts, "number": args["pawn"] + 1}


def circle_warning(view: Shown, circle: str, speak: Words) -> list[str]:
    """What to know before landing on an island: where it leads, or that nothing leads off it."""
    if not is_island(view, circle):
        return []
    circles = ways_off(view, circle)
    return [speak("circle-leads", circles="/".join(circles))] if circles else [speak("circle-dead-end")]


def tile_or_event(view: Shown, kind: str, speak: Words) -> Mapping[str, Any]:
    printed = view["printed"]
    if kind == "use_mountain":
        area = view["steps"][-1]["area"]
        return {"does": next(mountain_text(tile, speak) for tile in view["mountain_tiles"] if tile["area"] == area)}
    if kind == "hand_in":
        return {**printed["events"]["the-works"]["set"], "points": printed["events"]["the-works"]["points"]}
    return {"points": printed["points_tile"] if kind == "use_points" else printed["events"]["black-market"]["points"]}


def charm_effect(cloud: Mapping[str, Any], speak: Words) -> list[str]:
    """What a storm cloud does when it is charmed away."""
    if cloud["effect"] == "potions":
        return [speak("offer-potions", points=cloud["points"], **{**NO_GOODS, cloud["potion"]: cloud["need"]})]
    return [speak(f"effect-{cloud['effect']}")] if cloud["effect"] in ("move", "delivery") else []
