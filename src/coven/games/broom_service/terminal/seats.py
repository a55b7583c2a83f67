"""The seats in a terminal: points, goods, clouds, tiles, pawns, and what each said about the role on the table."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from coven.drawing import GOLD, GREY, ROSE
from coven.games.broom_service.terminal.style import BRAVE, SKY, goods, seat_mark
from coven.games.broom_service.view.joined import Shown
from coven.games.broom_service.view.schema import SeatView
from coven.table.words import Words

SECRET_PHASES = ("choosing", "adding", "fists", "works")
STANCES = {"waiting": "·", "passed": "–", "cowardly": "▽", "brave": BRAVE, "beaten": "✗"}
LONGEST_NAME = 14


def seat_table(view: Shown, speak: Words, seats: Sequence[str]) -> RenderableType:
    """A line for each seat: points, goods, clouds, tiles, and what it said about the role on the table."""
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style=GREY)
    table.add_column("", no_wrap=True, max_width=LONGEST_NAME)
    for name in ("points", "cards", "resources", "clouds", "tiles", "pawns"):
        table.add_column(speak(f"table-{name}"), justify="right" if name in ("points", "cards") else "left", no_wrap=True)
    table.add_column(role_title(view, speak))  # the one that wraps where the screen is too narrow
    for number, seat in enumerate(view["by_seat"]):
        held = "·" if seat["cards"] is None else str(seat["cards"])
        row: list[RenderableType] = [seat_name(view, number, seats[number]), str(seat["points"]), held, goods(seat["resources"], speak)]
        table.add_row(*row, clouds_taken(seat), tiles(view, seat), " ".join(map(str, seat["pawns"])), stance(view, speak, number))
    return table


def seat_name(view: Shown, seat: int, name: str) -> Text:
    """A seat's sign and name, with a mark if it is awaited."""
    awaited = seat in view["to_act"]
    return Text("▸" if awaited else " ", f"bold {GOLD}").append_text(seat_mark(seat)).append(f" {name}", "bold" if awaited else "not bold default")


def role_title(view: Shown, speak: Words) -> str:
    if not view["led"] or view["phase"] in SECRET_PHASES:
        return ""
    return speak("table-last-turn" if view["turn_over"] else "table-turn", role=view["role"])


def stance(view: Shown, speak: Words, seat: int) -> Text:
    """What a seat said about the role on the table; while all choose at once, whether it is done, and who will lead first."""
    leads = speak("table-leads-first") if view["leader"] == seat and not view["led"] else ""
    if view["phase"] in SECRET_PHASES:
        return Text(f"{'✓' if seat in view['answered'] else '…'} {leads}")
    if not view["led"]:
        return Text(leads)
    stance = view["stances"][seat]
    style = GREY if view["turn_over"] or stance in ("waiting", "passed") else f"bold {ROSE if stance == 'beaten' else GOLD}"
    return Text(f"{STANCES[stance]} {speak('stance-' + stance)}", style)


def clouds_taken(seat: SeatView) -> Text:
    """Clouds, bolts, and what they are worth at the end."""
    if not seat["clouds"]:
        return Text("–", GREY)
    return Text(f"{len(seat['clouds'])}☁ {seat['bolts']}↯={seat['at_the_end']['lightning']}", SKY)


def tiles(view: Shown, seat: SeatView) -> Text:
    """Forest tiles held (brave, one more card, points) and amulets."""
    own = seat["tiles"]
    held = [BRAVE] * own["brave"] + ["+1"] * own["card"] + [str(view["printed"]["points_tile"])] * own["points"]
    text = " ".join([*held, *(["◉" * seat["amulets"]] if seat["amulets"] else [])])
    return Text(text or "–", "" if text else GREY)
