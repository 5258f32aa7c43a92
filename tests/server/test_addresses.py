"""Whom limits count for."""

from __future__ import annotations

import json
import socket
from typing import Any

import msgspec
import pytest

from behemoth.server.addresses import Addresses, BadProxy, address_of, counted, wider
from tests.server.attacks import addresses, connected, head, push
from tests.server.running_server import FREE, serving


@pytest.mark.parametrize(
    ("address", "limited"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1:2", "2001:db8::"),
        ("2001:db8:0:0:ffff::1", "2001:db8::"),
        ("2001:db8:0:1::1", "2001:db8:0:1::"),
        ("fe80::1%eth0", "fe80::"),
        ("strange:", "strange:"),
        ("", ""),
    ],
)
def test_a_household_counts_as_one(address: str, limited: str) -> None:
    assert counted(address) == limited


def test_the_network_around_a_household() -> None:
    assert wider("2001:db8:1:2::") == wider("2001:db8:1:ffff::") == "2001:db8:1::/48"
    assert wider("192.0.2.7") == wider("strange:") == wider("") == ""


def _scope(peer: str, *forwarded: str) -> dict[str, Any]:
    headers = [(b"x-forwarded-for", value.encode("latin-1")) for value in forwarded]
    return {"type": "http", "client": (peer, 1), "headers": headers}


@pytest.mark.parametrize(
    ("peer", "forwarded", "limited"),
    [
        ("10.0.0.1", ("192.0.2.7",), "192.0.2.7"),
        ("::ffff:10.0.0.1", ("192.0.2.7",), "192.0.2.7"),
        ("10.0.0.1", ("198.51.100.1, 192.0.2.7",), "192.0.2.7"),  # the first was there before it came to our proxy
        ("10.0.0.1", ("198.51.100.1", "192.0.2.7"), "192.0.2.7"),
        ("10.0.0.1", ("192.0.2.7, 10.0.0.9",), "192.0.2.7"),  # through two proxies of ours
        ("10.0.0.1", ("[2001:db8::1]:443",), "2001:db8::"),
        ("10.0.0.1", ("192.0.2.7:1234",), "192.0.2.7"),
        ("2001:db8:9::1", ("192.0.2.7",), "192.0.2.7"),
        ("10.0.0.1", ("rubbish",), "10.0.0.1"),
        ("10.0.0.1", ("192.0.2.7, \xff",), "10.0.0.1"),
        ("10.0.0.1", ("",), "10.0.0.1"),
        ("10.0.0.1", (), "10.0.0.1"),  # a proxy that says nothing: then everybody is one
        ("10.0.0.1", ("192.0.2.7," + "10.0.0.2," * 5000,), "10.0.0.1"),
        ("127.0.0.1", ("192.0.2.7",), "127.0.0.1"),  # nobody is a proxy for coming from here
        ("11.0.0.1", ("192.0.2.7",), "11.0.0.1"),
    ],
)
def test_only_named_proxies_are_believed(peer: str, forwarded: tuple[str, ...], limited: str) -> None:
    scope = _scope(peer, *forwarded)
    assert Addresses(("10.0.0.0/8", "2001:db8:9::1")).note(scope) == limited
    assert address_of(scope) == limited


def test_without_proxies_nobody_is_believed() -> None:
    scope = _scope("127.0.0.1", "192.0.2.7")
    assert address_of(scope) == "127.0.0.1"
    assert address_of({"type": "http", "client": None, "headers": []}) == ""


@pytest.mark.parametrize("text", ["nginx", "10.0.0.0/99", "", "1.2.3.4.5"])
def test_what_is_no_proxy_is_told_so(text: str) -> None:
    with pytest.raises(BadProxy) as caught:
        Addresses((text,))
    assert len(caught.value.sentence("de")) > 10


@pytest.mark.parametrize(("proxies", "made"), [((), 5), (("127.0.0.1",), 20)])
def test_made_up_addresses_get_nobody_more_matches(proxies: tuple[str, ...], made: int) -> None:
    limits = msgspec.structs.replace(FREE, matches=0.01, matches_at_once=5)
    with serving(limits=limits, proxies=proxies) as server:
        body = {"game": "tank-chess", "seats": [{"kind": "person"}] * 2}
        answers = [
            server.http.post("/api/matches", json=body, headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code
            for number in range(20)
        ]
    assert answers.count(201) == made


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_visitors_by_ipv4_are_apart_where_ipv6_listens_too() -> None:
    limits = msgspec.structs.replace(FREE, matches=0.01, matches_at_once=3)
    with serving(limits=limits, host="::") as server:
        body = json.dumps({"game": "tank-chess", "seats": [{"kind": "person"}] * 2}).encode()
        words = head(server.port, "POST", "/api/matches", size=len(body), more="Connection: close\r\n") + body
        statuses = [push(connected(server.port, source), [words]).status for source in addresses(3) for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429] * 3
