"""The seats of a remote bot on disk."""

from __future__ import annotations

import stat
from pathlib import Path

import msgspec
import pytest

from behemoth.client import BadLink, KeptSeats, Link

INVITED = Link("http://club.example", "join", "abc", "secret")


def test_an_invitation_is_kept_with_its_key(tmp_path: Path) -> None:
    path = tmp_path / "below" / "seats.json"
    seats = KeptSeats(path)
    assert seats.invite(INVITED)
    assert not seats.invite(INVITED), "once is enough"
    (kept,) = KeptSeats(path)
    assert (kept.link, kept.seat, kept.done) == (INVITED.text, "", False)
    assert len(kept.key) >= 16
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_what_became_of_it(tmp_path: Path) -> None:
    path = tmp_path / "seats.json"
    seats = KeptSeats(path)
    seats.invite(INVITED)
    (kept,) = seats
    seats.note(msgspec.structs.replace(kept, seat="http://club.example/m/abc#token", done=True))
    (again,) = KeptSeats(path)
    assert again.done
    assert not KeptSeats(path).invite(INVITED), "whoever was there does not come again"


def test_a_seat_one_holds_needs_no_joining() -> None:
    seats = KeptSeats()
    seats.invite(Link("http://club.example", "seat", "abc", "token"))
    assert [kept.seat for kept in seats] == ["http://club.example/m/abc#token"]


@pytest.mark.parametrize("text", ["", "{}", "[1]", '[{"link": "x", "key": "y"}]', "\xff"])
def test_a_file_of_something_else(tmp_path: Path, text: str) -> None:
    path = tmp_path / "seats.json"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadLink) as refused:
        KeptSeats(path)
    assert str(path) in str(refused.value)
