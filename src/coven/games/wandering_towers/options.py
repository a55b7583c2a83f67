"""The options of Wandering Towers and which go together, and what a person may leave to the table."""

from collections.abc import Callable, Mapping
from typing import Any

from coven.games.wandering_towers.names import SPELL_NAMES
from coven.games.wandering_towers.types import Box
from coven.kernel import types
from coven.kernel.target import rule
from coven.table.options import Choice, Flag, Number, Option, refuse_together

GUARD_ROUNDS = 200  # no game outlasts this (Towers 63)
SPELL_FLAGS = tuple(f"with_{name}" for name in SPELL_NAMES)
BASIC_NAMES = ("move_wizard", "move_tower")
BASIC_FLAGS = tuple(f"with_{name}" for name in BASIC_NAMES)
RANDOM_SPELLS = 3  # if nobody says how many
Options = Mapping[str, Any]

MODES = ("competitive", "teams", "cooperative")
COMPETITIVE, TEAMS, COOPERATIVE = range(3)
WAYS_TO_CHOOSE = ("usual", "basic", "chosen", "random", "none")
USUAL, BASIC, CHOSEN, RANDOM, NO_SPELLS = range(5)
DISCARDS = ("second", "any", "never")
SECOND, ANY, NEVER = range(3)
MEMORIES = ("none", "own", "all")
REMEMBER_NOTHING, REMEMBER_OWN, REMEMBER_ALL = range(3)
BOT_MEMORIES = ("perfect", "forgetful")
PERFECT, FORGETFUL = range(2)

OPTIONS: tuple[Option, ...] = (
    Choice("mode", MODES),
    Flag("master"),  # Master wizards (Towers 31 to 35)
    Choice("spells", WAYS_TO_CHOOSE),  # Towers 23, 31
    Number("spell_count", 1, 8, RANDOM_SPELLS),  # how many at random
    *(Flag(name, name in BASIC_FLAGS) for name in SPELL_FLAGS),  # which are chosen
    Choice("discard", DISCARDS),  # throwing away a card that could move (Towers 17)
    Flag("spell_in_action", True),  # Towers 66
    Flag("spells_on_others"),  # Towers 24
    Flag("others_entry_ends_turn"),  # Towers 25
    Flag("spell_after_special"),  # Towers 50
    Flag("tower_before_draw"),  # Towers 19
    Flag("master_spell_before_card", True),  # Towers 49
    Flag("finish_round"),  # Towers 41
    Choice("memory", MEMORIES),  # Towers 42
    Choice("bot_memory", BOT_MEMORIES),  # Towers 43
)


def is_solo(players: int, options: Options) -> bool:
    return players == 1 or options["mode"] == "cooperative"


def check_together(box: Box, players: int, options: Options) -> None:
    """Teams need four or six seats, Master wizards need spells and opponents, and each option a game in which it matters."""
    if options["mode"] == "teams" and players not in (4, 6):
        raise refuse_together("teams_seats", "mode", "teams", f"possible with {players} players: teams need 4 or 6", players)
    if options["master"] and (options["spells"] == "none" or is_solo(players, options)):
        raise refuse_together("master_needs", "master", True, "possible without spells or opponents")
    check_spells(players, options)
    if is_solo(players, options):
        check_solo_spells(options, int(box.solo_spells))
    check_matters(players, options)


# --- which spells -----------------------------------------------------------------------------------------------------


@rule
def way_to_choose(spells: types.Number, solo: types.Flag, master: types.Flag) -> types.Number:
    """How spells are chosen; the rulebook's way is the basic two, with Master wizards some at random, none in plain solo (Towers 23, 31, 65)."""
    if spells != USUAL:
        return spells
    if solo:
        return NO_SPELLS
    return RANDOM if master else BASIC


def chosen_way(players: int, options: Options) -> str:
    """The way these options choose spells, by name."""
    return WAYS_TO_CHOOSE[way_to_choose(WAYS_TO_CHOOSE.index(options["spells"]), is_solo(players, options), options["master"])]


def possible_spells(players: int, options: Options) -> set[str]:
    """The spells that may be in play."""
    way = chosen_way(players, options)
    if way == "chosen":
        return {name for name, flag in zip(SPELL_NAMES, SPELL_FLAGS, strict=True) if options[flag]}
    return {"none": set[str](), "basic": set(BASIC_NAMES), "random": set(SPELL_NAMES)}[way]


def check_spells(players: int, options: Options) -> None:
    """Flags are for chosen spells, a count for random ones."""
    for name in SPELL_FLAGS:
        if options["spells"] != "chosen" and options[name] != (name in BASIC_FLAGS):
            raise refuse_together("not_chosen", name, options[name], "possible unless the spells are chosen")
    if options["spells"] == "chosen" and not possible_spells(players, options):
        raise refuse_together("none_chosen", "spells", "chosen", "possible without a chosen spell")
    if options["spell_count"] != RANDOM_SPELLS and chosen_way(players, options) != "random":
        raise refuse_together("not_random", "spell_count", options["spell_count"], "possible unless the spells are random")


