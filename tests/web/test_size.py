"""What the first visit loads stays small: scripts and everything together, packed as they are sent."""

import re
from collections.abc import Iterable

import pytest
from web.needs import must_test_all

from coven.server.web.pages import INDEX, File, built_files, is_built

MOST_SCRIPT = 200_000
MOST_IN_ALL = 350_000
IMPORTED = re.compile(r'(?:from|import)"\./([^"]+)"')
FIRST_CLICK = re.compile(r"/(Home|TablePage|GameBox|en|Board)-")  # what the home page and a table add
LATIN = re.compile(r"-latin-wght-normal")


def loaded_first() -> dict[str, File]:
    """The page with everything it names, and what those files import at once: style sheets, scripts, the two fonts."""
    files = built_files()
    found: dict[str, File] = {INDEX: files[INDEX]}
    waiting = [INDEX]
    while waiting:
        text = files[waiting.pop()].body.decode("utf-8", "ignore")
        for name in named_in(text, files):
            if name not in found:
                found[name] = files[name]
                waiting += [name] if name.endswith(".js") else []
    return found | {name: file for name, file in files.items() if LATIN.search(name)}


def named_in(text: str, files: Iterable[str]) -> list[str]:
    """Files a page or a script needs before it runs: not those it may ask for later."""
    at_once = set(re.findall(r'(?:src|href)="/([^"]+)"', text)) | {f"assets/{name}" for name in IMPORTED.findall(text)}
    return [name for name in files if name in at_once]


def sent_size(file: File) -> int:
    return len(file.packed or file.body)


@pytest.mark.skipif(not is_built() and not must_test_all(), reason="the page is not built here: make web")
def test_the_first_load_is_small() -> None:
    files = loaded_first()
    more = {name: file for name, file in built_files().items() if FIRST_CLICK.search(name)}
    everything = files | more
    scripts = sum(sent_size(file) for name, file in everything.items() if name.endswith(".js"))
    assert len(files) > 4
    assert scripts < MOST_SCRIPT
    assert sum(map(sent_size, everything.values())) < MOST_IN_ALL
