"""Take the pictures of docs/pictures/screens anew: `python scripts/screenshots.py [name …]`.

From a real table in a real browser. The same games are played each time, so that the pictures change only when the app
does; they are WebP, which is a quarter of a PNG.
"""

from __future__ import annotations

import base64
import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests know how to visit a table

from scripts.browser import FLAGS, NoBrowser, find  # noqa: E402
from tests.browser.robot import Robot  # noqa: E402
from tests.browser.running_server import RunningServer  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402

FOLDER: Final = ROOT / "docs" / "pictures" / "screens"
SEED: Final = "a-table-for-the-camera"


class Shot(NamedTuple):
    """A picture: its name, what is on it, and in which browser."""

    name: str
    show: Callable[[Visitor, RunningServer, ExitStack], None]
    phone: bool = False
    theme: str = "light"


def main(wanted: Sequence[str]) -> int:
    """Take all pictures, or those whose names begin with one of the wanted words."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    shots = [shot for shot in SHOTS if not wanted or shot.name.startswith(tuple(wanted))]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=find(playwright), args=list(FLAGS))
        except NoBrowser as none:
            print(none, file=sys.stderr)
            return 1
        server = RunningServer(Path(data), seed=SEED)
        try:
            for shot in shots:
                take(shot, browser, server)
        finally:
            browser.close()
            server.close()
    return 0


def take(shot: Shot, browser: Browser, server: RunningServer) -> None:
    """One picture, with whatever the page complained about."""
    settings = {"theme": shot.theme, "language": "en", "name": "Ada", "motion": "none", "sound": False}
    visitor = Visitor(browser, server.address, phone=shot.phone, settings=settings)
    path = FOLDER / f"{shot.name}.webp"
    with ExitStack() as others:
        shot.show(visitor, server, others)
        visitor.page.mouse.move(2, 2)
        visitor.page.evaluate("document.fonts.ready")
        _write(visitor, path)
    print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1000:.0f} kB")
    for fault in visitor.close():
        print(f"  {fault}", file=sys.stderr)


def _write(visitor: Visitor, path: Path) -> None:
    """The browser itself writes WebP; Playwright's own screenshot knows PNG and JPEG only."""
    session = visitor.context.new_cdp_session(visitor.page)
    told: dict[str, Any] = session.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    path.write_bytes(base64.b64decode(told["data"]))


# --- what is on them --------------------------------------------------------------------------------------------------


def home(visitor: Visitor, server: RunningServer, others: ExitStack) -> None:
    """The first page."""
    visitor.page.goto("/", wait_until="networkidle")


def new_game(visitor: Visitor, server: RunningServer, others: ExitStack) -> None:
    """A new game: which, with whom, how strong."""
    visitor.page.goto("/new?game=monster-combat&with=bot", wait_until="networkidle")


def hint(visitor: Visitor, server: RunningServer, others: ExitStack) -> None:
    """A good move with its reason, laid out."""
    made = server.create("tank-chess", "pp", {"scheme": "monster-16"}, mode="here")
    robot = others.enter_context(Robot(server, made, Random(3)))
    robot.run(lambda newest: newest["turn"] >= 20 and newest["to_act"] == [0])
    visitor.sit(made, "tank-chess", mode="here")
    visitor.wait_for("[role=grid]")
    visitor.page.keyboard.press("h")
    visitor.page.locator(".panel .advice").wait_for()


def tank(visitor: Visitor, server: RunningServer, others: ExitStack) -> None:
    """A game in the middle, with the preview of a shot open."""
    made = server.create("tank-chess", "pp", {"scheme": "basic-16"})
    robot = others.enter_context(Robot(server, made, Random(8)))

    def enough(newest: dict[str, Any]) -> bool:
        return newest["turn"] >= 16 and newest["to_act"] == [0] and _aimed(server, robot.match) is not None

    robot.run(enough)
    aimed = _aimed(server, robot.match)
    assert aimed, "nobody can fire in this game"
    visitor.sit(made, "tank-chess", 0)
    visitor.wait_for("[role=grid]")
    touch = visitor.tap if visitor.phone else visitor.click
    touch(aimed[0])
    visitor.page.get_by_text("Choose where it ends.").wait_for()
    touch(aimed[1])
    visitor.page.locator(".panel.active").wait_for()


def _aimed(server: RunningServer, match: str) -> tuple[str, str] | None:
    """A tank that can fire and what it can hit, if there is one; the longest drive before it looks best."""
    state = server.state(match)
    seat = state.to_act()[0]
    texts = sorted(state.write(seat, action) for action in state.actions(seat))
    found = [one for one in map(_FIRES.match, texts) if one]
    return (found[-1][1], found[-1][2]) if found else None


_FIRES: Final = re.compile(r"([A-Z]\d+)>[A-Z]\d+[NSEW]+\((\w+)\)")


def versus(visitor: Visitor, server: RunningServer, others: ExitStack) -> None:
    """Everybody against everybody."""
    cards(visitor, server, others, {"variant": "versus"}, 14)


def coop(visitor: Visitor, server: RunningServer, others: ExitStack) -> None:
    """All together."""
    cards(visitor, server, others, {"variant": "coop"}, 24)


def cards(visitor: Visitor, server: RunningServer, others: ExitStack, options: dict[str, str], turns: int) -> None:
    """Some turns into a game of cards of four, a card chosen."""
    made = server.create("monster-combat", "pppp", options)
    robot = others.enter_context(Robot(server, made, Random(5)))
    robot.run(lambda newest: newest["turn"] >= turns and newest["to_act"] == [0])
    visitor.sit(made, "monster-combat", 0)
    visitor.wait_for(".decision .answer:enabled", ".bar.mine")
    glowing = visitor.page.locator(".hand .option.can")
    if glowing.count() and not visitor.page.locator(".decision").count():
        glowing.nth(glowing.count() // 2).click()


def replay(visitor: Visitor, server: RunningServer, others: ExitStack) -> None:
    """The middle of a game that is over, judged."""
    made = server.create("tank-chess", "pp", {"scheme": "basic-16"})
    robot = others.enter_context(Robot(server, made, Random(8)))
    robot.run()
    visitor.go(f"/replay/{made['match']}")
    slider = visitor.page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    slider.blur()
    visitor.page.locator("#tab-analysis").click()
    visitor.page.locator(".judged .button").click()
    visitor.page.locator(".judged progress").wait_for(state="detached", timeout=120_000)


SHOTS: Final = (
    Shot("home", home),
    Shot("home-dark", home, theme="dark"),
    Shot("home-phone", home, phone=True),
    Shot("new-game", new_game),
    Shot("hint", hint),
    Shot("hint-phone", hint, phone=True),
    Shot("tank-chess", tank),
    Shot("tank-chess-dark", tank, theme="dark"),
    Shot("tank-chess-phone", tank, phone=True),
    Shot("monster-combat", versus),
    Shot("monster-combat-dark", versus, theme="dark"),
    Shot("monster-combat-phone", versus, phone=True),
    Shot("monster-combat-together", coop),
    Shot("replay", replay),
)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
