"""The command: games as data in both languages, what is refused, and going on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.running import run

TANKS = ("--game", "tank-chess", "--option", "scheme=first-steps-10", "--workers", "1")


def test_games_as_data(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "games.parquet"
    words = ("lab", "games", *TANKS, "--count", "3", "--bots", "greedy,random", "--out", str(out))
    said = run(*words, "--resume", str(tmp_path / "journal"))
    assert said.code == 0
    table = parquet.read_table(out)
    assert said.out == f"3 games with {len(table)} decisions in {out}.\n"
    assert set(table["bot"].to_pylist()) == {"greedy", "random"}
    first = out.read_bytes()
    said = run("--lang", "de", *words, "--resume", str(tmp_path / "journal"))
    assert said.out.startswith("3 Spiele mit ")
    assert out.read_bytes() == first


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "behemoth lab games"),
        (("gamez",), "gamez"),
        (("games", "--game", "tank-chess"), "--out"),
        (("games", "--game", "halma", "--out", "x.parquet"), "halma"),
        (("games", *TANKS, "--out", "/nowhere/at/all.parquet"), "/nowhere/at/all.parquet"),
        (("games", *TANKS, "--out", "x.parquet", "--bots", "nobody"), "nobody"),
        (("games", *TANKS, "--out", "x.parquet", "--players", "5"), "5"),
        (("games", *TANKS, "--out", "x.parquet", "--count", "0"), "--count"),
    ],
)
def test_what_is_refused_is_told_in_one_sentence(words: tuple[str, ...], told: str) -> None:
    said = run("lab", *words)
    assert said.code == 2
    assert told in said.err
    assert len(said.err.strip().splitlines()) == 1
