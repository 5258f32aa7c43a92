"""The talk: positions, moves, stopping, and that no input whatever ends or breaks it."""

from __future__ import annotations

import re
import threading

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from behemoth.locale import LANGUAGES
from behemoth.tankchess import TankChess, TankOptions
from behemoth.terminal.engine_talk import _COMMANDS
from behemoth.terminal.engine_words import OPTIONS
from tests.terminal.conversation import THINKERS, Conversation


def test_it_tells_who_it_is(conversation: Conversation) -> None:
    said = conversation.ask("behemoth")
    assert said[0].startswith("id name Behemoth ")
    assert [line for line in said if line.startswith("option ")] == [option.line for option in OPTIONS if option.plain]
    assert said[-1] == "ok"
    assert conversation.ask("ready") == ["ok"]


def test_positions_and_moves(conversation: Conversation) -> None:
    assert conversation.ask("position scheme basic-16 moves H3>F4W I16>F12SW") == []
    shown = conversation.ask("show")
    line = next(line for line in shown if line.startswith("line ")).split()[1]
    assert TankChess().parse(line).plies == 2
    assert "turn white" in shown
    assert conversation.ask(f"position line {line} moves C3>F7NE(F12)#", "show")[-2:] == ["over destroyed", "legal 0"]
    assert conversation.ask("go depth 1") == ["best none"]


def test_a_wrong_position_changes_nothing(conversation: Conversation) -> None:
    conversation.ask("position scheme basic-16 moves H3>F4W")
    before = conversation.ask("show")
    for wrong in ("scheme moon", "line xx", "scheme basic-16 moves H3>F4W H3>F4W", "", "scheme", "line"):
        (said,) = conversation.ask(f"position {wrong}")
        assert said.startswith("error ")
    assert conversation.ask("show") == before


def test_it_takes_a_win(conversation: Conversation) -> None:
    said = conversation.ask("position scheme basic-16 moves H3>F4W I16>F12SW", "go depth 2")
    assert said[-1].startswith("best ")
    assert said[-1].endswith("#")


@pytest.mark.parametrize("limit", ["depth 1", "nodes 500", "time 50", "clock 1000 inc 100", "time 50 depth 2 nodes 9"])
def test_every_limit_ends(conversation: Conversation, limit: str) -> None:
    said = conversation.ask("position scheme first-steps-10", f"go {limit}")
    best = said[-1].split()
    assert best[0] == "best"
    state = TankChess().start(TankOptions(scheme="first-steps-10"))
    assert state.read(0, best[1]) in state.actions(0)


def test_stopping(conversation: Conversation) -> None:
    assert conversation.ask("position scheme basic-16", "go perft 9", "stop")[-1] == "perft stopped"
    said = conversation.ask("go infinite", "ready", "show", "stop")
    assert "ok" in said
    assert said[-1].startswith("best ")
    assert conversation.ask("stop") == []


def test_while_something_runs_nothing_changes(conversation: Conversation) -> None:
    conversation.ask("position scheme basic-16")
    conversation.talk.hear("go infinite")
    for busy in ("go depth 1", "position scheme basic-20", "setoption lines 2", "bench", "new"):
        conversation.talk.hear(busy)
        assert any("stop" in line for line in conversation.said if line.startswith("error")), busy
    conversation.talk.hear("wait")
    assert conversation.said[-1].startswith("error ") or "info" in conversation.said[-1]
    conversation.talk.hear("stop")
    assert "16_" in next(line for line in conversation.ask("show") if line.startswith("line "))


_WORDS = st.sampled_from(
    [*_COMMANDS, "scheme", "line", "moves", "basic-16", "first-steps-10", "depth", "nodes", "perft", "time", "clock",
     "inc", "infinite", "python", "lines", "threads", "memory", "name", "value", "H3>F4W", "C3>F7NE(F12)", "off", "/E",
     "0", "1", "2", "-1", "99", "10" * 30, "½", "\x00", "16_16", "moves" * 9]
)  # fmt: skip
_LINES = st.one_of(
    st.lists(_WORDS, max_size=6).map(" ".join),
    st.text(max_size=60),
    st.binary(max_size=60).map(lambda data: data.decode("utf-8", "replace")),
)
#: What would take long is left to the tests above.
_LONG = re.compile(r"perft|bench|check|time|clock|nodes|depth|threads|memory")


@pytest.mark.parametrize("thinker", THINKERS)
@settings(max_examples=150, deadline=None)
@given(lines=st.lists(_LINES, max_size=8), language=st.sampled_from(LANGUAGES))
def test_nothing_breaks_it(thinker: str, lines: list[str], language: str) -> None:
    conversation = Conversation(thinker, language)
    for line in lines:
        words = line.split()
        if words[:1] == ["quit"] or (_LONG.search(line) and words[:1] in (["go"], ["bench"], ["check"])):
            continue
        assert conversation.talk.hear(line)
        conversation.talk.hear("stop")
    conversation.talk.end(at_once=True)
    for said in conversation.said:
        assert "\n" not in said
        assert "error That went wrong" not in said
    assert conversation.ask("ready")[-1] == "ok"


@pytest.mark.parametrize("thinker", THINKERS)
@settings(max_examples=100, deadline=None)
@given(words=st.lists(_WORDS, max_size=6))
def test_no_go_breaks_it(thinker: str, words: list[str]) -> None:
    conversation = Conversation(thinker)
    conversation.talk.hear("position scheme first-steps-10")
    conversation.talk.hear("go " + " ".join(words))
    conversation.talk.hear("stop")
    assert conversation.ask("ready") == ["ok"]
    assert not any("went wrong" in said for said in conversation.said)


def test_one_thread_at_a_time() -> None:
    conversation = Conversation("python")
    before = threading.active_count()
    for _ in range(5):
        conversation.ask("position scheme first-steps-10", "go depth 1")
    assert threading.active_count() == before
