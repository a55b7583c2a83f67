"""The terminal table of Witches: complete and legible at every width, seat count and phase."""

from io import StringIO
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

import coven
from coven.bots import Bot
from coven.cli.output import Output
from coven.cli.table.commands import TableCommands
from coven.cli.table.session import Session
from coven.drawing import shortened
from coven.games.witches.terminal import draw as draw_table
from coven.games.witches.terminal.cards import by_suit, fan
from coven.games.witches.terminal.sheet import pile_sum
from coven.games.witches.terminal.style import INKS, PARCHMENT, SIGNS, marks_of
from coven.table.words import LANGUAGES
from tests.witches.build import ALL_FIRE, end_round

GAME = coven.game("witches")
NAMES = ("Robin", "Agatha", "Bartholomew the Elder", "Circe", "Dagmar", "Edda")
ENGLISH = GAME.words("en")


def rendered(drawing: Any, width: int, colours: bool = False) -> str:
    console = Console(width=width, file=StringIO(), force_terminal=colours, color_system="truecolor" if colours else None, legacy_windows=False)
    console.print(drawing)
    out = console.file
    assert isinstance(out, StringIO)
    return out.getvalue()


def draw(view: dict[str, Any], width: int = 80) -> str:
    """A view of the standard game drawn."""
    return rendered(draw_table(view, started(view["players"]).setting, ENGLISH, NAMES[: view["players"]]), width)


def shown(table: coven.Table, seat: int | None) -> dict[str, Any]:
    """A view with what a caller adds to it; to a spectator all hands."""
    added: dict[str, Any] = {"open": [table.view(each) for each in range(table.players)]} if seat is None else {}
    if seat in table.to_act:
        added["moves"] = [move.as_data() for move in table.moves(seat)]
    if table.outcome is not None:
        added["outcome"] = table.outcome.as_data()
    return {**table.view(seat), **added}


def started(players: int, **options: Any) -> coven.Table:
    return GAME.new_table(players, options, seed=11, seats=NAMES[:players])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_nothing_runs_over_the_edge_and_no_word_is_missing(players: int) -> None:
    """A whole round with the end of the game, in every language, from every kind of eyes."""
    table = started(players, rounds=1)
    bot = Bot("random", GAME, 1)
    while not table.is_over:
        table.play(table.to_act[0], bot.choose(table, table.to_act[0]))
    for number in range(0, len(table.keeper) + 1, 5):
        moment = table.keeper.table_at(number)
        for width, language, seat in ((80, "en", 0), (100, "de", 1), (80, "nl", None)):
            text = rendered(draw_table(shown(moment, seat), moment.setting, GAME.words(language), NAMES[:players]), width)
            assert max(map(len, text.splitlines())) <= width
            assert not any(mark in text for mark in ("table-", "score-", "{", "suit-")), text


def test_hands_lie_by_suit_with_letter_sign_and_rank() -> None:
    groups = by_suit(["Z", "B2", "R14", "R3", "Y1", "G11", "Z"])
    assert groups == [["R3", "R14"], ["G11"], ["Y1"], ["B2"], ["Z", "Z"]]
    top, middle, bottom = (line.plain for line in fan(["R3", "R11"], [False, False], {"R11": "×2"}))
    assert (top, middle, bottom) == ("╭▲──╭▲──╮", "│R3 │R11│", "╰───╰×2─╯")


def test_what_may_not_be_played_is_dimmed_and_dotted_too() -> None:
    """R13; the difference is seen without colours."""
    table = GAME.from_position(
        {
            "players": 3,
            "state": {
                "hands": ["R2 G7 Z", "R3 R4 R5", "B1 B2"],
                "trick": [None, None, "R9"],
                "leader": 2,
                "turn": 0,
                "taken": [" ".join(rest(3, "R2 G7 Z R3 R4 R5 B1 B2 R9")), "", ""],
            },
        }
    )
    view = table.view(0)
    view["moves"] = [move.as_data() for move in table.moves(0)]
    hand = draw(view).partition("Your hand")[2]
    assert "│R2 │" in hand and "┊G7 ┊" in hand and "│Z  │" in hand
    assert "follow suit (Fire)" in hand
    del view["moves"]
    assert "│G7 │" in draw(view).partition("Your hand")[2]


