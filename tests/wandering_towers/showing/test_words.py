"""Words and the terminal: every event, option value, phase and card has a sentence; the ring is drawn for every seat."""

import random
import re
from typing import Any

import pytest
from rich.console import Console

from coven.cli.output import Output
from coven.cli.sentences import event_sentence, name_move
from coven.cli.table.matching import in_language
from coven.errors import CovenError
from coven.games.wandering_towers.names import CARD_TEXTS, SPELL_NAMES
from coven.games.wandering_towers.options import SPELL_FLAGS
from coven.games.wandering_towers.state import PHASES
from coven.games.wandering_towers.terminal import draw, shorten
from coven.games.wandering_towers.terminal.style import ACTS, CASTLE, SHIELD, SIGNS
from coven.table.options import Choice
from coven.table.table import Table
from coven.table.words import COMMON, LANGUAGES, say
from tests.wandering_towers.build import ALL_SPELLS, GAME, TEAMS, play, table, why_not

NAMES = ("Robin", "Agatha", "Bertha", "Circe")
MIXED = {"mode": "teams", "master": True, "spells": "random", "spell_count": 8, "memory": "own"}


def some_moves(players: int, options: dict[str, Any], count: int) -> Table:
    at = GAME.new_table(players, options, seed=5)
    chance = random.Random(5)
    while not at.is_over and len(at.keeper) < count:
        at.play(at.to_act[0], chance.choice(at.moves(at.to_act[0])))
    return at


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_cards_spells_and_option_values_have_words(language: str) -> None:
    speak = GAME.words(language)
    keys = [f"phase-{name}" for name in PHASES.names] + [f"prompt-{name}" for name in PHASES.names]
    keys += [f"option-{option.name}-{value}" for option in GAME.options if isinstance(option, Choice) for value in option.choices]
    missing = [key for key in (key.replace("_", "-") for key in keys) if not speak.has(key)]
    missing += [key for key in (*(f"card-{card}" for card in CARD_TEXTS), *(f"spell-{name}" for name in SPELL_NAMES)) if not speak.has(key)]
    assert missing == []


@pytest.mark.parametrize(("players", "options"), [(4, MIXED), (3, {"spells": "random", "spell_count": 8}), (1, {"spells": "random"})])
def test_every_event_has_a_sentence_in_every_language(players: int, options: dict[str, Any]) -> None:
    at = some_moves(players, options, 200)
    for number in range(len(at.keeper) + 1):
        for event in at.keeper.events(0, number):
            for language in LANGUAGES:
                key = f"event-{event.kind}".replace("_", "-")
                text = say(GAME.words(language), "event", event.kind, {**event.args, "player": "Ada"})
                assert text != key, key
                assert "{" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), [(6, MIXED), (2, {}), (1, {"spells": "random"}), (3, {"mode": "cooperative"})])
def test_the_ring_is_drawn_for_every_seat_within_a_hundred_columns(language: str, players: int, options: dict[str, Any]) -> None:
    at = some_moves(players, options, 60)
    names = [f"Player {seat + 1}" for seat in range(players)]
    for seat in (None, *range(players)):
        console = Console(width=100, record=True, file=None, force_terminal=False, quiet=False)
        with console.capture() as captured:
            console.print(draw(at.view(seat), at.setting, GAME.words(language), names))
        text = captured.get()
        assert max(map(len, text.splitlines())) <= 100
        for number in range(1, 10):
            assert f"T{number}" in text
        assert "♜" in text


# --- sentences that were wrong ----------------------------------------------------------------------------------------


def sentences(at: Table, viewer: int | None, language: str = "en") -> list[str]:
    """What the viewer reads about the last move."""
    return [event_sentence(event, GAME, GAME.words(language), NAMES, shorten) for event in at.keeper.events(viewer, len(at.keeper))]


