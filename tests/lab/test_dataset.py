"""Games as Parquet: what is written is read back, and the file is the same whoever played."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from behemoth.games import MissingExtra
from behemoth.lab.contestants import Contestant
from behemoth.lab.crew import Crew
from behemoth.lab.dataset import COLUMNS, write_games
from behemoth.lab.whole_games import WholeGame, playouts, wish_for_games

pytest.importorskip("pyarrow")
WISH = wish_for_games("monster-combat", players=3, bots=(Contestant("greedy"), Contestant("random")), seed="data")


def test_it_is_read_back(tmp_path: Path) -> None:
    from pyarrow import parquet

    path, games = tmp_path / "games.parquet", list(playouts(WISH, 4))
    written = write_games(WISH, games, path)
    assert (written.games, written.finished) == (4, True)
    table = parquet.read_table(path)
    assert tuple(table.column_names) == COLUMNS
    rows = table.to_pylist()
    assert len(rows) == written.decisions == sum(len(game.choices) for game in games)
    expected = [(game, ply, choice) for game in games for ply, choice in enumerate(game.choices)]
    for row, (game, ply, choice) in zip(rows, expected, strict=True):
        assert (row["game"], row["ply"], row["seat"]) == (game.number, ply, choice.seat)
        assert (row["position"], row["view"]) == (choice.position, choice.view)
        assert (row["legal"], row["choice"]) == (choice.legal, choice.choice)
        assert (row["score"], tuple(row["scores"])) == (game.scores[choice.seat], game.scores)
        assert (row["reason"], row["bot"]) == (game.reason, game.seats[choice.seat])
    about = json.loads(table.schema.metadata[b"behemoth"])
    assert (about["game"], about["seed"], about["players"]) == ("monster-combat", "data", 3)


def test_the_file_is_the_same_whoever_played(tmp_path: Path) -> None:
    files = [tmp_path / "one.parquet", tmp_path / "two.parquet"]
    for path, crew in zip(files, (Crew(1), Crew(2)), strict=True):
        write_games(WISH, playouts(WISH, 6, crew=crew), path)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_observations_on_demand(tmp_path: Path) -> None:
    import numpy as np
    from pyarrow import parquet

    from behemoth.lab.environments import CardGame

    wish, path = wish_for_games("monster-combat", players=2, observations=True), tmp_path / "games.parquet"
    (game,) = playouts(wish, 1, journal=tmp_path / "journal")
    write_games(wish, [game], path)
    table = parquet.read_table(path)
    assert tuple(table.column_names) == (*COLUMNS, "observation", "numbers")
    about = json.loads(table.schema.metadata[b"behemoth"])["observation"]
    shown = np.stack(table["observation"].to_numpy())
    assert shown.dtype == about["dtype"] == "float32"
    assert shown.shape == (len(game.choices), *about["shape"]) == (len(game.choices), *CardGame.shape)
    assert shown[3].tobytes() == game.choices[3].observation
    assert [tuple(numbers) for numbers in table["numbers"].to_pylist()] == [one.numbers for one in game.choices]
    assert list(playouts(wish, 1, journal=tmp_path / "journal")) == [game]


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    from pyarrow import parquet

    def stopped() -> Iterator[WholeGame]:
        yield from playouts(WISH, 2)
        raise KeyboardInterrupt

    path = tmp_path / "games.parquet"
    written = write_games(WISH, stopped(), path)
    assert (written.games, written.finished) == (2, False)
    assert set(parquet.read_table(path)["game"].to_pylist()) == {0, 1}
    assert list(tmp_path.iterdir()) == [path]


def test_a_fault_leaves_nothing_behind(tmp_path: Path) -> None:
    def broken() -> Iterator[WholeGame]:
        yield from playouts(WISH, 1)
        raise RuntimeError

    with pytest.raises(RuntimeError):
        write_games(WISH, broken(), tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []


def test_pyarrow_is_not_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("pyarrow", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(MissingExtra) as missing:
        write_games(WISH, [], tmp_path / "games.parquet")
    assert "behemoth[lab]" in str(missing.value)
