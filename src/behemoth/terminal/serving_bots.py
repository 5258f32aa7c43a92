"""``behemoth bot serve``: a bot of this machine plays at tables elsewhere, wherever it is invited."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from behemoth.client import Link


def register(app: typer.Typer) -> None:
    """Bring the commands."""
    group = typer.Typer(help="terminal-about-bot", rich_markup_mode=None, no_args_is_help=True)
    group.command("serve", help="terminal-about-bot-serve")(serve)
    app.add_typer(group, name="bot")


def serve(
    context: typer.Context,
    links: Annotated[list[str] | None, typer.Argument(metavar="LINK", help="terminal-about-bot-links")] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="terminal-about-bot-name")] = "greedy",
    server: Annotated[str, typer.Option("--server", metavar="URL", help="terminal-about-bot-server")] = "",
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="terminal-about-bot-called")] = "",
    invitations: Annotated[
        Path | None, typer.Option("--invitations", metavar="FILE", help="terminal-about-bot-invitations")
    ] = None,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE", help="terminal-about-bot-keep")] = None,
    once: Annotated[bool, typer.Option("--once", help="terminal-about-bot-once")] = False,
) -> None:
    """Until somebody stops it, or with ``--once`` until its matches are over."""
    from behemoth.bots import WorkerProcesses
    from behemoth.client import BotService, KeptSeats, read_link, read_server
    from behemoth.terminal.voice import Voice

    voice = Voice(context.obj)
    if server:
        server = read_server(server)
    seats = KeptSeats(keep or usual_file(bot))
    for link in links or []:
        seats.invite(read_link(link, server))
    watch = InvitationsFile(invitations, server) if invitations is not None else None
    workers = WorkerProcesses(processes=1)

    def tell(key: str, **arguments: Any) -> None:
        voice.tell_key(key, **arguments)

    service = BotService(bot, seats, workers, name=name, language=voice.language, tell=tell)
    voice.tell_key("terminal-bot-serves", bot=bot)
    try:
        asyncio.run(_until_stopped(service.serve(watch.news if watch is not None else list, once=once)))
    except (KeyboardInterrupt, asyncio.CancelledError):
        voice.tell_key("terminal-bye")
    finally:
        workers.close()


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Whatever runs services ends them with SIGTERM."""
    task = asyncio.ensure_future(work)
    with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):  # no such signals here
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await task


class InvitationsFile:
    """A file with a link on each line. Whoever wants the bot adds one; it is read again whenever it has changed."""

    def __init__(self, path: Path, server: str) -> None:
        self._path = path
        self._server = server
        self._read: tuple[int, int] | None = None

    def news(self) -> list[Link]:
        """The links of the file if it has changed since the last look; lines that are none are passed over."""
        from behemoth.client import BadLink, read_link

        try:
            status = self._path.stat()
        except OSError:
            return []
        seen = status.st_mtime_ns, status.st_size
        if seen == self._read:
            return []
        self._read = seen
        found = []
        for line in self._path.read_text(encoding="utf-8", errors="replace").splitlines():
            text = line.strip()
            if not text or text.startswith("# "):
                continue
            try:
                found.append(read_link(text, self._server))
            except BadLink:
                continue
        return found


def usual_file(bot: str) -> Path:
    """Where a bot keeps its seats unless told otherwise."""
    given = os.environ.get("XDG_STATE_HOME", "")
    state = Path(given) if given.startswith("/") else Path.home() / ".local" / "state"
    tidy = "".join(letter if letter.isalnum() or letter in "-_" else "-" for letter in bot)
    return state / "behemoth" / f"bot-{tidy}.json"
