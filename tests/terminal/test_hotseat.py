"""The hot seat: whole games from typed lines, and every command."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from behemoth.games import read_record, replay
from behemoth.locale import LANGUAGES
from behemoth.tankchess import TankChess, TankOptions
from tests.terminal.quick_bots import quick_bots
from tests.terminal.running import SHORT_GAME, boards, play, run, run_really

__all__ = ["quick_bots"]


def test_a_whole_game_of_basic_16_from_asking_to_the_end() -> None:
    typed = "\nAnna\nBert\n" + "".join(f"{move}\n" for move in SHORT_GAME)
    said = run_really("tanks", typed=typed.encode())
    assert said.code == 0
    assert said.err == ""
    assert "Move 1, White (Anna)>" in said.out
    assert "Move 1, Black (Bert)>" in said.out
    assert "White light tank F7 fires at F12: gun 1 against side armour 0." in said.out
    assert "Black command tank on F12 is destroyed." in said.out
    assert "White wins: the command tank was destroyed." in said.out
    assert "Black: 9 pieces, lost: 1 CLT" in said.out
    assert said.out.rstrip().endswith("Goodbye.")  # nothing to go on from


def test_scheme_may_be_chosen_by_number_or_name() -> None:
    for answer in ("4", "first-steps-10"):
        said = run("tanks", typed=f"nope\n{answer}\n\n\nposition\n")
        assert 'There is no set-up "nope".' in said.out
        assert any(line.startswith("10_") for line in said.lines)


def test_a_move_instead_of_an_answer_starts_the_game() -> None:
    said = run("tanks", typed="\n".join(SHORT_GAME))
    assert "White wins" in said.out
    assert "White wins" in run("tanks", typed="\nAnna\n" + "\n".join(SHORT_GAME)).out


def test_quit_instead_of_an_answer() -> None:
    said = run("tanks", typed="quit\n")
    assert said.code == 0
    assert "Goodbye." in said.out


def test_end_of_input_at_a_question_is_polite() -> None:
    assert run("tanks", typed="").code == 0
    assert run("tanks", typed="2\n").code == 0


def test_a_scheme_given_means_no_questions() -> None:
    assert "Who plays" not in play("board").out


def test_short_moves_and_german_headings() -> None:
    said = play("MT>F4W", "CLT>F12SW", "F7NO(F12)")
    assert "light tank C3 drives to F7, heading NE." in said.out
    assert "White wins" in said.out


@pytest.mark.rule("TC4.3")
def test_check_and_escape_are_announced_and_again_on_request() -> None:
    line = "10_10-10-10-10-10-10-10-10-10-10_CLTA1N.LTE4N_CLTJ10S_w"
    said = play("E4>E5E", "board", words=("--position", line))
    state = TankChess().parse(line)
    events = state.play(0, state.read(0, "E4>E5E"), Random(0)).events
    assert any(event.key() == "event-check" for event in events)
    assert all(event.sentence("en") in said.out for event in events)
    assert said.out.count("CHECK! White threatens to destroy the command tank on J10.") == 2
    said = play("board", words=("--position", line.replace("_w", "_b").replace("CLTA1N", "CLTA7N")))
    assert "ESCAPE! White threatens to drive off the board from A7." in said.out


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


def test_draw_asks_the_other_player() -> None:
    said = play("draw", "n", "draw", "yes", "draw")
    assert said.out.count("Black, do you agree to a draw?") == 2
    assert "No draw: the game goes on." in said.out
    assert "The game is drawn: the players agreed on a draw." in said.out
    assert "The game is over. (TC4.4)" in said.out


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


def test_flip_turns_board_and_arrows() -> None:
    upright, flipped = boards(play("flip"))[:2]
    assert upright.splitlines()[1].startswith("16 ")
    assert flipped.splitlines()[1].startswith(" 1 ")
    assert "C↑" in upright
    assert "C↓" in flipped


def test_moves_lists_ends_and_reasons() -> None:
    said = play("moves C3")
    assert "White: light tank C3, heading N; speed 5, gun 1, armour front/side/rear 1/0/0." in said.out
    assert "  A5  N NE SW W NW" in said.lines
    assert "is in the way of the shot at D14. (TC3.2)" in said.out
    assert "+L↑" in said.out
    said = play(*SHORT_GAME[:2], "moves c3")
    assert "  command tank F12: Gun 1 beats side armour 0: destroyed." in said.lines
    assert "    C3>F7NE(F12)" in said.lines


def test_moves_of_the_enemy_and_of_nobody() -> None:
    assert "Black: heavy tank D16" in play("moves D16").out
    assert "There is no piece on A8." in play("moves A8").out
    assert "Which piece?" in play("moves").out
    assert "Which piece?" in play("moves Z99").out


def test_moves_of_every_piece_of_every_scheme() -> None:
    for name in ("monster-20", "expansion-20"):
        position = TankChess().start(TankOptions(scheme=name)).position
        from behemoth.tankchess import name_of

        for language in LANGUAGES:
            asked = [f"moves {name_of(piece.square)}" for piece in position.pieces]
            said = play(*asked, "threats white", "threats b", words=("--scheme", name), lang=language)
            assert said.code == 0


def test_threats_name_the_piece_and_the_move() -> None:
    said = play(*SHORT_GAME[:2], "threats white")
    assert "  command tank F12: C3>F7NE(F12)" in said.lines
    assert "!c↙" in said.out
    assert "Were it Black's turn now" in play("threats").out
    assert '"pink" is not a side' in play("threats pink").out


def test_svg(tmp_path: Path) -> None:
    file = tmp_path / "a.svg"
    assert f"Drawn as {file}." in play("F7NE", f"svg {file}").out
    assert file.read_text().startswith("<svg")


def test_position_is_one_line_that_can_be_played() -> None:
    line = next(line for line in play("position").lines if line.startswith("16_"))
    assert TankChess().parse(line) == TankChess().start(TankOptions())


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


@pytest.mark.rule("TC6.10")
def test_a_fall_is_asked_for() -> None:
    line = "10_10-10-10-10-10-10-10-10-10-10_CLTA1N.ME5N_CLTJ10S.TDE9S_b"
    said = play("E9>E8S(E5)", "threats", "/NE", "/S", "board", words=("--position", line))
    assert "White decides to which side the Monster on E5 falls: /N /E /S /W" in said.out
    assert "*G?" in said.out
    assert "First decide to which side the Monster on E5 falls. (TC6.10)" in said.out
    assert said.out.count("@@") >= 2
    assert "The dead Monster on E5 falls towards S." in said.out


def test_rules_of_the_position_line_stay_and_options_go_before() -> None:
    line = TankChess().start(TankOptions(scheme="monster-16", throw_own=True)).text()
    own = play("position", words=("--position", line))
    assert line in own.lines
    other = play("position", words=("--position", line, "--option", "throw-own=false"))
    assert line not in other.lines


def test_illegal_moves_are_explained() -> None:
    said = play("C3>C9N", "D16>D15S", "C3>C3N", "xyz", "C3>E5", "C3>C5N(D14)", "off")
    for sentence in ("C9 is blocked", "is not yours", "must change square or heading", "cannot be read as a move"):
        assert sentence in said.out
    assert said.out.count("(TC") >= 6
    assert said.code == 0


# --- against a bot --------------------------------------------------------------------------------------


BOT = ("--scheme", "first-steps-10", "--opponent", "greedy")


@pytest.mark.usefixtures("quick_bots")
def test_a_bot_answers_every_move() -> None:
    said = play("C1>C2N", "undo", "C1>C3N", "draw", "resign", words=BOT)
    assert said.out.count("Black (Magpie)") == 0, "a bot is never asked"
    assert len(re.findall(r"^Black \w+ tank \w+ (drives|turns)", said.out, re.MULTILINE)) == 2
    assert said.out.count("Move 1, White> ") == 2
    assert "A bot does not agree to a draw" in said.out
    assert "Black wins: the other side resigned." in said.out


@pytest.mark.usefixtures("quick_bots")
def test_the_bot_begins_where_one_plays_black() -> None:
    for side, language in (("black", "en"), ("Schwarz", "de")):
        said = play("position", words=(*BOT, "--seat", side), lang=language)
        assert "Move 1, Black> " in said.out or "Zug 1, Schwarz> " in said.out
        assert said.out.index("    J  I  H") < said.out.index("> "), "seen from Black's side"
        assert any(line.endswith("_b") or "_b_" in line for line in said.lines if line.startswith("10_"))


@pytest.mark.usefixtures("quick_bots")
def test_names_of_bots_are_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game"
    play("C1>C2N", f"save {file}", words=(*BOT, "--white", "Ann"))
    record = read_record(file.read_text())
    assert record.names == ("Ann", "Magpie")
    assert len(record.entries) == 2
    again = run("tanks", "--load", str(file), "--opponent", "random", typed=f"C2>C3N\nload {file}\nC2>C3N\n")
    assert len(re.findall(r"^Black \w+ tank \w+ (drives|turns)", again.out, re.MULTILINE)) == 2


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


@pytest.mark.parametrize(
    "words",
    [("--opponent", "nobody"), ("--opponent", "greedy", "--seat", "pink"), ("--clock", "soon"), ("--clock", "1s")],
)
def test_who_and_what_does_not_exist_is_refused(words: tuple[str, ...]) -> None:
    said = run("tanks", "--scheme", "first-steps-10", *words)
    assert said.code == 2
    assert said.err.count("\n") == 1


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
