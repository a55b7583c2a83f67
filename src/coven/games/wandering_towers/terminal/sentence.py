"""The one sentence under the table: who must do what."""

from collections.abc import Sequence

from coven.drawing import View
from coven.table.words import Words


def sentence(view: View, speak: Words, seats: Sequence[str]) -> str:
    """The one sentence under the table: who must do what."""
    if view["over"] or view["seat"] not in view["to_act"]:
        return speak("prompt-over") if view["over"] else speak("table-waiting", player=seats[view["asked"]])
    value = view["move"]["value"] if view["move"] else 0
    spell = view["spell"]["spell"] if view["spell"] else ""
    return speak(f"prompt-{prompt(view)}".replace("_", "-"), value=value, spell=spell)


def prompt(view: View) -> str:
    """The phase, and where the moves there are leave less or more to be said, that."""
    kinds = {move["kind"] for move in view.get("moves") or []}
    phase = str(view["phase"])
    if phase == "choosing_card" and view["action"] == 2:
        return "second_card_or_discard" if "discard" in kinds else "second_card"
    if phase == "choosing_piece" and len(kinds & {"wizard", "tower"}) == 1:
        return f"choosing_{(kinds & {'wizard', 'tower'}).pop()}_by"
    if phase == "choosing_tower" and kinds and "decline" not in kinds:
        return "choosing_tower_must"
    if phase == "aiming" and "stop" in kinds:
        return "aiming_again" if "cast" in kinds else "aiming_or_stop"
    if phase == "window":
        return window_prompt(view["slot_used"], kinds)
    if phase == "partner" and not {"offer", "give_flask"} <= kinds:
        return "partner_offer" if "offer" in kinds else "partner_flask" if "give_flask" in kinds else phase
    return phase


def window_prompt(slot_used: bool, kinds: set[str]) -> str:
    """With the slot used there is only Free a wizard left; Piggyback alone is cast neither before nor after the move."""
    if slot_used or (kinds and not kinds & {"cast", "cast_after"}):
        return "window_free"
    return "window" if not kinds or {"cast", "cast_after"} <= kinds else "window_spell"
