"""A place to listen, and a clear sentence where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from behemoth.server import listening
from behemoth.server.listening import CannotListen, address_of_socket, listen, network_address
from tests.server.processes import run_play
from tests.server.running_server import free_port


def test_a_busy_port_gets_a_clear_sentence(tmp_path: Path) -> None:
    from behemoth.server.listening import listen

    port = free_port()
    with listen("127.0.0.1", port):
        ended = run_play("--lang", "de", "play", "--port", str(port), data=tmp_path)
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"Port {port} ist von einem anderen Programm belegt.")


def test_the_first_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    first = free_port()
    monkeypatch.setattr(listening, "USUAL_PORT", first)
    with listen("127.0.0.1", None) as one, listen("127.0.0.1", None) as two:
        ports = [int(found.getsockname()[1]) for found in (one, two)]
        assert first <= ports[0] < ports[1] < first + 20


def test_a_port_that_was_asked_for_is_that_one_or_none() -> None:
    with listen("127.0.0.1", 0) as found, pytest.raises(CannotListen) as caught:
        listen("127.0.0.1", int(found.getsockname()[1]))
    assert caught.value.key == "server-port-busy"
    with pytest.raises(CannotListen) as caught:
        listen("256.0.0.1", 0)
    assert caught.value.key == "server-cannot-listen"


def test_addresses_are_for_people_to_open() -> None:
    with listen("127.0.0.1", 0) as found:
        assert address_of_socket(found) == f"http://127.0.0.1:{found.getsockname()[1]}/"
        assert network_address(found) == "", "nobody else can reach it"
    with listen("0.0.0.0", 0) as found:
        assert address_of_socket(found).startswith("http://127.0.0.1:"), "a browser here opens this machine"
