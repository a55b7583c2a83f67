"""What is printed can't command the terminal, wherever a text comes from: a record, a box, a name, a typed line."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderableType, RenderHook
from rich.segment import Segment

from coven.cli.output import printable


class Safe:
    """Something to print, with every unprintable character replaced."""

    def __init__(self, drawing: RenderableType) -> None:
        self.drawing = drawing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Segment]:
        for segment in console.render(self.drawing, options):
            yield segment if segment.control else Segment("\n".join(map(printable, segment.text.split("\n"))), segment.style)


class SafeHook(RenderHook):
    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [Safe(renderable) for renderable in renderables]


def safe_console(stderr: bool = False) -> Console:
    """A console for words as they are: no markup, no highlighting, nothing that commands the terminal."""
    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    console.push_render_hook(SafeHook())
    return console
