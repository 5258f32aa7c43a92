"""Golden games: one record for each way a game can end in each variant; they must replay exactly, for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from behemoth.games import read_record, replay, write_record
from behemoth.monstercombat import CombatState
from tests.monstercombat.golden_games import FOLDER, WANTED

FILES = sorted(FOLDER.glob("*.txt"))


def test_there_is_one_for_each_end() -> None:
    assert {file.stem for file in FILES} == set(WANTED)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_end_it_tells(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    moments = list(replay(record))
    last = moments[-1].state
    assert isinstance(last, CombatState)
    outcome = last.outcome()
    wanted = WANTED[file.stem]
    assert outcome is not None
    assert outcome.reason == wanted.reason
    assert wanted.last(moments[-1].events, moments[-2].state)  # type: ignore[arg-type]
    assert write_record(record) == text


def test_a_changed_action_is_noticed() -> None:
    text = next(file for file in FILES if file.stem == "versus-sword").read_text(encoding="utf-8")
    lines = text.splitlines()
    cut = "\n".join(lines[:-1]) + "\n"
    with pytest.raises(ValueError, match="says"):
        list(replay(read_record(cut)))
