"""Draw the picture of link previews anew: `python scripts/preview_picture.py` writes web/public/icons/preview.jpg.

A board and a few cards, drawn by the games themselves, beside the name; one picture for all languages.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from behemoth.monstercombat.drawing import draw_card, draw_monster_card  # noqa: E402
from behemoth.server.pages import PICTURE, PICTURE_SIZE  # noqa: E402
from behemoth.tankchess import load_scheme  # noqa: E402
from behemoth.tankchess.drawing import draw  # noqa: E402
from scripts.browser import FLAGS, find  # noqa: E402

PUBLIC: Final = ROOT / "web" / "public"
_PAGE: Final = """
<style>
  body {{ margin: 0; width: {wide}px; height: {high}px; overflow: hidden; position: relative; background: #17332f }}
  img {{ position: absolute; display: block }}
  .board {{ left: -70px; top: -60px; width: 760px; box-shadow: 0 10px 50px #0009; transform: rotate(-4deg) }}
  .shade {{ position: absolute; inset: 0; background: linear-gradient(100deg, #0000 46%, #17332f 62%) }}
  .card {{ width: 176px; filter: drop-shadow(0 8px 14px #0009) }}
  .sign {{ left: 726px; top: 66px; width: 104px }}
  h1 {{ position: absolute; left: 848px; top: 62px; margin: 0; color: #fbf4e2;
       font: 800 56px/112px "Avenir Next", "Segoe UI", "DejaVu Sans", sans-serif; letter-spacing: -2px }}
</style>
<img class="board" src="{board}"><div class="shade"></div>
{cards}
<img class="sign" src="{sign}"><h1>Behemoth</h1>
"""
#: Where each card lies, and how it is turned.
_PLACES: Final = ((648, 262, -9), (822, 236, -2), (994, 252, 6))


def picture() -> bytes:
    """The picture as JPEG: a fifth of a PNG, and every messenger takes it."""
    cards = [draw_card("S"), draw_monster_card(10), draw_card("L")]
    wide, high = PICTURE_SIZE
    page_text = _PAGE.format(
        wide=wide,
        high=high,
        board=_address(draw(load_scheme("monster-16").position(), coordinates=False)),
        sign=_address((PUBLIC / "favicon.svg").read_text(encoding="utf-8")),
        cards="".join(
            f'<img class="card" src="{_address(card)}" style="left:{x}px;top:{y}px;transform:rotate({turn}deg)">'
            for card, (x, y, turn) in zip(cards, _PLACES, strict=True)
        ),
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright), args=list(FLAGS))
        page = browser.new_page(viewport={"width": wide, "height": high})
        page.set_content(page_text, wait_until="networkidle")
        taken = page.screenshot(type="jpeg", quality=82)
        browser.close()
    return taken


def _address(drawn: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(drawn.encode()).decode()}"


if __name__ == "__main__":
    (PUBLIC / PICTURE.lstrip("/")).write_bytes(picture())
    print(f"web/public{PICTURE}")
