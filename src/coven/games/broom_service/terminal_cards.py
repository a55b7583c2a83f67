"""The own cards in a terminal, with what each does; the moves there are, with what each brings; and what is to be done."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

from coven.games.broom_service.terminal_map import all_towers, mountain_text
from coven.games.broom_service.terminal_signs import (
    BRAVE,
    GOLD,
    GREY,
    INK,
    LANDSCAPES,
    NO_GOODS,
    PARCHMENT,
    PURPLE,
    View,
    goods,
    seat_mark,
    some_goods,
)
from coven.table.words import Words

CARD_PHASES = ("choosing", "adding")
ON_CARDS = ("choose", "brave", "cowardly")  # moves whose numbers stand on the cards


# --- cards ----------------------------------------------------------------------------------------------------------------------


class Grid:
    """Parts in columns, read line by line."""

    def __init__(self, parts: Sequence[Text]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        longest = max(part.cell_len for part in self.parts)
        columns = max(1, options.max_width // (longest + 1))
        wide = (options.max_width - 1) // columns
        for row in range(0, len(self.parts), columns):
            line = Text(" ")
            for part in self.parts[row : row + columns]:
                line.append_text(part).append(" " * max(0, wide - part.cell_len))
            line.rstrip()
            yield line


def cards(view: View, speak: Words) -> list[RenderableType]:
    """The hand; while roles are chosen, all ten of them with the chosen ones marked. And what is in the fist."""
    if view["hand"] is None:
        return []
    choosing = view["phase"] in CARD_PHASES
    roles = list(view["printed"]["roles"]) if choosing else view["hand"]
    none = Text(f" {speak('table-hand')}: {speak('table-none')}", GREY)
    rows: list[RenderableType] = [Grid([card(view, role, speak) for role in roles]) if roles else none]
    if view["fist"] is not None:
        rows.append(Text(f" {speak('table-fist')}: ", GREY).append_text(goods(view["fist"], speak)))
    return rows


def card(view: View, role: str, speak: Words) -> Text:
    """A role with its cowardly half and, behind the sign, its brave half; before each the number of the move, if it is one."""
    held = {*view["chosen"], *view["hand"], view["added"]} if view["phase"] in CARD_PHASES else set()
    numbers = {move["kind"]: number for number, move in numbered_moves(view) if move["kind"] in ON_CARDS and move["args"]["role"] == role}
    cursed = role in view["bewitched"]
    told = Text("✓ " if role in held else "", f"bold {GOLD}").append_text(number_mark(numbers.get("choose")))
    told.append(f"{'✶' if cursed else ''}{speak('role-' + role)}", f"bold {PURPLE if cursed else INK} on {PARCHMENT}").append(" ")
    told.append_text(number_mark(numbers.get("cowardly"))).append(f"{half(view, role, 'cowardly', speak)} ", GREY)
    return told.append_text(number_mark(numbers.get("brave"))).append(f"{BRAVE} {half(view, role, 'brave', speak)}", "default")


def half(view: View, role: str, manner: str, speak: Words) -> str:
    """What a role does, cowardly; or what the brave do more or get instead."""
    printed = view["printed"]["roles"][role]
    told = {
        "where": "".join(LANDSCAPES[landscape][0] for landscape in printed["landscapes"]),
        "bonus": printed["bonus"],
        "goods": "/".join(some_goods(gain, speak) for gain in printed[manner]),
    }
    return speak(f"{'brave' if manner == 'brave' else 'does'}-{role.rpartition('-')[2]}", **told)


def open_hands(view: View, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    """All hands face up, of a game seen open."""
    rows: list[RenderableType] = []
    for seat, shown in enumerate(view.get("open") or []):
        held = shown["chosen"] or shown["hand"]
        roles = ", ".join(speak(f"role-{role}") for role in held) or speak("table-none")
        rows.append(Text(" ").append_text(seat_mark(seat)).append(f" {seats[seat]}: ", GREY).append(roles))
    return rows


# --- moves ----------------------------------------------------------------------------------------------------------------------


def numbered_moves(view: View) -> Iterable[tuple[int, Mapping[str, Any]]]:
    """The moves as the caller lists them, each with the number it may be typed by."""
    return enumerate(view.get("moves") or [], 1)


def number_mark(number: int | None) -> Text:
    return Text("" if number is None else f"#{number} ", f"bold {GOLD}")


class Packed:
    """Parts side by side, each of them whole if it can be, in as many lines as the width asks for."""

    def __init__(self, parts: Sequence[Text]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            if line.cell_len and line.cell_len + 3 + part.cell_len > options.max_width - 2:
                yield Padding(line, (0, 1))
                line = Text()
            line.append(" · " if line.cell_len else "", GREY).append_text(part)
        yield Padding(line, (0, 1))


def offers(view: View, speak: Words) -> list[RenderableType]:
    """Every move that stands on no card, with what it brings."""
    parts = [number_mark(number).append(offer(view, move, speak), "default") for number, move in numbered_moves(view) if move["kind"] not in ON_CARDS]
    return [Packed(parts)] if parts else []


def offer(view: View, move: Mapping[str, Any], speak: Words) -> str:
    """A move in words, with the printed numbers of what it is about."""
    kind = move["kind"].replace("_", "-")
    told = {**move["args"], **brought(view, move, speak)}
    if move["kind"] == "charm":
        return ", ".join([speak("offer-charm", **told), *charm_effect(told, speak)])
    return speak(f"offer-{kind}" if speak.has(f"offer-{kind}") else f"move-{kind}", **told)


def brought(view: View, move: Mapping[str, Any], speak: Words) -> Mapping[str, Any]:
    """The numbers a move's words ask for, read off what is printed."""
    kind, args, printed = move["kind"], move["args"], view["printed"]
    if kind == "gather":
        manner = "brave" if view["steps"][-1]["brave"] else "cowardly"
        gain: Mapping[str, int] = printed["roles"][view["role"]][manner][args["yield"] - 1]
        return gain
    if kind == "deliver":
        return next(tower for tower in all_towers(view) if tower["tower"] == args["tower"])
    if kind == "charm":
        return next({**cloud, "wands": cloud["cost"]} for cloud in view["clouds"] if cloud["cloud"] == args["cloud"])
    if kind in ("fly", "jump"):
        area = args["area"] if kind == "fly" else view["map"]["circles"][args["circle"]]
        return {"area": area, "sign": LANDSCAPES[view["map"]["areas"][area]["landscape"]][0]}
    return tile_or_event(view, kind, speak)


