"""Settings: under which names a table is known, and where its data lies."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from behemoth.server.settings import BadLimit, Limits, Settings, data_folder, read_limits, without_rates
from tests.server.running_server import serving

ROOT = Path(__file__).resolve().parents[2]


def test_names_are_checked_on_loopback_only_and_more_can_be_added() -> None:
    with serving(names=("table.example",)) as server:
        for host, status in (("localhost", 200), ("table.example", 200), ("[::1]:99", 200), ("other.example", 421)):
            assert server.http.get("/healthz", headers={"Host": host}).status_code == status, host


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HOME": "/home/kim"}, "/home/kim/.local/share/behemoth"),
        ("linux", {"HOME": "/home/kim", "XDG_DATA_HOME": "/data"}, "/data/behemoth"),
        ("linux", {"HOME": "/home/kim", "XDG_DATA_HOME": "data"}, "/home/kim/.local/share/behemoth"),
        ("darwin", {"HOME": "/Users/kim"}, "/Users/kim/Library/Application Support/Behemoth"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Behemoth"),
        ("win32", {"USERPROFILE": "/kim"}, "/kim/AppData/Local/Behemoth"),
    ],
)
def test_data_lies_where_the_system_keeps_it(platform: str, environment: dict[str, str], folder: str) -> None:
    assert data_folder(environment, platform) == Path(folder)


@pytest.mark.parametrize(
    ("host", "local"),
    [("127.0.0.1", True), ("127.8.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False)],
)
def test_what_only_this_machine_can_reach(host: str, local: bool) -> None:
    assert Settings(host=host).local is local


def test_the_table_of_limits_says_what_is() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    table = page.partition("| Limit | Usual | For |")[2].partition("\n\n")[0]
    told = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", table, re.MULTILINE))
    limits, fields = Limits(), Limits.__struct_fields__
    expected = {
        name: f"{getattr(limits, name):g}/s, {getattr(limits, f'{name}_at_once'):g} at once"
        if f"{name}_at_once" in fields
        else f"{getattr(limits, name):.9g}"
        for name in fields
        if not name.endswith("_at_once")
    }
    assert told == expected


def test_without_rates_nobody_is_too_quick() -> None:
    free, usual = without_rates(connections=7), Limits()
    assert free.connections == 7
    assert (free.messages, free.visits_at_once) == (1e9, 1e9)
    assert (free.frame, free.address_connections) == (usual.frame, usual.address_connections)


def test_some_limits_may_be_others() -> None:
    assert read_limits([]) == Limits()
    found = read_limits(["address_connections=500", "matches=0.25"])
    assert (found.address_connections, found.matches, found.connections) == (500, 0.25, Limits().connections)


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("wishes=3", "server-unknown-limit"),
        ("", "server-unknown-limit"),
        ("connections", "server-bad-limit"),
        ("connections=many", "server-bad-limit"),
        ("connections=0", "server-bad-limit"),
        ("connections=-5", "server-bad-limit"),
        ("connections=1.5", "server-bad-limit"),
        ("messages=nan", "server-bad-limit"),
        ("messages=inf", "server-bad-limit"),
    ],
)
def test_a_limit_that_is_none_is_told_so(word: str, key: str) -> None:
    with pytest.raises(BadLimit) as caught:
        read_limits([word])
    assert caught.value.key == key
    assert caught.value.sentence("de") != caught.value.sentence("en")
