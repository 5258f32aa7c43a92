"""PettingZoo's own tests on this environment."""

from __future__ import annotations

from typing import Any

import pytest

from behemoth.lab.environments import tank_chess_v0
from tests.lab.environments.pettingzoo_suite import (
    QUIET,
    check_api,
    check_cycles,
    check_end,
    check_rendering,
    check_seeds,
)

pytestmark = QUIET

OPTIONS: tuple[dict[str, Any], ...] = (
    {"scheme": "first-steps-10"},
    {"scheme": "remote-mines-12"},
    {"scheme": "monster-16", "throw_own": True},
)


@pytest.mark.parametrize("options", OPTIONS)
def test_api(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_api(tank_chess_v0, options)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("options", OPTIONS)
def test_seeds(options: dict[str, Any]) -> None:
    check_seeds(tank_chess_v0, options)


@pytest.mark.parametrize("options", OPTIONS)
def test_cycles(options: dict[str, Any]) -> None:
    check_cycles(tank_chess_v0, options)


def test_turns_end_after_so_many_steps() -> None:
    check_end(tank_chess_v0)


@pytest.mark.parametrize("options", OPTIONS[:2])
def test_rendering(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_rendering(tank_chess_v0, options)
    assert capsys.readouterr().out