@pytest.mark.parametrize(
    ("language", "given", "kept"),
    [
        ("en", "Bertha hands over the card “wizard 5”, face down.", "Bertha hands over a card, face down."),
        ("de", "Bertha gibt verdeckt die Karte „Magier 5“ hinüber.", "Bertha gibt verdeckt eine Karte hinüber."),
        ("nl", "Bertha geeft gedekt de kaart ‘tovenaar 5’ door.", "Bertha geeft gedekt een kaart door."),
    ],
)
def test_partners_are_told_the_card_and_others_that_there_was_one(language: str, given: str, kept: str) -> None:
    """Towers 39."""
    hands = {0: "W1 W2 T1", 2: "W5 T5 T5"}
    at = table(wizards={10: [0], 5: [1]}, castle=14, hands=hands, phase="partner", decider=2, options=TEAMS)
    play(at, "pass", "ask", "give W5")
    assert [sentences(at, seat, language) for seat in (0, 1, 2, 3, None)] == [[given], [kept], [given], [kept], [kept]]
    play(at, "return T1")
    assert all(("T1" in line or "1" in line) == (seat in (0, 2)) for seat in (0, 1, 2, 3) for line in sentences(at, seat, language))


@pytest.mark.parametrize(
    ("language", "found", "empty"),
    [
        ("en", "On space 1, beneath the lifted tower, everybody saw: Agatha.", "On space 3, beneath the lifted tower, there was nobody."),
        ("de", "Auf Feld 1, unter dem angehobenen Turm, sahen alle: Agatha.", "Auf Feld 3, unter dem angehobenen Turm, war niemand."),
        ("nl", "Op veld 1, onder de opgetilde toren, zag iedereen: Agatha.", "Op veld 3, onder de opgetilde toren, was niemand."),
    ],
)
def test_a_swap_tells_where_somebody_was_seen(language: str, found: str, empty: str) -> None:
    """Towers 27."""
    at = table(wizards={1: [1], 11: [0]}, castle=14, full={0: 2}, options=ALL_SPELLS)
    play(at, "cast swap_towers", "swap T1 T3")
    assert sentences(at, 3, language)[1:3] == [found, empty]


def only(spell: str) -> dict[str, Any]:
    return {"spells": "chosen", **{name: name == f"with_{spell}" for name in SPELL_FLAGS}}


SOLO_CHOICE = {"spells": "chosen", **{name: name in ("with_move_wizard", "with_move_tower", "with_piggyback") for name in SPELL_FLAGS}}
CLASHES = [
    (3, {"mode": "teams"}, "4 oder 6 Spieler, nicht 3", "4 of 6 spelers nodig, niet 3"),
    (3, {"master": True, "spells": "none"}, "brauchen Zaubersprüche und Gegner", "spreuken en tegenstanders nodig"),
    (3, {"finish_round": True}, "Option finish_round: Sie gilt nur in Teams", "Optie finish_round: die geldt alleen in teams"),
    (3, {"master_spell_before_card": False}, "gilt nur mit master", "geldt alleen met master"),
    (3, {"master": True, "spells_on_others": True}, "nach der Grundregel", "volgens de basisregel"),
    (1, {"discard": "any"}, "nicht gegen den Stapel", "niet tegen de stapel"),
    (3, {"with_piggyback": True}, "Option with_piggyback: Einzelne Zaubersprüche", "Optie with_piggyback: losse spreuken"),
    (3, {"spells": "chosen", **dict.fromkeys(SPELL_FLAGS, False)}, "mindestens ein Zauberspruch", "minstens één spreuk"),
    (3, {"spell_count": 5}, "nur zufällig gezogene", "alleen willekeurig getrokken"),
    (1, {"spells": "random", "spell_count": 5}, "3 zufällige Zaubersprüche", "3 willekeurige spreuken"),
    (1, {"spells": "basic"}, "keine Zaubersprüche oder 3", "geen spreuken, of 3"),
    (3, {"others_entry_ends_turn": True}, "fremde Magier heimschicken", "andermans tovenaar kan thuisbrengen"),
    (3, {"spells_on_others": True, **only("move_tower")}, "der Magier bewegt", "die tovenaars verplaatst"),
    (3, {"spell_after_special": True, **only("piggyback")}, "anderen Zauber als „Huckepack“", "andere spreuk dan ‘Op de rug’"),
    (3, {"master": True, "master_spell_before_card": False, **only("free_wizard")}, "vor der Karte möglich", "die vóór de kaart kan"),
    (3, {"memory": "all", "bot_memory": "forgetful"}, "nicht alle Eingesperrten zeigt", "niet alle opgesloten tovenaars toont"),
    (1, SOLO_CHOICE, "genau 3 Zaubersprüche gewählt, „Huckepack“ nicht darunter", "precies 3 spreuken gekozen, en niet ‘Op de rug’"),
]


