"""What is logged: form, level, and what never is."""

from __future__ import annotations

import io
import json
import logging
import re

import pytest

from behemoth.server.logs import BadLogging, Json, Lines, address_class, logging_as, read_logging, tidied
from behemoth.table.setup import hash_of, new_id, new_secret

TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("127.0.0.1", "loopback"),
        ("::1", "loopback"),
        ("::ffff:127.0.0.1", "loopback"),
        ("192.168.7.9", "private"),
        ("fe80::1%eth0", "private"),
        ("203.0.113.77", "203.0.0.0/16"),
        ("8.8.4.4", "8.8.0.0/16"),
        ("::ffff:8.8.4.4", "8.8.0.0/16"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8::/32"),
        ("0.0.0.0", "0.0.0.0"),
        ("somewhere", "…"),
    ],
)
def test_what_may_be_written_of_an_address(address: str, kept: str) -> None:
    assert address_class(address) == kept


def test_addresses_in_texts() -> None:
    assert tidied("from 203.0.113.77:5123 at 12:30:05.123") == "from 203.0.0.0/16:5123 at 12:30:05.123"
    assert tidied("('203.0.113.77', 5123) [2001:db8::7:1]:80") == "('203.0.0.0/16', 5123) [2001:db8::/32]:80"
    assert tidied("203.0.113.77/32 is in 203.0.0.0/16") == "203.0.0.0/16 is in 203.0.0.0/16"
    assert tidied("2001:db8:1::/48") == "2001:db8::/32"
    assert tidied("uvicorn 0.54.0 is not 1.2.3") == "uvicorn 0.54.0 is not 1.2.3"


def test_secrets_in_texts() -> None:
    match = new_id()
    for secret in (new_secret(), hash_of("x"), "a" * 31 + "1"):
        assert secret not in tidied(f"match {match}: token {secret}")
        assert secret not in tidied(f'{{"token":"{secret}"}}')
    assert match in tidied(f"fault in match {match}")
    assert tidied("postgresql://club:geheim@db/table") == "postgresql://…@db/table"
    path = "/usr/lib/python3.11/site-packages/behemoth/table/match_runner_with_long_name_1.py"
    assert tidied(path) == path


def record(text: str, *arguments: object, fault: bool = False) -> logging.LogRecord:
    caught = None
    if fault:
        try:
            raise ValueError("from 203.0.113.77")
        except ValueError as error:
            caught = (type(error), error, error.__traceback__)
    return logging.LogRecord("behemoth.x", logging.ERROR, __file__, 1, text, arguments, caught)


def test_lines() -> None:
    line = Lines().format(record("fault in %s", "here", fault=True))
    first, *rest = line.splitlines()
    assert TIME.match(first)
    assert first.endswith("ERROR   behemoth.x: fault in here")
    assert all(more.startswith("\t") for more in rest)
    assert "203.0.113.77" not in line


def test_nobody_makes_a_line_of_their_own() -> None:
    line = Lines().format(record("name %s", "x\n2026-11-16T00:00:00.000Z ERROR behemoth: made up"))
    assert line.splitlines()[1].startswith("\t")


def test_json() -> None:
    facts = json.loads(Json().format(record("fault in %s", "here", fault=True)))
    assert TIME.fullmatch(facts["time"])
    assert (facts["level"], facts["logger"], facts["text"]) == ("ERROR", "behemoth.x", "fault in here")
    assert "ValueError" in facts["trace"]
    assert "203.0.113.77" not in facts["trace"]
    assert "trace" not in json.loads(Json().format(record("well")))


def test_uvicorn_and_levels() -> None:
    written, before = io.StringIO(), list(logging.getLogger().handlers)
    with logging_as("json", "warning", written):
        logging.getLogger("uvicorn.error").warning("late")
        logging.getLogger("behemoth.table").info("not told")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [(line["logger"], line["text"]) for line in lines] == [("uvicorn.error", "late")]
    assert logging.getLogger().handlers == before


def test_what_cannot_be_asked_for() -> None:
    assert read_logging("json", "info") == ("json", "info")
    for style, level in (("xml", "info"), ("json", "loud")):
        with pytest.raises(BadLogging):
            read_logging(style, level)
