"""The shape of what leaves a table of Broom Service: views, moves, events, and the setting that never changes."""

from typing import Literal, NotRequired, TypedDict

from coven.games.broom_service.names import Circle, Colour, EventCard, ForestTile, Landscape, MountainTile, Resource, Role
from coven.games.broom_service.view.setting_schema import Resources, Setting
from coven.table.schema import BySeat, Common, CommonSetting, NoArguments, Schema, Seat, SeatList, Secret

Phase = Literal["choosing", "adding", "leading", "following", "acting", "fists", "works", "over"]
Manner = Literal["brave", "cowardly"]
Stance = Literal["waiting", "passed", "cowardly", "brave", "beaten"]
StepKind = Literal["role", "arrival", "moves", "delivery", "cloud", "turbo", "any", "gather"]


# --- the view ---------------------------------------------------------------------------------------------------------


class StepView(TypedDict):
    kind: StepKind
    brave: bool
    pawn: NotRequired[int]
    area: NotRequired[int]
    tile: NotRequired[bool]
    left: NotRequired[int]
    resources: NotRequired[Resources]


class ToChoose(TypedDict):
    event: bool  # whether More or Less? lets one choose how many
    fewest: int
    most: int


class ForestTileView(TypedDict):
    area: int
    tile: ForestTile


class TilesHeld(TypedDict):
    brave: int
    card: int
    points: int


class AtTheEnd(TypedDict):
    lightning: int
    sets: int
    amulets: int
    total: NotRequired[int]  # all points if the game ended now; the first films have it not


class SeatView(TypedDict):
    points: int
    earned: dict[str, int]  # by where the points came from
    resources: Resources
    pawns: list[int]  # the area of each
    cards: int | None
    played: list[Role]
    clouds: list[int]
    bolts: int
    amulets: int
    amulets_left: list[int]  # areas where its amulet still lies
    tiles: TilesHeld
    at_the_end: AtTheEnd  # what its bolts, sets and amulets would bring now


class Gain(TypedDict):
    """What a move would bring at once."""

    move: str  # in notation
    tower: NotRequired[str]  # of a flight: what could be delivered there at once
    points: int
    wands: int
    bolts: int


class Seen(TypedDict):
    """What is seen, but for the clouds."""

    phase: Phase
    round: int
    event: EventCard
    bewitched: list[Role]
    leader: Seat
    turn: Seat | None
    role: Role | None
    turn_over: bool  # the role and what was said about it are those of the turn before
    stances: BySeat[Stance]
    brave: Seat | None
    led: list[Role]
    steps: list[StepView]  # what is pending; the last is next
    answered: SeatList
    hand: Secret[list[Role]] | None
    chosen: Secret[list[Role]] | None
    added: Secret[Role] | None
    fist: Secret[Resources] | None
    hands_in: Secret[bool] | None
    to_choose: ToChoose
    open_towers: list[str]
    forest_tiles: list[ForestTileView]
    by_seat: BySeat[SeatView]
    gains: NotRequired[list[Gain] | None]  # for who acts; the first films have it not


class View(Seen):
    clouds: list[int]  # cloud spaces where a cloud lies


# --- prompts ----------------------------------------------------------------------------------------------------------


class PlayerPrompt(TypedDict):
    player: Seat


class ChoosePrompt(TypedDict):
    player: Seat
    roles: str  # how many: "4", or "3–5"
    most: int


class WitchPrompt(TypedDict):
    player: Seat
    role: Role
    manner: Manner
    landscapes: list[Landscape]


class DruidPrompt(WitchPrompt):
    bonus: int


class FairyPrompt(TypedDict):
    player: Seat
    role: Role
    manner: Manner
    bonus: int


class GatherPrompt(Resources):
    player: Seat


class GathererPrompt(GatherPrompt):
    role: Role
    manner: Manner
    choices: int  # of one yield the resources are told, of several none


class LeftPrompt(TypedDict):
    player: Seat
    left: int


class PointsPrompt(TypedDict):
    player: Seat
    points: int


class WaitPrompt(TypedDict):
    players: SeatList


PROMPTS = {
    "prompt-choose": ChoosePrompt,
    "prompt-choose-more": ChoosePrompt,
    "prompt-add": PlayerPrompt,
    "prompt-lead": PlayerPrompt,
    "prompt-lead-bravely": PlayerPrompt,
    "prompt-follow": PlayerPrompt,
    "prompt-witch": WitchPrompt,
    "prompt-druid": DruidPrompt,
    "prompt-fairy": FairyPrompt,
    "prompt-gatherer": GathererPrompt,
    "prompt-arrive": PlayerPrompt,
    "prompt-arrive-deliver": PlayerPrompt,
    "prompt-fly": LeftPrompt,
    "prompt-deliver": PlayerPrompt,
    "prompt-charm": PlayerPrompt,
    "prompt-jump": PlayerPrompt,
    "prompt-take": LeftPrompt,
    "prompt-gather-rest": GatherPrompt,
    "prompt-hide": PlayerPrompt,
    "prompt-hand-in": PointsPrompt,
    "prompt-wait": WaitPrompt,
    "prompt-over": NoArguments,
}


