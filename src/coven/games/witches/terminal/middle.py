"""What lies between the players: the packet, the trick, and in the end the sheet."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from coven.drawing import GREY, shortened
from coven.games.witches.terminal.cards import Blocks, chips, empty_place, fan
from coven.games.witches.terminal.sheet import final_sheet
from coven.games.witches.terminal.shown import Shown
from coven.games.witches.terminal.style import NAME_WIDTH, SIGNS, marks_of, title
from coven.games.witches.view.schema import LaidCard
from coven.table.words import Words


def middle(view: Shown, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    """What lies between the players."""
    if view["phase"] == "passing":
        return packet_tray(view, speak, seats)
    if view["over"]:
        return final_sheet(view, speak, seats)
    if view["trick"]:
        return present_trick(view, speak, seats)
    if view["last_trick"] is not None:
        last = view["last_trick"]
        return [title(speak("table-last-trick", player=seats[last["winner"]])), laid(view, last["cards"], [], last["winner"], seats)]
    assert view["turn"] is not None, "somebody leads"
    return [title(speak("table-trick")), laid(view, [], clockwise(view["turn"], view["players"]), None, seats)]


def clockwise(first: int, players: int) -> list[int]:
    return [(first + step) % players for step in range(players)]


def packet_tray(view: Shown, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    direction = speak(f"table-packets-{view['direction']}")
    if view["packet"] is None or view["packet_to"] is None:
        return [title(direction)]
    places = [fan([card], [False], marks_of(view["setting"])) for card in view["packet"]]
    places += [empty_place()] * (view["setting"]["packet_size"] - len(places))
    return [title(f"{speak('table-packet', player=seats[view['packet_to']])} · {direction}"), Blocks(places)]


def present_trick(view: Shown, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    cards = view["trick"]
    waiting = clockwise(cards[0]["seat"], view["players"])[len(cards) :]
    led = f"{SIGNS[view['led']]} {speak('table-led', suit=view['led'])}" if view["led"] else speak("table-led-open")
    winner = view["winning"]
    assert winner is not None, "a trick with cards has a winner so far"
    wins = speak("table-wins", player=seats[winner])
    rows: list[RenderableType] = [title(f"{speak('table-trick')} · {led} · ★ {wins}"), laid(view, cards, waiting, winner, seats)]
    if view["last_trick"] is not None:
        last = view["last_trick"]
        label = Text(f" {speak('table-last-trick', player=seats[last['winner']])}  ", GREY)
        rows.append(label + chips(card["card"] for card in last["cards"]))
    return rows


def laid(view: Shown, cards: Sequence[LaidCard], waiting: Sequence[int], winner: int | None, seats: Sequence[str]) -> RenderableType:
    """A trick in the order laid, a name under each card, a star at the winner's; dotted places for those to come."""
    marks = marks_of(view["setting"])
    blocks = [[*fan([card["card"]], [False], marks), name_under(card["seat"], winner, seats)] for card in cards]
    blocks += [[*empty_place("?" if number == 0 else ""), name_under(seat, winner, seats)] for number, seat in enumerate(waiting)]
    for block in blocks:
        for line in block:
            widen(line)
    return Blocks(blocks)


def name_under(seat: int, winner: int | None, seats: Sequence[str]) -> Text:
    star = "★ " if seat == winner else ""
    return Text(star + shortened(seats[seat], NAME_WIDTH - len(star)), "bold" if star else "")


def widen(line: Text) -> None:
    """Centres a line over the width of a name, outside its own colours."""
    room = NAME_WIDTH - line.cell_len
    line.pad_left(room // 2)
    line.pad_right(room - room // 2)
