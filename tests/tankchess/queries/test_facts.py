"""The tables shown before a game."""

from __future__ import annotations

import msgspec
import pytest

from behemoth.locale import say
from behemoth.tankchess import TankChess, TankOptions, scheme_names


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_tables_before_a_game(language: str) -> None:
    about = msgspec.json.decode(msgspec.json.encode(TankChess().about(language)))
    assert [scheme["name"] for scheme in about["schemes"]] == list(scheme_names())
    basic = next(scheme for scheme in about["schemes"] if scheme["name"] == "basic-16")
    assert (basic["size"], basic["official"], basic["clock"], basic["monsters"]) == (16, True, 30, False)
    assert TankChess().parse(basic["position"]).position == TankChess().start(TankOptions()).position
    kinds = {kind["mark"]: kind for kind in about["kinds"]}
    assert kinds["HT"]["name"] == say("kind-ht", language)
    assert kinds["HM"]["most"] == 5
    assert not kinds["ST"]["official"]
    assert {ground["name"] for ground in about["terrain"]} == {
        "high", "low", "water", "hedge", "mud", "tree", "mine",
    }  # fmt: skip
    assert {"pushes", "pushes_high"} <= set(kinds["HB"]["traits"])
    flag = next(scheme for scheme in about["schemes"] if scheme["name"] == "carry-12")
    assert (flag["goal"], flag["flags"], flag["remote_mines"], basic["goal"]) == ("carry", True, 0, "standard")
