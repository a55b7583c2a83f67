"""The words of the pages: the same in every language, none missing, none unused."""

import re
from pathlib import Path
from typing import get_args

import pytest

import coven
from coven.server.live.steps import Closed
from coven.table.words import LANGUAGES

SOURCE = Path(__file__).resolve().parents[3] / "web" / "src"
PACKAGE = Path(__file__).resolve().parents[3] / "src" / "coven"
GAMES = ["witches", "wandering_towers", "broom_service"]
FOLDERS = {"pages": SOURCE / "words", "boards": SOURCE / "boards" / "words", "learn": SOURCE / "learn" / "words"}
KEY = re.compile(r"^([a-z][a-zA-Z0-9-]*) =", re.MULTILINE)
PLACEHOLDER = re.compile(r"\$([a-z_]+)")
SAID = re.compile(r"""\bsay\(\s*['"`]([a-z][a-zA-Z0-9-]*)(\$\{)?""")
WRITTEN = re.compile(r"""['"`]((?:web|broom|board|towers|witches|learn)-[a-z0-9-]+)(\$\{)?""")
BUILT = {"web-title-", "web-about-", "web-facts-", "web-preset-"}  # by `keyOf`, from the names of games
BUILT |= {"web-daily-option-"}  # from the options that make a daily table short
BUILT |= {"web-closed-"}  # from why a table was closed
BUILT |= {"learn-witches-", "learn-wandering-towers-", "learn-broom-service-"}  # from the steps of the guides: test_learn.py


def keys(folder: Path, language: str) -> list[str]:
    return KEY.findall((folder / f"{language}.ftl").read_text(encoding="utf-8"))


def messages(folder: Path, language: str) -> dict[str, str]:
    parts = KEY.split((folder / f"{language}.ftl").read_text(encoding="utf-8"))[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def source() -> str:
    files = [path for kind in ("*.svelte", "*.ts") for path in sorted(SOURCE.rglob(kind)) if "gallery" not in path.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=list(FOLDERS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_once(folder: Path, language: str) -> None:
    assert keys(folder, language) == keys(folder, "en")
    assert len(set(keys(folder, language))) == len(keys(folder, language))


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=list(FOLDERS))
@pytest.mark.parametrize("language", ["de", "nl"])
def test_no_translation_speaks_of_what_english_does_not_know(folder: Path, language: str) -> None:
    for key, text in messages(folder, language).items():
        assert set(PLACEHOLDER.findall(text)) == set(PLACEHOLDER.findall(messages(folder, "en")[key])), key


def test_no_message_is_missing_or_unused() -> None:
    asked = WRITTEN.findall(source())
    whole = {key for key, is_built in asked if not is_built}
    begun = {key for key, is_built in asked if is_built} | BUILT
    known = {key for folder in FOLDERS.values() for key in keys(folder, "en")}
    assert len(whole) > 100
    assert {key for key in whole if key.startswith("web-")} - known - {prefix[:-1] for prefix in BUILT} == set()
    unused = {key for key in known if not key.startswith("error-") and key not in whole and not any(key.startswith(part) for part in begun)}
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_table_was_closed_is_told(language: str) -> None:
    reasons = get_args(Closed.model_fields["why"].annotation)
    assert {f"web-closed-{why.replace('_', '-')}" for why in reasons} <= set(keys(FOLDERS["pages"], language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_says_aloud_what_stands_on_a_link_opens_it(language: str) -> None:
    """Where a link has a longer name than what is written on it, that is part of the name (WCAG 2.5.3)."""
    said = messages(FOLDERS["pages"], language)
    for written in ("web-replay", "web-today-results"):
        assert said[written].strip().lower() in said[f"{written}-of"].lower()


def known_in(path: Path) -> set[str]:
    """The words at hand in a file of the page: its own, and those of the game it belongs to, or of any where it belongs to none."""
    games = [game for game in GAMES if game in path.parts] or GAMES
    folders = [*FOLDERS.values(), PACKAGE / "words", *[PACKAGE / "games" / game / "words" for game in games]]
    return {key for folder in folders for key in keys(folder, "en")}


def test_whatever_is_said_has_its_words() -> None:
    count = 0
    for path in (path for kind in ("*.svelte", "*.ts") for path in sorted(SOURCE.rglob(kind)) if "gallery" not in path.parts):
        known = known_in(path)
        for key, is_built in SAID.findall(path.read_text(encoding="utf-8")):
            assert any(one.startswith(key) for one in known) if is_built else key in known, f"{path.name}: {key}"
            count += 1
    assert count > 400


# What was said in two ways: here the one that is not said any more.
ONE_PHRASE = {
    "de": (r"\balles Feuer\b", r"\ban der Reihe\b", r"\bdran\b", r"\bDurchg[aä]ng", r"ein Klick, und du sitzt", r"wandelnden Türmen"),
    "nl": (r"[Ee]tappe", r"Welkom bij De Betoverde Torens"),
}


@pytest.mark.parametrize("language", ONE_PHRASE)
def test_one_thing_has_one_phrase_in_all_games_and_on_all_pages(language: str) -> None:
    games = [PACKAGE / "games" / game for game in GAMES]
    files = [folder / f"{language}.ftl" for folder in (*FOLDERS.values(), *[game / "words" for game in games])]
    for path in (*files, *[game / f"RULES.{language}.md" for game in games]):
        text = path.read_text(encoding="utf-8")
        assert [phrase for phrase in ONE_PHRASE[language] if re.search(phrase, text)] == [], path


def test_names_of_places_stand_in_quotation_marks_where_german_would_bend_them() -> None:
    """ "von Alter Zahn nach Kahle Kuppe" is no German; a name in quotation marks stays as it is."""
    said = messages(FOLDERS["pages"], "de") | messages(FOLDERS["boards"], "de")
    bent = re.compile(r"\b(von|nach|in|bei|über) \{ \$(area|place|from) \}")
    assert [key for key, text in said.items() if bent.search(text)] == []


def test_every_sound_is_of_an_event_that_some_game_has() -> None:
    kinds = re.findall(r"^  (\w+): '", (SOURCE / "table" / "log_and_chat" / "sounds.ts").read_text(encoding="utf-8"), re.MULTILINE)
    known = {event for game in GAMES for event in coven.game(game).faces.schema.events}
    assert len(kinds) > 15
    assert [kind for kind in kinds if kind not in known] == []
