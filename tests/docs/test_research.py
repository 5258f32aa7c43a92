"""The pages about numbers, observations and training: their pictures are those of the code, their example runs."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import msgspec
import pytest

from behemoth.lab.environments import card_numbers, card_observation, tank_numbers, tank_observation
from behemoth.lab.environments.policy import Policy
from behemoth.lab.environments.training import GAME, VERSION
from scripts import observation_pictures
from tests.engine.needs import needs_engine

ROOT = Path(__file__).resolve().parents[2]
PAGES = "".join((ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("observations.md", "research.md"))


@pytest.mark.parametrize("name", observation_pictures.PICTURES)
def test_pictures(name: str) -> None:
    written = (observation_pictures.FOLDER / name).read_text(encoding="utf-8")
    assert written == observation_pictures.PICTURES[name](), "run: python scripts/observation_pictures.py"
    assert f"pictures/{name}" in PAGES


def test_figures_of_the_page() -> None:
    assert f"{card_numbers.NUMBERS} numbers for two to seven seats" in PAGES
    assert f"A row of {card_observation.LENGTH} `float32`" in PAGES
    assert f"{tank_numbers.numbers_on(10)} on a board of 10 × 10" in PAGES
    assert f"{tank_numbers.numbers_on(24):,} on one of 24 × 24" in PAGES
    assert f"{tank_numbers.OTHERS} answers that are no square" in PAGES
    assert tank_observation.PLANES[60] == "chosen piece"
    assert tank_observation.PLANES[64] == "chosen tail, everywhere"
    assert tank_observation.PLANES[63].startswith("effects of the chosen way")


@needs_engine("cards")
def test_the_training_example_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = spec_from_file_location("train", ROOT / "examples" / "training" / "train.py")
    assert spec is not None
    assert spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    out, curve = tmp_path / "learned.npz", tmp_path / "curve.json"
    example.main(["--rounds", "2", "--measured-games", "200", "--out", str(out), "--curve", str(curve)])
    assert "against greedy" in capsys.readouterr().out
    assert Policy.load(out, GAME, VERSION).made.game == GAME
    assert len(msgspec.json.decode(curve.read_bytes())["curve"]) == 1
