"""The shape of what leaves a table of Wandering Towers: views and the setting; moves and events are in view/event_schema.py."""

from typing import Literal, NotRequired, TypedDict

from coven.games.wandering_towers.view.event_schema import EVENTS, MOVES, Card, Space, Spell, Tower
from coven.table.schema import BySeat, Common, CommonSetting, NoArguments, Schema, Seat, SeatList, Secret

Phase = Literal[
    "choosing_card",
    "choosing_piece",
    "choosing_tower",
    "aiming",
    "ending",
    "window",
    "closing",
    "freeing",
    "partner",
    "answering",
    "accepting",
    "giving",
    "returning",
    "over",
]


# --- the view ---------------------------------------------------------------------------------------------------------


class SpaceView(TypedDict):
    towers: list[Tower]  # from the ground up
    wizards: SeatList  # in the open: an entry for each wizard


class Hidden(TypedDict):
    tower: Tower
    wizards: SeatList


class Flasks(TypedDict):
    full: int
    empty: int
    spent: int


class AnnouncedWizard(TypedDict):
    seat: Seat
    space: Space
    visible: bool


class MoveView(TypedDict):
    card: Card | None
    value: int
    sides: Literal["wizard", "tower", "both"] | None
    rolls_left: int
    special: bool
    tower: Tower | None
    wizard: AnnouncedWizard | None
    riders: SeatList


class SpellView(TypedDict):
    spell: Spell
    caster: Seat
    after: bool
    paid: bool


class Look(TypedDict):
    tower: Tower
    space: Space
    wizards: SeatList


class Exchange(TypedDict):
    asked: bool
    offered: bool
    done: bool


class Goal(TypedDict):
    """Where a move would lead; several of one card, two of a swap."""

    move: str  # in notation
    space: Space
    to: Space
    towers: list[Tower]  # that lift, from the lowest up
    wizards: SeatList  # in the open, that go along
    castle: bool  # goes along
    locked_up: SeatList  # in the open where a tower lands
    home: bool


class View(TypedDict):
    phase: Phase
    round: int
    turn: Seat | None
    asked: Seat | None  # who is to decide
    action: int  # of the turn: 1 or 2
    castle: Space
    spaces: list[SpaceView]
    hidden: Secret[list[Hidden]] | None  # the memory aid
    home: BySeat[int]
    flasks: BySeat[Flasks]
    hand: Secret[list[Card]] | None
    hand_sizes: BySeat[int]
    partner_cards: Secret[list[Card]] | None
    handed: Secret[Card] | None
    pile: int
    discards: dict[Card, int]
    used: int
    move: MoveView | None
    spell: SpellView | None
    slot_used: bool
    looked: list[Look]
    looked_at: SeatList | None
    exchange: Exchange | None
    flasks_from: Seat | None
    skipping: SeatList
    freed: SeatList
    # the first films have none of these
    complete: NotRequired[SeatList]  # who have all wizards home and no empty flask
    last_turns: NotRequired[bool]  # the game ends with this round, against the deck with this card
    goals: NotRequired[Secret[list[Goal]] | None]  # for who is to choose a card or a piece: where it could go


# --- prompts ----------------------------------------------------------------------------------------------------------


class ValuePrompt(TypedDict):
    value: int


class SpellPrompt(TypedDict):
    spell: Spell


class WaitPrompt(TypedDict):
    players: SeatList


PROMPTS: dict[str, type] = {
    "prompt-choosing-card": NoArguments,
    "prompt-second-card": NoArguments,
    "prompt-second-card-or-discard": NoArguments,
    "prompt-choosing-piece": ValuePrompt,
    "prompt-choosing-wizard-by": ValuePrompt,
    "prompt-choosing-tower-by": ValuePrompt,
    "prompt-choosing-tower": NoArguments,
    "prompt-choosing-tower-must": NoArguments,
    "prompt-aiming": SpellPrompt,
    "prompt-aiming-or-stop": SpellPrompt,
    "prompt-aiming-again": SpellPrompt,
    "prompt-ending": NoArguments,
    "prompt-window": NoArguments,
    "prompt-window-spell": NoArguments,
    "prompt-window-free": NoArguments,
    "prompt-closing": NoArguments,
    "prompt-freeing": NoArguments,
    "prompt-partner": NoArguments,
    "prompt-partner-offer": NoArguments,
    "prompt-partner-flask": NoArguments,
    "prompt-answering": NoArguments,
    "prompt-accepting": NoArguments,
    "prompt-giving": NoArguments,
    "prompt-returning": NoArguments,
    "prompt-wait": WaitPrompt,
    "prompt-over": NoArguments,
}


# --- the setting ------------------------------------------------------------------------------------------------------


class SpellCost(TypedDict):
    spell: Spell
    cost: int


class Setting(TypedDict):
    first: Seat
    teams: bool
    solo: bool
    master: bool
    partners: BySeat[Seat] | None
    wizards: int  # of each owner
    spells: list[SpellCost]
    last_card: int | None
    space_shields: list[bool]
    tower_shields: dict[Tower, bool]


SCHEMA = Schema(view=View, prompts=PROMPTS, moves=MOVES, events=EVENTS, setting=Setting)


# --- as a table hands them out ----------------------------------------------------------------------------------------


class TableView(Common, View):
    """The view with what every view has."""


class TableSetting(CommonSetting, Setting):
    """The setting with what every setting has."""
