"""Who sits where: people, bots and their names."""

from collections.abc import Sequence
from dataclasses import dataclass

from coven.bots import Bot, usual_bot
from coven.bots.levels import check_bot
from coven.bots.names import NAMES
from coven.cli.table.matching import LONGEST_NUMBER
from coven.errors import CovenError, shown
from coven.table.game import Game
from coven.table.words import Words

PERSON = "person"
USUAL_PLAYERS = 4
LONGEST_NAME = 20


@dataclass(frozen=True)
class Seating:
    """For each seat its name, and `person` or the bot that plays it."""

    names: tuple[str, ...]
    players: tuple[str, ...]

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, by in enumerate(self.players) if by == PERSON)

    def bots(self, game: Game, seed: str | None) -> dict[int, Bot]:
        """The bots by seat, each with chance of its own."""
        return {seat: Bot(by, game, None if seed is None else f"{seed} {seat}") for seat, by in enumerate(self.players) if by != PERSON}


def usual_players(game: Game) -> int:
    return USUAL_PLAYERS if USUAL_PLAYERS in game.players else game.players[0]


def read_bots(game: Game, text: str | None, seats: int) -> list[str]:
    """The bots for so many seats from a list like `careful,random`, which is gone through again where it is too short."""
    names = [part.strip() for part in (text or usual_bot(game)).split(",") if part.strip()]
    for name in names:
        check_bot(game, name)
    if not names or len(names) > seats:
        raise CovenError("bad_bots", f"There are {seats} seats for bots, and {len(names)} bots are named.", seats=seats, bots=len(names))
    return [names[place % len(names)] for place in range(seats)]


def read_people(text: str, players: int) -> list[int]:
    """The seats of people from a list like `1,3`; `none` for a table of bots."""
    if text.strip().lower() == "none":
        return []
    return sorted({read_seat(part.strip(), players) for part in text.split(",")})


def read_seat(text: str, players: int) -> int:
    """A seat as people count it, from 1. Raises `bad_seat`."""
    seat = int(text) - 1 if text.isdecimal() and len(text) < LONGEST_NUMBER else -1
    if not 0 <= seat < players:
        raise CovenError("bad_seat", f"There is no seat {shown(text)} at a table of {players}.", seat=text, players=players)
    return seat


def shown_name(name: str) -> str:
    """A name without what can't be printed, and not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]


def name_seats(people: Sequence[int], players: int, given: Sequence[str], speak: Words) -> tuple[str, ...]:
    """A name for each seat: those given for the people in turn, and names of witches for the bots."""
    named = [shown_name(name) for name in given]
    for name, kept in zip(given, named, strict=True):
        if not kept:
            raise CovenError("bad_names", f"{name!r} is no name: it has nothing that can be printed.", name=name)
    if len(named) > len(people):
        raise CovenError("bad_names", f"There are {len(people)} people, and {len(given)} names.", people=len(people), names=len(given))
    plain = [speak("person")] if len(people) == 1 else [speak("person-number", number=number) for number in range(1, len(people) + 1)]
    persons = iter([*named, *plain[len(named) :]])
    witches = iter([name for name in NAMES if name not in named])
    return tuple(next(persons) if seat in people else next(witches) for seat in range(players))


def seat_all(game: Game, players: int, human: str, bots: str | None, names: Sequence[str], speak: Words) -> Seating:
    """The seating asked for on the command line."""
    people = read_people(human, players)
    chosen = iter(read_bots(game, bots, players - len(people)) if len(people) < players else [])
    by = tuple(PERSON if seat in people else next(chosen) for seat in range(players))
    return Seating(name_seats(people, players, names, speak), by)