@pytest.mark.parametrize(("players", "options", "german", "dutch"), CLASHES)
def test_options_that_do_not_go_together_say_why_in_every_language(players: int, options: dict[str, Any], german: str, dutch: str) -> None:
    with pytest.raises(CovenError) as caught:
        GAME.new_table(players, options)
    assert caught.value.code == "bad_option"
    for language, reason in (("de", german), ("nl", dutch)):
        output = Output(language)
        output.use(GAME)
        assert reason in output.explain(caught.value)


def test_no_room_is_true_of_one_too_many_and_of_two() -> None:
    """Towers 9. Six stand on T9 and one wants to join them; or five, and a wizard wants to carry another there (Towers 30)."""
    crowd = [1, 1, 2, 2, 3]
    given: dict[str, Any] = {"hands": {0: "W1 W2 T1"}, "castle": 14, "stacks": {11: ["T9"]}, "full": {0: 1}, "options": ALL_SPELLS}
    six = play(table(wizards={10: [0, 0], 15: [0], "T9": [*crowd, 3]}, **given), "W1 wizard")
    five = play(table(wizards={10: [0, 0], 15: [0], "T9": crowd}, **given), "W1 wizard")
    assert why_not(six, "wizard 10") == why_not(five, "carry 10") == "no_room"
    assert [GAME.words(language)("refusal-no-room") for language in LANGUAGES] == [
        "There is no room: at most six wizards stand together.",
        "Dort ist kein Platz: höchstens sechs Magier stehen zusammen.",
        "Daar is geen plaats: er staan hoogstens zes tovenaars bij elkaar.",
    ]


def test_a_tower_that_must_move_is_not_called_a_card() -> None:
    """Towers 19."""
    at = play(table(wizards={10: [0], 5: [1]}, castle=14, options={"tower_before_draw": True}), "special")
    assert why_not(at, "decline") == "move_is_possible"
    for language, card in (("en", "card"), ("de", "Karte"), ("nl", "kaart")):
        assert card not in GAME.words(language)("refusal-move-is-possible")


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "1 full flask", "2 full flasks"), ("de", "1 volle Flasche", "2 volle Flaschen"), ("nl", "1 volle fles", "2 volle flessen")],
)
def test_one_flask_is_singular(language: str, one: str, two: str) -> None:
    speak = GAME.words(language)
    assert (speak("score-full", points=1), speak("score-full", points=2)) == (one, two)


def test_dutch_moves_by_fields() -> None:
    speak = GAME.words("nl")
    assert speak("event-announce-tower", player="Ada", tower="T3", value=4) == "Ada wil toren T3 4 velden verplaatsen."
    assert speak("event-announce-wizard", player="Ada", space=2, value=1) == "Ada wil een tovenaar 1 veld verplaatsen, vanaf veld 2."
    assert speak("prompt-choosing-piece", value=4) == "Kies wat er 4 velden verplaatst wordt."
    assert speak("prompt-choosing-wizard-by", value=1) == "Kies welke tovenaar 1 veld verder gaat."
    assert speak("prompt-choosing-tower-by", value=4) == "Kies welke toren 4 velden verder gaat."


