"""Looks at a page as it stands: does every text stay in its box, at every width."""

from playwright.sync_api import Page
from web.browsing import axe_clean

WIDTHS = (1440, 1024, 390)
# Boxes whose text is wider than they are and is not meant to be scrolled, the page itself included. What is only for the ear is left out,
# and so are fields to choose from, which end in dots where they are too long.
TOO_WIDE = """() => {
  const styleOf = (element) => getComputedStyle(element);
  const isMeant = (element) => ['auto', 'scroll'].includes(styleOf(element).overflowX) || styleOf(element).textOverflow === 'ellipsis';
  const isUnseen = (element) => element.closest('.visually-hidden, .spoken, svg, dialog:not([open])') !== null;
  const isShown = (element) => element.checkVisibility() && element.clientWidth > 1 && !isUnseen(element);
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
  const isWide = (element) => styleOf(element).display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
  const boxes = [...document.querySelectorAll('body *')].filter((element) => hasText(element) && isShown(element) && !isMeant(element));
  const told = (element) => `${element.tagName}.${element.className} ${element.scrollWidth}>${element.clientWidth}: ${element.textContent.trim()}`;
  return [document.documentElement, ...boxes].filter(isWide).map((element) => told(element).slice(0, 120));
}"""
# Boxes that cut off the lower part of their text.
CUT_OFF = """() => {
  const isCutting = (element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowY) && element.clientHeight > 1;
  const isUnseen = (element) => element.closest('.visually-hidden, .spoken, svg, dialog:not([open])') !== null || !element.checkVisibility();
  const isCut = (element) => {
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), floor = element.getBoundingClientRect().bottom;
    while (walk.nextNode()) {
      const { textContent, parentElement } = walk.currentNode;
      if (textContent.trim() === '' || isUnseen(parentElement) || parentElement.closest('[aria-hidden=true]')) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      if (range.getBoundingClientRect().bottom > floor + 2) return true;
    }
    return false;
  };
  const boxes = [...document.querySelectorAll('body *')].filter((element) => isCutting(element) && !isUnseen(element) && isCut(element));
  return boxes.map((element) => `${element.tagName}.${element.className} cuts off ${element.textContent.trim()}`.slice(0, 120));
}"""
# Words drawn in a picture that leave it, or that are wider than the plate drawn right before them.
BESIDE_THE_PLATE = """() => {
  const told = (text) => `text ${text.textContent.trim()}`;
  const isOutside = (text) => {
    const box = text.getBoundingClientRect(), picture = text.ownerSVGElement.getBoundingClientRect(), plate = text.previousElementSibling;
    if (box.width === 0 || getComputedStyle(text.ownerSVGElement).overflow === 'visible') return false;
    if (box.left < picture.left - 1 || box.right > picture.right + 1 || box.bottom > picture.bottom + 2) return true;
    return plate?.tagName === 'rect' && box.width > plate.getBoundingClientRect().width + 1;
  };
  return [...document.querySelectorAll('svg text')].filter((text) => text.checkVisibility() && isOutside(text)).map(told);
}"""


# Once its typefaces are there and whatever is measured has been measured.
LAID_OUT = "document.fonts.ready.then(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go()))))"


def too_wide(page: Page) -> list[str]:
    page.evaluate(LAID_OUT)
    return list(page.evaluate(TOO_WIDE))


def look_at(page: Page) -> None:
    """Nothing is wrong for axe by night and by day, and no text leaves its box at any width; the page is wide again afterwards."""
    before = page.viewport_size
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(LAID_OUT)
        for check in (TOO_WIDE, CUT_OFF, BESIDE_THE_PLATE):
            found = page.evaluate(check)
            assert not found, f"{page.url} at {width} px: {found}"
    axe_clean(page)
    if before is not None:
        page.set_viewport_size(before)
