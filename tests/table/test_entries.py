"""By which hashes a match is found again: of the tokens that hold its seats, and of codes that carry them."""

from __future__ import annotations

from behemoth.table.entries import Acted, Carried, CarryOffered, SatDown, hashes_in


def test_tokens_and_codes_lead_to_their_match() -> None:
    log = (
        SatDown(at=1, seat=0, name="Ada", token_hash="t1"),
        Acted(at=2, seat=0, action="C3>C4N"),
        CarryOffered(at=3, seats=(0,), code_hash="c", until=9),
        Carried(at=4, seats=(0,), code_hash="c", token_hash="t2"),
    )
    assert hashes_in(log) == ["t1", "c", "t2"]
    assert hashes_in(log[1:2]) == []