def test_towers_with_wizards_on_the_roof_swap_and_the_refusal_says_what_does_not() -> None:
    """Towers 27."""
    given: dict[str, Any] = {"wizards": {"T1": [1], 11: [0]}, "stacks": {5: ["T5", "T6"]}, "castle": 8, "full": {0: 2}, "options": ALL_SPELLS}
    at = play(table(**given), "cast swap_towers")
    assert at.refusal(0, "swap T1 T3") is None
    assert why_not(at, "swap T3 T5") == why_not(at, "swap T3 T8") == "not_on_top"
    assert [GAME.words(language)("refusal-not-on-top") for language in LANGUAGES] == [
        "Only two towers with no tower and no castle on top of them change places.",
        "Nur zwei Türme, auf denen weder ein Turm noch die Rabenburg steht, tauschen die Plätze.",
        "Alleen twee torens waarop geen toren en geen ravenburcht staat, wisselen van plaats.",
    ]


def test_whose_wizards_a_spell_takes_is_true_also_of_who_moves_the_partners() -> None:
    """Towers 64. Seat 0 is home, so its spells take the wizards of seat 2 and no others."""
    at = table(wizards={10: [2], 11: [1]}, castle=14, full={0: 2}, options={**ALL_SPELLS, **TEAMS}, hands={0: "W1 W2 T1"})
    play(at, "cast move_wizard")
    assert at.refusal(0, "step 3:10") is None
    assert why_not(at, "step 2:11") == "not_your_wizard"
    for language, own in (("en", "own"), ("de", "eigen"), ("nl", "eigen")):
        assert own not in GAME.words(language)("refusal-not-your-wizard")


@pytest.mark.parametrize(
    ("language", "tower", "thrown"),
    [
        ("en", "play the card “tower 2” for a tower", "Robin throws away the card “wizard 1”."),
        ("de", "die Karte „Turm 2“ für einen Turm spielen", "Robin legt die Karte „Magier 1“ ungenutzt ab."),
        ("nl", "de kaart ‘toren 2’ voor een toren spelen", "Robin legt de kaart ‘tovenaar 1’ ongebruikt af."),
    ],
)
def test_a_card_is_called_a_card_for_towers_have_the_same_names(language: str, tower: str, thrown: str) -> None:
    at = table(wizards={10: [0], 5: [1]}, castle=14, hands={0: "W1 T1 T2"})
    assert [name_move(move, GAME, GAME.words(language), NAMES) for move in at.moves(0) if move.text == "T2 tower"] == [tower]
    play(at, "T2 tower", "tower T9", "discard W1")
    assert sentences(at, 1, language)[0] == thrown


@pytest.mark.parametrize(
    ("language", "card"),
    [("en", "tower by die, up to 2 rolls"), ("de", "Turm per Würfel, bis zu 2 Würfe"), ("nl", "toren met dobbelsteen, hoogstens 2 worpen")],
)
def test_two_icons_are_two_rolls_of_one_die(language: str, card: str) -> None:
    """Towers 20."""
    assert GAME.words(language)("card-TD2") == card
    assert GAME.words(language)("table-dice", count=1) in card
    assert " 2 " in GAME.words(language)("table-dice", count=2)


# --- the words as a whole ---------------------------------------------------------------------------------------------

KEY = re.compile(r"^([a-z][a-zA-Z0-9_-]*) =", re.MULTILINE)


