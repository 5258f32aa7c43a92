"""Which table a command means, and where the token comes from."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from behemoth.server.admin_client import AdminTrouble
from behemoth.server.admin_reach import VARIABLE, admin_token, reach

GOOD = "sixteen or more of them"


def trouble(data: Path, url: str = "") -> str:
    with pytest.raises(AdminTrouble) as caught:
        reach(data, None, url, None, "en")
    assert caught.value.sentence("de") != caught.value.sentence("en")
    return caught.value.key


def test_nobody_several_and_nonsense(tmp_path: Path) -> None:
    assert trouble(tmp_path) == "admin-nobody"
    assert trouble(tmp_path, "ftp://there") == "admin-bad-url"
    with ExitStack() as stack:
        for number in (1, 2):
            listening = stack.enter_context(socket.socket(socket.AF_UNIX))
            listening.bind(str(tmp_path / f"admin-{number}.sock"))
            listening.listen()
            if number == 1:
                reach(tmp_path, None, "", None, "en")
        assert trouble(tmp_path) == "admin-several"
        reach(tmp_path, tmp_path / "admin-2.sock", "", None, "en")


def test_tokens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert admin_token(None) == ""
    monkeypatch.setenv(VARIABLE, GOOD)
    assert admin_token(None) == GOOD
    file = tmp_path / "token"
    for text, key in (("", "server-bad-token"), ("short\n", "server-bad-token"), ("ü" * 20, "server-bad-token")):
        file.write_text(text)
        with pytest.raises(AdminTrouble) as caught:
            admin_token(file)
        assert caught.value.key == key
    file.write_text(f"{GOOD}\n")
    assert admin_token(file) == GOOD
    with pytest.raises(AdminTrouble):
        admin_token(tmp_path / "missing")
