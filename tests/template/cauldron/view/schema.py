"""The shape of what leaves a table of Cauldron."""

from typing import Literal, NotRequired, TypedDict

from coven.table.schema import BySeat, Common, CommonSetting, NoArguments, Schema, Seat, SeatList, Secret

Herb = Literal["1", "2", "3", "4", "5", "6"]


class View(TypedDict):
    phase: Literal["stirring", "over"]
    rounds_played: int
    hand: Secret[list[int]] | None
    thrown: Secret[int] | None
    last_thrown: BySeat[int]
    scores: BySeat[int]


class Setting(TypedDict):
    hand_size: int


class ThrowPrompt(TypedDict):
    player: Seat


class WaitPrompt(TypedDict):
    players: SeatList


class ThrowMove(TypedDict):
    herb: Herb


class DealEvent(TypedDict):
    herbs: Secret[list[int]] | None


class ThrownEvent(TypedDict):
    seat: Seat
    herb: NotRequired[Secret[Herb]]


class StirredEvent(TypedDict):
    herbs: BySeat[Herb]
    scores: BySeat[int]


class EndEvent(TypedDict):
    reason: str


SCHEMA = Schema(
    view=View,
    prompts={"prompt-throw": ThrowPrompt, "prompt-wait": WaitPrompt, "prompt-over": NoArguments},
    moves={"throw": ThrowMove},
    events={"deal": DealEvent, "thrown": ThrownEvent, "stirred": StirredEvent, "end": EndEvent},
    setting=Setting,
)


# --- as a table hands them out ----------------------------------------------------------------------------------------


class TableView(Common, View):
    """The view with what every view has."""


class TableSetting(CommonSetting, Setting):
    """The setting with what every setting has."""
