"""PettingZoo's own tests on this environment."""

from __future__ import annotations

from typing import Any

import pytest

from behemoth.lab.environments import monster_combat_v0
from tests.lab.environments.pettingzoo_suite import (
    QUIET,
    check_api,
    check_cycles,
    check_end,
    check_rendering,
    check_seeds,
)

pytestmark = QUIET

OPTIONS: tuple[dict[str, Any], ...] = ({}, {"seats": 3, "variant": "coop"}, {"seats": 7, "lightning_secret": True})


@pytest.mark.parametrize("options", OPTIONS)
def test_api(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_api(monster_combat_v0, options)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("options", OPTIONS)
def test_seeds(options: dict[str, Any]) -> None:
    check_seeds(monster_combat_v0, options)


@pytest.mark.parametrize("options", OPTIONS)
def test_cycles(options: dict[str, Any]) -> None:
    check_cycles(monster_combat_v0, options)


def test_turns_end_after_so_many_steps() -> None:
    check_end(monster_combat_v0)


@pytest.mark.parametrize("options", OPTIONS[:2])
def test_rendering(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_rendering(monster_combat_v0, options)
    assert capsys.readouterr().out
