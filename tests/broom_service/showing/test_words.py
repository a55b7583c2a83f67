"""What a player is told: the printed numbers in every view, who leads, and words that fit them in three languages."""

import random
import re
from typing import get_args

import pytest

from coven.cli.sentences import event_sentence, name_move
from coven.games.broom_service.state import PHASES, STANCES, STEPS
from coven.games.broom_service.view import schema
from coven.table.words import LANGUAGES, say
from tests.broom_service.build import (
    BONUS,
    FG,
    FOUR_PURPLE,
    FW,
    GAME,
    HEAVY_11,
    HG,
    ONE_CLOUD_TILE,
    POTIONS_TILE,
    RG,
    TWO_MOVES_TILE,
    VD,
    WF,
    make_box,
    play,
    table,
)
from tests.broom_service.files import load

BOXES = ("standard", "small")
RESOURCES = ("orange", "green", "purple", "wand")
SEATS = ("Robin", "Agatha", "Bertha", "Circe", "Dagmar")
PLACEHOLDER = re.compile(r"\$([a-z_]+)")
KEY = re.compile(r"^([a-z][a-zA-Z0-9-]*) =", re.MULTILINE)


def text_of(language):
    return (GAME.about.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def messages(language):
    """The text of each message as it stands in the file."""
    parts = KEY.split(text_of(language))[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def said(language, kind, **args):
    """An event in words: seats by name, lists with an entry for each seat as names and entries."""
    facts = {
        name: ", ".join(f"{seat} {entry}" for seat, entry in zip(SEATS, value, strict=False)) if name == "counts" else value
        for name, value in args.items()
    }
    return say(GAME.words(language), "event", kind, {**facts, "player": SEATS[args.get("seat", 0)]})


# --- the printed numbers --------------------------------------------------------------------------------------------------------


def printed(name):
    return GAME.new_table(3, seed=1, box=GAME.about.folder / "boxes" / f"{name}.toml").setting["printed"]


def all_four(resources):
    return {name: resources.get(name, 0) for name in RESOURCES}


@pytest.mark.parametrize("name", BOXES)
def test_role_cards_are_in_the_view_as_the_box_has_them(name):
    """Broom 59."""
    for row in load(name)["roles"]:
        card = printed(name)["roles"][row["id"].replace("_", "-")]
        assert card["landscapes"] == row.get("landscapes", [])
        assert card["bonus"] == row.get("bonus", 0)
        for manner in ("cowardly", "brave"):
            assert card[manner] == [all_four(gain) for gain in row.get(manner, [])]


@pytest.mark.parametrize("name", BOXES)
def test_event_cards_are_in_the_view_as_the_box_has_them(name):
    for key, row in load(name)["events"].items():
        values = printed(name)["events"][key.replace("_", "-")]
        expected = {key: value for key, value in row.items() if key != "source"}
        if key == "more_or_less":
            expected["most"] = row["fewest"] + len(row["points"]) - 1
        if key == "the_works":
            expected["set"] = all_four(row["set"])
        assert values == expected, key


@pytest.mark.parametrize("name", BOXES)
def test_what_counts_at_the_end_is_in_the_view_as_the_box_has_it(name):
    """Broom 50."""
    data, setting = load(name), printed(name)
    assert setting["lightning"] == [0, *data["lightning"]["points"]]
    assert setting["amulets"] == [0, *data["amulets"]["points"]]
    assert setting["sets"] == {size: data["sets"][size] for size in ("three", "four")}
    assert setting["points_tile"] == next(row["points"] for row in data["forest_tiles"] if row["effect"] == "points")


def test_the_score_as_it_would_end_now_is_in_the_view():
    """Broom 50. Once the game is over nothing more comes."""
    at, rng = GAME.new_table(3, seed=5), random.Random(5)
    while not at.is_over:
        for seat in at.view(None)["by_seat"]:
            end = seat["at_the_end"]
            assert end["total"] == seat["points"] + end["lightning"] + end["sets"] + end["amulets"]
        seat = at.to_act[0]
        at.play(seat, rng.choice(at.moves(seat)))
    assert tuple(seat["at_the_end"]["total"] for seat in at.view(None)["by_seat"]) == at.outcome.scores


def test_the_printed_numbers_are_the_same_for_all():
    """They are in the setting, which has no viewer, and in no view."""
    at = table([[WF], [RG], [FG]])
    assert set(at.setting["printed"]["roles"]) == {card.replace("_", "-") for card in (row["id"] for row in load("standard")["roles"])}
    assert not any("printed" in at.view(viewer) for viewer in (None, 0, 1, 2))


def test_a_cloud_tells_what_it_does_even_where_that_is_nothing():
    box = make_box()
    box.record.cloud_points[BONUS], box.record.cloud_need[FOUR_PURPLE], box.record.cloud_points[FOUR_PURPLE] = 0, 0, 0
    clouds = table([[WF], [RG]], {"storm_clouds": True}, box=box, cloud_kinds=[BONUS, FOUR_PURPLE, HEAVY_11, HEAVY_11]).setting["cloud_tiles"]
    assert clouds[0]["points"] == 0
    assert {name: clouds[1][name] for name in ("potion", "need", "points")} == {"potion": "purple", "need": 0, "points": 0}
    assert "points" not in clouds[2] and "need" not in clouds[0]


def test_a_mountain_tile_tells_what_it_gives():
    tiles = table([[WF], [RG]], {"mountain_tiles": True}, mountain_tiles=[POTIONS_TILE, TWO_MOVES_TILE, ONE_CLOUD_TILE]).setting["mountain_tiles"]
    assert tiles[0]["gain"] == {"orange": 1, "green": 1, "purple": 1, "wand": 0}
    assert tiles[1]["moves"] == 2
    assert not {"gain", "moves"} & set(tiles[2])


# --- who leads ------------------------------------------------------------------------------------------------------------------


def test_every_round_begins_with_who_leads_first():
    """It is told to everybody alike, before roles are chosen, and whoever is named does lead."""
    chance = random.Random(1)
    at = GAME.new_table(3, seed=8)
    named, led = [], []
    while not at.is_over:
        seat = chance.choice(at.to_act)
        at.play(seat, chance.choice(at.moves(seat)))
    for number in range(len(at.keeper) + 1):
        for event in at.keeper.events(None, number):
            if event.kind == "leads_first":
                named.append(event.args["seat"])
                assert all(event in at.keeper.events(viewer, number) for viewer in range(3))
                assert at.keeper.table_at(number).view(None)["phase"] == "choosing"
            if event.kind == "place" and event.args["leads"] and len(led) < len(named):
                led.append(event.args["seat"])
    assert len(named) == 7
    assert led == named


@pytest.mark.parametrize(("language", "sentence"), [("en", "Robin leads"), ("de", "Robin spielt"), ("nl", "Robin speelt")])
def test_who_leads_first_is_said(language, sentence):
    assert said(language, "leads_first", seat=0).startswith(sentence)


# --- sentences ------------------------------------------------------------------------------------------------------------------

ONE_OF_IT = {
    "en": ("1 point", "1 wand", "1 bolt"),
    "de": ("1 Punkt", "1 Zauberstab", "1 Blitz"),
    "nl": ("1 punt", "1 toverstokje", "1 bliksem"),
}
MANY_OF_IT = {
    "en": ("2 points", "2 wands", "2 bolts"),
    "de": ("2 Punkte", "2 Zauberstäbe", "2 Blitze"),
    "nl": ("2 punten", "2 toverstokjes", "2 bliksems"),
}
WITH_POINTS = ("event_points", "bewitched", "storm_points", "brave_points", "market", "tile_points")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_singular_and_two_are_plural(language):
    for number, (points, wands, bolts) in ((1, ONE_OF_IT[language]), (2, MANY_OF_IT[language])):
        for kind in WITH_POINTS:
            assert re.search(rf"\b{points}\b", said(language, kind, seat=0, points=number, role=FG, event="the-works")), kind
        assert re.search(rf"\({wands}, {bolts}\)", said(language, "charm", seat=0, wands=number, bolts=number, cloud=1, area=1))
        delivered = said(language, "deliver", seat=0, tower="t3", potion="orange", pawn=0, points=number, wands=number)
        assert re.search(rf": {points} \w+ {wands}\.$", delivered)
    assert re.search(rf"\B-{ONE_OF_IT[language][0]}\b", said(language, "event_points", seat=0, points=-1, event="empty-handed"))
    assert said(language, "deliver", seat=0, tower="t3", potion="orange", pawn=0, points=2, wands=0).endswith(f": {MANY_OF_IT[language][0]}.")


GAINS = {
    "en": ("Robin takes 3 purple potions.", "Robin takes 2 orange potions, 1 wand.", "Robin takes 1 green potion, 1 purple potion, 2 wands."),
    "de": (
        "Robin nimmt 3 violette Tränke.",
        "Robin nimmt 2 orangefarbene Tränke, 1 Zauberstab.",
        "Robin nimmt 1 grünen Trank, 1 violetten Trank, 2 Zauberstäbe.",
    ),
    "nl": (
        "Robin neemt 3 paarse toverdranken.",
        "Robin neemt 2 oranje toverdranken, 1 toverstokje.",
        "Robin neemt 1 groene toverdrank, 1 paarse toverdrank, 2 toverstokjes.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_resources_are_counted_and_not_listed_one_by_one(language):
    gains = ((0, 0, 3, 0), (2, 0, 0, 1), (0, 1, 1, 2))
    assert tuple(said(language, "gain", seat=0, **dict(zip(RESOURCES, gain, strict=True))) for gain in gains) == GAINS[language]


def test_what_a_gatherer_took_is_told_by_kind():
    at = play(table([[RG], [FG]]), f"brave {RG}")
    events = at.play(0, "gather 1")
    assert events[0].as_data() == {"kind": "gain", "seat": 0, "orange": 2, "green": 0, "purple": 0, "wand": 1}


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_article_stands_before_a_name_it_may_not_fit(language):
    """“a orange potion” is none: the names of resources stand alone."""
    for resource in RESOURCES[:3]:
        name = GAME.words(language)(f"resource-{resource}")
        sentences = (
            said(language, "hide", seat=0, resource=resource),
            said(language, "deliver", seat=0, tower="t3", potion=resource, points=2, wands=0),
        )
        assert all(re.search(rf"\b(a|an|ein|eine|einen) {name}", sentence) is None and name in sentence for sentence in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_announced_without_doubled_marks_and_says_when_no_role_is_bewitched(language):
    speak = GAME.words(language)
    for event in printed("standard")["events"]:
        name = speak(f"event-name-{event}")
        some = said(language, "round", round=2, event=event, roles=[FG, RG], count=2)
        none = said(language, "round", round=2, event=event, roles=[], count=0)
        assert name in some and name in none
        assert not re.search(r"[?!][.,;]", some + none)
        assert some.endswith(f": {speak('role-' + FG)}, {speak('role-' + RG)}")
        assert not none.rstrip().endswith(":") and len(none) > len(name) + 20


@pytest.mark.parametrize(
    ("language", "fists", "hands"),
    [
        ("en", "The fists open. Offered: Robin 4, Agatha 1, Bertha 2.", "All have chosen. Roles in hand: Robin 4, Agatha 1, Bertha 2."),
        (
            "de",
            "Die Fäuste öffnen sich. Geboten: Robin 4, Agatha 1, Bertha 2.",
            "Alle haben gewählt. Rollen auf der Hand: Robin 4, Agatha 1, Bertha 2.",
        ),
        (
            "nl",
            "De vuisten gaan open. Geboden: Robin 4, Agatha 1, Bertha 2.",
            "Iedereen heeft gekozen. Rollen in de hand: Robin 4, Agatha 1, Bertha 2.",
        ),
    ],
)
def test_numbers_of_all_seats_are_told_by_name(language, fists, hands):
    assert said(language, "fists", counts=[4, 1, 2]) == fists
    assert said(language, "hands_taken", counts=[4, 1, 2]) == hands


# --- names ----------------------------------------------------------------------------------------------------------------------

RULEBOOK_EVENTS = {
    "de": "Mehr oder weniger?|Wie in alten Zeiten|Schwarzmarkt|Schwarzbrennerei|Gefährliche Gebiete|Gefällige Gebiete|Mit vollen Händen|"
    "Mit leeren Händen|Einmal alles!|Gleichgesinnte",
    "nl": "Meer of minder?|Zoals in de goede oude tijd|Zwarte markt|Illegale stokerij|Gevaarlijke gebieden|Vriendelijke gebieden|"
    "Met volle handen|Met lege handen|Eenmaal alles|Gelijkgezind",
}
RULEBOOK_ROLES = {
    "de": ("Waldhexe", "Hügelhexe", "Berghexe", "Heidehexe", "Taldruide", "Gipfeldruide", "Wetterfee", "Früchtesammler"),
    "nl": ("woudheks", "heuvelheks", "bergheks", "heideheks", "daldruïde", "bergtopdruïde", "weerfee", "vruchtenverzamelaar"),
}
RULEBOOK_COLOURS = {"de": ("orangefarben", "grün", "violett"), "nl": ("oranje", "groen", "paars")}


@pytest.mark.parametrize("language", ["de", "nl"])
def test_names_are_those_of_the_rulebook(language):
    """Of the gatherers it names but the fruit gatherer."""
    speak, setting = GAME.words(language), printed("standard")
    assert "|".join(speak(f"event-name-{event}") for event in setting["events"]) == RULEBOOK_EVENTS[language]
    assert tuple(speak(f"role-{role}") for role in list(setting["roles"])[:8]) == RULEBOOK_ROLES[language]
    for resource, colour in zip(RESOURCES, RULEBOOK_COLOURS[language], strict=False):
        assert all(speak(f"{kind}-{resource}").startswith(colour) for kind in ("resource", "potion"))
        assert speak(f"short-{resource}") == colour[0].upper()


SAID_BETTER = {"de": (r"\blila\b", r"\boranger\b", "übertrumpft", "Durchg[aä]ng", "Spielfigur"), "nl": (r"\b[Aa]llen\b", "[Ee]tappe")}


@pytest.mark.parametrize("language", SAID_BETTER)
def test_words_that_the_rulebook_or_a_native_ear_does_not_know(language):
    assert [word for word in SAID_BETTER[language] if re.search(word, text_of(language))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_of_amulets_where_they_brought_nothing(language):
    facts = {"seat": 0, "lightning": 3, "sets": 4, "points": 27}
    word = {"en": "amulet", "de": "Amulett", "nl": "amulet"}[language]
    assert word not in said(language, "final", amulets=0, **facts)
    assert ", 9 " in said(language, "final", amulets=9, **facts) and word in said(language, "final", amulets=9, **facts)


def test_what_is_taken_stands_in_the_fourth_case_in_german():
    speak, one = GAME.words("de"), dict.fromkeys(RESOURCES, 1)
    assert speak("offer-gather", **{**one, "orange": 0, "purple": 0, "wand": 0}) == "1 grünen Trank nehmen"
    assert speak("taken-goods", **one) == "1 orangefarbenen Trank, 1 grünen Trank, 1 violetten Trank, 1 Zauberstab"
    assert speak("taken-goods", **dict.fromkeys(RESOURCES, 2)) == "2 orangefarbene Tränke, 2 grüne Tränke, 2 violette Tränke, 2 Zauberstäbe"
    assert said("de", "gain", **{**one, "wand": 0, "green": 0}) == "Robin nimmt 1 orangefarbenen Trank, 1 violetten Trank."


@pytest.mark.parametrize("language", ["de", "nl"])
def test_translations_ask_for_what_english_asks_for(language):
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    for key, text in other.items():
        assert set(PLACEHOLDER.findall(text)) == set(PLACEHOLDER.findall(english[key])), key


@pytest.mark.parametrize(
    ("role", "brave", "cowardly"),
    [
        ("forest-witch", "Ich bin die mutige Waldhexe!", "Ich bin eine feige Waldhexe."),
        ("hill-witch", "Ich bin die mutige Hügelhexe!", "Ich bin eine feige Hügelhexe."),
        ("weather-fairy", "Ich bin die mutige Wetterfee!", "Ich bin eine feige Wetterfee."),
        ("valley-druid", "Ich bin der mutige Taldruide!", "Ich bin ein feiger Taldruide."),
        ("fruit-gatherer", "Ich bin der mutige Früchtesammler!", "Ich bin ein feiger Früchtesammler."),
        ("root-gatherer", "Ich bin der mutige Wurzelsammler!", "Ich bin ein feiger Wurzelsammler."),
    ],
)
def test_a_role_is_declared_in_german_as_the_rulebook_has_it(role, brave, cowardly):
    assert say(GAME.words("de"), "move", "brave", {"role": role}) == brave
    assert say(GAME.words("de"), "move", "cowardly", {"role": role}) == cowardly
    for manner, text in (("brave", brave), ("cowardly", cowardly)):
        assert said("de", "place", seat=0, role=role, manner=manner, leads=True) == f"Robin: „{text}“"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pawns_are_counted_from_one_for_people(language):
    """In words there is a first and a second pawn; whoever types may write p1 and p2."""
    first, second = (say(GAME.words(language), "move", "fly", {"pawn": pawn, "area": 7}) for pawn in (0, 1))
    assert first != second and "0" not in first + second
    assert GAME.move("fly p1 a7").text == "fly 0 a7"
    assert GAME.move("Deliver P2 t12").text == "deliver 1 t12"


def test_the_schema_knows_every_phase_stance_and_step_by_name():
    """But the phase that nobody ever sees."""
    assert [*get_args(schema.Phase)] == [name for name in PHASES.names if name != "ending"]
    assert [*get_args(schema.Stance)] == STANCES.names
    assert [*get_args(schema.StepKind)] == STEPS.names


@pytest.mark.parametrize(("role", "taken"), [(FW, "die Waldhexe"), (VD, "den Taldruiden"), (HG, "den Kräutersammler")])
def test_a_role_that_is_taken_has_its_article_in_german(role, taken):
    """“Deine Wahl: nehmen: Waldhexe” has one colon too many."""
    at = GAME.new_table(2, seed=1)
    assert name_move(GAME.move(f"choose {role}"), GAME, GAME.words("de"), at.seats) == f"{taken} nehmen"
    at.play(0, f"choose {role}")
    assert event_sentence(at.events(0)[-1], GAME, GAME.words("de"), ("Robin", "Agatha"), None) == f"Robin nimmt {taken}."
