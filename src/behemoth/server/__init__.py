"""HTTP and WebSocket over a table. ``behemoth play`` serves it; ``build`` makes the application for other ASGI servers.

The parts are loaded when they are first asked for, so that the command line need not wait for a web server.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from behemoth.games import missing_extra

if TYPE_CHECKING:
    from behemoth.server.app import build, open_store
    from behemoth.server.command import register
    from behemoth.server.listening import CannotListen, address_of_socket, listen
    from behemoth.server.serving import serve, uvicorn_config
    from behemoth.server.settings import Limits, Settings, without_rates

__all__ = [
    "CannotListen",
    "Limits",
    "Settings",
    "address_of_socket",
    "build",
    "listen",
    "open_store",
    "register",
    "serve",
    "uvicorn_config",
    "without_rates",
]

#: In which module each is.
_HOMES: Final = {
    "CannotListen": "listening",
    "Limits": "settings",
    "Settings": "settings",
    "address_of_socket": "listening",
    "build": "app",
    "listen": "listening",
    "open_store": "app",
    "register": "command",
    "serve": "serving",
    "uvicorn_config": "serving",
    "without_rates": "settings",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    except ImportError as error:
        missing = missing_extra(error)
        if missing is None:
            raise
        raise missing from error
