"""What a match runner finds in its inbox."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from behemoth.table import commands, messages
from behemoth.table.client import Client
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.match import Match
from behemoth.table.messages import Incoming


class Entered(msgspec.Struct):
    """A connection has said hello."""

    client: Client
    hello: messages.Hello


class Left(msgspec.Struct):
    """A connection is gone."""

    client: Client


class Received(msgspec.Struct):
    """A client says something."""

    client: Client
    message: Incoming


class TableCommand(msgspec.Struct):
    """A command of the table itself, and who waits for it."""

    command: commands.Command
    answer: asyncio.Future[Match] | None = None


class News(msgspec.Struct):
    """Another process has written to the match."""


class OthersCameOrWent(msgspec.Struct):
    """Somebody connected to another process, or left it."""


class Gap(msgspec.Struct, frozen=True):
    """A time in which nobody looked after the match. It counts for nobody."""

    since: Milliseconds
    until: Milliseconds


class Duty(msgspec.Struct):
    """The clocks and bots of the match run here from now on."""

    gap: Gap | None


class AlarmRang(msgspec.Struct):
    """The alarm."""


class Rest(msgspec.Struct):
    """Somebody wants to know when all that could be done now is done."""

    done: asyncio.Future[None]


class Stop(msgspec.Struct):
    """No more."""


#: What happens although nobody came: it does not keep a match from sleeping.
NOBODY_CAME: Final = (AlarmRang, News, OthersCameOrWent, Duty, Rest)
