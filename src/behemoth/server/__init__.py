"""HTTP and WebSocket over a table. ``behemoth play`` serves it; ``build`` makes the application for other servers."""

from behemoth.server.listening import address_of_socket, listen
from behemoth.server.serving import serve
from behemoth.server.settings import Limits, Settings

__all__ = [
    "Limits",
    "Settings",
    "address_of_socket",
    "listen",
    "serve",
]
