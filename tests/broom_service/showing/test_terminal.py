"""The table in a terminal: everything that matters is on it, in every phase and language, with the numbers of the box, and it fits."""

import io
import random
import re
from collections import Counter

import pytest
from rich.console import Console

from coven.drawing import GOLD
from coven.games.broom_service.box.map.geometry import contains, read_outline
from coven.games.broom_service.terminal.map import Chart, marks, targets
from coven.games.broom_service.terminal.style import LANDSCAPES, SEATS
from coven.games.broom_service.terminal.table import LINES_BELOW, draw
from coven.games.broom_service.view.joined import is_island, joined, land_around, ways_off
from tests.broom_service.build import (
    BONUS,
    DELIVERY,
    FG,
    FOUR_PURPLE,
    FW,
    GAME,
    HEAVY_22,
    HG,
    HW,
    MW,
    PD,
    RG,
    TEST_BOX,
    THREE_ORANGE,
    TURBO_AD,
    VD,
    WF,
    make_box,
    play,
    table,
)

LANGUAGES = ["en", "de", "nl"]
BACK = {"side": "back"}
KEYS = ("table-", "phase-", "prompt-", "role-", "event-", "stance-", "landscape-", "offer-", "does-", "brave-", "short-", "goods-", "count-")
MORE_KEYS = ("storm-", "tile-", "effect-", "score-", "resource-", "potion-", "side-", "move-", "comma-", "???", "{")


def shown(at, seat=0, language="en", width=100, height=None, **more):
    """The table as `coven play` shows it; with a height, on a terminal of that size."""
    out = Console(file=io.StringIO(), width=width, height=height, force_terminal=height is not None, color_system=None)
    view = {**at.view(seat), **more}
    if seat in at.to_act:
        view["moves"] = [move.as_data() for move in at.moves(seat)]
    if at.outcome is not None:
        view["outcome"] = at.outcome.as_data()
    out.print(draw(view, at.setting, GAME.words(language), at.seats))
    return out.file.getvalue()


def flat(text):
    """The text without the places where it wraps."""
    return " ".join(text.split())


def changed(**values):
    """The test box with other printed numbers."""
    box = make_box()
    for name, value in values.items():
        box.record[name] = value
    return box


# --- whole games ----------------------------------------------------------------------------------------------------------------


def moments(players, options, seed, every):
    """A random game, looked at now and then and at its end, each time with a seat that may have to act."""
    chance = random.Random(seed)
    at = GAME.new_table(players, options, seed=seed)
    while not at.is_over:
        seat = chance.choice(at.to_act)
        if len(at.keeper) % every == 0:
            yield at, chance.choice([seat, chance.randrange(players)])
        at.play(seat, chance.choice(at.moves(seat)))
    yield at, None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_whole_games_fit_and_are_in_words(language, width):
    for players, options in ((2, {}), (5, {"side": "back", "storm_clouds": True, "partial_gains": True})):
        for at, seat in moments(players, options, width, 17):
            text = shown(at, seat, language, width)
            assert max(map(len, text.splitlines())) <= width
            assert [key for key in (*KEYS, *MORE_KEYS) if key in text] == []
        assert GAME.words(language)("prompt-over") in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 50)])
