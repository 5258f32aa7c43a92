"""The rules of Monster Combat: both variants, every card, every ruling. It knows no other game."""

from behemoth.monstercombat.actions import PASS, TAKE_IT, Action, Discard, Pass, Play, Shield, TakeIt
from behemoth.monstercombat.events import (
    EVENTS,
    REVEALING,
    Backfired,
    CombatEvent,
    EventRevealed,
    EventsShuffled,
    PileShuffled,
)
from behemoth.monstercombat.game import MonsterCombat
from behemoth.monstercombat.memory.recent import CAME, GONE, HIT, IN_VAIN, PASSED, SHIELDED
from behemoth.monstercombat.parts import Attack, MonsterState, Piles, Turn
from behemoth.monstercombat.position import position
from behemoth.monstercombat.rules.card_effects import hits_of
from behemoth.monstercombat.rules.table import next_living
from behemoth.monstercombat.rules.turn import LAST_SURVIVOR, MONSTERS_DEFEATED, PLAYERS_DEFEATED, TURN_CAP
from behemoth.monstercombat.state import CombatState
from behemoth.monstercombat.tables.cards import (
    AT_THE_NEXT,
    FACE_OF,
    FACES,
    LIFE,
    LIGHTNING,
    OPENING_HAND,
    ORDER,
    POWER,
    SHIELD,
    SHIELDS,
    SKIP,
    SWORD,
    THIEF1,
    THIEF2,
    Face,
    shown,
    triggers,
)
from behemoth.monstercombat.tables.monsters import MONSTERS, Monster
from behemoth.monstercombat.tables.options import COOP, VERSUS, EventCounts, Options, checked, deck_for
from behemoth.monstercombat.tables.presets import PRESETS, preset
from behemoth.monstercombat.text.action_text import action_text, card_word
from behemoth.monstercombat.text.state_text import MEMORY_FIELDS
from behemoth.monstercombat.text.words import card_name, card_names, event_card_name, monster_name, player_name
from behemoth.monstercombat.view import PlayerView, View

__all__ = [
    "AT_THE_NEXT",
    "CAME",
    "COOP",
    "EVENTS",
    "FACES",
    "FACE_OF",
    "GONE",
    "HIT",
    "IN_VAIN",
    "LAST_SURVIVOR",
    "LIFE",
    "LIGHTNING",
    "MEMORY_FIELDS",
    "MONSTERS",
    "MONSTERS_DEFEATED",
    "OPENING_HAND",
    "ORDER",
    "PASS",
    "PASSED",
    "PLAYERS_DEFEATED",
    "POWER",
    "PRESETS",
    "REVEALING",
    "SHIELD",
    "SHIELDED",
    "SHIELDS",
    "SKIP",
    "SWORD",
    "TAKE_IT",
    "THIEF1",
    "THIEF2",
    "TURN_CAP",
    "VERSUS",
    "Action",
    "Attack",
    "Backfired",
    "CombatEvent",
    "CombatState",
    "Discard",
    "EventCounts",
    "EventRevealed",
    "EventsShuffled",
    "Face",
    "Monster",
    "MonsterCombat",
    "MonsterState",
    "Options",
    "Pass",
    "PileShuffled",
    "Piles",
    "Play",
    "PlayerView",
    "Shield",
    "TakeIt",
    "Turn",
    "View",
    "action_text",
    "card_name",
    "card_names",
    "card_word",
    "checked",
    "deck_for",
    "event_card_name",
    "hits_of",
    "monster_name",
    "next_living",
    "player_name",
    "position",
    "preset",
    "shown",
    "triggers",
]
