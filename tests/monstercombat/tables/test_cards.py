"""The playing cards: faces, backs and the spread of triggers."""

from __future__ import annotations

import pytest

from behemoth.monstercombat.tables.cards import FACES, backs, deck, trigger_spread, triggers


@pytest.mark.rule("B5", "MC2.2")
def test_the_spread_of_trigger_backs() -> None:
    assert trigger_spread(20) == (6, 5, 3, 2, 1, 2, 1)
    assert trigger_spread(0) == (0,) * 7
    assert trigger_spread(57) == tuple(face.count for face in FACES)
    for count in range(58):
        spread = trigger_spread(count)
        assert sum(spread) == count == triggers(deck(count))
        assert all(0 <= marked <= face.count for marked, face in zip(spread, FACES, strict=True))
        # Largest remainder: nobody is a whole card away from the exact share.
        assert all(abs(marked - face.count * count / 57) < 1 for marked, face in zip(spread, FACES, strict=True))


def test_backs_say_how_many_and_nothing_else() -> None:
    assert backs("sSdD") == backs("SsLl") == "--!!"
