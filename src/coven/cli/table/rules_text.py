"""The rules of a game as pages to read: its RULES.md, or RULES.de.md and the like, with the line where each ruling begins."""

import re
from dataclasses import dataclass, field

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from coven.table.game import Game

RULING = re.compile(r"(?:- )?(?:\*\*)?R?(\d+)(?:\*\*)?[.:]?(?:\*\*)?\s")  # `13. …`, `- **R13** …`, `**13.** …`
HEADING = re.compile(r"#+ ")


@dataclass
class RulesText:
    """The lines of the rules, and the line of each ruling."""

    lines: list[Text] = field(default_factory=list)
    rulings: dict[int, int] = field(default_factory=dict)


def rules_of(game: Game, console: Console, language: str = "en") -> RulesText:
    """The game's rules set for this console's width, in English where there are none in a language; empty where the game has none."""
    path = next((path for path in (game.about.folder / f"RULES.{language}.md",) if path.is_file()), game.about.folder / "RULES.md")
    rules = RulesText()
    for block in blocks(path.read_text(encoding="utf-8")) if path.is_file() else []:
        found = RULING.match(block)
        if found:
            rules.rulings[int(found[1])] = len(rules.lines)  # the rulings come last, after other numbered lists
        rules.lines += rendered(block, console)
    return rules


def blocks(text: str) -> list[str]:
    """The text cut where a ruling or a heading begins, so that each can be found."""
    parts: list[list[str]] = [[]]
    is_code = False
    for line in text.splitlines():
        is_code ^= line.startswith("```")
        if not is_code and (RULING.match(line) or HEADING.match(line)):
            parts.append([])
        parts[-1].append(line)
    return ["\n".join(part) for part in parts if part]


def rendered(block: str, console: Console) -> list[Text]:
    """A block of Markdown as lines; an empty line follows a block that ends in one."""
    options = console.options.update(width=min(console.width, 100))
    lines = [Text.assemble(*((part.text, part.style or "") for part in line)) for line in console.render_lines(Markdown(block), options)]
    for line in lines:
        line.rstrip()
    while lines and not lines[0].plain:
        lines.pop(0)
    while lines and not lines[-1].plain:
        lines.pop()
    return [*lines, Text("")] if block.endswith("\n") or HEADING.match(block) else lines
