"""Which options go together: nothing a table asks for is silently ignored."""

from collections.abc import Callable, Mapping
from typing import Any

from coven.errors import CovenError
from coven.games.wandering_towers.state import SPELL_FLAGS

BASIC_FLAGS = ("with_move_wizard", "with_move_tower")
RANDOM_SPELLS = 3  # if nobody says how many

Options = Mapping[str, Any]


def is_solo(players: int, options: Options) -> bool:
    return players == 1 or options["mode"] == "cooperative"


def refuse(reason: str, name: str, value: Any, expected: str, about: Any = True) -> CovenError:
    """Options that don't go together; the reason is a detail of its own, by which words in each language are found."""
    message = f"Option {name}: {value!r} is not {expected}."
    return CovenError("bad_option", message, **{reason: about}, option=name, value=value, expected=expected)


def check_together(box: Any, players: int, options: Options) -> None:
    """Teams need four or six seats, Master wizards need spells and opponents, and each option a game in which it matters."""
    if options["mode"] == "teams" and players not in (4, 6):
        raise refuse("teams_seats", "mode", "teams", f"possible with {players} players: teams need 4 or 6", players)
    if options["master"] and (options["spells"] == "none" or is_solo(players, options)):
        raise refuse("master_needs", "master", True, "possible without spells or opponents")
    check_matters(players, options)
    check_spells(options)
    if is_solo(players, options):
        check_solo_spells(options, int(box.solo_spells))


# --- where an option matters ------------------------------------------------------------------------------------------


def has_opponents(players: int, options: Options) -> bool:
    return not is_solo(players, options)


def casts_basically(players: int, options: Options) -> bool:
    """Whether spells follow the basic rule, one a turn on one's own turn."""
    return has_opponents(players, options) and not options["master"] and options["spells"] != "none"


MATTERS: dict[str, tuple[str, Any, Callable[[int, Options], bool]]] = {  # what it needs, the value that asks for nothing, and where it matters
    "discard": ("opponents", "second", has_opponents),
    "tower_before_draw": ("opponents", False, has_opponents),
    "others_entry_ends_turn": ("opponents", False, has_opponents),
    "spell_in_action": ("basic", True, casts_basically),
    "spells_on_others": ("basic", False, casts_basically),
    "spell_after_special": ("basic", False, casts_basically),
    "master_spell_before_card": ("master", True, lambda players, options: bool(options["master"])),
    "finish_round": ("teams", False, lambda players, options: options["mode"] == "teams"),
}
NEEDS = {
    "opponents": "possible against the deck",
    "basic": "possible but where spells are cast by the basic rule",
    "master": "possible without Master wizards",
    "teams": "possible without teams",
}


def check_matters(players: int, options: Options) -> None:
    for name, (need, default, matters) in MATTERS.items():
        if options[name] != default and not matters(players, options):
            raise refuse(f"needs_{need}", name, options[name], NEEDS[need])


# --- spells -----------------------------------------------------------------------------------------------------------


def check_spells(options: Options) -> None:
    """Flags are for chosen spells, a count for random ones."""
    for name in SPELL_FLAGS:
        if options["spells"] != "chosen" and options[name] != (name in BASIC_FLAGS):
            raise refuse("not_chosen", name, options[name], "possible unless the spells are chosen")
    if options["spells"] == "chosen" and not any(options[name] for name in SPELL_FLAGS):
        raise refuse("none_chosen", "spells", "chosen", "possible without a chosen spell")
    if options["spell_count"] != RANDOM_SPELLS and options["spells"] != "random":
        raise refuse("not_random", "spell_count", options["spell_count"], "possible unless the spells are random")


def check_solo_spells(options: Options, many: int) -> None:
    """Against the deck there are as many as the box says, Piggyback never among them (ruling 65)."""
    if options["spell_count"] != RANDOM_SPELLS:
        expected = f"possible against the deck: there the random spells are {many}"
        raise refuse("solo_random", "spell_count", options["spell_count"], expected, many)
    chosen = sum(bool(options[name]) for name in SPELL_FLAGS)
    if options["spells"] == "chosen" and (chosen != many or options["with_piggyback"]):
        expected = f"possible against the deck but with exactly {many} spells, Piggyback not among them"
        raise refuse("solo_chosen", "spells", "chosen", expected, many)
