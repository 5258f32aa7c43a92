"""Which cards a viewer sees, and which it does not."""

from __future__ import annotations

from collections import Counter

import pytest

from behemoth.games import EVERYTHING, PUBLIC
from behemoth.monstercombat.sight import sees_hand, unseen
from behemoth.monstercombat.tables.cards import ordered
from behemoth.monstercombat.tables.options import deck_for
from tests.monstercombat.build import coop, table


@pytest.mark.rule("B24")
def test_a_hand_is_seen_by_its_owner_and_by_all_where_hands_lie_open() -> None:
    closed, opened = coop("s", "d"), coop("s", "d", open_hands=True)
    assert sees_hand(closed, 0, 0)
    assert sees_hand(closed, 0, EVERYTHING)
    assert not sees_hand(closed, 0, 1)
    assert not sees_hand(closed, 0, PUBLIC)
    assert sees_hand(opened, 0, 1)
    assert sees_hand(opened, 0, PUBLIC)


def test_what_is_not_seen_is_the_rest_of_the_deck_in_canonical_order() -> None:
    state = table("sS", "dl", "tz", discard="bb")
    whole = Counter(deck_for(state.options))
    for viewer, seen in ((0, "sSbb"), (1, "dlbb"), (PUBLIC, "bb"), (EVERYTHING, "sSdltzbb")):
        found = unseen(state, viewer)  # type: ignore[arg-type]
        assert Counter(found) == whole - Counter(seen)
        assert found == ordered(found)
