"""What interfaces ask about Tank Chess: every answer is held against the legal moves."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from behemoth.games import PUBLIC, InvalidText
from behemoth.tankchess import TankChess, TankOptions, TankState, list_moves, move_text, name_of


def played(scheme: str, seed: int, plies: int) -> TankState:
    state, rng = TankChess().start(TankOptions(scheme=scheme)), Random(seed)
    for _ in range(plies):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
    return state


def ask(state: TankState, about: str, language: str = "en") -> Any:
    """Through bytes, as a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(state.query(PUBLIC, about, language)))


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from(["first-steps-10", "basic-16", "monster-16", "expansion-20"]),
    st.integers(0, 999),
    st.integers(0, 30),
)
def test_the_moves_offered_are_exactly_the_legal_ones(scheme: str, seed: int, plies: int) -> None:
    state = played(scheme, seed, plies)
    position = state.position
    for piece in list(position.armies[position.turn].values())[:6]:
        answer = ask(state, f"ends {name_of(piece.square)}")
        offered = [end["move"] for end in answer["ends"]]
        for end in answer["ends"]:
            offered += [attack["move"] for attack in end.get("attacks", ()) if attack.get("move")]
        if piece.kind.giant:
            offered = [choice["move"] for end in answer["ends"] for choice in end["combinations"]]
        legal = [move_text(move) for move in list_moves(position) if move.start == piece.square]
        if answer["to_move"]:
            assert sorted(offered) == sorted(legal)
            assert all(state.read(position.turn, move) for move in offered[:5])


def test_each_end_says_how_it_is_reached() -> None:
    answer = ask(TankChess().start(TankOptions()), "ends C3")
    assert (answer["side"], answer["kind"], answer["to_move"]) == ("white", "LT", True)
    end = next(end for end in answer["ends"] if end["move"] == "C3>C5N")
    assert (end["end"], end["heading"], end["steps"]) == ("C5", "N", 2)
    assert end["path"] == ["C3N", "C4N", "C5N"]
    assert not {"sinks", "leaves", "stomps", "fells"} & set(end), "what is not is left out"
    assert not ask(TankChess().start(TankOptions()), "ends D14")["to_move"]


EMPTY = "16_16-16-16-16-16-16-16-16-16-16-16-16-16-16-16-16"


@pytest.mark.rule("TC3.4", "TC3.5")
def test_an_attack_says_why_it_destroys_or_does_not() -> None:
    # Worked example 5: neither the MT (front) nor the HT (side) can be destroyed by gun 2.
    state = TankChess().parse(f"{EMPTY}_CLTA1N.MTH9N_CLTP16S.MTL11SW.HTN9SE_w")
    end = next(end for end in ask(state, "ends H9")["ends"] if end["move"] == "H9>J9E")
    verdicts = {attack["target"]: attack for attack in end["attacks"]}
    assert verdicts["L11"]["verdict"] == verdicts["N9"]["verdict"] == "armour"
    assert verdicts["N9"]["text"] == (
        "Your medium tank cannot pierce the heavy tank on N9 there: gun 2, side armour 2."
    )
    assert "move" not in verdicts["N9"]
    german = next(end for end in ask(state, "ends H9", "de")["ends"] if end["move"] == "H9>J9E")
    assert german["attacks"][0]["text"] != end["attacks"][0]["text"]


@pytest.mark.rule("TC3.4")
def test_an_attack_that_destroys_brings_its_move() -> None:
    state = TankChess().parse(f"{EMPTY}_CLTA1N.MTL7SE_CLTM9W_b")
    end = next(end for end in ask(state, "ends M9")["ends"] if end["move"] == "M9>J9S")
    assert end["attacks"][0]["move"] == "M9>J9S(L7)"
    assert end["attacks"][0]["text"] == "Gun 1 beats rear armour 0: destroyed."


@pytest.mark.rule("TC6.4")
def test_a_monster_s_turns_are_offered_whole() -> None:
    state = TankChess().parse(f"{EMPTY}_CLTA1N.ME5N_CLTP16S.LTE3N.LTE6N.LTE8S_w")
    end = next(end for end in ask(state, "ends E5")["ends"] if end["move"] == "E5>E4N")
    moves = {choice["move"] for choice in end["combinations"]}
    assert "E5>E4Nt(E3)" in moves
    assert "E5>E4N" in moves
    texts = [attack["text"] for other in ask(state, "ends E5", "de")["ends"] for attack in other.get("attacks", ())]
    assert any("geworfen" in text for text in texts) or any("Schwanz" in text for text in texts)


