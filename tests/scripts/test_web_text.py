"""Long texts as TypeScript."""

from __future__ import annotations

from ast import literal_eval

from scripts.web_text import WIDTH, long_text, table


def test_a_long_text_is_the_same_in_lines() -> None:
    text = "it's a \\line of words\n" * 40 + "and the last"
    lines = long_text(text).split(" +\n  ")
    assert len(lines) > 5
    assert max(map(len, lines)) < 140  # what is escaped is a little longer
    assert literal_eval("(" + "\n".join(lines) + ")") == text


def test_a_word_that_is_too_long_stays_whole() -> None:
    assert long_text("a " + "x" * 2 * WIDTH) == f"'a ' +\n  '{'x' * 2 * WIDTH}'"


def test_a_table_has_a_line_for_each_row() -> None:
    assert table({1: "a", "b": [2, 3]}) == '{\n  "1": "a",\n  "b": [2, 3],\n}'
