"""Text that any terminal can show."""

from __future__ import annotations

import io

from behemoth.terminal.plain import can_show, clean, forgive, soften


def test_what_an_encoding_lacks_is_written_readably() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii")
    soften(stream)
    stream.write("Weiß schlägt „Schwarz“ 2 × … ♥")
    stream.flush()
    assert raw.getvalue() == b'Weiss schlaegt "Schwarz" 2 x ... ?'


def test_bytes_that_are_no_text_are_read_all_the_same() -> None:
    stream = io.TextIOWrapper(io.BytesIO(b"\xff\xfeA1\n"), encoding="utf-8")
    forgive(stream)
    assert stream.readline().endswith("A1\n")


def test_other_streams_are_left_alone() -> None:
    stream = io.StringIO("x")
    soften(stream)
    forgive(stream)
    assert stream.read() == "x"


def test_whether_signs_can_be_shown() -> None:
    assert can_show(io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), "↑")
    assert not can_show(io.TextIOWrapper(io.BytesIO(), encoding="latin-1"), "↑")
    assert not can_show(io.StringIO(), "ä"), "a stream without an encoding promises nothing"


def test_no_sign_is_left_that_a_terminal_obeys() -> None:
    assert clean("a\x1b[2Jb\tc\nd") == "a\ufffd[2Jb\ufffdc\nd"
    assert clean("Größe ♥") == "Größe ♥"
