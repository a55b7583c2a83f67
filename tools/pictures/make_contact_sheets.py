# ruff: noqa: E402
"""Takes contact sheets of everything that is drawn for the games: cards, portraits, towers and tiles, side by side.

They go to build/contact_sheets, each by day and by night, at single and double size, and as three kinds of colour blindness have it.
With words as arguments, only sheets whose names contain one of them.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools" / "building")]

from node import WEB, prepared
from playwright.sync_api import Browser
from web.browsing import chromium

FOLDER = ROOT / "build" / "contact_sheets"
SHEETS = [
    *("broom-portraits", "broom-roles", "broom-events", "broom-pieces"),
    *("towers-towers", "towers-wizards", "towers-cards", "towers-spells"),
    *("witches-cards", "covers-boxes"),
]
BLINDNESS = ["deuteranopia", "protanopia", "tritanopia"]
SIZE = {"width": 1280, "height": 600}
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


def main() -> None:
    wanted = sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with gallery() as url, chromium() as browser:
        for name in SHEETS:
            if not wanted or any(word in name for word in wanted):
                take(browser, url, name)
                print(name, flush=True)


@contextmanager
def gallery() -> Iterator[str]:
    """The address of the gallery, served as it is while one works on it."""
    environment = prepared()
    if not (WEB / "fixtures").is_dir():
        subprocess.run([sys.executable, str(ROOT / "tools" / "test_data" / "make_fixtures.py")], cwd=ROOT, env=environment, check=True)
    command = ["node", "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(command, cwd=WEB, env={**environment, "NO_COLOR": "1"}, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield address(server)
        finally:
            server.terminate()


def address(server: subprocess.Popen[str]) -> str:
    """Where the server is, by its own words."""
    for line in server.stdout or []:
        if found := ADDRESS.search(line):
            return f"{found.group()}/gallery.html"
    raise SystemExit("the gallery could not be served")


def take(browser: Browser, url: str, name: str) -> None:
    """One sheet by day and by night, at both sizes, and with three kinds of colour blindness."""
    for scale in (1, 2):
        page = browser.new_page(viewport=SIZE, device_scale_factor=scale)  # type: ignore[arg-type]
        for theme in ("day", "night"):
            page.goto(f"{url}?sheet={name}&theme={theme}")
            page.locator(".sheet .row").first.wait_for()
            page.evaluate("document.fonts.ready")
            page.screenshot(path=FOLDER / f"{name}-{theme}-{scale}x.png", full_page=True)
        if scale == 1:
            session = page.context.new_cdp_session(page)
            for kind in BLINDNESS:
                session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
                page.screenshot(path=FOLDER / f"{name}-{kind}.png", full_page=True)
        page.close()


if __name__ == "__main__":
    main()
