"""Handing one device around."""

from __future__ import annotations

import pytest

from behemoth.terminal.handing import hand_over, wipe
from behemoth.terminal.voice import Voice


class _Script:
    """Lines of a pipe."""

    present = False

    def __init__(self, line: str) -> None:
        self.line = line
        self.back: list[str] = []

    def ask(self, question: str) -> str:
        print(question)
        return self.line

    def hand_back(self, line: str) -> None:
        self.back.append(line)


@pytest.mark.parametrize("line", ["", "D4"])
def test_the_next_one_is_called_between_two_wipes(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    script = _Script(line)
    hand_over(Voice("en"), script, "Black")  # type: ignore[arg-type]
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == lines[-1] == "-" * 60
    assert "Pass the device to Black." in lines
    assert script.back == ([line] if line else []), "a script that leaves the empty line out loses nothing"


def test_a_poor_terminal_is_scrolled_away(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "dumb")
    wipe(Voice("en"))
    assert capsys.readouterr().out.count("\n") > 90
