"""Where in the text of a box something stands: the line of a fault."""

import re

from coven.games.broom_service.box.faults import Where


def line_in(message: str) -> int | None:
    found = re.search(r"at line (\d+)", message)
    return int(found[1]) if found else None


def line_of(text: str, where: Where) -> int | None:
    """The line an entry begins at: the header of its table, or in it the line of its key."""
    lines = text.splitlines()
    row_at = next((place for place, step in enumerate(where) if isinstance(step, int)), None)
    if row_at is not None:
        start = _header(lines, f"[[{_dotted(where[:row_at])}]]", int(where[row_at]))
        return start and _key_line(lines, start, where[row_at + 1 :])
    for cut in range(len(where), 0, -1):
        for header in (f"[{_dotted(where[:cut])}]", f"[[{_dotted(where[:cut])}]]"):
            start = _header(lines, header, 0)
            if start is not None:
                return _key_line(lines, start, where[cut:])
    return _key_line(lines, 0, where) or _first_below(lines, where) or 1


def _dotted(where: Where) -> str:
    return ".".join(map(str, where))


def _header(lines: list[str], header: str, number: int) -> int | None:
    """The line of the header that has so many like it before it."""
    places = [place for place, line in enumerate(lines, 1) if line.split("#")[0].strip() == header]
    return places[number] if number < len(places) else None


def _first_below(lines: list[str], where: Where) -> int | None:
    """The line of the first table inside one that has no header of its own."""
    inside = tuple(bracket + _dotted(where[:1]) + "." for bracket in ("[", "[["))
    return next((place for place, line in enumerate(lines, 1) if line.startswith(inside)), None)


def _key_line(lines: list[str], start: int, keys: Where) -> int:
    """The line of a key in the table whose header is at `start`; the header's where there is none."""
    for place, line in enumerate(lines[start:], start + 1):
        if line.startswith("["):
            break
        if keys and re.match(rf"\s*{re.escape(str(keys[0]))}\s*=", line):
            return place
    return start
