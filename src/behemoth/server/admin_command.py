"""``behemoth admin``: what whoever runs a table can look at and do while it runs."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from behemoth.locale import say

if TYPE_CHECKING:
    from behemoth.server.admin_client import AdminClient

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="admin-about-data")]
Socket = Annotated[Path | None, typer.Option("--socket", metavar="FILE", help="admin-about-socket")]
At = Annotated[str, typer.Option("--at", metavar="URL", help="admin-about-at")]
TokenFile = Annotated[Path | None, typer.Option("--token", metavar="FILE", help="admin-about-token")]
Match = Annotated[str, typer.Argument(metavar="MATCH", help="admin-about-match")]


class _Caller:
    """The language somebody reads and the table they ask."""

    def __init__(self, language: str, find: Callable[[], AdminClient]) -> None:
        self.language = language
        self._find = find

    @cached_property
    def client(self) -> AdminClient:
        """The table, looked for when something is asked: whoever wants help need not run one."""
        return self._find()

    def tell(self, key: str, **arguments: Any) -> None:
        print(say(key, self.language, **arguments))


def register(app: typer.Typer) -> None:
    """Bring the command with all its parts."""
    admin = typer.Typer(help="admin-about", no_args_is_help=True)
    admin.callback()(_find)
    for name, command in _COMMANDS.items():
        admin.command(name, help=f"admin-about-{name}")(command)
    app.add_typer(admin, name="admin")


def _find(
    context: typer.Context,
    data: Data = None,
    socket: Socket = None,
    at: At = "",
    token: TokenFile = None,
) -> None:
    """Which table."""
    from behemoth.server.admin_reach import reach

    language = str(context.obj)
    context.obj = _Caller(language, lambda: reach(data, socket, at, token, language))


def list_matches(
    context: typer.Context,
    running: Annotated[bool, typer.Option("--running", help="admin-about-only-running")] = False,
    over: Annotated[bool, typer.Option("--over", help="admin-about-only-over")] = False,
    limit: Annotated[int, typer.Option("--limit", metavar="N", min=1, max=500, help="admin-about-limit")] = 50,
    skip: Annotated[int, typer.Option("--skip", metavar="N", min=0, help="admin-about-skip")] = 0,
) -> None:
    """One line a match."""
    from behemoth.server.admin import Listing

    caller: _Caller = context.obj
    query = f"?limit={limit}&skip={skip}&running={int(running)}&over={int(over)}"
    for match in caller.client.ask("GET", "/admin/matches" + query, Listing).matches:
        state = say("admin-over" if match.over else "admin-running", caller.language)
        print(f"{match.id}  {moment(match.created)}  {match.game:<15} {match.version:>5}  {state}")


def show(context: typer.Context, match: Match) -> None:
    """A match as everybody may know it."""
    from behemoth.table import Summary

    caller: _Caller = context.obj
    _tell_match(caller, caller.client.ask("GET", f"/admin/matches/{_name(match)}", Summary))


def close(context: typer.Context, match: Match) -> None:
    """End a match as a draw."""
    from behemoth.table import Summary

    caller: _Caller = context.obj
    _tell_match(caller, caller.client.ask("POST", f"/admin/matches/{_name(match)}/close", Summary))


def _tell_match(caller: _Caller, match: Any) -> None:
    state = say("admin-over" if match.outcome is not None else "admin-running", caller.language)
    print(f"{match.match}  {match.game}  {moment(match.created)}  {state}")
    caller.tell("admin-moves", actions=match.actions, version=match.version, at=moment(match.at))
    for seat in match.seats:
        here = "+" if seat.here else "-"
        print(f"  {here} {seat.seat + 1}  {seat.kind:<7} {seat.name} {seat.bot}".rstrip())
    if match.outcome is not None:
        scores = " ".join(f"{score:g}" for score in match.outcome.scores)
        print(f"  {match.outcome.reason}: {scores}")


def erase(
    context: typer.Context,
    match: Match,
    yes: Annotated[bool, typer.Option("--yes", help="admin-about-yes")] = False,
) -> None:
    """Forget a match for good."""
    from behemoth.server.admin import Done

    caller: _Caller = context.obj
    if not yes:
        caller.tell("admin-sure", match=match)
        raise typer.Exit(2)
    done = caller.client.ask("DELETE", f"/admin/matches/{_name(match)}", Done).done
    caller.tell("admin-erased" if done else "server-no-match", match=match)
    if not done:
        raise typer.Exit(1)


def ban(
    context: typer.Context,
    network: Annotated[str, typer.Argument(metavar="ADDRESS", help="admin-about-network")],
    hours: Annotated[float | None, typer.Option("--hours", metavar="N", min=0.01, help="admin-about-hours")] = None,
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="admin-about-why")] = "",
) -> None:
    """Let nobody in from there."""
    from behemoth.server.access_rules import Ban
    from behemoth.server.admin import BanForm

    caller: _Caller = context.obj
    made = caller.client.ask("POST", "/admin/ban", Ban, BanForm(network, hours, why))
    caller.tell("admin-banned", network=made.network, until=_until(made.until, caller.language))


def unban(
    context: typer.Context,
    network: Annotated[str, typer.Argument(metavar="ADDRESS", help="admin-about-network")],
) -> None:
    """Let them in again."""
    from behemoth.server.admin import Done, UnbanForm

    caller: _Caller = context.obj
    done = caller.client.ask("POST", "/admin/unban", Done, UnbanForm(network)).done
    caller.tell("admin-unbanned" if done else "admin-no-ban", network=network)
    if not done:
        raise typer.Exit(1)


def rules(context: typer.Context) -> None:
    """Bans and quotas."""
    from behemoth.server.admin import AccessSummary

    caller: _Caller = context.obj
    found = caller.client.ask("GET", "/admin/rules", AccessSummary)
    _tell_quota(caller, found.quota.matches_a_day)
    for one in found.bans:
        print(f"{one.network}  {_until(one.until, caller.language)}  {one.why}".rstrip())
    if not found.bans:
        caller.tell("admin-no-bans")


def quota(
    context: typer.Context,
    matches: Annotated[int | None, typer.Option("--matches", metavar="N", min=0, help="admin-about-matches")] = None,
    none: Annotated[bool, typer.Option("--none", help="admin-about-no-quota")] = False,
) -> None:
    """How many matches an address may make in a day."""
    from behemoth.server.access_rules import Quota
    from behemoth.server.admin import QuotaForm

    caller: _Caller = context.obj
    if matches is None and not none:
        rules(context)
        return
    made = caller.client.ask("POST", "/admin/quota", Quota, QuotaForm(None if none else matches))
    _tell_quota(caller, made.matches_a_day)


def _tell_quota(caller: _Caller, most: int | None) -> None:
    if most is None:
        caller.tell("admin-no-quota")
    else:
        caller.tell("admin-quota", most=most)


def backup(
    context: typer.Context, file: Annotated[Path, typer.Argument(metavar="FILE", help="backup-about-file")]
) -> None:
    """Save everything in a file of this machine."""
    from behemoth.server.backup_file import keep, tell_verified

    caller: _Caller = context.obj
    keep(caller.client.stream("GET", "/admin/backup"), file)
    tell_verified(file, caller.language)


def drain(context: typer.Context) -> None:
    """Let nobody new in, then stop."""
    from behemoth.server.admin import Done

    caller: _Caller = context.obj
    caller.client.ask("POST", "/admin/drain", Done)
    caller.tell("admin-draining")


def health(context: typer.Context) -> None:
    """How the table is; exit code 1 if it is not well."""
    from behemoth.server.health import Health

    caller: _Caller = context.obj
    found = caller.client.ask("GET", "/admin/health", Health)
    caller.tell("admin-health-well" if found.ok else "admin-health-ill", version=found.version)
    draining = say("admin-yes" if found.draining else "admin-no", caller.language)
    caller.tell("admin-health-parts", store=found.store, disk=found.disk, bots=found.bots, draining=draining)
    if not found.ok:
        raise typer.Exit(1)


def metrics(context: typer.Context) -> None:
    """The figures as Prometheus reads them."""
    caller: _Caller = context.obj
    for piece in caller.client.stream("GET", "/metrics"):
        print(piece.decode(), end="")


_COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "list": list_matches,
    "show": show,
    "close": close,
    "erase": erase,
    "ban": ban,
    "unban": unban,
    "rules": rules,
    "quota": quota,
    "backup": backup,
    "drain": drain,
    "health": health,
    "metrics": metrics,
}


def _name(match: str) -> str:
    """The name of a match as it may stand in an address."""
    from urllib.parse import quote

    return quote(match, safe="")


def _until(until: int | None, language: str) -> str:
    return say("admin-for-good", language) if until is None else moment(until)


def moment(at: int) -> str:
    """A moment for people, in the time of the world."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
