"""A match: seats, views, clocks, record, store. It knows no HTTP and no particular game."""

from typing import TYPE_CHECKING, Any

from behemoth.table.bot_turns import BotTurns
from behemoth.table.bucket import Bucket
from behemoth.table.client import Connection
from behemoth.table.clock_setting import ClockSetting, Correspondence, Countdown, NoClock, PerDecision
from behemoth.table.commands import BotAct, Command, Tick, Wake
from behemoth.table.ending import ending_sentence
from behemoth.table.entries import Acted, Closed, Entry, SatDown, TookBack
from behemoth.table.handling import Change, handle
from behemoth.table.hints import Hints
from behemoth.table.match import Match, fold, new_match
from behemoth.table.match_registry import Created, MatchRegistry, MatchRequest, Name, SeatRequest, Summary, Taken
from behemoth.table.match_runner import MatchRunner
from behemoth.table.memory import Memory
from behemoth.table.messages import (
    PROTOCOL,
    Act,
    Code,
    Hello,
    Incoming,
    Language,
    LogLine,
    Offer,
    Outgoing,
    Ping,
    Pong,
    Problem,
    Resign,
    SeatInfo,
    Token,
)
from behemoth.table.refusal import Refusal
from behemoth.table.setup import SeatPlan, Setup, new_id
from behemoth.table.store import Conflict, Log, MemoryStore, Store, StoreFailure
from behemoth.table.table_events import TableEvent
from behemoth.table.time_source import SystemTime, TimeSource
from behemoth.table.views import seat_infos
from behemoth.table.wire import LONGEST, read_message, write_message

if TYPE_CHECKING:
    from behemoth.table.sqlite_store import SqliteStore

__all__ = [
    "LONGEST",
    "PROTOCOL",
    "Act",
    "Acted",
    "BotAct",
    "BotTurns",
    "Bucket",
    "Change",
    "ClockSetting",
    "Closed",
    "Code",
    "Command",
    "Conflict",
    "Connection",
    "Correspondence",
    "Countdown",
    "Created",
    "Entry",
    "Hello",
    "Hints",
    "Incoming",
    "Language",
    "Log",
    "LogLine",
    "Match",
    "MatchRegistry",
    "MatchRequest",
    "MatchRunner",
    "Memory",
    "MemoryStore",
    "Name",
    "NoClock",
    "Offer",
    "Outgoing",
    "PerDecision",
    "Ping",
    "Pong",
    "Problem",
    "Refusal",
    "Resign",
    "SatDown",
    "SeatInfo",
    "SeatPlan",
    "SeatRequest",
    "Setup",
    "SqliteStore",
    "Store",
    "StoreFailure",
    "Summary",
    "SystemTime",
    "TableEvent",
    "Taken",
    "Tick",
    "TimeSource",
    "Token",
    "TookBack",
    "Wake",
    "ending_sentence",
    "fold",
    "handle",
    "new_id",
    "new_match",
    "read_message",
    "seat_infos",
    "write_message",
]


def __getattr__(name: str) -> Any:
    """The store on disk brings SQLAlchemy along, so it is loaded only by those who want it."""
    if name == "SqliteStore":
        from behemoth.table.sqlite_store import SqliteStore

        return SqliteStore
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
