"""How much the careful bot minds each thing, in hundredths of a point unless said otherwise; found by playing (coven.bots.arena)."""

POINT = 100

# Whom to hurt: what a point on another sheet is worth.
ANY_OTHER = 17
AHEAD_OF_ME = 6  # more, if that player stands better
ENDING = 40  # more, if that player's points bring on an end that I win; less, if it is one that I lose
NEAR_LIMIT = 12  # points below the limit from where a player may end the game

# What a pile may still become.
FIRE_WITCH_AHEAD = 25  # for each fire card still to come, beside the fire witch
AIR_FOR_QUEEN = 113  # an air witch, while the queen is still to come
AIR_FOR_WATER = 101
EARTH_UNUSED = 35  # for each point the earth witch has not yet taken away
SPELL_ALARM = 30  # tenths, times the cube of the fire cards one player holds alone, beyond the first few
ALARM_FROM = 3
OWN_SPELL = 60  # times the square of the same for the bot itself, beyond many
OWN_SPELL_FROM = 6

# What a trick may bring besides what lies in it.
VOLUNTEERS = 8  # in a hundred: a later player who could stay below goes above
DUMPED_FIRE = 81
DUMPED_WATER = 70  # in a hundred: who is out of the suit and has the queen or the water witch throws it
CAUGHT = 81  # in a hundred: who has the queen or the water witch lets it fall under a higher card
TO_LEAD = 20  # having to lead the next trick

# What a card costs as long as it is held.
FIRE_TRICK = 127
WATER_TRICK = 98
SIDE_TRICK = 51
CATCHES_QUEEN = 148
CATCHES_WATER_WITCH = 98
CATCHES_EARTH = 65
CATCHES_AIR = 60
QUEEN_HELD = 137
WATER_HELD = 162
FIRE_WITCH_HELD = 64
EARTH_HELD = 150
AIR_HELD = 100
WIZARD_HELD = 64
HELD_LONGER = 25  # in a hundred: what each further trick adds, until the whole burden is felt
DEAD_SUIT = 64
COVER = 22  # in a hundred: how much each lower card of the same suit protects
LAST_OF_SUIT = 70
NEXT_TO_LAST = 30

# Passing.
PASS_FIRE = 350
FIRE_GUARD = 60  # what a low fire card is worth as a guard
PASS_WATER = 135
PASS_SIDE = 189
PASS_QUEEN = 900
PASS_WATER = 637
PASS_CATCHER = 600
PASS_COVER = 176  # each lower water card that covers the queen, the water witch or what catches them
PASS_EARTH = 200
PASS_AIR = 200
PASS_VOID = 338
