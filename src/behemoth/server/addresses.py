"""Whom limits count for: an address, or the network that one household gets.

Who connects is known from the connection itself. Behind a proxy that is the proxy, which passes the visitor's address
on in a header. Anybody can write such a header, so it is believed only from proxies whoever runs the table has named.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.types import Scope

from behemoth.games import GameError

#: Where :func:`address_of` finds what :class:`Addresses` has found out about a request.
_COUNTED: Final = "behemoth.address"
#: Of IPv6 one household gets at least so many bits of its own, and somebody with several networks these.
_HOUSEHOLD: Final = 64
_WIDER: Final = 48
#: So many proxies in a row are believed at most.
_HOPS: Final = 10


class BadProxy(GameError):
    """That is no address and no network."""


class Addresses:
    """Tells who somebody is, by the connection and by what named proxies say."""

    def __init__(self, proxies: Iterable[str] = ()) -> None:
        self._proxies = tuple(map(_network, proxies))
        self.is_proxy = lru_cache(maxsize=1024)(self._is_proxy)

    def note(self, scope: Scope) -> str:
        """Whom limits count for, noted in the request for :func:`address_of`."""
        client = scope.get("client")
        peer = client[0] if client else ""
        found = counted(self._behind(peer, scope) if self._proxies and self.is_proxy(peer) else peer)
        scope[_COUNTED] = found
        return found

    def _is_proxy(self, text: str) -> bool:
        address = _address(text)
        return address is not None and any(address in network for network in self._proxies)

    def _behind(self, peer: str, scope: Scope) -> str:
        """The last one in the header that is no proxy of ours: those before it may be made up."""
        values = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        hops = b",".join(values).decode("latin-1").split(",")[-_HOPS:]
        for hop in reversed(hops):
            text = _without_port(hop.strip())
            if _address(text) is None:
                break
            peer = text
            if not self.is_proxy(text):
                break
        return peer


def address_of(scope: Scope) -> str:
    """Whom limits count for: IPv4 whole, IPv6 by household, as named proxies say; empty where nobody can tell."""
    found = scope.get(_COUNTED)
    if found is None:  # nobody stood at the door: then nobody is a proxy either
        return Addresses().note(scope)
    return str(found)


@lru_cache(maxsize=4096)
def counted(text: str) -> str:
    """An address as limits count it."""
    address = _address(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, _HOUSEHOLD), strict=False).network_address)
    return text if address is None else str(address)


@lru_cache(maxsize=4096)
def wider(address: str) -> str:
    """For an address as limits count it: the network around it, of which somebody may have many; empty for IPv4."""
    if ":" not in address:
        return ""
    found = _address(address)
    return str(IPv6Network((found, _WIDER), strict=False)) if isinstance(found, IPv6Address) else ""


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that came in at a door for IPv6 is one of IPv4."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadProxy("server-bad-proxy", proxy=text[:60]) from None


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
