"""A full state from the bytes of a view: it looks the same to the seat, and nothing else is believed."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.games import InvalidText, view_bytes
from behemoth.monstercombat import COOP, MonsterCombat, Options
from behemoth.monstercombat.from_view import from_view
from tests.monstercombat.build import go, table


@pytest.mark.parametrize(
    "options",
    [Options(), Options(lightning_secret=True), Options(variant=COOP, sleep="n_turns"), Options(variant=COOP)],
)
def test_every_moment_of_a_game_looks_the_same_to_its_seat(options: Options) -> None:
    rng = Random(12)
    state = MonsterCombat().start(options, 3, rng)
    for _ in range(60):
        if state.ending:
            break
        for seat in range(3):
            data = view_bytes(state, seat)
            assert view_bytes(from_view(data, seat, rng), seat) == data
        (seat,) = state.to_act()
        state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]


def test_a_secret_answer_of_one_s_own_is_kept_and_others_are_imagined() -> None:
    state = go(table("b", "d", "d", "", options=Options(lightning_secret=True)), "lightning", "shield")
    made = from_view(view_bytes(state, 1), 1, Random(3))
    question = made.view(1).question
    assert question is not None
    assert question.answer == "d"


def test_only_the_view_of_the_seat_itself_is_read() -> None:
    state = table("s", "d")
    for data in (view_bytes(state, 1), view_bytes(state, "public"), b"", b"{}", b"[1]", view_bytes(state, 0)[:-9]):
        with pytest.raises(InvalidText):
            from_view(data, 0, Random(1))
