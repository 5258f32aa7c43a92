"""The engine's protocol: a conversation, stopping, and that no input whatever ends or breaks it."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from behemoth.locale import LANGUAGES
from behemoth.terminal.engine import LONGEST, read_lines
from behemoth.terminal.engine_talk import _COMMANDS
from behemoth.terminal.engine_words import OPTIONS
from tests.terminal.conversation import Conversation
from tests.terminal.running import run, run_really


def test_long_lines_and_bytes_that_are_no_text() -> None:
    source = io.BytesIO(b"\xff\xfe\n" + b"x" * (LONGEST * 2 + 5) + b"\nready\n\n" + b"y" * 10)
    found = list(read_lines(source))
    assert len(found) == 5
    assert max(map(len, found)) <= 40
    assert found[2] == "ready\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command(language: str) -> None:
    typed = "setoption python 1\nposition scheme first-steps-10\ngo perft 1\nwait\nmoon\n"
    said = run("--lang", language, "engine", typed=typed)
    assert said.code == 0
    assert said.lines[-1].startswith("error ")
    assert ("Befehl" in said.lines[-1]) == (language == "de")
    assert any(line.startswith("perft ") for line in said.lines)


def test_the_end_of_the_input_waits_for_what_ends() -> None:
    typed = b"setoption python 1\nposition scheme first-steps-10\ngo perft 2\n"
    assert "perft " in run_really("engine", typed=typed).lines[-1]
    assert run_really("engine", typed=b"setoption python 1\ngo infinite\n").lines[-1].startswith("best ")
    assert run_really("engine", typed=b"setoption python 1\ngo perft 9\nquit\n").code == 0


PAGE = Path(__file__).resolve().parents[2] / "docs" / "engine-protocol.md"


def test_every_command_is_documented() -> None:
    text = PAGE.read_text(encoding="utf-8")
    wanted: list[str] = [*_COMMANDS, "quit", *(name for option in OPTIONS for name in (option.name, option.uci))]
    assert [word for word in wanted if f"`{word}" not in text] == []


@pytest.mark.parametrize("number", range(3), ids=["uci", "cards", "plain"])
def test_the_conversation_of_the_page(conversation: Conversation, number: int) -> None:
    transcript = PAGE.read_text(encoding="utf-8").split("```")[1::2][number].strip().splitlines()
    exchanges: list[tuple[str, list[str]]] = []
    for line in transcript:
        if line.startswith("> "):
            exchanges.append((line[2:], []))
        else:
            exchanges[-1][1].append(line)
    assert len(exchanges) > 8
    for asked, answers in exchanges:
        before = len(conversation.said)
        conversation.talk.hear(asked)
        if not conversation.talk._endless:
            conversation.talk.wait()
        said = conversation.said[before:]
        assert _fits(answers, [line for line in said if not _running(conversation, line)]), (asked, said)


def _running(conversation: Conversation, line: str) -> bool:
    """What an endless search tells comes whenever it likes."""
    return conversation.talk._endless and line.startswith("info ")


def _fits(expected: list[str], said: list[str]) -> bool:
    """Lines with gaps: a lone gap is any number of lines, and information comes once or more."""
    pattern = "".join(_line_pattern(line) for line in expected)
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in said)) is not None


def _line_pattern(line: str) -> str:
    if line == "…":
        return r"(?:.*\n)*"
    text = re.escape(line).replace("…", ".*") + r"\n"
    return f"(?:{text})+" if line.startswith("info ") else text
