"""The rules as blocks: what each is made from, what players are not shown, and that nothing else is lost."""

import re
from pathlib import Path

import pytest

import coven
from coven.table.rulebook import FOR_PROGRAMMERS, Block, Span, parts_of, rules_file, spans_of
from coven.table.schema import faults_of

FILES = sorted(path for name in coven.game_names() for path in coven.game(name).about.folder.glob("RULES*.md"))
TEXT = f"""# Game

For **all** players,
by [somebody](page.md).

### For others

{FOR_PROGRAMMERS}

```python
# not a heading
```

Code.

## The end

- when `limit` is
  reached
- or never

| a | b |
|---|--:|
| 1 | **2** |

```
as it is
```

1. First
   and on.
2. Second.

{FOR_PROGRAMMERS}

| `guard` | stops |
"""


def text(words: str) -> Span:
    return {"kind": "text", "text": words}


BLOCKS: list[Block] = [
    {"kind": "heading", "level": 1, "spans": [text("Game")]},
    {"kind": "text", "spans": [text("For "), {"kind": "bold", "text": "all"}, text(" players, by somebody.")]},
    {"kind": "heading", "level": 2, "spans": [text("The end")]},
    {"kind": "list", "items": [[text("when "), {"kind": "code", "text": "limit"}, text(" is reached")], [text("or never")]]},
    {"kind": "table", "head": [[text("a")], [text("b")]], "rows": [[[text("1")], [{"kind": "bold", "text": "2"}]]]},
    {"kind": "code", "text": "as it is"},
    {"kind": "ruling", "number": 1, "spans": [text("First and on.")]},
    {"kind": "ruling", "number": 2, "spans": [text("Second.")]},
]


def test_every_kind_of_block_is_read_and_players_are_spared_what_is_for_programmers() -> None:
    assert [part.block for part in parts_of(TEXT)] == BLOCKS
    assert parts_of("") == [] == parts_of("\n\n")


@pytest.mark.parametrize("text", ["```\nnever closed", "|", "| a |", "-", "1.", "#", "# ", "**", "`a", "- a\n b\n\n  c"])
def test_any_text_can_be_read(text: str) -> None:
    """Rules of an outside game may be written as they like."""
    parts_of(text)


def test_a_block_keeps_its_own_markdown() -> None:
    shown = re.sub(rf"(### .*\n\n)?{FOR_PROGRAMMERS}[\s\S]*?(?=\n## |\Z)", "", TEXT)
    assert "\n".join(part.source for part in parts_of(TEXT)).split() == shown.split()


def words_of(block: Block) -> str:
    """All words of a block as its Markdown has them, but for the marks."""
    match block:
        case {"text": str(words)}:
            return words
        case {"items": list(items)}:
            return " ".join(joined(item) for item in items)
        case {"head": list(head), "rows": list(rows)}:
            return " ".join(joined(cell) for row in [head, *rows] for cell in row)
        case {"number": int(number), "spans": list(spans)}:
            return f"{number}. {joined(spans)}"
        case {"spans": list(spans)}:
            return joined(spans)
    raise AssertionError(block)


def joined(spans: list[Span]) -> str:
    return "".join(span["text"] for span in spans)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_no_word_of_the_rules_is_lost(file: Path) -> None:
    parts = parts_of(file.read_text(encoding="utf-8"))
    assert len([part for part in parts if part.block["kind"] == "ruling"]) > 2
    for part in parts:
        assert faults_of("block", part.block, Block) == []
        assert re.findall(r"\w+", words_of(part.block)) == re.findall(r"\w+", re.sub(r"\]\([^)]*\)", "", part.source))


def test_links_are_told_by_their_words() -> None:
    assert spans_of("see [the `map`](x.svg)") == [text("see the "), {"kind": "code", "text": "map"}]


def test_rules_are_in_english_where_there_are_none_in_a_language() -> None:
    game = coven.game("cauldron")
    assert rules_file(game, "xx") == game.about.folder / "RULES.md"
