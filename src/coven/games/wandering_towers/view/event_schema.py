"""The shape of moves and events: their arguments by kind."""

from typing import NotRequired, TypedDict

from coven.table.schema import NoArguments, Seat, SeatList, Secret

Card = str  # in notation, such as W3, T2, W1T5 or WTD1
Tower = str  # T1 to T9
Spell = str
Space = int  # 0 to 15, clockwise


# --- moves ------------------------------------------------------------------------------------------------------------


class CardMove(TypedDict):
    card: Card


class TowerMove(TypedDict):
    tower: Tower


class SpaceMove(TypedDict):
    space: Space


class StepMove(TypedDict):
    seat: Seat
    space: Space


class SwapMove(TypedDict):
    towers: list[Tower]


class SpellMove(TypedDict):
    spell: Spell


# --- events -----------------------------------------------------------------------------------------------------------


class StartEvent(TypedDict):
    seat: Seat
    spells: list[Spell]


class HandEvent(TypedDict):
    cards: Secret[list[Card]]


class SeatEvent(TypedDict):
    seat: Seat


class CardEvent(TypedDict):
    seat: Seat
    card: Card


class HandedEvent(TypedDict):
    seat: Seat
    card: Secret[Card]


class DieEvent(TypedDict):
    value: int


class SpellEvent(TypedDict):
    seat: Seat
    spell: Spell


class FreeEvent(TypedDict):
    seat: Seat
    tower: Tower


class SwapEvent(TypedDict):
    seat: Seat
    towers: list[Tower]


class AnnounceTowerEvent(TypedDict):
    seat: Seat
    value: int
    tower: Tower


class AnnounceWizardEvent(TypedDict):
    seat: Seat
    value: int
    space: Space


class LiftedEvent(TypedDict):
    tower: Tower
    space: Space


class LookedEvent(LiftedEvent):
    wizards: SeatList


class LookedTogetherEvent(LiftedEvent):
    count: int


class TowerMovedEvent(TypedDict):
    tower: Tower
    space: Space
    to: Space
    towers: list[Tower]


class SpaceEvent(TypedDict):
    space: Space


class LockedUpSeenEvent(SpaceEvent):
    wizards: Secret[SeatList]


class CrowdEvent(SpaceEvent):
    wizards: SeatList


class CountEvent(SpaceEvent):
    count: int


class WayEvent(TypedDict):
    space: Space
    to: Space


class WizardMovedEvent(WayEvent):
    seat: Seat


class WizardHomeEvent(SpaceEvent):
    seat: Seat


class FilledForEvent(TypedDict):
    seat: Seat
    receiver: Seat


class ReshuffleEvent(TypedDict):
    cards: int


class DrewEvent(TypedDict):
    seat: Seat
    count: int
    cards: NotRequired[Secret[list[Card]]]


class TurnEvent(TypedDict):
    seat: Seat
    round: int


class EndEvent(TypedDict):
    reason: str
    winners: SeatList


# --- by kind -----------------------------------------------------------------------------------------------------------


WORDS = ("reroll", "give_up", "special", "decline", "pass", "skip", "stop", "end_turn", "free_own", "free_partner", "free_announced")
TEAM_WORDS = ("ask", "offer", "accept", "refuse", "give_flask")
CARDS_LAID = ("wizard_card", "tower_card", "roll", "discard")
CASTS = ("cast", "cast_after")
SAID = (*(word for word in WORDS if not word.startswith("free_")), *TEAM_WORDS)  # the words that are events too

MOVES: dict[str, type] = {
    **dict.fromkeys((*CARDS_LAID, "give", "return"), CardMove),
    **dict.fromkeys(("tower", "free"), TowerMove),
    **dict.fromkeys(("wizard", "carry"), SpaceMove),
    "step": StepMove,
    "swap": SwapMove,
    **dict.fromkeys(CASTS, SpellMove),
    **dict.fromkeys(("step_announced", "castle_forward", "castle_backward", *WORDS, *TEAM_WORDS), NoArguments),
}

EVENTS: dict[str, type] = {
    "start": StartEvent,
    "hand": HandEvent,
    **dict.fromkeys((*CARDS_LAID, "card_lost"), CardEvent),
    **dict.fromkeys((*SAID, "move_lost", "handed", "handed_back", "flask_filled"), SeatEvent),
    **dict.fromkeys(("handed_seen", "handed_back_seen"), HandedEvent),
    "die": DieEvent,
    **dict.fromkeys((*CASTS, "cast_again", "spell_lapsed"), SpellEvent),
    "free": FreeEvent,
    "swap": SwapEvent,
    "announce_tower": AnnounceTowerEvent,
    "announce_wizard": AnnounceWizardEvent,
    "looked": LookedEvent,
    "looked_together": LookedTogetherEvent,
    "looked_in_vain": LiftedEvent,
    "tower_moved": TowerMovedEvent,
    "locked_up": SpaceEvent,
    "locked_up_seen": LockedUpSeenEvent,
    "uncovered": CrowdEvent,
    **dict.fromkeys(("locked_up_seen_together", "uncovered_together"), CountEvent),
    **dict.fromkeys(("wizard_moved", "wizard_freed"), WizardMovedEvent),
    "wizard_home": WizardHomeEvent,
    "wizard_home_together": SpaceEvent,
    **dict.fromkeys(("wizard_moved_together", "wizard_freed_together", "castle_moved", "castle_carried"), WayEvent),
    "flask_filled_for": FilledForEvent,
    "reshuffle": ReshuffleEvent,
    "drew": DrewEvent,
    "turn": TurnEvent,
    "end": EndEvent,
}
