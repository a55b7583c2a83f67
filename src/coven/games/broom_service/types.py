"""The records that rules work on, as types with every field: written by `make types` from their layouts."""

from typing import Protocol

from coven.kernel import types
from coven.kernel.types import U32, U64, Grid, Row, Stream, Tensor4, WordArray


class Options(Protocol):
    side: int
    storm_clouds: bool
    heavy_clouds: int
    mountain_tiles: bool
    first_leader: int
    partial_gains: bool


class State(types.State, Protocol):
    stream: Stream
    options: Options
    hand: WordArray[U64]
    chosen: WordArray[U64]
    played: WordArray[U64]
    led: U64
    bewitched: U64
    bewitched_pile: U64
    events_left: U64
    reach: U64
    clouds: U64
    clouded: U64
    bonus_clouds: U64
    open_towers: WordArray[U64]
    points: Row[int]
    earned: Grid[int]
    resource: Grid[int]
    bolts: Row[int]
    fist: Grid[int]
    pending_gain: Row[int]
    pawn: Grid[int]
    tiles: Grid[int]
    amulets: Row[int]
    stance: Row[int]
    extra: Row[int]
    hands_in: Row[int]
    cloud_kind: Row[int]
    cloud_owner: Row[int]
    mountain_tile: Row[int]
    forest_tile: Row[int]
    hill_tile: Row[int]
    step_kind: Row[int]
    step_pawn: Row[int]
    step_area: Row[int]
    step_brave: Row[int]
    step_left: Row[int]
    depth: int
    players: int
    side: int
    phase: int
    end_reason: int
    round_number: int
    event: int
    leader: int
    turn: int
    role: int
    brave: int
    resolving: int
    answered: int


class Box(types.Box, Protocol):
    areas: Row[int]
    landscape: Grid[int]
    ground: Grid[U64]
    land: WordArray[U64]
    neighbours: Grid[U64]
    castle: Grid[int]
    circle: Grid[int]
    clouds: Row[int]
    cloud_area: Grid[int]
    cloud_spaces_at: Grid[U32]
    towers: Row[int]
    tower_areas: Grid[U64]
    tower_colour: Grid[int]
    tower_square: Grid[int]
    tower_points: Grid[int]
    tower_wands: Grid[int]
    roofs: Grid[U64]
    squares: WordArray[U64]
    towers_at: Grid[U64]
    mountain_spaces: Row[int]
    mountain_area: Grid[int]
    mountain_covers: Grid[U64]
    mountain_space_at: Grid[int]
    forest_spaces: Row[int]
    forest_area: Grid[int]
    forest_space_at: Grid[int]
    hill_spaces: Row[int]
    hill_area: Grid[int]
    hill_space_at: Grid[int]
    cloud_kinds: int
    cloud_count: Row[int]
    cloud_storm: Row[int]
    cloud_cost: Row[int]
    cloud_bolts: Row[int]
    cloud_effect: Row[int]
    cloud_points: Row[int]
    cloud_potion: Row[int]
    cloud_need: Row[int]
    mountain_kinds: int
    mountain_count: Row[int]
    mountain_effect: Row[int]
    mountain_gain: Grid[int]
    mountain_times: Row[int]
    forest_count: Row[int]
    forest_points: int
    hill_kinds: int
    hill_count: Row[int]
    hill_circles: Grid[int]
    hill_colour: Row[int]
    hill_points: Row[int]
    hill_wands: Row[int]
    amulet_points: Row[int]
    role_landscapes: Row[int]
    role_bonus: Row[int]
    yields: Grid[int]
    yield_gain: Tensor4[int]
    more_low: int
    more_high: int
    more_points: Row[int]
    market_points: int
    distillery_resources: int
    perilous_points: Row[int]
    protected_points: Row[int]
    upper_hand_points: Row[int]
    empty_handed_points: int
    works_set: Row[int]
    works_points: int
    flock_points: int
    rounds: int
    hand_size: int
    start_points: int
    start_potions: Row[int]
    start_wands: Row[int]
    bewitched_cards: Row[int]
    bewitched_points: int
    set_points: Row[int]
    lightning_points: Row[int]
