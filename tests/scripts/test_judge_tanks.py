"""How much of a gain other weights have."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import msgspec
import pytest

from behemoth.engine import WEIGHTS
from behemoth.lab import Elo
from scripts import judge_tanks
from scripts.judge_tanks import share_of_gain
from tests.engine.needs import needs_engine


def test_what_is_left_is_taken_from_the_gain() -> None:
    share = share_of_gain(Elo(400, 300, 500), Elo(-40, -80, 0))
    assert (share.value, share.low, share.high) == pytest.approx((0.9, 0.8, 1.0))


@pytest.mark.parametrize("gain", [Elo(0, -50, 50), Elo(-20, -70, 30), Elo(None, 300, None), Elo(None, None, -300)])
def test_no_share_of_what_is_no_gain_or_has_no_measure(gain: Elo) -> None:
    with pytest.raises(ValueError, match="more pairs, or weights that gained something"):
        share_of_gain(gain, Elo(-40, -80, 0))


def test_who_lost_every_pair_has_nothing_of_it() -> None:
    assert share_of_gain(Elo(400, 300, 500), Elo(None, None, -500)).value == -math.inf


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The weights in use are judged, in a few quick games."""
    same = tmp_path / "same.json"
    same.write_bytes(msgspec.json.encode(WEIGHTS))
    monkeypatch.setattr(judge_tanks, "SCHEMES", ("first-steps-10",))
    monkeypatch.setattr(sys, "argv", ["", str(same), "--pairs", "4", "--nodes", "60", "--workers", "1"])


@needs_engine("tanks")
@pytest.mark.usefixtures("judged")
def test_the_weights_in_use_play_nothing_and_the_others_play_them(capsys: pytest.CaptureFixture[str]) -> None:
    told = judge_tanks.main()
    said = capsys.readouterr()
    gained, left, *share = said.out.splitlines()
    assert "against nothing" in gained
    assert left.startswith("the others against those in use: 50.0%")
    if told == 0:  # whether so few games show a gain is chance
        assert "100.0%" in share[0]
    else:
        assert "Nothing can be said of a share" in said.err


@needs_engine("tanks")
@pytest.mark.usefixtures("judged")
def test_nothing_against_nothing_has_no_share(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(judge_tanks, "nothing", lambda: WEIGHTS)
    assert judge_tanks.main() == 1
    assert "Nothing can be said of a share" in capsys.readouterr().err