def messages(language: str) -> dict[str, str]:
    """The text of each message as it stands in the file."""
    parts = KEY.split((GAME.about.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8"))[1:]
    assert len(set(parts[::2])) == len(parts[::2])
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_of_the_same_things(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))
    for key, text in messages(language).items():
        assert set(re.findall(r"\$([a-z_]+)", text)) == set(re.findall(r"\$([a-z_]+)", messages("en")[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_shadowed_by_one_in_common(language: str) -> None:
    """Of two messages with one key the common one is said."""
    common = KEY.findall((COMMON / f"{language}.ftl").read_text(encoding="utf-8"))
    assert set(messages(language)) & set(common) == set()


@pytest.mark.parametrize(("language", "quoted"), [("de", "„{ $%s }“"), ("nl", "‘{ $%s }’")])
def test_names_of_spells_and_cards_are_quoted_in_a_sentence(language: str, quoted: str) -> None:
    """A prompt begins with the spell as a heading."""
    for key, text in messages(language).items():
        for name in ("spell", "card"):
            if f"{{ ${name} }}" in text and not key.startswith("prompt-"):
                assert quoted % name in text, key


SAID_BETTER = {
    "en": ("nothing on top", "draws up", " dice"),
    "de": (" offen.", "in der Burg und alle Flaschen gefüllt", "Befreien zaubern", "zaubert Befreien"),
    "nl": (
        "dobbelen",
        "dobbelt",
        "niet open",
        "Spreuken voor de zet",
        "mag voor de kaart",
        "gaat voor het trekken",
        "uit voor of na",
        "{ $space } { $value",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_a_native_ear_does_not_take(language: str) -> None:
    text = (GAME.about.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert [said for said in SAID_BETTER[language] if said in text] == []


REFUSALS = "no_spell_now no_slot_now partners_not_now name_a_tower named_with_piece not_against_the_deck aim_at_announced already_freed".split()
EVENTS: dict[str, dict[str, Any]] = {
    "move_lost": {"player": "Ada"},
    "card_lost": {"player": "Ada", "card": "T2"},
    "spell_lapsed": {"player": "Ada", "spell": "move_tower"},
    "cast_again": {"player": "Ada", "spell": "move_tower"},
    "flask_filled_for": {"player": "Ada", "receiver": "Bea"},
    "wizard_moved_together": {"space": 3, "to": 5},
    "wizard_home_together": {"space": 3},
    "wizard_freed_together": {"space": 3, "to": 5},
    "locked_up_seen_together": {"space": 3, "count": 2},
    "uncovered_together": {"space": 3, "count": 2},
    "looked_together": {"tower": "T4", "space": 3, "count": 2},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_event_has_words(language: str) -> None:
    speak = GAME.words(language)
    codes = {*REFUSALS, *GAME.about.refusals.names[1:]}
    assert [code for code in codes if not speak.has(f"refusal-{code}".replace("_", "-"))] == []
    for kind, args in EVENTS.items():
        said = say(speak, "event", kind, args)
        assert "{" not in said and not said.startswith("event-"), said
        for name in ("player", "receiver"):
            assert args.get(name, "") in said
    assert speak("spell-move_tower") in say(speak, "event", "spell_lapsed", EVENTS["spell_lapsed"])
    assert speak("card-T2") in say(speak, "event", "card_lost", EVENTS["card_lost"])


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "there was one wizard.", "there were 2 wizards."),
        ("de", "stand ein Magier.", "standen 2 Magier."),
        ("nl", "stond één tovenaar.", "stonden 2 tovenaars."),
    ],
)
def test_one_wizard_is_singular(language: str, one: str, two: str) -> None:
    for count, ending in ((1, one), (2, two)):
        assert say(GAME.words(language), "event", "looked_together", {"tower": "T4", "space": 3, "count": count}).endswith(ending)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_the_game_fits_the_screen_and_tells_the_signs_and_every_spell(language: str) -> None:
    speak = GAME.words(language)
    lines = speak("help-game").splitlines()
    assert len(lines) <= 20
    assert max(map(len, lines)) <= 80
    for sign in (*SIGNS, SHIELD, CASTLE, ACTS):
        assert sign in speak("help-game")
    for name in SPELL_NAMES:
        assert [line for line in lines if f"  {speak(f'spell-{name}')}: " in line], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_to_type_are_moves_in_the_language_on_the_screen(language: str) -> None:
    speak = GAME.words(language)
    text = speak("help-game")
    begins = tuple(f"{in_language(word, speak)} " for word in ("cast", "free", "carry"))
    columns = [line.partition("  ")[0] for line in text.splitlines() if line.startswith(begins)]
    assert len(columns) == len(SPELL_NAMES)
    refusals = [speak(f"refusal-{code}") for code in ("name-a-tower", "named-with-piece", "aim-at-announced")]
    names = {speak("spell-free_wizard"), speak("spell-piggyback")}
    quoted = [each for each in re.findall(r"[“„‘]([^”“’]+)[”“’]", "\n".join((text, *refusals))) if each not in names]
    assert len(quoted) == 10
    written = {in_language(move.text, speak, move.kind) for move in GAME.all_moves}
    for typed in (*columns, *quoted):
        assert set(" ".join(typed.split()).split(", ")) <= written, typed


def test_the_game_has_its_published_title_in_each_language() -> None:
    assert [GAME.words(language)("game-title") for language in LANGUAGES] == ["Wandering Towers", "Die wandelnden Türme", "De Betoverde Torens"]


# --- the outcome ------------------------------------------------------------------------------------------------------


def test_together_all_have_one_score() -> None:
    """Towers 46."""
    at = table(players=3, wizards={13: [0]}, castle=14, hands={0: "W1 W2 T1"}, options={"mode": "cooperative"})
    play(at, "W1 wizard", "wizard 13")
    assert at.outcome is not None
    assert at.outcome.winners == (0, 1, 2)
    assert len(set(at.outcome.scores)) == 1
    assert at.outcome.breakdown[0] == at.outcome.breakdown[1] == at.outcome.breakdown[2]
    assert at.outcome.breakdown[2][0] == {"kind": "home", "points": 12, "of": 12}
    assert at.outcome.breakdown[2][-1]["kind"] == "complete"


def test_a_flask_passed_on_counts_where_it_was_filled() -> None:
    """Towers 40."""
    given: dict[str, Any] = {"wizards": {13: [2], 5: [1]}, "castle": 14, "hands": {0: "W1 W2 T1"}, "empty": {0: 0, 2: 0}}
    at = table(full={0: 4, 2: 6}, spent={0: 0, 2: 0}, options=TEAMS, **given)
    play(at, "W1 wizard", "wizard 13")
    assert at.outcome is not None
    assert {"kind": "received", "points": -1, "flasks": 1} in at.outcome.breakdown[2]
    assert {"kind": "given", "points": 1, "flasks": 1} in at.outcome.breakdown[0]
    for seat in range(4):
        assert sum(line["points"] for line in at.outcome.breakdown[seat]) == at.outcome.scores[seat]


# --- what is wrong with a box or a position ---------------------------------------------------------------------------

SAID_WRONG = re.compile(r'finding\(f?"(\w+)"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_box_or_a_position_has_a_sentence(language: str) -> None:
    sources = [path.read_text(encoding="utf-8") for room in ("box", "position") for path in (GAME.about.folder / room).glob("*.py")]
    codes = {code for source in sources for code in SAID_WRONG.findall(source)} | set(GAME.checks.faults[1:]) | {"no_card", "no_spell"}
    speak = GAME.words(language)
    assert len(codes) > 50
    assert [code for code in codes if code != "no_" and not speak.has(f"finding-{code}".replace("_", "-"))] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "seat 2 must hold 3 cards now"), ("de", "Platz 2 muss jetzt 3 Karten haben"), ("nl", "plaats 2 moet nu 3 kaarten hebben")],
)
def test_a_position_that_will_not_do_is_explained_in_every_language(language: str, said: str) -> None:
    with pytest.raises(CovenError) as caught:
        table(wizards={10: [0]}, castle=14, hands={1: "W1 W1"})
    output = Output(language)
    output.use(GAME)
    assert said in output.explain(caught.value)
