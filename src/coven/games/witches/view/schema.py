"""The shape of what leaves a table of Witches."""

from typing import Literal, NotRequired, TypedDict

from coven.table.schema import BySeat, Common, CommonSetting, NoArguments, Schema, Seat, SeatList, Secret

Card = str  # a suit's letter and a rank, or Z for a wizard
Suit = Literal["R", "G", "Y", "B"]
Direction = Literal["left", "right", "across"]
Spell = Literal["water", "queen", "great"]


# --- the setting and the view -----------------------------------------------------------------------------------------


class SpecialCards(TypedDict):
    fire_witch: Card
    water_witch: Card
    queen: Card
    earth_witch: Card
    air_witch: Card


class Setting(TypedDict):
    packet_size: int
    directions: list[Direction]  # round by round, and again
    special_cards: SpecialCards
    fire_cap: int  # the fire witch doubles up to here
    water_points: int
    queen_points: int
    earth_points: int  # what the earth witch takes away


class LaidCard(TypedDict):
    seat: Seat
    card: Card


class LastTrick(TypedDict):
    cards: list[LaidCard]
    winner: Seat


class PileLine(TypedDict):
    """A part of a pile's sum; of the fire how it was counted, of a water card whether the air witch covers it."""

    kind: Literal["fire", "water_witch", "queen", "earth_witch"]
    points: int
    cards: NotRequired[int]
    doubled: NotRequired[bool]
    capped: NotRequired[bool]
    neutralised: NotRequired[bool]


class Pile(TypedDict):
    points: int
    lines: list[PileLine]


ReceivedFrom = TypedDict("ReceivedFrom", {"from": Seat, "cards": list[Card]})


class SpellToDecide(TypedDict):
    caster: Seat
    value: int
    spell: Spell


class LastRound(TypedDict):
    piles: BySeat[Pile]
    points: BySeat[int]
    rest: BySeat[int]  # what came off the sheet by the earth variant
    caster: Seat | None
    spell: int  # its value
    deducted: bool


class View(TypedDict):
    phase: Literal["passing", "playing", "casting", "over"]
    round: int
    overtime: bool
    dealer: Seat
    turn: Seat | None
    direction: Direction
    ready: BySeat[bool]
    hand_sizes: BySeat[int]
    trick: list[LaidCard]
    led: Suit | None
    winning: Seat | None
    last_trick: LastTrick | None
    tricks: BySeat[int]
    totals: BySeat[int]
    spell: SpellToDecide | None
    last_round: LastRound | None
    piles: BySeat[Pile | None]  # of this round, as far as the option memory shows them
    voids: BySeat[list[Suit] | None]
    spell_alarm: Seat | None
    hand: Secret[list[Card]] | None
    packet: Secret[list[Card]] | None
    packet_to: Seat | None
    received: Secret[ReceivedFrom] | None


# --- prompts ----------------------------------------------------------------------------------------------------------


class PlayerPrompt(TypedDict):
    player: Seat


class PassPrompt(TypedDict):
    player: Seat
    count: int  # cards still to be set aside
    receiver: Seat


class SuitPrompt(TypedDict):
    player: Seat
    suit: Suit


class CastPrompt(TypedDict):
    player: Seat
    value: int
    spell: Spell


class WaitPrompt(TypedDict):
    players: SeatList


PROMPTS = {
    "prompt-pass": PassPrompt,
    "prompt-lead": PlayerPrompt,
    "prompt-open": PlayerPrompt,
    "prompt-follow": SuitPrompt,
    "prompt-any": SuitPrompt,
    "prompt-cast": CastPrompt,
    "prompt-wait-passing": WaitPrompt,
    "prompt-wait-playing": WaitPrompt,
    "prompt-wait-casting": WaitPrompt,
    "prompt-over": NoArguments,
}


# --- moves and events -------------------------------------------------------------------------------------------------


class CardMove(TypedDict):
    card: Card


class DealEvent(TypedDict):
    round: int
    dealer: Seat
    cards: NotRequired[Secret[list[Card]]]


class SetAsideEvent(TypedDict):
    seat: Seat
    card: Secret[Card]


class SeatEvent(TypedDict):
    seat: Seat


class PassedEvent(TypedDict):
    direction: Direction
    leader: Seat


class ReceivedEvent(TypedDict):
    seat: Seat
    cards: Secret[list[Card]]


class CardEvent(TypedDict):
    seat: Seat
    card: Card


class TrickEvent(TypedDict):
    seat: Seat
    cards: list[Card]


class SpellEvent(TypedDict):
    seat: Seat
    value: int
    spell: Spell


class ScoredEvent(TypedDict):
    points: BySeat[int]
    rests: BySeat[int]
    totals: BySeat[int]


class EndEvent(TypedDict):
    reason: str
    winners: SeatList


SCHEMA = Schema(
    view=View,
    prompts=PROMPTS,
    moves={"pass": CardMove, "play": CardMove, "transfer": NoArguments, "deduct": NoArguments},
    events={
        "deal": DealEvent,
        "set_aside": SetAsideEvent,
        "packet_ready": SeatEvent,
        "packets_passed": PassedEvent,
        "received": ReceivedEvent,
        "card": CardEvent,
        "trick": TrickEvent,
        "spell_ready": SpellEvent,
        "spell_cast": SpellEvent,
        "spell_deducted": SpellEvent,
        "round_scored": ScoredEvent,
        "end": EndEvent,
    },
    setting=Setting,
)


# --- as a table hands them out ----------------------------------------------------------------------------------------


class TableView(Common, View):
    """The view with what every view has."""


class TableSetting(CommonSetting, Setting):
    """The setting with what every setting has."""
