"""What is under way: the announced move, a spell, what was seen, and the memory aid."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from coven.drawing import GREY
from coven.games.wandering_towers.terminal.shown import Shown
from coven.games.wandering_towers.terminal.style import ACTS, PARCHMENT, STONE, Parts, signs
from coven.games.wandering_towers.view.schema import AnnouncedWizard, MoveView, TableSetting
from coven.table.words import Words


def announced(view: Shown, setting: TableSetting, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    """Who moves what from where and how far, who rides along, what spell is cast or waits, and how many rolls are left."""
    parts = [*move_parts(view, setting, speak, seats), *spell_parts(view, speak, seats)]
    return [Padding(Text(f"{ACTS} " + " · ".join(parts), PARCHMENT), (0, 1))] if parts else []


def move_parts(view: Shown, setting: TableSetting, speak: Words, seats: Sequence[str]) -> Iterator[str]:
    move, spell = view["move"], view["spell"]
    if move is None or view["turn"] is None:
        return
    if move["tower"] is not None:
        space = next(number for number, here in enumerate(view["spaces"]) if move["tower"] in here["towers"])
        yield speak("table-moving-tower", player=seats[view["turn"]], tower=move["tower"], space=space, value=move["value"])
    elif move["wizard"] is not None:
        yield from wizard_parts(move, move["wizard"], view["turn"], setting, speak, seats)
    elif view["phase"] == "choosing_piece" or (view["phase"] == "aiming" and spell is not None and not spell["after"]):
        yield speak(f"table-played-{move['sides']}", player=seats[view["turn"]], code=move["card"], value=move["value"])
    if move["rolls_left"]:
        yield speak("table-rolls-left", rolls=move["rolls_left"])


def wizard_parts(move: MoveView, wizard: AnnouncedWizard, turn: int, setting: TableSetting, speak: Words, seats: Sequence[str]) -> Iterator[str]:
    own = setting["solo"] or wizard["seat"] == turn
    args = {"player": seats[turn], "owner": seats[wizard["seat"]], "space": wizard["space"], "value": move["value"]}
    yield speak("table-moving-wizard" if own else "table-moving-wizard-of", **args)
    if not wizard["visible"]:
        yield speak("table-covered")
    if move["riders"]:
        yield speak("table-riding", riders=", ".join(seats[rider] for rider in move["riders"]), count=len(move["riders"]))


def spell_parts(view: Shown, speak: Words, seats: Sequence[str]) -> Iterator[str]:
    spell = view["spell"]
    if spell is not None:
        waits = spell["after"] and view["phase"] != "aiming"
        yield speak("table-spell-waits" if waits else "table-spell-cast", player=seats[spell["caster"]], spell=spell["spell"])


def looked(view: Shown, speak: Words) -> list[RenderableType]:
    """What everybody has just seen beneath lifted towers."""
    parts = []
    for row in view["looked"]:
        where = speak("table-space", space=row["space"])
        parts.append(Text(f"{where} ", STONE) + (signs(row["wizards"]) if row["wizards"] else Text(speak("table-nobody"), GREY)))
    return [Parts(parts, " · ", speak("table-looked"))] if parts else []


def hidden(view: Shown, speak: Words) -> list[RenderableType]:
    """The memory aid, where the table has one; on a table seen open, that of all seats."""
    towers: dict[str, Counter[int]] = {}
    for seen in view.get("open") or [view]:
        for row in seen["hidden"] or []:
            towers.setdefault(row["tower"], Counter())
            towers[row["tower"]] |= Counter(row["wizards"])
    parts = [Text(f"{tower} ", STONE) + signs(sorted(towers[tower].elements())) for tower in sorted(towers)]
    return [Parts(parts, "  ", speak("table-hidden"))] if parts else []
