"""Maps over HTTP: what is wrong with one, one as a text and from a text, one as a picture; misuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from behemoth.locale import LANGUAGES
from behemoth.server.maps import LONGEST_NAME, file_name
from behemoth.tankchess import load_scheme, position_text, read_position, read_scheme, scheme_names, setup_faults
from tests.server.running_server import RunningServer

EMPTY = "8_8-8-8-8-8-8-8-8_-_-_w"
START = position_text(load_scheme("first-steps-10").position())


def check(server: RunningServer, position: str, **more: Any) -> httpx.Response:
    return server.http.post("/api/maps/check", json={"position": position, **more})


def read(server: RunningServer, text: str, **more: Any) -> httpx.Response:
    return server.http.post("/api/maps/read", json={"text": text, **more})


def faults(server: RunningServer, position: str, **more: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = check(server, position, **more).json()["faults"]
    return found


@pytest.mark.parametrize("name", scheme_names())
@pytest.mark.rule("TC8.4")
def test_what_comes_along_has_no_fault_and_goes_out_and_in_again(server: RunningServer, name: str) -> None:
    line = position_text(load_scheme(name).position(load_scheme(name).rules))
    told = check(server, line, title=name).json()
    assert (told["faults"], told["start"], told["position"]) == ([], True, line)
    again = read(server, told["scheme"]).json()
    assert again == {"position": line, "title": name, "note": "", "symmetric": True, "clock": 0}
    assert setup_faults(read_scheme(told["scheme"])) == ()


@pytest.mark.rule("TC8.4", "TC4.1")
def test_an_empty_board_is_told_what_it_lacks(server: RunningServer) -> None:
    found = faults(server, EMPTY)
    assert [fault["stops"] for fault in found] == [True, True]
    assert all("command tank" in fault["text"] and "TC4.1" in fault["text"] for fault in found)


@pytest.mark.rule("TC8.4")
def test_a_fault_names_its_squares_in_the_language_of_the_page(server: RunningServer) -> None:
    odd = START.replace(".LTB2N", ".MTB2N")
    english, german = (faults(server, odd, language=language) for language in LANGUAGES)
    assert [fault["squares"] for fault in english] == [fault["squares"] for fault in german]
    assert english[0]["symmetry"]
    assert not english[0]["stops"]
    assert english[0]["squares"]
    assert english[0]["text"] != german[0]["text"]
    assert faults(server, odd, symmetric=False) == []


@pytest.mark.rule("TC2.3", "TC8.4")
def test_what_stops_play_is_told_apart_from_what_is_unfair(server: RunningServer) -> None:
    in_the_open = "8_h7-8-8-8-8-8-8-8_CLTA1N.MTA8N_CLTA5S_w"
    found = faults(server, in_the_open, symmetric=False)
    assert [fault["squares"] for fault in found if fault["stops"]] == [["A8"]]
    assert any("can be destroyed on the first move" in fault["text"] for fault in found if not fault["stops"])


def test_in_the_middle_of_a_game_only_the_position_counts(server: RunningServer) -> None:
    told = check(server, "8_8-8-8-8-8-8-8-8_CLTA1N_CLTA5S_b_xMTC3").json()
    assert (told["start"], told["faults"], told["scheme"]) == (False, [], "")


def test_a_position_line_is_read_whatever_is_wrong_with_it(server: RunningServer) -> None:
    assert read(server, f" {EMPTY}\n").json()["position"] == EMPTY


@pytest.mark.parametrize("text", ["", "nonsense", "8_8-8_-_-_w", "name: x\n\n   A B\n 2 . .\n 1 . .\n", "_" * 9])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_read_is_told_in_a_sentence(server: RunningServer, text: str, language: str) -> None:
    answer = read(server, text, language=language)
    assert answer.status_code == 422
    assert answer.json()["code"] == "illegal"
    assert len(answer.json()["detail"]) > 20


@pytest.mark.parametrize("path", ["check", "picture"])
def test_a_broken_line_is_refused(server: RunningServer, path: str) -> None:
    answer = server.http.post(f"/api/maps/{path}", json={"position": "8_9-8_-_-_w"})
    assert answer.status_code == 422


@pytest.mark.parametrize("theme", ["day", "night", "contrast"])
def test_a_map_is_drawn_even_while_it_has_faults(server: RunningServer, theme: str) -> None:
    answer = server.http.post("/api/maps/picture", json={"position": EMPTY, "theme": theme})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


def test_nothing_is_too_much_for_it(server: RunningServer) -> None:
    """The largest board, full of whatever is dearest to judge."""
    squares = [f"{column}{row}" for column in "ABCDEFGHIJKLMNOPQRSTUVWX" for row in range(1, 25)]
    for kind in ("CLT", "M", "AC"):
        white = ".".join(f"{kind}{square}N" for square in squares[::2])
        black = ".".join(f"{kind}{square}S" for square in squares[1::2])
        line = "_".join(("24", "-".join(["24"] * 24), white, black, "w"))
        answer = check(server, line)
        assert answer.status_code == 200
        if kind == "CLT":  # what stops play is told, and nothing is worked out about each of them
            assert all(fault["stops"] for fault in answer.json()["faults"])
    assert check(server, "x" * 20_001).status_code == 400
    assert read(server, "x" * 20_001).status_code == 400


@pytest.mark.parametrize(
    ("title", "name"),
    [("My First Map", "my-first-map"), ("Große Brücke!", "grosse-brucke"), ("地図", "map"), ("a" * 60, "a" * 40)],
)
def test_a_title_gives_the_file_its_name(title: str, name: str) -> None:
    assert file_name(title) == name
    assert len(file_name(title)) <= LONGEST_NAME


def test_a_title_cannot_break_the_file(server: RunningServer) -> None:
    told = check(server, START, title="one\ntwo: three\u2028", note="a\nofficial: yes").json()
    scheme = read_scheme(told["scheme"])
    assert (scheme.title("en"), scheme.note("en"), scheme.official) == ("one two: three", "a official: yes", False)


@pytest.mark.rule("TC12.14")
def test_flags_and_goal_go_out_and_in_again(server: RunningServer) -> None:
    told = check(server, position_text(load_scheme("flag-12").position(load_scheme("flag-12").rules))).json()
    assert told["faults"] == []
    assert "flags: " in told["scheme"]
    assert read(server, told["scheme"]).json()["position"] == told["position"]
    lost = told["position"].replace("_g", "_G").split("_")
    without = "_".join(field for field in lost if not field.startswith("G"))
    assert [fault["stops"] for fault in faults(server, without)] == [True]


@pytest.mark.rule("TC12.14")
@pytest.mark.parametrize("field", ["gD1.-", "g-.D1"])
def test_a_flag_that_stands_alone_is_kept_named_and_drawn(server: RunningServer, field: str) -> None:
    line = f"{START}_{field}_og1"
    told = check(server, line).json()
    assert told["position"] == line
    assert [(fault["squares"], fault["stops"]) for fault in told["faults"]] == [(["D1"], True)]
    assert "Only one side has a flag: D1." in told["faults"][0]["text"]
    assert read(server, line).json()["position"] == line
    picture = server.http.post("/api/maps/picture", json={"position": line})
    assert (picture.status_code, picture.text.count("data-flag=")) == (200, 1)


def test_the_lines_the_web_app_is_tested_with_are_ours() -> None:
    lines = json.loads(Path("web/tests/positions.samples.json").read_text())
    assert [position_text(read_position(line)) for line in lines] == lines
