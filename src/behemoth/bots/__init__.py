"""Who can sit down besides people. A bot gets what its seat may see, never the truth."""

from behemoth.bots.bot import Bot, Eyes
from behemoth.bots.registry import (
    BotInfo,
    UnknownBot,
    bot_infos,
    bot_names,
    bot_title,
    demand_bot,
    find_bot,
    promise_of,
    stand_in,
)
from behemoth.bots.strength import weaker
from behemoth.bots.worker import InlineThinkers, Job, Thinkers, Workers, job_for

__all__ = [
    "Bot",
    "BotInfo",
    "Eyes",
    "InlineThinkers",
    "Job",
    "Thinkers",
    "UnknownBot",
    "Workers",
    "bot_infos",
    "bot_names",
    "bot_title",
    "demand_bot",
    "find_bot",
    "job_for",
    "promise_of",
    "stand_in",
    "weaker",
]
