"""Why a game ended, also for a game of somebody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from behemoth.games import Outcome, registry
from behemoth.locale import add_catalogue, remove_catalogue
from behemoth.table import MatchRequest, SeatRequest, ending_sentence
from behemoth.table import messages as msg
from tests.games.toys import RaceGame
from tests.table.stage import Stage, run, settle


def test_an_event_that_gives_the_reason_is_the_ending() -> None:
    lost = Outcome("flag", (0.0, 1.0))
    told = "Black wins: the other side ran out of time."
    assert ending_sentence(lost, told, "en") == told
    assert ending_sentence(Outcome("no-such-reason", (0.0, 1.0)), told, "en") == told
    assert ending_sentence(lost, "White drives to C4.", "en") == "the other side ran out of time"


def test_a_foreign_game_ends_with_its_own_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for language, text in (("en", "The goal is reached."), ("de", "Das Ziel ist erreicht.")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "race.ftl").write_text(f"outcome-reached = {text}\n", encoding="utf-8")
    monkeypatch.setattr(registry, "_own", {"race": RaceGame()})
    add_catalogue(tmp_path)

    async def story() -> None:
        stage = Stage()
        seats = (SeatRequest("person", "Anna"), SeatRequest("person", "Ben"))
        made = await stage.registry.create(MatchRequest("race", seats, {"goal": "2"}))
        stage.taken, stage.runner = made.seats, await stage.registry.demand(made.match)
        anna, ben = await stage.connect(0), await stage.connect(1, language="de")
        await stage.say(anna, msg.Act(id="a", seat=0, turn=0, action="go2"))
        await settle()
        assert anna.last("update")["ending"] == "The goal is reached."
        assert ben.last("update")["ending"] == "Das Ziel ist erreicht."
        await stage.close()

    try:
        run(story())
    finally:
        remove_catalogue(tmp_path)
