"""Reads a QR code as a phone does: from the picture of it on the screen."""

import base64
from pathlib import Path

from playwright.sync_api import Locator

READER = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
READ = """async (picture) => {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const { width, height } = image, sheet = new OffscreenCanvas(width, height).getContext('2d');
  sheet.drawImage(image, 0, 0);
  return jsQR(sheet.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
}"""


def scanned(code: Locator) -> str | None:
    """What the code says, or nothing where it can't be read."""
    picture = base64.b64encode(code.screenshot()).decode()
    camera = code.page.context.new_page()
    camera.evaluate(READER.read_text(encoding="utf-8"))
    said = camera.evaluate(READ, f"data:image/png;base64,{picture}")
    camera.close()
    return None if said is None else str(said)