def rest(players: int, used: str) -> list[str]:
    """All cards of the box but those used."""
    cards = [f"{suit}{rank}" for suit in "RGYB" for rank in range(1, 15)] + ["Z"] * 4
    for card in used.split():
        cards.remove(card)
    return cards


def test_water_is_green_and_air_is_blue() -> None:
    def hue(card: str) -> str:
        red, green, blue = (int(INKS[card[0]][place : place + 2], 16) for place in (1, 3, 5))
        return max(("red", red), ("green", green), ("blue", blue), key=lambda part: part[1])[0]

    assert (hue("R1"), hue("G11"), hue("B11")) == ("red", "green", "blue")


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("suit", list("RGYBZ"))
def test_cards_have_contrast_and_a_sign_of_their_own(suit: str) -> None:
    """WCAG AA: 4.5 to 1."""
    assert (luminance(PARCHMENT) + 0.05) / (luminance(INKS[suit]) + 0.05) >= 4.5
    assert len(set(SIGNS.values())) == len(SIGNS)


@pytest.mark.parametrize(
    ("lines", "points", "text"),
    [
        ([], 0, "0"),
        ([{"kind": "fire", "cards": 3, "doubled": False, "capped": False, "points": 3}], 3, "3 fire = 3"),
        (
            [
                {"kind": "fire", "cards": 9, "doubled": True, "capped": True, "points": 15},
                {"kind": "water_witch", "neutralised": False, "points": 5},
                {"kind": "earth_witch", "points": -5},
            ],
            15,
            "9 fire × 2 → 15 (cap) + 5 water witch − 5 earth witch = 15",
        ),
        ([{"kind": "queen", "neutralised": True, "points": 0}], 0, "0 queen (air witch) = 0"),
        ([{"kind": "earth_witch", "points": 0}], 0, "− 0 earth witch = 0"),
    ],
)
def test_the_sum_explains_itself(lines: list[dict[str, Any]], points: int, text: str) -> None:
    """Rows C and F of the rulebook's examples and their like (Witches 21 to 28)."""
    assert pile_sum({"lines": lines, "points": points}, ENGLISH).plain == text


def test_the_trick_lies_in_order_with_its_winner_and_who_is_awaited() -> None:
    table = started(4)
    bot = Bot("random", GAME, 1)
    while not (table.view(0)["trick"] and table.view(0)["last_trick"] and len(table.view(0)["trick"]) == 2):
        table.play(table.to_act[0], bot.choose(table, table.to_act[0]))
    view = table.view(0)
    text = draw(view)
    cards = [laid["card"] for laid in view["trick"]]
    line = next(line for line in text.splitlines() if f"│{cards[0]:<3}│" in line)
    assert line.index(cards[0]) < line.index(f"│{cards[1]:<3}│") < line.index("?")
    assert f"★ {shortened(NAMES[view['winning']], 9)}" in text
    assert "Last trick" in text and f"▸ {NAMES[view['turn']][:12]}" in text


def test_the_spell_alarm_is_raised_in_words() -> None:
    view = started(4).view(0)
    assert "Spell alarm" not in draw(view)
    assert "⚑ Spell alarm: Agatha" in draw({**view, "spell_alarm": 1})


