"""Cards: real cards with rounded corners and weight; one big emblem, one word, one line of effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from behemoth.locale import DEFAULT_LANGUAGE, say
from behemoth.monstercombat.drawing import monsters_great as great
from behemoth.monstercombat.drawing import monsters_small as small
from behemoth.monstercombat.drawing.emblems import EMBLEMS, emblem, empty_heart, event_emblem, exclamation, heart
from behemoth.monstercombat.drawing.palette import (
    AMBER,
    INK,
    NIGHT,
    PAPER,
    PAPER_EDGE,
    SHADOW,
    VERMILION,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from behemoth.monstercombat.drawing.shapes import at, box, circle, document, line, path, words, wrap
from behemoth.monstercombat.tables.cards import FACE_OF
from behemoth.monstercombat.tables.event_cards import KIND_OF
from behemoth.monstercombat.tables.monsters import MONSTERS
from behemoth.monstercombat.text.words import card_name, event_card_name, monster_name

WIDTH: Final = 250
HEIGHT: Final = 350

_MONSTERS: Final[tuple[Callable[[], str], ...]] = (
    small.slime,
    small.bat,
    small.goblin,
    small.spider,
    small.swamp_toad,
    great.dinosaur,
    great.ogre,
    great.hydra,
    great.stone_giant,
    great.final_boss,
)


def blank(fill: str = PAPER, edge: str = PAPER_EDGE) -> str:
    """A card without a picture, with its shadow."""
    shadow = f'<rect x="5" y="8" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="20" fill="{SHADOW}" opacity="0.28"/>'
    return (
        shadow
        + box(2, 2, WIDTH - 4, HEIGHT - 4, 20, fill, INK, 3)
        + box(12, 12, WIDTH - 24, HEIGHT - 24, 13, "none", edge, 2)
    )


def card_face(card: str, variant: str, language: str = DEFAULT_LANGUAGE) -> str:
    """The face of a playing card; small exclamation marks tell the holder of its trigger back."""
    face = FACE_OF[card]
    mark = at(WIDTH - 34, 44, exclamation(AMBER), 0.34) if card.isupper() else ""
    return (
        blank()
        + at(38, 42, emblem(face.name, face.letter), 0.38)
        + mark
        + at(WIDTH / 2, 146, emblem(face.name, face.letter), 1.65)
        + words(WIDTH / 2, 266, say(f"combat-card-{face.name}", language).capitalize(), 31, weight=700)
        + _lines(296, say(f"combat-effect-{variant}-{face.name}", language), 15.5, 26)
    )


def _lines(y: float, text: str, size: float, width: int, fill: str = INK) -> str:
    return "".join(
        words(WIDTH / 2, y + number * size * 1.25, part, size, fill) for number, part in enumerate(wrap(text, width))
    )


def event_face(kind: str, language: str = DEFAULT_LANGUAGE) -> str:
    """The face of an event card."""
    return (
        blank("#eef0f7", "#b8bedb")
        + at(34, 44, exclamation(NIGHT), 0.36)
        + at(WIDTH - 34, 44, exclamation(NIGHT), 0.36)
        + at(WIDTH / 2, 150, event_emblem(KIND_OF[kind].name, kind), 1.5)
        + _lines(266, event_card_name(kind, language), 21, 19, NIGHT)
    )


def monster_face(number: int, hearts: int | None = None, asleep: bool = False, language: str = DEFAULT_LANGUAGE) -> str:
    """A monster with the hearts it has left; a stamp says ×2."""
    monster = MONSTERS[number - 1]
    name = monster_name(number, language)
    left = monster.hearts if hearts is None else hearts
    sleep = at(194, 66, circle(0, 0, 34, PAPER, INK, 3) + at(0, 0, EMBLEMS["skip"](), 0.5)) if asleep else ""
    stamp = at(205, 226, _stamp(), 1, -12) if monster.strength > 1 else ""
    size = 0.86 + 0.02 * number
    return (
        blank("#efe6d2", "#c9b48a")
        + box(20, 20, WIDTH - 40, 232, 10, _sky(number), INK, 2)
        + f'<svg x="20" y="20" width="{WIDTH - 40}" height="232" viewBox="0 0 {WIDTH - 40} 232">'
        + at((WIDTH - 40) / 2, 232 - 92 * size if number > 5 else 132, _MONSTERS[number - 1](), size)
        + "</svg>"
        + box(20, 20, WIDTH - 40, 232, 10, "none", INK, 3)
        + at(38, 38, circle(0, 0, 19, INK, PAPER, 3) + words(0, 8, str(number), 22, WHITE, weight=700))
        + stamp
        + sleep
        + words(WIDTH / 2, 284, _title(name), min(25, 325 / len(name)), weight=700)
        + _heart_row(left, monster.hearts)
    )


def _title(name: str) -> str:
    return name[:1].upper() + name[1:]


def _sky(number: int) -> str:
    return (
        "#8fb7c9",
        "#7d8fb3",
        "#93a06b",
        "#8d7a86",
        "#7f8f66",
        "#b98a58",
        "#8f6a52",
        "#4f6a7a",
        "#5b5f6b",
        "#3a2230",
    )[number - 1]


def _stamp() -> str:
    """×2: the monster takes two hearts at once."""
    return box(-32, -21, 64, 42, 8, PAPER, VERMILION, 5) + words(0, 12, "×2", 34, VERMILION, weight=700)


def _heart_row(full: int, most: int) -> str:
    gap = min(30.0, 200 / most)
    first = WIDTH / 2 - gap * (most - 1) / 2
    scale = min(0.27, gap / 105)
    return "".join(
        at(first + place * gap, 314, heart() if place < full else empty_heart(), scale) for place in range(most)
    )


# --- backs -------------------------------------------------------------------------------------------


def _wood() -> str:
    grain = "".join(
        line(f"M16 {y}C80 {y - 9} 150 {y + 10} {WIDTH - 16} {y - 3}", WOOD_DARK, 2.2)
        for y in range(36, HEIGHT - 20, 23)
    )
    knots = f'<ellipse cx="66" cy="92" rx="20" ry="8" fill="none" stroke="{WOOD_DARK}" stroke-width="2.5"/>'
    knots += f'<ellipse cx="186" cy="262" rx="24" ry="9" fill="none" stroke="{WOOD_DARK}" stroke-width="2.5"/>'
    return blank(WOOD, WOOD_LIGHT) + grain + knots


def _claw_mark(fill: str = PAPER) -> str:
    slash = "M-5-62C12-28 14 18-4 64C-13 28-14-20-5-62Z"
    return "".join(
        at(x, y, path(slash, fill, INK, 3.5), size, 16) for x, y, size in ((-42, 6, 0.8), (0, 0, 1), (42, 6, 0.8))
    )


def plain_back() -> str:
    """Claw marks on wood."""
    return _wood() + at(WIDTH / 2, HEIGHT / 2, _claw_mark(), 1.15)


def trigger_back() -> str:
    """The same with small exclamation marks all around: an event follows."""
    places = ((42, 52), (208, 52), (42, 298), (208, 298), (125, 44), (125, 306), (38, 175), (212, 175))
    marks = "".join(at(x, y, exclamation(AMBER), 0.56) for x, y in places)
    return plain_back() + marks


def event_back() -> str:
    """One large exclamation mark."""
    return blank(NIGHT, "#5a66a8") + at(WIDTH / 2, HEIGHT / 2 + 4, exclamation(AMBER), 2.6)


BACKS: Final[dict[str, Callable[[], str]]] = {"-": plain_back, "!": trigger_back, "event": event_back}


# --- whole pictures ----------------------------------------------------------------------------------


def draw_card(card: str, variant: str = "versus", language: str = DEFAULT_LANGUAGE) -> str:
    """A playing card as a picture of its own."""
    return document(WIDTH, HEIGHT + 6, card_face(card, variant, language), card_name(card, language))


def draw_event_card(kind: str, language: str = DEFAULT_LANGUAGE) -> str:
    """An event card as a picture of its own."""
    return document(WIDTH, HEIGHT + 6, event_face(kind, language), event_card_name(kind, language))


def draw_monster_card(
    number: int, hearts: int | None = None, asleep: bool = False, language: str = DEFAULT_LANGUAGE
) -> str:
    """A monster as a picture of its own."""
    return document(WIDTH, HEIGHT + 6, monster_face(number, hearts, asleep, language), monster_name(number, language))


def draw_back(kind: str, language: str = DEFAULT_LANGUAGE) -> str:
    """A back: ``-`` plain, ``!`` trigger, or ``event``."""
    names = {"-": "combat-back-plain", "!": "combat-back-trigger", "event": "combat-back-event"}
    return document(WIDTH, HEIGHT + 6, BACKS[kind](), say(names[kind], language))
