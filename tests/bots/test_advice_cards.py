"""Advice at Monster Combat: every decision has a reason, and none tells what is hidden."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.bots.advice_cards import advise, reason
from behemoth.games import view_bytes
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import COOP, CombatState, MonsterCombat, Options, TakeIt
from tests.monstercombat.build import coop, go, table

GAME = MonsterCombat()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_a_reason(language: str) -> None:
    rng = Random(6)
    for options in (Options(), Options(lightning_secret=True), Options(variant=COOP)):
        for seats in (2, 4):
            state = GAME.start(options, seats, rng)
            for _ in range(60):
                if state.ending:
                    break
                (seat,) = state.to_act()
                for action in state.actions(seat):
                    assert reason(state, seat, action, language).endswith((".", "!"))
                state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]


def test_reasons_say_what_matters() -> None:
    def why(state: CombatState, word: str) -> str:
        (seat,) = state.to_act()
        return reason(state, seat, state.read(seat, word))

    assert why(table("s", ""), "sword") == "Attacks Player 2, who holds no card and cannot shield."
    assert "two of you" in why(table("z", "s"), "skip")
    assert why(table("l", "s", hearts=(1, 3)), "life") == "Gives you back a heart: you have only one."
    assert why(go(table("s", "d", hearts=(3, 1)), "sword"), "shield") == "Without the shield you would be out."
    assert "new cards" in why(coop("l", "", hearts=(3, 0)), "life")
    assert why(coop("s", "", monster=1), "sword") == "Defeats the slime."


def test_reasons_are_good_german() -> None:
    def why(state: CombatState, word: str) -> str:
        return reason(state, 0, state.read(0, word), "de", ("Kim", "Alex"))

    assert why(table("t", "sss"), "thief1") == "Nimmt Alex eine von 3 Karten ab."
    assert why(table("t", "s"), "thief1") == "Nimmt Alex die einzige Karte ab."
    assert why(table("u", "sss"), "thief2") == "Nimmt Alex 2 von 3 Karten ab."
    assert why(coop("s", "", monster=1), "sword") == "Besiegt den Schleim."
    assert why(coop("s", "", monster=8), "sword") == "Trifft die Hydra: ein Herz weniger."


@pytest.mark.parametrize(("language", "nobody"), [("en", "Player 2"), ("de", "Spieler 2")])
def test_reasons_call_the_players_by_their_names(language: str, nobody: str) -> None:
    moments = [
        (table("s", ""), "sword"),
        (table("s", "ts"), "sword"),
        (table("z", "s", "s"), "skip"),
        (table("u", "ss"), "thief2"),
        (table("u", ""), "thief2"),
        (coop("l", "", hearts=(3, 0)), "life"),
        (coop("l", "s", hearts=(3, 1)), "life"),
    ]
    for state, word in moments:
        action = state.read(0, word)
        named, unnamed = (reason(state, 0, action, language, names) for names in (("Kim", "Alex", "Sam"), ()))
        assert "Alex" in named
        assert unnamed == named.replace("Alex", nobody)


def test_advice_is_legal_and_tells_nothing_hidden() -> None:
    """The same advice for all states the seat cannot tell apart."""
    state = GAME.start(Options(), 4, Random(8))
    (seat,) = state.to_act()
    mine = GAME.from_view(view_bytes(state, seat), seat, Random(1))
    again = GAME.from_view(view_bytes(state.imagine(seat, Random(9)), seat), seat, Random(1))
    assert mine == again, "from equal bytes comes an equal state, so the advice cannot differ but by the clock"
    advice = advise(mine, seat, "de", seconds=0.1)
    assert state.read(seat, advice.action) in state.actions(seat)
    assert advice.sentence


def test_taking_a_hit_has_its_reason_too() -> None:
    state = go(table("s", "l"), "sword")
    assert reason(state, 1, TakeIt()) == "You have no shield to put down."
