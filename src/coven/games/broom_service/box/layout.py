"""The box as a record: everything printed on a component of Broom Service, as the rules need it.

`build_box` fills it from a TOML file. Unused places of an array hold 0, or -1 where a remark says "or -1".
A set is a word with bit n standing for thing number n. Numbers follow the order of the rows in the file.
"""

from coven.kernel.layout import layout

PLAYERS = (2, 3, 4, 5)
SEATS = max(PLAYERS)
SIDES = 2  # the two sides of the board
FRONT, BACK = range(SIDES)

AREAS = 48  # most areas on one side, land and water together; an area is its row on that side
TOWERS = 56  # most printed towers on one side; a tower is its row on that side
HILL_SPACES = 8  # most spaces for hill tiles; a hill tile's tower is tower number TOWERS + its space
ALL_TOWERS = TOWERS + HILL_SPACES
FOREST_SPACES = 8
MOUNTAIN_SPACES = 4
CLOUD_SPACES = 32
CIRCLES = 4  # stone circles A, B, C, D
CASTLES = 2  # pawn n of every player starts in castle n

CLOUD_KINDS = 40  # rows of the cloud table, heavy and storm clouds together
MOUNTAIN_KINDS = 8
FOREST_KINDS = 3
HILL_KINDS = 8
ALTERNATIVES = 4  # most yields a gatherer may offer to choose from
LIGHTNING = 129  # places of the lightning table: 0 to 128 bolts

FOREST, HILL, MOUNTAIN, PRAIRIE, WATER = range(5)  # landscapes; the first four are land
LANDSCAPES = 4
ORANGE, GREEN, PURPLE, WAND = range(4)  # resources; the first three are potions, and the colours of roofs
COLOURS = 3
RESOURCES = 4

# Role cards, in the order of their numbers.
(
    FOREST_WITCH,
    HILL_WITCH,
    MOUNTAIN_WITCH,
    PRAIRIE_WITCH,
    VALLEY_DRUID,
    PEAK_DRUID,
    WEATHER_FAIRY,
    FRUIT_GATHERER,
    HERB_GATHERER,
    ROOT_GATHERER,
) = range(10)
ROLES = 10

# Event cards, in the order of the rulings' table.
(
    MORE_OR_LESS,
    BRAVE_HEART,
    BLACK_MARKET,
    BLACK_DISTILLERY,
    PERILOUS_PLACES,
    PROTECTED_PLACES,
    UPPER_HAND,
    EMPTY_HANDED,
    THE_WORKS,
    FLOCK_TOGETHER,
) = range(10)
EVENTS = 10

# What a cloud does. All but the bonus happen once, when it is charmed away; heavy clouds do nothing.
NO_EFFECT, BONUS_CLOUD, MOVE_CLOUD, DELIVERY_CLOUD, POTION_CLOUD = range(5)

# What a mountain tile does.
GAIN_TILE, DELIVERY_TILE, MOVES_TILE, CLOUD_TILE = range(4)

# Forest tiles: these are the rows of the forest table.
BRAVE_TILE, CARD_TILE, POINTS_TILE = range(FOREST_KINDS)

