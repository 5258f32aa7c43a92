"""The benchmarks' own machinery: ratios and bars, peers that are missing, and the words on the command line."""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from itertools import count
from pathlib import Path

import pytest

from bench import __main__ as command
from bench import figures, mass, peers, searching, start, strength, thinking, threads
from bench.builds import BuildFailed
from bench.report import Line, Timed, best_rates, show, take_shown
from tests.bench.versions import installed
from tests.engine.needs import needs_engine


@pytest.fixture(autouse=True)
def _other_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What these tests measure is nobody's figure."""
    monkeypatch.setattr(figures, "FILE", tmp_path / "figures.json")


def test_a_bar_is_held_or_missed(capsys: pytest.CaptureFixture[str]) -> None:
    held = Line("ours", "things/s", 300, "theirs", 100, bar=3)
    missed = Line("ours", "things/s", 299, "theirs", 100, bar=3)
    without_bar = Line("ours", "things/s", 1, "theirs", 100)
    assert (held.ratio, held.holds, missed.holds) == (3.0, True, False)
    assert show("a title", [held, without_bar])
    assert not show("another", [held, missed])
    told = capsys.readouterr().out
    assert told.count("HELD") == 2
    assert told.count("MISSED") == 1


def test_the_best_round_counts() -> None:
    rounds = count(1)
    assert best_rates(lambda: Timed(100 * next(rounds), 1.0), lambda: Timed(7, 0.5), rounds=3) == [300.0, 14.0]


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="only Linux lets a process choose its cores")
def test_one_core_and_then_all_again() -> None:
    before = os.sched_getaffinity(0)
    with peers.one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_peers_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("bench.peers.shutil.which", lambda *words, **more: None)
    monkeypatch.setattr(peers, "CACHE", tmp_path)
    with pytest.raises(peers.PeerMissing, match="Stockfish"):
        peers.find_stockfish()
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(peers.PeerMissing, match="OpenSpiel"):
        peers.find_openspiel()


@pytest.mark.parametrize(("rules", "held"), [(150.0, True), (151.0, False)])
def test_importing_the_rules_has_a_bar_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], rules: float, held: bool
) -> None:
    def measured(statement: str) -> start.Start:
        return start.Start(rules if statement == "import behemoth.tankchess" else 140.0, 20.0)

    monkeypatch.setattr(start, "_measure", measured)
    assert start.run() is held
    assert f"{rules:.0f} ms" in capsys.readouterr().out
    start.take_costs()


def test_a_process_tells_its_time() -> None:
    begin = peers.cpu_seconds(os.getpid())
    sum(range(100_000))
    assert peers.cpu_seconds(os.getpid()) > begin


