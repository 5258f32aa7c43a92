"""``behemoth play``: the table in the browser; ``behemoth think``: a process for bots alone."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from behemoth.locale import say

if TYPE_CHECKING:
    from socket import socket

    from behemoth.server.engine_build import BuildState
    from behemoth.server.settings import Settings


def register(app: typer.Typer) -> None:
    """Bring the commands."""
    from behemoth.server import admin_command, backup_command

    app.command("play", help="server-about-play")(play)
    app.command("think", help="server-about-think")(think)
    backup_command.register(app)
    admin_command.register(app)


def play(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="H", help="server-about-host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", metavar="N", min=0, max=65535, help="server-about-port")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="HOST", help="server-about-name")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="server-about-proxy")] = None,
    limit: Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=N", help="server-about-limit")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="server-about-no-open")] = False,
    direct: Annotated[bool, typer.Option("--direct", help="server-about-direct")] = False,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help="server-about-data")] = None,
    store: Annotated[
        str, typer.Option("--store", metavar="URL", envvar="BEHEMOTH_STORE", help="server-about-store")
    ] = "",
    serve_only: Annotated[bool, typer.Option("--serve-only", help="server-about-serve-only")] = False,
    keep_finished: Annotated[
        float | None, typer.Option("--keep-finished", metavar="DAYS", min=0, help="server-about-keep-finished")
    ] = None,
    admin_token: Annotated[
        Path | None, typer.Option("--admin-token", metavar="FILE", help="server-about-admin-token")
    ] = None,
    metrics: Annotated[str, typer.Option("--metrics", metavar="PORT", help="server-about-metrics")] = "",
    engine_build: Annotated[
        str,
        typer.Option(
            "--engine-build", metavar="COMMAND", envvar="BEHEMOTH_ENGINE_BUILD", help="server-about-engine-build"
        ),
    ] = "",
    log: Annotated[str, typer.Option("--log", metavar="lines|json", help="server-about-log")] = "lines",
    log_level: Annotated[str, typer.Option("--log-level", metavar="LEVEL", help="server-about-log-level")] = "warning",
) -> None:
    """Serve the table until somebody stops it."""
    # Imported late: the other commands should not wait for a web server to load.
    from behemoth.server.admin_reach import admin_token as read_token
    from behemoth.server.listening import address_of_socket, listen
    from behemoth.server.logs import logging_as, read_logging
    from behemoth.server.serving import serve
    from behemoth.server.settings import Settings, data_folder, read_limits

    language = str(context.obj)
    logging_style = read_logging(log, log_level)
    settings = Settings(
        data=data or data_folder(),
        store=store,
        host=host,
        names=tuple(name or ()),
        proxies=tuple(proxy or ()),
        limits=read_limits(limit or ()),
        direct=direct,
        serve_only=serve_only,
        keep_finished=keep_finished,
        admin_token=read_token(admin_token),
        metrics=metrics,
        engine_build=tuple(shlex.split(engine_build)),
    )
    with logging_as(*logging_style), listen(host, port) as listening:

        def ready() -> None:
            _announce(listening, settings, language)
            if not no_open:
                _open(address_of_socket(listening))

        serve(settings, listening, ready, lambda state: _tell_engine(state, language))
    print(say("server-stopped", language), flush=True)


def think(
    context: typer.Context,
    store: Annotated[
        str, typer.Option("--store", metavar="URL", envvar="BEHEMOTH_STORE", help="server-about-store")
    ] = "",
) -> None:
    """Let bots think and clocks run until somebody stops it."""
    from behemoth.server.settings import Settings
    from behemoth.server.thinking import think as look_after
    from behemoth.table import place_of

    language = str(context.obj)

    def ready() -> None:
        print(say("server-thinking", language, place=place_of(store)))
        print(say("server-stop-hint", language), flush=True)

    look_after(Settings(store=store), ready)
    print(say("server-stopped", language), flush=True)


def _announce(listening: socket, settings: Settings, language: str) -> None:
    from behemoth.bots import notice_without_engine
    from behemoth.server.listening import address_of_socket, network_address
    from behemoth.table import place_of

    print(say("server-listening", language, address=address_of_socket(listening)))
    others = network_address(listening)
    if others:
        print(say("server-open-to-all", language, address=others))
    where = place_of(settings.store) if settings.store else settings.data
    print(say("server-data-at", language, folder=where))
    note = notice_without_engine(language, command=True)
    if note and not settings.engine_build:  # where it is built, that is told in a moment
        print(note)
    print(say("server-stop-hint", language), flush=True)


def _tell_engine(state: BuildState, language: str) -> None:
    """How the build of the engine goes: that it began, and what it came to."""
    print(say("bots-weaker" if state == "missing" else f"engine-{state}", language), flush=True)


def _open(address: str) -> None:
    """Open the browser, without waiting for it and without a word if there is none."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
