"""The drawing of the table: of a state only what its viewer may see."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.games import PUBLIC
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import MonsterCombat, preset
from behemoth.monstercombat.drawing import (
    draw_table,
)
from tests.monstercombat.build import coop, go, table
from tests.monstercombat.drawing.reading import parsed


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("variant", ["versus", "coop"])
def test_the_table_for_every_viewer(variant: str, seats: int) -> None:
    rng = Random(seats)
    state = MonsterCombat().start(preset(variant, "classic"), seats, rng)
    for _ in range(60):
        if state.ending:
            break
        (seat,) = state.to_act()
        state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
    for viewer in (PUBLIC, 0, seats - 1):
        for language in LANGUAGES:
            parsed(draw_table(state.view(viewer), language, ("Kim & Co", "<b>", "Alex")))


def test_the_picture_of_a_state_is_the_public_one() -> None:
    state = table("sS", "dl", "tz")
    assert state._repr_svg_() == draw_table(state.view(PUBLIC))
    for seat in range(3):
        assert state.imagine(seat, Random(3))._repr_svg_() == state._repr_svg_()
    hidden = [picture.count("Sword") for picture in (state._repr_svg_(), draw_table(state.view(0)))]
    assert hidden == [0, 2]


def test_the_end_and_the_question_are_told_in_the_picture() -> None:
    asked = go(table("s", "d"), "sword")
    assert "Player 2 is attacked" in asked._repr_svg_()
    assert "wins!" in go(table("s", "", hearts=(3, 1)), "sword", "take")._repr_svg_()
    won = go(coop("s", "", monster=10, monster_hearts=1), "sword")
    assert "you have won together" in won._repr_svg_()
