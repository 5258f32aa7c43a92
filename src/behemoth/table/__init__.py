"""A match: seats, views, clocks, record, store. It knows no HTTP and no particular game."""

from behemoth.table.clock_setting import ClockSetting, Correspondence, Countdown, NoClock, PerDecision
from behemoth.table.commands import Command
from behemoth.table.decisions import Change, decide
from behemoth.table.entries import Entry
from behemoth.table.guest import Peer
from behemoth.table.match import Match, fold, new_match
from behemoth.table.messages import PROTOCOL, Hello, Incoming, Outgoing, Problem
from behemoth.table.refusal import Refusal
from behemoth.table.room import Room
from behemoth.table.setup import SeatPlan, Setup
from behemoth.table.store import Conflict, Log, MemoryStore, Store, StoreFailure
from behemoth.table.tables import Created, Order, SeatWish, Summary, Tables, Taken
from behemoth.table.watch import WallWatch, Watch
from behemoth.table.wire import LONGEST, read_message, write_message

__all__ = [
    "LONGEST",
    "PROTOCOL",
    "Change",
    "ClockSetting",
    "Command",
    "Conflict",
    "Correspondence",
    "Countdown",
    "Created",
    "Entry",
    "Hello",
    "Incoming",
    "Log",
    "Match",
    "MemoryStore",
    "NoClock",
    "Order",
    "Outgoing",
    "Peer",
    "PerDecision",
    "Problem",
    "Refusal",
    "Room",
    "SeatPlan",
    "SeatWish",
    "Setup",
    "Store",
    "StoreFailure",
    "Summary",
    "Tables",
    "Taken",
    "WallWatch",
    "Watch",
    "decide",
    "fold",
    "new_match",
    "read_message",
    "write_message",
]
