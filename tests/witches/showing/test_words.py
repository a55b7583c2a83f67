"""The words: the same keys in every language, and every message speaks without a gap."""

import re
from pathlib import Path

import pytest

import coven
from coven.cli.commands.games import named_values
from coven.games.witches.box.layout import DIRECTIONS
from coven.games.witches.names import CARD_TEXTS
from coven.games.witches.state import SPELLS
from coven.table.options import Choice, Flag
from coven.table.words import LANGUAGES, Words
from tests.witches.build import ALL_FIRE, GAME, choose_packets, end_round

FOLDER = GAME.about.folder / "words"
MOVES = {"pass", "play", "transfer", "deduct"}
EVENTS = {
    "deal": {"round": 2},
    "set_aside": {"player": "Ada", "card": "R11"},
    "packet_ready": {"player": "Ada"},
    "packets_passed": {"direction": "across"},
    "received": {"player": "Ada", "cards": ["G12", "Z"]},
    "card": {"player": "Ada", "card": "Z"},
    "trick": {"player": "Ada", "cards": ["R1", "R11", "B3"]},
    "spell_ready": {"player": "Ada", "value": 20, "spell": "water"},
    "spell_cast": {"player": "Ada", "value": 25, "spell": "queen"},
    "spell_deducted": {"player": "Ada", "value": 30, "spell": "great"},
    "round_scored": {"points": [1, 2, 5], "rests": [0, 0, 0], "totals": [10, 20, 30]},
    "end": {"reason": "limit", "winners": ["Ada"]},
}
SCORES = ["fire", "fire_doubled", "fire_capped", "water_witch", "water_witch_neutralised", "queen", "queen_neutralised", "earth_witch"]
SCORES += ["rest", "spell_caster", "spell_struck", "spell_deducted", "spell_spared"]
NUMBERS = {"round": 3, "rounds": 9, "limit": 70, "points": 4, "cards": 5, "value": 20, "count": 2}
NUMBERS |= {"fire_cap": 15, "water_points": 5, "queen_points": 10, "earth_points": 5}
TEXTS = {
    "player": "Ada",
    "players": "Ada, Bo",
    "receiver": "Bo",
    "suit": "R",
    "card": "R11",
    "direction": "left",
    "spell": "great",
    "reason": "rounds",
    "totals": [1, 2],
}


@pytest.fixture(scope="module", params=LANGUAGES)
def speak(request):
    return Words(request.param, (FOLDER,))


def keys(language):
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", (FOLDER / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE))


def demanded():
    wanted = {"game-title", "help-game", *(f"card-{card}" for card in CARD_TEXTS), *(f"suit-{suit}" for suit in "RGYBZ")}
    wanted |= {f"move-{kind}" for kind in MOVES} | {f"event-{kind}" for kind in EVENTS} | {f"score-{kind}" for kind in SCORES}
    wanted |= {f"refusal-{name}" for name in GAME.about.refusals.names[1:]} | {f"end-{reason}" for reason in GAME.about.end_reasons.names[1:]}
    wanted |= {*GAME.faces.schema.prompts} | {f"table-packets-{way}" for way in DIRECTIONS}
    wanted |= {f"direction-{way}" for way in DIRECTIONS} | {f"spell-{name}" for name in SPELLS.names}
    for option in GAME.options:
        wanted.add(f"option-{option.name}")
        if isinstance(option, Choice | Flag) or option.absent:
            wanted |= {f"option-{option.name}-{str(value).lower()}" for value in named_values(option)}
    return {key.replace("_", "-") for key in wanted}


def test_all_languages_have_the_same_keys():
    assert keys("en") == keys("de") == keys("nl")


def test_everything_declared_has_words():
    assert not demanded() - keys("en")


