"""The example bots: one in twenty lines, one that plays at a table elsewhere, and a notebook. All of them run."""

from __future__ import annotations

import asyncio
import importlib
import json
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from behemoth.bots import Observation, bot_infos, bot_names, find_bot
from behemoth.games import find_game
from tests.client.play import invitation, make, play_by_chance, seat_of
from tests.installed_examples import EXAMPLES, installed, on_the_path
from tests.server.conftest import server
from tests.server.running_server import RunningServer

__all__ = ["server"]


@pytest.fixture
def four_bot() -> Iterator[None]:
    with on_the_path(installed(EXAMPLES / "connect-four", EXAMPLES / "four-bot")):
        yield


@pytest.mark.usefixtures("four_bot")
def test_the_bot_in_twenty_lines_is_found_and_wins() -> None:
    assert len((EXAMPLES / "four-bot" / "four_bot.py").read_text().splitlines()) <= 21
    assert bot_names("connect-four") == ("random", "careful", "thinker")
    assert [info.name for info in bot_infos("connect-four")] == ["random", "careful", "thinker"]
    game = find_game("connect-four")
    careful, dice = find_bot("connect-four", "careful"), find_bot("connect-four", "random")
    assert careful.choose(Observation(game.parse("xxx|ooo|||||"), 0), Random(1)) == 1
    assert careful.choose(Observation(game.parse("xxx|oo|||||"), 1), Random(1)) == 1
    total = 0.0
    for number in range(20):
        bots, rng = ((careful, dice), (dice, careful))[number % 2], Random(number)
        state: Any = game.start(game.Options(), 2)
        while owing := state.to_act():
            state = state.play(owing[0], bots[owing[0]].choose(Observation(state, owing[0]), rng)).state
        outcome = state.outcome()
        assert outcome is not None
        total += outcome.scores[number % 2]
    assert total >= 17


@pytest.mark.parametrize("game", ["connect-four", "kuhn-poker"])
def test_the_remote_bot_plays_at_a_table_elsewhere(
    game: str, example_games: tuple[str, ...], server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against somebody who plays by chance, on a real server; once with the rules at hand and once without."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    remote_bot = importlib.import_module("remote_bot")
    if game == "connect-four":
        monkeypatch.setattr(remote_bot, "game_names", lambda: ())
    ended: list[str] = []

    async def story() -> None:
        made = await make(server.url, game)
        link = invitation(server.url, made)
        playing = threading.Thread(target=lambda: ended.append(remote_bot.main(link.text)))
        playing.start()
        async with seat_of(server.url, made) as match:
            await play_by_chance(match)
        await asyncio.to_thread(playing.join, 30)

    asyncio.run(story())
    assert len(ended) == 1
    assert ended[0]


def test_the_notebook_runs(example_games: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    """Cell by cell, as Jupyter would, without needing it."""
    notebook = json.loads((EXAMPLES / "games_and_bots.ipynb").read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    known: dict[str, Any] = {}
    for cell in notebook["cells"]:
        assert cell["id"]
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "kept without outputs"
            exec(compile("".join(cell["source"]), "notebook", "exec"), known)
    said = capsys.readouterr().out
    assert "Ada drops a disc into column 4." in said
    assert "of the chips" in said


def test_every_example_is_in_the_list() -> None:
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    for path in EXAMPLES.iterdir():
        if path.name not in ("README.md", "__pycache__"):
            assert f"({path.name})" in listed, path.name
