"""The commands beside playing: perft, show, replay, check-scheme, lists, help; and every way they are refused."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from behemoth.locale import LANGUAGES, has, say
from behemoth.tankchess import TankChess, TankOptions, scheme_names
from behemoth.terminal.explaining import plain_sentences
from behemoth.terminal.language import choose_language, language_first
from tests.terminal.running import SHORT_GAME, play, run, run_really

START = TankChess().start(TankOptions()).text()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A saved game."""
    file = tmp_path / "game.tcg"
    play(*SHORT_GAME, f"save {file}")
    return file


# --- perft -------------------------------------------------------------------------------------------


def test_perft_prints_the_count_alone_on_the_last_line() -> None:
    assert run("perft", "--scheme", "basic-16", "--depth", "1").out == "549\n"
    assert run("perft", "--position", START, "--depth", "1").out == "549\n"
    assert run("perft", "--depth", "0").out == "1\n"


def test_perft_counts_the_same_by_the_law() -> None:
    words = ("perft", "--scheme", "first-steps-10", "--depth", "2")
    assert run(*words, "--law").out == run(*words).out == "74862\n"
    assert run(*words, "--law", "--divide").out == run(*words, "--divide").out


def test_divide_adds_up() -> None:
    *parts, count = run("perft", "--scheme", "first-steps-10", "--depth", "2", "--divide").lines
    assert all(re.fullmatch(r"\S+ \d+", line) for line in parts)
    assert sum(int(line.split()[1]) for line in parts) == int(count)
    assert run("perft", "--scheme", "first-steps-10", "--depth", "2").out == f"{count}\n"
    assert run("perft", "--depth", "0", "--divide").out == "1\n"


# --- show --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", scheme_names())
def test_show_every_scheme(name: str) -> None:
    said = run("show", "--scheme", name)
    assert said.code == 0
    assert max(map(len, said.lines)) <= 80


def test_show_a_moment_of_a_game(game: Path) -> None:
    assert run("show", "--game", str(game), "--move", "0").lines[:18] == run("show").lines[:18]
    assert "*xC" in run("show", "--game", str(game)).out
    assert "White has won" in run("show", "--game", str(game)).out


def test_show_writes_svg(tmp_path: Path) -> None:
    file = tmp_path / "a.svg"
    assert run("show", "--svg", str(file), "--flip").code == 0
    assert file.read_text().startswith("<svg")


def test_show_a_scheme_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_bytes(files("behemoth.tankchess").joinpath("schemes/basic-16.txt").read_bytes())
    assert run("show", "--scheme", str(file)).out == run("show").out
    assert "White wins" in play(*SHORT_GAME, words=("--scheme", str(file))).out


# --- replay ------------------------------------------------------------------------------------------


def test_replay_a_legal_game(game: Path) -> None:
    said = run("replay", str(game))
    assert said.code == 0
    assert said.lines[-1] == "3 moves, all legal; the game is over."
    assert said.lines[0].startswith("1. H3>F4W")
    assert run("replay", str(game), "--quiet").out == ""
    assert run("replay", "-", "--quiet", typed=game.read_text()).code == 0


def test_replay_step_by_step(game: Path) -> None:
    said = run("replay", str(game), "--step", typed="\n\n\n\n")
    assert said.code == 0
    assert said.out.count("Enter: on") == 4
    assert "*xC" in said.out
    assert run("replay", str(game), "--step", typed="\nq\n").out.count("Enter: on") == 2
    assert run("replay", str(game), "--step", typed="").code == 0


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("I16>F12SW", "I16>A1SW", 1, "Move 1, I16>A1SW: .*(TC2.1)"),
        ("H3>F4W", "H3>F4W+", 1, "TC4.3"),
        ('Result "1-0"', 'Result "0-1"', 1, "0-1"),
        ("(F12)#", "(F12)# A1>A2N", 1, "already over"),
        ("H3>F4W", "H3>>F4W", 2, "cannot be read as a move"),
        ("H3>F4W", "MT>F4W", 0, ""),
        ("[Game", "Game", 2, "no tag .Game"),
        ('Rules "1"', 'Rules "77"', 2, "77"),
        ('scheme "basic-16"', 'scheme "moon"', 2, "moon"),
        ("tank-chess", "go", 2, "go"),
        ("tank-chess", "g" * 5000, 2, "ggg"),
        ("H3>F4W", "H" * 5000, 2, "cannot be read as a move"),
        ("1. ", "{ 1. ", 2, "Line 13"),
    ],
)
def test_replay_exit_codes(game: Path, old: str, new: str, code: int, words: str) -> None:
    text = game.read_text()
    assert old in text
    game.write_text(text.replace(old, new))
    said = run("replay", str(game))
    assert said.code == code, said
    assert len(said.err.splitlines()) == (code > 0)
    assert re.search(words, said.err)
    assert run("--lang", "de", "replay", str(game), "--quiet").code == code


