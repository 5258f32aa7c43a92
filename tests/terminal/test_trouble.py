"""Faults of the command line, told in one sentence."""

from __future__ import annotations

import pytest

from behemoth.terminal.trouble import BadInput, whole_number


def test_numbers_within_their_bounds() -> None:
    assert whole_number("0", "--seed", 0, 9) == 0
    assert whole_number("-3", "--level", -5, 5) == -3
    assert whole_number("9", "--seed", 0, 9) == 9


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "terminal-usage-number"),
        ("many", "terminal-usage-number"),
        ("1.5", "terminal-usage-number"),
        ("--3", "terminal-usage-number"),
        ("٣", "terminal-usage-number"),
        ("10", "terminal-usage-bounds"),
        ("-1", "terminal-usage-bounds"),
        ("9" * 5000, "terminal-usage-bounds"),
    ],
)
def test_what_is_no_such_number_is_told_with_its_name(text: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        whole_number(text, "--games", 0, 9)
    assert caught.value.key == key
    for language in ("en", "de"):
        assert "--games" in caught.value.sentence(language)
        assert len(caught.value.sentence(language)) < 200
