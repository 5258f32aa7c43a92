"""Under which address others reach the table, so that a link somebody sends leads there."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import Scope

from behemoth.server.listening import EVERYWHERE, network_address_at
from behemoth.server.settings import USUAL_PORT, Settings

#: Names under which a browser calls its own machine.
_OWN: Final = ("localhost", "127.", "[::1]")


class Reach(msgspec.Struct, frozen=True):
    """How others get here. Whoever opened the page under a name that others know needs none of it."""

    #: Only this machine is listened to, and the page was opened on it.
    alone: bool = False
    #: The address of this machine in its network; empty if nobody can tell.
    address: str = ""
    #: What to type so that the network is listened to; empty where it is.
    command: str = ""


def reach_of(settings: Settings, scope: Scope) -> Reach:
    """How others get to the table that this request came to."""
    host = Headers(scope=scope).get("host", "")
    if not host.lower().startswith(_OWN):
        return Reach()
    port = (scope.get("server") or ("", USUAL_PORT))[1]
    if settings.local:
        return Reach(alone=True, command=_command(port))
    if settings.host not in EVERYWHERE:  # and not of this machine alone: then others use that very name
        return Reach(address=f"http://{_in_brackets(settings.host)}:{port}/")
    # Behind a port that is passed on, in a container for example, nobody here knows the way.
    passed_on = _port_in(host) != port
    return Reach(address="" if passed_on else network_address_at(port))


def _command(port: int) -> str:
    """What opens the table to the network, as it can be typed where this one was started."""
    words = [_program(), "play", "--host", EVERYWHERE[0]]
    return " ".join(words if port == USUAL_PORT else [*words, "--port", str(port)])


def _program() -> str:
    """How this program is called: by its name if that is found, else by where it lies in the folder people are in."""
    started = Path(sys.argv[0])
    if shutil.which("behemoth") is None and started.name == "behemoth":
        here = Path.cwd()
        if started.is_relative_to(here):  # where somebody keeps their things is told nobody
            return str(started.relative_to(here))
    return "behemoth"


def _in_brackets(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _port_in(host: str) -> int:
    port = host.rpartition(":")[2]
    return int(port) if port.isascii() and port.isdigit() and len(port) < 6 else 80