def check_solo_spells(options: Options, many: int) -> None:
    """Against the deck there are none, or as many as the box says, Piggyback never among them (Towers 65)."""
    if options["spells"] == "basic":
        raise refuse_together("solo_basic", "spells", "basic", f"possible against the deck: there are none, or {many} random or chosen ones", many)
    if options["spell_count"] != RANDOM_SPELLS:
        expected = f"possible against the deck: there the random spells are {many}"
        raise refuse_together("solo_random", "spell_count", options["spell_count"], expected, many)
    chosen = sum(bool(options[name]) for name in SPELL_FLAGS)
    if options["spells"] == "chosen" and (chosen != many or options["with_piggyback"]):
        expected = f"possible against the deck but with exactly {many} spells, Piggyback not among them"
        raise refuse_together("solo_chosen", "spells", "chosen", expected, many)


# --- where an option matters ------------------------------------------------------------------------------------------


def has_opponents(players: int, options: Options) -> bool:
    return not is_solo(players, options)


def casts_basically(players: int, options: Options) -> bool:
    """Whether spells follow the basic rule, one a turn on one's own turn."""
    return has_opponents(players, options) and not options["master"] and bool(possible_spells(players, options))


def has_master(players: int, options: Options) -> bool:
    return bool(options["master"])


def has_teams(players: int, options: Options) -> bool:
    return bool(options["mode"] == "teams")


def has_wizard_spell(players: int, options: Options) -> bool:
    return bool(possible_spells(players, options) & {"move_wizard", "headwind_wizard"})


def has_spell_by_itself(players: int, options: Options) -> bool:
    """Whether there may be a spell that is not cast with a piece."""
    return bool(possible_spells(players, options) - {"piggyback"})


def has_slot_spell(players: int, options: Options) -> bool:
    """Whether there may be a spell that takes a Master wizard's slot before the card (Towers 35, 49)."""
    return bool(possible_spells(players, options) - {"piggyback", "free_wizard"})


def sends_others_home(players: int, options: Options) -> bool:
    """Whether a spell of the active player may bring in a wizard that is not moved as one's own (Towers 25, 40)."""
    freed = has_teams(players, options) and "free_wizard" in possible_spells(players, options)
    return freed or (has_wizard_spell(players, options) and (options["master"] or options["spells_on_others"]))


def forgets(players: int, options: Options) -> bool:
    """Whether the table leaves anything for a bot to forget (Towers 43)."""
    return bool(options["memory"] == "none" or (options["memory"] == "own" and not is_solo(players, options)))


NEEDS: dict[str, tuple[Callable[[int, Options], bool], str]] = {  # by need: whether it is met, and what is not possible otherwise
    "opponents": (has_opponents, "possible against the deck"),
    "basic": (casts_basically, "possible but where spells are cast by the basic rule"),
    "master": (has_master, "possible without Master wizards"),
    "teams": (has_teams, "possible without teams"),
    "wizard_spell": (has_wizard_spell, "possible without a spell that moves a wizard"),
    "spell": (has_spell_by_itself, "possible with Piggyback as the only spell"),
    "slot_spell": (has_slot_spell, "possible without a spell that can be cast before the card"),
    "others_home": (sends_others_home, "possible where no spell sends another player's wizard home"),
    "forgetting": (forgets, "possible where the table shows all that is locked up"),
}
MATTERS: dict[str, tuple[Any, tuple[str, ...]]] = {  # by option: the value that asks for nothing, and what any other needs
    "discard": ("second", ("opponents",)),
    "tower_before_draw": (False, ("opponents",)),
    "others_entry_ends_turn": (False, ("opponents", "others_home")),
    "spell_in_action": (True, ("basic", "spell")),
    "spells_on_others": (False, ("basic", "wizard_spell")),
    "spell_after_special": (False, ("basic", "spell")),
    "master_spell_before_card": (True, ("master", "slot_spell")),
    "finish_round": (False, ("teams",)),
    "bot_memory": ("perfect", ("forgetting",)),
}


def check_matters(players: int, options: Options) -> None:
    """No option is silently without effect."""
    for name, (default, needs) in MATTERS.items():
        for need in needs:
            is_met, expected = NEEDS[need]
            if options[name] != default and not is_met(players, options):
                raise refuse_together(f"needs_{need}", name, options[name], expected)


# --- settings of a person ---------------------------------------------------------------------------------------------


MOST_FLASKS = 18  # of one seat: as many as a box may have for it, and its partner's
SETTINGS = (Number("ask_from_flasks", 0, MOST_FLASKS, 0),)
SETTINGS_NEED: dict[str, Options] = {"ask_from_flasks": {"master": True}}  # else there are no windows (Towers 33)
