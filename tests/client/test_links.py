"""Links: those the web app makes, those of one's own seats, and texts that are none."""

from __future__ import annotations

import pytest

from behemoth.client import BadLink, Link, read_link, read_server
from behemoth.locale import LANGUAGES

HOME = "http://club.example:8765"


@pytest.mark.parametrize(
    ("text", "link"),
    [
        (f"{HOME}/join/k3vx#secret", Link(HOME, "join", "k3vx", "secret")),
        (f"{HOME}/join/k3vx", Link(HOME, "join", "k3vx")),
        (f"{HOME}/m/k3vx#one,two", Link(HOME, "seat", "k3vx", "one,two")),
        (f"{HOME}/watch/k3vx", Link(HOME, "watch", "k3vx")),
        (f"{HOME}/carry#K7QP3MZD", Link(HOME, "carry", "", "K7QP3MZD")),
        ("https://club.example/join/k3vx#secret", Link("https://club.example", "join", "k3vx", "secret")),
    ],
)
def test_a_link_is_read_and_written(text: str, link: Link) -> None:
    assert read_link(text) == link
    assert link.text == text


def test_a_match_without_a_seat_is_watched() -> None:
    assert read_link(f" {HOME}/m/k3vx\n").kind == "watch"


def test_tokens_belong_to_seats_only() -> None:
    assert read_link(f"{HOME}/m/k3vx#one,two").tokens == ("one", "two")
    assert read_link(f"{HOME}/join/k3vx#one").tokens == ()


def test_with_a_server_the_match_is_enough() -> None:
    assert read_link("k3vx#secret", "club.example:8765") == Link(HOME, "join", "k3vx", "secret")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "k3vx",
        "k3vx#secret",
        f"{HOME}",
        f"{HOME}/carry",
        f"{HOME}/join",
        f"{HOME}/a/b/c",
        "ftp://x/join/y",
        "http://",
    ],
)
def test_what_is_no_link_gets_a_sentence(text: str) -> None:
    with pytest.raises(BadLink) as refused:
        read_link(text)
    assert all(refused.value.sentence(language) for language in LANGUAGES)


def test_a_wrong_link_is_told_without_its_secret() -> None:
    with pytest.raises(BadLink) as refused:
        read_link(f"{HOME}/else/k3vx#topsecret")
    assert "topsecret" not in str(refused.value)


@pytest.mark.parametrize("text", ["file:///etc/passwd", "http://me:word@club.example", "", "http://"])
def test_what_is_no_server(text: str) -> None:
    with pytest.raises(BadLink):
        read_server(text)
