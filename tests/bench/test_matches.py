"""Matches: what rounds mean, when they end, and that nothing is lost when somebody stops."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

from behemoth.lab import ALONE, Contestant, Played, Test
from bench import matches, tank_match
from bench.card_match import TABLES, CardMatch, demand_alike
from bench.matches import RoundPlayed, hold, journal_of
from bench.programs import Limit, ProgramFailed
from bench.tank_match import TankMatch, TankPair
from tests.bench.versions import installed

NEW, BASE = installed("new"), installed("old")
LIMIT = Limit(nodes=100)
TANKS = TankMatch(NEW, BASE, ("first-steps-10",), LIMIT, "seed")


@pytest.fixture(autouse=True)
def journals(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(matches, "JOURNALS", tmp_path)


def tank_round(first: float, second: float, limit: Limit = LIMIT) -> RoundPlayed:
    """What the new version scored with White and with Black."""
    new, base = (Contestant(name, limit.seconds, limit.nodes) for name in ("new", "base"))
    return (
        Played((new, base), (first, 1 - first), "destroyed", 30, (0.1, 0.1)),
        Played((base, new), (1 - second, second), "destroyed", 30, (0.1, 0.1)),
    )


def card_round(number: int, new: float, base: float, players: int = 4) -> RoundPlayed:
    """What both versions won in their games of a deal, from the seat of that deal."""

    def game(won: float) -> Played:
        scores = [0.0] * players
        scores[number % players] = won
        scores[(number + 1) % players] += 1 - won
        return Played((Contestant("x"),) * players, tuple(scores), "last", 30, (0.1,) * players)

    return game(new), game(base)


# --- Tank Chess --------------------------------------------------------------------------------------


def test_pairs_are_counted_for_the_new_version() -> None:
    results = [tank_round(1, 1), tank_round(1, 0), tank_round(0, 0.5)]
    assert TANKS.five(results) == (0, 1, 1, 0, 1)
    assert TANKS.score(results).value == pytest.approx((1 + 0.5 + 0.25) / 3)
    assert "3 pairs (+3 =1 −2, 0/1/1/0/1)" in TANKS.told(results)[-1]


def test_several_maps_are_played_in_turn_and_told_apart() -> None:
    match = TankMatch(NEW, BASE, ("first-steps-10", "basic-16"), LIMIT, "seed")
    starts = [pair.start for pair in islice(match.rounds(), 4)]
    assert [start.partition("_")[0] for start in starts] == ["10", "16", "10", "16"]
    assert len({*starts}) == 4
    told = match.told([tank_round(1, 1), tank_round(0, 0)])
    assert [line.partition(" (")[0] for line in told] == [
        "first-steps-10: 100.0%", "basic-16: 0.0%", "first-steps-10 + basic-16: 50.0%"
    ]  # fmt: skip


def test_the_same_seed_gives_the_same_openings() -> None:
    again = TankMatch(NEW, BASE, ("first-steps-10",), LIMIT, "seed")
    other = TankMatch(NEW, BASE, ("first-steps-10",), LIMIT, "fresh")
    first = [pair.start for pair in islice(TANKS.rounds(), 5)]
    assert [pair.start for pair in islice(again.rounds(), 5)] == first
    assert [pair.start for pair in islice(other.rounds(), 5)] != first


def test_two_programs_that_are_one_play_every_pair_even() -> None:
    results, finished = hold(TANKS, ALONE, None, 2)
    assert finished
    assert TANKS.five(results) == (0, 0, 2, 0, 0)
    assert {game.seats[0].bot for game in results[0]} == {"new", "base"}


# --- ending ------------------------------------------------------------------------------------------


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[TankPair]:
    """The pairs that were really played; the new version wins all."""
    found: list[TankPair] = []

    def play(pair: TankPair) -> RoundPlayed:
        found.append(pair)
        return tank_round(1, 1)

    monkeypatch.setattr(tank_match, "play_pair", play)
    return found


def test_a_test_ends_it_as_soon_as_it_is_decided(played: list[TankPair]) -> None:
    results, finished = hold(TANKS, ALONE, Test(0, 200), 500)
    assert finished
    assert 2 < len(results) < 100


def test_without_a_test_all_are_played(played: list[TankPair]) -> None:
    assert len(hold(TANKS, ALONE, None, 12)[0]) == 12


def test_it_goes_on_where_it_was_interrupted(played: list[TankPair]) -> None:
    hold(TANKS, ALONE, None, 3)
    results, _ = hold(TANKS, ALONE, None, 5, resume=True)
    assert len(results) == 5
    assert len(played) == 5


def test_rounds_that_are_kept_elsewhere_go_on_there(played: list[TankPair], tmp_path: Path) -> None:
    hold(TANKS, ALONE, None, 3, folder=tmp_path / "taken along")
    results, _ = hold(TANKS, ALONE, None, 5, resume=True, folder=tmp_path / "taken along")
    assert len(results) == 5
    assert len(played) == 5
    assert not journal_of(TANKS).exists()


def test_without_the_word_it_begins_anew_and_loses_nothing(played: list[TankPair]) -> None:
    hold(TANKS, ALONE, None, 3)
    hold(TANKS, ALONE, None, 2)
    assert len(played) == 5
    assert journal_of(TANKS).with_suffix(".before").exists()


def test_another_program_is_another_match() -> None:
    assert journal_of(TANKS) != journal_of(TankMatch(NEW, NEW, TANKS.schemes, LIMIT, TANKS.seed))


def test_somebody_who_stops_it_keeps_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(pair: TankPair) -> RoundPlayed:
        if journal_of(TANKS).read_bytes().count(b"\n") > 2:
            raise KeyboardInterrupt
        return tank_round(1, 0)

    monkeypatch.setattr(tank_match, "play_pair", play)
    results, finished = hold(TANKS, ALONE, None, 50)
    assert not finished
    assert results == [tank_round(1, 0)] * len(results)
    assert results


# --- Monster Combat ----------------------------------------------------------------------------------


def test_both_versions_sit_on_the_same_seat_of_the_same_deal() -> None:
    match = CardMatch(NEW, BASE, "greedy", Limit(), "seed")
    for number, deal in enumerate(islice(match.rounds(), 5)):
        mine, theirs = deal.games
        assert [seated.bot for seated in mine] == [seated.bot for seated in theirs]
        assert (mine[number % 4].build, theirs[number % 4].build) == (NEW, BASE)
        assert [seated.bot for seated in mine].count("greedy") == 3


def test_among_the_other_version_only_one_is_measured() -> None:
    match = CardMatch(NEW, BASE, "base", Limit(), "seed")
    deal = next(match.rounds())
    assert [[(seated.build, seated.bot) for seated in game] for game in deal.games] == [
        [(NEW, "level-8"), *[(BASE, "level-8")] * 3]
    ]
    assert match.five([]) == (0, 0, 0, 0, 0)


def test_alone_the_new_version_plays_the_same_deals() -> None:
    both, alone = (CardMatch(NEW, BASE, "greedy", Limit(), "seed", alone=alone) for alone in (False, True))
    for deal, same in zip(islice(both.rounds(), 5), alone.rounds(), strict=False):
        assert (same.options, same.seed, same.games) == (deal.options, deal.seed, deal.games[:1])
    assert journal_of(alone) != journal_of(both)
    told = alone.told([card_round(number, won, 0)[:1] for number, won in enumerate((1, 0))])
    assert told[-1].startswith("one among three greedy: 50.0%")
    assert "difference" not in told[-1]
    assert alone.five([]) == (0, 0, 0, 0, 0)


def test_together_a_version_has_all_seats() -> None:
    deal = next(CardMatch(NEW, BASE, "coop", Limit(), "seed").rounds())
    assert [[seated.build for seated in game] for game in deal.games] == [[NEW, NEW], [BASE, BASE]]
    assert deal.options["variant"] == "coop"


def test_the_difference_is_that_of_the_deals() -> None:
    match = CardMatch(NEW, BASE, "greedy", Limit(), "seed")
    wins: Sequence[tuple[float, float]] = [(1, 0), (1, 1), (0, 0), (0, 0), (1, 0), (0, 1)]
    results = [card_round(number, *won) for number, won in enumerate(wins)]
    assert match.score(results).value == 0.5
    assert match.five(results) == (1, 0, 3, 0, 2)
    difference = match.difference(results)
    assert difference.value == pytest.approx(1 / 6)
    assert difference.low < 0 < difference.high
    assert "one among three greedy: 50.0%" in match.told(results)[-1]


def test_few_deals_that_are_alike_prove_nothing() -> None:
    match = CardMatch(NEW, BASE, "greedy", Limit(), "seed")
    difference = match.difference([card_round(number, 1, 1) for number in range(6)])
    assert (difference.low, difference.high) == (-0.5, 0.5)


def test_a_real_deal_is_played_by_both() -> None:
    match = CardMatch(NEW, BASE, "coop", Limit(), "seed", level=2)
    results, finished = hold(match, ALONE, None, 1)
    assert finished
    assert len(results[0]) == 2
    assert results[0][0].scores == results[0][1].scores, "the same program, the same deal, the same chance"


def test_other_rules_are_noticed() -> None:
    demand_alike("mc1 {} hands=ab,c draw=d fresh=-", "mc2 {} hands=ab,c draw=d pile=-", "old")
    with pytest.raises(ProgramFailed, match="draw=d where this folder has draw=e"):
        demand_alike("mc1 {} hands=ab,c draw=d", "mc2 {} hands=ab,c draw=e", "old")


def test_every_table_says_what_it_is() -> None:
    assert all(table.what and table.players > 1 for table in TABLES.values())