def test_the_last_round_stays_in_sight_while_packets_are_chosen() -> None:
    view = started(3).view(0)
    pile = {"points": 3, "lines": [{"kind": "fire", "cards": 3, "doubled": False, "capped": False, "points": 3}]}
    last = {"piles": [pile] * 3, "points": [3, 3, 3], "rest": [0, 2, 0], "caster": None, "spell": 0, "deducted": False}
    text = draw({**view, "last_round": last}, 100)
    assert "Last round" in text and text.count("3 fire = 3") == 3 and "− 2 off the sheet" in text
    cast = draw({**view, "last_round": {**last, "caster": 1, "spell": 25}}, 100)
    assert cast.count("25 from Agatha’s spell") == 2 and "cast a spell of 25: 0" in cast
    deducted = draw({**view, "last_round": {**last, "caster": 1, "spell": 25, "deducted": True}}, 100)
    assert "− 25 by casting a spell" in deducted


def test_the_choice_of_the_last_spell_is_asked_in_one_sentence() -> None:
    """Witches 43."""
    text = " ".join(draw(end_round([f"{ALL_FIRE} G12", "", "*"], [5, 60, 61]).view(0)).split())
    assert "cast the queen’s spell: give 25 points to everybody else" in text and "Last trick" in text


def test_the_sheet_at_the_end_has_every_round() -> None:
    view = {**started(3).view(0), "phase": "over", "over": True, "to_act": [], "hand": []}
    lines = [
        [{"kind": "carried", "points": 9}, {"kind": "round", "round": 1, "points": 0, "spell": 20, "caster": 0, "deducted": True}],
        [{"kind": "round", "round": 1, "points": 4, "rest": 1}],
        [{"kind": "round", "round": 1, "points": 7, "spell": 20, "caster": 2, "deducted": False}],
    ]
    text = draw({**view, "outcome": {"breakdown": lines, "scores": [-11, 3, 7]}})
    assert all(part in text for part in ("−20", "4 −1", "✦ 7", "-11", "Score sheet"))


def test_the_signs_on_the_cards_follow_the_box() -> None:
    """Witches 22: a box whose queen is worth 30 shows +30."""
    data = GAME.standard_box.data
    dear = {**data, "name": "dear queen", "queen": {"card": "B3", "points": 30}, "earth_witch": {"card": "Y2", "takes_away": 12}}
    setting = GAME.new_table(4, box=dear, seed=1).setting
    assert marks_of(setting) == {"R11": "×2", "G11": "+5", "B3": "+30", "Y2": "−12", "B11": "∅"}


def test_a_pile_to_be_remembered_lies_face_down() -> None:
    """Witches 20."""
    table = started(3, memory="own")
    text = rendered(draw_table(table.view(0), table.setting, ENGLISH, NAMES[:3]), 80)
    assert text.count("face down") == 2


# --- help -------------------------------------------------------------------------------------------------------------

OWN_POINTS = {"queen": {"card": "G12", "points": 30}, "water_witch": {"card": "G11", "points": 7}, "earth_witch": {"card": "Y11", "takes_away": 8}}
OWN_POINTS["fire_witch"] = {"card": "R11", "doubles_up_to": 18}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("own", "numbers"), [({}, ("+5 ", "+10 ", "−5 ", " 15 ")), (OWN_POINTS, ("+7 ", "+30 ", "−8 ", " 18 "))], ids=["standard", "own"]
)
def test_help_tells_every_sign_of_the_table_by_the_numbers_of_the_box(language: str, own: dict[str, Any], numbers: tuple[str, ...]) -> None:
    output = Output(language)
    output.use(GAME)
    table = GAME.new_table(3, seed=1, box={**GAME.standard_box.data, **own})
    session = SimpleNamespace(table=table, output=output, messages=[])
    TableCommands(cast(Session, session)).do_help(0, "")
    lines = session.messages[session.messages.index("") + 1 :]
    text = "\n".join(lines)
    for sign in (*SIGNS, *SIGNS.values(), *marks_of(table.setting).values(), *numbers, "★", "▸", "⚑", "?", "× 2 →", "✦ 0"):
        assert sign in text, sign
    assert "{" not in text and len(lines) <= 20 and max(map(len, lines)) <= 80
