"""``behemoth play``: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from behemoth.locale import say

if TYPE_CHECKING:
    from socket import socket


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("play", help="server-about-play")(play)


def play(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="H", help="server-about-host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", metavar="N", min=0, max=65535, help="server-about-port")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="HOST", help="server-about-name")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="server-about-no-open")] = False,
    direct: Annotated[bool, typer.Option("--direct", help="server-about-direct")] = False,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help="server-about-data")] = None,
) -> None:
    """Serve the table until somebody stops it."""
    # Imported late: the other commands should not wait for a web server to load.
    from behemoth.server.listening import address_of_socket, listen
    from behemoth.server.serving import serve
    from behemoth.server.settings import Settings, data_folder

    language = str(context.obj)
    settings = Settings(data=data or data_folder(), host=host, names=tuple(name or ()), direct=direct)
    with listen(host, port) as listening:

        def ready() -> None:
            _announce(listening, settings.data, language)
            if not no_open:
                _open(address_of_socket(listening))

        serve(settings, listening, ready)
    print(say("server-stopped", language), flush=True)


def _announce(listening: socket, data: Path | None, language: str) -> None:
    from behemoth.bots import notice_without_engine
    from behemoth.server.listening import address_of_socket, network_address

    print(say("server-listening", language, address=address_of_socket(listening)))
    others = network_address(listening)
    if others:
        print(say("server-open-to-all", language, address=others))
    print(say("server-data-at", language, folder=data))
    if note := notice_without_engine(language):
        print(note)
    print(say("server-stop-hint", language), flush=True)


def _open(address: str) -> None:
    """Open the browser, without waiting for it and without a word if there is none."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
