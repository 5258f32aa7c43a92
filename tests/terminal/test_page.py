"""The page about the terminal tells the truth: what its examples type, and what is answered."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.terminal.quick_bots import quick_bots
from tests.terminal.running import play, run

__all__ = ["quick_bots"]

PAGE = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
#: A command and what it answers.
COMMANDS = [
    (line, answer)
    for block in BLOCKS
    for line, answer in re.findall(r"^\$ behemoth ([^\n]+)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
]
#: Games go on until somebody leaves: their first lines are compared, up to the first question.
GAMES = {"tanks": "Move 1, ", "combat": "Move 1, ", "hotseat": "Anna> "}


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize(("line", "answer"), COMMANDS, ids=[line for line, _ in COMMANDS])
def test_commands_answer_as_the_page_says(line: str, answer: str, request: pytest.FixtureRequest) -> None:
    words = shlex.split(line)
    if words[0] == "hotseat":
        request.getfixturevalue("example_games")
    said = run(*words)
    if words[0] in GAMES:
        told = answer.rpartition(GAMES[words[0]])[0]
        assert said.out.startswith(told)
    else:
        assert (said.out or said.err) == answer


def test_the_list_of_commands_is_the_one_of_help() -> None:
    (listed,) = [block for block in BLOCKS if block.startswith("A move: start>end")]
    assert listed in play("help").out


def test_what_moves_and_threats_say_stands_there() -> None:
    said = play("H3>F4W", "I16>F12SW", "moves C3", "threats white", "C3>F7NE(F12)").lines
    told = [block for block in BLOCKS if block.startswith(("Move 2", "White can strike"))]
    for line in "".join(told).splitlines():
        if line and line != "…" and not line.startswith(("Move 2", "Game over>")):
            assert line in said, line
