"""Writes the API reference from the docstrings to build/docs and checks every link in it, and every link between our own pages."""

import re
import sys
import warnings
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pdoc

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "build" / "docs"
MODULES = ("coven", "coven.errors", "coven.kernel", "coven.table", "coven.bots", "coven.conformance", "coven.games")
PAGES = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/*.md")
MARKDOWN_LINK = re.compile(r"\]\(([^)\s]+)\)")


class Page(HTMLParser):
    """The links of a page, and the places in it that links may point to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "href" and tag == "a" and value:
                self.links.append(value)
            if name in ("id", "name") and value:
                self.places.add(value)


def write() -> list[Path]:
    """Writes the reference; returns its pages."""
    warnings.filterwarnings("ignore", module="pdoc")  # typed dictionaries have fields without a line of their own
    pdoc.render.configure(docformat="markdown", footer_text="Coven")
    pdoc.pdoc(*MODULES, output_directory=OUT)
    return sorted(OUT.rglob("*.html"))


def broken_links(paths: list[Path]) -> list[str]:
    """Links between pages that lead nowhere."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in paths}
    broken = []
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            outside = bool(parts.scheme or parts.netloc)
            if not outside and (target not in pages or (parts.fragment and unquote(parts.fragment) not in pages[target].places)):
                broken.append(f"{path.relative_to(OUT)}: {link}")
    return broken


def broken_page_links() -> list[str]:
    """Links of our own Markdown pages to files that are not there."""
    paths = [path for pattern in PAGES for path in ROOT.glob(pattern)]
    found = [(path, link) for path in paths for link in MARKDOWN_LINK.findall(path.read_text(encoding="utf-8"))]
    return [f"{path.name}: {link}" for path, link in found if not urlsplit(link).scheme and not (path.parent / link.partition("#")[0]).exists()]


def main() -> int:
    """Writes and checks; 1 if a link is broken."""
    pages = write()
    broken = broken_links(pages) + broken_page_links()
    for line in broken:
        print(f"broken link: {line}", file=sys.stderr)
    print(f"{len(pages)} pages in {OUT.relative_to(ROOT)}, {len(broken)} broken links")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
