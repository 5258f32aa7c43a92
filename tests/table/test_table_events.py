"""What happens at the table: told with names, and what only one may hear."""

from __future__ import annotations

import pytest

from behemoth.games import EVERYTHING, PUBLIC
from behemoth.locale import LANGUAGES, has
from behemoth.table.table_events import CameBack, Joined, StoodIn, TableEvent, TimeRanOut, seat_name


def test_only_who_was_late_hears_that_the_table_decided() -> None:
    late = TimeRanOut(1)
    assert late.seen_by(1) == late.seen_by(EVERYTHING) == late
    assert late.seen_by(0) is None
    assert late.seen_by(PUBLIC) is None


def test_players_are_called_by_their_names_or_their_seats() -> None:
    assert "Kim" in CameBack(1).sentence("en", ("Alex", "Kim"))
    assert seat_name(1, "en") in CameBack(1).sentence("en", ("Alex", ""))
    assert seat_name(1, "en") == seat_name(1, "en", ("Alex",)) != seat_name(0, "en")
    assert "Kim" in Joined(1, "Kim").sentence("en", ("Alex", "somebody else"))
    assert seat_name(1, "de") in Joined(1, "").sentence("de")


def test_a_bot_that_stands_in_is_called_by_its_title() -> None:
    told = {StoodIn(0, "tank-chess", "greedy").sentence(language, ("Kim",)) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all("Kim" in sentence and "bot-" not in sentence for sentence in told)


@pytest.mark.parametrize("kind", TableEvent.__subclasses__())
def test_every_fact_has_its_sentence(kind: type[TableEvent]) -> None:
    facts = {"seat": 0, "kind": "draw", "bot": "greedy", "game": "tank-chess", "keep": 1, "seconds": 5, "match": "m"}
    event = kind(**{name: facts.get(name, "x") for name in kind.__struct_fields__})
    for language in LANGUAGES:
        assert has(event.key(), language)
        assert event.sentence(language)