@pytest.mark.parametrize("words", [["moon"], ["--full", "moon"]])
def test_a_name_nobody_knows(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(words) == 2
    assert "perft" in capsys.readouterr().err


def test_what_runs_is_what_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ran: list[object] = []

    def perft(*, full: bool) -> bool:
        ran.append(full)
        return True

    monkeypatch.setattr(command, "BENCHMARKS", {"perft": perft, "load": lambda: False})
    assert command.main(["perft", "--full"]) == 0
    assert command.main([]) == 1
    assert ran == [True, False]


def test_a_tournament_nobody_knows(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        strength.main(["moon"])
    assert ended.value.code == 2
    assert "moon" in capsys.readouterr().err


def test_strength_is_held_against_its_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def bar(least: float) -> strength.Bar:
        plan = lambda games, seed: strength._duel("greedy", "random", games, seed, "first-steps-10")  # noqa: E731
        return strength.Bar("greedy beats random", 4, least, plan, strength._first_duel)

    monkeypatch.setattr(strength, "BARS", {"easy": bar(0.5), "never": bar(1.01)})
    assert strength.main(["easy", "--jobs", "1"]) == 0
    assert strength.main(["--jobs", "1", "--games", "2"]) == 1
    told = capsys.readouterr().out
    assert "HELD: greedy beats random: 100.0%" in told
    assert "MISSED: greedy beats random" in told


def test_strength_stops_with_the_keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(fixtures: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("behemoth.lab.arena.play_round", interrupted)
    assert strength.main(["greedy", "--jobs", "1"]) == 130
    assert "stopped early" in capsys.readouterr().out


def test_strength_without_a_peer_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing() -> None:
        raise peers.PeerMissing("OpenSpiel is on the moon")

    monkeypatch.setattr(strength, "find_openspiel", missing)
    assert strength.main(["mcts"]) == 1
    assert "NOT MEASURED" in capsys.readouterr().out


@pytest.mark.parametrize(("slowest", "replaced", "held"), [(2.9, 0, True), (3.1, 0, False), (2.9, 1, False)])
def test_bots_under_load_keep_their_promise_and_make_their_own_moves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], slowest: float, replaced: int, held: bool
) -> None:
    answers = thinking.Answers((*[1.0] * 90, *[slowest] * 10), replaced, 4)
    monkeypatch.setattr(thinking, "measure", lambda *numbers: answers)
    assert thinking.main(["--people", "3"]) == (0 if held else 1)
    assert f"3 people, a move every 15 s, 100 answers of level-8: median 1.00 s, p95 {slowest:.2f} s" in (
        capsys.readouterr().out
    )


@pytest.mark.parametrize(("seconds", "held"), [({"alone": 4.0}, True), ({"alone": 2.5}, False)])
def test_mass_work_is_held_against_its_bars(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seconds: dict[str, float], held: bool
) -> None:
    """One process takes 4 or 2.5 seconds where the others take 2."""
    took = iter([seconds["alone"], 2.0, 2.0] * 2)
    monkeypatch.setattr(mass, "_rate", lambda task, games: games / next(took))
    monkeypatch.setattr(mass, "_cluster", lambda: nullcontext("tcp://127.0.0.1:1"))
    assert mass.run(games=100) is held
    assert ("MISSED" in capsys.readouterr().out) is not held
    take_shown()


@needs_engine("tanks")
def test_two_threads_look_at_the_same_middle_games_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    threads.run(depths={"first-steps-10": 2}, positions=1, rounds=1)
    shown = capsys.readouterr().out
    assert "first-steps-10 to depth 2" in shown
    assert "1.6×" in shown
    take_shown()


@pytest.mark.parametrize(("two", "held"), [(0.6, True), (0.7, False)])
def test_two_threads_are_held_against_their_bar(monkeypatch: pytest.MonkeyPatch, two: float, held: bool) -> None:
    monkeypatch.setattr(threads, "middle_games", lambda scheme: iter(()))
    monkeypatch.setattr(
        threads, "seconds_to", lambda depth, starts, number, rounds: [1.0, 2.0] if number == 1 else [two, 2 * two]
    )
    assert threads.run(depths={"basic-16": 2}) is held
    take_shown()


@needs_engine("tanks")
@pytest.mark.parametrize(("bar", "held"), [(1e-9, True), (1e9, False)])
def test_two_versions_search_the_same_middle_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bar: float, held: bool
) -> None:
    monkeypatch.setattr(searching, "find_build", lambda ref: installed(ref or "here"))
    monkeypatch.setattr(searching, "BAR", bar)
    assert searching.run(schemes=["first-steps-10"], positions=1, nodes=500) is held
    shown = capsys.readouterr().out
    assert "positions of first-steps-10" in shown
    assert "engine-1" in shown
    take_shown()


def test_a_version_that_cannot_be_had_is_no_bar_that_holds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(ref: str) -> None:
        raise BuildFailed("There is no git here.")

    monkeypatch.setattr(searching, "find_build", refuse)
    assert searching.run() is False
    assert "There is no git here." in capsys.readouterr().out
    take_shown()


def test_mass_work_without_dask_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert mass.run(games=4, rounds=1) is False
    assert "behemoth[lab]" in capsys.readouterr().out
    take_shown()
