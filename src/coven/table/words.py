"""The words people read: Project Fluent files in English, German and Dutch, one folder for each game and one in common."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from coven.errors import CovenError, Finding, cut, shown

LANGUAGES = ("en", "de", "nl")
COMMON = Path(__file__).resolve().parents[1] / "words"
LONGEST_PART = 2_000  # Fluent gives up on more letters in one place of a sentence,
LARGEST_NUMBER = 10**15  # and on numbers of very many digits


class Words:
    """Sentences of one language.

    An argument `card="R11"` is put into words by the message `card-R11` if there is one, and each item of a list
    `cards=[…]` likewise; anything else stands as it is.
    """

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def arguments(self, key: str) -> set[str]:
        """The arguments a message speaks of, those of messages it refers to included."""
        return {name.removesuffix("-id") for name in self._variables(self._bundle.get_message(key).value)}

    def _variables(self, part: object) -> Iterator[str]:
        from fluent.syntax import ast

        if isinstance(part, ast.VariableReference):
            yield part.id.name
        elif isinstance(part, ast.MessageReference):
            yield from self._variables(self._bundle.get_message(part.id.name).value)
        elif isinstance(part, list | ast.BaseNode):
            for each in part if isinstance(part, list) else vars(part).values():
                yield from self._variables(each)

    def __call__(self, key: str, /, **args: Any) -> str:
        """The message `key` with its arguments filled in; the key itself where there is no such message."""
        if not self.has(key):
            return key
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"the message {key} has no text"
        ids = {f"{name}-id": value for name, value in args.items() if isinstance(value, str)}  # as it was, to choose forms of words by
        text, _errors = self._bundle.format_pattern(pattern, ids | {name: self._spoken(name, value) for name, value in args.items()})
        return str(text)

    def _spoken(self, name: str, value: Any) -> Any:
        if isinstance(value, list | tuple):
            return sayable(", ".join(str(self._spoken(name.removesuffix("s"), item)) for item in value))
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str) and len(value) < LONGEST_PART and self.has(f"{name}-{value}"):
            return self(f"{name}-{value}")
        return sayable(value)


def sayable(value: Any) -> Any:
    """A value that can stand in a sentence: long text is cut, and a number too large to be told with its separators is plain digits."""
    if isinstance(value, str):
        return cut(value, LONGEST_PART)
    if isinstance(value, int) and not -LARGEST_NUMBER < value < LARGEST_NUMBER:
        return cut(digits(value), LONGEST_PART)
    return value


def digits(number: int) -> str:
    try:
        return str(number)
    except ValueError:  # Python writes no more than some thousands
        return hex(number)


def words(language: str, *folders: Path) -> Words:
    """The words of one language: those in common and those of the folders given."""
    if not isinstance(language, str) or language not in LANGUAGES:
        message = f"There are no words in {shown(language)}; there are {', '.join(LANGUAGES)}."
        raise CovenError("unknown_language", message, language=language if isinstance(language, str) else shown(language))
    return _read(language, *folders)


@cache
def _read(language: str, *folders: Path) -> Words:
    return Words(language, (COMMON, *folders))


def say(speak: Words, prefix: str, kind: str, args: Mapping[str, Any]) -> str:
    """A move, event, refusal or the like in words: the message `prefix-kind`, underscores written as hyphens."""
    return speak(f"{prefix}-{kind}".replace("_", "-"), **args)


def findings_in(folder: Path) -> Callable[..., Finding]:
    """How a game says what is wrong with a box or a position: by a code, whose sentences stand in the words of that folder, English included."""

    def finding(code: str, **details: Any) -> Finding:
        return Finding(code, words("en", folder)(f"finding-{code}".replace("_", "-"), **details), **details)

    return finding
