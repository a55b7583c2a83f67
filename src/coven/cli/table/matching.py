"""What a person means by a text: one of the moves listed, by its notation, its name on the screen, a beginning of either, or its number."""

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from functools import cached_property

from coven.cli.sentences import name_move
from coven.table.game import Game
from coven.table.table import Table
from coven.table.values import Move
from coven.table.words import Words

LONGEST_NUMBER = 6  # digits that a person types
PUNCTUATION = ".,:;!?()[]“”„‘’'\"…–—"
Reading = Callable[["Choice", Move, Sequence[str]], int | None]  # where in a move the words typed are found


class Choice:
    """The moves a seat may make as they are listed, and all other moves of the game with the reason why each is refused."""

    def __init__(
        self,
        moves: Sequence[Move],
        every: Sequence[Move] = (),
        reason_of: Callable[[Move], str] = lambda move: "",
        name_of: Callable[[Move], str] = str,
    ) -> None:
        self.moves = moves
        self.others = [move for move in every if move not in moves]
        self._reason_of = reason_of
        self._name_of = name_of
        self._names: dict[Move, list[str]] = {}

    @cached_property
    def reasons(self) -> dict[Move, str]:
        return {move: self._reason_of(move) for move in self.others}

    @cached_property
    def near(self) -> list[Move]:
        """Refused moves that a person may well mean, those with the rarest reason first, which tells the most.

        Where a whole kind of moves is refused for one reason, its time is not now.
        """
        reasons_of: dict[str, set[str]] = defaultdict(set)
        for move in self.moves:
            reasons_of[move.kind].add("")
        for move, reason in self.reasons.items():
            reasons_of[move.kind].add(reason)
        near = [move for move in self.others if len(reasons_of[move.kind]) > 1]
        often = Counter(self.reasons[move] for move in near)
        return sorted(near, key=lambda move: often[self.reasons[move]])

    @property
    def far(self) -> list[Move]:
        return [move for move in self.others if move not in self.near]

    def name_words(self, move: Move) -> list[str]:
        """The words of a move's name in the language on the screen."""
        if move not in self._names:
            self._names[move] = words_in(self._name_of(move))
        return self._names[move]


def choice_of(table: Table, seat: int, speak: Words | None = None) -> Choice:
    """What a seat may choose from now, named in the language on the screen."""

    def reason_of(move: Move) -> str:
        code = table.keeper.refusal_code(seat, move.id)
        return table.game.about.refusals.names[code] if code else ""

    def name_of(move: Move) -> str:
        return move.text if speak is None else name_move(move, table.game, speak, table.seats)

    return Choice(table.moves(seat), table.game.all_moves, reason_of, name_of)


# --- words ------------------------------------------------------------------------------------------------------------


def fold(text: str) -> str:
    """A text without upper case and accents: `Hügelhexe` and `hugelhexe` are the same."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(letter))


def words_in(text: str) -> list[str]:
    return [word for part in fold(text).split() if (word := part.strip(PUNCTUATION))]


def place_of(words: Sequence[str], wanted: Sequence[str], fits: Callable[[str, str], bool]) -> int | None:
    """Where the wanted words stand side by side."""
    if not wanted:
        return None
    places = range(len(words) - len(wanted) + 1)
    return next((at for at in places if all(fits(word, typed) for word, typed in zip(words[at:], wanted, strict=False))), None)


def is_same(word: str, typed: str) -> bool:
    return word == typed


def begins(word: str, typed: str) -> bool:
    """Whether a word begins as typed; a number is never cut: R1 does not begin R10."""
    return word.startswith(typed) and not (typed[-1].isdecimal() and word[len(typed) :][:1].isdecimal())


def parts_of(move: Move) -> list[str]:
    """The notation in its smallest words: `forest-witch` has two."""
    return words_in(re.sub(r"[-_]", " ", move.text))


def in_notation(choice: Choice, move: Move, wanted: Sequence[str]) -> int | None:
    return place_of(words_in(move.text), wanted, is_same)


def begun_in_notation(choice: Choice, move: Move, wanted: Sequence[str]) -> int | None:
    at = place_of(words_in(move.text), wanted, begins)
    return place_of(parts_of(move), wanted, begins) if at is None else at


def in_name(choice: Choice, move: Move, wanted: Sequence[str]) -> int | None:
    return place_of(choice.name_words(move), wanted, is_same)


def begun_in_name(choice: Choice, move: Move, wanted: Sequence[str]) -> int | None:
    return place_of(choice.name_words(move), wanted, begins)


READINGS: tuple[Reading, ...] = (in_notation, begun_in_notation, in_name, begun_in_name)


def read_among(choice: Choice, moves: Sequence[Move], text: str) -> tuple[Reading, list[Move]]:
    """The first reading of a text that fits any of these moves, and those it fits."""
    wanted = words_in(text)
    for reading in READINGS:
        found = [move for move in moves if reading(choice, move, wanted) is not None]
        if found:
            return reading, found
    return READINGS[0], []


# --- what a text stands for -------------------------------------------------------------------------------------------


def find_move(choice: Choice, text: str) -> Move | None:
    """The move a text stands for if nothing else can be meant; never a guess."""
    exact = whole(choice.moves, text)
    if exact:
        return exact[0]
    if is_number(text):
        meant = by_number(choice, text)
        return meant[0] if len(meant) == 1 else None
    reading, found = read_among(choice, choice.moves, text)
    return found[0] if len(found) == 1 and is_sure(choice, reading, found[0], text) else None


def is_number(text: str) -> bool:
    return text.removeprefix("#").isdecimal()


def by_number(choice: Choice, text: str) -> list[Move]:
    """The move in that place of the list, and without the mark # also the moves that have the number in their notation."""
    placed = [move for move in [at_place(choice, text)] if move is not None]
    named = [] if text.startswith("#") else [move for move in choice.moves if in_notation(choice, move, [text]) is not None]
    return list(dict.fromkeys([*placed, *named]))


