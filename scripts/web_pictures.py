"""Write the pictures of the first pages anew: `python scripts/web_pictures.py`. The same program writes the same bytes.

Boards are drawn from their schemes, the scene of Tank Chess from a move the rules have played, cards and monster by the
drawings of the table. Each is one file for all themes: the page names the theme behind the `#` of its address.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final, cast

from behemoth.games import find_game
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.monstercombat.drawing import cards, shapes
from behemoth.monstercombat.drawing.emblems import emblem, empty_heart, heart
from behemoth.monstercombat.drawing.palette import AMBER, FELT, FELT_LIGHT
from behemoth.tankchess import Move, Position, TankState, load_scheme, scheme_names
from behemoth.tankchess.drawing import picture, svg
from behemoth.tankchess.drawing.figures import define_figures
from behemoth.tankchess.drawing.frame import NARROW, draw_contours, draw_grid, draw_sheet
from behemoth.tankchess.drawing.ground import CELL, define_ground, draw_ground
from behemoth.tankchess.drawing.palette import THEMES
from behemoth.tankchess.drawing.plan import Plan
from behemoth.tankchess.drawing.words import Words

ROOT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from scripts.web_artwork import css_theme, side_palette  # noqa: E402

_TITLES: Final = re.compile(r"<title>.*?</title>|<title/>")
FOLDER: Final = ROOT / "web" / "src" / "pictures"

#: Room around the squares of the board in the browser (`web/src/tank/sight.svelte.ts`).
MARGIN: Final = 26

#: The name behind the `#` for each theme of the drawings; without one it is day.
NAMES: Final = {"day": "", "night": "dark", "contrast": "contrast"}

#: The scene: a medium tank of White has driven out of cover and destroyed one of Black from behind.
SCENE: Final = "10_10-10-10-1h3ww1h1-1hh2w2h1-9t-7h2-2t7-10-10_CLTA1N.MTC5E.LTA7E.HTB5N_MTH8N.TDJ7W.LTI5W.CLTE10S_w"
SCENE_MOVE: Final = "C5>E5NE(H8)"
#: The part of it that is shown, in squares: from the left, from the top, how wide, how high.
SCENE_PART: Final = (-0.2, 1.35, 10.4, 4.9)


def _themes(drawn: str) -> str:
    """The colours of each theme that are used, as variables of everything drawn."""
    rules = []
    for theme, name in NAMES.items():
        where = f"#{name}:target~.all" if name else ".all"
        rows = [row.strip() for row in css_theme(THEMES[theme])]
        rules.append(f"{where}{{{''.join(row for row in rows if row.partition(':')[0] in drawn)}}}")
    marks = "".join(f'<g id="{name}"/>' for name in NAMES.values() if name)
    return f"<style>{''.join(rules)}</style>{marks}"


def _board(position: Position, last: Move | None = None) -> str:
    """A position without words around it, painted with variables."""
    look = side_palette()
    drawn = picture.Picture(position, Plan(position.size), look, Words(DEFAULT_LANGUAGE))
    layers = (
        f"<defs>{define_ground(drawn.areas, look)}{define_figures(position, look)}</defs>",
        draw_sheet(drawn.plan, NARROW, look),
        drawn.surface(last),
        drawn.figures(),
        drawn.signs(last, (), ()),
    )
    return _TITLES.sub("", "".join(layers))


def _file(box: str, body: str) -> str:
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{_themes(body)}<g class="all">{body}</g></svg>\n'
    return text.replace(svg.PREFIX, f"p{sha256(text.encode()).hexdigest()[:6]}-")


def draw_scheme(name: str) -> str:
    """The board of a scheme before the first move."""
    position = load_scheme(name).position()
    side = position.size * CELL + 2 * NARROW
    return _file(f"{-NARROW:g} {-NARROW:g} {side:g} {side:g}", _board(position))


def draw_ground_of(name: str) -> str:
    """The board of a scheme with nothing on it, as large as in the browser: what is seen of a table at first."""
    position = load_scheme(name).position()
    look = side_palette()
    drawn = picture.Picture(position, Plan(position.size), look, Words(DEFAULT_LANGUAGE))
    side = position.size * CELL + 2 * MARGIN
    layers = (
        f"<defs>{define_ground(drawn.areas, look)}</defs>",
        draw_sheet(drawn.plan, MARGIN, look),
        draw_contours(drawn.plan, look),
        draw_ground(drawn.areas, look, lambda terrain, cells: "", flat=True),
        draw_grid(drawn.plan, look),
        draw_ground(drawn.areas, look, lambda terrain, cells: "", flat=False),
    )
    return _file(f"{-MARGIN} {-MARGIN} {side:g} {side:g}", _TITLES.sub("", "".join(layers)))


def draw_scene() -> str:
    """A move that the rules have played, as the board shows it."""
    state = cast(TankState, find_game("tank-chess").parse(SCENE))
    move = state.read(0, SCENE_MOVE)
    after = cast(TankState, state.play(0, move).state)
    left, top, width, height = (share * CELL for share in SCENE_PART)
    return _file(f"{left:g} {top:g} {width:g} {height:g}", _board(after.position, cast(Move, move)))


# --- cards ---------------------------------------------------------------------------------------------


def _card(name: str, letter: str, x: float, y: float, turn: float, scale: float) -> str:
    body = (
        cards.blank()
        + shapes.at(38, 42, emblem(name, letter), 0.38)
        + shapes.at(cards.WIDTH / 2, 150, emblem(name, letter), 1.65)
    )
    return shapes.at(x, y, shapes.at(-cards.WIDTH / 2, -cards.HEIGHT / 2, body), scale, turn)


#: The hand: face, letter, how far to the side, how far down, turned by.
_HAND: Final = (
    ("sword", "s", -172.0, 26.0, -16.0),
    ("lightning", "l", -86.0, 6.0, -8.0),
    ("shield", "h", 0.0, 0.0, 0.0),
    ("life", "v", 86.0, 6.0, 8.0),
    ("thief2", "d", 172.0, 26.0, 16.0),
)


def draw_cards() -> str:
    """A monster across the felt, and a hand of cards that will not be enough."""
    width, height = 720, 342
    gradient = (
        f'<defs><radialGradient id="felt" cx="50%" cy="30%" r="85%"><stop offset="0" stop-color="{FELT_LIGHT}"/>'
        f'<stop offset="1" stop-color="{FELT}"/></radialGradient></defs>'
    )
    felt = f'<rect width="{width}" height="{height}" fill="url(#felt)"/>'
    ring = f'<ellipse cx="360" cy="336" rx="330" ry="190" fill="none" stroke="{AMBER}" stroke-width="3" opacity=".35"/>'
    monster = shapes.at(360, 134, cards._MONSTERS[9](), 0.98)
    hearts = "".join(
        shapes.at(548 + number * 42, 66, heart() if number < 3 else empty_heart("#f4f1e6"), 0.36) for number in range(4)
    )
    stamp = shapes.at(600, 128, cards._stamp(), 1.15, -9)
    pile = shapes.at(112, 116, shapes.at(-125, -175, cards.trigger_back()), 0.44, -11)
    hand = "".join(_card(name, letter, 360 + x, 292 + y, turn, 0.5) for name, letter, x, y, turn in _HAND)
    body = gradient + felt + ring + monster + hearts + stamp + pile + hand
    box = f'viewBox="0 0 {width} {height}" font-family="sans-serif"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{body}</svg>\n'


#: What is written where.
FILES: Final[dict[str, Callable[[], str]]] = {
    "tank-chess.svg": draw_scene,
    "monster-combat.svg": draw_cards,
    **{f"boards/{name}.svg": partial(draw_scheme, name) for name in scheme_names()},
    **{f"grounds/ground-{name}.svg": partial(draw_ground_of, name) for name in scheme_names()},
}


def main() -> None:
    """Write all files."""
    for name, write in FILES.items():
        (FOLDER / name).write_text(write(), encoding="utf-8")
        print(f"web/src/pictures/{name}")


if __name__ == "__main__":
    main()
