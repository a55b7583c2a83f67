"""The rules of a game as pages to read, with the line where each ruling begins."""

from dataclasses import dataclass, field

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from coven.table.game import Game
from coven.table.rulebook import Part, parts_of, rules_file

WIDEST = 100


@dataclass
class RulesText:
    """The lines of the rules, and the line of each ruling."""

    lines: list[Text] = field(default_factory=list)
    rulings: dict[int, int] = field(default_factory=dict)


def rules_of(game: Game, console: Console, language: str = "en") -> RulesText:
    """The game's rules set for this console's width, in English where there are none in a language; empty where the game has none."""
    path, rules = rules_file(game, language), RulesText()
    for part in parts_of(path.read_text(encoding="utf-8")) if path is not None else []:
        if part.block["kind"] == "ruling":
            rules.rulings[part.block["number"]] = len(rules.lines)  # the rulings come last, after other numbered lists
        rules.lines += rendered(part, console)
    return rules


def rendered(part: Part, console: Console) -> list[Text]:
    """A block as lines, drawn from its Markdown; an empty line follows a heading, and a block that one follows in the file."""
    options = console.options.update(width=min(console.width, WIDEST))
    drawn = console.render_lines(Markdown(part.source), options)
    lines = [Text.assemble(*((segment.text, segment.style or "") for segment in line)) for line in drawn]
    for line in lines:
        line.rstrip()
    while lines and not lines[0].plain:
        lines.pop(0)
    while lines and not lines[-1].plain:
        lines.pop()
    return [*lines, Text("")] if part.source.endswith("\n") or part.block["kind"] == "heading" else lines
