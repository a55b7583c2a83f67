"""`coven review`: a finished game looked at again."""

from pathlib import Path

from coven.cli.analysis.review import drawn_review, reviewed, svg_of
from coven.cli.output import Output
from coven.cli.picture_file import write_picture
from coven.cli.table.saves import read_record
from coven.cli.table.seats import read_seat
from coven.table.registry import game as find_game


def review_file(output: Output, file: Path, seat_number: str | None, simulations: int, svg: Path | None) -> None:
    """Reviews a recorded game with open cards, or from one seat's eyes; `svg` has the chart written into a file as well."""
    record = read_record(file)
    game = find_game(record.header["game"])
    output.use(game, record.header["seats"])
    seat = None if seat_number is None else read_seat(seat_number, record.header["players"])
    data = reviewed(output, record, seat, simulations).as_data()
    if svg is not None:
        write_picture(svg, svg_of(output, data))
    if output.json:
        output.data(data)
        return
    output.console.print(drawn_review(output, game, data, output.console.width))
    if svg is not None:
        output.say("play-pictured", file=str(svg))
