"""A match: seats, views, clocks, record, store. It knows no HTTP and no particular game."""

from behemoth.table.bucket import Bucket
from behemoth.table.client import Connection
from behemoth.table.clock_setting import ClockSetting, Correspondence, Countdown, NoClock, PerDecision
from behemoth.table.commands import Command
from behemoth.table.ending import ending_sentence
from behemoth.table.entries import Entry
from behemoth.table.handling import Change, handle
from behemoth.table.match import Match, fold, new_match
from behemoth.table.match_registry import Created, MatchRegistry, MatchRequest, Name, SeatRequest, Summary, Taken
from behemoth.table.match_runner import MatchRunner
from behemoth.table.memory import Memory
from behemoth.table.messages import (
    PROTOCOL,
    Code,
    Hello,
    Incoming,
    Language,
    LogLine,
    Outgoing,
    Ping,
    Pong,
    Problem,
    SeatInfo,
    Token,
)
from behemoth.table.refusal import Refusal
from behemoth.table.setup import SeatPlan, Setup, new_id
from behemoth.table.sqlite_store import SqliteStore
from behemoth.table.store import Conflict, Log, MemoryStore, Store, StoreFailure
from behemoth.table.time_source import SystemTime, TimeSource
from behemoth.table.views import seat_infos
from behemoth.table.wire import LONGEST, read_message, write_message

__all__ = [
    "LONGEST",
    "PROTOCOL",
    "Bucket",
    "Change",
    "ClockSetting",
    "Code",
    "Command",
    "Conflict",
    "Connection",
    "Correspondence",
    "Countdown",
    "Created",
    "Entry",
    "Hello",
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
    "Outgoing",
    "PerDecision",
    "Ping",
    "Pong",
    "Problem",
    "Refusal",
    "SeatInfo",
    "SeatPlan",
    "SeatRequest",
    "Setup",
    "SqliteStore",
    "Store",
    "StoreFailure",
    "Summary",
    "SystemTime",
    "Taken",
    "TimeSource",
    "Token",
    "ending_sentence",
    "fold",
    "handle",
    "new_id",
    "new_match",
    "read_message",
    "seat_infos",
    "write_message",
]