def at_place(choice: Choice, text: str) -> Move | None:
    bare = text.removeprefix("#")
    number = int(bare) if len(bare) < LONGEST_NUMBER else 0
    return choice.moves[number - 1] if 1 <= number <= len(choice.moves) else None


def is_sure(choice: Choice, reading: Reading, move: Move, text: str) -> bool:
    """Whether the only listed move that a text fits is meant: it begins so, or nothing of another kind that is near fits too."""
    wanted = words_in(text)
    if reading(choice, move, wanted) == 0:
        return True
    if reading is in_notation and not ends_in(move, wanted):
        return False
    others = [other for other in choice.others if reading(choice, other, wanted) is not None]
    rivals = [other for other in others if other.kind != move.kind or (reading is in_notation and not ends_in(other, wanted))]
    return not rivals or not any(other in choice.near for other in rivals)


def could_be(choice: Choice, text: str) -> list[Move]:
    """The listed moves that a text not sure enough to be played could stand for; none where it is all of a refused one."""
    if is_number(text):
        return by_number(choice, text)
    return [] if whole(choice.near, text) else read_among(choice, choice.moves, text)[1]


def closest(game: Game, choice: Choice, text: str) -> Move:
    """The refused move a person most likely means, to say why not, never to be made. Raises `unknown_move`."""
    for moves in (choice.near, choice.far):
        found = whole(moves, text) or read_among(choice, moves, text)[1]
        if found:
            return found[0]
    return game.move(text)


def whole(moves: Sequence[Move], text: str) -> list[Move]:
    """The moves, one at most, whose notation the text is."""
    return [move for move in moves if words_in(move.text) == words_in(text)]


def ends_in(move: Move, wanted: Sequence[str]) -> bool:
    return words_in(move.text)[-len(wanted) :] == list(wanted)


def as_in(move: Move, text: str) -> str:
    """What was typed, written as the move's notation writes it; all of the notation where it was typed in another way."""
    wanted = words_in(text)
    at = place_of(words_in(move.text), wanted, is_same)
    return move.text if at is None else " ".join(move.text.split()[at : at + len(wanted)])


def example(choice: Choice) -> str:
    """How the first move can be typed: only what it is about where that will do, else all of it."""
    move = choice.moves[0]
    about = next((value for value in move.args.values() if isinstance(value, str) and ends_in(move, words_in(value))), "")
    return about if about and find_move(choice, about) == move else move.text


def completions(choice: Choice, words: Sequence[str]) -> list[str]:
    """What Tab offers: the moves in notation, what they are about, their names, and the words to the table."""
    about = [str(value) for move in choice.moves for value in move.args.values() if isinstance(value, str)]
    names = [choice._name_of(move) for move in choice.moves]
    return list(dict.fromkeys([*(move.text for move in choice.moves), *about, *names, *words]))
