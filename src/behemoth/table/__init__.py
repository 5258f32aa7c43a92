"""A match: seats, views, clocks, record, store. It knows no HTTP and no particular game."""

from behemoth.table.bucket import Bucket
from behemoth.table.clock_setting import ClockSetting, Correspondence, Countdown, NoClock, PerDecision
from behemoth.table.commands import Command
from behemoth.table.decisions import Change, decide
from behemoth.table.entries import Entry
from behemoth.table.guest import Peer
from behemoth.table.match import Match, fold, new_match
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
from behemoth.table.projection import seat_infos
from behemoth.table.refusal import Refusal
from behemoth.table.room import Room
from behemoth.table.setup import SeatPlan, Setup, new_id
from behemoth.table.sqlite_store import SqliteStore
from behemoth.table.store import Conflict, Log, MemoryStore, Store, StoreFailure
from behemoth.table.tables import Created, Name, Order, SeatWish, Summary, Tables, Taken
from behemoth.table.watch import WallWatch, Watch
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
    "MemoryStore",
    "Name",
    "NoClock",
    "Order",
    "Outgoing",
    "Peer",
    "PerDecision",
    "Ping",
    "Pong",
    "Problem",
    "Refusal",
    "Room",
    "SeatInfo",
    "SeatPlan",
    "SeatWish",
    "Setup",
    "SqliteStore",
    "Store",
    "StoreFailure",
    "Summary",
    "Tables",
    "Taken",
    "Token",
    "WallWatch",
    "Watch",
    "decide",
    "fold",
    "new_id",
    "new_match",
    "read_message",
    "seat_infos",
    "write_message",
]
