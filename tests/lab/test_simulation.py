"""Simulations: the same seed gives the same figures; random and greedy play agree with the figures of the rules.

The figures of section 5 of the rules come from throw-away code with simple players. The tolerances are wide: about four
standard errors of a few hundred games, plus what is known to differ (docs/monster-combat.md, "Measured").
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from behemoth.games import InvalidOptions
from behemoth.lab.crew import Crew
from behemoth.lab.simulation import Figures, show_simulation, simulate
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import PRESETS, preset


def _figures(variant: str, players: int, bot: str, games: int, name: str = "classic") -> Figures:
    return simulate(preset(variant, name), players, games, "statistics", (bot,))


def test_the_same_seed_gives_the_same_figures_whoever_shares_the_work(cluster: Any) -> None:
    crews = (Crew(1), Crew(2), Crew(3), Crew(cluster=cluster.scheduler_address))
    alone, *shared = (
        simulate(preset("versus", "classic"), 3, 60, "7", ("greedy", "random"), crew=crew) for crew in crews
    )
    for other in shared:
        assert msgspec.json.encode(other) == msgspec.json.encode(alone)
    assert alone.bots == ("greedy", "random", "greedy")
    assert simulate(preset("versus", "classic"), 3, 20, "8").games != alone.games[:20]


def test_whoever_stops_goes_on_later(tmp_path: Path) -> None:
    options, journal, done = preset("versus", "classic"), tmp_path / "journal", 0

    def stop(more: int) -> None:
        nonlocal done
        done += more
        if done == 12:
            raise KeyboardInterrupt

    some = simulate(options, 3, 30, "7", journal=journal, progress=stop)
    assert (len(some.games), some.finished) == (12, False)
    whole = simulate(options, 3, 30, "7", crew=Crew(2), journal=journal)
    assert msgspec.json.encode(whole) == msgspec.json.encode(simulate(options, 3, 30, "7"))
    assert simulate(options, 3, 40, "7", journal=journal).games[:30] == whole.games
    with pytest.raises(InvalidOptions):
        simulate(options, 3, 30, "8", journal=journal)


@pytest.mark.parametrize("variant", ["versus", "coop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table(variant: str, language: str) -> None:
    figures = simulate(preset(variant, "classic"), 2, 10, "1")
    console = Console(width=100, record=True, file=None, quiet=False)
    with console.capture() as captured:
        console.print(show_simulation(figures, language))
    text = captured.get()
    assert ("Züge" if language == "de" else "turns") in text
    assert "10 " in text


def test_an_unknown_bot() -> None:
    with pytest.raises(InvalidOptions) as refused:
        simulate(preset("versus", "classic"), 2, 1, "1", ("nobody",))
    assert "greedy" in str(refused.value)


@pytest.mark.parametrize(("players", "mean", "events"), [(2, 25.4, 9), (4, 56.6, 19), (7, 78.2, 28)])
def test_length_of_random_versus_games(players: int, mean: float, events: float) -> None:
    # Naming backs makes cards with both backs a little likelier, so games are a little shorter: -10 % … +6 %.
    figures = _figures("versus", players, "random", 300)
    assert 0.85 * mean < figures.mean_turns < 1.08 * mean
    assert 0.8 * events < figures.per_game(0) < 1.2 * events
    assert set(figures.endings) == {"last-survivor"}


@pytest.mark.parametrize(
    ("players", "bot", "win", "mean"),
    [
        (2, "random", 0.045, 139),
        (3, "random", 0.398, 210),
        (4, "random", 0.756, 250),
        (7, "random", 0.997, 258),
        (2, "careful", 0.433, 203),
        (4, "careful", 0.983, 252),
        (2, "greedy", 0.849, 137),
        (3, "greedy", 0.984, 137),
        (7, "greedy", 1.0, 114),
    ],
)
def test_coop_win_rate_and_length(players: int, bot: str, win: float, mean: float) -> None:
    # Backs mean nothing here, so random play is the same as in the rules' figures; our greedy has an order of its own.
    figures = _figures("coop", players, bot, 150)
    assert abs(figures.score(0) - win) < 0.04 + 4 * (win * (1 - win) / 150) ** 0.5
    near = 0.3 if bot == "greedy" else 0.08
    assert (1 - near) * mean < figures.mean_turns < (1 + near) * mean


@pytest.mark.parametrize(("players", "share"), [(2, 0.88), (4, 0.67), (7, 0.50)])
def test_one_greedy_among_random_players(players: int, share: float) -> None:
    bots = ("greedy", *["random"] * (players - 1))
    figures = simulate(preset("versus", "classic"), players, 200, "statistics", bots)
    assert abs(figures.score(0) - share) < 0.15
    assert figures.score(0) > 1.4 / players


def test_presets_are_as_hard_as_they_say() -> None:
    wins = {name: _figures("coop", 4, "greedy", 100, name).score(0) for name in PRESETS["coop"]}
    assert wins["gentle"] >= 0.97
    assert wins["classic"] >= 0.97
    assert 0.1 < wins["hard"] < 0.75
    assert 0.05 < wins["grim"] < 0.75