BOX = layout(
    [
        # --- the two maps: the first index is the side, FRONT or BACK -------------------------------------------------
        ("areas", "i1", SIDES),  # how many areas there are
        ("landscape", "i1", (SIDES, AREAS)),  # FOREST … PRAIRIE or WATER
        ("ground", "u8", (SIDES, LANDSCAPES)),  # set of all areas of a landscape
        ("land", "u8", SIDES),  # set of all areas that are not water
        ("neighbours", "u8", (SIDES, AREAS)),  # set of areas sharing a border line with this one, water included (Broom 16)
        ("castle", "i1", (SIDES, CASTLES)),  # area of each castle
        ("circle", "i1", (SIDES, CIRCLES)),  # area of each stone circle, or -1
        ("clouds", "i1", SIDES),  # how many cloud spaces there are
        ("cloud_area", "i1", (SIDES, CLOUD_SPACES)),  # the one area a cloud space lies over
        ("cloud_spaces_at", "u4", (SIDES, AREAS)),  # set of the cloud spaces over an area
        ("towers", "i1", SIDES),  # how many printed towers there are
        ("tower_areas", "u8", (SIDES, TOWERS)),  # set of the areas a tower's base touches
        ("tower_colour", "i1", (SIDES, TOWERS)),  # ORANGE, GREEN or PURPLE
        ("tower_square", "i1", (SIDES, TOWERS)),  # 1: takes potions again and again; 0: round, takes one
        ("tower_points", "i2", (SIDES, TOWERS)),
        ("tower_wands", "i1", (SIDES, TOWERS)),
        ("roofs", "u8", (SIDES, COLOURS)),  # set of the printed towers of a colour
        ("squares", "u8", SIDES),  # set of the printed square towers
        ("towers_at", "u8", (SIDES, AREAS)),  # set of the towers touching an area; for a hill space also tower TOWERS + space
        ("mountain_spaces", "i1", SIDES),  # how many spaces for mountain tiles there are
        ("mountain_area", "i1", (SIDES, MOUNTAIN_SPACES)),  # area of each space, or -1
        ("mountain_covers", "u8", (SIDES, MOUNTAIN_SPACES)),  # set of the towers a tile there covers (Broom 53)
        ("mountain_space_at", "i1", (SIDES, AREAS)),  # space in an area, or -1
        ("forest_spaces", "i1", SIDES),
        ("forest_area", "i1", (SIDES, FOREST_SPACES)),  # area of each space, or -1
        ("forest_space_at", "i1", (SIDES, AREAS)),  # space in an area, or -1
        ("hill_spaces", "i1", SIDES),
        ("hill_area", "i1", (SIDES, HILL_SPACES)),  # area of each space, or -1
        ("hill_space_at", "i1", (SIDES, AREAS)),  # space in an area, or -1
        # --- clouds: one row for each kind, heavy kinds first -----------------------------------------------------------
        ("cloud_kinds", "i1"),  # how many rows there are
        ("cloud_count", "i1", CLOUD_KINDS),  # how many tiles of this kind the box holds; at most 63 in all, likewise below
        ("cloud_storm", "i1", CLOUD_KINDS),  # 1: a storm cloud; 0: a heavy cloud
        ("cloud_cost", "i1", CLOUD_KINDS),  # wands to pay
        ("cloud_bolts", "i1", CLOUD_KINDS),
        ("cloud_effect", "i1", CLOUD_KINDS),  # NO_EFFECT, BONUS_CLOUD, MOVE_CLOUD, DELIVERY_CLOUD or POTION_CLOUD
        ("cloud_points", "i2", CLOUD_KINDS),  # of a bonus cloud for each delivery, of a potion cloud once
        ("cloud_potion", "i1", CLOUD_KINDS),  # colour a potion cloud asks for
        ("cloud_need", "i1", CLOUD_KINDS),  # how many potions of it one must hold
        # --- landscape tiles and amulets --------------------------------------------------------------------------------
        ("mountain_kinds", "i1"),  # how many rows there are
        ("mountain_count", "i1", MOUNTAIN_KINDS),
        ("mountain_effect", "i1", MOUNTAIN_KINDS),  # GAIN_TILE, DELIVERY_TILE, MOVES_TILE or CLOUD_TILE
        ("mountain_gain", "i1", (MOUNTAIN_KINDS, RESOURCES)),  # resources of a gain tile
        ("mountain_times", "i1", MOUNTAIN_KINDS),  # moves of a moves tile; 1 for the others
        ("forest_count", "i1", FOREST_KINDS),  # by BRAVE_TILE, CARD_TILE, POINTS_TILE
        ("forest_points", "i2"),  # of the points tile, instead of the action
        ("hill_kinds", "i1"),  # how many rows there are
        ("hill_count", "i1", HILL_KINDS),
        ("hill_circles", "i1", (HILL_KINDS, 2)),  # the two circles of a turbo tile; -1, -1 for a tower tile
        ("hill_colour", "i1", HILL_KINDS),  # of a tower tile: roof, or -1 for a turbo tile; its tower is square
        ("hill_points", "i2", HILL_KINDS),
        ("hill_wands", "i1", HILL_KINDS),
        ("amulet_points", "i2", MOUNTAIN_SPACES + 1),  # for 0, 1, 2, 3 … amulets
        # --- role cards -------------------------------------------------------------------------------------------------
        ("role_landscapes", "u1", ROLES),  # set of landscapes a witch flies to or a druid delivers in; 0 for the others
        ("role_bonus", "i1", ROLES),  # points for a brave druid's delivery and a brave fairy's cloud; 0 for the others
        ("yields", "i1", (ROLES, 2)),  # how many yields a gatherer offers: cowardly, brave (Broom 59); 0 for the others
        ("yield_gain", "i1", (ROLES, 2, ALTERNATIVES, RESOURCES)),  # resources of each of them
        # --- event cards ------------------------------------------------------------------------------------------------
        ("more_low", "i1"),  # More or Less?: fewest and most roles
        ("more_high", "i1"),
        ("more_points", "i2", ROLES + 1),  # by the number of roles chosen
        ("market_points", "i2"),  # Black Market
        ("distillery_resources", "i1"),  # Black Distillery: how many resources of any kind
        ("perilous_points", "i2", LANDSCAPES),  # for each own pawn, mostly below 0
        ("protected_points", "i2", LANDSCAPES),
        ("upper_hand_points", "i2", SEATS),  # for the highest amount offered, the next lower, and so on (Broom 36)
        ("empty_handed_points", "i2"),  # for each resource held, mostly below 0
        ("works_set", "i1", RESOURCES),  # The Works!: resources handed in
        ("works_points", "i2"),
        ("flock_points", "i2"),
        # --- set-up, the course of a game and its end -------------------------------------------------------------------
        ("rounds", "i1"),
        ("hand_size", "i1"),  # roles chosen in an ordinary round
        ("start_points", "i2"),
        ("start_potions", "i1", COLOURS),
        ("start_wands", "i1", 3),  # of the first leader, of the last player in order, of all others
        ("bewitched_cards", "i1", SEATS + 1),  # by the number of players
        ("bewitched_points", "i2"),  # for placing a bewitched role, below 0
        ("set_points", "i2", RESOURCES + 1),  # at the end: for each set of so many different resources (0 for 0, 1, 2)
        ("lightning_points", "i2", LIGHTNING),  # by the sum of bolts; the builder repeats the last value to the end (Broom 50)
    ]
)