def test_threats_lines_falls_and_check() -> None:
    state = TankChess().start(TankOptions())
    assert ask(state, "threats white")["squares"]
    assert ask(state, "falls") == {"square": "", "decides": "", "falls": []}
    lines = ask(state, "lines C3")
    assert lines["stopped"] == ["C6", "F6"]
    assert "C5" in lines["squares"]
    assert "C6" not in lines["squares"], "an obstacle is no target"
    checked = TankChess().parse(f"{EMPTY}_CLTI4N_CLTP16S.HTE5NE_w")
    answer = ask(checked, "check")
    assert answer["side"] == "black"
    assert "E5>F4SE(I4)" in answer["check"]


@pytest.mark.rule("TC6.10")
def test_falls_are_offered_with_what_they_cover() -> None:
    state = TankChess().parse(f"{EMPTY}_CLTA1N.HTE2N_CLTP16S.ME9S_w")
    shots = [move for move in list_moves(state.position) if any(name_of(effect.at) == "E9" for effect in move.effects)]
    after = state.play(0, shots[0], Random(1)).state
    answer = ask(after, "falls")  # type: ignore[arg-type]
    assert answer["square"] == "E9"
    assert {choice["side"] for choice in answer["falls"]} == {"N", "E", "S", "W"}
    assert all(choice["covers"][0] == "E9" and len(choice["covers"]) == 2 for choice in answer["falls"])
    assert all(after.read(after.to_act()[0], choice["move"]) for choice in answer["falls"])


@pytest.mark.parametrize("about", ["", "ends", "ends Z9", "ends A9", "threats red", "lines", "dinner"])
def test_questions_nobody_knows_are_refused(about: str) -> None:
    with pytest.raises(InvalidText) as caught:
        TankChess().start(TankOptions()).query(PUBLIC, about)
    assert caught.value.sentence("de")


@pytest.mark.rule("TC4.4")
def test_time_lost_is_a_game_lost() -> None:
    assert TankChess().start(TankOptions()).default(0) is None


@pytest.mark.rule("TC4.3")
def test_check_names_each_attacker_once() -> None:
    checked = TankChess().parse(f"{EMPTY}_CLTI4N_CLTP16S.HTE5NE.MTI12S_w")
    answer = ask(checked, "check")
    threats = answer["threats"]
    assert {"E5", "I12"} <= {threat["attacker"] for threat in threats}
    assert sorted(threat["attacker"] for threat in threats) == sorted({move.split(">")[0] for move in answer["check"]})
    assert {threat["target"] for threat in threats} == {"I4"}
    assert ask(TankChess().start(TankOptions()), "check")["threats"] == []


@pytest.mark.parametrize(
    ("white", "black", "rule", "said"),
    [
        ("MTH9N", "MTL11SW.HTN9SE", "TC3.5", "gun 2, side armour 2"),
        ("HMH2N", "LTH16S", "TC3.3", "out of your heavy mortar's reach"),
        ("HTB2N", "LTK8S", "TC3.2", "on a line of fire"),
        ("MB2N", "LTO9S", "TC6.4", "neither with its feet"),
        ("MH8N", "MH11S", "TC6.11", "does nothing to the Monster"),
    ],
)
def test_why_an_enemy_cannot_be_hit_this_turn(white: str, black: str, rule: str, said: str) -> None:
    state = TankChess().parse(f"{EMPTY}_CLTA1N.{white}_CLTP16S.{black}_w")
    start, target = re.findall(r"[A-P]\d+", white + " " + black.split(".")[-1])
    answer = ask(state, f"why {start} {target}")
    assert said in answer["text"]
    assert answer["text"].endswith(f"({rule})")
    assert ask(state, f"why {start} {target}", "de")["text"] != answer["text"]


def test_nothing_is_said_where_it_can_be_hit_or_stomped() -> None:
    state = TankChess().parse(f"{EMPTY}_CLTA1N.MTE5N.MG8N_CLTP16S.LTE9W.LTG9S_w")
    assert ask(state, "why E5 E9")["text"] == ask(state, "why G8 G9")["text"] == ""
    with pytest.raises(InvalidText):
        state.query(PUBLIC, "why E5 A1", "en")


@pytest.mark.rule("TC6.10")
def test_a_fall_says_what_it_crushes() -> None:
    state = TankChess().parse(f"{EMPTY}_CLTA1N.HTE2N.LTF9N_CLTP16S.ME9S_w")
    shot = next(move for move in list_moves(state.position) if any(name_of(one.at) == "E9" for one in move.effects))
    falls = ask(state.play(0, shot).state, "falls")["falls"]  # type: ignore[arg-type]
    crushed = {fall["side"]: (fall["crushes"], fall["kind"]) for fall in falls if fall["crushes"]}
    assert crushed == {"E": ("white", "LT")}
