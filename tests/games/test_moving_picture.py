"""Several drawings as one that moves: each part once, shown when it is there, at the end what is there at the end."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from behemoth.games import Part, moving_parts
from behemoth.games.moving_picture import AT_THE_END

GROUND, TANK, THERE, WRECK = Part(0, "<a/>"), Part(1, "<b/>"), Part(1, "<c/>", glide=(10, -5)), Part(1, "<d/>")


def film(*frames: list[Part]) -> str:
    text = moving_parts(frames, 2)
    ElementTree.fromstring(f"<svg>{text}</svg>")
    return text


def times(text: str, part: Part) -> dict[str, str]:
    """At which percent a part is shown or hidden."""
    name = re.search(r'animation-name:(\w+)">(?:<g class="glide"[^>]*>)?' + re.escape(part.svg), text)
    assert name is not None
    rule = re.search(rf"@keyframes {name[1]}\{{(.*?\}})\}}", text)
    assert rule is not None
    return dict(re.findall(r"([\d.]+)%\{visibility:(\w+)\}", rule[1]))


def test_what_stays_is_written_once_and_never_hidden() -> None:
    text = film([GROUND, TANK], [GROUND, THERE])
    assert text.count(GROUND.svg) == 1
    assert f">{GROUND.svg}</g>" not in text


def test_a_part_is_shown_from_the_frame_in_which_it_comes_to_the_one_in_which_it_is_gone() -> None:
    text = film([GROUND, TANK], [GROUND, THERE], [GROUND, WRECK])
    whole = 2 + AT_THE_END  # two frames, and the last one for longer
    second, third = f"{100 / whole:g}", f"{200 / whole:g}"
    assert times(text, TANK) == {"0": "visible", second: "hidden"}
    assert times(text, THERE) == {"0": "hidden", second: "visible", third: "hidden"}
    assert times(text, WRECK) == {"0": "hidden", third: "visible"}


def test_a_part_that_comes_back_is_written_once() -> None:
    text = film([TANK], [THERE], [TANK])
    assert text.count(TANK.svg) == 1
    assert list(times(text, TANK).values()) == ["visible", "hidden", "visible"]


def test_what_moved_comes_from_where_it_was() -> None:
    text = film([TANK], [THERE])
    assert "translate(10px,-5px)" in text
    assert text.count('class="glide"') == 1


def test_whoever_wants_no_motion_sees_the_end() -> None:
    text = film([TANK], [THERE])
    assert text.count('class="part end"') == 1
    assert text.index('class="part end"') < text.index(THERE.svg)
    assert "animation:" not in text[: text.index("prefers-reduced-motion:no-preference")]


def test_a_higher_layer_lies_above() -> None:
    text = film([TANK, GROUND], [THERE, GROUND])
    assert text.index(GROUND.svg) < text.index(TANK.svg)
