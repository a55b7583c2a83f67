"""What a game declares: codes, reasons, options and words hang together."""

from coven.conformance.broken import demand
from coven.table.game import Game
from coven.table.options import Choice
from coven.table.words import LANGUAGES

WIDEST_ACTIONS = 1 << 15


def check_declarations(game: Game) -> None:
    """Names, codes and layouts are usable."""
    demand(game.name.isidentifier() and game.name == game.name.lower(), "a game's name is a plain lower-case identifier", game)
    demand(game.version >= 1, "the rules version counts from 1", game)
    demand(bool(game.players) and list(game.players) == sorted(set(game.players)), "player counts are listed once, smallest first", game)
    demand(0 < game.actions < WIDEST_ACTIONS, "actions fit into 16 bits", game)
    demand(game.state.names is not None and game.state.names[0] == "stream", "a state begins with its random stream", game)
    demand(len({reason.code for reason in game.refusals}) == len(game.refusals), "every refusal has a code of its own", game)
    demand(len(set(game.end_reasons)) == len(game.end_reasons) > 0, "every end reason is declared once", game)
    option_fields = set(game.option_layout.names or ())
    demand(option_fields == {option.name for option in game.options}, "each option has a field of the state, and each field an option", game)
    demand((game.folder / "RULES.md").is_file(), "a game states its rules in RULES.md", game)
    for action in range(game.actions):
        move = game.views.move_of(action)
        demand(move.id == action, "a move knows its action", game, move=move.text)
        demand(game.views.action_of(move.text) == action, "a move's notation reads back to itself", game, move=move.text)


def check_words(game: Game) -> None:
    """Every language says everything that can happen, and all of them say the same things."""
    keys = {"game-title"}
    keys |= {f"move-{game.views.move_of(action).kind}" for action in range(game.actions)}
    keys |= {f"refusal-{reason.code}" for reason in game.refusals[1:]}
    keys |= {f"end-{reason}" for reason in game.end_reasons}
    keys |= {f"option-{option.name}" for option in game.options}
    keys |= {f"setting-{setting.name}" for setting in game.settings}
    keys |= {f"option-{option.name}-{value}" for option in game.options if isinstance(option, Choice) for value in option.choices}
    for language in LANGUAGES:
        demand((game.folder / "words" / f"{language}.ftl").is_file(), f"there are words in {language!r}", game)
        speak = game.words(language)
        missing = sorted(key for key in keys if not speak.has(key.replace("_", "-")))
        demand(not missing, f"the words in {language!r} say everything", game, missing=missing)
    texts = {language: (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES}
    messages = {
        language: {line.split(" =")[0] for line in text.splitlines() if " =" in line and line[0].isalpha()} for language, text in texts.items()
    }
    for language in LANGUAGES[1:]:
        odd = sorted(messages[language] ^ messages[LANGUAGES[0]])
        demand(not odd, f"the words in {language!r} have the same keys as those in {LANGUAGES[0]!r}", game, differing=odd)
