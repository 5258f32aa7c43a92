"""Annotated games over HTTP: a file becomes a tree, the tree the same file; moves are made in any position of it."""

from __future__ import annotations

from typing import Any

import pytest

from behemoth.server.trees import chance_of
from tests.games.test_move_list import ANNOTATED
from tests.server.running_server import RunningServer


def read(server: RunningServer, **body: Any) -> dict[str, Any]:
    answer = server.http.post("/api/tree/read", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


NOTES = ("clock", "evaluation", "glyph", "comment", "arrows", "squares")


def form_of(tree: dict[str, Any]) -> dict[str, Any]:
    """The tree as a page sends it back."""
    start, *nodes = tree["nodes"]
    kept = ("parent", "text", "written_seat", *NOTES)
    moves = [{name: node[name] for name in kept if name in node} for node in nodes]
    return {"head": tree["head"], "moves": moves, "start": {name: start[name] for name in NOTES if name in start}}


def test_a_file_goes_in_and_out_byte_for_byte(server: RunningServer) -> None:
    tree = read(server, text=ANNOTATED)
    assert [(node["parent"], node["text"]) for node in tree["nodes"][:5]] == [
        (0, ""),
        (0, "C1>C2N"),
        (0, "I2>I4N"),
        (2, "H10>H9S"),
        (3, "C1>C2N"),
    ]
    first = tree["nodes"][1]
    assert (first["glyph"], first["comment"], first["round"], first["seat"]) == ("!", "Careful (really).", 1, 0)
    assert 0.5 < first["chance"] < 0.6
    assert tree["nodes"][0]["arrows"] == [{"start": "C1", "end": "C3", "colour": "green"}]
    answer = server.http.post("/api/tree/write", json=form_of(tree))
    assert answer.status_code == 200, answer.text
    assert answer.content.decode() == ANNOTATED


def test_a_finished_match_goes_in_and_out_byte_for_byte(server: RunningServer) -> None:
    made = server.create(options={"scheme": "first-steps-10"})
    both = server.sit(made, 0, 1)
    for seat, action in ((0, "C1>C2N"), (1, "H10>H9S")):
        assert both.act(seat, action)["is"] == "ack"
        both.update(both.newest["version"] + 1)
    both.answer(both.say("resign", seat=1))
    text = server.http.get(f"/api/matches/{made['match']}/record").text
    tree = read(server, text=text)
    assert tree["head"]["closing"] == {"ending": "resigned", "seat": 1}
    assert server.http.post("/api/tree/write", json=form_of(tree)).text == text


@pytest.mark.rule("TC12.10", "TC12.12")
def test_remote_mines_are_laid_for_both_sides_and_seen(server: RunningServer) -> None:
    tree = read(server, options={"scheme": "remote-mines-12"})
    node = tree["nodes"][0]
    moves: list[dict[str, Any]] = []
    laid: list[list[str]] = [[], []]
    while node["view"]["mines"]["choices"]:
        square = node["view"]["mines"]["choices"][0]
        laid[node["to_act"][0]].append(square)
        form = {"game": "tank-chess", "state": node["view"]["line"], "action": f"!{square}"}
        answer = server.http.post("/api/tree/step", json=form)
        assert answer.status_code == 200, answer.text
        node = answer.json()
        moves.append({"parent": len(moves), "text": node["text"]})
        assert [side["own"] for side in node["view"]["mines"]["sides"]] == laid
    assert (node["to_act"], len(laid[0]), len(laid[1])) == ([0], 3, 3)
    text = server.http.post("/api/tree/write", json={**form_of(tree), "moves": moves}).text
    again = read(server, text=text)["nodes"]
    assert again[-1]["view"] == node["view"]
    # What others may not know is nowhere to be asked for.
    hidden = node["view"]["line"].replace(f".{'-'.join(laid[1])}_", ".k3_")
    assert hidden != node["view"]["line"]
    refused = server.http.post("/api/tree/step", json={"game": "tank-chess", "state": hidden, "action": "C1>C2N"})
    assert refused.status_code == 422


def test_a_game_begins_at_any_position(server: RunningServer) -> None:
    line = read(server, options={"scheme": "first-steps-10"})["nodes"][0]["view"]["line"]
    tree = read(server, options={"position": line}, language="de")
    (start,) = tree["nodes"]
    assert (start["text"], start["to_act"], start["view"]["line"]) == ("", [0], line)
    stepped = server.http.post(
        "/api/tree/step",
        json={"game": "tank-chess", "state": line, "action": "C1>C1E", "notation": "de", "language": "de"},
    ).json()
    assert (stepped["text"], stepped["action"], stepped["seat"]) == ("C1>C1O", "C1>C1E", 0)
    assert stepped["to_act"] == [1]
    assert "Weiß" in stepped["log"][0]["text"]
    form = {**form_of(tree), "moves": [{"parent": 0, "text": "C1>C1E", "comment": "Hm"}]}
    text = server.http.post("/api/tree/write", json=form).text
    assert "1. C1>C1E {Hm}" in text
    assert read(server, text=text)["nodes"][1]["view"]["line"] == stepped["view"]["line"]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("read", {"text": "hello"}, 422, "illegal"),
        ("read", {"text": ANNOTATED.replace("H10>H8S ??", "H10>H1S ??")}, 422, "illegal"),
        ("read", {"options": {"scheme": "nowhere"}}, 422, "illegal"),
        ("read", {"game": "monster-combat"}, 409, "refused"),
        ("read", {"game": "chess"}, 404, "not-found"),
        ("step", {"game": "tank-chess", "state": "rubbish", "action": "C1>C2N"}, 422, "illegal"),
    ],
)
def test_what_is_no_game(server: RunningServer, path: str, body: Any, status: int, code: str) -> None:
    answer = server.http.post(f"/api/tree/{path}", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def test_nothing_illegal_is_written(server: RunningServer) -> None:
    form = form_of(read(server, text=ANNOTATED))
    for change, status in (
        ({"parent": 0, "text": "C1>C9N"}, 422),
        ({"parent": 99, "text": "C1>C2N"}, 422),
        ({"parent": 0, "text": "C1>C2N }"}, 400),
        ({"parent": 0, "text": "C1>C2N", "glyph": "+"}, 422),
        ({"parent": 0, "text": "C1>C2N", "arrows": [{"start": "]", "end": "C3"}]}, 422),
        ({"parent": 0, "text": "C1>C2N", "clock": -1}, 400),
    ):
        answer = server.http.post("/api/tree/write", json={**form, "moves": [change]})
        assert answer.status_code == status, (change, answer.text)
    many = [{"parent": 0, "text": "C1>C2N"}] * 3_001
    assert server.http.post("/api/tree/write", json={**form, "moves": many}).status_code == 400


@pytest.mark.parametrize(
    ("text", "chance"),
    [("#3", 1.0), ("-#2", 0.0), ("0", 0.5), ("+2.5", 0.75), ("-2.5", 0.25), ("good", None), ("", None)],
)
def test_what_an_evaluation_means(text: str, chance: float | None) -> None:
    assert chance_of(text) == chance
