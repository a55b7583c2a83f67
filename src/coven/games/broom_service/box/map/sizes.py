"""How much a map may hold: looked at before it is walked through, for some checks compare everything with everything."""

from coven.games.broom_service.box.faults import Entry, as_list, as_table
from coven.games.broom_service.box.layout import AREAS, CIRCLES, CLOUD_SPACES, FOREST_SPACES, HILL_SPACES, MOUNTAIN_SPACES, TOWERS
from coven.games.broom_service.names import SIDE_NAMES

MOST_ROWS = {
    "areas": AREAS,
    "clouds": CLOUD_SPACES,
    "towers": TOWERS,
    "circles": CIRCLES,
    "mountain_spaces": MOUNTAIN_SPACES,
    "forest_spaces": FOREST_SPACES,
    "hill_spaces": HILL_SPACES,
}
MOST_POINTS = 400  # of one outline; ours: 94
MOST_POINTS_OF_SIDE = 5_000  # of all outlines of a side; ours: 2,042


def check_sizes(box: Entry) -> None:
    """Notes rows, names and outlines that are too many or too long."""
    for name in SIDE_NAMES:
        side = Entry(box.faults, as_table(box.table.get(name)), (name,))
        for key, most in MOST_ROWS.items():
            if len(as_list(side.table.get(key))) > most:
                side.rows(key, most)
            for row in side.each(key):
                if isinstance(mark := row.table.get("id"), str):
                    row.short("id", mark)
        check_outlines(side)


def check_outlines(side: Entry) -> None:
    outlines = [(row, outline.count(",")) for row in side.each("areas") if isinstance(outline := row.table.get("outline"), str)]
    for row, points in outlines:
        if points > MOST_POINTS:
            row.wrong("many_points", "outline", most=MOST_POINTS, count=points)
    points = sum(count for _, count in outlines)
    if points > MOST_POINTS_OF_SIDE:
        side.wrong("many_points_of_side", "areas", most=MOST_POINTS_OF_SIDE, count=points)
