"""What a person means by a text: one of the moves listed, by its notation, its name on the screen, a beginning of either, or its number."""

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache

from coven.cli.sentences import name_move
from coven.table.game import Game
from coven.table.table import Table
from coven.table.values import Move
from coven.table.words import Words

LONGEST_NUMBER = 6  # digits that a person types
LONGEST_EXAMPLE = 80  # letters of a move in a text that may take several lines
PUNCTUATION = ".,:;!?()[]“”„‘’'\"…–—"
Reading = Callable[["MoveList", Move, Sequence[str]], int | None]  # where in a move the words typed are found


class MoveList:
    """The moves a seat may make as they are listed, and all other moves of the game with the reason why each is refused."""

    def __init__(
        self,
        moves: Sequence[Move],
        every: Sequence[Move] = (),
        reason_of: Callable[[Move], str] = lambda move: "",
        name_of: Callable[[Move], str] = str,
        write: Callable[[str, str], str] = lambda notation, kind: notation,
    ) -> None:
        self.moves = moves
        self.others = [move for move in every if move not in moves]
        self._reason_of = reason_of
        self._name_of = name_of
        self._write = write
        self._names: dict[Move, list[str]] = {}
        self._notations: dict[Move, list[list[str]]] = {}

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

    def name(self, move: Move) -> str:
        return self._name_of(move)

    def written(self, move: Move) -> str:
        """A move as it is written to a person: its notation, with the words of the language on the screen."""
        return self._write(move.text, move.kind)

    def about(self, move: Move) -> list[str]:
        """What a move is about, written in the same way: of `choose forest-witch` the witch."""
        return [self._write(value, move.kind) for value in move.args.values() if isinstance(value, str)]

    def notations(self, move: Move) -> list[list[str]]:
        """The words of a move's notation, and of what is written for it."""
        if move not in self._notations:
            self._notations[move] = [words_in(text) for text in dict.fromkeys((move.text, self.written(move)))]
        return self._notations[move]

    def name_words(self, move: Move) -> list[str]:
        """The words of a move's name in the language on the screen."""
        if move not in self._names:
            self._names[move] = words_in(self.name(move))
        return self._names[move]


def move_list_of(table: Table, seat: int, speak: Words | None = None) -> MoveList:
    """What a seat may choose from now, named in the language on the screen."""

    def reason_of(move: Move) -> str:
        code = table.keeper.refusal_code(seat, move.id)
        return table.game.about.refusals.names[code] if code else ""

    def name_of(move: Move) -> str:
        return move.text if speak is None else name_move(move, table.game, speak, table.seats)

    def write(notation: str, kind: str) -> str:
        return notation if speak is None else in_language(notation, speak, kind)

    return MoveList(table.moves(seat), table.game.all_moves, reason_of, name_of, write)


@lru_cache(4096)
def in_language(notation: str, speak: Words, kind: str = "") -> str:
    """A notation with its English words in the language spoken, where the game has them: `W3 wizard` is `W3 Magier`.

    A game may also have its own way to write the numbers of a kind of moves: people count pawns from 1.
    """
    return " ".join(word_in_language(word, speak, kind) for word in notation.split())


def word_in_language(word: str, speak: Words, kind: str) -> str:
    if word.isdecimal() and len(word) < LONGEST_NUMBER and speak.has("notation-number"):
        return speak("notation-number", number=int(word), kind=kind)
    return speak("notation", word=word) if speak.has("notation") else word


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


def parts_of(words: Sequence[str]) -> list[str]:
    """The words of a notation in their smallest parts: `forest-witch` has two."""
    return [part for word in words for part in re.split(r"[-_]", word) if part]


def first_place(texts: Iterable[Sequence[str]], wanted: Sequence[str], fits: Callable[[str, str], bool]) -> int | None:
    """Where the wanted words stand in the first of these texts that has them."""
    return next((at for words in texts if (at := place_of(words, wanted, fits)) is not None), None)


def in_notation(choice: MoveList, move: Move, wanted: Sequence[str]) -> int | None:
    return first_place(choice.notations(move), wanted, is_same)


def begun_in_notation(choice: MoveList, move: Move, wanted: Sequence[str]) -> int | None:
    notations = choice.notations(move)
    return first_place([*notations, *map(parts_of, notations)], wanted, begins)


def in_name(choice: MoveList, move: Move, wanted: Sequence[str]) -> int | None:
    return place_of(choice.name_words(move), wanted, is_same)


def begun_in_name(choice: MoveList, move: Move, wanted: Sequence[str]) -> int | None:
    return place_of(choice.name_words(move), wanted, begins)


READINGS: tuple[Reading, ...] = (in_notation, begun_in_notation, in_name, begun_in_name)


