"""The rules of a game as people read them: RULES.md, or RULES.de.md and the like, taken apart into blocks for the terminal and the page."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypedDict

from coven.table.game import Game

FOR_PROGRAMMERS = "<!-- for programmers -->"  # players are not shown what follows up to the next heading, nor a heading with nothing else under it
FENCE = "```"
HEADING = re.compile(r"(#+) (.*)")
RULING = re.compile(r"(\d+)\. (.*)")
BEGINNING = re.compile(r"#+ |\||\d+\. |- |```")  # of a block that is no paragraph
GOING_ON = re.compile(r"\s+\S")  # of an entry in a list
RULE_OF_TABLE = re.compile(r":?-+:?")
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
MARKED = re.compile(r"(\*\*[^*]+\*\*|`[^`]+`)")


class Span(TypedDict):
    """Some words in one kind of type."""

    kind: Literal["text", "bold", "code"]
    text: str


class Heading(TypedDict):
    kind: Literal["heading"]
    level: int
    spans: list[Span]


class Paragraph(TypedDict):
    kind: Literal["text"]
    spans: list[Span]


class Code(TypedDict):
    kind: Literal["code"]
    text: str


class Listing(TypedDict):
    kind: Literal["list"]
    items: list[list[Span]]


class Ruling(TypedDict):
    kind: Literal["ruling"]
    number: int
    spans: list[Span]


class Grid(TypedDict):
    kind: Literal["table"]
    head: list[list[Span]]
    rows: list[list[list[Span]]]


Block = Heading | Paragraph | Code | Listing | Ruling | Grid


@dataclass(frozen=True)
class Part:
    """A block, and the Markdown it was made from, with the empty lines after it."""

    block: Block
    source: str


def rules_file(game: Game, language: str) -> Path | None:
    """The rules in a language, or in English where there are none; None where the game has none at all."""
    files = (game.about.folder / f"RULES.{language}.md", game.about.folder / "RULES.md")
    return next((file for file in files if file.is_file()), None)


def parts_of(text: str) -> list[Part]:
    """The parts of a text for players, in their order."""
    lines, parts, at = text.splitlines(), list[Part](), 0
    while at < len(lines):
        if lines[at] == FOR_PROGRAMMERS:
            parts = parts[:-1] if parts and parts[-1].block["kind"] == "heading" else parts
            at = next_heading(lines, at)
        elif not lines[at].strip():
            at += 1
        else:
            end = end_of_block(lines, at)
            after = next((place for place in range(end, len(lines)) if lines[place].strip()), len(lines))
            parts.append(Part(block_of(lines[at:end]), "\n".join(lines[at:after])))
            at = after
    return parts


def next_heading(lines: Sequence[str], at: int) -> int:
    is_code = False
    for place in range(at, len(lines)):
        is_code ^= lines[place].startswith(FENCE)
        if not is_code and HEADING.match(lines[place]):
            return place
    return len(lines)


def end_of_block(lines: Sequence[str], at: int) -> int:
    """The line after the block that begins in a line."""
    first = lines[at]
    if HEADING.match(first):
        return at + 1
    if first.startswith(FENCE):
        return next((place + 1 for place in range(at + 1, len(lines)) if lines[place].startswith(FENCE)), len(lines))
    return next((place for place in range(at + 1, len(lines)) if not goes_on(first, lines[place])), len(lines))


def goes_on(first: str, line: str) -> bool:
    """Whether a line belongs to the block that begins with another."""
    if first.startswith("|"):
        return line.startswith("|")
    if RULING.match(first):
        return GOING_ON.match(line) is not None
    if first.startswith("- "):
        return line.startswith("- ") or GOING_ON.match(line) is not None
    return bool(line.strip()) and not BEGINNING.match(line)


def block_of(lines: Sequence[str]) -> Block:
    first = lines[0]
    if heading := HEADING.match(first):
        return {"kind": "heading", "level": len(heading[1]), "spans": spans_of(heading[2])}
    if first.startswith(FENCE):
        return {"kind": "code", "text": "\n".join(line for line in lines[1:] if not line.startswith(FENCE))}
    if first.startswith("|"):
        head, *rows = (row for row in map(cells_of, lines) if not all(RULE_OF_TABLE.fullmatch(cell) for cell in row))
        return {"kind": "table", "head": [spans_of(cell) for cell in head], "rows": [[spans_of(cell) for cell in row] for row in rows]}
    if ruling := RULING.match(first):
        return {"kind": "ruling", "number": int(ruling[1]), "spans": spans_of(" ".join([ruling[2], *map(str.strip, lines[1:])]))}
    if first.startswith("- "):
        return {"kind": "list", "items": [spans_of(item) for item in items_of(lines)]}
    return {"kind": "text", "spans": spans_of(" ".join(lines))}


def cells_of(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


def items_of(lines: Sequence[str]) -> Iterator[str]:
    """The entries of a list, each with the lines that go on with it."""
    starts = [place for place, line in enumerate(lines) if line.startswith("- ")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield " ".join([lines[start][2:], *map(str.strip, lines[start + 1 : end])])


def spans_of(text: str) -> list[Span]:
    """Words in bold and in code by themselves; of a link its words."""
    return [span_of(part) for part in MARKED.split(LINK.sub(r"\1", text)) if part]


def span_of(part: str) -> Span:
    if part.startswith("**"):
        return {"kind": "bold", "text": part[2:-2]}
    if part.startswith("`"):
        return {"kind": "code", "text": part[1:-1]}
    return {"kind": "text", "text": part}
