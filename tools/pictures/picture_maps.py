"""Writes docs/broom-front.svg and docs/broom-back.svg: both sides of the standard board of Broom Service."""

import sys
from pathlib import Path

from coven.cli.main import main

DOCS = Path(__file__).resolve().parents[2] / "docs"


def draw(side: str) -> int:
    """Draws one side; the picture shows names where it is wide and marks where it is narrow."""
    return main(["box", "draw", "broom_service", "--side", side, "--out", str(DOCS / f"broom-{side}.svg"), "--lang", "en"])


if __name__ == "__main__":
    sys.exit(max(draw("front"), draw("back")))
