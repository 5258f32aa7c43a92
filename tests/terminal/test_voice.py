"""How the room speaks in poor surroundings and in rich ones."""

from __future__ import annotations

import pytest

from tests.terminal.running import run


@pytest.mark.parametrize(
    "surroundings", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C"}]
)
def test_poor_surroundings(surroundings: dict[str, str]) -> None:
    from tests.terminal.running import run_really

    said = run_really("--lang", "de", "tanks", "--scheme", "monster-16", typed=b"moves I3\n", **surroundings)
    assert said.code == 0
    assert "\x1b" not in said.out
    if "PYTHONIOENCODING" in surroundings:
        assert said.out.isascii()
        assert "Weiss" in said.out
        assert "C^" in said.out


def test_colour_when_asked_for() -> None:
    assert "\x1b[" in run("show", FORCE_COLOR="1", TERM="xterm-256color").out
    assert "\x1b[38" not in run("show", "--no-colour", FORCE_COLOR="1", TERM="xterm-256color").out
