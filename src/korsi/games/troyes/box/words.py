"""What the file may say, numbered once for the whole game."""

from __future__ import annotations

# Colours, buildings and districts are numbered once for the whole game.
PLAYERS = (1, 2, 3, 4)
SEATS = 4
NEUTRAL = 4  # the grey district, citizens and cubes; in the solo game they are Le Roy's (T-21.1)
OWNERS = 5
COLOURS = ("red", "white", "yellow")
RED, WHITE, YELLOW = 0, 1, 2
ANY = 3  # a group that may mix colours, or a modifier for dice of any colour
ONE_COLOUR = 4  # a group of one freely chosen colour
BUILDINGS = ("palace", "bishopric", "city_hall")  # numbered like the colour of their dice
SIDES = 6
SEAT_COLOURS = ("white", "blue", "green", "orange")
SPACES_EACH = 6
SPACES = 3 * SPACES_EACH
SLOTS = 9  # of activity cards

EFFECTS = (
    "gain", "convert", "gain_per_own_citizen", "per_die_in_square", "modifier", "most_dice",
    "per_cathedral_pair", "archer", "event_cubes_per_own_die", "pay_for_event_cubes", "tax",
    "per_event_with_own_cube", "highest_red_total", "per_red_die_in_richest_district",
)  # fmt: skip
GAIN, CONVERT, PER_CITIZEN, PER_DIE_IN_SQUARE, MODIFIER, MOST_DICE, CATHEDRAL_PAIRS = range(7)
ARCHER, CUBES_PER_DIE, PAY_FOR_CUBES, TAX, PER_EVENT, HIGHEST_RED, RICHEST_DISTRICT = range(7, 14)
OPS = ("group_add", "each_die_add", "each_die_set", "recolour", "multiply_die", "free_dice")
GROUP_ADD, EACH_ADD, EACH_SET, RECOLOUR, MULTIPLY, FREE_DICE = range(6)
FORBIDDEN = ("place_citizen", "cathedral")
NOT_FOR_CITIZEN, NOT_FOR_CATHEDRAL = 1, 2
EVENT_EFFECTS = (
    "none", "neutral_citizen", "lose", "pay_per_citizen", "neutral_cubes_left",
    "remove_top_cathedral_cube", "add_neutral_cathedral_cube",
)  # fmt: skip
NO_EFFECT, NEUTRAL_CITIZEN, LOSE, PAY_PER_CITIZEN, NEUTRAL_CUBES, TAKE_CUBE, ADD_CUBE = range(7)
MARAUDING = 0  # the event that never leaves the queue
MEASURES = (
    "citizens_in_buildings", "cathedral_cubes", "deniers", "influence", "tradesmen",
    "captured_events",
)  # fmt: skip
CITIZENS_STANDING, CATHEDRAL_CUBES, DENIERS, INFLUENCE, TRADESMEN, CAPTURED = range(6)
VERDICTS = ("defeat", "poor", "average", "good", "very good", "masterful")
LEROY_DOES = (
    "score", "place_citizen", "counter_rightmost_event", "place_tradesman", "cathedral",
    "score_top_character",
)  # fmt: skip
LEROY_SCORES, LEROY_CITIZEN, LEROY_COUNTERS = range(3)
LEROY_TRADESMAN, LEROY_BUILDS, LEROY_CHARACTER = range(3, 6)
