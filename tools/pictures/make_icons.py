"""Draws the PNG icons of the app from web/public/icon.svg, in Chromium; the maskable one has a margin that may be cut off."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = ROOT / "web" / "public"
NIGHT = "#17131f"
ICONS = {"icon-180.png": (180, 0), "icon-192.png": (192, 0), "icon-512.png": (512, 0), "icon-maskable-512.png": (512, 64)}


def main() -> None:
    sys.path.insert(0, str(ROOT / "tests"))
    from web.browsing import chromium

    drawn = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with chromium() as browser:
        for name, (size, margin) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            back = NIGHT if margin else "transparent"
            page.set_content(f"<style>body{{margin:{margin}px;background:{back}}}svg{{display:block;width:{size - 2 * margin}px}}</style>{drawn}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
