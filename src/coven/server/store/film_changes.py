"""What changes from one view to the next, as plain data: a film keeps the first view whole and then only the changes."""

from typing import Any

Change = dict[str, Any]  # "v": another value; "s": fields set, "i": changed inside, "d": fields gone; "a": entries added to a list


def difference(old: Any, new: Any) -> Change:
    """What makes `old` into `new`; nothing if they are the same."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_fields(old, new)
    if isinstance(old, list) and isinstance(new, list) and len(old) <= len(new):
        return _of_entries(old, new)
    return {} if type(old) is type(new) and old == new and not isinstance(old, list) else {"v": new}


def _of_fields(old: dict[str, Any], new: dict[str, Any]) -> Change:
    parts = {
        "s": {name: value for name, value in new.items() if name not in old},
        "i": {name: change for name in new if name in old and (change := difference(old[name], new[name]))},
        "d": [name for name in old if name not in new],
    }
    return {kind: part for kind, part in parts.items() if part}


def _of_entries(old: list[Any], new: list[Any]) -> Change:
    inside = {str(place): change for place, value in enumerate(old) if (change := difference(value, new[place]))}
    return {kind: part for kind, part in (("i", inside), ("a", new[len(old) :])) if part}


def changed(old: Any, change: Change) -> Any:
    """`old` after a change; `old` itself stays as it is."""
    if "v" in change:
        return change["v"]
    if not change:
        return old
    if isinstance(old, list):
        inside = change.get("i", {})
        return [changed(value, inside.get(str(place), {})) for place, value in enumerate(old)] + change.get("a", [])
    kept = {name: changed(value, change.get("i", {}).get(name, {})) for name, value in old.items() if name not in change.get("d", ())}
    return {**kept, **change.get("s", {})}
