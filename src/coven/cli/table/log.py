"""What happened, in lines: the last few beside the table, or all of it to read again."""

from collections.abc import Iterator, Sequence

from coven.cli.sentences import Shorten, event_sentence
from coven.table.table import Table
from coven.table.values import Event, Viewer
from coven.table.words import Words


def log(table: Table, viewer: Viewer, speak: Words, most: int | None = None, shorten: Shorten | None = None) -> list[str]:
    """What a viewer saw happen, oldest first: all of it, or the last lines."""
    if most == 0:
        return []
    groups = gathered(table.events(viewer), speak)
    shown = groups if most is None else groups[-most:]
    return [line_of(group, table, speak, shorten) for group in shown]


def gathered(events: Sequence[Event], speak: Words) -> list[list[Event]]:
    """Events by the line they are told in: the same thing done by one seat after another takes one, if there are words for several."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and is_alike(groups[-1][-1], event) and speak.has(many_key(event)):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def is_alike(one: Event, other: Event) -> bool:
    """Whether two events differ in nothing but the seat."""
    return one.kind == other.kind and "seat" in one.args and {**one.args, "seat": None} == {**other.args, "seat": None}


def many_key(event: Event) -> str:
    return f"event-{event.kind}-many".replace("_", "-")


def line_of(group: Sequence[Event], table: Table, speak: Words, shorten: Shorten | None) -> str:
    if len(group) == 1:
        return event_sentence(group[0], table.game, speak, table.seats, shorten)
    names = list(dict.fromkeys(table.seats[event.args["seat"]] for event in group))
    return speak(many_key(group[0]), players=in_a_row(names, speak), count=len(names))


def in_a_row(names: Sequence[str], speak: Words) -> str:
    """`Agatha, Bertha and Circe`."""
    return names[0] if len(names) == 1 else speak("names-and", names=", ".join(names[:-1]), last=names[-1])


def wrapped(lines: Sequence[str], width: int) -> Iterator[list[str]]:
    """Each line as the rows it takes on a screen, none cut short."""
    import textwrap

    for line in lines:
        yield textwrap.wrap(line, max(1, width - 2), break_long_words=True) or [""]
