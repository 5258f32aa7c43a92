"""What ``check_game`` raises."""

from __future__ import annotations

import pytest

from behemoth.games import Nonconformity
from behemoth.games.nonconformity import demand
from tests.docs.matches import Heap


def test_what_does_not_hold_is_said_with_the_state() -> None:
    demand(True, "nothing")
    with pytest.raises(Nonconformity, match=r"^broken: 3/0$"):
        demand(False, "broken", Heap(3, 0))
    with pytest.raises(Nonconformity, match=r"^broken$"):
        demand(False, "broken")
