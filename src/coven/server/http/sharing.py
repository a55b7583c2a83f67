"""What a link shows where it is handed on: a title, words and a picture in the head of the page (Open Graph)."""

from dataclasses import dataclass
from functools import cache, lru_cache
from html import escape

from coven.errors import CovenError
from coven.server.features.lobby.access import desk_for
from coven.server.http.pages import INDEX, File, built_files, made
from coven.server.live.desks import Desks
from coven.table.registry import game as find_game
from coven.table.registry import game_names
from coven.table.words import LANGUAGES, words

ABOUT_TABLES = {"t": "share-table", "replay": "share-replay"}
ABOUT_GAMES = {"learn": "share-guide", "rules": "share-rules"}
LONGEST_ID = 40
MOST_KEPT = 512  # pages with heads of their own
PICTURE = "share/{}.jpg"
NO_GAME = "coven"  # the picture of all games
END_OF_HEAD = "</head>"


@dataclass(frozen=True)
class Card:
    """What is shown of a link."""

    title: str
    text: str
    picture: str


async def page_for(path: str, address: str, origin: str, language: str, desks: Desks) -> File:
    """The page of the client with the head that belongs to this address."""
    return with_head(head_of(await card_of(path, language, desks), address, origin))


async def card_of(path: str, language: str, desks: Desks) -> Card:
    """The card of an address: of a private table nothing but that it is one, which is said of every address of a table."""
    kind, _, named = path.partition("/")
    if kind in ABOUT_TABLES:
        return card(ABOUT_TABLES[kind], await game_for_all(desks, named), language)
    if kind in ABOUT_GAMES and named in game_names():
        return card(ABOUT_GAMES[kind], named, language)
    return card("share-home", None, language)


async def game_for_all(desks: Desks, table: str) -> str | None:
    """The game of a table that everybody may see; None for every other, also where there is none."""
    if not 0 < len(table) <= LONGEST_ID:
        return None
    try:
        return (await desk_for(desks, None, table)).match.created.game
    except CovenError:
        return None


@cache
def card(about: str, game: str | None, language: str) -> Card:
    speak = words(language)
    if game is None:
        return Card(speak(about), speak(f"{about}-text"), picture_of(NO_GAME))
    title = find_game(game).words(language)("game-title")
    return Card(speak(f"{about}-of", game=title), speak(f"{about}-text"), picture_of(game))


def picture_of(game: str) -> str:
    """The picture of a game, or of all where it has none of its own."""
    own = PICTURE.format(game)
    return own if own in built_files() else PICTURE.format(NO_GAME)


def head_of(shown: Card, address: str, origin: str) -> str:
    facts = {
        "og:type": "website",
        "og:site_name": "Coven",
        "og:title": shown.title,
        "og:description": shown.text,
        "og:url": f"{origin}{address}",
        "og:image": f"{origin}/{shown.picture}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()]
    return "".join(f"    {line}\n" for line in [*lines, '<meta name="twitter:card" content="summary_large_image" />'])


@lru_cache(maxsize=MOST_KEPT)
def with_head(head: str) -> File:
    page = built_files()[INDEX]
    before, end, after = page.body.decode().partition(END_OF_HEAD)
    return made(INDEX, f"{before}{head}  {end}{after}".encode())


def language_of(wanted: str) -> str:
    """Of our languages the one a browser asks for first, else English."""
    asked = [each.partition(";")[0].strip()[:2].lower() for each in wanted.split(",")]
    return next((each for each in asked if each in LANGUAGES), LANGUAGES[0])