def test_what_matters_is_on_the_screen_however_low_it_is(language, width, height):
    """The map is on it with every area, the own pawns and the event; where the list of areas has no room, it is told what opens it."""
    options = {"side": "back", "storm_clouds": True} if width > 80 else {}
    for at, seat in moments(3, options, width, 11):
        if at.is_over:
            continue
        lines = shown(at, seat, language, width, height).splitlines()
        assert lines[0].startswith("Broom Service ·")
        assert len(lines) <= height - LINES_BELOW
        screen = "\n".join(lines)
        assert all(f"{'☾★♠'[seat]}{pawn}" in screen for pawn in (1, 2))
        signs = "".join(sign for sign, _ in LANDSCAPES.values())
        numbers = {int(number) for number in re.findall(rf"(\d+)[{signs}]", screen)}
        assert numbers >= set(range(len(at.setting["map"]["areas"])))
        assert GAME.words(language)(f"event-name-{at.view(None)['event']}") in screen
        assert (GAME.words(language)("table-all-areas") in lines[0]) == (seat in at.to_act and "→" not in screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_areas_can_be_read_in_a_list(language):
    at = GAME.new_table(3, {"side": "back"}, seed=2)
    out = Console(file=io.StringIO(), width=80, height=24, force_terminal=True, color_system=None)
    out.print(GAME.faces.terminal.pages["areas"](at.view(0), at.setting, GAME.words(language), at.seats))
    text = out.file.getvalue()
    assert all(re.search(rf"(?m)(^| ){area} [{GROUND_SIGNS}] ", text) for area in range(len(at.setting["map"]["areas"])))
    assert text.count("→") > len(at.setting["map"]["areas"])
    help_text = GAME.words(language)("help-game")
    assert f"{GAME.words(language)('command-areas')}  " in help_text and "\n+  " in help_text


def test_who_is_brave_and_who_was_beaten_is_seen():
    at = table([[FG, RG], [FG], [FG]])
    play(at, f"brave {FG}", f"brave {FG}")
    text = shown(at, 2)
    assert "✗ beaten" in text
    assert "! brave" in text
    assert f"{at.seats[2]}: You must follow: brave (!) or cowardly?" in text


def test_who_is_awaited_and_who_will_lead_is_seen():
    at = GAME.new_table(3, {"first_leader": "first_seat"}, seed=1)
    lines = shown(at, 1).splitlines()
    rows = [next(line for line in lines if name in line) for name in at.seats]
    assert ["leads first" in row for row in rows] == [True, False, False]
    assert all(row.startswith("▸") for row in rows)


def test_towers_clouds_and_pawns_are_on_the_map():
    text = shown(table([[WF], [RG]]))
    for part in ("t0[P4]", "t3(P3*)", "t7(O7**)", "c2☁1/1", "☾1", "★2", "♜"):
        assert part in text


def test_other_hands_are_not_shown():
    at = table([[FG], [WF]])
    assert "weather fairy" not in shown(at, 0)
    assert "weather fairy" in shown(at, 1)
    assert "fruit gatherer" not in shown(at, None)


def test_a_game_seen_open_shows_all_hands():
    at = table([[FG], [WF]])
    text = shown(at, None, open=[at.view(0), at.view(1)])
    assert "fruit gatherer" in text and "weather fairy" in text


def test_the_end_tells_where_the_points_came_from():
    at, _ = list(moments(2, {}, 5, 1000))[-1]
    text = flat(shown(at, None))
    for lines in at.outcome.breakdown:
        for line in lines:
            assert GAME.words("en")(f"score-{line['kind']}".replace("_", "-"), **line) in text


# --- the event and its numbers --------------------------------------------------------------------------------------------------


EVENT_NUMBERS = {
    "more-or-less": ("1–5", "1: +9, 2: +6, 3: +3, 4: 0, 5: -3"),
    "black-market": ("3",),
    "upper-hand": ("6, 3.",),
    "empty-handed": ("-1",),
    "the-works": ("8",),
    "flock-together": ("4",),
}
PLACES = {
    "en": ("forest -1, hill -2, mountain 0, prairie -3.", "forest +1, hill 0, mountain 0, prairie +1."),
    "de": ("Wald -1, Hügel -2, Berg 0, Heide -3.", "Wald +1, Hügel 0, Berg 0, Heide +1."),
    "nl": ("woud -1, heuvel -2, berg 0, heide -3.", "woud +1, heuvel 0, berg 0, heide +1."),
}


def event_line(event, language="en", box=TEST_BOX):
    """The event's name and sentence as they stand on the table."""
    text = flat(shown(table([[WF], [RG]], event=event, box=box), 0, language))
    name = GAME.words(language)(f"event-name-{event}")
    return text[text.index(name) + len(name) :].partition("☾")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_is_told_with_its_numbers(language):
    for event, numbers in EVENT_NUMBERS.items():
        assert [number for number in numbers if number not in event_line(event, language)] == [], event
    perilous, protected = PLACES[language]
    assert perilous in event_line("perilous-places", language)
    assert protected in event_line("protected-places", language)


def test_an_event_has_the_numbers_of_its_box():
    """A box may offer one to four roles, pay a single point at the market, or give three places points."""
    fewer = changed(more_high=4)
    assert "Choose 1–4 roles; points for the number chosen: 1: +9, 2: +6, 3: +3, 4: 0." in event_line("more-or-less", "en", fewer)
    assert "Choose 2 roles; points for the number chosen: 2: +6." in event_line("more-or-less", "en", changed(more_low=2, more_high=2))
    assert "may take 1 point instead" in event_line("black-market", "en", changed(market_points=1))
    assert "any resource instead" in event_line("black-distillery")
    assert "any 2 resources instead" in event_line("black-distillery", "en", changed(distillery_resources=2))
    assert "down: 5, 3, 1." in event_line("upper-hand", "en", changed(upper_hand_points=(5, 3, 1, 0, 0)))
    assert "for 1 point: 2 orange potions, 1 wand." in event_line("the-works", "en", changed(works_set=(2, 0, 0, 1), works_points=1))


def test_how_many_roles_to_choose_is_told():
    assert "Seat 1: Choose 4 roles for this round." in shown(GAME.new_table(3, seed=4))
    at = table([[], []], BACK, phase="choosing", event="more-or-less", chosen=[[FW], []], answered=[])
    assert f"{at.seats[0]}: Choose 0–4 more roles." in shown(at)
    assert f"{at.seats[1]}: Choose 1–5 roles for this round." in shown(at, 1)


# --- what roles and moves bring -------------------------------------------------------------------------------------------------


def test_a_hand_tells_what_each_role_brings():
    text = shown(table([[FW, PD, WF, RG], [FG]]))
    for part in ("forest witch #5 fly ♣ #1 ! +deliver", "peak druid #6 deliver ∩▲ #2 ! +3", "weather fairy #7 charm a cloud #3 ! +3"):
        assert part in text
    assert "root gatherer #8 1O/1W #4 ! 2O 1W" in text


def test_a_hand_has_the_numbers_of_its_box():
    box = make_box()
    box.record.role_bonus[4], box.record.yields[7, 1], box.record.yield_gain[7, 1, 1] = 4, 2, (0, 0, 1, 2)
    text = shown(table([[VD, FG], [FG]], box=box))
    assert "valley druid #3 deliver ♣≈ #1 ! +4" in text
    assert "fruit gatherer #4 1P #2 ! 3P/1P 2W" in text


def test_while_roles_are_chosen_all_ten_are_explained_and_the_chosen_ones_marked():
    at = GAME.new_table(3, seed=4)
    at.play(0, f"choose {HG}")
    text = shown(at).replace("✶", "")
    assert "✓" in next(line for line in text.splitlines() if "herb gatherer" in line)
    assert "#9 root gatherer 1O/1W ! 2O 1W" in text
    assert "#1 forest witch fly ♣ ! +deliver" in text


YIELDS = {
    "en": ("#1 gather 1 orange potion · #2 gather 1 wand", "#1 gather 2 orange potions, 1 wand"),
    "de": ("#1 1 orangefarbenen Trank nehmen · #2 1 Zauberstab nehmen", "#1 2 orangefarbene Tränke, 1 Zauberstab nehmen"),
    "nl": ("#1 verzamel 1 oranje toverdrank · #2 verzamel 1 toverstokje", "#1 verzamel 2 oranje toverdranken, 1 toverstokje"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gatherer_is_told_what_there_is_to_choose_from(language):
    """Broom 59."""
    cowardly, brave = YIELDS[language]
    assert cowardly in shown(play(table([[RG], [FG]]), f"cowardly {RG}"), 0, language)
    assert brave in shown(play(table([[RG], [FG]]), f"brave {RG}"), 0, language)


def test_a_delivery_is_offered_with_the_tower_s_points_and_wands():
    at = play(table([[VD], [RG]], pawns=[[5, 9], [0, 1]]), f"brave {VD}")
    text = flat(shown(at))
    assert "deliver with pawn 1 to t3: 3 points, 1 wand" in text
    assert "deliver with pawn 1 to t1: 6 points" in text and "t1: 6 points, " not in text
    assert "valley druid, brave: deliver with a pawn (forest, prairie) for 3 points more. Perform it, or leave it." in text


def test_a_cloud_is_offered_with_its_price_and_what_it_does():
    kinds = [FOUR_PURPLE, DELIVERY, HEAVY_22, BONUS]
    at = play(table([[WF], [RG]], {"storm_clouds": True}, cloud_kinds=kinds, pawns=[[3, 9], [0, 1]], resources=[[0, 0, 0, 5]] * 2), f"cowardly {WF}")
    text = flat(shown(at))
    assert "charm away c0 for 2 wands: 1 bolt, 6 points if you hold 4 purple potions" in text
    assert "charm away c1 for 2 wands: 1 bolt, a delivery when charmed away" in text
    assert "charm away c3 for 2 wands: 1 bolt · " in text


def test_market_and_tiles_are_offered_with_the_points_of_the_box():
    box = changed(market_points=1, forest_points=7)
    at = play(table([[RG], [FG]], BACK, box=box, event="black-market", tiles=[[0, 0, 1], [0, 0, 0]]), f"cowardly {RG}")
    text = flat(shown(at))
    assert "go to the Black Market: 1 point" in text and "1 points" not in text
    assert "use a forest tile: 7 points instead of the action" in text
    assert " 7 " in next(line for line in shown(at).splitlines() if "☾ " in line)


def test_a_mountain_tile_is_offered_with_what_it_does():
    at = table([[MW], [RG]], {"mountain_tiles": True}, mountain_tiles=[1, 3, 0], pawns=[[4, 10], [0, 1]])
    play(at, f"cowardly {MW}", "fly 0 a8")
    assert "use the mountain tile: +2W" in flat(shown(at))


def test_whoever_must_be_brave_is_told_so():
    """Broom 21."""
    text = shown(table([[FG], [RG]], event="brave-heart"))
    assert "whoever leads must be brave (!)" in text


# --- the map --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "marks"), [("en", ("(3O=6)", "(4P=6)")), ("de", ("(3O=6)", "(4V=6)")), ("nl", ("(3O=6)", "(4P=6)"))])
def test_a_storm_cloud_shows_colour_need_and_points(language, marks):
    at = table([[WF], [RG]], {"storm_clouds": True}, cloud_kinds=[THREE_ORANGE, FOUR_PURPLE, BONUS, DELIVERY])
    text = shown(at, 0, language)
    assert f"c0☁2/1{marks[0]}" in text
    assert f"c1☁2/1{marks[1]}" in text
    assert "c2☁2/1+2" in text
    assert f"c3☁2/1({GAME.words(language)('storm-delivery')})" in text


TILES = {
    "en": ("⟨brave action⟩", "⟨1 point⟩", "⟨+1O 1G 1P⟩", "⟨2 moves⟩", "⟨charm a cloud away⟩"),
    "de": ("⟨mutige Aktion⟩", "⟨1 Punkt⟩", "⟨+1O 1G 1V⟩", "⟨2 Bewegungen⟩", "⟨eine Wolke wegzaubern⟩"),
    "nl": ("⟨moedige actie⟩", "⟨1 punt⟩", "⟨+1O 1G 1P⟩", "⟨2 verplaatsingen⟩", "⟨een wolk wegtoveren⟩"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_are_spoken_with_the_numbers_of_the_box(language):
    at = table([[WF], [RG]], BACK, box=changed(forest_points=1), forest_tiles=[0, 2], mountain_tiles=[0, 3, 4])
    text = shown(at, 0, language)
    assert [tile for tile in TILES[language] if tile not in text] == []
    assert "◉☾★" in text


def test_what_counts_at_the_end_is_told():
    at = table([[WF], [RG]], {"mountain_tiles": True}, box=changed(set_points=(0, 0, 0, 3, 5)))
    assert "At the end: bolts 1: 1, 2: 3, 3: 5 … · sets of 4: 5, of 3: 3 · amulets 4/9/15" in shown(at)


def test_bolts_are_told_from_those_one_has():
    at = play(table([[WF], [RG]], pawns=[[3, 9], [0, 1]], resources=[[0, 0, 0, 5]] * 2, cloud_kinds=[HEAVY_22] * 4), f"cowardly {WF}", "charm c0")
    text = shown(at)
    assert "bolts 2: 3, 3: 5, 4: 8 …" in text
    assert "1☁ 2↯=3" in text


# --- the drawn map --------------------------------------------------------------------------------------------------------------


def drawn_map(at, seat=0, width=80, height=24, colours=False, rows=8):
    """The lines of the map on a terminal."""
    system = "truecolor" if colours else None
    out = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=system)
    view = {**at.view(seat), **({"moves": [move.as_data() for move in at.moves(seat)]} if seat in at.to_act else {})}
    out.print(Chart(joined(view, at.setting), GAME.words("en"), rows))
    return out.file.getvalue().splitlines()


def test_an_area_s_label_stands_inside_its_outline():
    """Read back from the screen, every number lies in the area it names, or right beside it where that is too narrow."""
    at = GAME.new_table(3, {"side": "back"}, seed=2)
    sheet = at.setting["sheet"]
    lines = drawn_map(at, None, 100, 40)
    signs = "".join(sign for sign, _ in LANDSCAPES.values())
    inside = 0
    for row, line in enumerate(lines):
        for found in re.finditer(rf"(\d+)[{signs}]", line):
            outline = read_outline(sheet["areas"][int(found[1])]["outline"])
            spots = [
                ((column - 0.5) * sheet["width"] / 98, (row + half) * sheet["height"] / 8) for column in range(*found.span()) for half in (0.25, 0.75)
            ]
            inside += any(contains(outline, spot) for spot in spots)
    assert inside == len(sheet["areas"])


GROUND_SIGNS = "".join(sign for sign, _ in LANDSCAPES.values())
PIECE = rf"[{''.join(sign for sign, _ in SEATS)}]\d?|[☁♜◆ogpOGP]|◎[A-D]"
LABEL = re.compile(rf"(\d+)([{GROUND_SIGNS}]?)((?:{PIECE})*)(\+?)")


def read_labels(at, seat, width, rows):
    """What the map says of each area, and whether it says that there is more; nothing but names and ground stands outside of labels."""
    text = "\n".join(drawn_map(at, seat, width, rows=rows))
    for area in at.setting["map"]["areas"]:
        text = text.replace(area["name"]["en"] if area["name"] else "no name", "")
    labels, more = {}, set()
    for found in LABEL.finditer(text):
        labels.setdefault(int(found[1]), []).extend(re.findall(PIECE, found[3]))
        more |= {int(found[1])} if found[4] else set()
    assert set(LABEL.sub("", text)) <= {*GROUND_SIGNS, *" │\n"}
    return labels, more


@pytest.mark.parametrize(("width", "rows"), [(80, 6), (80, 8), (120, 16)])
def test_every_sign_stands_behind_the_number_of_its_area(width, rows):
    """Read back from the screen: what is labels of an area is there, and all of it, or a plus says that there is more."""
    crowded = False
    for players, options in ((5, {"storm_clouds": True, "mountain_tiles": True}), (4, {"side": "back", "storm_clouds": True})):
        for at, seat in moments(players, options, rows, 60):
            labels, more = read_labels(at, seat, width, rows)
            view = joined(at.view(seat), at.setting)
            for area in range(len(at.setting["map"]["areas"])):
                first, *signs, _ = marks(view, GAME.words("en"), area)
                wanted = [*re.findall(PIECE, first[0]), *(text for text, _ in signs)]
                assert Counter(labels[area]) == Counter(wanted[: len(labels[area])])
                assert (area in more) == (len(labels[area]) < len(wanted))
            crowded = crowded or bool(more)
    assert crowded == (width == 80)


def test_the_map_tells_landscapes_by_colour_and_without_colours_by_signs():
    at = GAME.new_table(3, seed=2)
    plain, coloured = drawn_map(at), drawn_map(at, colours=True)
    assert not any("\x1b" in line for line in plain)
    assert all(any(sign * 2 in line for line in plain) for sign, _ in LANDSCAPES.values())
    assert any("48;2;" in line for line in coloured) and not any("♣♣♣" in line for line in coloured)


def test_where_a_move_leads_is_marked_on_the_map():
    at = GAME.new_table(2, {"first_leader": "first_seat"}, seed=2)
    for seat in (0, 1):
        for role in ("forest-witch", "hill-witch", "prairie-witch", "valley-druid"):
            at.play(seat, f"choose {role}")
    play(at, "0: brave forest-witch", "1: cowardly forest-witch", "1: done")
    view = {**at.view(0), "moves": [move.as_data() for move in at.moves(0)]}
    shown_now = joined(view, at.setting)
    assert targets(shown_now) == {move.args["area"] for move in at.moves(0) if move.kind == "fly"} != set()
    gold = f"on {GOLD}"
    marked = {int(text[:-1]) for area in range(27) for text, style in [next(marks(shown_now, GAME.words("en"), area))] if gold in style}
    assert marked == targets(shown_now) - set(at.view(0)["by_seat"][0]["pawns"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_box_that_is_not_drawn_shows_the_areas_near_the_pawns(language):
    text = shown(table([[WF], [RG]]), 0, language, 80, 24)
    assert GAME.words(language)("table-nearest", shown=4, areas=15).partition(" ")[2][:3] in text
    assert "☾1" in text


# --- stone circles --------------------------------------------------------------------------------------------------------------


def jump_from(circles, second=None):
    """Seat 0 stands on a turbo hill; circles B and D are islands without a hill."""
    at = table([[HW, RG], [RG]], BACK, pawns=[[0, 1], [0, 1]], hill_tiles=[circles, second])
    return flat(shown(play(at, f"cowardly {HW}", "fly 0 a3")))


def test_a_circle_without_a_way_off_is_warned_of():
    """Broom 70."""
    text = jump_from(TURBO_AD)
    assert "jump to stone circle D in 14▲, an island, and no way off it" in text
    assert "jump to stone circle A in 10≈ ·" in text


def test_where_the_circle_of_an_island_leads_is_told():
    """Broom 70: on the standard back the island of B has a hill of its own, which leads on unless the tower tile lies there."""
    ways = {}
    for seed in range(40):
        at = GAME.new_table(2, BACK, seed=seed)
        whole = joined(at.view(None), at.setting)
        assert is_island(whole, "B") and is_island(whole, "D") and not is_island(whole, "A") and not is_island(whole, "C")
        assert ways_off(whole, "D") == []
        hill = next(tile for tile in at.setting["hill_tiles"] if tile["area"] in land_around(whole, at.setting["map"]["circles"]["B"]))
        ways.setdefault("tower" in hill, set()).add(tuple(ways_off(whole, "B")))
        assert ways_off(whole, "B") == sorted(hill.get("circles", []))
    assert ways[True] == {()} and len(ways[False]) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_every_sign_of_the_table_and_the_islands(language):
    text = GAME.words(language)("help-game")
    signs = [sign for sign, _ in (*LANDSCAPES.values(), *SEATS)]
    for sign in (*signs, "!", "▽", "–", "✗", "·", "▸", "✶", "☁", "↯", "♜", "◎", "◆", "◉", "⟨»", "*", "p1"):
        assert sign in text, sign
    assert " D " in text and " B " in text and len(text.splitlines()) > 10
