"""Learning Monster Combat anew: it goes on where it was stopped, gives the same weights again, and draws its curve."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from behemoth.engine import Mind
from scripts import learn_cards
from scripts.cards_curve import Point, draw_curve
from scripts.learn_cards import Stage
from tests.engine.needs import needs_engine

#: From how games go, and trying every action.
STAGES = [Stage(8, 0.01, 0.01, batch=4), Stage(4, 0.01, 0.005, batch=2, tried=True)]


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, *words: str) -> dict[str, Mind]:
    out = folder / "minds.json"
    places = ("--out", str(out), "--keep", str(folder / "kept"), "--picture", str(folder / "curve.svg"))
    monkeypatch.setattr(sys, "argv", ["learn_cards.py", "--measured", "10", *places, *words])
    learn_cards.main()
    return msgspec.json.decode(out.read_bytes(), type=dict[str, Mind])


@needs_engine("cards")
def test_a_run_that_was_stopped_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Half of the stages and then the rest give what all of them give at once."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for folder in (whole, parts):
        folder.mkdir()
    monkeypatch.setattr(learn_cards, "STAGES", {"versus": STAGES, "coop": STAGES})
    at_once = run(monkeypatch, whole)
    monkeypatch.setattr(learn_cards, "STAGES", {"versus": STAGES[:1], "coop": STAGES[:1]})
    half = run(monkeypatch, parts)
    monkeypatch.setattr(learn_cards, "STAGES", {"versus": STAGES, "coop": STAGES})
    in_two = run(monkeypatch, parts)
    for variant in ("versus", "coop"):
        assert at_once[variant].instinct == in_two[variant].instinct
        assert at_once[variant].judge == in_two[variant].judge
        assert half[variant].instinct != in_two[variant].instinct, "trying has taught something"
        assert "12 games" in at_once[variant].origin
    assert ElementTree.parse(whole / "curve.svg").getroot().tag.endswith("svg")


@needs_engine("cards")
def test_it_may_go_on_from_other_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Then only the trying is left to do, and the other variant stays as it is."""
    monkeypatch.setattr(learn_cards, "STAGES", {"versus": STAGES, "coop": STAGES})
    before = msgspec.json.decode(learn_cards.TARGET.read_bytes(), type=dict[str, Mind])
    (tmp_path / "minds.json").write_bytes(learn_cards.TARGET.read_bytes())
    after = run(monkeypatch, tmp_path, "--begin", str(learn_cards.TARGET), "--only", "versus")
    assert after["coop"] == before["coop"]
    assert after["versus"].instinct != before["versus"].instinct
    assert "4 games" in after["versus"].origin


def test_the_curve_has_a_point_for_each_stage() -> None:
    points = [Point(100, False, 0.2, 0.5, 1.0), Point(10, True, 0.3, 0.4, 3.0)]
    drawn = draw_curve(points, [])
    assert drawn.count("<circle") == 2
    assert "30.0%" in drawn
    assert "110 games" in drawn
