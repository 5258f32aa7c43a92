"""What is logged, and how: lines with time and level, or JSON. No secret and no full address is ever written down.

Nobody logs a secret on purpose. But texts of faults come from elsewhere, so everything passes through :func:`tidied`,
which takes out whatever looks like an address, a token, a seed or a password before it is written.
"""

from __future__ import annotations

import ipaddress
import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO, TypeAlias

import msgspec

from behemoth.games import GameError

LogStyle: TypeAlias = Literal["lines", "json"]
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]
STYLES: Final[tuple[LogStyle, ...]] = ("lines", "json")
LEVELS: Final[tuple[LogLevel, ...]] = ("debug", "info", "warning", "error")

#: How many bits of a public address may be written down: enough to tell networks apart, too little to tell people.
_KEPT_BITS: Final = {4: 16, 6: 32}
#: Tokens, invitations, seeds and hashes are at least 32 of these without a gap; words of people hardly ever are.
_SECRET: Final = re.compile(r"(?<![\w/.-])(?=[\w-]*\d)[A-Za-z0-9_-]{32,}={0,2}(?![\w/])")
#: The user and the password in the address of a database.
_LOGIN: Final = re.compile(r"(?<=://)[^/\s@]+@")
_MASK: Final = r"(?:/\d{1,3})?"
_FOUR: Final = r"\d{1,3}(?:\.\d{1,3}){3}"
_IPV4: Final = re.compile(rf"(?<![\w.]){_FOUR}{_MASK}(?![\w.]*\w)")
_IPV6: Final = re.compile(rf"(?<![\w:.])(?:[0-9A-Fa-f]{{0,4}}:){{2,7}}(?:{_FOUR}|[0-9A-Fa-f]{{0,4}}){_MASK}(?![\w:])")
#: What a log hides what it will not say behind.
HIDDEN: Final = "…"


def address_class(address: str) -> str:
    """What may be written down of an address: ``loopback``, ``private``, or the network it is in."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return HIDDEN
    mapped = getattr(found, "ipv4_mapped", None)
    found = mapped or found
    if found.is_loopback:
        return "loopback"
    if found.is_unspecified:
        return str(found)
    if found.is_private and not _is_documentation(found):
        return "private"
    return str(ipaddress.ip_network((found, _KEPT_BITS[found.version]), strict=False))


def _is_documentation(found: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Addresses of examples count as private in Python; as ours they would be public."""
    return any(found in network for network in _DOCUMENTATION if network.version == found.version)


_DOCUMENTATION: Final = tuple(
    ipaddress.ip_network(text) for text in ("192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24", "2001:db8::/32")
)


def tidied(text: str) -> str:
    """The text without what no log may hold."""
    text = _LOGIN.sub(f"{HIDDEN}@", text)
    text = _SECRET.sub(HIDDEN, text)
    text = _IPV6.sub(_hide_address, text)
    return _IPV4.sub(_hide_address, text)


def _hide_address(found: re.Match[str]) -> str:
    address = found[0].partition("/")[0]  # of a network too
    try:
        ipaddress.ip_address(address)
    except ValueError:  # a time such as 12:30:05, a version of four numbers
        return found[0]
    return address_class(address)


class _Facts(msgspec.Struct, omit_defaults=True):
    """A line of a log for programs."""

    time: str
    level: str
    logger: str
    text: str
    trace: str = ""


class _Formatter(logging.Formatter):
    """Time in UTC, level, logger, text."""

    def facts(self, record: logging.LogRecord) -> _Facts:
        trace = self.formatException(record.exc_info) if record.exc_info else record.exc_text or ""
        return _Facts(
            time=datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            level=record.levelname,
            logger=record.name,
            text=tidied(record.getMessage()),
            trace=tidied(trace),
        )


class Lines(_Formatter):
    """For people: one line, and below it, further in, where a fault came from."""

    def format(self, record: logging.LogRecord) -> str:
        facts = self.facts(record)
        text = facts.text.replace("\n", "\n\t")
        line = f"{facts.time} {facts.level:<7} {facts.logger}: {text}"
        return f"{line}\n\t" + facts.trace.replace("\n", "\n\t") if facts.trace else line


class Json(_Formatter):
    """For programs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(self.facts(record)).decode()


_FORMATTERS: Final[dict[LogStyle, type[_Formatter]]] = {"lines": Lines, "json": Json}


class BadLogging(GameError):
    """There is no such way to log."""


def read_logging(style: str, level: str) -> tuple[LogStyle, LogLevel]:
    """What the command line says about logging. Raises BadLogging."""
    found = next((known for known in STYLES if known == style), None)
    wanted = next((known for known in LEVELS if known == level), None)
    if found is None:
        raise BadLogging("server-bad-log", text=style[:40], known=", ".join(STYLES))
    if wanted is None:
        raise BadLogging("server-bad-log", text=level[:40], known=", ".join(LEVELS))
    return found, wanted


#: Who says too much, and from which level on it is heard. WebSockets tell of every frame with its contents, which
#: nobody needs, not even who looks for a fault; the comings and goings of uvicorn's servers are not those of the table.
_TALKATIVE: Final = {
    "websockets": logging.INFO,
    "uvicorn.error": logging.WARNING,
    "alembic.runtime": logging.WARNING,
}


@contextmanager
def logging_as(style: LogStyle = "lines", level: LogLevel = "warning", stream: TextIO | None = None) -> Iterator[None]:
    """For the length of a block everything logged in this process is written this way, uvicorn's lines included."""
    handler: logging.StreamHandler[Any] = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_FORMATTERS[style]())
    root = logging.getLogger()
    quiet = {logging.getLogger(name): least for name, least in _TALKATIVE.items()}
    handlers, levels = list(root.handlers), {logger: logger.level for logger in (root, *quiet)}
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for logger, least in quiet.items():
        logger.setLevel(max(least, root.level))
    logging.captureWarnings(True)
    try:
        yield
    finally:
        logging.captureWarnings(False)
        root.handlers[:] = handlers
        for logger, before in levels.items():
            logger.setLevel(before)
