"""What bots are called at a table: by the seat they have, and never like a person who sits there."""

from collections.abc import Collection

NAMES = ("Agatha", "Bertha", "Circe", "Dagmar", "Edda", "Fenella", "Gwen", "Hilda", "Isolde", "Jorunn", "Kirke", "Lavinia")


def bot_name(seat: int, people: Collection[str] = ()) -> str:
    """The name of the bot at a seat; where somebody at the table is called so, the next that no seat has."""
    taken = {name.strip().casefold() for name in people}
    own = NAMES[seat % len(NAMES)]
    if own.casefold() not in taken:
        return own
    spare = [name for name in reversed(NAMES) if name.casefold() not in taken]
    return spare[seat % len(spare)] if spare else own
