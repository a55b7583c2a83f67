"""The one sentence under the table: who must do what."""

from collections.abc import Sequence

from coven.drawing import View
from coven.games.broom_service.terminal.cards import half
from coven.games.broom_service.terminal.style import NO_GOODS, numbered_moves
from coven.table.words import Words


def sentence(view: View, speak: Words, seats: Sequence[str]) -> str:
    """What the seat must do, or who is awaited."""
    if view["over"]:
        return speak("table-over")
    if view["seat"] in view["to_act"]:
        return speak("table-do", player=seats[view["seat"]], what=prompt(view, speak))
    return speak("table-wait", players=", ".join(seats[seat] for seat in view["to_act"]))


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
