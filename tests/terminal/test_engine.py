"""The engine's protocol: a conversation, stopping, and that no input whatever ends or breaks it."""

from __future__ import annotations

import io
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from behemoth import engine
from behemoth.games import GameError
from behemoth.locale import LANGUAGES
from behemoth.tankchess import TankChess, TankOptions, load_scheme, perft
from behemoth.terminal.engine import LONGEST, read_lines
from behemoth.terminal.engine_talk import _COMMANDS, Talk
from behemoth.terminal.engine_words import OPTIONS, Go, read_go, read_option
from tests.engine.needs import needs_engine
from tests.terminal.running import run, run_really

#: Both who think: the rules everywhere, the engine where it is.
THINKERS = ["rules", pytest.param("engine", marks=needs_engine("tanks"))]


class Conversation:
    """A talk with what it said."""

    def __init__(self, thinker: str = "rules", language: str = "en") -> None:
        self.said: list[str] = []
        self.talk = Talk(self.said.append, language)
        if thinker == "rules":
            self.talk.hear("setoption law 1")

    def ask(self, *lines: str) -> list[str]:
        """What is said to these lines, once nothing runs any more."""
        before = len(self.said)
        for line in lines:
            self.talk.hear(line)
        self.talk.wait()
        return self.said[before:]


@pytest.fixture(params=THINKERS)
def conversation(request: pytest.FixtureRequest) -> Iterator[Conversation]:
    made = Conversation(request.param)
    yield made
    made.talk.end(at_once=True)


def test_it_tells_who_it_is(conversation: Conversation) -> None:
    said = conversation.ask("behemoth")
    assert said[0].startswith("id name Behemoth ")
    assert [line for line in said if line.startswith("option ")] == [option.line for option in OPTIONS]
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


def test_counting(conversation: Conversation) -> None:
    expected = perft(load_scheme("first-steps-10").position(), 2)
    said = conversation.ask("position scheme first-steps-10", "go perft 2")
    assert said[-1].startswith(f"perft {expected} ")
    assert sum(int(line.split()[1]) for line in said[:-1]) == expected
    assert conversation.ask("go perft 0")[-1].startswith("perft 1 ")


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


def test_the_bench_is_always_the_same(conversation: Conversation) -> None:
    counts = [conversation.ask("bench")[-1].split()[:2] for _ in range(2)]
    assert counts[0] == counts[1]
    assert counts[0][0] == "bench"


@needs_engine("tanks")
def test_the_bench_is_the_searchs_own() -> None:
    from behemoth.engine.search import bench

    assert Conversation("engine").ask("bench")[-1].split()[1] == str(bench())


@needs_engine("tanks")
def test_rules_and_engine_agree() -> None:
    assert Conversation("engine").ask("check 60") == ["check 60 positions 0 differ"]


@needs_engine("tanks")
def test_information_about_a_search() -> None:
    talk = Conversation("engine")
    said = talk.ask("setoption name lines value 2", "position scheme basic-16", "go depth 3")
    pattern = re.compile(
        r"info depth \d+ line [12] score (points -?\d+|win \d+|loss \d+) nodes \d+ nps \d+ time \d+ pv \S+( \S+)*"
    )
    assert all(pattern.fullmatch(line) for line in said[:-1])
    assert {line.split()[4] for line in said[:-1]} == {"1", "2"}
    state = TankChess().start(TankOptions())
    for text in said[-3].split(" pv ")[1].split():
        (seat,) = state.to_act()
        state = state._after(state.read(seat, text))


def test_a_check_needs_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "available", lambda: False)
    (said,) = Conversation().ask("check")
    assert said.startswith("error The engine is not installed")


# --- words -------------------------------------------------------------------------------------------


def test_time_from_the_clock() -> None:
    soft, hard = read_go(["clock", "60000", "inc", "1000"]).seconds
    assert 2 < soft < 4
    assert soft < hard < 20
    for clock in (1, 50, 1000, 10**7):
        soft, hard = Go(clock=clock, inc=60_000).seconds
        assert soft <= hard <= clock / 1000 / 3
    assert Go(time=1000).seconds == (0.0, 1.0)
    assert Go(depth=3).seconds == (0, 0)


@pytest.mark.parametrize(
    "words",
    ["", "inc 5", "depth", "depth 0", "depth -1", "depth 100", "nodes 1e5", "perft 2 depth 1", "perft 2 infinite",
     "soon", "time 99999999999999999999"],
)  # fmt: skip
def test_what_go_does_not_understand(words: str) -> None:
    with pytest.raises(GameError):
        read_go(words.split())


def test_options() -> None:
    assert read_option(["lines", "3"]) == ("lines", 3)
    assert read_option(["name", "lines", "value", "3"]) == ("lines", 3)
    for wrong in (["lines"], ["lines", "0"], ["moon", "1"], [], ["lines", "x"], ["lines", "1", "2"]):
        with pytest.raises(GameError):
            read_option(wrong)


# --- anything at all ---------------------------------------------------------------------------------

_WORDS = st.sampled_from(
    [*_COMMANDS, "scheme", "line", "moves", "basic-16", "first-steps-10", "depth", "nodes", "perft", "time", "clock",
     "inc", "infinite", "law", "lines", "threads", "memory", "name", "value", "H3>F4W", "C3>F7NE(F12)", "off", "/E",
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


def test_long_lines_and_bytes_that_are_no_text() -> None:
    source = io.BytesIO(b"\xff\xfe\n" + b"x" * (LONGEST * 2 + 5) + b"\nready\n\n" + b"y" * 10)
    found = list(read_lines(source))
    assert len(found) == 5
    assert max(map(len, found)) <= 40
    assert found[2] == "ready\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command(language: str) -> None:
    typed = "setoption law 1\nposition scheme first-steps-10\ngo perft 1\nwait\nmoon\n"
    said = run("--lang", language, "engine", typed=typed)
    assert said.code == 0
    assert said.lines[-1].startswith("error ")
    assert ("Befehl" in said.lines[-1]) == (language == "de")
    assert any(line.startswith("perft ") for line in said.lines)


def test_the_end_of_the_input_waits_for_what_ends() -> None:
    typed = b"setoption law 1\nposition scheme first-steps-10\ngo perft 2\n"
    assert "perft " in run_really("engine", typed=typed).lines[-1]
    assert run_really("engine", typed=b"setoption law 1\ngo infinite\n").lines[-1].startswith("best ")
    assert run_really("engine", typed=b"setoption law 1\ngo perft 9\nquit\n").code == 0


def test_one_thread_at_a_time() -> None:
    conversation = Conversation("rules")
    before = threading.active_count()
    for _ in range(5):
        conversation.ask("position scheme first-steps-10", "go depth 1")
    assert threading.active_count() == before


# --- the page about it -------------------------------------------------------------------------------

PAGE = Path(__file__).resolve().parents[2] / "docs" / "engine-protocol.md"


def test_every_command_is_documented() -> None:
    text = PAGE.read_text(encoding="utf-8")
    wanted: list[str] = [*_COMMANDS, "quit", *(option.name for option in OPTIONS)]
    assert [word for word in wanted if f"`{word}" not in text] == []


def test_the_conversation_of_the_page(conversation: Conversation) -> None:
    transcript = PAGE.read_text(encoding="utf-8").split("```")[1].strip().splitlines()
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
