"""How much the careful bot minds each thing, in hundredths of a point unless said otherwise; found by playing."""

POINT = 100

# What a resource in stock is worth, the first, second … of its kind, while there is time to use it.
POTION_STOCK = (230, 121, 70, 36, 65)
WAND_STOCK = (527, 310, 388, 200, 150)
LONG_TIME = 7  # own roles still to be played from which on stock and place count in full

# What a place is worth, in per cent of what could be delivered there.
HERE = 65
NEARBY = 23
WITHOUT_POTION = 60  # of a tower for which no potion is held
SECOND_TOWER = 72
BOTH_IN_ONE_AREA = 116
CLEARED_AREA = 12

FOREST_TILE = 250
POINTS_TILE_KEPT = 174  # what it is worth to keep one for a worse role
MOUNTAIN_TILE = 173
MOVE_CLOUD_WORTH = 107
DELIVERY_CLOUD_WORTH = 300
LEADING_NEXT = 35
BEATING_ANOTHER = 90
FREE_RESOURCE = 17

# How likely things are, in per cent.
IS_HELD = 42  # a role in another hand, before roles are shown
IS_HELD_BEWITCHED = 25
COMES_AFTER = 66
IS_BRAVE_TOO = 95
MOST_BOLTS_AHEAD = 4  # bolts one may still hope for
ROLES_A_BOLT = 2  # own roles still to come for each of them

PLACE_EVENT = 83  # per cent of what an event at the end of the round pays for the place
FLOCK_EVENT = 64
JITTER = 63  # a bit mask: chance in the choice of roles, so that equal seats choose differently
FULL_FIST = 1
