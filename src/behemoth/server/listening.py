"""Finding a place to listen, and saying plainly when there is none."""

from __future__ import annotations

import errno
import socket
from typing import Final

from behemoth.games import GameError
from behemoth.server.settings import USUAL_PORT

#: How many ports are tried when nobody asked for one.
_TRIES: Final = 20
#: How long, in milliseconds, something sent may remain unread.
_DEAF: Final = 60_000
#: What stands for all addresses of this machine.
EVERYWHERE: Final = ("0.0.0.0", "::")


class CannotListen(GameError):
    """Nobody can be served there."""


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: at the port that was asked for, else at the first free one. Raises CannotListen."""
    if port is not None:
        return _bind(host, port)
    for candidate in range(USUAL_PORT, USUAL_PORT + _TRIES):
        try:
            return _bind(host, candidate)
        except CannotListen as fault:
            if fault.key != "server-port-busy":
                raise
    raise CannotListen("server-no-free-port", first=USUAL_PORT, last=USUAL_PORT + _TRIES - 1)


def _bind(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.socket(family, kind, protocol)
    except OSError as fault:
        raise CannotListen("server-cannot-listen", host=host[:60], fault=fault.strerror or fault) from fault
    try:
        if socket.has_dualstack_ipv6() and address[0] == "::":
            found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        # A table that is started again shall not wait for the last one's connections to be forgotten.
        # (On Windows the same word means that two programs may share a port: not there.)
        if hasattr(socket, "SO_REUSEPORT"):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # A client that stops reading for good is forgotten by the system too; connections inherit this.
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _DEAF)
        found.bind(address)
        found.listen(1024)
    except OSError as fault:
        found.close()
        if fault.errno == errno.EADDRINUSE:
            raise CannotListen("server-port-busy", port=port) from fault
        raise CannotListen("server-cannot-listen", host=host[:60], fault=fault.strerror or fault) from fault
    return found


def address_of_socket(listening: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def network_address(listening: socket.socket) -> str:
    """The address under which others in the network most likely reach it; empty if nobody can."""
    host, port = listening.getsockname()[:2]
    if host not in EVERYWHERE:
        return "" if host.startswith("127.") or host == "::1" else address_of_socket(listening)
    return network_address_at(port)


def network_address_at(port: int) -> str:
    """The same for a port at which all addresses of this machine are listened to."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says through which of its addresses it would go.
            probe.connect(("192.0.2.1", 9))
            return f"http://{probe.getsockname()[0]}:{port}/"
        except OSError:
            return ""
