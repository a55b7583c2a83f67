"""Rulings: each is stated once and cited by a test of its game, every citation exists, and all are written in one style."""

import re
from pathlib import Path

import pytest

import coven

ROOT = Path(__file__).resolve().parents[2]
SHORT = {"witches": "Witches", "wandering_towers": "Towers", "broom_service": "Broom", "cauldron": "Cauldron"}
GAMES = [name for name in SHORT if name != "cauldron"]
STATED = re.compile(r"^(\d+)\. \S", re.MULTILINE)
CITED = re.compile(r"\b(Witches|Towers|Broom|Cauldron) (\d+(?:(?:, | and | to )\d+)*)")
NAMED = re.compile(r"def test_\w*?_(witches|towers|broom|cauldron)_((?:\d+_)*\d+)\b")
OLD_STYLES = {
    "a card looks like R13": re.compile(
        r'\bR(?:1[5-9]|[2-9]\d)\b(?!["”])|\((?:R\d+(?:, |-|–))*R\d+(?:: [^)]*)?\)|"""R\d+[.:]|\b(?:ruling|rule) R\d+\b',
    ),
    "C3": re.compile(r"\(C\d\)|_c\d\b"),
    "question 5": re.compile(r"\bquestions? \d+", re.IGNORECASE),
    "vector 5": re.compile(r"\bvectors? \d+", re.IGNORECASE),
    "ruling 5": re.compile(r"\brulings? [1-9]\d*", re.IGNORECASE),
    "Towers 9-11": re.compile(r"\b(?:Witches|Towers|Broom|Cauldron) (?:\d+(?:, | and | to ))*\d+[-–—]\d+"),
}
SELF = Path(__file__).resolve()


def rules_text(name: str) -> str:
    text = (coven.game(name).about.folder / "RULES.md").read_text(encoding="utf-8")
    return text[text.index("\n## Rulings") :] if "\n## Rulings" in text else text


def shape_of(text: str) -> list[str]:
    """What is the same in every language: headings by level, numbers of rulings, rows and columns of tables, code."""
    marks = (re.match(r"#+ |\d+\. |- |\|.*\|$", line) for line in re.sub(r"### Counting cards.*?(?=\n## )", "", text, flags=re.DOTALL).splitlines())
    return [f"{mark[0].count('|')} columns" if mark[0].startswith("|") else mark[0] for mark in marks if mark is not None]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["de", "nl"])
def test_the_rules_have_the_same_rulings_headings_and_tables_in_every_language(name: str, language: str) -> None:
    folder = coven.game(name).about.folder
    ours, theirs = ((folder / file).read_text(encoding="utf-8") for file in ("RULES.md", f"RULES.{language}.md"))
    assert shape_of(theirs) == shape_of(ours)
    assert len(stated(name)) > 50
    for one, other in zip(rulings_in(ours).items(), rulings_in(theirs).items(), strict=True):
        assert (one[0], options_in(one[1])) == (other[0], options_in(other[1])), f"rule {one[0]}"


def rulings_in(text: str) -> dict[int, str]:
    """The text of each ruling; where a number comes twice, the last is the ruling."""
    return {int(number): ruling for number, ruling in re.findall(r"^(\d+)\. (.*(?:\n +\S.*)*)", text, re.MULTILINE)}


def options_in(text: str) -> set[str]:
    return set(re.findall(r"`[^`]+`", text))


def stated(name: str) -> list[int]:
    return [int(number) for number in STATED.findall(rules_text(name))]


def texts(*folders: Path) -> dict[Path, str]:
    files = [path for folder in folders for path in sorted(folder.rglob("*.py")) if path.resolve() != SELF]
    return {path: path.read_text(encoding="utf-8") for path in files}


def citations(text: str) -> set[tuple[str, int]]:
    """The rulings that a text cites: `Towers 27, 29`, or in the name of a test `towers_27_29`."""
    spoken = {(game, int(number)) for game, numbers in CITED.findall(text) for number in re.findall(r"\d+", numbers)}
    named = {(game.capitalize(), int(number)) for game, numbers in NAMED.findall(text) for number in numbers.split("_")}
    ranges = {(game, number) for game, numbers in CITED.findall(text) for number in between(numbers)}
    return spoken | named | ranges


def between(numbers: str) -> set[int]:
    """Of `27 to 30` all but the last."""
    return {number for low, high in re.findall(r"(\d+) to (\d+)", numbers) for number in range(int(low), int(high))}


@pytest.mark.parametrize("name", SHORT)
def test_rulings_are_numbered_from_one_without_a_gap(name: str) -> None:
    assert stated(name) == list(range(1, len(stated(name)) + 1))


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_is_cited_by_a_test_of_its_game(name: str) -> None:
    cited = {number for text in texts(ROOT / "tests" / name).values() for game, number in citations(text) if game == SHORT[name]}
    assert sorted(set(stated(name)) - cited) == []


def test_every_ruling_that_is_cited_is_stated() -> None:
    known = {(SHORT[name], number) for name in SHORT for number in stated(name)}
    cited = {(path.relative_to(ROOT), *found) for path, text in texts(ROOT / "src", ROOT / "tests").items() for found in citations(text)}
    assert len(cited) > 300
    assert sorted((str(path), game, number) for path, game, number in cited if (game, number) not in known) == []


@pytest.mark.parametrize("name", SHORT)
def test_every_refusal_and_end_reason_rests_on_a_ruling_that_is_stated(name: str) -> None:
    about = coven.game(name).about
    assert set(about.refusals.rulings[1:]) <= set(stated(name))
    assert set(about.end_reasons.rulings[1:]) <= {0, *stated(name)}
    assert about.refusals.rulings[0] == about.end_reasons.rulings[0] == 0


@pytest.mark.parametrize("style", OLD_STYLES)
def test_no_citation_is_written_otherwise(style: str) -> None:
    found = [
        (str(path.relative_to(ROOT)), each) for path, text in texts(ROOT / "src", ROOT / "tests").items() for each in OLD_STYLES[style].findall(text)
    ]
    assert found == []


@pytest.mark.parametrize("path", sorted((ROOT / "src").rglob("*.ftl")), ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_people_read_of_rules_not_of_codes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not OLD_STYLES["a card looks like R13"].findall(text)
    assert not re.findall(r"\b(?:Witches|Towers|Broom) \d+\b", text)


def test_citations_are_found_in_every_form() -> None:
    text = '"""Towers 27, 29; Broom 3 to 5 and Witches 1."""\ndef test_a_tower_stays_towers_8_9() -> None: ...'
    assert citations(text) == {("Towers", number) for number in (8, 9, 27, 29)} | {("Broom", number) for number in (3, 4, 5)} | {("Witches", 1)}
    assert citations("(Towers 9 to 11)") == {("Towers", number) for number in (9, 10, 11)}
    old_forms = ("(R13)", "(C3)", "question 5", "vectors 5", "ruling 57", "Towers 9-11")
    assert all(pattern.search(old) for pattern, old in zip(OLD_STYLES.values(), old_forms, strict=True))
    assert OLD_STYLES["Towers 9-11"].search("Broom 3, 7–9") and not OLD_STYLES["Towers 9-11"].search("Towers 9 to 11, 13")
    assert not OLD_STYLES["a card looks like R13"].search('seat 0 leads R11, then R5 (R2, G3), or "R15"')
