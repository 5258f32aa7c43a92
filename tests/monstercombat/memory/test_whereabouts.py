"""Where stolen cards are is worked out in a quick way and in the thorough one of ``imagine``: both say the same."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.monstercombat import MonsterCombat, Options
from behemoth.monstercombat.memory.evidence import evidence_of
from behemoth.monstercombat.memory.whereabouts import known_cards, sure, surely_held
from tests.monstercombat.memory.thorough import thorough


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_the_quick_way_says_what_the_thorough_one_says(seats: int) -> None:
    game, lost, held = MonsterCombat(), 0, 0
    for seed in range(4):
        rng = Random(seed)
        state = game.start(Options(trigger_count=seed * 9), seats, rng)
        while not state.ending:
            (seat,) = state.to_act()
            state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
            viewer = rng.randrange(seats)
            known = thorough(evidence_of(state, viewer))
            assert known_cards(state, viewer) == known
            certain = sure(known)
            assert any(surely_held(state, viewer)) == any(certain)
            assert not any(certain) or surely_held(state, viewer) == certain
            lost += bool(known)
            held += any(certain)
    assert lost > held > 0


def test_nothing_is_counted_for_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view holds what the seat saw; how likely each deal is, only whoever imagines works out."""
    game, rng = MonsterCombat(), Random(3)
    state = game.start(Options(), 4, rng)
    monkeypatch.setattr("behemoth.monstercombat.memory.imagine.posterior", None)
    while not state.ending:
        (seat,) = state.to_act()
        state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
        for viewer in range(4):
            state.view(viewer)
    with pytest.raises(TypeError):
        state.imagine(0, rng)