def read_among(choice: MoveList, moves: Sequence[Move], text: str) -> tuple[Reading, list[Move]]:
    """The first reading of a text that fits any of these moves, and those it fits."""
    wanted = words_in(text)
    for reading in READINGS:
        found = [move for move in moves if reading(choice, move, wanted) is not None]
        if found:
            return reading, found
    return READINGS[0], []


# --- what a text stands for -------------------------------------------------------------------------------------------


def find_move(choice: MoveList, text: str) -> Move | None:
    """The move a text stands for if nothing else can be meant; never a guess."""
    exact = whole(choice, choice.moves, text)
    if exact:
        return exact[0]
    if is_typed_number(text):
        meant = by_number(choice, text)
        return meant[0] if len(meant) == 1 else None
    reading, found = read_among(choice, choice.moves, text)
    return found[0] if len(found) == 1 and is_sure(choice, reading, found[0], text) else None


def is_typed_number(text: str) -> bool:
    return text.removeprefix("#").isdecimal()


def by_number(choice: MoveList, text: str) -> list[Move]:
    """The move in that place of the list, and without the mark # also the moves that have the number in their notation."""
    placed = [move for move in [at_place(choice, text)] if move is not None]
    named = [] if text.startswith("#") else [move for move in choice.moves if in_notation(choice, move, [text]) is not None]
    return list(dict.fromkeys([*placed, *named]))


def at_place(choice: MoveList, text: str) -> Move | None:
    bare = text.removeprefix("#")
    number = int(bare) if len(bare) < LONGEST_NUMBER else 0
    return choice.moves[number - 1] if 1 <= number <= len(choice.moves) else None


def is_sure(choice: MoveList, reading: Reading, move: Move, text: str) -> bool:
    """Whether the only listed move that a text fits is meant: it begins so, or nothing of another kind that is near fits too."""
    wanted = words_in(text)
    if reading(choice, move, wanted) == 0:
        return True
    if reading is in_notation and not ends_in(choice, move, wanted):
        return False
    others = [other for other in choice.others if reading(choice, other, wanted) is not None]
    rivals = [other for other in others if other.kind != move.kind or (reading is in_notation and not ends_in(choice, other, wanted))]
    return not rivals or not any(other in choice.near for other in rivals)


def could_be(choice: MoveList, text: str) -> list[Move]:
    """The listed moves that a text not sure enough to be played could stand for; none where it is all of a refused one."""
    if is_typed_number(text):
        return by_number(choice, text)
    return [] if whole(choice, choice.near, text) else read_among(choice, choice.moves, text)[1]


def closest(game: Game, choice: MoveList, text: str) -> Move:
    """The refused move a person most likely means, to say why not, never to be made. Raises `unknown_move`."""
    for moves in (choice.near, choice.far):
        found = whole(choice, moves, text) or read_among(choice, moves, text)[1]
        if found:
            return found[0]
    return game.move(text)


def whole(choice: MoveList, moves: Sequence[Move], text: str) -> list[Move]:
    """The moves, one at most, whose notation the text is."""
    wanted = words_in(text)
    return [move for move in moves if wanted in choice.notations(move)]


def ends_in(choice: MoveList, move: Move, wanted: Sequence[str]) -> bool:
    return any(words[-len(wanted) :] == list(wanted) for words in choice.notations(move))


def as_in(choice: MoveList, move: Move, text: str) -> str:
    """What was typed, written as the move's notation writes it; the whole move where it was typed in another way."""
    wanted = words_in(text)
    for notation in (move.text, choice.written(move)):
        at = place_of(words_in(notation), wanted, is_same)
        if at is not None:
            return " ".join(notation.split()[at : at + len(wanted)])
    return choice.written(move)


def example(choice: MoveList, room: int = LONGEST_EXAMPLE) -> str:
    """How a move can be typed: the first; where there is no room for it, the shortest, or its number in the list."""
    way = brief(choice, choice.moves[0])
    if len(way) > room:
        way = min((brief(choice, move) for move in choice.moves), key=len)
    return way if len(way) <= room else "#1"


def brief(choice: MoveList, move: Move) -> str:
    """How a move can be typed: only what it is about where that will do, else all of it."""
    short = next((about for about in choice.about(move) if ends_in(choice, move, words_in(about))), "")
    return short if short and find_move(choice, short) == move else choice.written(move)


def completions(choice: MoveList, words: Sequence[str]) -> list[str]:
    """What Tab offers: the moves as they are written, what they are about, their names, and the words to the table."""
    about = [each for move in choice.moves for each in choice.about(move)]
    names = [choice.name(move) for move in choice.moves]
    return list(dict.fromkeys([*map(choice.written, choice.moves), *about, *names, *words]))
