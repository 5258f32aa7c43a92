"""Messages as bytes: what is read comes back as it was written, and everything else is refused."""

from __future__ import annotations

import msgspec
import pytest

from behemoth.table import messages as msg
from behemoth.table.refusal import Refusal
from behemoth.table.wire import LONGEST, read_message, write_message


def test_a_message_is_read_as_it_was_meant() -> None:
    act = msg.Act(id="1", seat=0, turn=3, action="pass", lag=12)
    assert read_message(msgspec.json.encode(act)) == act
    assert read_message(msgspec.json.encode(act).decode()) == act


@pytest.mark.parametrize("data", ["", "{}", "[]", '{"is":"dance","id":"1"}', '{"is":"act","id":1}', b"\xff\xfe"])
def test_what_is_no_message_is_refused(data: bytes | str) -> None:
    with pytest.raises(Refusal) as caught:
        read_message(data)
    assert caught.value.code == "unreadable"
    assert caught.value.sentence("en") != caught.value.sentence("de")


def test_a_message_has_a_longest() -> None:
    act = msgspec.json.encode(msg.Act(id="1", seat=0, turn=3, action="pass"))
    assert isinstance(read_message(act + b" " * (LONGEST - len(act))), msg.Act)
    with pytest.raises(Refusal) as caught:
        read_message(act + b" " * (LONGEST - len(act) + 1))
    assert caught.value.code == "too-long"


def test_what_is_written_is_the_message() -> None:
    problem = msg.Problem(code="stale", text="zu spät", id="9")
    assert msgspec.json.decode(write_message(problem), type=msg.Problem) == problem