# --- schemes and games -------------------------------------------------------------------------------


def test_lists() -> None:
    listed = run("schemes").out
    assert all(name in listed for name in scheme_names())
    assert "tank-chess" in run("games").out
    assert "throw_own" in run("games").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_have_titles_and_each_option_is_apart_from_its_help(language: str) -> None:
    said = run("--lang", language, "games")
    assert "monster-combat  Monster Combat" in said.lines
    assert "tank-chess  Tank Chess" in said.lines
    options = [line for line in said.lines if line.startswith("  ")]
    assert len(options) > 20
    assert all(re.fullmatch(r"  [a-z0-9_]+ {2,}\S.*", line) for line in options)
    assert re.fullmatch(r"behemoth \d+\.\d+\.\d+\n", run("--version").out)


@pytest.mark.rule("TC8.4")
def test_check_scheme(tmp_path: Path) -> None:
    text = files("behemoth.tankchess").joinpath("schemes/basic-16.txt").read_text()
    file = tmp_path / "mine.txt"
    file.write_text(text)
    said = run("check-scheme", str(file))
    assert (said.code, said.out) == (0, "The scheme is valid.\n")
    file.write_text(text.replace("16 . .", "16 # .").replace("h . . m . c", "h . . m . ."))
    said = run("check-scheme", str(file))
    assert said.code == 1
    assert "A16" in said.out
    assert "Black has no CLT. (TC8.4)" in said.lines
    assert said.err == ""
    file.write_text(text.replace("16 . .", "16 ? ."))
    said = run("check-scheme", str(file))
    assert said.code == 2
    assert "A16" in said.err
    assert said.out == ""


# --- help and language -------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["", "tanks", "show", "replay", "perft", "schemes", "check-scheme", "games"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language(command: str, language: str) -> None:
    said = run(*command.split(), "--lang", language, "--help")
    assert said.code == 0
    assert "terminal-" not in said.out
    assert ("Optionen:" in said.out) == (language == "de")
    assert ("Show this message" in said.out) == (language == "en")


def test_no_words_mean_help() -> None:
    assert run().out == run("--help").out


def test_quick_help_says_what_the_catalogue_says() -> None:
    for language in LANGUAGES:
        for key, text in plain_sentences(language).items():
            assert say(key, language) == text


def test_both_languages_have_the_same_keys() -> None:
    keys = [set(re.findall(r"^(terminal-[a-z-]+) =", _catalogue(language), re.MULTILINE)) for language in LANGUAGES]
    assert keys[0] == keys[1]
    assert all(has(key, language) for key in keys[0] for language in LANGUAGES)


def _catalogue(language: str) -> str:
    return files("behemoth.locale").joinpath(language).joinpath("terminal.ftl").read_text(encoding="utf-8")


def test_language_comes_from_the_surroundings() -> None:
    assert choose_language((), {"BEHEMOTH_LANG": "de", "LC_ALL": "en_GB.UTF-8"}) == "de"
    assert choose_language((), {"LANG": "de_AT.UTF-8"}) == "de"
    assert choose_language((), {"LANG": "fr_FR", "BEHEMOTH_LANG": "xx"}) == "en"
    assert choose_language(("show", "--lang=de"), {}) == "de"
    assert language_first(["show", "--lang", "de", "--flip"]) == ["--lang", "de", "show", "--flip"]
    assert "Weiß" in run("show", LANG="de_DE.UTF-8").out
    assert "Weiß" in run("show", BEHEMOTH_LANG="de", LANG="en_GB").out