# --- moves ------------------------------------------------------------------------------------------------------------


class RoleMove(TypedDict):
    role: Role


class FlyMove(TypedDict):
    pawn: int
    area: int


class DeliverMove(TypedDict):
    pawn: int
    tower: str


class CharmMove(TypedDict):
    cloud: int


GatherMove = TypedDict("GatherMove", {"yield": int})


class ResourceMove(TypedDict):
    resource: Resource


class JumpMove(TypedDict):
    circle: Circle


MOVES = {
    **dict.fromkeys(("choose", "brave", "cowardly"), RoleMove),
    "fly": FlyMove,
    "deliver": DeliverMove,
    "charm": CharmMove,
    "gather": GatherMove,
    "take": ResourceMove,
    "jump": JumpMove,
    "hide": ResourceMove,
    **dict.fromkeys(("market", "use_brave", "use_points", "use_mountain", "hand_in", "done"), NoArguments),
}

# --- events -----------------------------------------------------------------------------------------------------------


class SeatEvent(TypedDict):
    seat: Seat


class SeatPointsEvent(TypedDict):
    seat: Seat
    points: int


class ChooseEvent(TypedDict):
    seat: Seat
    role: Secret[Role]


class HideEvent(TypedDict):
    seat: Seat
    resource: Secret[Resource]


class AnswerEvent(TypedDict):
    seat: Seat
    yes: Secret[bool]


class CountsEvent(TypedDict):
    counts: BySeat[int]


class EventPointsEvent(TypedDict):
    seat: Seat
    event: EventCard
    points: int


class PlaceEvent(TypedDict):
    seat: Seat
    role: Role
    manner: Literal["brave", "cowardly"]
    leads: bool


class BewitchedEvent(TypedDict):
    seat: Seat
    role: Role
    points: int


FlyEvent = TypedDict("FlyEvent", {"seat": Seat, "pawn": int, "from": int, "area": int})
JumpEvent = TypedDict("JumpEvent", {"seat": Seat, "pawn": int, "from": int, "area": int, "circle": Circle})


class ForestTileEvent(TypedDict):
    seat: Seat
    tile: ForestTile


class AmuletEvent(TypedDict):
    seat: Seat
    area: int


class DeliverEvent(TypedDict):
    seat: Seat
    pawn: int
    tower: str
    potion: Colour
    points: int
    wands: int


class CharmEvent(TypedDict):
    seat: Seat
    cloud: int
    area: int
    wands: int
    bolts: int


class GainEvent(TypedDict):
    seat: Seat
    orange: int
    green: int
    purple: int
    wand: int


class UseMountainEvent(TypedDict):
    seat: Seat
    tile: MountainTile


class ActsEvent(TypedDict):
    seat: Seat
    role: Role


class RoundEvent(TypedDict):
    round: int
    event: EventCard
    roles: list[Role]
    count: int


class AskedEvent(TypedDict):
    event: EventCard


class FinalEvent(TypedDict):
    seat: Seat
    lightning: int
    sets: int
    amulets: int
    points: int


class EndEvent(TypedDict):
    reason: Literal["rounds"]
    winners: SeatList


EVENTS = {
    "choose": ChooseEvent,
    "hide": HideEvent,
    "answer": AnswerEvent,
    "hands_taken": CountsEvent,
    "fists": CountsEvent,
    "event_points": EventPointsEvent,
    "place": PlaceEvent,
    "bewitched": BewitchedEvent,
    "fly": FlyEvent,
    "jump": JumpEvent,
    "forest_tile": ForestTileEvent,
    "amulet": AmuletEvent,
    "deliver": DeliverEvent,
    "charm": CharmEvent,
    "gain": GainEvent,
    "use_mountain": UseMountainEvent,
    "acts": ActsEvent,
    "round": RoundEvent,
    "asked": AskedEvent,
    "final": FinalEvent,
    "end": EndEvent,
    **dict.fromkeys(("ready", "card_tile", "handed_in", "beaten", "use_brave", "done", "next", "leads", "leads_first"), SeatEvent),
    **dict.fromkeys(("storm_points", "brave_points", "market", "tile_points"), SeatPointsEvent),
}

SCHEMA = Schema(view=View, prompts=PROMPTS, moves=MOVES, events=EVENTS, setting=Setting)


# --- as a table hands them out ----------------------------------------------------------------------------------------


class TableView(Common, View):
    """The view with what every view has."""


class TableSetting(CommonSetting, Setting):
    """The setting with what every setting has."""
