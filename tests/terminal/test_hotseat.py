"""The loop at the keyboard: undo and redo, saving and loading, hints, clocks, leaving, and whatever is typed."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from behemoth.games import read_record, replay
from behemoth.locale import LANGUAGES
from behemoth.terminal import match
from tests.terminal.quick_bots import quick_bots
from tests.terminal.running import SHORT_GAME, boards, play, run

__all__ = ["quick_bots"]


def test_undo_and_redo_even_of_a_resignation() -> None:
    said = play(SHORT_GAME[0], "resign", "undo", "undo", "undo", "redo", "redo", "redo")
    drawn = boards(said)
    start, moved = drawn[0], drawn[1]
    assert drawn[2] == drawn[3] == moved
    assert drawn[4] == start
    assert drawn[5] == moved
    assert said.out.count("White wins: the other side resigned.") == 2
    assert "There is nothing to undo." in said.out
    assert "There is nothing to redo." in said.out


def test_a_new_move_forgets_the_undone_one() -> None:
    assert "There is nothing to redo." in play("H3>F4W", "undo", "F7NE", "redo").out


def test_save_load_and_play_on(tmp_path: Path) -> None:
    file = tmp_path / "partie.tcg"
    said = play(*SHORT_GAME[:2], f"save {file}", "quit")
    assert f"Saved as {file}." in said.out
    assert "not saved" not in said.out
    assert [entry.text for entry in read_record(file.read_text()).entries] == list(SHORT_GAME[:2])
    again = run("tanks", "--load", str(file), typed=f"{SHORT_GAME[2]}\nsave\nquit\n")
    assert "White wins" in again.out
    *_, last = replay(read_record(file.read_text()))
    assert last.state.outcome() is not None
    other = play(f"load {file}", "undo", "board")
    assert f"Loaded {file}: 3 moves." in other.out
    assert list(tmp_path.iterdir()) == [file]


def test_names_come_back_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "a"
    play(f"save {file}", words=("--scheme", "basic-16", "--white", "Ann\x1ba", "--black", 'B"ert'))
    said = run("tanks", "--load", str(file), typed="board\n")
    assert "\x1b" not in said.out
    assert "White (Ann" in said.out


def test_quit_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "a"
    said = play("F7NE", "quit", str(file))
    assert "This game is not saved." in said.out
    assert file.exists()
    assert "not saved" not in play("quit").out
    assert play("F7NE", "quit", "").code == 0


def test_leaving_without_a_word_tells_how_to_go_on() -> None:
    said = play("F7NE")
    line = said.lines[-1].split("'")[1]
    assert "Move 1, Black>" in play("board", words=("--position", line)).out


def test_help_names_every_command() -> None:
    said = play("help").out
    for word in ("moves H3", "threats", "undo", "redo", "save", "load", "flip", "position", "svg", "resign", "draw"):
        assert word in said
    assert "  hint " in said


def test_a_german_session() -> None:
    moves = [move.replace("E", "O") for move in SHORT_GAME[:2]]
    said = play("hilfe", "züge C3", *moves, "drohungen weiß", "C3>F7NO(F12)", "zurück", "vor", "ende", "", lang="de")
    assert said.code == 0
    assert "züge H3" in said.out
    assert "Zug 1, Schwarz>" in said.out
    assert "Kommandopanzer F12: C3>F7NO(F12)" in said.out
    assert "Weiß gewinnt: der Kommandopanzer wurde zerstört." in said.out
    assert said.out.rstrip().endswith("Auf Wiedersehen.")
    assert "undo" not in said.out


def test_english_words_work_in_german_too() -> None:
    assert "Es gibt nichts zurückzunehmen." in play("undo", lang="de").out


# --- against a bot --------------------------------------------------------------------------------------


BOT = ("--scheme", "first-steps-10", "--opponent", "greedy")


@pytest.mark.usefixtures("quick_bots")
def test_a_bot_answers_every_move(monkeypatch: pytest.MonkeyPatch) -> None:
    # Always the same answers: some are so bad that the bot is glad of a draw.
    monkeypatch.setattr(match, "SystemRandom", lambda: Random(3))
    said = play("C1>C2N", "undo", "C1>C3N", "draw", "resign", words=BOT)
    assert said.out.count("Black (Magpie)") == 0, "a bot is never asked"
    assert len(re.findall(r"^Black \w+ tank \w+ (drives|turns|backs up)", said.out, re.MULTILINE)) == 2
    assert said.out.count("Move 1, White> ") == 2
    assert re.search(r"declines the draw: .+\.$", said.out, re.MULTILINE)
    assert "Black wins: the other side resigned." in said.out


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_a_move_that_can_be_typed(language: str) -> None:
    said = play("hint", words=("--scheme", "first-steps-10"), lang=language)
    advised = re.search(r"> hint\n(\S+): \S", said.out)
    assert advised
    assert len(boards(play(advised[1], words=("--scheme", "first-steps-10"), lang=language))) == 2
    over = play("resign", "hint", words=("--scheme", "first-steps-10"))
    assert over.out.count("The game is over.") >= 2


def test_a_clock_is_shown_where_one_types() -> None:
    said = play("C1>C2N", "board", words=("--scheme", "first-steps-10", "--clock", "15+10"))
    assert re.search(r"^Move 1, White, (15:00|14:5\d)> ", said.out, re.MULTILINE)
    assert re.search(r"^Move 1, Black, (15:00|14:5\d)> ", said.out, re.MULTILINE)


LINES = st.one_of(
    st.text(max_size=30),
    st.sampled_from(["moves", "threats", "load", "save", "svg", "draw", "resign", "undo", "redo", "flip", "help"]),
    st.from_regex(r"(moves|threats|load|züge) \w{1,4}", fullmatch=True),
    st.from_regex(r"[A-Q][0-9]{1,2}>[A-Q][0-9]{1,2}(N|SE|NO)?(\([A-Q][0-9]\))?[+#=~-]?", fullmatch=True),
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(LINES, max_size=6), st.sampled_from(LANGUAGES))
@example(["load /", "save /", "svg /", "load \x00", "save a\x00b", "moves \x1b[2J", "💥", "/E", "-", "?"], "de")
def test_no_typed_line_raises(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[str], language: str) -> None:
    monkeypatch.chdir(tmp_path)
    said = play(*lines, lang=language)
    assert said.code == 0
    assert said.err == ""
    assert "\x1b" not in said.out


def test_bytes_that_are_no_text() -> None:
    assert run("tanks", "--scheme", "basic-16", typed=b"\xff\xfe\n\x00\nboard\n").code == 0
