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
from behemoth.monstercombat.memory.imagine import imagine_drafts
from behemoth.monstercombat.memory.posterior import Held, Lots
from behemoth.monstercombat.memory.recent import CAME, GONE, HIT, IN_VAIN, PASSED, SHIELDED
from behemoth.monstercombat.parts import Attack, MonsterState, Piles, Turn
from behemoth.monstercombat.position import position
from behemoth.monstercombat.queries.choices import Choices
from behemoth.monstercombat.rules.card_effects import hits_of
from behemoth.monstercombat.rules.table import next_living
from behemoth.monstercombat.rules.turn import LAST_SURVIVOR, MONSTERS_DEFEATED, PLAYERS_DEFEATED, TURN_CAP
from behemoth.monstercombat.sight import sees_hand
from behemoth.monstercombat.state import CombatState
from behemoth.monstercombat.tables.cards import (
    AT_THE_NEXT,
    DRAW_MORE,
    FACE_OF,
    FACES,
    HEAL,
    HIT_MONSTER,
    LIFE,
    LIGHTNING,
    LULL,
    OPENING_HAND,
    ORDER,
    POWER,
    REVIVE,
    SHIELD,
    SHIELDS,
    SKIP,
    SKIP_TURN,
    STEAL,
    STRIKE_ALL,
    STRIKE_NEXT,
    SWORD,
    THIEF1,
    THIEF2,
    Face,
    shown,
    triggers,
)
from behemoth.monstercombat.tables.event_cards import EVENT_CARD_KINDS
from behemoth.monstercombat.tables.monsters import MONSTERS, Monster
from behemoth.monstercombat.tables.options import COOP, VERSUS, EventCounts, Options, checked, deck_for
from behemoth.monstercombat.tables.presets import PRESETS, preset
from behemoth.monstercombat.text.action_text import action_text, card_word
from behemoth.monstercombat.text.state_text import MEMORY_FIELDS
from behemoth.monstercombat.text.words import (
    card_name,
    card_names,
    event_card_name,
    monster_forms,
    monster_name,
    player_name,
)
from behemoth.monstercombat.view import PlayerView, View

__all__ = [
    "AT_THE_NEXT",
    "CAME",
    "COOP",
    "DRAW_MORE",
    "EVENTS",
    "EVENT_CARD_KINDS",
    "FACES",
    "FACE_OF",
    "GONE",
    "HEAL",
    "HIT",
    "HIT_MONSTER",
    "IN_VAIN",
    "LAST_SURVIVOR",
    "LIFE",
    "LIGHTNING",
    "LULL",
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
    "REVIVE",
    "SHIELD",
    "SHIELDED",
    "SHIELDS",
    "SKIP",
    "SKIP_TURN",
    "STEAL",
    "STRIKE_ALL",
    "STRIKE_NEXT",
    "SWORD",
    "TAKE_IT",
    "THIEF1",
    "THIEF2",
    "TURN_CAP",
    "VERSUS",
    "Action",
    "Attack",
    "Backfired",
    "Choices",
    "CombatEvent",
    "CombatState",
    "Discard",
    "EventCounts",
    "EventRevealed",
    "EventsShuffled",
    "Face",
    "Held",
    "Lots",
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
    "imagine_drafts",
    "monster_forms",
    "monster_name",
    "next_living",
    "player_name",
    "position",
    "preset",
    "sees_hand",
    "shown",
    "triggers",
]
