"""The one sentence under the table: whose turn it is and what they must do."""

from collections.abc import Sequence

from coven.drawing import View
from coven.table.words import Words


def sentence(view: View, speak: Words, seats: Sequence[str]) -> str:
    """Whose turn it is and what they must do."""
    if view["over"]:
        return speak("table-over")
    me = view["seat"]
    if me is None or me not in view["to_act"]:
        names = ", ".join(seats[seat] for seat in view["to_act"])
        return speak(f"table-wait-{view['phase']}", players=names)
    if view["phase"] == "passing":
        left = view["setting"]["packet_size"] - len(view["packet"])
        return speak("table-do-pass", player=seats[me], count=left, receiver=seats[view["packet_to"]])
    if view["phase"] == "casting":
        return speak("table-do-cast", player=seats[me], value=view["spell"]["value"], spell=view["spell"]["spell"])
    return play_sentence(view, speak, seats[me])


def play_sentence(view: View, speak: Words, name: str) -> str:
    if not view["trick"]:
        return speak("table-do-lead", player=name)
    if view["led"] is None:
        return speak("table-do-open", player=name)
    follows = any(card[0] == view["led"] for card in view["hand"])
    return speak("table-do-follow" if follows else "table-do-any", player=name, suit=view["led"])