def tile_or_event(view: View, kind: str, speak: Words) -> Mapping[str, Any]:
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


# --- what is to be done ----------------------------------------------------------------------------------------------------------


def prompt(view: View, speak: Words) -> str:
    """What the seat that is asked must decide."""
    if view["phase"] == "acting":
        return acting_prompt(view, speak)
    kinds = {move["kind"] for _, move in numbered_moves(view)}
    if view["phase"] == "leading" and kinds == {"brave"}:
        return speak("prompt-leading-bravely")
    asked = view["to_choose"]
    roles = str(asked["fewest"]) if asked["fewest"] == asked["most"] else f"{asked['fewest']}–{asked['most']}"
    return speak(f"prompt-{view['phase']}", roles=roles, most=asked["most"], points=view["printed"]["events"]["the-works"]["points"])


def acting_prompt(view: View, speak: Words) -> str:
    """The step that is next; of a role, what it does in the manner chosen."""
    step = view["steps"][-1]
    told = {"role": view["role"], "manner": "brave" if step["brave"] else "cowardly", "left": step.get("left", 0), **step.get("resources", NO_GOODS)}
    return speak(f"prompt-{step['kind']}", **told, action=whole_action(view, view["role"], told["manner"], speak))


def whole_action(view: View, role: str, manner: str, speak: Words) -> str:
    """A role's action in one manner: a gatherer's brave yield takes the place of the other, all else comes on top."""
    brave = half(view, role, "brave", speak)
    if manner == "cowardly":
        return half(view, role, "cowardly", speak)
    return brave if view["printed"]["roles"][role]["brave"] else f"{half(view, role, 'cowardly', speak)} {brave}"
