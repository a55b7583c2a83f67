"""What a game declares: codes, reasons, options and words agree with each other."""

from coven.conformance.broken import demand
from coven.table.game import Game
from coven.table.options import Choice, layout_of
from coven.table.schema import SEATS
from coven.table.words import LANGUAGES

WIDEST_ACTIONS = 1 << 15


def check_declarations(game: Game) -> None:
    """Names, codes and layouts are usable."""
    demand(game.name.isidentifier() and game.name == game.name.lower(), "a game's name is a plain lower-case identifier", game)
    demand(game.version >= 1, "the rules version counts from 1", game)
    demand(bool(game.players) and list(game.players) == sorted(set(game.players)), "player counts are listed once, smallest first", game)
    demand(0 < game.rules.actions < WIDEST_ACTIONS, "actions fit into 16 bits", game)
    demand(game.rules.layout.names is not None and game.rules.layout.names[0] == "stream", "a state begins with its random stream", game)
    demand(game.about.refusals.names[0] == "allowed", "the first refusal stands for allowed", game)
    demand(len(game.about.end_reasons) > 1, "there is an end reason beside the first, which stands for none", game)
    demand(game.rules.layout["options"] == layout_of(game.options), "the options are part of the state as they are declared", game)
    demand((game.about.folder / "RULES.md").is_file(), "a game states its rules in RULES.md", game)
    named = game.faces.quiet_events | game.faces.pause_events
    demand(named <= game.faces.schema.events.keys(), "quiet events and those people pause at are declared", game, events=sorted(named))
    settings, options = {setting.name for setting in game.about.settings}, {option.name for option in game.options}
    needed = {name for need in game.about.settings_need.values() for name in need}
    demand(game.about.settings_need.keys() <= settings and needed <= options, "what settings need are options", game)
    for action in range(game.rules.actions):
        move = game.all_moves[action]
        demand(move.id == action, "a move knows its action", game, move=move.text)
        demand(game.faces.action_of(move.text) == action, "a move's notation reads back to itself", game, move=move.text)
        faults = game.faces.schema.move_faults(move.kind, move.args)
        demand(not faults, "moves are as the schema declares them", game, move=move.text, faults=faults)


def check_words(game: Game) -> None:
    """Every language says everything that can happen, and all of them say the same things."""
    keys = {"game-title", *game.faces.schema.prompts}
    keys |= {f"move-{move.kind}" for move in game.all_moves}
    keys |= {f"refusal-{code}" for code in game.about.refusals.names[1:]}
    keys |= {f"end-{reason}" for reason in game.about.end_reasons.names[1:]}
    keys |= {f"option-{option.name}" for option in game.options}
    keys |= {f"setting-{setting.name}" for setting in game.about.settings}
    keys |= {f"option-{option.name}-{value}" for option in game.options if isinstance(option, Choice) for value in option.choices}
    for language in LANGUAGES:
        demand((game.about.folder / "words" / f"{language}.ftl").is_file(), f"there are words in {language!r}", game)
        speak = game.words(language)
        missing = sorted(key for key in keys if not speak.has(key.replace("_", "-")))
        demand(not missing, f"the words in {language!r} say everything", game, missing=missing)
    texts = {language: (game.about.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES}
    messages = {
        language: {line.split(" =")[0] for line in text.splitlines() if " =" in line and line[0].isalpha()} for language, text in texts.items()
    }
    for language in LANGUAGES[1:]:
        odd = sorted(messages[language] ^ messages[LANGUAGES[0]])
        demand(not odd, f"the words in {language!r} have the same keys as those in {LANGUAGES[0]!r}", game, differing=odd)
    check_prompts(game)


def check_prompts(game: Game) -> None:
    """A prompt speaks of the same arguments in every language, and of none that it is not declared with."""
    for id, marks in game.faces.schema.prompt_marks.items():
        spoken = {language: sorted(game.words(language).arguments(id)) for language in LANGUAGES}
        demand(len(set(map(tuple, spoken.values()))) == 1, "a prompt speaks of the same in every language", game, prompt=id, arguments=spoken)
        given = {*marks, *({"count"} if any(SEATS.name in of for of in marks.values()) else ())}  # of a list of seats also how many there are
        unknown = sorted({*spoken[LANGUAGES[0]]} - given)
        demand(not unknown, "a prompt speaks of what it is declared with", game, prompt=id, unknown=unknown)