# --- bad input ---------------------------------------------------------------------------------------

BAD = [
    ("perft", "--depth", "-1"),
    ("perft", "--depth", "x"),
    ("perft", "--depth", "9" * 4000),
    ("perft", "--depth", "²"),
    ("perft",),
    ("perft", "--depth", "1", "--scheme", "nope"),
    ("perft", "--depth", "1", "--position", "nope"),
    ("perft", "--depth", "1", "--position", START, "--scheme", "basic-16"),
    ("perft", "--depth", "1", "--position", START.replace("16_", "999999999999_", 1)),
    ("show", "--game", "missing"),
    ("show", "--move", "1"),
    ("show", "--scheme", "./missing.txt"),
    ("show", "--svg", "."),
    ("show", "--svg", "missing/a.svg"),
    ("show", "--svg", "a\x00b"),
    ("show", "--svg", "x" * 5000),
    ("show", "--frobnicate"),
    ("replay", "missing"),
    ("replay", "."),
    ("replay", sys.executable),
    ("replay", "/dev/zero"),
    ("replay",),
    ("replay", "a", "b"),
    ("check-scheme", "missing"),
    ("check-scheme", "."),
    ("check-scheme", sys.executable),
    ("tanks", "--load", "missing"),
    ("tanks", "--load", "."),
    ("tanks", "--scheme", "nope"),
    ("tanks", "--position", ""),
    ("tanks", "--position"),
    ("tanks", "--scheme", "basic-16", "--load", "x"),
    ("tanks", "--option", "x"),
    ("tanks", "--option", "x=y"),
    ("tanks", "--option", "repetition=99999999999999999999999"),
    ("tanks", "--option", "fall_choice=[1"),
    ("dance",),
    ("--lang", "fr", "games"),
    ("--lang",),
    ("--lang", "de"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", BAD, ids=lambda words: " ".join(words)[:40].replace("\x00", "0"))
def test_bad_input_is_one_sentence(
    words: tuple[str, ...], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = run(*words, BEHEMOTH_LANG=language)
    assert said.code == 2
    assert len(said.err.splitlines()) == 1
    assert len(said.err) < 6000
    assert said.out == "" or words[0] == "tanks"
    assert list(tmp_path.iterdir()) == []


def test_permission_denied(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "open", _denied)  # the tests may run as root, who may do everything
    for words in (("replay", str(game)), ("show", "--svg", str(game.with_name("a.svg")))):
        said = run(*words)
        assert said.code == 2
        assert said.err.startswith("You have no permission for the file")


def test_a_failed_save_leaves_the_old_file(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = game.read_bytes()
    monkeypatch.setattr(os, "fsync", _disk_full)
    said = play("F7NE", f"save {game}", "quit", "")
    assert "There is no room left" in said.out
    assert game.read_bytes() == before
    assert list(game.parent.iterdir()) == [game]


def _denied(*arguments: object, **named: object) -> None:
    raise PermissionError(13, "Permission denied")


def _disk_full(number: int) -> None:
    raise OSError(28, "No space left on device")


def test_saving_keeps_the_mode_and_follows_links(game: Path) -> None:
    game.chmod(0o640)
    link = game.with_name("link")
    link.symlink_to(game)
    play("F7NE", f"save {link}")
    assert link.is_symlink()
    assert game.stat().st_mode & 0o777 == 0o640
    assert "C3>F7NE" in game.read_text()


def test_a_closed_pipe_is_no_trouble() -> None:
    code = "from behemoth.terminal import main; main()"
    for words in (("perft", "--depth", "2", "--scheme", "first-steps-10", "--divide"), ("show",)):
        with subprocess.Popen(
            [sys.executable, "-c", code, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == b""


def test_the_real_process() -> None:
    assert run_really("perft", "--scheme", "basic-16", "--depth", "1").out == "549\n"
    said = run_really("dance")
    assert said.code == 2
    assert said.err.startswith('There is no command "dance".')


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=12), max_size=4))
def test_no_command_line_raises(words: list[str]) -> None:
    assert run(*words).code in (0, 2)
