"""The shape of what leaves a table of Wandering Towers: views and the setting; moves and events are in view/event_schema.py."""

from typing import Literal, TypedDict

from coven.games.wandering_towers.view.event_schema import EVENTS, MOVES, Card, Space, Spell, Tower
from coven.table.schema import BySeat, Schema, Seat, SeatList, Secret

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


SCHEMA = Schema(view=View, moves=MOVES, events=EVENTS, setting=Setting)
