"""The command that plays another version: what its words mean, what it says, and what it leaves."""

from __future__ import annotations

from pathlib import Path

import pytest

from behemoth.lab import Share
from bench import __main__ as command
from bench import figures, matches, sprt, tank_match
from bench.builds import BuildFailed
from bench.matches import RoundPlayed
from bench.tank_match import TankPair
from tests.bench.test_matches import tank_round
from tests.bench.versions import installed

SHORT = ["sprt", "--scheme", "first-steps-10", "--nodes", "100", "--workers", "1"]


@pytest.fixture(autouse=True)
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, strength_file: Path) -> None:
    monkeypatch.setattr(matches, "JOURNALS", tmp_path / "journals")
    monkeypatch.setattr(sprt, "find_build", lambda ref: installed(ref or "this"))


def play_as(monkeypatch: pytest.MonkeyPatch, first: float, second: float) -> None:
    def play(pair: TankPair) -> RoundPlayed:
        return tank_round(first, second, pair.limit)

    monkeypatch.setattr(tank_match, "play_pair", play)


def test_a_stronger_version_passes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play_as(monkeypatch, 1, 1)
    assert command.main([*SHORT, "--base", "v1", "--elo1", "200"]) == 0
    told = capsys.readouterr().out
    assert "this against v1, tank-chess, 100 nodes for each decision, seed sprt" in told
    assert "first-steps-10: 100.0%" in told
    assert "Elo" in told


def test_a_weaker_one_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    play_as(monkeypatch, 0, 0)
    assert command.main([*SHORT, "--elo1", "200"]) == 1


def test_a_fixed_number_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play_as(monkeypatch, 0, 0)
    assert command.main([*SHORT, "--pairs", "40"]) == 0
    assert "40 pairs (+0 =0 −80, 40/0/0/0/0)" in capsys.readouterr().out


def test_a_bar_is_held_or_missed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sprt, "BARS", {"small": sprt._tank_bar(0.60, 0.53, 10, "first-steps-10")})
    play_as(monkeypatch, 1, 1)
    words = ["sprt", "--bar", "small", "--workers", "1"]
    assert command.main(words) == 0
    told = capsys.readouterr().out
    assert "engine-1, tank-chess, 0.5 s" in told
    assert "first-steps-10: 100.0%" in told
    assert "HELD: bar ≥ 60%, interval above 53%" in told
    play_as(monkeypatch, 1, 0)
    assert command.main(words) == 1
    assert "MISSED" in capsys.readouterr().out
    play_as(monkeypatch, 1, 1)
    assert command.main([*words, "--pairs", "4"]) == 1
    assert "TOO FEW: bar ≥ 60%, interval above 53%, after 10 at least\n" in capsys.readouterr().out
    play_as(monkeypatch, 0, 0)
    assert command.main([*words, "--pairs", "4"]) == 1
    assert "after 10 at least; so far the whole interval lies below it\n" in capsys.readouterr().out


def test_what_a_bar_is_about_cannot_be_changed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["sprt", "--bar", "basic-20", "--scheme", "basic-16"])
    assert "says what --scheme is" in capsys.readouterr().err


@pytest.mark.parametrize("word", ["--seconds", "--nodes", "--pairs", "--workers"])
def test_numbers_are_more_than_nothing(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["sprt", word, "0"])
    assert "0 is not more than 0" in capsys.readouterr().err


def test_a_bar_wants_the_score_and_its_lower_end() -> None:
    bar = sprt.BARS["basic-16"]
    assert bar.holds(Share(0.66, 0.61, 0.71))
    assert not bar.holds(Share(0.66, 0.60, 0.71))
    assert not bar.holds(Share(0.64, 0.62, 0.71))


@pytest.mark.parametrize("name", sprt.BARS)
def test_every_bar_is_a_match(name: str) -> None:
    given = sprt._parser().parse_args(sprt.BARS[name].words)
    assert sprt._match(given, None).about["seed"] == "sprt"
    assert given.pairs >= 100


def test_a_result_is_recorded_only_when_somebody_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    play_as(monkeypatch, 1, 1)
    command.main([*SHORT, "--pairs", "3"])
    assert not figures.read_strength().matches
    command.main([*SHORT, "--pairs", "3", "--record", "a-step"])
    found = figures.read_strength().matches["a-step"]
    assert (found.new, found.base, found.rounds, found.limit) == ("this", "engine-1", 3, "100 nodes")


def test_what_cannot_be_played_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["sprt", "--scheme", "remote-mines-12"]) == 2
    assert "mines that only one side knows" in capsys.readouterr().err
    assert command.main(["sprt", "--scheme", "moon"]) == 2
    assert "moon" in capsys.readouterr().err
    for words in (["--table", "base"], ["--alone"]):
        assert command.main(["sprt", "--game", "monster-combat", *words]) == 2
        assert "--pairs" in capsys.readouterr().err

    def missing(ref: str) -> None:
        raise BuildFailed(f"The commit {ref!r} is not in this clone.")

    monkeypatch.setattr(sprt, "find_build", missing)
    assert command.main(["sprt", "--new", "HEAD", "--base", "v0"]) == 2
    assert "is not in this clone" in capsys.readouterr().err


def test_the_same_program_twice_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play_as(monkeypatch, 1, 0)
    command.main([*SHORT, "--pairs", "2", "--base", "x", "--new", "x"])
    assert "are the same program" in capsys.readouterr().err


def test_somebody_who_stops_is_told_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def play(pair: TankPair) -> RoundPlayed:
        raise KeyboardInterrupt

    monkeypatch.setattr(tank_match, "play_pair", play)
    assert command.main([*SHORT, "--record", "never"]) == 130
    assert "--resume" in capsys.readouterr().out
    assert not figures.read_strength().matches