def test_nothing_has_words_that_nobody_asks_for():
    """What is not demanded by a declaration is asked for by the terminal table, or by another message."""
    drawn = "".join(path.read_text(encoding="utf-8") for path in (GAME.about.folder / "terminal").glob("*.py"))
    asked = set(re.findall(r"table-[a-z-]+[a-z]", drawn))
    asked |= {key for key in keys("en") if key.startswith("finding-")}  # see test_findings.py
    asked |= {key for key in keys("en") if key.startswith(("gain-", "review-gain-", "risk-"))}  # see tests/analysis/test_reasons.py
    asked |= {f"table-{name}" for name in ("cards", "tricks", "total")} | {"notation"}  # by the command line
    refused = re.findall(r'refuse_together\("([a-z_]+)"', (GAME.about.folder / "options.py").read_text(encoding="utf-8"))
    asked |= {f"error-bad-option-{why.replace('_', '-')}" for why in refused}
    assert sorted(keys("en") - demanded() - asked) == []


SAID_BETTER = {"en": ("the own ",), "de": ("Letzte Runde",), "nl": ("gelijkspel", "winst")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_a_native_ear_does_not_take(language):
    text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8") + (GAME.about.folder / "RULES.md").read_text(encoding="utf-8")
    assert [word for word in SAID_BETTER[language] if word in text] == []


def test_no_key_is_written_twice():
    for language in LANGUAGES:
        written = re.findall(r"^([a-zA-Z][\w-]*) =", (FOLDER / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        assert len(written) == len(set(written))


def test_all_moves_and_events_are_of_a_known_kind():
    assert {GAME.faces.move_of(action).kind for action in range(GAME.rules.actions)} == MOVES
    seen = set()
    at = GAME.new_table(3, {"limit": 1}, seed=1)
    for number in range(len(choose_packets(at).keeper) + 1):
        seen |= {event.kind for event in at.keeper.events(0, number)}
    asked = end_round([f"{ALL_FIRE} G12", "", "*"], [5, 60, 61])
    for answer in ("transfer", "deduct"):
        played = asked.keeper.table_at(len(asked.keeper))
        played.play(0, answer)
        seen |= {event.kind for number in range(len(played.keeper) + 1) for event in played.keeper.events(0, number)}
    assert seen == set(EVENTS)


def test_every_message_speaks_without_a_gap(speak):
    for key in keys("en"):
        said = speak(key, **NUMBERS, **TEXTS)
        assert said
        assert said != key, key
        assert "{" not in said
        assert "$" not in said, (key, said)


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_needs_no_more_than_it_gets(speak, kind):
    said = speak(f"event-{kind}".replace("_", "-"), **EVENTS[kind])
    assert "{" not in said
    assert "Ada" in said or "player" not in EVENTS[kind]


@pytest.mark.parametrize("reason", GAME.about.end_reasons.names[1:])
def test_the_end_says_its_reason(speak, reason):
    assert speak(f"end-{reason}".replace("_", "-")) in speak("event-end", reason=reason)


def test_refusals_ends_and_options_need_nothing(speak):
    for key in sorted(demanded()):
        if key.startswith(("refusal-", "end-", "option-")):
            assert "{" not in speak(key), key


def test_cards_have_different_names(speak):
    assert len({speak(f"card-{card}") for card in CARD_TEXTS}) == 57
    assert speak("card-R5") == f"{speak('suit-R')} 5"
    assert speak("move-play", card="G12") != speak("move-play", card="G13")


@pytest.mark.parametrize(
    ("key", "args"), [("event-card", {"player": "Ada", "card": "R11"}), ("table-led", {"suit": "G"}), ("refusal-must-follow", {})]
)
def test_each_language_says_it_its_own_way(key, args):
    assert len({Words(language, (FOLDER,))(key, **args) for language in LANGUAGES}) == 3


def test_the_rulebooks_peoples_are_not_named():
    text = "".join(path.read_text(encoding="utf-8") for path in [*Path(FOLDER).glob("*.ftl"), GAME.about.folder / "RULES.md"]).lower()
    assert not [people for people in ("goblin", "pygm", "mongol", "indian") if people in text]


def test_the_game_speaks_its_words():
    assert coven.game("witches").words("de")("card-Z") == "Zauberer"
